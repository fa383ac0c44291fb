"""The ghost of the MacGregors as somebody plays it: rooms, keys, ghost cards, the pile."""

from playwright.sync_api import Locator

from tests.browser.table import Table

ASKED = ("plan", "move", "discard", "catch")
"""Phases in which somebody decides."""
CHANCE = ("first", "deal", "top", "draw")


class MacGregor(Table):
    """The castle, the pile beside it, and the hand below."""

    game = "macgregor"
    others_act = (
        *(f"status-{phase}-other" for phase in ASKED),
        *(f"status-{phase}" for phase in CHANCE),
    )

    @property
    def castle(self) -> Locator:
        """All rooms."""
        return self.page.get_by_role("grid", name=self.say_game("web-castle"))

    def room(self, name: str) -> Locator:
        """A room by row and column."""
        return self.castle.locator(f"[data-room='{name}']")

    @property
    def open_rooms(self) -> Locator:
        """Rooms that can be entered, or planned next."""
        return self.castle.locator("[role=gridcell].live")

    @property
    def open_exits(self) -> Locator:
        """Ways out that can be taken."""
        return self.page.locator("[data-exit].live")

    @property
    def keys(self) -> Locator:
        """One's own keys."""
        return self.page.locator("[data-stage] [data-key]")

    @property
    def useful_keys(self) -> Locator:
        """Keys that can be touched to some purpose."""
        return self.page.locator("[data-stage] [data-key]:not([aria-disabled=true])")

    @property
    def cards(self) -> Locator:
        """One's own ghost cards."""
        return self.page.locator("[data-stage] [data-card]")

    @property
    def laid(self) -> Locator:
        """Ghost cards that are in the plan."""
        return self.page.locator("[data-stage] [data-card].laid")

    @property
    def seats(self) -> Locator:
        """The players' plates."""
        around = self.page.get_by_role("list", name=self.say_game("web-seats"))
        return around.get_by_role("listitem")

    @property
    def victims(self) -> Locator:
        """Runners in the ghost's room, to choose one to catch."""
        return self.page.locator("[data-stage] [data-action^='catch:']")

    def action(self, notation: str) -> Locator:
        """The pile or a button, by what it does."""
        return self.page.locator(f"[data-stage] [data-action='{notation}']")

    @property
    def dark(self) -> Locator:
        """Into the dark and out of it."""
        return self.page.get_by_test_id("dark")

    @property
    def lamp(self) -> Locator:
        """What charges the things that glow."""
        return self.page.get_by_test_id("lamp")

    def can(self, notation: str) -> bool:
        """Whether the pile or a button can be touched."""
        found = self.action(notation)
        return found.count() > 0 and found.get_attribute("aria-disabled") != "true"

    def turn(self) -> None:
        """Go out if there is a way, else southwards; plan and choose as it comes."""
        if self.open_exits.count():
            self.touch(self.open_exits.first)
        elif self.victims.count():
            self.touch(self.victims.first)
        elif self.cards.count():
            self._plan()
        elif self.open_rooms.count():
            self._go()
        else:
            self._rest()

    def _plan(self) -> None:
        """Step by step while there are rooms to go to, three at most."""
        if self.open_rooms.count() and self.laid.count() < 3:
            self.touch(self.open_rooms.last)
        else:
            self.touch(self.action("seal"))

    def _go(self) -> None:
        """Into the room furthest south, by the first key that fits; three doors at most."""
        if self.can("end") and self.random.random() < 0.4:
            self.touch(self.action("end"))
            return
        if not self.can("end") and self.can("draw") and self.keys.count() < 2:
            self.touch(self.action("draw"))
            return
        self.touch(self.open_rooms.last)
        if self.open_rooms.and_(self.page.locator("[aria-selected=true]")).count():
            self.touch(self.useful_keys.first)

    def _rest(self) -> None:
        """No door to open: stop, draw, or give up a key."""
        for notation in ("end", "draw", "stay"):
            if self.can(notation):
                self.touch(self.action(notation))
                return
        self.touch(self.useful_keys.first)
