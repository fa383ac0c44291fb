"""The cells of a castle: which are one room, which rooms touch, where the outer walls are."""

from collections.abc import Iterator, Sequence
from typing import Final

WALLS: Final = {"N": (-1, 0), "W": (0, -1), "E": (0, 1), "S": (1, 0)}
MOST: Final = 7
"""Rows and columns a castle can have."""


def beside(cell: str, wall: str) -> tuple[int, int]:
    """Row and column beyond a wall, which may lie outside."""
    down, right = WALLS[wall]
    return int(cell[0]) + down, int(cell[1]) + right


class Grid:
    """Rows of blazon letters, of equal length; then halls are joined."""

    def __init__(self, rows: Sequence[str]) -> None:
        self.rows: Final = len(rows)
        self.columns: Final = len(rows[0])
        self.cells: Final = tuple(
            f"{row}{column}" for row in range(self.rows) for column in range(self.columns)
        )
        self.letter: Final = {cell: rows[int(cell[0])][int(cell[1])] for cell in self.cells}
        self.room_of: Final = {cell: cell for cell in self.cells}

    def join(self, hall: Sequence[str]) -> None:
        """Make cells one room, named by the first."""
        for cell in hall:
            self.room_of[cell] = hall[0]

    def rooms(self) -> list[str]:
        """The names of all rooms, in the order of the cells that name them."""
        return [cell for cell in self.cells if self.room_of[cell] == cell]

    def cells_of(self, room: str) -> list[str]:
        """All cells of a room."""
        return [cell for cell in self.cells if self.room_of[cell] == room]

    def across(self, cell: str, wall: str) -> str | None:
        """The cell beyond a wall; None outside."""
        row, column = beside(cell, wall)
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return f"{row}{column}" if inside else None

    def touching(self, room: str) -> Iterator[tuple[str, str]]:
        """Each wall between a room and another, as the two cells on its sides."""
        for cell in self.cells_of(room):
            for wall in WALLS:
                other = self.across(cell, wall)
                if other is not None and self.room_of[other] != room:
                    yield cell, other

    def neighbours(self, room: str) -> list[str]:
        """The rooms behind the walls of a room, in order."""
        return sorted({self.room_of[other] for _, other in self.touching(room)})

    def outer_walls(self, room: str) -> list[str]:
        """The walls of a room to the outside: ``02N``."""
        return [
            cell + wall
            for cell in self.cells_of(room)
            for wall in WALLS
            if self.across(cell, wall) is None
        ]

    def wall_between(self, one: str, other: str) -> tuple[str, str] | None:
        """The cells on both sides of the wall where a door between two rooms lies.

        The two cells that were named, if they touch; else the first wall that the rooms share.
        """
        shared = list(self.touching(self.room_of[one]))
        if (one, other) in shared:
            return one, other
        for near, far in shared:
            if self.room_of[far] == self.room_of[other]:
                return near, far
        return None
