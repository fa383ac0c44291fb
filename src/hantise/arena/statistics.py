"""How sure one can be: intervals of a mean score, and a test that stops as soon as it knows.

A score is from 0 to 1: a win is 1, a draw ½, and with more than two seats the share of rivals that
were beaten. What is counted is a *deal*, all rotations of the seats together: its games share their
luck and are not independent.
"""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final, Literal

import msgspec

Z: Final = 1.959963984540054
"""Of 95 %."""
ERROR: Final = 0.05
"""How often the sequential test may be wrong, either way."""
PSEUDO: Final = 1e-3
"""A trace of each extreme result, so that no result seen so far is taken for the only possible."""


class Estimate(msgspec.Struct, frozen=True):
    """A mean score with its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(deals: Sequence[float], games_per_deal: int) -> Estimate | None:
    """The mean of the deals' scores; None of none.

    Wilson's interval with as many games as the spread between deals says they are worth: luck that
    both sides share makes it narrower, and a single sweep is not taken for certainty.

    >>> estimate([1.0] * 10, 2).low > 0.8
    True
    """
    if not deals:
        return None
    count = len(deals)
    mean = sum(deals) / count
    widest = mean * (1 - mean)
    if widest < 1e-12:
        return _wilson(mean, count * games_per_deal)
    spread = sum((score - mean) ** 2 for score in deals) + widest / games_per_deal
    return _wilson(mean, widest / (spread / count / count))


def _wilson(mean: float, games: float) -> Estimate:
    middle = (mean + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * sqrt(mean * (1 - mean) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return Estimate(mean, max(0.0, middle - half), min(1.0, middle + half))


Verdict = Literal["low", "high"]


class Sprt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sequential test: is the mean score rather ``low`` or rather ``high``?"""

    low: float
    high: float

    @property
    def bound(self) -> float:
        """The log-likelihood ratio at which it is decided."""
        return log((1 - ERROR) / ERROR)

    def ratio(self, deals: Sequence[float]) -> float:
        """The log-likelihood ratio of high against low, after these deals.

        The likeliest distribution over the scores seen with the one mean, against that with the
        other (the generalised test that chess engines are tested with).
        """
        if not deals:
            return 0.0
        counts: dict[float, float] = {0.0: PSEUDO, 1.0: PSEUDO}
        for score in deals:
            counts[score] = counts.get(score, 0.0) + 1
        high, low = _tilt(counts, self.high), _tilt(counts, self.low)
        return sum(
            count * log((1 + low * (score - self.low)) / (1 + high * (score - self.high)))
            for score, count in counts.items()
        )

    def verdict(self, deals: Sequence[float]) -> Verdict | None:
        """What is decided; None as long as it is not."""
        ratio = self.ratio(deals)
        if abs(ratio) < self.bound:
            return None
        return "high" if ratio > 0 else "low"


def _tilt(counts: dict[float, float], mean: float) -> float:
    """The multiplier of the likeliest distribution over these scores that has this mean."""
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(60):
        middle = (low + high) / 2
        slope = sum(
            count * (score - mean) / (1 + middle * (score - mean))
            for score, count in counts.items()
        )
        if slope > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
