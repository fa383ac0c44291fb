"""The table of Rest in Peace: its parts, the moment of the game, and plain questions about it."""

from typing import Final

from mypy_extensions import i64

from hantise.core.state import CHANCE, State
from hantise.games.rest_in_peace.cards import ONE_BIT, values_in
from hantise.games.rest_in_peace.family import Family
from hantise.games.rest_in_peace.line import Line
from hantise.games.rest_in_peace.mediums import TENTH
from hantise.games.rest_in_peace.values import total
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

REASONS: Final[tuple[Reason, ...]] = ("manors", "castles", "round-10", "tokens", "draw")


class Table(State):
    """Two families at the line of houses, and whose turn it is to do what.

    The rules are functions over it, by what they are about: `set_up`, `turns`, `effects`, `answers`,
    `rounds`; `legal` says what may be done.
    """

    def __init__(
        self,
        initiation: bool,
        chosen: i64,
        rules: i64,
        line: Line,
        families: list[Family],
        params: list[int],
    ) -> None:
        super().__init__(2)
        self.initiation: Final[bool] = initiation
        self.chosen: Final[i64] = chosen
        """The table's choice of a first family; -1: any."""
        self.rules: Final[i64] = rules
        """Which version of the rules is played."""
        self.line: Final[Line] = line
        self.families: Final[list[Family]] = families
        """By seat."""
        self.params: Final[list[int]] = params
        """By Medium: the value named for it or taken by it; two values packed for #25."""
        self.out_mediums: i64 = 0
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
        """Cards played this turn."""
        self.draft: bool = False
        self.looking: i64 = -1
        """Who sees the other's hand (#3)."""
        self.reason: i64 = -1
        """How the game ended, as in `REASONS`, and who won."""
        self.victor: i64 = -1

    def copy_to(self, twin: "Table") -> None:
        """What the parts of a twin do not have."""
        twin.actor = self.actor
        twin.out_mediums = self.out_mediums
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

    # Questions

    def is_blank(self) -> bool:
        """Whether #29 takes all effects."""
        return (self.families[0].up | self.families[1].up) >> 29 & 1 != 0

    def in_force(self, seat: i64, number: i64) -> bool:
        """Whether a family's Medium has its effect in this round."""
        return self.families[seat].up >> number & 1 != 0 and not self.is_blank()

    def total(self, seat: i64) -> i64:
        """What a family's cards count in this round (RP-5)."""
        ours, theirs = self.families[seat], self.families[1 - seat]
        return total(ours.here, ours.up, theirs.up, self.params, self.round == TENTH)

    def banned(self) -> i64:
        """The values that #25 bans, as a mask with bit 1 for the 1s."""
        up = self.families[0].up | self.families[1].up
        if not up >> 25 & 1 or up >> 29 & 1 or self.round == TENTH:
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
        return values_in(self.families[seat].hand) & ~self.banned()

    def stumbles(self, seat: i64) -> bool:
        """Whether the family's next card must be a random Ghost (#6)."""
        return self.families[seat].trip != 0 and self.playable(seat) != 0

    # Small changes

    def go_on(self) -> None:
        """The family whose turn it is plays on."""
        self.phase = PLAYING
        self.actor = self.turn
        self.asking = 0
        self.named = 0
        self.family = -1

    def await_chance(self, phase: i64) -> None:
        """Chance decides next; what comes after is no draft any more."""
        self.phase = phase
        self.actor = CHANCE
        self.draft = False

    def await_choice(self, seat: i64, phase: i64, asking: i64) -> None:
        """A family must choose; for a Medium, or 0."""
        self.turn = seat
        self.actor = seat
        self.phase = phase
        self.asking = asking
