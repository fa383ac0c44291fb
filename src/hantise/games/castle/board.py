"""A castle as tables of small numbers, for the rules.

A cell of the grid is ``7 * row + column`` and a room is named by one of its cells, so numbers mean
the same whatever the castle.
"""

from typing import Final

from mypy_extensions import i64

from hantise.games.castle.floor_plan import Plan

SIDE: Final = 7
CELLS: Final = 49
CELL_NAMES: Final = [f"{row}{column}" for row in range(SIDE) for column in range(SIDE)]
OUT: Final = 49
"""Where an outer door leads."""
DUNGEON: Final = 49
"""Where the ghost of the first game begins: the room that has no cell."""
PLACES: Final = 50
NOWHERE: Final = -1


class Castle:
    """The tables of one castle; shared by all states, never changed."""

    def __init__(
        self,
        plan: Plan,
        rooms: list[int],
        blazon: list[int],
        doors: list[list[int]],
        beyond: list[int],
        neighbours: list[list[int]],
        start: i64,
        stairs: list[int],
    ) -> None:
        self.plan: Final = plan
        self.rooms: Final = rooms
        """All rooms, in order."""
        self.blazon: Final = blazon
        """By place; `NOWHERE` for a cell that names no room, and for the dungeon."""
        self.doors: Final = doors
        """By ``3 * room + colour``: where a key of that colour leads, `OUT` last."""
        self.beyond: Final = beyond
        """By ``8 * place + blazon``: the neighbouring room with that blazon, or `NOWHERE`."""
        self.neighbours: Final = neighbours
        """By room: the rooms behind its walls."""
        self.start: Final = start
        """The treasure room, or the crypt."""
        self.stairs: Final = stairs

    def step(self, place: i64, blazon: i64) -> i64:
        """Where a ghost card leads from there (MG-3.8)."""
        return self.beyond[8 * place + blazon]
