"""What happens in Ghosts."""

from typing import Literal

from hantise.core.event import Event, Hidden

Direction = Literal["clockwise", "counterclockwise"]


class First(Event, frozen=True):
    """Chance chose who begins (GH-2.2)."""

    seat: int


class Round(Event, frozen=True):
    """A round begins; the seat is its first player."""

    round: int
    seat: int


class Dealt(Event, frozen=True):
    """A card of the first hand (GH-2.3)."""

    seat: int
    card: Hidden[str]


class Drawn(Event, frozen=True):
    """A card drawn after playing one (GH-3.7)."""

    seat: int
    card: Hidden[str]


class Returned(Event, frozen=True):
    """A hand of five Mists goes back (GH-2.3)."""

    seat: int


class Opened(Event, frozen=True):
    """The first ghost card of a pile (GH-3.1)."""

    seat: int
    degree: int
    card: str


class Added(Event, frozen=True):
    """A ghost card of another family (GH-3.2)."""

    seat: int
    degree: int
    card: str


class Matched(Event, frozen=True):
    """A ghost card of the same family, with two players (GH-3.3)."""

    seat: int
    degree: int
    card: str


class Mirrored(Event, frozen=True):
    """A ghost card of the same family turns the direction round (GH-3.3)."""

    seat: int
    degree: int
    card: str
    direction: Direction


class Mist(Event, frozen=True):
    """A Mist, which changes nothing."""

    seat: int
    degree: int
    card: str


class Took(Event, frozen=True):
    """The pile was taken for one fear point more (GH-3.5)."""

    seat: int
    cards: int
    fear: int


class RoundOver(Event, frozen=True):
    """The seat has no card left at its turn (GH-4.1)."""

    round: int
    seat: int


class GaveBack(Event, frozen=True):
    """Who took no pile gives fear points back (GH-4.2)."""

    seat: int
    points: int
    fear: int


class Won(Event, frozen=True):
    """The least fear (GH-4.3)."""

    seat: int
    fear: int


class Shared(Event, frozen=True):
    """The least fear, with somebody else (GH-4.3)."""

    seat: int
    fear: int


GhostsEvent = (
    First
    | Round
    | Dealt
    | Drawn
    | Returned
    | Opened
    | Added
    | Matched
    | Mirrored
    | Mist
    | Took
    | RoundOver
    | GaveBack
    | Won
    | Shared
)
