"""What people read, in French and English: one Fluent file per game and language.

A message has a *domain* (``hantise`` for the product, else a game's id), a key and fields.
A few conventions save the files from repeating themselves:

- a field called ``seat`` or ending in ``_seat`` also gives ``$seat_name``, the person's name;
- a string field ``colour`` whose value is ``red`` also gives ``$colour_name`` if the file
  has a message ``colour-red``; a list ``keys`` likewise gives ``$keys_names``.
  Its attribute ``.one``, if it has one, gives ``$colour_one``: the name with its article;
- a message is said in the second person to the reader at ``$seat`` if it has the attribute
  ``.you``, and to the one at ``$other_seat`` if it has ``.other-you``.
"""

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Union

import msgspec
from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr")
PRODUCT: Final = "hantise"
LARGEST_NUMBER: Final = 10**15
LONGEST_FIELD: Final = 500
LONGEST_QUOTED: Final = 40
LONGEST_NUMBER: Final = 100
"""Bits of a number that is still written in digits."""

_folders: dict[str, Path] = {}
_language: ContextVar[str | None] = ContextVar("language", default=None)


if TYPE_CHECKING:
    Field = object
else:
    _Plain = None | bool | int | float | str
    # What can be put into words. A message that was sent comes back with its inner ones.
    Field = Union[_Plain, list[_Plain], "Text"]


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message not yet put into words; a field may itself be one."""

    domain: str
    key: str
    fields: Mapping[str, Field] = {}

    def say(
        self,
        language: str | None = None,
        names: Sequence[str] = (),
        reader: int | None = None,
    ) -> str:
        """The words, in ``language`` or the one in use, for the seat that reads them."""
        return say(
            self.domain, self.key, self.fields, language=language, names=names, reader=reader
        )

    def __str__(self) -> str:
        return self.say()


class TextError(Exception):
    """A message is missing or lacks a field: a fault of ours, never of the reader."""


def language() -> str:
    """The language in use: the one chosen with `use`, else the locale's, else English."""
    chosen = _language.get()
    if chosen is not None:
        return chosen
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def _or_in_use(chosen: str | None) -> str:
    return chosen or language()


def use(chosen: str) -> None:
    """Speak ``chosen`` from now on in this context."""
    if chosen not in LANGUAGES:
        raise ValueError(f"language {chosen!r} is not one of {', '.join(LANGUAGES)}")
    _language.set(chosen)


@contextmanager
def speaking(chosen: str) -> Iterator[None]:
    """Speak ``chosen`` inside a ``with`` block."""
    token = _language.set(None)
    try:
        use(chosen)
        yield
    finally:
        _language.reset(token)


def add_folder(domain: str, folder: Path) -> None:
    """Where a third party's game keeps ``en/<id>.ftl`` and ``fr/<id>.ftl``."""
    if _folders.get(domain) != folder:
        _folders[domain] = folder
        bundle.cache_clear()


def source(domain: str, chosen: str) -> Path:
    """The Fluent file of a domain in a language."""
    folder = _folders.get(domain, Path(__file__).parent / "locales")
    return folder / chosen / f"{domain}.ftl"


@cache
def bundle(domain: str, chosen: str) -> FluentBundle:
    """The messages of a domain, with the product's own behind them."""
    made = FluentBundle([chosen], use_isolating=False)
    for name in dict.fromkeys((domain, PRODUCT)):
        try:
            made.add_resource(FluentResource(source(name, chosen).read_text(encoding="utf-8")))
        except FileNotFoundError as error:
            raise TextError(f"there is no {source(name, chosen).name} in {chosen}") from error
    return made


def has(domain: str, key: str, chosen: str | None = None) -> bool:
    """Whether a domain has a message (``key`` or ``key.attribute``)."""
    name, _, attribute = key.partition(".")
    messages = bundle(domain, _or_in_use(chosen))
    if not messages.has_message(name):
        return False
    message = messages.get_message(name)
    return attribute in message.attributes if attribute else message.value is not None


def say(
    domain: str,
    key: str,
    fields: Mapping[str, object] | None = None,
    *,
    language: str | None = None,
    names: Sequence[str] = (),
    reader: int | None = None,
) -> str:
    """Put a message into words. A missing message or field raises `TextError`."""
    chosen = _or_in_use(language)
    if not has(domain, key, chosen):
        raise TextError(f"{source(domain, chosen).name} ({chosen}) has no message {key!r}")
    key = _to_reader(domain, key, fields or {}, chosen, reader)
    name, _, attribute = key.partition(".")
    messages = bundle(domain, chosen)
    message = messages.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None
    values = dict(_expand(domain, fields or {}, chosen, names, reader))
    words, errors = messages.format_pattern(pattern, values)
    if errors:
        raise TextError(f"{domain}, {chosen}, {key}: {errors[0]}")
    return str(words)


def _to_reader(
    domain: str, key: str, fields: Mapping[str, object], chosen: str, reader: int | None
) -> str:
    """The key of the second person, where a message has one for the seat that reads it."""
    if reader is None or "." in key:
        return key
    mine = [field for field, value in fields.items() if _is_seat(field) and value == reader]
    for field in sorted(mine, key=lambda field: field != "seat"):
        second = f"{key}.{field.removesuffix('seat').replace('_', '-')}you"
        if has(domain, second, chosen):
            return second
    return key


def _is_seat(field: str) -> bool:
    return field == "seat" or field.endswith("_seat")


def seat_name(seat: int, names: Sequence[str] = ()) -> str:
    """A person's name, or the seat's letter; an impossible seat, out of bad input, as a number."""
    if 0 <= seat < len(names):
        return names[seat]
    return chr(ord("A") + seat) if 0 <= seat < 26 else _numeral(seat)


def _short(words: str) -> str:
    """What bad input may be quoted at length: Fluent refuses more than a few thousand signs."""
    return words if len(words) <= LONGEST_FIELD else f"{words[:LONGEST_FIELD]}…"


def _numeral(number: float) -> str:
    """A number as bad input can have it: Python writes no whole number of thousands of digits."""
    if isinstance(number, int) and number.bit_length() > LONGEST_NUMBER:
        return f"{'-' if number < 0 else ''}2^{number.bit_length() - 1}…"
    return str(number)


def quoted(value: object) -> str:
    """Bad input of any type, short enough for a sentence."""
    try:
        words = _numeral(value) if isinstance(value, int) else str(value)
    except ValueError:  # such a number is somewhere in it
        words = type(value).__name__
    return words[:LONGEST_QUOTED]


def _expand(
    domain: str,
    fields: Mapping[str, object],
    chosen: str,
    names: Sequence[str],
    reader: int | None,
) -> Iterator[tuple[str, str | int | float]]:
    for field, value in fields.items():
        if isinstance(value, Text):
            yield field, value.say(chosen, names, reader)
        elif isinstance(value, bool):
            yield field, "yes" if value else "no"
        elif value is None:
            yield field, "unknown"
        elif isinstance(value, int | float):
            yield field, value if abs(value) < LARGEST_NUMBER else _numeral(value)
            if _is_seat(field):
                yield f"{field}_name", seat_name(int(value), names)
        elif isinstance(value, str):
            yield field, _short(value)
            if has(domain, f"{field}-{value}", chosen):
                yield f"{field}_name", say(domain, f"{field}-{value}", language=chosen)
            if has(domain, f"{field}-{value}.one", chosen):
                yield f"{field}_one", say(domain, f"{field}-{value}.one", language=chosen)
        elif isinstance(value, list | tuple):
            yield field, _short(", ".join(str(item) for item in value))
            named = [f"{field}-{item}" for item in value]
            if named and all(has(domain, key, chosen) for key in named):
                words = ", ".join(say(domain, key, language=chosen) for key in named)
                yield f"{field}_names", _short(words)
        else:
            raise TextError(f"{domain}: field {field!r} cannot be put into words: {value!r}")
