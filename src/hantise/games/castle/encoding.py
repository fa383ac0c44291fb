"""A castle as numbers for learning."""

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hantise.games.castle.board import CELL_NAMES, CELLS
from hantise.games.castle.cards import COLOURS, LETTERS
from hantise.games.castle.castles import grid_of
from hantise.games.castle.floor_plan import Plan

WALLS: Final = "NWES"
LAYERS: Final = len(LETTERS) + 4 * len(COLOURS) + 6


def encode_castle(plan: Plan) -> NDArray[np.float32]:
    """Layers of 49 cells: each blazon; a door of each colour in each wall (north, west, east, south;
    by colour); walls that are not there, within a hall (four layers); where pawns begin; stairs."""
    return _encode(_Key(plan))


class _Key:
    """A plan that can be kept in a cache: it holds a dictionary and so has no hash of its own."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        doors = (plan.red, plan.blue, plan.green, tuple(plan.exits.items()))
        self._parts = (plan.blazons, plan.halls, doors, plan.treasure, plan.ghost, plan.stairs)

    def __hash__(self) -> int:
        return hash(self._parts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Key) and self._parts == other._parts


@lru_cache(maxsize=64)
def _encode(key: _Key) -> NDArray[np.float32]:
    plan = key.plan
    grid = grid_of(plan)
    layers = np.zeros((LAYERS, CELLS), np.float32)
    for cell, letter in grid.letter.items():
        layers[LETTERS.index(letter), CELL_NAMES.index(cell)] = 1
    base = len(LETTERS)
    doors: list[tuple[int, str, str]] = []
    for colour, name in enumerate(COLOURS):
        for door in plan.doors(name):
            one, other = door.split("-")
            for near, far in ((one, other), (other, one)):
                wall = next(wall for wall in WALLS if grid.across(near, wall) == far)
                doors.append((colour, near, wall))
    doors += [(COLOURS.index(name), wall[:2], wall[2]) for wall, name in plan.exits.items()]
    for colour, cell, wall in doors:
        layers[base + 4 * colour + WALLS.index(wall), CELL_NAMES.index(cell)] = 1
    base += 4 * len(COLOURS)
    for cell in grid.cells:
        for number, wall in enumerate(WALLS):
            beyond = grid.across(cell, wall)
            if beyond is not None and grid.room_of[beyond] == grid.room_of[cell]:
                layers[base + number, CELL_NAMES.index(cell)] = 1
    start = plan.treasure or plan.ghost
    assert start is not None
    layers[base + 4, CELL_NAMES.index(start)] = 1
    for stair in plan.stairs:
        layers[base + 5, CELL_NAMES.index(stair)] = 1
    made = layers.ravel()
    made.setflags(write=False)
    return made
