"""The cards of Ghooost! (GO-1.1) and multisets of them packed into one number.

Kind 0 is the ghost of value 1, … kind 13 that of value 14, kind 14 Miss Copy, kind 15 Kitty. A
packed multiset has three bits for each kind, for there are at most four cards of it.
"""

from typing import Final

from mypy_extensions import i64

VALUES: Final = 14
COPY: Final = 14
"""Miss Copy."""
KITTY: Final = 15
KINDS: Final = 16
NAMES: Final = (*[str(value) for value in range(1, VALUES + 1)], "X", "K")
"""The notation of each kind."""

SCOOTY: Final = 0
CERBERUS: Final = 2
TWIST: Final = 7
SKELETUM: Final = 10
IGOR: Final = 11
"""The kinds of value 1, 3, 8, 11 and 12, which are like no others (GO-1.2)."""

FAMILIES: Final = tuple(
    "fearless"
    if kind in (SCOOTY, KITTY)
    else "scary"
    if kind in (CERBERUS, IGOR)
    else "special"
    if kind in (TWIST, SKELETUM, COPY)
    else "common"
    for kind in range(KINDS)
)

HAND: Final = 4
"""How many cards are dealt to each player, and up to how many hands are refilled."""
MANORS: Final = (0, 0, 12, 10, 8, 6, 4)
"""How many cards a Manor has, by the number of players (GO-2.1)."""

SINGLE: Final = [1 << 3 * kind for kind in range(KINDS)]
"""One card of each kind. A table, for compiled code shifts a literal as a 32-bit number."""
DECKS: Final = {"2x4k": (2, 4), "4x2k": (4, 2)}
"""How many Miss Copies and Kitties there are (GO-1.1)."""

ONES: Final[i64] = sum(SINGLE)
"""The lowest bit of every kind."""
COPIES: Final[i64] = 7 << 3 * COPY
"""The bits of Miss Copy."""
VALUED: Final[i64] = (1 << 3 * VALUES) - 1
"""The bits of all ghosts with a value."""


def whole_deck(copies: int, kitties: int) -> int:
    """All cards, with so many Miss Copies and Kitties."""
    return 4 * sum(SINGLE[:VALUES]) + copies * SINGLE[COPY] + kitties * SINGLE[KITTY]


def count_of(cards: i64, kind: i64) -> i64:
    """How many cards of a kind a multiset holds."""
    return cards >> 3 * kind & 7


def one(kind: i64) -> i64:
    """A single card."""
    return SINGLE[kind]


def size(cards: i64) -> i64:
    """How many cards a multiset holds."""
    # Octal digits, added in pairs, then in fours; sixteen kinds of at most four make 64.
    pairs = (cards & 0o0707070707070707) + (cards >> 3 & 0o0707070707070707)
    fours = (pairs & 0o0077007700770077) + (pairs >> 6 & 0o0077007700770077)
    eights = fours + (fours >> 12)
    return (eights & 0o7777) + (eights >> 24 & 0o7777)


def unpack(cards: i64) -> list[int]:
    """The kinds of a multiset, each as often as it is in it, in order."""
    kinds: list[int] = []
    for kind in range(i64(KINDS)):
        kinds.extend([int(kind)] * int(count_of(cards, kind)))
    return kinds


def names(cards: i64) -> list[str]:
    """The notation of every card of a multiset, in order."""
    return [NAMES[kind] for kind in unpack(cards)]
