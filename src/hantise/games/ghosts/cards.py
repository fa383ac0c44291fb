"""The cards of Ghosts (GH-1.1) and multisets of them packed into one number.

Kind 0 is white 1, kind 1 white 2, … kind 17 yellow 3, kind 18 the Mist. A packed multiset has
two bits for each ghost kind (at most three cards of it) and three bits for the Mist (six).
"""

from typing import Final

from mypy_extensions import i64

COLOURS: Final = ("white", "black", "blue", "red", "green", "yellow")
LETTERS: Final = "WKBRGY"
MIST: Final = 18
KINDS: Final = 19
HAND: Final = 5
"""How many cards are dealt to each player (GH-2.3)."""
NAMES: Final = (*[f"{letter}{number}" for letter in LETTERS for number in "123"], "M")
"""The notation of each kind."""

ALL_GHOSTS: Final[i64] = (1 << 36) - 1
ALL_CARDS: Final[i64] = ALL_GHOSTS | 6 << 36
PRESENT: Final[i64] = 0x555555555
"""The lower bit of every ghost kind."""


def count_of(cards: i64, kind: i64) -> i64:
    """How many cards of a kind a multiset holds."""
    return cards >> 2 * kind & (7 if kind == MIST else 3)


SINGLE: Final = [1 << 2 * kind for kind in range(KINDS)]
"""One card of each kind. A table, for compiled code shifts a literal as a 32-bit number."""
OF_COLOUR: Final = [0b010101 << 6 * colour for colour in range(len(COLOURS))]
"""The kinds of a colour, as in `kinds_in`."""


def one(kind: i64) -> i64:
    """A single card."""
    return SINGLE[kind]


def kinds_in(cards: i64) -> i64:
    """The ghost kinds of a multiset: the lower bit of each that is present."""
    return (cards | cards >> 1) & PRESENT


def count_kinds(kinds: i64) -> i64:
    """How many kinds a result of `kinds_in` names."""
    kinds = (kinds & 0x333333333) + (kinds >> 2 & 0x333333333)
    kinds = (kinds & 0xF0F0F0F0F) + (kinds >> 4 & 0xF0F0F0F0F)
    kinds = kinds + (kinds >> 8)
    kinds = kinds + (kinds >> 16)
    return kinds + (kinds >> 32) & 0x1F


def size(cards: i64) -> i64:
    """How many cards a multiset holds."""
    return count_kinds(cards & PRESENT) + 2 * count_kinds(cards >> 1 & PRESENT) + (cards >> 36)


def unpack(cards: i64) -> list[int]:
    """The kinds of a multiset, each as often as it is in it, in order."""
    kinds: list[int] = []
    for kind in range(i64(KINDS)):
        kinds.extend([int(kind)] * int(count_of(cards, kind)))
    return kinds


def names(cards: i64) -> list[str]:
    """The notation of every card of a multiset, in order."""
    return [NAMES[kind] for kind in unpack(cards)]
