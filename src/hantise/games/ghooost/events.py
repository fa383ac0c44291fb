"""What happens in Ghooost!."""

from typing import Literal

from hantise.core.event import Event, Hidden

Direction = Literal["clockwise", "counterclockwise"]
AgainReason = Literal["quartet", "double", "triple", "skeletum", "kitty"]
"""Why a seat plays again."""
RoundEnding = Literal["last-left", "all-passed", "idle", "cap"]
QuartetSource = Literal["hand", "cemetery"]
FaceDown = Literal["crypt", "manor"]
"""Where a card is turned up from."""


class First(Event, frozen=True):
    """Chance chose who begins (GO-2.2)."""

    seat: int


class Round(Event, frozen=True):
    """A round begins; the seat is its first player."""

    round: int
    seat: int


class Dealt(Event, frozen=True):
    """A card of the first hand (GO-2.1)."""

    seat: int
    card: Hidden[str]


class Drawn(Event, frozen=True):
    """A card drawn to refill the hand (GO-4.4)."""

    seat: int
    card: Hidden[str]


class Midnight(Event, frozen=True):
    """The last card has left the Crypt (GO-4.5)."""


class Played(Event, frozen=True):
    """So many cards of a kind with so many Miss Copies, and how many together (GO-3.1)."""

    seat: int
    card: str
    count: int
    copies: int
    cards: int


class Kitty(Event, frozen=True):
    """A Kitty was played from the hand (GO-3.5)."""

    seat: int


class Quartet(Event, frozen=True):
    """Four alike discard the Cemetery; from the hand alone, or with what lay there (GO-3.6)."""

    seat: int
    card: str
    cards: int
    source: QuartetSource


class Discarded(Event, frozen=True):
    """Skeletum discards the Cemetery (GO-3.9)."""

    seat: int
    card: str
    cards: int


class Reversed(Event, frozen=True):
    """Twist changes the direction of play (GO-3.8)."""

    seat: int
    direction: Direction


class Took(Event, frozen=True):
    """The Cemetery was taken into the hand (GO-4.3)."""

    seat: int
    cards: int


class Passed(Event, frozen=True):
    """The hand is all Miss Copies and nothing lies in the Cemetery (GO-5.4)."""

    seat: int


class Luck(Event, frozen=True):
    """The seat reaches for the top card of the Crypt (GO-4.2)."""

    seat: int


class Manor(Event, frozen=True):
    """The seat reaches for the top card of its Manor (GO-5.3)."""

    seat: int


class TurnedUp(Event, frozen=True):
    """The top card of the Crypt or of a Manor, and whether it can be played."""

    seat: int
    card: str
    source: FaceDown
    valid: bool


class Failed(Event, frozen=True):
    """A card that was turned up goes into the hand with the Cemetery: so many cards in all."""

    seat: int
    card: str
    source: FaceDown
    cards: int


class Skipped(Event, frozen=True):
    """The seat misses its turn because of somebody's Kitty (GO-3.5)."""

    seat: int
    by_seat: int


class Again(Event, frozen=True):
    """The seat must play once more (GO-3.7)."""

    seat: int
    reason: AgainReason


class Out(Event, frozen=True):
    """The seat is rid of all its cards (GO-6.1); the first one out has place 1."""

    seat: int
    place: int


class RoundOver(Event, frozen=True):
    """The seat loses the round with so many cards left (GO-6.2, GO-6.3)."""

    round: int
    seat: int
    reason: RoundEnding
    cards: int


class Lost(Event, frozen=True):
    """The seat loses a game of a single round (GO-7.4)."""

    seat: int


class Scored(Event, frozen=True):
    """Points of a round, and whether the seat was the first or the last one out (GO-7.1)."""

    seat: int
    points: int
    total: int
    first: bool
    last: bool


class Boo(Event, frozen=True):
    """The loser of a round gets a Boo and has so many (GO-7.1)."""

    seat: int
    boos: int


class Won(Event, frozen=True):
    """Most points of those who can win the match (GO-7.3)."""

    seat: int
    points: int


class Tied(Event, frozen=True):
    """Several lead at the end of the match: another round is played (GO-7.3)."""

    round: int
    points: int


class Shared(Event, frozen=True):
    """The lead is still shared after the last round there can be (GO-7.3)."""

    seat: int
    points: int


GhooostEvent = (
    First
    | Round
    | Dealt
    | Drawn
    | Midnight
    | Played
    | Kitty
    | Quartet
    | Discarded
    | Reversed
    | Took
    | Passed
    | Luck
    | Manor
    | TurnedUp
    | Failed
    | Skipped
    | Again
    | Out
    | RoundOver
    | Lost
    | Scored
    | Boo
    | Won
    | Tied
    | Shared
)
