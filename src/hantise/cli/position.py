"""``hantise position``: check the text of a position and draw it."""

from typing import Annotated

import typer

from hantise.cli.configure import GameArgument, OptionOption, PlayersOption, configure


def position(
    game: GameArgument,
    text: Annotated[str, typer.Argument(metavar="cli-word-text", help="cli-help-position-text")],
    players: PlayersOption = None,
    option: OptionOption = None,
) -> None:
    """Draw a position with nothing hidden."""
    from hantise.cli.picture import picture
    from hantise.cli.screen import console
    from hantise.core.state import CHANCE, NOBODY
    from hantise.core.table import Table
    from hantise.terminal.words import say

    made = configure(game, players, option, text)
    table = Table(made, start=text)
    out = console()
    out.print(picture(table, table.state, "all", (), out))
    if table.state.actor not in (CHANCE, NOBODY):
        actions = [str(action) for action in table.state.legal_actions()]
        out.print()
        out.print(say("cli-position-actions", count=len(actions), actions=" ".join(actions)))
