"""Where keys, lamp and pickaxe can bring a runner in one turn, and what is best had in each cave."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from hantise.games.castle.board import OUT, PLACES, Castle

LAMP: Final[i64] = 1
PICKAXE: Final[i64] = 2
DRAWN: Final[i64] = 1 << 22
"""Whether a key was drawn on the way: the one that shows its back now."""
OBJECTS: Final[i64] = 20
"""Where lamp and pickaxe begin, a bit each. Below them: red, blue and green keys, four bits each, and
the cave in eight. Above them: whether a key was drawn, and the treasures taken, a bit for each cave."""
TAKEN: Final[i64] = 23
BITS: Final = [1 << index for index in range(63)]
"""Single bits. A table, for compiled code shifts a literal as a 32-bit number."""


class Weights:
    """What makes a runner's odds, as logarithms."""

    def __init__(
        self,
        need: list[float],
        promise: float,
        way_out: float,
        key: float,
        draw: float,
        lamp: float,
        pickaxe: float,
    ) -> None:
        self.need: Final = need
        """By how many treasures are still missing."""
        self.promise: Final = promise
        """Of a treasure in the same cave; with each step away it is half of that."""
        self.way_out: Final = way_out
        """Of each step to the way out, once there are treasures enough."""
        self.key: Final = key
        self.draw: Final = draw
        self.lamp: Final = lamp
        self.pickaxe: Final = pickaxe


class Reached:
    """The best that a runner can have in one cave at the end of its turn."""

    def __init__(self, room: i64, score: float, state: i64, found: i64) -> None:
        self.room: Final[i64] = room
        self.score: Final = score
        """The logarithm of its odds, with no ghost near."""
        self.state: Final[i64] = state
        self.found: Final[i64] = found
        """How many treasures it took on the way."""


class Reach:
    """The ways of runners in one castle, with treasures where they lie now."""

    def __init__(
        self,
        castle: Castle,
        far: Callable[[int, tuple[int, int, int]], dict[int, float]],
        shares: dict[int, list[float]],
        weights: Weights,
        treasures: list[int],
        shut: i64,
        top: i64,
        goal: i64,
    ) -> None:
        self.castle: Final = castle
        self.far: Final = far
        self.shares: Final = shares
        """By place and keys: what is left of a treasure's promise, by place; last the steps out."""
        self.weights: Final = weights
        self.shut: Final[i64] = shut
        self.top: Final[i64] = top
        self.goal: Final[i64] = goal
        self.treasures: Final = treasures
        self._number: Final = [-1] * PLACES
        for number, place in enumerate(treasures):
            self._number[place] = number

    def begin(self, room: i64, red: i64, blue: i64, green: i64, objects: i64) -> i64:
        """The state of a runner who stands there with these keys."""
        return room | red << 8 | blue << 12 | green << 16 | objects << OBJECTS

    def arrive(self, state: i64, room: i64) -> i64:
        """The state after coming to a cave: a treasure is taken, a key perhaps drawn (MT-3.5)."""
        state = state >> 8 << 8 | room
        number: i64 = self._number[room]
        if number >= 0:
            state |= BITS[TAKEN + number]
        if self.castle.blazon[room] == self.top:
            state |= DRAWN
        return state

    def use_key(self, state: i64, colour: i64) -> i64:
        """The state with one key of a colour less."""
        return state - BITS[8 + 4 * colour]

    def use_object(self, state: i64, which: i64) -> i64:
        """The state without lamp or pickaxe."""
        return state & ~(which << OBJECTS)

    def taken(self, state: i64) -> i64:
        """How many treasures were taken on the way."""
        mask = state >> TAKEN
        number: i64 = 0
        while mask:
            mask &= mask - 1
            number += 1
        return number

    def best(self, start: i64, found: i64, most: i64) -> list[Reached] | None:
        """The best end in each cave, having found so many treasures before; None: the way out."""
        seen: set[int] = {int(start)}
        waiting: list[int] = [int(start)]
        scores = [-1e9] * PLACES
        states = [0] * PLACES
        at: i64 = 0
        while at < len(waiting):
            state: i64 = waiting[at]
            at += 1
            taken = self.taken(state)
            score = self.score(state, found + taken)
            room = state & 255
            if score > scores[room]:
                scores[room] = score
                states[room] = int(state)
            if len(seen) < most and self._spread(state, found + taken, seen, waiting):
                return None
        ends: list[Reached] = []
        for place in self.castle.rooms:
            if scores[place] > -1e9:
                state = states[place]
                ends.append(Reached(place, scores[place], state, self.taken(state)))
        return ends

    def _spread(self, state: i64, found: i64, seen: set[int], waiting: list[int]) -> bool:
        """Add the states that come next; whether there is a way out."""
        castle = self.castle
        room = state & 255
        colour: i64 = 0
        while colour < 3:
            if state >> 8 + 4 * colour & 15:
                left = self.use_key(state, colour)
                for place in castle.doors[3 * room + colour]:
                    if place == OUT:
                        if found >= self.goal:
                            return True
                    elif place != self.shut:
                        self._note(self.arrive(left, place), seen, waiting)
            colour += 1
        if state >> OBJECTS & LAMP and int(room) in castle.stairs:
            left = self.use_object(state, LAMP)
            for place in castle.stairs:
                if place != room and place != self.shut:
                    self._note(self.arrive(left, place), seen, waiting)
        if state >> OBJECTS & PICKAXE:
            left = self.use_object(state, PICKAXE)
            for place in castle.neighbours[room]:
                if place != self.shut:
                    self._note(self.arrive(left, place), seen, waiting)
        return False

    def _note(self, state: i64, seen: set[int], waiting: list[int]) -> None:
        boxed = int(state)
        if boxed not in seen:
            seen.add(boxed)
            waiting.append(boxed)

    def score(self, state: i64, found: i64) -> float:
        """The logarithm of a runner's odds there, with no ghost near."""
        weights = self.weights
        shares = self._shares(state)
        keys = (state >> 8 & 15) + (state >> 12 & 15) + (state >> 16 & 15)
        need = self.goal - found if found < self.goal else 0
        score = weights.need[need] + weights.key * float(min(3, keys))
        if state & DRAWN:
            score += weights.draw
        if state >> OBJECTS & LAMP:
            score += weights.lamp
        if state >> OBJECTS & PICKAXE:
            score += weights.pickaxe
        if need == 0:
            return score - weights.way_out * shares[OUT]
        promise = 0.0
        for number, place in enumerate(self.treasures):
            if not state & BITS[TAKEN + number]:
                promise += shares[place]
        return score + weights.promise * promise

    def _shares(self, state: i64) -> list[float]:
        """What is left of each treasure's promise, by its place; last the steps to the way out."""
        key = int(state & 0xFFFFF)
        found = self.shares.get(key)
        if found is None:
            hand = (int(state >> 8 & 15), int(state >> 12 & 15), int(state >> 16 & 15))
            far = self.far(int(state & 255), hand)
            found = [0.0] * PLACES
            for place, steps in far.items():
                found[place] = steps if place == OUT else 0.5**steps
            self.shares[key] = found
        return found
