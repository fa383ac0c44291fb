"""Key cards (a colour on the face, a blazon on the back) and multisets of them in one number.

Kind 0 is the red key with a lion on its back, kind 1 the blue one, kind 2 the green one, kind 3 the
red key with a crown, and so on. A packed multiset has two bits for each kind, six for each back.
"""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from hantise.games.castle.floor_plan import Colour

Blazon = Literal["lion", "crown", "tower", "cross", "thistle", "vert", "stag"]
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
COLOUR_LETTERS: Final = "rbg"
BLAZONS: Final[tuple[Blazon, ...]] = get_args(Blazon)
"""``vert`` is the split shield, green and yellow in the box."""
LETTERS: Final = "LCTXHVS"
CROWN: Final = 1
TOWER: Final = 2
MOST_KINDS: Final = 21
KEY_NAMES: Final = [colour + back for back in LETTERS for colour in COLOUR_LETTERS]
"""The notation of each kind."""
SINGLE: Final = [1 << 2 * kind for kind in range(MOST_KINDS)]
"""One card of each kind. A table, for compiled code shifts a literal as a 32-bit number."""

_PAIRS: Final[i64] = 0x3333333333333333
_PRESENT: Final[i64] = 0x5555555555555555


def count_of(keys: i64, kind: i64) -> i64:
    """How many keys of a kind a multiset holds."""
    return keys >> 2 * kind & 3


def one(kind: i64) -> i64:
    """A single key."""
    return SINGLE[kind]


def size(keys: i64) -> i64:
    """How many keys a multiset holds."""
    keys = (keys & _PAIRS) + (keys >> 2 & _PAIRS)
    keys = (keys & 0x0F0F0F0F0F0F0F0F) + (keys >> 4 & 0x0F0F0F0F0F0F0F0F)
    keys = keys + (keys >> 8)
    keys = keys + (keys >> 16)
    return keys + (keys >> 32) & 0xFF


def kinds_in(keys: i64) -> i64:
    """The kinds of a multiset: the lower bit of each that is present."""
    return (keys | keys >> 1) & _PRESENT


def of_back(keys: i64, back: i64) -> i64:
    """How many keys of a multiset have that back."""
    three = keys >> 6 * back
    return (three & 3) + (three >> 2 & 3) + (three >> 4 & 3)


def unpack(keys: i64) -> list[int]:
    """The kinds of a multiset, each as often as it is in it, in order."""
    kinds: list[int] = []
    for kind in range(i64(MOST_KINDS)):
        kinds.extend([int(kind)] * int(count_of(keys, kind)))
    return kinds


def names(keys: i64) -> list[str]:
    """The notation of every key of a multiset, in order."""
    return [KEY_NAMES[kind] for kind in unpack(keys)]
