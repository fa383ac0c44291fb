"""18 Ghosts as somebody plays it: from what the castle offers."""

import re

from playwright.sync_api import Locator

from tests.browser.table import Table

PORTALS = ("c1", "c5", "e3")


class EighteenGhosts(Table):
    """The castle and what lies beside it."""

    game = "18-ghosts"
    others_act = ("status-placing-other", "status-turn-other", "status-released-other")

    @property
    def castle(self) -> Locator:
        """The grid of rooms."""
        return self.page.get_by_role("grid", name=self.say_game("web-grid"))

    def room(self, name: str) -> Locator:
        """A room by its name."""
        return self.castle.get_by_role("gridcell", name=re.compile(rf"^{name}, "))

    def labels(self) -> dict[str, str]:
        """What a screen reader says about each room."""
        found: list[str] = self.castle.get_by_role("gridcell").evaluate_all(
            "rooms => rooms.map((room) => room.getAttribute('aria-label'))"
        )
        return {label[:2]: label for label in found}

    def rooms_that(self, *keys: str) -> list[str]:
        """The rooms of which one of these is said."""
        labels = self.labels()
        can = [self.words.like(self.game, key, "rooms") for key in keys]
        return [room for room, label in labels.items() if any(one.search(label) for one in can)]

    def ghosts(self) -> list[str]:
        """Rooms where somebody is."""
        empty = self.say_game("web-empty")
        return [
            room
            for room, label in self.labels().items()
            if room not in PORTALS and f", {empty}" not in label
        ]

    def sources(self) -> list[str]:
        """Rooms of ghosts that may move."""
        return self.rooms_that("web-can-go")

    def targets(self) -> list[str]:
        """Rooms that answer a touch."""
        return self.rooms_that(
            "web-target-place", "web-target-step", "web-target-mirror", "web-target-fight"
        )

    def turn(self) -> None:
        """Do one of the things that are offered."""
        if places := self.targets():
            self.touch(self.room(self.random.choice(places)))
        elif sources := self.sources():
            self.touch(self.room(self.random.choice(sources)))
            self.touch(self.room(self.random.choice(self.targets())))
        else:
            self.touch(self.other_choices().first)

    def other_choices(self) -> Locator:
        """Asking for a ghost back, or passing."""
        passing = self.page.get_by_role("button", name=self.say_game("action-pass"))
        return (
            self.released("red")
            .or_(self.released("blue"))
            .or_(self.released("yellow"))
            .or_(passing)
        )

    def released(self, colour: str) -> Locator:
        """A ghost in the dungeon that may be asked for."""
        name = self.words.like(self.game, "web-touch-dungeon", colour=colour)
        return self.page.get_by_role("button", name=name)
