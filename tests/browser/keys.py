"""Somebody who has only a keyboard: Tab, arrows and Enter, and eyes for where the focus is."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

MOST_STEPS = 120

_FOCUS = """() => {
  const element = document.activeElement;
  // A card that rises takes its ring with it; what else lies in a button may cast a shadow.
  const outlined = [element, ...element.children].some((part) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
  });
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    somewhere: element !== document.body,
    room: element.dataset.room ?? null,
    what: element.outerHTML.slice(0, 160),
    ringed: element.matches(":focus-visible") &&
      (outlined || getComputedStyle(element).boxShadow !== "none"),
    seen: width > 0 && height > 0 && x < innerWidth && y < innerHeight &&
      x + width > 0 && y + height > 0,
  };
}"""
_IS_BEHIND = """element => Boolean(
  document.activeElement.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)"""
_HAS_FOCUS = "element => element === document.activeElement"


class Keys:
    """Keys pressed on a page; the focus must always be somewhere, and be seen there."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pressed = 0

    def press(self, key: str) -> None:
        """Press a key."""
        self.pressed += 1
        self.page.keyboard.press(key)

    def focus(self) -> dict[str, Any]:
        """Where the focus is."""
        found: dict[str, Any] = self.page.evaluate(_FOCUS)
        return found

    def check_focus(self) -> None:
        """A ring shows where the focus is."""
        focus = self.focus()
        assert focus["somewhere"], "the focus is lost"
        assert focus["ringed"], f"no ring: {focus['what']}"
        assert focus["seen"], f"out of sight: {focus['what']}"

    def is_at(self, what: Locator) -> bool:
        """Whether it has the focus."""
        found: bool = what.evaluate(_HAS_FOCUS)
        return found

    def go_to(self, what: Locator) -> None:
        """Tab until it has the focus, backwards if it lies behind."""
        key = "Shift+Tab" if what.evaluate(_IS_BEHIND) else "Tab"
        for _ in range(MOST_STEPS):
            if self.is_at(what):
                self.check_focus()
                return
            self.press(key)
        raise AssertionError(f"no Tab leads to {what}")

    def walk(self, key: str, arrived: Callable[[], bool]) -> None:
        """Press an arrow until it is so."""
        for _ in range(MOST_STEPS):
            if arrived():
                return
            self.press(key)
        raise AssertionError(f"{key} does not lead there")

    def enter(self, what: Locator) -> None:
        """Go there and press Enter."""
        self.go_to(what)
        self.press("Enter")

    def into_castle(self, room: Locator) -> None:
        """Walk through the castle to a room and press Enter."""
        wanted: str = room.evaluate("room => room.dataset.room")
        here = self.focus()["room"]
        if here is None:
            self.go_to(self.page.locator("[role=gridcell][tabindex='0']"))
            here = self.focus()["room"]
        if wanted[0].isdigit():
            self._by_row_and_column(wanted)
        else:
            across, up = ord(wanted[0]) - ord(here[0]), int(wanted[1]) - int(here[1])
            for _ in range(abs(across)):
                self.press("ArrowRight" if across > 0 else "ArrowLeft")
            for _ in range(abs(up)):
                self.press("ArrowUp" if up > 0 else "ArrowDown")
        assert self.focus()["room"] == wanted
        self.check_focus()
        self.press("Enter")

    def _by_row_and_column(self, wanted: str) -> None:
        """Rooms named by row and column; a hall is passed in one step, wherever that leads."""
        for step in range(MOST_STEPS):
            here: str = self.focus()["room"]
            down, across = (int(wanted[at]) - int(here[at]) for at in (0, 1))
            if not down and not across:
                return
            ways = [
                *(["ArrowDown" if down > 0 else "ArrowUp"] if down else []),
                *(["ArrowRight" if across > 0 else "ArrowLeft"] if across else []),
            ]
            self.press(ways[step % len(ways)])

    def into_hand(self, card: Locator) -> None:
        """Walk along the hand to a card and press Enter."""
        inside = "card => card.closest('[role=toolbar]').contains(document.activeElement)"
        if not card.evaluate(inside):
            self.go_to(self.page.locator("[role=toolbar] [tabindex='0']"))
        self.walk("ArrowRight", lambda: self.is_at(card))
        self.check_focus()
        self.press("Enter")

    def touch(self, what: Locator) -> None:
        """Do what a click would do."""
        kind = what.evaluate(
            """what => what.role === 'gridcell' ? 'room'
                 : what.closest('[role=toolbar]') ? 'card' : 'button'"""
        )
        {"room": self.into_castle, "card": self.into_hand, "button": self.enter}[kind](what)
