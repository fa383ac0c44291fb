"""A curve in one line of a terminal."""

from collections.abc import Sequence
from typing import Final

LEVELS: Final = "▁▂▃▄▅▆▇█"


def sparkline(values: Sequence[float], width: int) -> str:
    """Values from -1 to 1, the last one of each part where there are more than fit.

    >>> sparkline([-1, 0, 1], 10)
    '▁▅█'
    >>> len(sparkline([0.0] * 100, 10))
    10
    """
    count = min(len(values), width)
    picked = [values[(number + 1) * len(values) // count - 1] for number in range(count)]
    return "".join(LEVELS[min(7, max(0, int((value + 1) * 4)))] for value in picked)
