"""Finds blazons that a ghost card cannot confuse: no two neighbours of a room alike."""

from collections.abc import Mapping
from typing import Final

from hantise.games.castle.checks import TOKEN_BLAZONS
from hantise.games.castle.floor_plan import BLAZONS_OF, GameId
from hantise.games.castle.grid import Grid

GENTLE_TRIES: Final = 1_000
"""How much is tried while most is left as it is."""
MOST_TRIES: Final = 7_000
"""How much more is tried before it is given up; a castle has 49 rooms at most."""


def fitting_blazons(grid: Grid, game: GameId, crypt: str | None) -> dict[str, str] | None:
    """A letter for each room, as many as can be left as they are; None if there are none.

    >>> fitting_blazons(Grid(["LLT", "CTX", "THL"]), "macgregor", None)["00"]
    'L'
    """
    if any(len(grid.neighbours(room)) > len(BLAZONS_OF[game]) for room in grid.rooms()):
        return None
    crypt_room = None if crypt is None else grid.room_of.get(crypt)
    possible = {
        room: [
            letter
            for letter in sorted(BLAZONS_OF[game], key=lambda one: one != own)
            if room != crypt_room or letter not in TOKEN_BLAZONS
        ]
        for room in grid.rooms()
        for own in [grid.letter[room]]
    }
    apart = _apart(grid)
    gentle = _Search(apart, GENTLE_TRIES, bound_first=False)
    settled = gentle.settle(possible)
    if settled is None and gentle.gave_up:
        return _Search(apart, MOST_TRIES, bound_first=True).settle(possible)
    return settled


def _apart(grid: Grid) -> dict[str, set[str]]:
    """For each room those with which it must not share its blazon."""
    apart: dict[str, set[str]] = {room: set() for room in grid.rooms()}
    for room in grid.rooms():
        neighbours = grid.neighbours(room)
        for one in neighbours:
            apart[one].update(other for other in neighbours if other != one)
    return apart


class _Search:
    def __init__(self, apart: Mapping[str, set[str]], most: int, *, bound_first: bool) -> None:
        self._apart = apart
        self._left = most
        self._binding = {room: -len(others) * bound_first for room, others in apart.items()}

    @property
    def gave_up(self) -> bool:
        """Whether more would have had to be tried."""
        return self._left < 0

    def settle(self, open_rooms: Mapping[str, list[str]]) -> dict[str, str] | None:
        """Settle a room, then the others: always one that has the fewest letters left."""
        if not open_rooms:
            return {}
        room = min(open_rooms, key=lambda one: (len(open_rooms[one]), self._binding[one]))
        for letter in open_rooms[room]:
            self._left -= 1
            if self._left < 0:
                return None
            rest = {
                other: [each for each in left if each != letter]
                if other in self._apart[room]
                else left
                for other, left in open_rooms.items()
                if other != room
            }
            settled = self.settle(rest)
            if settled is not None:
                return settled | {room: letter}
        return None
