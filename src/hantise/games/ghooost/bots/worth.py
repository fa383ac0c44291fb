"""How good cards, and a whole turn, are for a player of Ghooost!."""

from typing import Final, NamedTuple

from hantise.games.ghooost.bots.sight import (
    NOTHING,
    QUARTET,
    Cards,
    Heap,
    Play,
    Rival,
    Sight,
    together,
)
from hantise.games.ghooost.cards import COPY, HAND, KINDS, KITTY, SCOOTY, SKELETUM, TWIST, VALUES

MOST_THOUGHTS: Final = 80
"""So many continuations of a turn are looked at; then it is judged as it stands."""
OUT: Final = 20.0
"""What getting rid of everything is worth."""


class Weights(NamedTuple):
    """What cards cost who holds them, in turns or so, and what happens to others is worth."""

    single: float = 0.7
    low_single: float = 1.4
    """What a single 2 costs more than a single 14, which is easily placed."""
    multiple: float = -0.1
    low_multiple: float = 1.0
    quartet: float = -0.5
    scooty: float = 0.5
    skeletum: float = 0.2
    kitty: float = 0.3
    copy: float = 0.2
    lone_copy: float = 1.5
    """Miss Copy without a card that she could be played with."""
    again: float = 0.5
    """Playing again, where that leads nobody can see."""
    manor: float = 1.3
    """A card that leaves the Manor."""
    stuck: float = 0.5
    """Being unable to play, beside the cards that have to be taken then."""
    taken: float = 0.5
    foreseen: float = 0.8
    """How surely a rival plays the known card to which one has no answer."""
    by_day: float = 0.3
    """How much taking matters before midnight."""


class Turn(NamedTuple):
    """Hand and Cemetery at some moment of one's own turn."""

    hand: Cards
    heap: Heap

    def after(self, play: Play) -> "Turn":
        """Once these cards are played."""
        hand = self.hand.copy()
        hand[play.kind] -= play.number
        hand[COPY] -= play.copies
        return Turn(hand, self.heap.after(play))

    def taking(self, card: int | None = None) -> "Turn":
        """With the whole Cemetery in hand, and a card that failed."""
        hand = together(self.hand, self.heap.cards)
        if card is not None:
            hand[card] += 1
        return Turn(hand, NOTHING)


class Judge:
    """Weighs what a seat may do, from all that it knows."""

    def __init__(self, sight: Sight, weights: Weights) -> None:
        self.sight = sight
        self.weights = weights
        self.night = sight.crypt == 0
        self._thoughts = MOST_THOUGHTS
        self._misfits: dict[tuple[int, int], float] = {}
        self._answers: dict[tuple[int, int], list[tuple[int, Heap]]] = {}
        self._best: dict[tuple[int, ...], float] = {}

    # What cards cost

    def burden(self, hand: Cards) -> float:
        """How many turns, or so, it takes to get rid of a hand."""
        weights = self.weights
        total = weights.kitty * hand[KITTY]
        valued = False
        for kind in range(VALUES):
            count = hand[kind]
            if count:
                valued = True
                total += self._burden_of(kind, count)
        return total + (weights.copy if valued else weights.lone_copy) * hand[COPY]

    def _burden_of(self, kind: int, count: int) -> float:
        weights = self.weights
        if count >= QUARTET:
            return weights.quartet
        if kind == SCOOTY:
            return weights.scooty
        if kind == SKELETUM:
            return weights.skeletum
        lowness = (VALUES - 1 - kind) / (VALUES - 2)
        if count == 1:
            return weights.single + weights.low_single * lowness
        return weights.multiple + weights.low_multiple * lowness

    def _refill(self, hand: Cards) -> float:
        """What the cards cost that a hand is filled up with before midnight (GO-4.4)."""
        number = min(HAND - sum(hand), self.sight.crypt)
        if number <= 0:
            return 0.0
        one_more = 0.0
        for kind, unseen in enumerate(self.sight.unseen):
            if unseen:
                more = hand.copy()
                more[kind] += 1
                one_more += unseen * (self.burden(more) - self.burden(hand))
        return number * one_more / sum(self.sight.unseen)

    # What a turn leads to

    def taking(self) -> float:
        """Take the Cemetery."""
        return self._end(Turn(self.sight.hand, self.sight.heap).taking())

    def turning_up(self, turn: Turn | None = None) -> float:
        """Play a card that nobody knows, from Crypt or Manor: the average of all it can be."""
        sight, weights = self.sight, self.weights
        turn = turn or Turn(sight.hand, sight.heap)
        last = self.night and sight.manor == 1 and not any(turn.hand)
        total = 0.0
        for kind in range(KINDS):
            if not sight.unseen[kind]:
                continue
            if not turn.heap.admits(kind):
                worth = self._end(turn.taking(kind))
            elif last:
                worth = OUT
            else:
                laid = turn.heap.after(Play(kind))
                worth = self._end(Turn(turn.hand, laid), kind)
                if laid is NOTHING or (kind == KITTY and sight.duel):
                    worth += weights.again
            total += sight.unseen[kind] * worth
        average = total / (sum(sight.unseen) or 1)
        return average + (weights.manor if self.night else 0.0)

    def playing(self, play: Play, before: Turn | None = None) -> float:
        """Play from the hand and, where one plays again after midnight, go on at one's best."""
        sight = self.sight
        turn = (before or Turn(sight.hand, sight.heap)).after(play)
        again = self._plays_again(play, turn)
        if not self.night:
            bonus = self.weights.again if again else 0.0
            return self._end(turn, play.kind) - self._refill(turn.hand) + bonus
        if not any(turn.hand):
            if sight.manor == 0:
                return OUT
            return self.turning_up(turn) if again else self._end(turn, play.kind)
        if not again:
            return self._end(turn, play.kind)
        key = (*turn.hand, turn.heap.top, turn.heap.run, sum(turn.heap.cards))
        if key not in self._best:
            self._thoughts -= 1
            if self._thoughts < 0:
                return self._end(turn, play.kind) + self.weights.again
            self._best[key] = self._going_on(turn)
        return self._best[key]

    def _plays_again(self, play: Play, after: Turn) -> bool:
        if play.kind == KITTY:
            return self.sight.duel
        return play.number + play.copies >= 2 or after.heap is NOTHING

    def _going_on(self, turn: Turn) -> float:
        """The best that can be done with one more action."""
        found = [self.playing(play, turn) for play in _likely_plays(turn)]
        if any(turn.heap.cards):
            found.append(self._end(turn.taking()))
        return max(found, default=-self.burden(turn.hand))

    # What others make of it

    def _end(self, turn: Turn, played: int = -1) -> float:
        """What hand and Cemetery are worth when the turn goes on to somebody else."""
        weights = self.weights
        rival = self._next(played)
        stuck = self.stuck(rival, turn.heap) if any(turn.heap.cards) else 0.0
        worth = -self.burden(turn.hand) - (1 - stuck) * self._risk(turn, rival)
        if stuck:
            cost = weights.stuck + weights.taken * self._gift(rival.known, turn.heap)
            worth += stuck * cost * (1.0 if self.night else weights.by_day)
        return worth

    def _next(self, played: int) -> Rival:
        """Who comes after a card of this kind (GO-3.5, GO-3.8)."""
        rivals = self.sight.rivals
        if played == KITTY:
            return rivals[1 % len(rivals)]
        return rivals[-1 if played == TWIST else 0]

    def stuck(self, rival: Rival, heap: Heap) -> float:
        """How likely it is that somebody has no card to play."""
        for kind, count in enumerate(rival.known):
            if count and heap.admits(kind, count):
                return 0.0
        unknown = rival.hand_size - sum(rival.known)
        if rival.hand_size == 0:
            unknown = 1  # the Manor's
        return self._misfit(heap) ** unknown

    def _misfit(self, heap: Heap) -> float:
        """The share of the unseen cards that cannot be played alone."""
        key = heap.top, heap.run
        if key not in self._misfits:
            unseen = self.sight.unseen
            fitting = sum(unseen[kind] for kind in range(KINDS) if heap.admits(kind))
            self._misfits[key] = 1 - fitting / (sum(unseen) or 1)
        return self._misfits[key]

    def _gift(self, hand: Cards, heap: Heap) -> float:
        """How much worse a hand gets by taking the Cemetery."""
        return self.burden(together(hand, heap.cards)) - self.burden(hand)

    def _risk(self, turn: Turn, rival: Rival) -> float:
        """What it costs if one has no answer to what the next player answers."""
        hand, heap = turn
        if hand[KITTY] or hand[SCOOTY]:
            return 0.0
        helpless = self._helpless_by_chance(turn)
        for kind, number in enumerate(rival.known):
            if number and heap.admits(kind, number):
                after = self._helpless(hand, heap.after(Play(kind, number)))
                helpless = max(helpless, self.weights.foreseen * after)
        if not helpless:
            return 0.0
        cost = self.weights.stuck + self.weights.taken * self._gift(hand, heap)
        return helpless * cost * (1.0 if self.night else self.weights.by_day)

    def _helpless_by_chance(self, turn: Turn) -> float:
        """How often one has no answer to a card that nobody knows."""
        answers = self._answers_to(turn.heap)
        if not answers:
            return 0.0
        bad = sum(number * self._helpless(turn.hand, after) for number, after in answers)
        return bad / sum(number for number, _ in answers)

    def _helpless(self, hand: Cards, heap: Heap) -> float:
        """How likely it is that one has nothing to play, with a hand or from the Manor."""
        if not any(hand):
            return self._misfit(heap)
        copies = hand[COPY]
        return float(
            not any(hand[kind] and heap.admits(kind, hand[kind] + copies) for kind in range(VALUES))
        )

    def _answers_to(self, heap: Heap) -> list[tuple[int, Heap]]:
        """What the Cemetery may show after one unseen card more, and how many cards do that."""
        key = heap.top, heap.run
        if key not in self._answers:
            self._answers[key] = [
                (unseen, heap.after(Play(kind)))
                for kind, unseen in enumerate(self.sight.unseen)
                if unseen and heap.admits(kind)
            ]
        return self._answers[key]


def _likely_plays(turn: Turn) -> list[Play]:
    """The plays worth thinking of: one or all of a kind, with one, all or no Miss Copies."""
    hand, heap = turn
    copies = hand[COPY]
    found = [Play(KITTY)] if hand[KITTY] else []
    for kind in range(VALUES):
        count = hand[kind]
        if count:
            ways = {(1, 0), (count, 0), (count, min(copies, 1)), (count, copies)}
            found += [
                Play(kind, cards, with_them)
                for cards, with_them in sorted(ways)
                if heap.admits(kind, cards + with_them)
            ]
    return found
