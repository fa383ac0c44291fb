"""Ghosts as somebody plays it: from the cards that may be played."""

from playwright.sync_api import Locator

from tests.browser.table import Table


class Ghosts(Table):
    """The cards in hand and the pile."""

    game = "ghosts"
    others_act = ("status-open-other", "status-play-other")

    @property
    def hand(self) -> Locator:
        """One's own cards."""
        return self.page.get_by_role("toolbar", name=self.say_game("heading-hand"))

    @property
    def cards(self) -> Locator:
        """Each card held, or several of a kind."""
        return self.hand.get_by_role("button")

    @property
    def playable(self) -> Locator:
        """Those that may be played now."""
        return self.hand.get_by_role("button", disabled=False)

    @property
    def pile(self) -> Locator:
        """The pile, where it may be taken."""
        name = self.words.like("ghosts", "board-take-pile", "pile", hinted=False)
        return self.page.get_by_role("button", name=name)

    def held(self) -> list[str]:
        """What is said of each card in hand."""
        found: list[str] = self.cards.evaluate_all(
            "cards => cards.map((card) => card.getAttribute('aria-label'))"
        )
        return found

    def turn(self) -> None:
        """Play a card, or take the pile."""
        number = self.playable.count()
        if number:
            self.touch(self.playable.nth(self.random.randrange(number)))
        else:
            self.touch(self.pile)
