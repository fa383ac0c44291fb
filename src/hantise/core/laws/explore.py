"""A generator that takes every turning: the exact distribution of whatever draws from it."""

import heapq
from collections.abc import Callable, Hashable
from fractions import Fraction
from typing import Final, TypeVar

import msgspec

from hantise.core.rng import Rng

MOST_DRAWS: Final = 500
"""More draws than that in one go are taken for an endless loop."""
MOST_WAYS: Final = 100_000
"""A draw from more numbers than that cannot be explored."""
HOPELESS: Final = 10
"""With so many times more branches than may be explored, exploring does not begin."""
DREGS: Final = Fraction(1, 1_000_000)
"""What is left when drawing again and again until it fits; nobody drinks it."""

Result = TypeVar("Result", bound=Hashable)


class EndlessDrawing(Exception):
    """One branch is not worth following to its end."""


class BranchingRng(Rng):
    """Follows a given beginning of choices, then takes the first of each; notes all others."""

    def __init__(self, beginning: tuple[int, ...], likelihood: Fraction) -> None:
        super().__init__(0)
        self._beginning = beginning
        self._taken: list[int] = []
        self.likelihood = likelihood
        self.ways = 1
        """How many branches there would be if every one were like this."""
        self.others: list[tuple[Fraction, tuple[int, ...]]] = []
        """Each branch not taken: how likely it is, and the choices that lead into it."""

    def below(self, bound: int) -> int:
        if bound > MOST_WAYS:
            raise EndlessDrawing
        return self._choose([1] * bound)

    def weighted(self, weights: list[int]) -> int:
        return self._choose(weights)

    def _choose(self, weights: list[int]) -> int:
        depth = len(self._taken)
        if depth >= MOST_DRAWS:
            raise EndlessDrawing
        if depth < len(self._beginning):
            self._taken.append(self._beginning[depth])
            return self._beginning[depth]
        total = sum(weights)
        possible = [index for index, weight in enumerate(weights) if weight > 0]
        taken = possible[0]
        self.ways *= len(possible)
        for index in possible[1:]:
            likelihood = self.likelihood * Fraction(weights[index], total)
            self.others.append((likelihood, (*self._taken, index)))
        self.likelihood *= Fraction(weights[taken], total)
        self._taken.append(taken)
        return taken


class Distribution(msgspec.Struct):
    """How likely each result is; ``unexplored`` is the likelihood of all that was not reached."""

    likelihood: dict[Hashable, Fraction]
    unexplored: Fraction
    branches: int


def explore(draw: Callable[[Rng], Result], most_branches: int) -> Distribution:
    """Call ``draw`` once for each succession of choices, the likeliest first."""
    likelihood: dict[Hashable, Fraction] = {}
    unexplored = Fraction(1)
    waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(-1), ())]
    branches = 0
    while waiting and branches < most_branches and unexplored > DREGS:
        negated, beginning = heapq.heappop(waiting)
        rng = BranchingRng(beginning, -negated)
        branches += 1
        try:
            result = draw(rng)
        except EndlessDrawing:
            pass
        else:
            likelihood[result] = likelihood.get(result, Fraction(0)) + rng.likelihood
            unexplored -= rng.likelihood
        if rng.ways > HOPELESS * most_branches:
            break
        for chance, choices in rng.others:
            heapq.heappush(waiting, (-chance, choices))
    return Distribution(likelihood, unexplored, branches)
