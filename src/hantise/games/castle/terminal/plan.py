"""A castle drawn with lines: rooms, walls, doors, ways out. Both castle games show it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rich.text import Text

from hantise.games.castle.castles import grid_of
from hantise.games.castle.floor_plan import Plan
from hantise.games.castle.grid import Grid

INNER: Final = 7
"""Columns inside a room."""
COLOURS: Final = {"red": "bold color(160)", "blue": "bold color(33)", "green": "bold color(34)"}
CORNERS: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the walls that meet: north 1, east 2, south 4, west 8."""


class Sign(NamedTuple):
    """What stands in a wall: a door, a way out, the dungeon behind it."""

    letter: str
    style: str = ""


def draw_plan(plan: Plan, rooms: Mapping[str, Text], marks: Mapping[str, Sign]) -> Text:
    """The castle from above. ``rooms`` has what is in a room, ``marks`` signs in outer walls."""
    grid = grid_of(plan)
    signs = _doors(plan, grid)
    for wall, colour in plan.exits.items():
        signs[wall] = Sign(colour[0].upper(), COLOURS[colour])
    signs.update(marks)
    lines = [Text("   " + "".join(f"{column:^{INNER + 1}}" for column in range(grid.columns)))]
    for row in range(grid.rows):
        lines.append(_wall_line(grid, signs, row))
        lines.append(_room_line(grid, signs, rooms, row))
    lines.append(_wall_line(grid, signs, grid.rows))
    return Text("\n").join(lines)


def _doors(plan: Plan, grid: Grid) -> dict[str, Sign]:
    """Every door, by the cell south or east of it."""
    signs: dict[str, Sign] = {}
    for colour, style in COLOURS.items():
        for door in plan.doors(colour):
            cells = door.split("-")
            near, far = min(cells), max(cells)
            wall = "N" if grid.across(far, "N") == near else "W"
            signs[far + wall] = Sign(colour[0], style)
    return signs


def _is_wall(grid: Grid, one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether a wall stands between two cells, either of which may lie outside."""
    rooms = [grid.room_of.get(f"{row}{column}") for row, column in (one, other)]
    return rooms[0] != rooms[1]


def _name(row: int, column: int, wall: str, grid: Grid) -> str:
    """The wall north or west of a place; at the far edges, the wall of the last cell."""
    if wall == "N" and row == grid.rows:
        return f"{row - 1}{column}S"
    if wall == "W" and column == grid.columns:
        return f"{row}{column - 1}E"
    return f"{row}{column}{wall}"


def _wall_line(grid: Grid, signs: Mapping[str, Sign], row: int) -> Text:
    """The walls north of a row of rooms."""
    line = Text("  ")
    for column in range(grid.columns + 1):
        line.append(_corner(grid, row, column))
        if column == grid.columns:
            break
        stands = _is_wall(grid, (row - 1, column), (row, column))
        stroke = "─" if stands else " "
        sign = signs.get(_name(row, column, "N", grid)) if stands else None
        side = stroke * (INNER // 2)
        line.append(side)
        line.append(sign.letter if sign else stroke, sign.style if sign else "")
        line.append(side)
    return line


def _corner(grid: Grid, row: int, column: int) -> str:
    around = ((row - 1, column - 1), (row - 1, column), (row, column), (row, column - 1))
    walls = [_is_wall(grid, around[side], around[(side + 1) % 4]) for side in range(4)]
    return CORNERS[sum(1 << side for side in range(4) if walls[side])]


def _room_line(grid: Grid, signs: Mapping[str, Sign], rooms: Mapping[str, Text], row: int) -> Text:
    line = Text(f"{row} ")
    for column in range(grid.columns + 1):
        stands = _is_wall(grid, (row, column - 1), (row, column))
        sign = signs.get(_name(row, column, "W", grid)) if stands else None
        line.append(sign.letter if sign else "│" if stands else " ", sign.style if sign else "")
        if column < grid.columns:
            inside = rooms.get(f"{row}{column}", Text()).copy()
            inside.truncate(INNER, pad=True)
            line.append_text(inside)
    return line
