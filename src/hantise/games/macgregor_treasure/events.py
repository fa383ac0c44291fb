"""What happens in the treasure of the MacGregors."""

from typing import ClassVar

from msgspec import UNSET, UnsetType

from hantise.core.event import Event
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
from hantise.games.macgregor_treasure.cards import TokenName, TreasureColour


class Token(Event, frozen=True):
    """The ghost drew a token from the bag and shows it (MT-2.1, MT-3.1)."""

    seat: int
    token: TokenName


class TokenLaid(Event, frozen=True):
    """The ghost laid it face down in a cave (MT-2.1, MT-3.1)."""

    seat: int
    token: TokenName
    blazon: Blazon
    room: str


class Started(Event, frozen=True):
    """A runner chose a stair cave to begin in (MT-2.2)."""

    seat: int
    room: str


class Lamp(Event, frozen=True):
    """A runner took the stairs with the lamp (MT-3.6)."""

    seat: int
    room: str
    blazon: Blazon


class Pickaxe(Event, frozen=True):
    """A runner went through a wall with the pickaxe (MT-3.6)."""

    seat: int
    room: str
    blazon: Blazon


class Detected(Event, frozen=True):
    """A runner's detector turned up the ghost's plan: its cards as letters (MT-3.6)."""

    seat: int
    cards: list[str]


class Treasure(Event, frozen=True):
    """A runner turned up a treasure, and has so many now (MT-3.5)."""

    seat: int
    token: TreasureColour
    room: str
    treasures: int


class Trap(Event, frozen=True):
    """A runner turned up a trap and discards all keys (MT-3.5)."""

    laid_open: ClassVar[tuple[str, ...]] = ("keys",)

    seat: int
    room: str
    keys: list[str]
    count: int


class PassedBy(Event, frozen=True):
    """A runner left the token of a cave face down (MT-3.5)."""

    seat: int
    room: str


class Ended(Event, frozen=True):
    """A runner ended the turn (MT-3.7)."""

    seat: int


class Discarded(Event, frozen=True):
    """A key too many (MT-3.7), the index-th of the hand; no index if the hand is gone at once."""

    seat: int
    colour: Colour
    back: Blazon
    index: int | UnsetType = UNSET


class Stolen(Event, frozen=True):
    """The ghost took all treasures of its own colour from whom it caught (MT-3.10)."""

    seat: int
    other_seat: int
    count: int
    token: TreasureColour
    treasures: int


class Dropped(Event, frozen=True):
    """Who was caught discards all keys (MT-3.10)."""

    laid_open: ClassVar[tuple[str, ...]] = ("keys",)

    seat: int
    keys: list[str]
    count: int


class Won(Event, frozen=True):
    """A runner left the castle with enough treasures (MT-4.1)."""

    seat: int
    round: int
    treasures: int


TreasureEvent = (
    First
    | Token
    | TokenLaid
    | Started
    | Dealt
    | Top
    | Reshuffled
    | Round
    | Laid
    | Planned
    | Drawn
    | Moved
    | Escaped
    | Lamp
    | Pickaxe
    | Detected
    | Treasure
    | Trap
    | PassedBy
    | Ended
    | Discarded
    | Walked
    | Lost
    | MetNobody
    | Caught
    | Stolen
    | Dropped
    | Won
    | RoundsOver
)
