"""How far a runner is from the way out: how many turns it takes if no ghost comes."""

from functools import lru_cache
from itertools import product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hantise.games.castle.board import OUT, Castle
from hantise.games.castle.bots.guesses import Hand, minus, plus
from hantise.games.castle.castles import castle_of
from hantise.games.macgregor.cards import HAND

End = tuple[int, Hand]
"""Where a way ends, and with which keys."""
HANDS: Final[list[Hand]] = [
    (red, blue, green)
    for red, blue, green in product(range(HAND + 1), range(HAND + 1), range(HAND + 1))
    if red + blue + green <= HAND
]
INDEX: Final = {hand: index for index, hand in enumerate(HANDS)}
LUCK: Final = 1 / 5
"""How often the room one stops in has the blazon on top of the draw pile."""
SWEEPS: Final = 60


class Ways:
    """The ways through one castle."""

    def __init__(self, castle: Castle) -> None:
        self.castle = castle
        self._row = {room: row for row, room in enumerate(castle.rooms)}
        self._ends: dict[End, tuple[frozenset[End], bool]] = {}
        self._turns = self._expect()

    def ends(self, room: int, hand: Hand) -> tuple[frozenset[End], bool]:
        """Where a runner can stop, with at least one key played, and whether it can get out."""
        found = self._ends.get((room, hand))
        if found is None:
            reached: set[End] = set()
            is_out = False
            for colour in range(3):
                if not hand[colour]:
                    continue
                left = minus(hand, colour)
                for place in self.castle.doors[3 * room + colour]:
                    if place == OUT:
                        is_out = True
                        continue
                    further, out_there = self.ends(place, left)
                    is_out = is_out or out_there
                    reached.add((place, left))
                    reached |= further
            found = self._ends[room, hand] = (frozenset(reached), is_out)
        return found

    def turns(self, room: int, hand: Hand) -> float:
        """How many turns it takes on average to get out from there."""
        return float(self._turns[self._row[room], INDEX[hand]])

    def turns_with_a_key(self, room: int, hand: Hand, likely: list[float]) -> float:
        """The same once another key has been drawn, of a colour that is more or less likely."""
        return sum(
            chance * min(self.turns(room, kept) for kept in kept(plus(hand, colour)))
            for colour, chance in enumerate(likely)
            if chance
        )

    def _expect(self) -> NDArray[np.float64]:
        """By repeating: one turn more than what is best after it."""
        rows, width = len(self.castle.rooms), len(HANDS)
        starts, follow, is_out = [0], list[int](), np.zeros(rows * width, bool)
        for row, room in enumerate(self.castle.rooms):
            for column, hand in enumerate(HANDS):
                ends, is_out[row * width + column] = self.ends(room, hand)
                own = [row * width + column]
                follow += own + [self._row[place] * width + INDEX[left] for place, left in ends]
                starts.append(len(follow))
        after = np.array(follow)
        first = np.array(starts[:-1])
        draws = [
            [[INDEX[kept] for kept in kept(plus(hand, c))] for c in range(3)] for hand in HANDS
        ]
        turns = np.zeros((rows, width))
        for _ in range(SWEEPS):
            drawn = np.empty_like(turns)
            for column, by_colour in enumerate(draws):
                drawn[:, column] = sum(turns[:, kept].min(axis=1) for kept in by_colour) / 3
            stopped = ((1 - LUCK) * turns + LUCK * drawn).ravel()
            # A state's own entry comes first: there the runner stays and draws.
            values = stopped[after]
            values[first] = drawn.ravel()
            turns = 1 + np.minimum.reduceat(values, first)
            turns[is_out] = 1
            turns = turns.reshape(rows, width)
        return turns


def kept(hand: Hand) -> list[Hand]:
    """What may be left of a hand: a fifth key is discarded (MG-3.5)."""
    if sum(hand) <= HAND:
        return [hand]
    return [minus(hand, colour) for colour in range(3) if hand[colour]]


@lru_cache(maxsize=16)
def ways_of(castle: str) -> Ways:
    """The ways through the castle of an option."""
    return Ways(castle_of(castle, "macgregor"))
