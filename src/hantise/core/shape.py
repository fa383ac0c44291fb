"""Data of the wrong form: what msgspec says of it, in our own words. A value is never repeated."""

import re
from operator import index
from typing import Annotated, Final, SupportsIndex

import msgspec

from hantise.text import PRODUCT, Text

MOST: Final = 1_000_000_000

Number = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
"""A whole number in a file or a form that has no narrower bounds of its own."""

LONGEST_FIELD: Final = 80

_AT = re.compile(r" - at `\$\.?(?P<path>.*)`$")
_REASONS: Final = (
    (re.compile(r"of length >= (?P<number>\d+)"), "reason-too-short"),
    (re.compile(r"of length <= (?P<number>\d+)"), "reason-too-long"),
    (re.compile(r">= (?P<number>-?\d+)"), "reason-too-small"),
    (re.compile(r"<= (?P<number>-?\d+)"), "reason-too-big"),
    (re.compile(r"Integer value out of range"), "reason-too-many-digits"),
    (re.compile(r"missing required field `(?P<field>\w+)`"), "reason-missing"),
    (re.compile(r"unknown field `(?P<field>[^`]*)`"), "reason-unknown-field"),
)


def place_of(told: str) -> str:
    """Where in the data something is wrong; "" if it is the whole."""
    found = _AT.search(told)
    return found["path"][:LONGEST_FIELD] if found else ""


def misfit_of(told: str, place: str) -> tuple[str, Text]:
    """Which field is wrong, and what is wrong with it: words that follow its name."""
    for pattern, key in _REASONS:
        found = pattern.search(told)
        if found:
            groups = found.groupdict()
            field = ".".join(filter(None, (place, groups.get("field"))))[:LONGEST_FIELD]
            number = groups.get("number")
            fields: dict[str, object] = {} if number is None else {"number": int(number)}
            return field, Text(PRODUCT, key, fields)
    return place, Text(PRODUCT, "reason-wrong-form")


def whole(value: object) -> int | None:
    """A whole number, Python's or NumPy's; None for anything else, and for a flag."""
    if type(value) is int:
        return value
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        return None
    try:
        return index(value)
    except TypeError:  # NumPy's flags look like numbers
        return None
