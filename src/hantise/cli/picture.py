"""A whole picture of a game at one moment: title, board, and what happened."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hantise.cli.history import tell
from hantise.cli.viewpoint import Eyes, look, seen
from hantise.core.event import Event
from hantise.core.state import State
from hantise.core.table import Step, Table
from hantise.terminal import Scene, board_of

if TYPE_CHECKING:
    from rich.console import Console, RenderableType


def picture(
    table: Table,
    state: State,
    eyes: Eyes,
    recap: Sequence[Step],
    where: "Console",
    reader: int | None = None,
) -> "RenderableType":
    """The board as those eyes see it, with the last action marked and the recap in words.

    ``reader`` is the seat of whoever plays and looks: a replay has none.
    """
    from rich.console import Group
    from rich.rule import Rule
    from rich.text import Text

    game = table.game
    board = board_of(game.about.id)
    sight = look(state, eyes, game.players)
    scene = Scene(
        seats=table.seats,
        story=tell(recap, eyes, table, board.quiet, reader),
        recent=_recent(recap, eyes),
        opened=sight.opened,
        width=where.width,
        height=where.height,
    )
    title = Text(f" {game.title().say()} ", "bold")
    return Group(Rule(title, align="left", style="dim"), board.draw(sight.view, scene))


def _recent(recap: Sequence[Step], eyes: Eyes) -> list[Event]:
    """The events of the last decision; draws of chance after it are no move to mark."""
    for step in reversed(recap):
        if step.actor >= 0:
            return seen(step.events, eyes)
    return []
