"""How far everything is from a cave, by the keys one holds."""

import heapq
from functools import lru_cache
from typing import Final

from hantise.games.castle.board import OUT, Castle
from hantise.games.castle.bots.guesses import EMPTY, Hand, minus
from hantise.games.castle.castles import castle_of

HELD: Final = 0.15
MISSING: Final = 1.0
"""What a door costs whose key one has, and one whose key one has not."""


class Ways:
    """The ways through one castle."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self._far: dict[tuple[int, Hand], dict[int, float]] = {}
        self.shares: dict[int, list[float]] = {}
        """What `Reach` makes of it, kept here as it is asked for."""

    def far(self, room: int, hand: Hand) -> dict[int, float]:
        """By cave, and for the way out: what it costs to get there."""
        found = self._far.get((room, hand))
        if found is None:
            found = self._far[room, hand] = self._search(room, hand)
        return found

    def _search(self, room: int, hand: Hand) -> dict[int, float]:
        found: dict[int, float] = {}
        seen: set[tuple[int, Hand]] = set()
        waiting: list[tuple[float, int, Hand]] = [(0.0, room, hand)]
        while waiting:
            cost, here, left = heapq.heappop(waiting)
            if (here, left) in seen:
                continue
            seen.add((here, left))
            found.setdefault(here, cost)
            if here == OUT:
                continue
            for colour in range(3):
                has_key = left[colour] > 0
                after = minus(left, colour) if has_key else left
                price = cost + (HELD if has_key else MISSING)
                for place in self.castle.doors[3 * here + colour]:
                    if (place, after) not in seen:
                        heapq.heappush(waiting, (price, place, after))
        return found

    def doors_between(self, room: int, other: int) -> float:
        """How many doors lie between two caves."""
        return self.far(room, EMPTY)[other]


@lru_cache(maxsize=16)
def ways_of(castle: str) -> Ways:
    """The ways through the castle of an option."""
    return Ways(castle_of(castle, "macgregor-treasure"))
