"""What others could see of a family's hidden cards, told in order (`Search.past`).

The hand, the deck and the Ghosts face down on round 10 are hidden. As long as cards were only drawn
and played openly, nothing is known of a hand but its size: any of the unseen cards alike. From the
first event on that tells more, all events are kept. Each is one number: a kind and its argument.

| text | what happened |
|---|---|
| ``n5``, ``n5+2`` | first of all: so many in hand, so many face down, any of the unseen |
| ``d``, ``d3`` | drew a card; the known top card |
| ``p3`` | a 3 left the hand openly |
| ``q3/25`` | chance took a 3 from the hand, 2s and 5s being banned |
| ``h2`` | put a Ghost face down by choice, with two other choices than a Ghost |
| ``r``, ``r3`` | chance put a Ghost face down; seen by the other family |
| ``t3`` | took a 3 from the table into the hand |
| ``l1123`` | the other family saw this hand |
| ``s3`` | fetched a 3 from the deck |
| ``b3`` | put a 3 from the table into the deck |
| ``x3`` | a 3 was turned up on top of the deck |
| ``z25``, ``e25`` | the hand, the deck, held only the banned 2s and 5s |
| ``u13`` | the face-down Ghosts were turned up |
"""

import re
from typing import Final

from mypy_extensions import i64

from hantise.games.rest_in_peace.cards import ONE, VALUES, count_of, pack, unpack

LETTERS: Final = "ndpqhrtlsbxzeu"
SHIFT: Final[i64] = 20
ARGUMENT: Final[i64] = (1 << 20) - 1
BASE: Final = 0
DREW: Final = 1
LOST: Final = 2
STUMBLED: Final = 3
HID: Final = 4
PICKED: Final = 5
TOOK: Final = 6
LOOKED: Final = 7
FETCHED: Final = 8
BURIED: Final = 9
TOPPED: Final = 10
HAND_BANNED: Final = 11
DECK_BANNED: Final = 12
UNCOVERED: Final = 13


def entry(kind: i64, argument: i64) -> i64:
    """One event as a number."""
    return kind << SHIFT | argument


def write(seen: list[int], spectator: bool = False) -> str:
    """The events as text; a spectator is not told what only the other family saw."""
    words = [
        _word(code >> SHIFT, code & ARGUMENT, spectator)
        for code in seen
        if not (spectator and code >> SHIFT == LOOKED)
    ]
    return ".".join(words)


def _word(kind: int, argument: int, spectator: bool) -> str:
    letter = LETTERS[kind]
    if kind == BASE:
        hidden = argument >> 8
        return f"n{argument & 255}+{hidden}" if hidden else f"n{argument}"
    if kind in (LOOKED, UNCOVERED):
        return letter + _digits(unpack(argument))
    if kind in (HAND_BANNED, DECK_BANNED):
        return letter + _digits(tuple(value for value in VALUES if argument >> value & 1))
    if kind == STUMBLED:
        banned = tuple(value for value in VALUES if argument >> 3 >> value & 1)
        return f"{letter}{argument & 7}/{_digits(banned)}"
    if kind == PICKED and spectator:
        return letter
    return f"{letter}{argument}" if argument else letter


def _digits(values: tuple[int, ...]) -> str:
    return "".join(map(str, values))


FORMS: Final = re.compile(
    r"n(?P<hand>\d{1,2})(\+(?P<hidden>\d{1,2}))?|(?P<one>[dptsbxr])(?P<value>[1-6]?)"
    r"|h(?P<others>\d{1,2})|q(?P<stumbled>[1-6])/(?P<banned>[1-6]{1,2})"
    r"|(?P<many>[lu])(?P<values>[1-6]*)|(?P<only>[ze])(?P<bans>[1-6]{1,2})",
    re.ASCII,
)


def read(text: str) -> list[int]:
    """What `write` wrote; `ValueError` with the word that cannot be read."""
    return [_code(word) for word in text.split(".")] if text else []


def _code(word: str) -> int:
    found = FORMS.fullmatch(word)
    if found is None:
        raise ValueError(word)
    kind = LETTERS.index(word[0])
    if kind == BASE:
        return entry(kind, int(found["hand"]) | int(found["hidden"] or 0) << 8)
    if kind in (LOOKED, UNCOVERED):
        values = tuple(map(int, found["values"]))
        if any(values.count(value) > 7 for value in VALUES):
            raise ValueError(word)
        return entry(kind, pack(values))
    if kind in (HAND_BANNED, DECK_BANNED):
        return entry(kind, _mask(found["bans"]))
    if kind == STUMBLED:
        return entry(kind, int(found["stumbled"]) | _mask(found["banned"]) << 3)
    if kind == HID:
        return entry(kind, int(found["others"]))
    if not found["value"] and kind not in (DREW, PICKED):
        raise ValueError(word)
    return entry(kind, int(found["value"] or 0))


def _mask(digits: str) -> int:
    mask = 0
    for digit in digits:
        mask |= 1 << int(digit)
    return mask


def certain(seen: list[int]) -> tuple[int, int]:
    """The Ghosts that are for certain in the hand, and those face down, as multisets."""
    hand = [0] * 7
    hidden = 0
    for code in seen:
        kind, argument = code >> SHIFT, code & ARGUMENT
        if kind == LOOKED:
            hand = [0, *[int(count_of(argument, value)) for value in VALUES]]
        elif kind == TOOK or (kind == DREW and argument):
            hand[argument] += 1
        elif kind in (LOST, STUMBLED) or (kind == PICKED and argument):
            hand[argument & 7] = max(0, hand[argument & 7] - 1)
            hidden += ONE[argument] if kind == PICKED else 0
        elif kind in (HID, PICKED):
            hand = [max(0, number - 1) for number in hand]
        elif kind == UNCOVERED:
            hidden = 0
    return sum(ONE[value] * hand[value] for value in VALUES), hidden


def top(seen: list[int]) -> int:
    """The known top card of the deck, 0 if there is none."""
    value = 0
    for code in seen:
        kind, argument = code >> SHIFT, code & ARGUMENT
        if kind == TOPPED:
            value = argument
        elif kind in (DREW, FETCHED, BURIED):
            value = 0
    return int(value)
