"""Words of a position of Rest in Peace: split, and read as numbers, cards and houses."""

import re
from typing import NoReturn

from hantise.core.errors import BadPosition
from hantise.games.rest_in_peace.actions import SEATS
from hantise.games.rest_in_peace.cards import COPIES, ONE, VALUES
from hantise.games.rest_in_peace.mediums import LAST
from hantise.games.rest_in_peace.notation import KEYS

Words = dict[str, str]


def wrong(key: str, **fields: object) -> NoReturn:
    """There is no such position."""
    raise BadPosition(key, "rest-in-peace", **fields)


def split(text: str) -> Words:
    """What a text says, by key."""
    words: Words = {}
    for word in text.split():
        key, colon, value = word.partition(":")
        if not colon:
            wrong("position-word", given=word[:20])
        if key not in KEYS:
            wrong("position-key", given=key[:20], keys=list(KEYS))
        if key in words:
            wrong("position-twice", word=key)
        words[key] = value
    if "round" not in words:
        wrong("position-no-round")
    return words


def unreadable(key: str, value: str) -> NoReturn:
    """A word that cannot be read."""
    wrong("position-value", word=key, given=value[:30])


def number(words: Words, key: str, low: int, high: int, default: int) -> int:
    """A number between two others."""
    value = words.get(key)
    if value is None:
        return default
    if not re.fullmatch(r"\d{1,2}", value, re.ASCII) or not low <= int(value) <= high:
        unreadable(key, value)
    return int(value)


def seat_of(words: Words, key: str, default: int) -> int:
    """A family by its letter."""
    value = words.get(key)
    if value is None:
        return default
    if value not in ("A", "B"):
        unreadable(key, value)
    return SEATS.index(value)


def read_ghosts(words: Words, key: str) -> int:
    """Ghosts as a multiset."""
    text = words.get(key, "-")
    if not re.fullmatch(r"-|[1-6]{1,21}", text, re.ASCII):
        unreadable(key, text)
    digits = text.strip("-")
    for value, most in zip(VALUES, COPIES, strict=True):
        if digits.count(str(value)) > most:
            too_many(key[-1], value, digits.count(str(value)))
    return sum(ONE[int(digit)] for digit in digits)


def too_many(letter: str, value: int, given: int) -> NoReturn:
    """More Ghosts of a value than a family has."""
    wrong("position-ghosts", letter=letter, value=value, given=given, most=COPIES[value - 1])


def read_mediums(words: Words, key: str) -> int:
    """Mediums as bits."""
    text = words.get(key, "-")
    if not re.fullmatch(r"-|\d{1,2}(\.\d{1,2})*", text, re.ASCII):
        unreadable(key, text)
    bits = 0
    for number in map(int, re.findall(r"\d+", text)):
        if not 1 <= number <= LAST:
            unreadable(key, text)
        if bits >> number & 1:
            wrong("position-medium-twice", medium=number)
        bits |= 1 << number
    return bits


def packed_houses(key: str, text: str) -> int:
    """Houses as states pack them."""
    if not re.fullmatch(r"-?|[mc]{1,10}", text, re.ASCII):
        unreadable(key, text)
    return text.count("m") + 16 * text.count("c")
