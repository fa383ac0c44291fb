"""Keys, tokens and objects of the treasure of the MacGregors (MT-1.1)."""

from typing import Final, Literal, get_args

from mypy_extensions import i64

from hantise.games.castle.cards import SINGLE

TreasureColour = Literal["red", "blue", "green", "yellow", "white", "black"]
TokenName = Literal[TreasureColour, "trap"]
BLAZONS: Final = 7
KINDS: Final = 21
HAND: Final = 3
"""How many keys are dealt, and may be held at the end of a turn (MT-2.2, MT-3.7)."""
ALL_KEYS: Final[i64] = sum([2 * SINGLE[kind] for kind in range(KINDS)])
"""Two of each colour and blazon."""
TREASURES: Final[tuple[TreasureColour, ...]] = get_args(TreasureColour)
"""The colours of treasures, and of the players in the order of their seats."""
TRAP: Final = 6
TOKENS: Final[tuple[TokenName, ...]] = get_args(TokenName)
TOKEN_LETTERS: Final = "RBGYWK!"
MOST_TOKENS: Final = 56
LAMP: Final = 1
PICKAXE: Final = 2
DETECTOR: Final = 4
ALL_OBJECTS: Final = 7
OBJECTS: Final = ("lamp", "pickaxe", "detector")
OBJECT_LETTERS: Final = "lpd"
