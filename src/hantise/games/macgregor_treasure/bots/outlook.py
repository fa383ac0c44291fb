"""What a runner's place, keys and treasures are worth, and the round to come as a game by itself."""

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hantise.games.castle.board import NOWHERE, PLACES, Castle
from hantise.games.castle.bots.guesses import Guess, Hand, Unseen, spread
from hantise.games.castle.bots.plans import Plan
from hantise.games.castle.cards import KEY_NAMES
from hantise.games.castle.round_game import RoundGame, Runner, Stop
from hantise.games.macgregor_treasure.bots.sight import Sight
from hantise.games.macgregor_treasure.cards import TREASURES
from hantise.games.macgregor_treasure.checks import OF_EACH
from hantise.games.macgregor_treasure.reach import LAMP, PICKAXE, Reach, Reached, Weights


class Judgement(NamedTuple):
    """What makes the odds, as logarithms: fitted to who won games between bots."""

    runner: Weights
    ghost: tuple[float, ...]
    """By how many treasures are missing."""
    detector: float
    near: tuple[float, ...]
    """By the steps of the ghost to a runner's cave."""
    stolen: float
    """Of each treasure that the ghost would take from a runner."""


OF_CAREFUL: Final = Judgement(
    Weights(
        [1.8, 1.3, 0.8, 0.1, -0.4, -1.05, -1.8, -2.35, -2.85], 0.2, 0.4, 0.13, 0.15, 0.45, 0.65
    ),
    (1.7, 1.7, 1.7, 1.4, 0.7, 0.4, -0.4, -1.0, -1.75),
    0.1,
    (-0.6, -0.5, -0.4, -0.3, -0.2, 0.0),
    -0.35,
)
"""Fitted to games between careful ones."""
OF_TWO: Final = Judgement(
    Weights([1.0, 0.1, -0.5, -1.1, -2.0, -3.2, -3.8, -4.2, -4.6], 0.24, 0.3, 0.3, 0.3, 1.0, 1.5),
    (1.3, 1.4, 1.6, 1.3, 0.7, 0.1, -0.5, -1.0, -1.5),
    0.35,
    (-0.7, -0.8, -0.6, -0.5, -0.3, 0.0),
    -0.75,
)
OF_MORE: Final = Judgement(
    Weights(
        [1.9, 1.7, 0.85, 0.15, -0.5, -0.85, -1.4, -2.0, -2.65], 0.3, 0.3, 0.05, 0.1, 0.35, 0.65
    ),
    (1.5, 1.8, 2.1, 1.25, 0.4, 0.05, -0.45, -0.85, -1.9),
    0.0,
    (-0.3, -0.4, -0.3, -0.3, -0.3, 0.0),
    -0.3,
)
"""With two players, and with more: fitted to games of those that look ahead, too."""
LIKELY: Final = 0.05
"""Hands that are less likely than that are not thought of."""
OF_OTHERS: Final = 200
OWN: Final = 800
"""So many places of a way are looked at."""


@lru_cache(maxsize=16)
def nearness(castle: Castle, by_steps: tuple[float, ...]) -> NDArray[np.float64]:
    """By the ghost's place and a runner's cave: how much that takes from the odds."""
    near = np.zeros((PLACES, PLACES))
    for start in castle.rooms:
        steps, reached = {start: 0}, [start]
        for place in reached:
            for blazon in range(7):
                room = int(castle.step(place, blazon))
                if room >= 0 and room not in steps:
                    steps[room] = steps[place] + 1
                    reached.append(room)
        for room in castle.rooms:
            near[start, room] = by_steps[min(steps[room], len(by_steps) - 1)]
    return near


class Outlook:
    """The round to come, as a seat sees it."""

    def __init__(self, sight: Sight, judgement: Judgement = OF_CAREFUL) -> None:
        self.sight = sight
        self.judgement = judgement
        self.castle = sight.castle
        self.near = nearness(sight.castle, judgement.near)
        self.goal = sight.goal
        self.reach = Reach(
            sight.castle,
            sight.ways.far,
            sight.ways.shares,
            judgement.runner,
            sorted(sight.treasures),
            sight.shut,
            sight.top,
            sight.goal,
        )
        self.plans: tuple[Plan, ...] = sight.plans

    # Odds

    def found(self, seat: int) -> int:
        """How many treasures a seat has."""
        return len(self.sight.public.treasures[seat])

    def ghostly(self, found: int) -> float:
        """The odds of a ghost with so many treasures."""
        return exp(self.judgement.ghost[max(0, self.goal - found)])

    def runner(self, seat: int, room: int, score: float) -> list[float]:
        """The odds of a runner, by the ghost's place."""
        public = self.sight.public
        score += self.judgement.detector * ("detector" in public.objects[seat])
        score += self.judgement.stolen * public.treasures[seat].count(TREASURES[self.sight.ghost])
        return [float(x) for x in np.exp(self.near[:, room] + score)]

    def stop(self, seat: int, end: Reached) -> Stop:
        """What it is worth to a runner to end there."""
        public = self.sight.public
        room, found = int(end.room), self.found(seat) + int(end.found)
        stolen = public.treasures[seat].count(TREASURES[self.sight.ghost])
        odds = self.runner(seat, room, end.score)
        thief = self.reach.begin(room, 1, 1, 1, LAMP | PICKAXE)
        heir = self.reach.score(thief, self.found(self.sight.ghost) + stolen)
        heir += self.judgement.detector
        return Stop(
            room,
            odds,
            self.ghostly(found - stolen),
            exp(heir + float(self.near[self.castle.start, room])),
        )

    def start(self, seat: int, hand: Hand) -> int:
        """A runner where it stands, with these keys."""
        held = self.sight.public.objects[seat]
        objects = LAMP * ("lamp" in held) | PICKAXE * ("pickaxe" in held)
        return int(self.reach.begin(self.sight.room(seat), *hand, objects))

    # The round

    def round_game(self) -> RoundGame | None:
        """The round to come as the ghost sees it; None if it meets nobody."""
        sight = self.sight
        runners = [
            runner
            for number in range(1, len(sight.public.rooms))
            if (runner := self._runner((sight.ghost + number) % len(sight.public.rooms)))
        ]
        if not runners or not self.plans:
            return None
        return RoundGame(
            [list(plan.rooms) for plan in self.plans],
            [plan.rooms[-1] for plan in self.plans],
            self.ghostly(self.found(sight.ghost)),
            int(self.castle.start),
            runners,
        )

    def _runner(self, seat: int) -> Runner | None:
        """None if it can get out whatever its keys are."""
        guess = self.guess(seat)
        most = max(guess.values())
        chances, stops = [], []
        for hand, chance in sorted(guess.items()):
            if chance >= LIKELY * most:
                ends = self.reach.best(self.start(seat, hand), self.found(seat), OF_OTHERS)
                if ends is not None:
                    chances.append(chance)
                    stops.append([self.stop(seat, end) for end in ends])
        total = sum(chances)
        return Runner([chance / total for chance in chances], stops) if stops else None

    def guess(self, seat: int) -> Guess:
        """The keys of a runner as the ghost may guess them; one more if its turn is to come."""
        sight = self.sight
        public, recall = sight.public, sight.view.recall
        seen = list(recall.keys.discards)
        if sight.me != sight.ghost and seat != sight.me:
            seen += sight.view.private.keys if sight.view.private is not None else ()
        unseen = Unseen(dict.fromkeys(KEY_NAMES, OF_EACH), seen)
        found = unseen.guess(public.hands[seat], (), recall.keys, seat)
        number = len(public.rooms)
        turn = public.turn if sight.me != sight.ghost else sight.ghost
        if (seat - sight.ghost) % number > (turn - sight.ghost) % number:
            found = spread(found, [1 / 3] * 3)
        return found

    # One's own turn

    def others(self) -> list[list[float]]:
        """The odds of the other runners where they stand, by the ghost's place."""
        sight = self.sight
        found = []
        for seat in range(len(sight.public.rooms)):
            if seat not in (sight.me, sight.ghost) and sight.room(seat) != NOWHERE:
                guess = self.guess(seat)
                hand = max(guess, key=lambda hand: (guess[hand], hand))
                score = self.reach.score(self.start(seat, hand), self.found(seat))
                found.append(self.runner(seat, sight.room(seat), score))
        return found


class Dangers:
    """How likely the ghost takes each way, and what that makes of every stop of one's own."""

    def __init__(self, outlook: Outlook, mix: Sequence[float]) -> None:
        self.mix = np.array(mix)
        self._ends = np.array([plan.rooms[-1] for plan in outlook.plans])
        self._meets = np.zeros((len(mix), PLACES), bool)
        for number, plan in enumerate(outlook.plans):
            self._meets[number, list(plan.rooms)] = True
        ghost = outlook.ghostly(outlook.found(outlook.sight.ghost))
        others = np.array([[0.0] * PLACES, *outlook.others()]).sum(axis=0)
        self._rivals = (others + ghost)[self._ends][:, None]
        self._rest = float(others[outlook.castle.start])
        """The odds of the other runners, once the ghost is home again."""

    def values(self, stops: Sequence[Stop]) -> NDArray[np.float64]:
        """By way and stop: the chance to win."""
        odds = np.array([stop.odds for stop in stops]).T[self._ends]
        caught = np.array([one.as_ghost / (one.as_ghost + one.heir + self._rest) for one in stops])
        met = self._meets[:, [int(stop.room) for stop in stops]]
        return np.where(met, caught, odds / (self._rivals + odds))
