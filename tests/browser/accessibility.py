"""What axe finds wrong with a page, and what is not yet put into words."""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from hantise.text import LANGUAGES
from tests.browser.messages import every_key

_AXE = Axe().axe_script
_key_like = re.compile(r"(?<![\w./:#?=&-])[a-z]+(?:-[a-z0-9]+)+(?:\.[a-z]+)?(?![\w./:-])")
_broken = re.compile(r"\{\s*[$\w-]|\$[a-z_]+|\bundefined\b|\[object |\bNaN\b|\{\w*\?\?\?")

_TEXTS = """() => {
  const found = [document.title];
  const names = ["aria-label", "title", "placeholder", "alt", "aria-valuetext"];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const parent = walk.currentNode.parentElement;
    if (parent && !["SCRIPT", "STYLE", "CODE", "PRE"].includes(parent.tagName))
      found.push(walk.currentNode.data);
  }
  for (const element of document.querySelectorAll("*"))
    for (const name of names)
      if (element.hasAttribute(name)) found.push(element.getAttribute(name));
  return found;
}"""


@cache
def known_keys() -> frozenset[str]:
    """The names of all messages."""
    return frozenset(key for language in LANGUAGES for key in every_key(language))


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """Each fault that axe finds, with the elements that have it; by all its rules, or by some."""
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = list(rules)
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE)
    response: dict[str, Any] = page.evaluate("options => axe.run(document, options)", options)
    return [
        f"{fault['id']}: {fault['help']} at {node['target']}: {node['html'][:300]}"
        f" ({node.get('failureSummary', '')})"
        for fault in response["violations"]
        for node in fault["nodes"]
    ]


def untranslated(page: Page) -> list[str]:
    """Texts that look like the name of a message, or like one that was not filled in."""
    texts: list[str] = page.evaluate(_TEXTS)
    return [f"not in words: {text.strip()!r}" for text in texts if is_untranslated(text)]


def is_untranslated(text: str) -> bool:
    """Whether a text shows the name of a message, or a field that was not filled in."""
    return bool(_broken.search(text)) or any(
        word in known_keys() for word in _key_like.findall(text)
    )


class Inspection:
    """Looks at many pages and tells everything it found in the end."""

    def __init__(self) -> None:
        self.looked = 0
        self._found: list[str] = []

    def look(self, page: Page, where: str) -> None:
        """Look at a page as it is now, and at its colours in the other theme too."""
        self.looked += 1
        found = violations(page) + untranslated(page)
        dark: bool = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
        page.emulate_media(color_scheme="light" if dark else "dark")
        found += [f"in the other theme: {one}" for one in violations(page, ["color-contrast"])]
        page.emulate_media(color_scheme="dark" if dark else "light")
        self._found += [f"{where}: {one}" for one in found]

    def tell(self) -> None:
        """Fail if anything was found."""
        assert self.looked, "nothing was looked at"
        assert not self._found, "\n".join(self._found)
