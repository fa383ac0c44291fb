"""What happened, as typed data: for the log in words, for animation, for the wire.

Each game declares its events as structs in its ``events.py`` and names their union as its
``event_type``; from there come the client's types and the lists in the game's pages.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import UnionType
from typing import Any, ClassVar, Final, Generic, Self, TypeVar, cast, get_args, get_origin

import msgspec

from hantise.text import Text

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
EventType = UnionType | type["Event"]
"""One kind of event, or a union of several."""


class Everybody(Enum):
    """The type of `EVERYBODY`."""

    EVERYBODY = "everybody"


EVERYBODY: Final = Everybody.EVERYBODY
"""Instead of the seats that may see a `Hidden` field: this time all do, spectators too."""


class Hidden(Generic[T_co]):
    """A field that only some seats may see: closed until it is `seen_by` a reader or `opened`.

    While it is closed it gives its value to nobody and cannot be pickled. It is never encoded:
    `Event.fields` is what is sent.
    """

    __slots__ = ("_open", "_value", "seats")

    def __init__(self, value: T_co, seats: Iterable[int] | Everybody) -> None:
        self._value: T_co | None = value
        self._open = False
        self.seats: Final = seats if seats is EVERYBODY else frozenset(seats)

    @property
    def value(self) -> T_co | None:
        """What one reader may see: None if it is hidden from him. `TypeError` while closed."""
        if not self._open:
            raise TypeError("a hidden field is closed: let the event be seen_by its reader")
        return self._value

    def seen_by(self, seat: int | None) -> "Hidden[T_co]":
        """The value for those who may see it, None for all others."""
        may_see = self.seats is EVERYBODY or seat in self.seats
        return self._shown(self._value if may_see else None)

    def opened(self) -> "Hidden[T_co]":
        """The value, for a game that is over."""
        return self._shown(self._value)

    def __reduce__(self) -> tuple[object, ...]:
        if not self._open:
            raise TypeError("a hidden field is not for sending: let an event be seen_by its reader")
        return _shown, (self._value,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self._compared() == other._compared()

    def __hash__(self) -> int:
        return hash(self._compared())

    def __repr__(self) -> str:
        if self._open:
            return f"Hidden({self._value!r})"
        return f"Hidden(…, {self.seats.name if self.seats is EVERYBODY else sorted(self.seats)})"

    def _compared(self) -> tuple[object, ...]:
        return self._value, self.seats, self._open

    def _shown(self, value: T_co | None) -> "Hidden[T_co]":
        return self if self._open else _shown(value)  # a second reader sees no more


def _shown(value: T | None) -> Hidden[T]:
    shown = Hidden(value, ())
    shown._open = True
    return cast("Hidden[T]", shown)


def kind_of(name: str) -> str:
    """The kind of the events of a class.

    >>> kind_of("GaveBack")
    'gave-back'
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=kind_of):
    """One thing that happened. Its kind is the name of its class; ``event-<kind>`` its message."""

    laid_open: ClassVar[tuple[str, ...]] = ()
    """Fields that list what was hidden and lies open from then on, in a place where it is no longer
    told apart whose it was: no view need keep that."""

    @property
    def kind(self) -> str:
        """What happened, in a word: the tag of its class."""
        return cast(str, self.__struct_config__.tag)

    def seen_by(self, seat: int | None) -> Self:
        """The event as a seat (None: a spectator) may see it."""
        hidden = hidden_fields(type(self))
        if not hidden:
            return self
        shown = {name: getattr(self, name).seen_by(seat) for name in hidden}
        return msgspec.structs.replace(self, **shown)

    def opened(self) -> Self:
        """The event with nothing hidden, for a game that is over."""
        hidden = hidden_fields(type(self))
        return msgspec.structs.replace(
            self, **{name: getattr(self, name).opened() for name in hidden}
        )

    def fields(self) -> dict[str, object]:
        """What is told of it, by name; a field that is UNSET is not. Only once it is `seen_by`."""
        return {
            name: value.value if isinstance(value, Hidden) else value
            for name, value in msgspec.structs.asdict(self).items()
            if value is not msgspec.UNSET
        }

    def text(self, domain: str) -> Text:
        """The event as a message, to be put into words. Only once it is `seen_by`."""
        return Text(domain, f"event-{self.kind}", self.fields())


def seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Events as one reader may see them."""
    return [event.seen_by(seat) for event in events]


def as_told(events: Sequence[Event]) -> list[tuple[str, dict[str, object]]]:
    """The kinds and fields of events that are already `seen_by` a reader."""
    return [(event.kind, event.fields()) for event in events]


@cache
def hidden_fields(event: type[Event]) -> tuple[str, ...]:
    """The names of the fields that not everybody may see."""
    return tuple(
        field.name
        for field in msgspec.structs.fields(event)
        if get_origin(field.type) is Hidden or field.type is Hidden
    )


def kinds(event_type: EventType) -> tuple[type[Event], ...]:
    """The kinds of events that a union is made of."""
    return get_args(event_type) or (cast(type[Event], event_type),)


@cache
def told_type(event: type[Event]) -> type[msgspec.Struct]:
    """What a reader gets of the `Event.fields` of an event: null where a field is hidden."""
    fields: list[Any] = []
    for field in msgspec.structs.fields(event):
        told = field.type
        if get_origin(told) is Hidden:
            told = get_args(told)[0] | None
        default = () if field.required else (field.default,)
        fields.append((field.name, told, *default))
    return msgspec.defstruct(f"{event.__name__}Fields", fields)


class _Stored(msgspec.Struct, frozen=True, array_like=True):
    """An event in the database: hidden fields are None among the others and lie beside them."""

    kind: str
    fields: dict[str, object]
    hidden: dict[str, tuple[object, tuple[int, ...]]]


class StoredEvent(Event, frozen=True):
    """An event as it lay in the database, of whatever rules: of any kind, with any fields."""

    stored_kind: str
    stored: Mapping[str, object]

    @property
    def kind(self) -> str:
        return self.stored_kind

    def seen_by(self, seat: int | None) -> "StoredEvent":
        return self._with({name: value.seen_by(seat) for name, value in self._hidden()})

    def opened(self) -> "StoredEvent":
        return self._with({name: value.opened() for name, value in self._hidden()})

    def fields(self) -> dict[str, object]:
        hidden = {name: value.value for name, value in self._hidden()}
        return {**self.stored, **hidden}

    def _hidden(self) -> list[tuple[str, Hidden[object]]]:
        return [(name, value) for name, value in self.stored.items() if isinstance(value, Hidden)]

    def _with(self, shown: Mapping[str, object]) -> "StoredEvent":
        return StoredEvent(self.stored_kind, {**self.stored, **shown})


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[_Stored])


def store_events(events: Sequence[Event]) -> bytes:
    """Events as bytes for a database that nobody else reads: secrets included.

    Kept beside the actions, they show a game that is over even when its rules are gone.
    """
    return _encoder.encode([_stored(event) for event in events])


def restore_events(data: bytes) -> list[StoredEvent]:
    """The events that `store_events` wrote, whatever game they are of."""
    return [_restored(stored) for stored in _decoder.decode(data)]


def _stored(event: Event) -> _Stored:
    hidden = {
        name: (field.opened().value, tuple(sorted(field.seats)))
        for name in hidden_fields(type(event))
        for field in [getattr(event, name)]
        if field.seats is not EVERYBODY
    }
    fields = event.seen_by(None).fields() | dict.fromkeys(hidden)
    return _Stored(event.kind, fields, hidden)


def _restored(stored: _Stored) -> StoredEvent:
    hidden = {name: Hidden(value, seats) for name, (value, seats) in stored.hidden.items()}
    return StoredEvent(stored.kind, {**stored.fields, **hidden})
