"""What stands on the screen while a game is played."""

from collections.abc import Sequence

from hantise.cli import screen
from hantise.cli.history import since
from hantise.cli.interactive.choices import choices
from hantise.cli.picture import picture
from hantise.cli.viewpoint import Eyes
from hantise.core.action import Action
from hantise.core.table import Step, Table
from hantise.terminal import board_of
from hantise.terminal.words import say


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
        self.console.print(picture(self.table, self.table.state, eyes, recap, self.console, reader))
        if offered:
            self.console.print()
            size = self.console.size
            self.console.print(choices(self.table.game, offered, size.width, size.height))

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
