"""A castle from above, as an SVG picture: rooms with blazons, doors, exits, where pawns begin."""

from collections.abc import Iterator, Sequence
from math import dist
from typing import Final
from xml.sax.saxutils import escape

from hantise.games.castle.castles import grid_of
from hantise.games.castle.floor_plan import Plan
from hantise.games.castle.grid import Grid
from hantise.text import Text

CELL: Final = 96
MARGIN: Final = 72
WALL: Final = 6
PAINT: Final = {"red": "#c0392b", "blue": "#2767b0", "green": "#2e8540"}
SHAPES: Final = {
    "red": '<circle r="11"/>',
    "blue": '<rect x="-10" y="-10" width="20" height="20" rx="1"/>',
    "green": '<path d="M0-13L12 9H-12Z"/>',
}
"""Colour is never alone: each door has a shape too."""
BLAZONS: Final = {
    "L": "M-16 14L-12-6Q-8-18 4-16Q16-14 14-2L10 2L14 14H8L4 6L-4 8L-8 14Z",
    "C": "M-18 12L-20-10L-9 0L0-15L9 0L20-10L18 12Z",
    "T": "M-13 16V-6H-17V-16H-9V-10H-4V-16H4V-10H9V-16H17V-6H13V16H4V6H-4V16Z",
    "X": "M-6-18H6V-6H18V6H6V18H-6V6H-18V-6H-6Z",
    "H": "M-3 18L-4 2Q-14 0-12-10L-6-6L-4-16L0-7L4-16L6-6L12-10Q14 0 4 2L3 18Z",
    "V": "M-16-17H11L-15 5Q-16 2-16-1Z M16-14V-1Q16 11 0 18Q-8 14-12 9Z",
    "S": "M-4 18V4L-10-2L-16-2V-8L-12-8V-16H-8V-8L-4-4V-14H4V-4L8-8V-16H12V-8L16-8V-2L10-2L4 4V18Z",
}
"""One shape for each blazon, around its own middle."""


def draw(plan: Plan) -> str:
    """The picture, with a title and a description for those who do not see it."""
    grid = grid_of(plan)
    width = 2 * MARGIN + CELL * grid.columns
    height = 2 * MARGIN + CELL * grid.rows
    title = plan.name or Text("castle", f"castle-title-{plan.game}").say()
    fields = {"rooms": len(grid.rooms()), "exits": len(plan.exits), "doors": _doors(plan)}
    described = Text("castle", "castle-description", fields).say()
    parts = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
            f'role="img" aria-labelledby="title description">'
        ),
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="description">{escape(described)}</desc>',
        f'<rect width="{width}" height="{height}" fill="#1d2233"/>',
        (
            f'<rect x="{MARGIN}" y="{MARGIN}" width="{CELL * grid.columns}" '
            f'height="{CELL * grid.rows}" fill="#efe6d2"/>'
        ),
        *_floors(plan, grid),
        *_walls(grid),
        *_all_doors(plan),
        *_outside(plan),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _doors(plan: Plan) -> int:
    return sum(len(plan.doors(colour)) for colour in PAINT)


def _middle(cell: str) -> tuple[float, float]:
    row, column = int(cell[0]), int(cell[1])
    return MARGIN + CELL * (column + 0.5), MARGIN + CELL * (row + 0.5)


def _room_middle(places: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The middle of all cells; of a hall with corners, the cell that is nearest to it."""
    middle = tuple(sum(values) / len(places) for values in zip(*places, strict=True))
    columns, rows = (len(set(values)) for values in zip(*places, strict=True))
    if rows * columns == len(places):
        return middle[0], middle[1]
    return min(places, key=lambda place: dist(place, middle))


def _on_wall(cell: str, wall: str, further: float = 0) -> tuple[float, float]:
    """The middle of a wall of a cell, or a point beyond it."""
    x, y = _middle(cell)
    away = CELL / 2 + further
    return x + away * ((wall == "E") - (wall == "W")), y + away * ((wall == "S") - (wall == "N"))


def _floors(plan: Plan, grid: Grid) -> Iterator[str]:
    """The blazon of each room in the middle of it, what is special there, and the room's name."""
    special = dict.fromkeys(plan.stairs, "castle-stairs")
    if plan.treasure is not None:
        special[plan.treasure] = "castle-treasure"
    if plan.ghost is not None:
        special[plan.ghost] = "castle-crypt"
    for room in grid.rooms():
        x, y = _room_middle([_middle(cell) for cell in grid.cells_of(room)])
        letter = grid.letter[room]
        name = Text("castle", f"blazon-{letter}").say()
        label = f"{room}, {name}"
        if room in special:
            words = Text("castle", special[room]).say()
            label += f", {words}"
            yield (
                f'<circle cx="{x:g}" cy="{y:g}" r="34" fill="none" stroke="#8a6d1f" '
                f'stroke-width="3" stroke-dasharray="6 4"/>'
            )
        yield (
            f'<g transform="translate({x:g} {y:g})"><title>{escape(label)}</title>'
            f'<path d="{BLAZONS[letter]}" fill="#4a4136"/></g>'
        )
        left, top = (value - CELL / 2 for value in _middle(room))
        yield (
            f'<text x="{left + 10:g}" y="{top + 20:g}" font-family="serif" font-size="13" '
            f'fill="#6b604f">{room}</text>'
        )


def _walls(grid: Grid) -> Iterator[str]:
    """Every wall that is there: between two rooms, and around the castle."""
    for cell in grid.cells:
        x, y = (value - CELL / 2 for value in _middle(cell))
        for wall in "NWES":
            beyond = grid.across(cell, wall)
            if beyond is not None and (wall in "ES" or grid.room_of[beyond] == grid.room_of[cell]):
                continue  # drawn from the other side, or not there
            x1, y1 = x + CELL * (wall == "E"), y + CELL * (wall == "S")
            x2, y2 = x1 + CELL * (wall in "NS"), y1 + CELL * (wall in "WE")
            yield (
                f'<path d="M{x1:g} {y1:g}L{x2:g} {y2:g}" stroke="#3a3f55" '
                f'stroke-width="{WALL}" stroke-linecap="round"/>'
            )


def _all_doors(plan: Plan) -> Iterator[str]:
    for colour in PAINT:
        for door in plan.doors(colour):
            (x1, y1), (x2, y2) = (_middle(cell) for cell in door.split("-"))
            yield _door(colour, (x1 + x2) / 2, (y1 + y2) / 2, "castle-door")
    for place, colour in plan.exits.items():
        yield _door(colour, *_on_wall(place[:2], place[2]), "castle-exit")


def _door(colour: str, x: float, y: float, key: str) -> str:
    label = Text("castle", key, {"colour": colour}).say()
    return (
        f'<g transform="translate({x:g} {y:g})" fill="{PAINT[colour]}" stroke="#fff" '
        f'stroke-width="2"><title>{escape(label)}</title>{SHAPES[colour]}</g>'
    )


def _outside(plan: Plan) -> Iterator[str]:
    """An arrow beyond each exit, and the dungeon."""
    turns = {"N": 0, "E": 90, "S": 180, "W": 270}
    for place in plan.exits:
        x, y = _on_wall(place[:2], place[2], 32)
        yield (
            f'<path transform="translate({x:g} {y:g}) rotate({turns[place[2]]})" '
            f'd="M0-16L12 2H5V14H-5V2H-12Z" fill="#efe6d2"/>'
        )
    if plan.dungeon is not None:
        x, y = _on_wall(plan.dungeon[:2], plan.dungeon[2], 34)
        label = Text("castle", "castle-dungeon").say()
        yield (
            f'<g transform="translate({x:g} {y:g})"><title>{escape(label)}</title>'
            f'<rect x="-30" y="-28" width="60" height="56" rx="6" fill="#2b3047" '
            f'stroke="#efe6d2" stroke-width="2"/>'
            f'<path d="M-12 18V-2Q-12-16 0-16Q12-16 12-2V18L6 12L0 18L-6 12Z" fill="#efe6d2"/></g>'
        )
