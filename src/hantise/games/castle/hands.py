"""Where the keys are: draw pile, discards, and hands in the order in which their keys came.

Everybody sees the backs of a hand, and of keys that are alike the oldest is played. So whoever sees a
younger one played knows that no older key of that hand is of that kind. And when the discards are
shuffled to be the new draw pile, everybody can tell by counting which keys are in all hands
together: those are one batch from then on, and keys drawn later are not of it.
"""

from typing import Final

from mypy_extensions import i64

from hantise.games.castle.cards import one

MOST_HELD: Final = 7
"""So many keys fit into a packed hand."""
BELOW_KEY: Final = [(1 << 8 * index) - 1 for index in range(MOST_HELD)]
BELOW_AGE: Final = [(1 << 5 * index) - 1 for index in range(MOST_HELD)]
"""All keys before one. Tables, for compiled code shifts a literal as a 32-bit number."""


class Keys:
    """Pile and discards are packed multisets. A hand has eight bits for each key, the oldest lowest:
    its kind, and three bits for the colours it is known not to have."""

    def __init__(self, players: i64, whole: i64) -> None:
        self.players: Final[i64] = players
        self.pile: i64 = whole
        self.discard: i64 = 0
        self.hands: list[int] = [0] * int(players)
        self.sizes: list[int] = [0] * int(players)
        self.ages: list[int] = [0] * int(players)
        """For each key of a hand five bits: the number of its batch."""
        self.batches: list[int] = []
        """The keys of each batch that are still in hands; keys drawn since are of the next one."""
        self.known: list[int] = [0] * int(players * players)
        """By ``players * reader + holder``: how many of the oldest keys the reader handed over."""

    def copy(self) -> "Keys":
        """An independent twin."""
        twin = Keys(self.players, self.pile)
        twin.discard = self.discard
        twin.hands = self.hands.copy()
        twin.sizes = self.sizes.copy()
        twin.ages = self.ages.copy()
        twin.batches = self.batches.copy()
        twin.known = self.known.copy()
        return twin

    def kind_at(self, seat: i64, index: i64) -> i64:
        """The kind of one key of a hand."""
        hand: i64 = self.hands[seat]
        return hand >> 8 * index & 31

    def excluded_at(self, seat: i64, index: i64) -> i64:
        """The colours one key is known not to have, a bit for each."""
        hand: i64 = self.hands[seat]
        return hand >> 8 * index + 5 & 7

    def batch_at(self, seat: i64, index: i64) -> i64:
        """The number of the batch that one key is of."""
        ages: i64 = self.ages[seat]
        return ages >> 5 * index & 31

    def kinds_of(self, seat: i64) -> i64:
        """The kinds in a hand, a bit for each."""
        hand: i64 = self.hands[seat]
        left: i64 = self.sizes[seat]
        unit: i64 = 1
        kinds: i64 = 0
        while left > 0:
            kinds |= unit << (hand & 31)
            hand >>= 8
            left -= 1
        return kinds

    def index_of(self, seat: i64, kind: i64) -> i64:
        """Where the oldest key of a kind is; -1 if there is none."""
        hand: i64 = self.hands[seat]
        number: i64 = self.sizes[seat]
        index: i64 = 0
        while index < number:
            if hand & 31 == kind:
                return index
            hand >>= 8
            index += 1
        return -1

    def list_of(self, seat: i64) -> list[int]:
        """The kinds of a hand, the oldest first."""
        return [int(self.kind_at(seat, index)) for index in range(i64(self.sizes[seat]))]

    def laid_down(self, seat: i64) -> list[int]:
        """The kinds of a hand that is laid down at once.

        Nobody keeps in mind which key of a batch lay where in the hand, so their order tells nothing.
        """
        kinds = [
            (self.batch_at(seat, index), self.kind_at(seat, index))
            for index in range(i64(self.sizes[seat]))
        ]
        return [int(kind) for _, kind in sorted(kinds)]

    def take(self, seat: i64, kind: i64) -> bool:
        """A key goes from the pile to a hand; whether the pile is now shuffled anew."""
        self.pile -= one(kind)
        number: i64 = self.sizes[seat]
        batch: i64 = len(self.batches)
        self.hands[seat] |= kind << 8 * number
        self.ages[seat] |= batch << 5 * number
        self.sizes[seat] = number + 1
        return self.reshuffle()

    def reshuffle(self) -> bool:
        """If the pile is empty the discards are the new one (MG-3.7, MT-3.8); whether it was."""
        if self.pile:
            return False
        batch: i64 = len(self.batches)
        held: i64 = 0
        for seat in range(self.players):
            for index in range(i64(self.sizes[seat])):
                if self.batch_at(seat, index) == batch:
                    held += one(self.kind_at(seat, index))
        if held:
            self.batches.append(held)
        self.pile = self.discard
        self.discard = 0
        return True

    def let_go(self, seat: i64, kind: i64) -> i64:
        """The oldest key of that kind goes to the discards; where in the hand it was."""
        index = self.index_of(seat, kind)
        hand: i64 = self.hands[seat]
        unit: i64 = 1
        bit: i64 = unit << 5 + kind % 3
        older: i64 = 0
        while older < index:
            if (hand >> 8 * older & 31) // 3 == kind // 3:
                hand |= bit << 8 * older
            older += 1
        self.hands[seat] = hand
        self.drop(seat, index)
        return index

    def drop(self, seat: i64, index: i64) -> None:
        """One key of a hand goes to the discards."""
        hand: i64 = self.hands[seat]
        ages: i64 = self.ages[seat]
        kind = hand >> 8 * index & 31
        batch = ages >> 5 * index & 31
        low: i64 = hand & BELOW_KEY[index]
        self.hands[seat] = low | hand >> 8 * index + 8 << 8 * index
        low = ages & BELOW_AGE[index]
        self.ages[seat] = low | ages >> 5 * index + 5 << 5 * index
        self.sizes[seat] -= 1
        self.discard += one(kind)
        if batch < len(self.batches):
            self.batches[batch] -= one(kind)
            if self.batches[batch] == 0:
                self._forget(batch)
        for reader in range(self.players):
            if index < self.known[self.players * reader + seat]:
                self.known[self.players * reader + seat] -= 1

    def _forget(self, batch: i64) -> None:
        """No key of a batch is left in a hand."""
        del self.batches[batch]
        unit: i64 = 1
        for seat in range(self.players):
            ages: i64 = self.ages[seat]
            for index in range(i64(self.sizes[seat])):
                if ages >> 5 * index & 31 > batch:
                    ages -= unit << 5 * index
            self.ages[seat] = ages

    def discard_all(self, seat: i64) -> None:
        """A whole hand goes to the discards."""
        while self.sizes[seat]:
            self.drop(seat, 0)

    def hand_over(self, seat: i64, other: i64) -> None:
        """A whole hand goes to somebody who has none; the giver remembers it."""
        players = self.players
        self.hands[other] = self.hands[seat]
        self.sizes[other] = self.sizes[seat]
        self.ages[other] = self.ages[seat]
        self.hands[seat] = 0
        self.sizes[seat] = 0
        self.ages[seat] = 0
        for reader in range(players):
            self.known[players * reader + other] = self.known[players * reader + seat]
            self.known[players * reader + seat] = 0
        self.known[players * other + other] = 0
        self.known[players * seat + other] = self.sizes[other]
