"""What the cards of a round are worth (RP-5).

A card on the table is a number: 1 to 6 a Ghost, 10 + n Medium n, plus `CARRIED` if #15 brought it.
"""

from typing import Final

from mypy_extensions import i64

from hantise.games.rest_in_peace.mediums import BASE

MEDIUM: Final[i64] = 10
CARRIED: Final[i64] = 64
KIND: Final[i64] = 63
TENTH_13: Final[i64] = -2  # RP-5.3


def card_name(code: i64) -> str:
    """A card as people write it."""
    kind = code & KIND
    return str(int(kind)) if kind <= 6 else f"#{int(kind - MEDIUM)}"


def base_of(code: i64, params: list[int], tenth: bool) -> i64:
    """The base value of a card (RP-5.1), 0 if it has none; of each of the two that #23 is."""
    kind = code & KIND
    if kind <= 6:
        return kind
    number = kind - MEDIUM
    if number == 16 or number == 19 or number == 21:
        return params[number]
    if number == 13 and tenth:
        return TENTH_13
    return BASE[number]


def value_of(code: i64, ours: i64, theirs: i64, params: list[int], tenth: bool) -> i64:
    """What one card counts. ``ours`` and ``theirs`` are the Mediums in force on either side."""
    if (ours | theirs) >> 29 & 1:  # RP-5.3
        return 0 if code == MEDIUM + 29 else 1
    base = base_of(code, params, tenth)
    if base <= 0:
        return base
    if base <= 2 and theirs >> 12 & 1:
        return 0
    value = base
    if base & 1:
        value += ours >> 9 & 1
    else:
        value += ours >> 8 & 1
    if ours >> 10 & 1 and params[10] == base:
        value += 2
    if (ours | theirs) >> 26 & 1 and params[26] == base:
        value += 3
    if theirs >> 17 & 1 and params[17] == base:
        value -= 2
    value = max(value, 0)
    return value + value if code & KIND == MEDIUM + 23 else value


def total(cards: list[int], ours: i64, theirs: i64, params: list[int], tenth: bool) -> i64:
    """What all cards of one side count together."""
    worth: i64 = 0
    for code in cards:
        worth += value_of(code, ours, theirs, params, tenth)
    return worth
