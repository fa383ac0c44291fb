"""Where things are on the screen: inside it, large enough for a finger, nothing over them."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, Page

SMALLEST = 44
"""Pixels that a finger needs."""
PASSING = 20
"""Tenths of a second until what lies over something is no longer passing by."""

_TARGETS = """(smallest) => {
  const found = [];
  const modal = document.querySelector("dialog[open]");
  const targets = "button, select, summary, input, a.button, [role=gridcell], [role=tab]";
  for (const element of (modal ?? document).querySelectorAll(targets)) {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest("[inert]") || element.disabled) continue;
    // A box to be ticked is as large as its label.
    const touched = element.matches("[type=checkbox]") ? element.closest("label") : element;
    const { width, height } = touched.getBoundingClientRect();
    if (width > 0 && (width < smallest - 0.5 || height < smallest - 0.5))
      found.push(`${Math.round(width)}×${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
}"""
_COVERED = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = document.elementFromPoint(x + width / 2, y + height / 2);
  return !(element.contains(top) || top?.contains(element));
}"""


def small_targets(page: Page) -> list[str]:
    """Everything that is touched and too small for it."""
    found: list[str] = page.evaluate(_TARGETS, SMALLEST)
    return found


def assert_inside(page: Page, what: Locator, name: str) -> None:
    """Each of them is there, wholly on the screen, and nothing stays lying over its middle."""
    size: dict[str, Any] = page.evaluate("() => ({ width: innerWidth, height: innerHeight })")
    found = what.all()
    assert found, f"no {name}"
    for each in found:
        box = each.bounding_box()
        assert box is not None, f"{name} is not shown"
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        assert box["x"] >= -0.5, f"{name}: {box}"
        assert box["y"] >= -0.5, f"{name}: {box}"
        assert right <= size["width"] + 0.5, f"{name} sticks out: {box}"
        assert bottom <= size["height"] + 0.5, f"{name} sticks out: {box}"
        assert not stays_covered(each), f"{name} is covered"


def stays_covered(what: Locator) -> bool:
    """Whether something lies over its middle, longer than a card or a word that passes by."""
    for _ in range(PASSING):
        if not what.evaluate(_COVERED):
            return False
        what.page.wait_for_timeout(100)
    return True


_GEOMETRY: Final = Path(__file__).with_name("geometry.js").read_text(encoding="utf-8")


def troubles(
    page: Page, sizes: Iterable[tuple[int, int]], fits: bool = False
) -> dict[str, list[str]]:
    """By size of the screen, what is outside, cut off, covered or too small, if it stays so.

    What is scrolled to is well, unless the board should fit.
    """
    found: dict[str, list[str]] = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        told: list[str] = []
        for _ in range(PASSING):
            # What depends on a size is drawn in the frame after the one that knows it.
            page.evaluate(
                "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
            )
            told = page.evaluate(_GEOMETRY, [SMALLEST, fits])
            if not told:
                break
            page.wait_for_timeout(100)
        else:
            found[f"{width}×{height}"] = told
    return found


def overflow(page: Page) -> tuple[int, int]:
    """By how much the page is wider and higher than the screen."""
    found: list[int] = page.evaluate(
        """() => {
          const { scrollWidth, scrollHeight } = document.scrollingElement;
          return [scrollWidth - innerWidth, scrollHeight - innerHeight];
        }"""
    )
    return found[0], found[1]
