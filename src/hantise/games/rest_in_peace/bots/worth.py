"""What cards are worth to a family that will need them later, in points of a house."""

from typing import Final

GHOST: Final = (0.0, 1.1, 2.1, 3.2, 4.3, 5.4, 6.5)
"""A Ghost in hand, by value: big ones beat a total alone."""
HELD: Final = (
    0.0,
    *(1.5, 3.0, 1.5, 2.2, 3.2, 1.5, 0.8, 2.5, 2.5),
    *(3.5, 3.5, 3.0, 3.2, 2.0),
    *(2.0, 3.2, 2.4, 0.8, 2.6),
    *(1.6, 3.0, 2.4, 2.2, 1.4),
    *(1.8, 3.5, 3.5, 1.0, 3.0),
)
"""A Medium in front of a family, by number, a level to a row."""
ON_TEN: Final = (
    0.0,
    *(0.0, 0.3, 1.0, 2.0, 3.0, 0.0, 3.0, 1.2, 1.2),
    *(2.4, 3.0, 2.0, -2.0, 0.0),
    *(0.0, 2.5, 1.0, 0.0, 0.5),
    *(2.0, 3.0, -6.0, 2.0, 0.0),
    *(0.0, 2.0, 0.0, 0.0, 0.5),
)
"""A Medium on round 10 before it is turned up (RP-6.30)."""
AVERAGE_GHOST: Final = 56 / 21


def held(mediums: int) -> float:
    """A set of Mediums, as bits."""
    return sum(worth for number, worth in enumerate(HELD) if mediums >> number & 1)


def placed(medium: int, beside: tuple[int, ...]) -> float:
    """A Medium that joins one's own Ghosts on round 10."""
    even = sum(value % 2 == 0 for value in beside)
    if medium == 8:
        return even + 0.4
    if medium == 9:
        return len(beside) - even + 0.4
    if medium == 16:
        return max(beside, default=0) + 0.4
    if medium == 10:
        most = max((beside.count(value) for value in beside), default=0)
        return 2 * most + 0.4
    return ON_TEN[medium]
