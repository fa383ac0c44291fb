"""What happened, as data: for the log in words, for animation, for the wire."""

from collections.abc import Iterable, Sequence
from typing import Final, NoReturn

import msgspec

from hantise.text import Text


class Hidden:
    """A field that only some seats may see. It cannot be serialised, by design."""

    __slots__ = ("seats", "value")

    def __init__(self, value: object, seats: Iterable[int]) -> None:
        self.value: Final = value
        self.seats: Final = frozenset(seats)

    def seen_by(self, seat: int | None) -> object:
        """The value for those who may see it, None for all others."""
        return self.value if seat in self.seats else None

    def __reduce__(self) -> NoReturn:
        raise TypeError("a hidden field is not for sending: let an event be seen_by its reader")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and self.value == other.value and self.seats == other.seats

    def __hash__(self) -> int:
        return hash((self.value, self.seats))

    def __repr__(self) -> str:
        return f"Hidden(…, {sorted(self.seats)})"


class Event(msgspec.Struct, frozen=True):
    """One thing that happened. ``kind`` names its message ``event-<kind>``."""

    kind: str
    fields: dict[str, object] = {}

    def seen_by(self, seat: int | None) -> "Event":
        """The event as a seat (None: a spectator) may see it."""
        return Event(
            self.kind,
            {
                name: value.seen_by(seat) if isinstance(value, Hidden) else value
                for name, value in self.fields.items()
            },
        )

    def opened(self) -> "Event":
        """The event with nothing hidden, for a game that is over."""
        return Event(
            self.kind,
            {
                name: value.value if isinstance(value, Hidden) else value
                for name, value in self.fields.items()
            },
        )

    def text(self, domain: str) -> Text:
        """The event as a message, to be put into words. Only for events already `seen_by`."""
        return Text(domain, f"event-{self.kind}", self.fields)


def seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Events as one reader may see them."""
    return [event.seen_by(seat) for event in events]


class _Stored(msgspec.Struct, frozen=True, array_like=True):
    """An event for the shelf: hidden fields are None among the others and lie beside them."""

    kind: str
    fields: dict[str, object]
    hidden: dict[str, tuple[object, tuple[int, ...]]]


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[_Stored])


def store_events(events: Sequence[Event]) -> bytes:
    """Events as bytes for a database that nobody else reads: secrets included.

    Kept beside the actions, they show a game that is over even when its rules are gone.
    """
    return _encoder.encode([_stored(event) for event in events])


def restore_events(data: bytes) -> list[Event]:
    """The events that `store_events` wrote."""
    return [_restored(stored) for stored in _decoder.decode(data)]


def _stored(event: Event) -> _Stored:
    hidden = {
        name: (value.value, tuple(sorted(value.seats)))
        for name, value in event.fields.items()
        if isinstance(value, Hidden)
    }
    fields = {name: None if name in hidden else value for name, value in event.fields.items()}
    return _Stored(event.kind, fields, hidden)


def _restored(stored: _Stored) -> Event:
    fields = dict(stored.fields)
    for name, (value, seats) in stored.hidden.items():
        fields[name] = Hidden(value, seats)
    return Event(stored.kind, fields)
