"""``hantise rules``: the rules of a game, as the docs have them."""

import re
from typing import Annotated

import typer

from hantise.cli.configure import GameArgument
from hantise.cli.screen import console, is_interactive
from hantise.terminal.words import say


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
    """The text of a game's page in the language in use."""
    from hantise import text
    from hantise.core.pages import page_file, read_page

    return read_page(page_file(game_id, text.language()))
