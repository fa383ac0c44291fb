"""What a seat sees: where treasures lie, where the ghost may come, what a place is worth."""

import math
from functools import cached_property
from typing import Final

from hantise.games.castle.board import CELL_NAMES, NOWHERE, OUT
from hantise.games.castle.bots.guesses import Hand, hand_of
from hantise.games.castle.bots.plans import Plan, mix, plans_from, visits
from hantise.games.castle.cards import LETTERS
from hantise.games.macgregor_treasure.bots.ways import Ways
from hantise.games.macgregor_treasure.cards import BLAZONS, HAND, TREASURES
from hantise.games.macgregor_treasure.views import TreasureView

PLACE: Final = {name: index for index, name in enumerate(CELL_NAMES)}
HEAT: Final = 0.12
"""How evenly a ghost mixes its ways."""
NEARNESS: Final = 0.6
"""How much less likely a runner is with each door between."""
LURE: Final = 1.5
"""How much more likely a runner is where a treasure lies."""
FURTHEST: Final = 3
KEY: Final = 0.12
LUCK: Final = 0.25
"""What drawing a key on the way is worth."""
OBJECTS: Final = {"lamp": 0.35, "pickaxe": 0.6, "detector": 0.25}
"""What an object is worth that is kept, in treasures."""
PROMISE: Final = 0.6
HURRY: Final = 2.0
"""What a step nearer to the way out is worth once one has enough treasures."""
CAUGHT: Final = 1.5
AT_THE_GOAL: Final = 3.0
BOLD_AFTER: Final = 10
RECKLESS: Final = 0.9
"""Whoever always hides never gets out."""


class Sight:
    """A view, read for the sake of a decision."""

    def __init__(self, view: TreasureView, ways: Ways) -> None:
        public = view.public
        assert view.seat is not None
        assert public.ghost is not None
        self.view = view
        self.public = public
        self.ways = ways
        self.castle = ways.castle
        self.me = view.seat
        self.ghost = public.ghost
        self.goal = public.goal
        self.hand: Hand = hand_of(view.private.keys if view.private is not None else ())
        self.objects = frozenset(public.objects[self.me])
        self.found = len(public.treasures[self.me])
        self.top = LETTERS.index(public.top) if public.top else NOWHERE
        self.treasures = frozenset(
            PLACE[room] for room, token in view.recall.tokens.items() if token != "trap"
        )

    def room(self, seat: int) -> int:
        """Where a pawn stands; `NOWHERE` before it does."""
        return PLACE.get(self.public.rooms[seat], NOWHERE)

    @property
    def shut(self) -> int:
        """The cave where the ghost stands, which nobody may enter (MT-3.4)."""
        return self.room(self.ghost)

    # The ghost

    def _origins(self) -> dict[int, float]:
        """Where one's turn may have begun: about as many doors away as caves were entered."""
        origins = {self.room(self.me): 1.0}
        for _ in range(min(FURTHEST, self.public.arrivals)):
            before: dict[int, float] = {}
            for room, chance in origins.items():
                doors = [p for c in range(3) for p in self.castle.doors[3 * room + c] if p != OUT]
                for place in doors:
                    before[place] = before.get(place, 0.0) + chance / len(doors)
            origins = before
        return origins

    def prey(self) -> dict[int, float]:
        """By cave: how much there is to catch."""
        found: dict[int, float] = {}
        for seat in range(len(self.public.rooms)):
            if seat == self.ghost or self.room(seat) == NOWHERE:
                continue
            origins = self._origins() if seat == self.me else {self.room(seat): 1.0}
            weights = self._may_be(origins)
            total = sum(weights.values())
            for room, weight in weights.items():
                found[room] = found.get(room, 0.0) + self.prize(seat) * weight / total
        return found

    def _may_be(self, origins: dict[int, float]) -> dict[int, float]:
        """By cave: how likely a runner ends there, not yet as chances."""
        weights: dict[int, float] = {}
        for origin, chance in origins.items():
            for room in self.castle.rooms:
                doors = self.ways.doors_between(origin, room)
                if doors <= FURTHEST and (room != self.shut or room == origin):
                    lure = LURE if room in self.treasures else 1.0
                    weights[room] = weights.get(room, 0.0) + chance * lure * NEARNESS**doors
        return weights

    def prize(self, seat: int) -> float:
        """What the ghost gains by catching a runner, beside being free."""
        treasures = self.public.treasures[seat]
        own = treasures.count(TREASURES[self.ghost])
        return 1 + 0.1 * len(treasures) + 0.5 * own + (len(treasures) >= self.goal)

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """All ways of the ghost."""
        return plans_from(self.castle, self.shut, BLAZONS)

    def mixed(self) -> list[float]:
        """How likely the ghost takes each of them."""
        return mix(self.plans, self.prey(), HEAT)

    @cached_property
    def danger(self) -> dict[int, float]:
        """By cave: how likely the ghost comes there this round."""
        if not self.public.plan:
            return visits(self.plans, self.mixed())
        found: dict[int, float] = {}
        place = self.shut
        for card in self.public.plan:
            place = int(self.castle.step(place, LETTERS.index(card)))
            if place == NOWHERE:
                break
            found[place] = 1.0
        return found

    # What a place is worth

    def promise(self, room: int, hand: Hand, taken: frozenset[int], found: int) -> float:
        """What may be had from there later."""
        far = self.ways.far(room, hand)
        if found >= self.goal:
            return -HURRY * far[OUT]
        return PROMISE * sum(math.pow(0.5, far[cave]) for cave in self.treasures - taken)

    def loss(self, found: int) -> float:
        """What one loses by being caught."""
        stolen = self.public.treasures[self.me].count(TREASURES[self.ghost])
        near = AT_THE_GOAL if found >= self.goal else 0.0
        return CAUGHT + stolen + 0.25 * found + near

    def caution(self) -> float:
        """From 1 down, as the game grows long."""
        bold = min(1.0, max(0.0, (self.public.round - BOLD_AFTER) / BOLD_AFTER))
        return 1 - RECKLESS * bold

    def worth(
        self, room: int, hand: Hand, objects: frozenset[str], taken: frozenset[int], draws: bool
    ) -> float:
        """What it is worth to end a turn there, in treasures."""
        found = self.found + len(taken)
        value = len(taken) + self.promise(room, hand, taken, found)
        value += KEY * min(HAND, sum(hand)) + LUCK * draws
        value += sum(OBJECTS[name] for name in objects)
        return value - self.danger.get(room, 0.0) * self.caution() * self.loss(found)
