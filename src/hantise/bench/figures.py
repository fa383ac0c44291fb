"""Figures of random play with their standard errors, and how far two of them lie apart."""

from collections.abc import Callable, Sequence
from math import hypot, inf, isqrt, sqrt

import msgspec

Figure = tuple[float, float]
"""A value and its standard error."""
Advance = Callable[[], object]
"""Called after every game, for a progress bar."""
Measure = Callable[[int, int, Advance], dict[str, Figure]]
"""Plays so many games from a seed."""


class Setting(msgspec.Struct, frozen=True):
    """A configuration of a game, and what is known of it."""

    name: str
    games: int
    """How many games the known figures are of."""
    known: dict[str, Figure]
    measure: Measure


def nothing() -> None:
    """Nobody watches."""


def mean(values: Sequence[float]) -> Figure:
    """The mean of a sample.

    >>> mean([2, 4, 6])
    (4.0, 1.1547005383792515)
    """
    number = len(values)
    middle = sum(values) / number
    variance = sum((value - middle) ** 2 for value in values) / (number - 1)
    return middle, sqrt(variance / number)


def percentage(hits: Sequence[bool]) -> Figure:
    """How often something happened, in percent.

    >>> percentage([True, False])
    (50.0, 50.0)
    """
    return mean([100 if hit else 0 for hit in hits])


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Figure:
    """The sum of the parts over the sum of the wholes, each pair being one game.

    >>> ratio([2, 6], [1, 3])
    (2.0, 0.0)
    """
    value = sum(parts) / sum(wholes)
    left = [part - value * whole for part, whole in zip(parts, wholes, strict=True)]
    return value, mean(left)[1] * len(wholes) / sum(wholes)


def median(values: Sequence[float]) -> Figure:
    """The median of a sample; its error by the values whose ranks are a standard error away.

    >>> median(range(101))
    (50.0, 5.0)
    """
    ordered = sorted(values)
    middle, away = len(ordered) // 2, max(1, isqrt(len(ordered)) // 2)
    return float(ordered[middle]), (ordered[middle + away] - ordered[middle - away]) / 2


def distance(ours: Figure, known: Figure) -> float:
    """How many combined standard errors lie between two figures.

    >>> distance((10.0, 3.0), (20.0, 4.0))
    2.0
    """
    apart, error = abs(ours[0] - known[0]), hypot(ours[1], known[1])
    if error == 0:
        return 0 if apart == 0 else inf
    return apart / error
