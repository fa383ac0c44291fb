"""A plain board for a game that brings none: the fields of the view as a table."""

from typing import Final

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from hantise.core.view import View
from hantise.terminal.scene import Board, Scene, player, story_lines


def draw(view: View, scene: Scene) -> RenderableType:
    """Who sits where, what is open, what only the reader sees, and what happened."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat in range(len(scene.seats)):
        mark = "▶" if seat == view.actor else " "
        table.add_row(mark, Text(player(scene, seat, view.seat), "bold"))
    for part in (view.public, *(seen.private for seen in scene.opened or (view,))):
        if part is not None:
            for name, value in msgspec.to_builtins(part).items():
                table.add_row("", name.replace("_", " "), _shown(value))
    return Group(table, Text(), story_lines(scene, scene.width - 2, 8))


def _shown(value: object) -> Text:
    if isinstance(value, dict):
        return Text(", ".join(f"{key}: {_shown(item)}" for key, item in value.items()))
    if isinstance(value, list | tuple):
        return Text(" ".join(str(_shown(item)) for item in value))
    return Text("–" if value in (None, "") else str(value))


BOARD: Final = Board(draw, contract=1)
