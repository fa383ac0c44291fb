"""Sets of rooms of the castle as bit masks: bit ``1 << room`` for each room in it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hantise.games.eighteen_ghosts import castle

ALL: Final[i64] = (1 << 25) - 1
NOT_COLUMN_A: Final[i64] = ALL & ~0b00001_00001_00001_00001_00001
NOT_COLUMN_E: Final[i64] = ALL & ~0b10000_10000_10000_10000_10000
WALKABLE: Final[i64] = castle.mask("RBYM")  # EG-3.3
MIRROR_ROOMS: Final[i64] = castle.mask("M")
RED_CARPETS: Final[i64] = castle.mask("R")
BLUE_CARPETS: Final[i64] = castle.mask("B")
YELLOW_CARPETS: Final[i64] = castle.mask("Y")


def _rooms_by_bit() -> list[int]:
    rooms = [0] * 37
    for room in range(25):
        rooms[(1 << room) % 37] = room
    return rooms


def _powers() -> list[int]:
    walkable = [room for room in range(25) if WALKABLE >> room & 1]
    return [7 ** walkable.index(room) if room in walkable else 0 for room in range(25)]


ROOM_OF_BIT: Final = vec[i64](_rooms_by_bit())
"""The room of a one-room mask, by the mask's remainder modulo 37 (all 25 differ)."""
PLACE_VALUE: Final = vec[i64](_powers())
"""Powers of 7 over the 22 walkable rooms: a castle is one number below 7**22 < 2**62."""
EXITS: Final = vec[i64](
    [castle.exit_mask(colour, side) for colour in range(3) for side in range(4)]
)
"""The room that an open portal faces, by ``4 * colour + direction``; 0 for the outer wall."""


def room_of(bit: i64) -> i64:
    """The room of a one-room mask."""
    return ROOM_OF_BIT[bit % 37]


def count(mask: i64) -> i64:
    """How many rooms a mask holds."""
    mask = mask - (mask >> 1 & 0x5555555)
    mask = (mask & 0x3333333) + (mask >> 2 & 0x3333333)
    mask = mask + (mask >> 4) & 0xF0F0F0F
    mask = mask + (mask >> 8)
    return mask + (mask >> 16) & 0x1F


def nth_room(mask: i64, index: i64) -> i64:
    """The room of a mask with that many lower rooms in it."""
    while index > 0:
        mask = mask & (mask - 1)
        index -= 1
    return room_of(mask & -mask)


def shift(mask: i64, direction: i64) -> i64:
    """Every room of a mask moved one room on; those that would leave the castle are gone."""
    if direction == 0:
        return mask << 5 & ALL
    if direction == 1:
        return (mask & NOT_COLUMN_E) << 1
    if direction == 2:
        return mask >> 5
    return (mask & NOT_COLUMN_A) >> 1


def around(mask: i64) -> i64:
    """The rooms next to any room of a mask."""
    return mask << 5 & ALL | (mask & NOT_COLUMN_E) << 1 | mask >> 5 | (mask & NOT_COLUMN_A) >> 1
