"""The actions to choose from, numbered, in as many columns as it takes to keep the board in sight."""

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from hantise.core.action import Action
from hantise.core.game import Game

MOST_COLUMNS: Final = 4
GAP: Final = 2
BESIDE_CHOICES: Final = 15
"""Lines that a small board and the question take."""
FEW: Final = 9


def choices(game: Game, offered: Sequence[Action], width: int, height: int) -> RenderableType:
    """Number, notation and words of each action, down the columns."""
    lines = _lines(game, offered)
    rows = _rows([len(line) for line in lines], width)
    most = max(FEW, height - BESIDE_CHOICES)
    if rows > most:
        columns = min(MOST_COLUMNS - 1, -(-len(lines) // most))
        rows = -(-len(lines) // columns)
        for line in lines:
            line.truncate((width - GAP * (columns - 1)) // columns, overflow="ellipsis")
    grid = Table.grid(padding=(0, GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid


def _lines(game: Game, offered: Sequence[Action]) -> list[Text]:
    digits = len(str(len(offered)))
    marks = max(len(action.notation) for action in offered)
    return [
        Text.assemble(
            (f" {number:>{digits}} ", "bold cyan"),
            (f"{action.notation:<{marks}}  ", "bold"),
            game.describe(action).say(),
        )
        for number, action in enumerate(offered, 1)
    ]


def _rows(lengths: list[int], width: int) -> int:
    """The fewest rows in which texts of these lengths fit beside each other, down the columns."""
    for rows in range(-(-len(lengths) // MOST_COLUMNS), len(lengths)):
        columns = [lengths[start : start + rows] for start in range(0, len(lengths), rows)]
        if sum(max(column) + GAP for column in columns) - GAP <= width:
            return rows
    return len(lengths)
