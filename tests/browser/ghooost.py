"""Ghooost! as somebody plays it: stacks in the hand, cards held up, Crypt, Cemetery and Manor."""

from playwright.sync_api import Locator

from tests.browser.table import Table


class Ghooost(Table):
    """The stacks in hand, the bar that plays what is held up, and the piles."""

    game = "ghooost"
    others_act = ("web-status-other", "web-status-before-me", "web-status-again")

    @property
    def hand(self) -> Locator:
        """One's own cards."""
        return self.page.get_by_role("toolbar", name=self.say_game("heading-hand"))

    @property
    def stacks(self) -> Locator:
        """Each kind of card held."""
        return self.hand.get_by_role("button")

    @property
    def playable(self) -> Locator:
        """Stacks that can be played from now; Miss Copy only goes with another card."""
        return self.hand.locator("button:not([aria-disabled=true]):not([data-action=X])")

    def stack(self, card: str) -> Locator:
        """The stack of a kind of card."""
        return self.hand.locator(f"[data-action='{card}']")

    @property
    def bar(self) -> Locator:
        """What is held up, and how many of it."""
        name = self.words.like(self.game, "web-held", "count", "card_name", copies=0)
        return self.page.get_by_role("group", name=name)

    @property
    def play(self) -> Locator:
        """The button that plays what is held up."""
        return self.page.locator("[data-stage] .bar button.play")

    @property
    def crypt(self) -> Locator:
        """The Crypt: try one's luck."""
        return self.page.locator("button[data-action=luck]")

    @property
    def cemetery(self) -> Locator:
        """The Cemetery: take it."""
        return self.page.locator("button[data-action=take]")

    @property
    def own_manor(self) -> Locator:
        """One's own Manor, to be opened when the hand is empty."""
        return self.page.locator("button[data-action=manor]")

    @property
    def others(self) -> Locator:
        """What may be done without a card of the hand."""
        names = ("take", "luck", "manor", "pass")
        legal = ", ".join(f"button[data-action={name}]:not([aria-disabled=true])" for name in names)
        return self.page.locator("[data-stage]").locator(legal)

    def held(self) -> list[str]:
        """What is said of each stack in hand."""
        found: list[str] = self.stacks.evaluate_all(
            "stacks => stacks.map((stack) => stack.getAttribute('aria-label'))"
        )
        return found

    def turn(self) -> None:
        """Play as many of the lowest ghost as there are, or else take, open or try."""
        if not self.playable.count():
            self.touch(self.others.first)
            return
        stack = self.playable.first
        self.touch(stack)
        if self.play.is_visible():
            more = self.page.locator("[data-stage] .bar button.step").nth(1)
            while more.get_attribute("aria-disabled") == "false":
                self.touch(more)
            self.touch(self.play)
