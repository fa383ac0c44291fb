"""What happens in 18 Ghosts."""

from typing import Literal

from hantise.core.event import Event
from hantise.games.eighteen_ghosts.castle import Colour, Direction
from hantise.games.eighteen_ghosts.notation import Draw


class Placed(Event, frozen=True):
    """A ghost came into the castle: one's own (EG-2.1), or the opponent's released one (EG-3.5)."""

    seat: int
    owner_seat: int
    colour: Colour
    target: str


class Stepped(Event, frozen=True):
    """A ghost went into the next room (EG-3.1)."""

    seat: int
    colour: Colour
    source: str
    target: str


class Mirrored(Event, frozen=True):
    """A ghost went from one mirror to another (EG-3.2)."""

    seat: int
    colour: Colour
    source: str
    target: str


class Fought(Event, frozen=True):
    """A ghost attacked another; the loser goes to the dungeon (EG-3.4)."""

    seat: int
    source: str
    target: str
    attacker: Colour
    defender: Colour
    defender_seat: int
    loser: Colour
    loser_seat: int


class Turned(Event, frozen=True):
    """The portal of the loser's colour turned after a fight: where it opens now (EG-3.6)."""

    colour: Colour
    direction: Direction


class Released(Event, frozen=True):
    """A ghost leaves the dungeon and is for the opponent to place (EG-3.5)."""

    seat: int
    colour: Colour


class Passed(Event, frozen=True):
    """Nothing else was possible (EG-5.3)."""

    seat: int


class Escaped(Event, frozen=True):
    """A ghost of the seat left through the portal of its colour (EG-4.1)."""

    seat: int
    colour: Colour
    room: str


class Won(Event, frozen=True):
    """The seat reached the goal (EG-5.1)."""

    seat: int
    reason: Literal["goal"]


class Drawn(Event, frozen=True):
    """The game is over and nobody has won (EG-5.2 to EG-5.5)."""

    reason: Draw


EighteenGhostsEvent = (
    Placed | Stepped | Mirrored | Fought | Turned | Released | Passed | Escaped | Won | Drawn
)
