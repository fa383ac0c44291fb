"""What a runner's place and keys are worth in the race, and the round to come as a game by itself."""

from collections.abc import Iterable
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

from numpy import interp

from hantise.games.castle.board import DUNGEON, PLACES, Castle
from hantise.games.castle.bots.guesses import Guess, Hand, Unseen, plus
from hantise.games.castle.bots.plans import Plan
from hantise.games.castle.cards import KEY_NAMES, LETTERS
from hantise.games.castle.round_game import RoundGame, Runner, Stop
from hantise.games.macgregor.bots.sight import Sight
from hantise.games.macgregor.bots.ways import Ways, kept
from hantise.games.macgregor.cards import KINDS
from hantise.games.macgregor.checks import most_of

KNOTS: Final = (1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0)
"""In turns to the way out."""


class Weights(NamedTuple):
    """What makes a runner's odds, as logarithms: fitted to who won games between bots."""

    by_turns: tuple[float, ...]
    """At the knots."""
    near: tuple[float, ...]
    """By the steps of the ghost to the runner's room."""
    hurry: float
    """Of each turn to the way out, once the game has grown long: whoever waits never gets out."""


OF_CAREFUL: Final = Weights(
    (4.6, 1.4, 1.4, 1.3, 0.8, 0.76, 0.5), (-0.7, -0.87, -0.9, -0.8, -0.4, 0.0), 0.3
)
OF_SKILLED: Final = Weights(
    (3.9, 0.7, 0.55, 0.2, 0.0, -0.1, -0.2), (-0.2, -0.2, -0.2, -0.2, -0.1, 0.0), 0.3
)
"""Fitted to games between careful ones, and to games of those that look ahead."""
LIKELY: Final = 0.02
"""Hands that are less likely than that are not thought of."""


class Odds:
    """What places and keys are worth in one castle."""

    def __init__(self, ways: Ways, weights: Weights, boldness: float) -> None:
        self.ways = ways
        self.weights = weights
        self.hurry = weights.hurry * boldness
        self._near = _near(ways.castle, weights.near)
        self._runner: dict[tuple[int, Hand], list[float]] = {}

    def runner(self, room: int, hand: Hand) -> list[float]:
        """The odds of a runner there, by the place of the ghost."""
        found = self._runner.get((room, hand))
        if found is None:
            turns = self.ways.turns(room, hand)
            far = float(interp(turns, KNOTS, self.weights.by_turns)) + self.hurry * max(
                0.0, KNOTS[-1] - turns
            )
            found = [exp(far + near) for near in self._near[room]]
            self._runner[room, hand] = found
        return found

    def drawing(self, room: int, hand: Hand, likely: Iterable[float]) -> list[float]:
        """The same for who draws one more key, of a colour that is more or less likely."""
        drawn = [
            (chance, max([self.runner(room, left) for left in kept(plus(hand, colour))]))
            for colour, chance in enumerate(likely)
            if chance
        ]
        return [sum([c * odds[place] for c, odds in drawn]) for place in range(PLACES)]


def _near(castle: Castle, by_steps: tuple[float, ...]) -> dict[int, list[float]]:
    """By a runner's room and the ghost's place: how much that takes from the odds."""
    near = {room: [0.0] * PLACES for room in castle.rooms}
    for start in (*castle.rooms, DUNGEON):
        steps, reached = {start: 0}, [start]
        for place in reached:
            for blazon in range(7):
                room = int(castle.step(place, blazon))
                if room >= 0 and room not in steps:
                    steps[room] = steps[place] + 1
                    reached.append(room)
        for room in castle.rooms:
            near[room][start] = by_steps[min(steps[room], len(by_steps) - 1)]
    return near


@lru_cache(maxsize=64)
def odds_of(ways: Ways, weights: Weights, boldness: float) -> Odds:
    """The odds in one castle."""
    return Odds(ways, weights, boldness)


class End(NamedTuple):
    """How one's own turn may end."""

    room: int
    hand: Hand
    draws: bool
    """Whether by staying where one is, for a key."""


class Outlook:
    """The round to come, as a seat sees it."""

    def __init__(self, sight: Sight, weights: Weights = OF_CAREFUL) -> None:
        self.sight = sight
        self.odds = odds_of(sight.ways, weights, sight.boldness)
        self.likely = sight.unseen.colours(sight.top)
        self.plans: tuple[Plan, ...] = sight.plans
        self.seats: list[int] = []
        self.ends: list[End] = []
        runners = []
        for number in range(1, sight.players):
            seat = (sight.ghost + number) % sight.players
            runner = self._runner(seat, self._guess(seat))
            if runner is not None:
                self.seats.append(seat)
                runners.append(runner)
        self.game = RoundGame(
            [list(plan.rooms) for plan in self.plans],
            [plan.rooms[-1] for plan in self.plans],
            1.0,
            DUNGEON,
            runners,
        )
        if sight.me != sight.ghost:
            room = sight.room(sight.me)
            best = self._stops(room, sight.hand, moved=sight.view.public.moved > 0)
            self.ends = list(best)
            self.game.think_as(self.seats.index(sight.me), list(best.values()))

    def _guess(self, seat: int) -> Guess:
        """The keys of a runner; one's own as the ghost sees them."""
        sight = self.sight
        if seat != sight.me:
            return sight.guess(seat)
        public, recall = sight.view.public, sight.view.recall
        shown = list(sight.own[: recall.known_to[seat][sight.ghost]])
        counts = {key: most_of(public.edition, key) for key in KEY_NAMES[:KINDS]}
        unseen = Unseen(counts, [*recall.keys.discards, *shown])
        return unseen.guess(public.hands[seat], shown, recall.keys, seat)

    def _runner(self, seat: int, guess: Guess) -> Runner | None:
        """With keys that do not lead out at once; None if all do: no plan can stop that one."""
        sight, room = self.sight, self.sight.room(seat)
        most = max(guess.values())
        hands = [hand for hand, chance in sorted(guess.items()) if chance >= LIKELY * most]
        staying = [hand for hand in hands if not self.odds.ways.ends(room, hand)[1]]
        if not staying and seat != sight.me:
            return None
        chances = [guess[hand] for hand in staying or hands]
        stops = [list(self._stops(room, hand).values()) for hand in staying or hands]
        total = sum(chances)
        runner = Runner([chance / total for chance in chances], stops)
        turn, number = sight.view.public.turn, sight.players
        behind = (seat - sight.ghost) % number < (turn - sight.ghost) % number
        if behind and sight.me != sight.ghost:
            held = max(guess, key=lambda hand: (guess[hand], hand))
            runner.there = self._stop(room, self.odds.runner(room, held), held)
        return runner

    def _stops(self, room: int, hand: Hand, *, moved: bool = False) -> dict[End, Stop]:
        """By where a runner may stop: the best way to stop in each room."""
        odds, castle = self.odds, self.sight.castle
        found: dict[int, tuple[list[float], End]] = {}
        if not moved:
            found[room] = (odds.drawing(room, hand, self.likely), End(room, hand, True))
        ends = sorted(odds.ways.ends(room, hand)[0])
        for place, left in [(room, hand), *ends] if moved else ends:
            if LETTERS[castle.blazon[place]] == self.sight.top:
                worth = odds.drawing(place, left, self.likely)
            else:
                worth = odds.runner(place, left)
            if place not in found or worth[DUNGEON] > found[place][0][DUNGEON]:
                found[place] = (worth, End(place, left, False))
        return {end: self._stop(end.room, worth, end.hand) for worth, end in found.values()}

    def _stop(self, room: int, odds: list[float], hand: Hand) -> Stop:
        return Stop(room, odds, 1.0, self.odds.runner(room, hand)[DUNGEON])
