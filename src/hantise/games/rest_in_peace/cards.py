"""The Ghost cards of Rest in Peace (RP-1.1) and multisets of them packed into one number.

A packed multiset has three bits for each value: the lowest three for the 1s, the next for the 2s.
"""

from typing import Final

from mypy_extensions import i64

VALUES: Final = (1, 2, 3, 4, 5, 6)
COPIES: Final = (6, 5, 4, 3, 2, 1)
"""How many Ghosts of each value a family has (RP-1.1)."""
GHOSTS: Final = 21
DEALT: Final = 5  # RP-2.2
DRAWN: Final = 2  # RP-3.5

ONE: Final = [0, *[1 << 3 * (value - 1) for value in VALUES]]
"""A single Ghost of each value; nothing at 0."""
ONE_BIT: Final = [1 << value for value in range(7)]
"""Each value in a mask of values, as `values_in` makes it."""
ALL_GHOSTS: Final[i64] = sum(
    count << 3 * (value - 1) for value, count in zip(VALUES, COPIES, strict=True)
)


def count_of(cards: i64, value: i64) -> i64:
    """How many Ghosts of a value a multiset holds."""
    return cards >> 3 * (value - 1) & 7


def size(cards: i64) -> i64:
    """How many Ghosts a multiset holds."""
    return (
        (cards & 7)
        + (cards >> 3 & 7)
        + (cards >> 6 & 7)
        + (cards >> 9 & 7)
        + (cards >> 12 & 7)
        + (cards >> 15 & 7)
    )


def values_in(cards: i64) -> i64:
    """The values of a multiset, as a mask: bit 1 for the 1s … bit 6 for the 6s."""
    mask: i64 = 0
    value: i64 = 1
    while cards:
        if cards & 7:
            mask |= 1 << value
        cards >>= 3
        value += 1
    return mask


def unpack(cards: i64) -> tuple[int, ...]:
    """The values of a multiset, each as often as it is in it, in order."""
    values: list[int] = []
    for value in range(i64(1), i64(7)):
        values.extend([int(value)] * int(count_of(cards, value)))
    return tuple(values)


def pack(values: tuple[int, ...]) -> int:
    """The multiset of these values."""
    return sum([ONE[value] for value in values])
