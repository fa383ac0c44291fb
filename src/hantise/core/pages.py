"""Where the rules of a game are written: one Markdown page per game and language."""

import re
import sys
from pathlib import Path

from hantise.core.errors import HantiseError
from hantise.core.registry import find


class NoPage(HantiseError):
    """A game has no page of rules in a language."""


def page_file(game_id: str, language: str) -> Path:
    """The file with the rules of a game; `NoPage` if there is none in that language."""
    ending = "" if language == "en" else f".{language}"
    for folder in _folders(game_id):
        path = folder / f"{game_id}{ending}.md"
        if path.is_file():
            return path
    raise NoPage("cli-error-no-rules", game=game_id)


def read_page(path: Path) -> str:
    """The text of a page, without comments."""
    page = path.read_text(encoding="utf-8")
    return re.sub(r"<!--.*?-->\n*", "", page, flags=re.DOTALL)


def _folders(game_id: str) -> list[Path]:
    """Inside the package once installed; in the checkout; beside a third party's messages."""
    package = Path(sys.modules["hantise"].__file__ or "").parent
    folders = [package / "docs" / "games", package.parent.parent / "docs" / "games"]
    locales = find(game_id).locales
    return folders if locales is None else [locales.parent / "docs", *folders]
