"""``hantise rules``: the rules of a game, as the docs have them."""

import re
import sys
from pathlib import Path
from typing import Annotated

import typer

from hantise.cli.configure import GameArgument
from hantise.cli.screen import console, is_interactive
from hantise.cli.words import say
from hantise.core.errors import HantiseError


def rules(
    game: GameArgument,
    search: Annotated[
        str | None, typer.Option("--search", metavar="cli-word-word", help="cli-help-search")
    ] = None,
) -> None:
    """Show the page of a game, or what it says about something."""
    if search is None:
        show_rules(game)
    else:
        _show_found(game, search)


def show_rules(game_id: str) -> None:
    """The whole page, paged on a terminal."""
    import os

    from rich.markdown import Markdown

    out = console()
    page = Markdown(_page(game_id))
    if not is_interactive():
        out.print(page)
        return
    os.environ.setdefault("LESS", "-R")
    with out.pager(styles=not out.no_color):
        out.print(page)


def _show_found(game_id: str, wanted: str) -> None:
    from rich.markdown import Markdown

    found = passages(_page(game_id), wanted)
    if not found:
        print(say("cli-nothing-found", word=wanted[:40], game=game_id))
        raise typer.Exit(1)
    console().print(Markdown("\n\n".join(found)))


def passages(page: str, wanted: str) -> list[str]:
    r"""The paragraphs, list items and table rows that hold a word, under their headings.

    >>> passages("# T\n\n## One\n\nA ghost.\n\nNobody.\n\n## Two\n\n- **X-1** Boo.", "GHOST")
    ['## One', 'A ghost.']
    """
    found: list[str] = []
    heading = ""
    for block in re.split(r"\n\n+|\n(?=- )", page):
        if block.startswith("#"):
            heading = block
        elif wanted.casefold() in block.casefold():
            if heading:
                found.append(heading)
                heading = ""
            found.append(block.strip())
    return found


def _page(game_id: str) -> str:
    """The text of a game's page in the language in use, without comments."""
    from hantise import text
    from hantise.core.registry import find

    find(game_id)
    ending = "" if text.language() == "en" else f".{text.language()}"
    for folder in _folders(game_id):
        path = folder / f"{game_id}{ending}.md"
        if path.is_file():
            page = path.read_text(encoding="utf-8")
            return re.sub(r"<!--.*?-->\n*", "", page, flags=re.DOTALL)
    raise HantiseError("cli-error-no-rules", game=game_id)


def _folders(game_id: str) -> list[Path]:
    """Inside the package once installed; in the checkout; beside a third party's messages."""
    from hantise.core.registry import find

    package = Path(sys.modules["hantise"].__file__ or "").parent
    folders = [package / "docs" / "games", package.parent.parent / "docs" / "games"]
    locales = find(game_id).locales
    return folders if locales is None else [locales.parent / "docs", *folders]
