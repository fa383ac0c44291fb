"""What happens in the ghost of the MacGregors."""

from hantise.core.event import Event, Hidden
from hantise.games.castle.cards import Blazon
from hantise.games.castle.events import (
    Caught,
    Dealt,
    Drawn,
    Escaped,
    First,
    Laid,
    Lost,
    MetNobody,
    Moved,
    Planned,
    Reshuffled,
    Round,
    RoundsOver,
    Top,
    Walked,
)
from hantise.games.castle.floor_plan import Colour


class Returned(Event, frozen=True):
    """A first hand of one colour is discarded and dealt anew (MG-2.2)."""

    seat: int
    colour: Colour
    keys: list[str]


class Stayed(Event, frozen=True):
    """A runner stays and draws nothing (MG-3.2)."""

    seat: int


class StayedToDraw(Event, frozen=True):
    """A runner stays and draws the top key (MG-3.2)."""

    seat: int


class Ended(Event, frozen=True):
    """A runner stops after so many keys (MG-3.4)."""

    seat: int
    keys: int


class Discarded(Event, frozen=True):
    """A key too many, the index-th of the hand (MG-3.5)."""

    seat: int
    colour: Colour
    back: Blazon
    index: int


class Handed(Event, frozen=True):
    """Who was caught hands all keys to the other seat, the former ghost (MG-3.9)."""

    seat: int
    other_seat: int
    count: int
    keys: Hidden[list[str]]


class Won(Event, frozen=True):
    """The first to leave the castle (MG-3.3)."""

    seat: int
    round: int


MacGregorEvent = (
    First
    | Dealt
    | Returned
    | Reshuffled
    | Top
    | Round
    | Laid
    | Planned
    | Moved
    | Escaped
    | Stayed
    | StayedToDraw
    | Ended
    | Drawn
    | Discarded
    | Walked
    | Lost
    | MetNobody
    | Caught
    | Handed
    | Won
    | RoundsOver
)
