"""What happens in both games of the castle."""

from hantise.core.event import Event, Hidden
from hantise.games.castle.cards import Blazon
from hantise.games.castle.floor_plan import Colour


class First(Event, frozen=True):
    """Chance or the table chose the first ghost (MG-2.1, MT-2.1)."""

    seat: int


class Dealt(Event, frozen=True):
    """A key of the first hand, whose back everybody sees (MG-2.1, MT-2.2)."""

    seat: int
    back: Blazon
    colour: Hidden[Colour]


class Drawn(Event, frozen=True):
    """A key drawn in the game, whose back everybody sees."""

    seat: int
    back: Blazon
    colour: Hidden[Colour]


class Reshuffled(Event, frozen=True):
    """So many discards are the new draw pile (MG-3.7, MT-3.8)."""

    keys: int


class Top(Event, frozen=True):
    """The new top key of the draw pile shows its back."""

    back: Blazon


class Round(Event, frozen=True):
    """A round begins; the seat is the ghost, the first seat starts (MG-3.2, MT-3.3)."""

    round: int
    seat: int
    first_seat: int


class Laid(Event, frozen=True):
    """The ghost laid one more card of its plan face down (MG-3.1, MT-3.2)."""

    seat: int
    cards: int
    blazon: Hidden[Blazon]


class Planned(Event, frozen=True):
    """The ghost's plan is complete (MG-3.1, MT-3.2)."""

    seat: int
    cards: int


class Moved(Event, frozen=True):
    """A runner went through a door with a key, the index-th of the hand (MG-3.2, MT-3.4)."""

    seat: int
    colour: Colour
    back: Blazon
    index: int
    room: str
    blazon: Blazon


class Escaped(Event, frozen=True):
    """A runner left the castle with a key, the index-th of the hand (MG-3.3, MT-4.1)."""

    seat: int
    colour: Colour
    back: Blazon
    index: int


class Walked(Event, frozen=True):
    """A card of the plan led the ghost into a room (MG-3.8, MT-3.9)."""

    seat: int
    blazon: Blazon
    room: str


class Lost(Event, frozen=True):
    """A card of the plan named no neighbouring room and ended the walk (MG-3.8, MT-3.9)."""

    seat: int
    blazon: Blazon


class MetNobody(Event, frozen=True):
    """The ghost's walk ended without a capture (MG-3.10, MT-3.9)."""

    seat: int


class Caught(Event, frozen=True):
    """The ghost caught the other seat, which is the ghost from now on (MG-3.9, MT-3.10)."""

    seat: int
    other_seat: int
    room: str


class RoundsOver(Event, frozen=True):
    """The last round has ended: a draw (MG-3.11, MT-4.2)."""

    rounds: int
