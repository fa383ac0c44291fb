"""Options of a game: a typed struct, described for forms and checked with precise errors."""

from collections.abc import Mapping
from typing import Literal, TypeVar, get_args, get_type_hints

import msgspec

from hantise.core.errors import BadOption
from hantise.text import PRODUCT, Text, quoted

Value = int | str | bool

YES = ("true", "yes", "on", "oui", "1")
NO = ("false", "no", "off", "non", "0")


class Options(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A game's options. Fields are ``bool``, ``Literal`` of strings, ``int`` with bounds, or
    ``str`` with a greatest length."""

    @classmethod
    def defaults(cls, players: int) -> dict[str, Value]:
        """The defaults that depend on the number of players."""
        return {}

    @classmethod
    def unused(cls, players: int) -> frozenset[str]:
        """The options that change nothing for so many: forms leave them out."""
        return frozenset()

    @classmethod
    def welcoming(cls, players: int) -> dict[str, Value]:
        """What is easier for a newcomer in seat A who plays with bots."""
        return {}

    def check(self, players: int) -> None:
        """Raise `BadOption` if options do not fit each other or the number of players."""

    def rated(self) -> bool:
        """Whether games with these options may count for a rating."""
        return True


class OptionSpec(msgspec.Struct, frozen=True):
    """What a form or a help text needs to know of one option."""

    name: str
    kind: Literal["flag", "choice", "number", "text"]
    default: Value
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    """The greatest number, or of a text the greatest length."""

    def expected(self) -> Text:
        """What may be given, in words."""
        fields: dict[str, object] = {"low": self.low, "high": self.high}
        return Text(PRODUCT, f"expected-{self.kind}", fields | {"choices": self.choices})


def describe(options_type: type[Options], players: int | None = None) -> tuple[OptionSpec, ...]:
    """The options of a game, in the order they are declared, with the defaults for so many."""
    info = msgspec.inspect.type_info(options_type)
    assert isinstance(info, msgspec.inspect.StructType)
    declared = get_type_hints(options_type)
    special = {} if players is None else options_type.defaults(players)
    return tuple(
        msgspec.structs.replace(spec, default=special.get(spec.name, spec.default))
        for spec in (_spec(field, declared[field.name]) for field in info.fields)
    )


def _spec(field: msgspec.inspect.Field, declared: object) -> OptionSpec:
    match field.type:
        case msgspec.inspect.BoolType():
            return OptionSpec(field.name, "flag", field.default)
        case msgspec.inspect.LiteralType():
            # Not the inspected values: those are sorted.
            return OptionSpec(field.name, "choice", field.default, get_args(declared))
        case msgspec.inspect.IntType(ge=int(low), le=int(high)):
            return OptionSpec(field.name, "number", field.default, low=low, high=high)
        case msgspec.inspect.StrType(max_length=int(high)):
            return OptionSpec(field.name, "text", field.default, high=high)
        case other:
            kinds = "no flag, choice or bounded number, nor a bounded text"
            raise TypeError(f"option {field.name!r}: {other} is {kinds}")


T = TypeVar("T", bound=Options)


def read_options(options_type: type[T], given: Mapping[str, object], players: int) -> T:
    """Check what a person, a file or a program gave and make the typed struct of it."""
    specs = {spec.name: spec for spec in describe(options_type)}
    for name in given:
        if name not in specs:
            raise BadOption("error-unknown-option", option=str(name)[:40], known=_list(specs))
    values = {name: _read(specs[name], value) for name, value in given.items()}
    options = msgspec.convert(options_type.defaults(players) | values, options_type)
    options.check(players)
    return options


def _list(specs: Mapping[str, OptionSpec]) -> object:
    return ", ".join(specs) if specs else Text(PRODUCT, "none")


def _read(spec: OptionSpec, value: object) -> Value:
    """A value as given by a program (typed) or by a person (text)."""
    match spec.kind, value:
        case "flag", bool():
            return value
        case "flag", str() if value.lower() in YES + NO:
            return value.lower() in YES
        case "choice", str() if value in spec.choices:
            return value
        case "choice", int() if not isinstance(value, bool) and quoted(value) in spec.choices:
            return str(value)  # years and the like are written as text
        case "text", str() if len(value) <= spec.high:
            return value
        case "number", int() if not isinstance(value, bool):
            return _within(spec, value)
        case "number", str() if value.removeprefix("-").isdecimal() and len(value) < 10:
            return _within(spec, int(value))
    raise BadOption(
        "error-option-value", option=spec.name, value=quoted(value), expected=spec.expected()
    )


def _within(spec: OptionSpec, value: int) -> int:
    if not spec.low <= value <= spec.high:
        raise BadOption(
            "error-option-range",
            option=spec.name,
            value=quoted(value),
            low=spec.low,
            high=spec.high,
        )
    return value
