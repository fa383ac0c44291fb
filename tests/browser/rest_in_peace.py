"""Rest in Peace as somebody plays it: hand, Mediums, the house, and what a card asks for."""

from playwright.sync_api import Locator, expect

from tests.browser.table import Table

ASKED = (
    *("play", "search", "name", "banish", "copy", "return", "deck", "family", "discard"),
    *("swap", "take-back", "carry", "place", "resolve"),
)
"""Phases in which a family decides."""
CHANCE = ("first", "line", "houses", "deal", "stumble", "turn-up", "pick", "draw", "uncover")


class RestInPeace(Table):
    """The board, and a hand that touches it."""

    game = "rest-in-peace"
    others_act = (
        *(f"status-{phase}-other" for phase in ASKED),
        *(f"status-{phase}" for phase in CHANCE),
    )

    @property
    def hand(self) -> Locator:
        """One's own Ghosts."""
        return self.page.get_by_role("toolbar", name=self.say_game("board-hand"))

    @property
    def house(self) -> Locator:
        """The house that is fought for."""
        return self.page.locator("[data-current]")

    @property
    def answers(self) -> Locator:
        """What can be answered to a card that asks."""
        return self.page.locator("[data-asking] [data-action]")

    @property
    def doable(self) -> Locator:
        """Ghosts, buttons and answers that may be touched now."""
        return self.page.locator("[data-stage] [data-action]:not([aria-disabled=true])")

    @property
    def ready_mediums(self) -> Locator:
        """Mediums that may be used now."""
        return self.page.locator("[data-stage] .medium.ready")

    @property
    def panel(self) -> Locator:
        """What is laid over the board to be read."""
        return self.page.locator("[data-stage]").get_by_role("dialog")

    def medium(self, number: int) -> Locator:
        """A Medium in front of a family."""
        name = self.say_game(
            "board-held-medium",
            number=number,
            name=self.say_game(f"medium-{number}-name"),
            hinted=False,
        )
        return self.page.get_by_role("button", name=name, exact=True)

    def action(self, notation: str) -> Locator:
        """Where something is done, by its notation; in the panel of answers if it is there."""
        found = self.page.locator(f'[data-stage] [data-action="{notation}"]')
        asked = self.answers.and_(found)
        return asked if asked.count() else found

    def total(self, seat: int) -> Locator:
        """A family's total in this house."""
        return self.page.locator(f"[data-total='{seat}']")

    def use(self, number: int) -> None:
        """Open a Medium and use it."""
        self.touch(self.medium(number))
        expect(self.panel).to_contain_text(self.say_game(f"medium-{number}-text"))
        self.touch(self.panel.locator("[data-action]"))
        expect(self.panel).to_have_count(0)

    def do(self, notation: str) -> None:
        """Do something by its notation: a Medium through its panel, all else by a touch."""
        expect(self.actions).to_be_enabled()
        if notation.startswith("#"):
            self.use(int(notation[1:]))
        elif notation.startswith("place:#"):
            self.use(int(notation[7:]))
        else:
            expect(self.action(notation)).to_be_visible()
            self.touch(self.action(notation))

    def turn(self) -> None:
        """Do one of the things that are offered, a Medium now and then."""
        mediums = self.ready_mediums.count()
        if mediums and not self.answers.count() and self.random.random() < 0.5:
            self.touch(self.ready_mediums.nth(self.random.randrange(mediums)))
            self.touch(self.panel.locator("[data-action]"))
            return
        number = self.doable.count()
        self.touch(self.doable.nth(self.random.randrange(number)))
