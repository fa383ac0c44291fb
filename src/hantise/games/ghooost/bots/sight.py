"""What a seat of Ghooost! knows, as counts of cards by kind, and what its plays would leave."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from hantise.games.ghooost.cards import (
    CERBERUS,
    COPY,
    DECKS,
    IGOR,
    KINDS,
    KITTY,
    NAMES,
    SCOOTY,
    SKELETUM,
    VALUES,
)
from hantise.games.ghooost.views import GhooostView

Cards = list[int]
"""How many cards of each kind, in the order of `NAMES`."""

EMPTY: Final = -1
"""The kind on top of an empty Cemetery."""
QUARTET: Final = 4
KIND: Final = {name: kind for kind, name in enumerate(NAMES)}


def counted(names: Iterable[str]) -> Cards:
    """Cards by kind."""
    cards = [0] * KINDS
    for name in names:
        cards[KIND[name]] += 1
    return cards


def together(cards: Cards, others: Cards) -> Cards:
    """Two heaps as one."""
    return [one + other for one, other in zip(cards, others, strict=True)]


class Play(NamedTuple):
    """Cards of a kind with Miss Copies, or one Kitty."""

    kind: int
    number: int = 1
    copies: int = 0


class Heap(NamedTuple):
    """The Cemetery: what lies on top, how many cards of it in a row, and all cards."""

    top: int
    run: int
    cards: Cards

    def admits(self, kind: int, count: int = 1) -> bool:
        """Whether so many cards of a kind, Miss Copies included, may be played on it (GO-3)."""
        if kind in (SCOOTY, KITTY):
            return True
        if kind == COPY:
            return False
        if count + (self.run if kind == self.top else 0) >= QUARTET:
            return True
        if self.top in (CERBERUS, IGOR):
            return kind >= self.top and kind in (CERBERUS, IGOR)
        return kind >= self.top

    def after(self, play: Play) -> "Heap":
        """The Cemetery once these cards lie on it, or are discarded with it."""
        kind, number, copies = play
        if kind == KITTY:
            cards = self.cards.copy()
            cards[KITTY] += 1
            return Heap(self.top, self.run, cards)
        run = number + copies + (self.run if kind == self.top else 0)
        if run >= QUARTET or kind == SKELETUM:
            return NOTHING
        cards = self.cards.copy()
        cards[kind] += number
        cards[COPY] += copies
        return Heap(kind, run, cards)


NOTHING: Final = Heap(EMPTY, 0, [0] * KINDS)
"""An empty Cemetery."""


class Rival(NamedTuple):
    """Somebody still in the round."""

    hand_size: int
    known: Cards
    """Cards that the hand holds for certain."""


class Sight(NamedTuple):
    """One seat's knowledge when it is to act."""

    hand: Cards
    manor: int
    heap: Heap
    crypt: int
    """Cards in the Crypt; 0 after midnight."""
    rivals: tuple[Rival, ...]
    """Those still in the round, in the order of play."""
    unseen: Cards
    """All cards that may be anywhere."""
    idle: int

    @property
    def duel(self) -> bool:
        """Whether only two players are left."""
        return len(self.rivals) == 1


def sight(view: GhooostView, deck: str) -> Sight:
    """What matters of a view, whose seat is to act."""
    assert view.private is not None
    public, recall = view.public, view.recall
    players = len(public.hand_sizes)
    seats = [(public.turn + public.direction * step) % players for step in range(1, players)]
    rivals = tuple(
        Rival(public.hand_sizes[seat], counted(recall.known[seat]))
        for seat in seats
        if seat not in public.out
    )
    hand, cemetery = counted(view.private.hand), counted(recall.cemetery)
    copies, kitties = DECKS[deck]
    unseen = [4] * VALUES + [copies, kitties]
    for seen in (hand, cemetery, counted(recall.discard), *(rival.known for rival in rivals)):
        unseen = [all_ - some for all_, some in zip(unseen, seen, strict=True)]
    return Sight(
        hand=hand,
        manor=public.manor_sizes[public.turn],
        heap=Heap(public.value - 1, len(public.run), cemetery),
        crypt=public.crypt_size,
        rivals=rivals,
        unseen=unseen,
        idle=public.idle,
    )
