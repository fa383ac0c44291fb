"""What happens in Rest in Peace. A card is ``"3"``, a Ghost, or ``"#12"``, a Medium."""

from hantise.core.event import Event, Hidden
from hantise.games.rest_in_peace import views

# Set-up


class First(Event, frozen=True):
    """Who is the first family (RP-2.2)."""

    seat: int


class Line(Event, frozen=True):
    """A Medium is laid into the line (RP-2.1)."""

    round: int
    medium: int


class Uncovered(Event, frozen=True):
    """Initiation: the next Medium of the line is turned up (RP-2.3)."""

    round: int
    medium: int


class House(Event, frozen=True):
    """The token that a round is about (RP-2.1)."""

    round: int
    house: views.House


class Dealt(Event, frozen=True):
    """A Ghost of the first hand (RP-2.2)."""

    seat: int
    value: Hidden[int]


# A turn


class Round(Event, frozen=True):
    """A round begins; the seat starts it (RP-3.7)."""

    round: int
    seat: int


class Played(Event, frozen=True):
    """A Ghost from the hand (RP-3.1); what the family's cards now count."""

    seat: int
    value: int
    total: int


class Stumbled(Event, frozen=True):
    """A Ghost that chance took from the hand (RP-6.6)."""

    seat: int
    value: int
    total: int


class Medium(Event, frozen=True):
    """A Medium is played (RP-3.1)."""

    seat: int
    medium: int


class Plain(Event, frozen=True):
    """A Medium is played without effect, under #29."""

    seat: int
    medium: int


class Passed(Event, frozen=True):
    """A turn ends in the lead (RP-3.2)."""

    seat: int
    total: int
    other: int


class Left(Event, frozen=True):
    """A turn ends without the lead: the house is lost (RP-3.2)."""

    seat: int
    total: int
    other: int


class LeftAlone(Event, frozen=True):
    """A turn with just one card loses the house, under #14."""

    seat: int


# What Mediums do (RP-6)


class Searched(Event, frozen=True):
    """#2: a Ghost from the deck is put into play; what the family's cards now count."""

    seat: int
    value: int
    total: int


class SearchedNothing(Event, frozen=True):
    """#2 finds no Ghost that may be played."""

    seat: int


class Look(Event, frozen=True):
    """#3 shows the other hand."""

    seat: int
    other_seat: int
    hand: Hidden[list[int]]


class LookOver(Event, frozen=True):
    """#3 shows it no more."""

    seat: int


class Trip(Event, frozen=True):
    """#6: the next card of this family is a random Ghost."""

    seat: int


class TripOver(Event, frozen=True):
    """#6 is over without a stumble."""

    seat: int


class Named(Event, frozen=True):
    """A value is named for #10, #17 or #26."""

    seat: int
    medium: int
    value: int


class Banned(Event, frozen=True):
    """#25 bans two values, the lower one first."""

    seat: int
    value: int
    other: int


class Banished(Event, frozen=True):
    """#11 makes a card of the other family vanish: a Ghost by its value or a Medium, else 0."""

    seat: int
    card: str
    value: int
    medium: int
    other_seat: int


class BanishedNothing(Event, frozen=True):
    """#11 finds no card."""

    seat: int


class Copied(Event, frozen=True):
    """#16 copies a Ghost."""

    seat: int
    value: int


class CopiedNothing(Event, frozen=True):
    """#16 finds no Ghost to copy."""

    seat: int


class Returned(Event, frozen=True):
    """#18 puts a Ghost of an earlier round back into the deck."""

    seat: int
    value: int


class ReturnedNothing(Event, frozen=True):
    """#18 finds no Ghost of an earlier round."""

    seat: int


class Turned(Event, frozen=True):
    """#19 turns up the top card of a deck and counts as much, or 0 if #25 bans it."""

    seat: int
    deck_seat: int
    value: int
    counts: int


class TurnedNothing(Event, frozen=True):
    """#19 finds both decks empty."""

    seat: int


class Picked(Event, frozen=True):
    """#20 sends a random Ghost of a hand to round 10: face down, but open in that round itself."""

    seat: int
    other_seat: int
    value: Hidden[int]


class PickedEmpty(Event, frozen=True):
    """#20: the hand that was chosen is empty."""

    seat: int
    other_seat: int


class PickedNothing(Event, frozen=True):
    """#20 finds both hands empty, under the first version of the rules."""

    seat: int


class Discarded(Event, frozen=True):
    """A Ghost from the hand pays for #21."""

    seat: int
    value: int


class Unpaid(Event, frozen=True):
    """#21 cannot be paid for and counts 0."""

    seat: int


class Swapped(Event, frozen=True):
    """#28 swaps the tokens of two rounds, the earlier one first."""

    seat: int
    round: int
    other: int


class SwappedNothing(Event, frozen=True):
    """#28 swaps nothing."""

    seat: int


class Blanked(Event, frozen=True):
    """#29 makes all other cards of the round plain 1s."""

    seat: int


class PlayedDead(Event, frozen=True):
    """#22: the family loses the round."""

    seat: int


class Truce(Event, frozen=True):
    """#27: nobody wins the round."""

    seat: int
    round: int


class HousesMoved(Event, frozen=True):
    """#27: the token of the round moves on to this one."""

    round: int


# The end of a round, in the order of RP-3.8


class HouseWon(Event, frozen=True):
    """What a round was about is won (RP-3.3): the new tokens, and all that the family has now."""

    seat: int
    round: int
    houses: list[views.House]
    new_manors: int
    new_castles: int
    manors: int
    castles: int


class TookBack(Event, frozen=True):
    """#22 takes a card back: a Ghost by its value or a Medium, else 0."""

    seat: int
    card: str
    value: int
    medium: int


class TookMedium(Event, frozen=True):
    """The loser takes the Medium of the round (RP-3.3)."""

    seat: int
    medium: int


class KeptMedium(Event, frozen=True):
    """The Medium of the round is taken with #1."""

    seat: int
    medium: int


class MediumLost(Event, frozen=True):
    """The Medium of a round that nobody lost is out of the game (RP-6.27)."""

    medium: int


class Carried(Event, frozen=True):
    """#15 takes a card to this next round: a Ghost by its value or a Medium, else 0."""

    seat: int
    card: str
    value: int
    medium: int
    round: int


class CarriedNothing(Event, frozen=True):
    """#15 takes nothing to the next round."""

    seat: int


class Moved(Event, frozen=True):
    """#13 moves to round 10."""

    seat: int


class Drawn(Event, frozen=True):
    """A Ghost drawn after a round (RP-3.5); everybody knows it if it lay turned up."""

    seat: int
    value: Hidden[int]


class Placed(Event, frozen=True):
    """The loser puts a Ghost face down on round 10 (RP-3.6)."""

    seat: int
    value: Hidden[int]


class PlacedMedium(Event, frozen=True):
    """The loser puts a Medium on round 10 (RP-3.6)."""

    seat: int
    medium: int


class PlacedNothing(Event, frozen=True):
    """The loser puts nothing on round 10 (RP-3.6)."""

    seat: int


# Round 10 and the end


class UncoverTen(Event, frozen=True):
    """Round 10 begins (RP-4.1)."""


class Revealed(Event, frozen=True):
    """What a family has on round 10 (RP-4.1)."""

    seat: int
    cards: list[str]
    count: int


class Resolved(Event, frozen=True):
    """A Medium of round 10 takes its step (RP-4.2)."""

    seat: int
    medium: int


class RoundTen(Event, frozen=True):
    """Round 10 has a winner (RP-4.3)."""

    totals: list[int]
    total: int
    other: int


class Cancelled(Event, frozen=True):
    """Round 10 is a tie: tokens decide (RP-4.4)."""

    totals: list[int]
    total: int
    other: int


class CancelledTruce(Event, frozen=True):
    """#27 cancels round 10: tokens decide (RP-4.4)."""

    seat: int


class Won(Event, frozen=True):
    """A family wins the game (RP-3.4, RP-4.3, RP-4.4)."""

    seat: int
    reason: views.Reason


class Draw(Event, frozen=True):
    """Both families have as many tokens (RP-4.4)."""


RestInPeaceEvent = (
    First
    | Line
    | Uncovered
    | House
    | Dealt
    | Round
    | Played
    | Stumbled
    | Medium
    | Plain
    | Passed
    | Left
    | LeftAlone
    | Searched
    | SearchedNothing
    | Look
    | LookOver
    | Trip
    | TripOver
    | Named
    | Banned
    | Banished
    | BanishedNothing
    | Copied
    | CopiedNothing
    | Returned
    | ReturnedNothing
    | Turned
    | TurnedNothing
    | Picked
    | PickedEmpty
    | PickedNothing
    | Discarded
    | Unpaid
    | Swapped
    | SwappedNothing
    | Blanked
    | PlayedDead
    | Truce
    | HousesMoved
    | HouseWon
    | TookBack
    | TookMedium
    | KeptMedium
    | MediumLost
    | Carried
    | CarriedNothing
    | Moved
    | Drawn
    | Placed
    | PlacedMedium
    | PlacedNothing
    | UncoverTen
    | Revealed
    | Resolved
    | RoundTen
    | Cancelled
    | CancelledTruce
    | Won
    | Draw
)
