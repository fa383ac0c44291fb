"""What a seat sees and can guess: who may be where at the end of the round, and how well off."""

import math
from functools import cached_property
from typing import Final

from hantise.games.castle.board import CELL_NAMES, DUNGEON, Castle
from hantise.games.castle.bots.guesses import EMPTY, Guess, Hand, Unseen, hand_of, spread
from hantise.games.castle.bots.plans import Plan, mix, plans_from, visits
from hantise.games.castle.cards import KEY_NAMES, LETTERS
from hantise.games.macgregor.bots.ways import Ways
from hantise.games.macgregor.cards import BLAZONS, HAND, KINDS
from hantise.games.macgregor.checks import most_of
from hantise.games.macgregor.views import MacGregorView

PLACE: Final = {name: index for index, name in enumerate(CELL_NAMES)}
FADING: Final = 6.0
"""In turns: what a way out is worth shrinks as it gets longer."""
GRUDGE: Final = 0.7
"""What is good for who catches one is as bad for oneself, but there is time to catch them again."""
KEY: Final = 0.01
"""In turns: what a key is worth that is of no use yet."""
CURIOUS: Final = 1.2
"""In turns: how much worse a place may be for a runner to be expected there all the same."""
HEAT: Final = 0.02
"""How evenly a ghost mixes its ways."""
RECKLESS: Final = 0.9
BOLD_AFTER: Final = 5
"""In rounds: whoever always hides never gets out."""


class Sight:
    """A view, read for the sake of a decision."""

    def __init__(self, view: MacGregorView, ways: Ways) -> None:
        public, recall = view.public, view.recall
        assert view.seat is not None
        assert public.ghost is not None
        self.view = view
        self.ways = ways
        self.castle: Castle = ways.castle
        self.me = view.seat
        self.ghost = public.ghost
        self.players = len(public.rooms)
        self.own: tuple[str, ...] = view.private.keys if view.private is not None else ()
        self.top = public.top or ""
        counts = {key: most_of(public.edition, key) for key in KEY_NAMES[:KINDS]}
        known = [key for hand in recall.known for key in hand]
        self.unseen = Unseen(counts, [*recall.keys.discards, *self.own, *known])

    @cached_property
    def hand(self) -> Hand:
        """One's own keys."""
        return hand_of(self.own)

    def room(self, seat: int) -> int:
        """Where a pawn stands."""
        return PLACE.get(self.view.public.rooms[seat], DUNGEON)

    @property
    def boldness(self) -> float:
        """From 0 to 1, as the game grows long."""
        return min(1.0, max(0.0, (self.view.public.round - BOLD_AFTER) / BOLD_AFTER))

    # What a place is worth

    def chance(self, turns: float) -> float:
        """How likely a runner wins who needs so many more turns."""
        fair = 1 / self.players
        return fair + (0.95 - fair) * math.exp(-(turns - 1) / FADING)

    def chance_if_caught(self, turns: float) -> float:
        """The same for the ghost it becomes, while another has its place and keys."""
        fair = 1 / self.players
        return fair - GRUDGE * (self.chance(turns) - fair) / (self.players - 1)

    # Others

    def guess(self, seat: int) -> Guess:
        """The keys of another seat."""
        public, recall = self.view.public, self.view.recall
        return self.unseen.guess(public.hands[seat], recall.known[seat], recall.keys, seat)

    def _guess_of_me(self) -> Guess:
        """One's own keys as the ghost sees them, with those played this turn."""
        public, recall = self.view.public, self.view.recall
        shown = recall.known_to[self.me][self.ghost]
        guess: Guess = {hand_of(self.own[:shown]): 1.0}
        for _ in range(min(HAND, len(self.own) + public.moved) - shown):
            guess = spread(guess, [1 / 3] * 3)
        return guess

    def _origins(self) -> dict[int, float]:
        """Where one's turn may have begun: as many doors away as keys have been played."""
        origins = {self.room(self.me): 1.0}
        for _ in range(self.view.public.moved):
            before: dict[int, float] = {}
            for room, chance in origins.items():
                doors = [
                    p for c in range(3) for p in self.castle.doors[3 * room + c] if p < DUNGEON
                ]
                for place in doors:
                    before[place] = before.get(place, 0.0) + chance / len(doors)
            origins = before
        return origins

    def _prey(self, origins: dict[int, float], guess: Guess, found: dict[int, float]) -> None:
        """Add what a runner is worth to the ghost, by the room where it may stop."""
        for room, there in origins.items():
            for hand, likely in guess.items():
                ends, is_out = self.ways.ends(room, hand)
                if is_out:
                    continue  # no plan can stop that one
                stops = [(room, hand), *ends]
                turns = [self.ways.turns(*stop) for stop in stops]
                turns[0] -= 0.5  # who stays may draw
                least = min(turns)
                weights = [math.exp((least - number) / CURIOUS) for number in turns]
                total = sum(weights)
                for (place, _), number, weight in zip(stops, turns, weights, strict=True):
                    worth = self.chance(number) - self.chance_if_caught(number) + 0.1
                    share = there * likely * weight / total
                    found[place] = found.get(place, 0.0) + share * worth

    def prey(self) -> dict[int, float]:
        """By room: what the ghost may hope to catch there, by what it can know."""
        found: dict[int, float] = {}
        for seat in range(self.players):
            if seat == self.ghost:
                continue
            if seat == self.me:
                self._prey(self._origins(), self._guess_of_me(), found)
            else:
                self._prey({self.room(seat): 1.0}, self.guess(seat), found)
        return found

    # The ghost

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """All ways of the ghost."""
        return plans_from(self.castle, self.room(self.ghost), BLAZONS)

    def mixed(self) -> list[float]:
        """How likely the ghost takes each of them."""
        return mix(self.plans, self.prey(), HEAT)

    @cached_property
    def danger(self) -> dict[int, float]:
        """By room: how likely the ghost comes there this round."""
        return visits(self.plans, self.mixed())

    # One's own turn

    def worth(self, room: int, hand: Hand, *, draws: bool = False) -> float:
        """How likely one wins who stops there with these keys."""
        turns = self.ways.turns(room, hand)
        if draws or LETTERS[self.castle.blazon[room]] == self.top:
            turns = self.ways.turns_with_a_key(room, hand, self.unseen.colours(self.top)) - KEY
        turns -= KEY * sum(hand)
        caught = self.danger.get(room, 0.0) * (1 - RECKLESS * self.boldness)
        return (1 - caught) * self.chance(turns) + caught * self.chance_if_caught(turns)

    def turns_of(self, seat: int) -> float:
        """How many turns a runner is from the way out, as far as one can guess."""
        room = self.room(seat)
        guess = self.guess(seat) if self.view.public.hands[seat] else {EMPTY: 1.0}
        return sum(chance * self.ways.turns(room, hand) for hand, chance in guess.items())
