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

    def text(self, domain: str) -> Text:
        """The event as a message, to be put into words. Only for events already `seen_by`."""
        return Text(domain, f"event-{self.kind}", self.fields)


def seen_by(events: Sequence[Event], seat: int | None) -> list[Event]:
    """Events as one reader may see them."""
    return [event.seen_by(seat) for event in events]
