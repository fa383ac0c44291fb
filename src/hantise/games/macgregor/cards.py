"""The keys of each edition (MG-1.2)."""

from typing import Final

from mypy_extensions import i64

from hantise.games.castle.cards import KEY_NAMES, SINGLE

BLAZONS: Final = 5
KINDS: Final = 15
HAND: Final = 4
"""How many keys are dealt, and may be held (MG-2.1, MG-3.5)."""
LACKING: Final = ("rL", "rC", "bT", "bX", "gH", "gL")
"""Of each of these the edition of 1998 has one fewer."""
ALL_KEYS: Final[i64] = (1 << 30) - 1
FEWER_KEYS: Final[i64] = ALL_KEYS - sum([SINGLE[KEY_NAMES.index(name)] for name in LACKING])
"""The 39 keys of 1998."""
