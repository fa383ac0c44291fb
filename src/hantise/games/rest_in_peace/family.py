"""One family's cards in Rest in Peace, wherever they lie."""

from mypy_extensions import i64

from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.cards import ALL_GHOSTS, ONE, size
from hantise.games.rest_in_peace.mediums import BIT
from hantise.games.rest_in_peace.values import CARRIED, MEDIUM


class Family:
    """Hand, deck and face-down Ghosts are packed multisets: no order, nothing to leak."""

    def __init__(
        self, here: list[int], ten: list[int], past: list[tuple[int, ...]], seen: list[int]
    ) -> None:
        self.here: list[int] = here
        """The cards of this round, in the order in which they came; numbers as in `values`."""
        self.ten: list[int] = ten
        """Cards lying face up on round 10 before it comes."""
        self.past: list[tuple[int, ...]] = past
        """The cards of each earlier round, from round 1 on."""
        self.seen: list[int] = seen
        """What others could see of the hidden cards, as in `knowledge`; empty: nothing but how many
        they are."""
        self.hand: i64 = 0
        self.deck: i64 = ALL_GHOSTS
        self.top: i64 = 0
        """The top card of the deck, if #19 turned it up."""
        self.held: i64 = 0
        """The Mediums in front of the family, as bits."""
        self.won: i64 = 0
        """Its houses, packed as in `line`."""
        self.hidden: i64 = 0
        """Ghosts face down on round 10."""
        self.out: i64 = 0
        """Ghosts that are out of the game."""
        self.earlier: i64 = 0
        """Ghosts played in earlier rounds and still lying there (#18)."""
        self.up: i64 = 0
        """Mediums of this round that have an effect, unless #29 takes it."""
        self.waiting: i64 = 0
        """Mediums of round 10 whose step is yet to come."""
        self.trip: i64 = 0
        """#6: until the end of which round the next card is random; 0: it is not."""
        self.carry: i64 = 0
        """The card that #15 takes to the next round, until that begins."""

    def copy(self) -> "Family":
        """An independent twin."""
        twin = Family(self.here.copy(), self.ten.copy(), self.past.copy(), self.seen.copy())
        twin.hand = self.hand
        twin.deck = self.deck
        twin.top = self.top
        twin.held = self.held
        twin.won = self.won
        twin.hidden = self.hidden
        twin.out = self.out
        twin.earlier = self.earlier
        twin.up = self.up
        twin.waiting = self.waiting
        twin.trip = self.trip
        twin.carry = self.carry
        return twin

    # Questions

    def ghosts_here(self) -> i64:
        """The Ghosts that it played in this round, as a multiset."""
        ghosts: i64 = 0
        for code in self.here:
            if code <= 6:
                ghosts += ONE[code]
        return ghosts

    def mediums_here(self) -> i64:
        """The Mediums that it played in this round, as bits."""
        mediums: i64 = 0
        for code in self.here:
            if code > 6 and code < CARRIED:
                mediums |= BIT[code - MEDIUM]
        return mediums

    def tokens(self) -> i64:
        """How many houses it has won."""
        return (self.won & 15) + (self.won >> 4)

    # Changes

    def note(self, kind: i64, argument: i64, tells: bool) -> None:
        """Keep what others see of the hidden cards, before it happens."""
        seen = self.seen
        if not seen:
            if not tells:
                return
            seen.append(knowledge.entry(knowledge.BASE, size(self.hand) | size(self.hidden) << 8))
            if self.top and kind != knowledge.TOPPED:
                seen.append(knowledge.entry(knowledge.TOPPED, self.top))
        seen.append(knowledge.entry(kind, argument))

    def lose(self, value: i64) -> None:
        """A Ghost leaves the hand openly."""
        self.note(knowledge.LOST, value, False)
        self.hand -= ONE[value]
        if self.hand == 0 and self.hidden == 0 and self.top == 0:
            self.seen.clear()  # all that is unseen is in the deck

    def hide(self, value: i64) -> None:
        """A Ghost goes from the hand face down to round 10."""
        self.hand -= ONE[value]
        self.hidden += ONE[value]


def new_family() -> Family:
    """All Ghosts are in the deck."""
    return Family([], [], [], [])
