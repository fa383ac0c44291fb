"""What stands on the screen while a game is played."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hantise.cli import screen
from hantise.cli.boards import board_of
from hantise.cli.eyes import Eyes
from hantise.cli.history import Step, since
from hantise.cli.picture import picture
from hantise.cli.words import say
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.table import Table

if TYPE_CHECKING:
    from rich.console import RenderableType

MOST_COLUMNS = 4


class Stage:
    """Shows a table to whoever looks."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.console = screen.console()
        self.board = board_of(table.game.about.id)

    def show(
        self, steps: Sequence[Step], reader: int | None, offered: Sequence[Action] = ()
    ) -> None:
        """The board, what happened since the reader's last decision, and what may be done."""
        recap = since(steps, reader)
        eyes: Eyes = "public" if reader is None else reader
        self.console.clear()
        self.console.print(picture(self.table, self.table.state, eyes, recap, self.console))
        if offered:
            self.console.print()
            self.console.print(_choices(self.table.game, offered, self.console.width))

    def say(self, message: str, style: str = "") -> None:
        """One line, or a few."""
        self.console.print(message, style=style)

    def complain(self, message: str) -> None:
        """What went wrong."""
        self.say(message, "bold red")

    def curtain(self, name: str) -> None:
        """Hide everything until the right person looks."""
        from rich.align import Align
        from rich.panel import Panel
        from rich.text import Text

        screen.wipe(self.console)
        words = Text(say("cli-curtain", name=name), justify="center")
        panel = Panel(words, padding=(2, 6), expand=False)
        self.console.print("\n" * max(0, self.console.height // 2 - 6))
        self.console.print(Align.center(panel))

    def wipe(self) -> None:
        """Leave nothing to be seen."""
        screen.wipe(self.console)


def _choices(game: Game, offered: Sequence[Action], width: int) -> "RenderableType":
    """The actions with their numbers, down the columns; as many columns as fit."""
    from rich.table import Table as Grid
    from rich.text import Text

    marks = max(len(action.notation) for action in offered)
    lines = [
        Text.assemble(
            (f"{number:>3} ", "bold cyan"),
            (f"{action.notation:<{marks}}  ", "bold"),
            game.describe(action).say(),
        )
        for number, action in enumerate(offered, 1)
    ]
    rows = _rows([len(line) for line in lines], width)
    grid = Grid.grid(padding=(0, 2, 0, 0))
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid


def _rows(lengths: list[int], width: int, gap: int = 2) -> int:
    """The fewest rows in which texts of these lengths fit beside each other, down the columns."""
    for rows in range(-(-len(lengths) // MOST_COLUMNS), len(lengths)):
        columns = [lengths[start : start + rows] for start in range(0, len(lengths), rows)]
        if sum(max(column) + gap for column in columns) <= width:
            return rows
    return len(lengths)
