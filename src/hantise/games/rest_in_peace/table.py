"""What lies where in Rest in Peace, and plain questions about it."""

from typing import Final

from mypy_extensions import i64

from hantise.core.state import State
from hantise.games.rest_in_peace.cards import ALL_GHOSTS, ONE, values_in
from hantise.games.rest_in_peace.mediums import TENTH
from hantise.games.rest_in_peace.values import CARRIED, MEDIUM, total
from hantise.games.rest_in_peace.views import Reason

CHOOSING: Final = 0
"""Chance names the first family (RP-2.2)."""
LAYING: Final = 1
HOUSING: Final = 2
DEALING: Final = 3
PLAYING: Final = 4
STUMBLING: Final = 5
SEARCHING: Final = 6
NAMING: Final = 7
BANISHING: Final = 8
COPYING: Final = 9
RETURNING: Final = 10
DECKING: Final = 11
TURNING: Final = 12
PICKING_FAMILY: Final = 13
PICKING: Final = 14
DISCARDING: Final = 15
SWAPPING: Final = 16
TAKING_BACK: Final = 17
CARRYING: Final = 18
DRAWING: Final = 19
PLACING: Final = 20
UNCOVERING: Final = 21
RESOLVING: Final = 22
OVER: Final = 23

MANOR: Final[i64] = 1
CASTLE: Final[i64] = 16
"""Houses are packed: manors in the lower four bits, castles above."""
MANORS: Final = 6
CASTLES: Final = 4
TRUCE: Final = 2
"""Instead of a winner."""
UNKNOWN: Final = -1
REASONS: Final[tuple[Reason, ...]] = ("manors", "castles", "round-10", "tokens", "draw")


class Table(State):
    """Hands, decks and face-down Ghosts are packed multisets: no order, nothing to leak."""

    def __init__(self, pool: i64, initiation: bool, chosen: i64, rules: i64) -> None:
        super().__init__(2)
        self.pool: i64 = pool
        """The Mediums that may still come into the line, as bits."""
        self.initiation: Final[bool] = initiation
        self.chosen: Final[i64] = chosen
        """The table's choice of a first family; -1: any."""
        self.rules: Final[i64] = rules
        """Which version of the rules is played."""
        self.round: i64 = 0
        self.phase: i64 = CHOOSING
        self.turn: i64 = 0
        self.starter: i64 = -1
        self.asking: i64 = 0
        """The Medium for which a choice is asked."""
        self.named: i64 = 0
        """A first answer; how many cards are still to be discarded or drawn."""
        self.family: i64 = -1
        """Whose deck (#19) or hand (#20) chance draws from."""
        self.played: i64 = 0
        self.draft: bool = False
        self.looking: i64 = -1
        self.reason: i64 = -1
        """How the game ended, as in `REASONS`, and who won."""
        self.victor: i64 = -1
        self.out_mediums: i64 = 0
        self.line: list[int] = [0] * int(TENTH + 1)
        self.houses: list[int] = [0] * int(TENTH + 1)
        self.winners: list[int] = [UNKNOWN] * int(TENTH + 1)
        self.params: list[int] = [0] * 30
        """By Medium: the value named for it or taken by it; two values packed for #25."""
        self.hands: list[int] = [0, 0]
        self.decks: list[int] = [int(ALL_GHOSTS), int(ALL_GHOSTS)]
        self.tops: list[int] = [0, 0]
        self.held: list[int] = [0, 0]
        self.won: list[int] = [0, 0]
        self.hidden: list[int] = [0, 0]
        """Ghosts face down on round 10."""
        self.out: list[int] = [0, 0]
        self.earlier: list[int] = [0, 0]
        """Ghosts played in earlier rounds and still lying there (#18)."""
        self.up: list[int] = [0, 0]
        """Mediums of this round that have an effect, unless #29 takes it."""
        self.waiting: list[int] = [0, 0]
        """Mediums of round 10 whose step is yet to come."""
        self.trips: list[int] = [0, 0]
        """#6: until the end of which round a family's next card is random; 0: it is not."""
        self.carries: list[int] = [0, 0]
        """The card that #15 takes to the next round, until that begins."""
        self.ten: list[list[int]] = [[], []]
        """Cards lying face up on round 10 before it comes."""
        self.tables: list[list[int]] = [[], []]
        self.past: list[list[tuple[int, ...]]] = [[], []]
        """The cards of each earlier round, from round 1 on."""
        self.seen: list[list[int]] = [[], []]
        """What others could see of a family's hidden cards, as in `knowledge`; empty: nothing
        but how many they are."""

    def copy_to(self, twin: "Table") -> None:
        """Make a new table the twin of this one."""
        twin.actor = self.actor
        twin.round = self.round
        twin.phase = self.phase
        twin.turn = self.turn
        twin.starter = self.starter
        twin.asking = self.asking
        twin.named = self.named
        twin.family = self.family
        twin.played = self.played
        twin.draft = self.draft
        twin.looking = self.looking
        twin.reason = self.reason
        twin.victor = self.victor
        twin.out_mediums = self.out_mediums
        twin.line = self.line.copy()
        twin.houses = self.houses.copy()
        twin.winners = self.winners.copy()
        twin.params = self.params.copy()
        twin.hands = self.hands.copy()
        twin.decks = self.decks.copy()
        twin.tops = self.tops.copy()
        twin.held = self.held.copy()
        twin.won = self.won.copy()
        twin.hidden = self.hidden.copy()
        twin.out = self.out.copy()
        twin.earlier = self.earlier.copy()
        twin.up = self.up.copy()
        twin.waiting = self.waiting.copy()
        twin.trips = self.trips.copy()
        twin.carries = self.carries.copy()
        twin.ten = [self.ten[0].copy(), self.ten[1].copy()]
        twin.tables = [self.tables[0].copy(), self.tables[1].copy()]
        twin.past = [self.past[0].copy(), self.past[1].copy()]
        twin.seen = [self.seen[0].copy(), self.seen[1].copy()]

    # Questions

    def is_blank(self) -> bool:
        """Whether #29 takes all effects."""
        return (self.up[0] | self.up[1]) >> 29 & 1 != 0

    def in_force(self, seat: i64, number: i64) -> bool:
        """Whether a family's Medium has its effect in this round."""
        return self.up[seat] >> number & 1 != 0 and not self.is_blank()

    def total(self, seat: i64) -> i64:
        """What a family's cards count in this round (RP-5)."""
        ours, theirs = self.up[seat], self.up[1 - seat]
        return total(self.tables[seat], ours, theirs, self.params, self.round == TENTH)

    def banned(self) -> i64:
        """The values that #25 bans, as a mask with bit 1 for the 1s."""
        if not (self.up[0] | self.up[1]) >> 25 & 1 or self.is_blank() or self.round == TENTH:
            return 0
        pair: i64 = self.params[25]
        mask: i64 = 0
        if pair & 7:
            mask |= ONE_BIT[pair & 7]
        if pair >> 3:
            mask |= ONE_BIT[pair >> 3]
        return mask

    def playable(self, seat: i64) -> i64:
        """The values of Ghosts in hand that may be played, as a mask."""
        hand: i64 = self.hands[seat]
        return values_in(hand) & ~self.banned()

    def stumbles(self, seat: i64) -> bool:
        """Whether the family's next card must be a random Ghost (#6)."""
        return self.trips[seat] != 0 and self.playable(seat) != 0

    def ghosts_here(self, seat: i64) -> i64:
        """The Ghosts that a family played in this round, as a multiset."""
        ghosts: i64 = 0
        for code in self.tables[seat]:
            if code <= 6:
                ghosts += ONE[code]
        return ghosts

    def mediums_here(self, seat: i64) -> i64:
        """The Mediums that a family played in this round, as bits."""
        mediums: i64 = 0
        for code in self.tables[seat]:
            if code > 6 and code < CARRIED:
                mediums |= BIT[code - MEDIUM]
        return mediums


ONE_BIT: Final = [1 << value for value in range(7)]
BIT: Final = [1 << number for number in range(30)]
