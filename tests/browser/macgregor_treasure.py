"""The treasure of the MacGregors as somebody plays it: caves, keys, tools, tokens and ghost cards."""

from typing import Literal

from playwright.sync_api import Locator

from tests.browser.table import Table

Tool = Literal["lamp", "pickaxe", "detector"]
ASKED = ("lay", "start", "plan", "look", "move", "discard", "catch")
"""Phases in which somebody decides."""
LARGER = ("12", "21", "24", "42")
"""Cells of halls that are named by another: the keyboard goes by caves."""
CHANCE = ("first", "token", "deal", "top", "draw")


class MacGregorTreasure(Table):
    """The caves, the hand and the tools."""

    game = "macgregor-treasure"
    others_act = (
        *(f"status-{phase}-other" for phase in ASKED),
        *(f"status-{phase}" for phase in CHANCE),
    )

    @property
    def board(self) -> Locator:
        """The whole board."""
        return self.page.get_by_role("region", name=self.say_game("title"))

    @property
    def caves(self) -> Locator:
        """All caves."""
        return self.page.get_by_role("grid", name=self.say_game("web-castle"))

    @property
    def targets(self) -> Locator:
        """Caves that glow, each once."""
        others = "".join(f":not([data-room='{cell}'])" for cell in LARGER)
        return self.caves.locator(f".live{others}")

    def cave(self, room: str) -> Locator:
        """One cave."""
        return self.caves.locator(f"[data-room='{room}']")

    @property
    def exit(self) -> Locator:
        """The way out, if it is open."""
        return self.board.locator("button[data-exit][aria-disabled=false]")

    @property
    def keys(self) -> Locator:
        """Keys of one's own that serve some purpose now."""
        return self.board.locator("button[data-key][aria-disabled=false]")

    @property
    def cards(self) -> Locator:
        """Ghost cards that can be laid."""
        return self.board.locator("button[data-card][aria-disabled=false]")

    @property
    def chosen(self) -> Locator:
        """A cave that waits for a key."""
        return self.caves.locator("[aria-selected=true]")

    @property
    def told(self) -> Locator:
        """What the board says by itself."""
        return self.board.get_by_role("status")

    def tool(self, tool: Tool) -> Locator:
        """One of the three objects."""
        return self.board.locator(f"[data-tool={tool}]")

    def can_use(self, tool: Tool) -> bool:
        """Whether that object serves some purpose now."""
        found = self.tool(tool)
        return bool(found.count()) and found.get_attribute("aria-disabled") == "false"

    def action(self, action: str) -> Locator:
        """A button of the board."""
        return self.board.locator(f"button[data-action='{action}']")

    def any(self, several: Locator) -> Locator:
        """One of several, by chance."""
        return several.nth(self.random.randrange(several.count()))

    def enter(self, cave: Locator) -> None:
        """Touch a cave that glows, and a key where several open the way."""
        self.touch(cave)
        if self.chosen.count():
            self.touch(self.keys.first)

    def turn(self) -> None:
        """Out if one can; else a step now and then. A game is shorter for those who stay."""
        ends = self.action("end")
        catches = self.board.locator("[data-action^='catch:']")
        if self.exit.count():
            self.touch(self.exit.first)
        elif ends.count() and self.random.random() < 0.7:
            self.touch(ends)
        elif self.targets.count():
            self.enter(self.any(self.targets))
        else:
            choices = (self.action("turn"), self.action("seal"), ends, catches, self.cards)
            self.touch(next((one.first for one in choices if one.count()), self.keys.first))
