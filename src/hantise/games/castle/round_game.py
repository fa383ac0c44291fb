"""A round in a castle as a game by itself: the ghost plans in secret, runners choose where to stop.

Solved by regret matching with external sampling: in each iteration everybody plays as their regrets
say, then weighs all that they could have done instead. On average that is a mix that nobody can
do much against, as far as the worth of what follows is known.
"""

from time import perf_counter
from typing import Final

from mypy_extensions import i64

from hantise.core.rng import Rng
from hantise.games.castle.board import PLACES

CLOCK: Final[i64] = 16
"""The clock is looked at every so many iterations."""
PARTS: Final[i64] = 1 << 30
PART: Final = 1.0 / (1 << 30)
NOBODY_MET: Final[i64] = 99


class Stop:
    """A place where a runner may end its turn, and what that is worth: as odds in a race.

    Everybody's chance to win is their part of all odds.
    """

    def __init__(self, room: i64, odds: list[float], as_ghost: float, heir: float) -> None:
        self.room: Final[i64] = room
        self.odds: Final = odds
        """Of the runner, if it is not caught, by the place where the ghost is then."""
        self.as_ghost: Final = as_ghost
        """Of the runner, once it is caught and the ghost."""
        self.heir: Final = heir
        """Of the former ghost, who then stands there, while the new one is far away."""


class Choices:
    """All stops of a runner who holds certain keys, or all ways of a ghost: regrets and averages."""

    def __init__(self, number: i64) -> None:
        self.number: Final[i64] = number
        self.regrets: Final = [0.0] * int(number)
        self.mix: Final = [1.0 / max(1.0, float(number))] * int(number)
        """How likely each is now."""
        self.sums: Final = [0.0] * int(number)
        """How likely each was, later iterations counting more."""
        self.worth: Final = [0.0] * int(number)
        """What each would have brought, summed over the iterations."""
        self.seen: float = 0.0

    def pick(self, rng: Rng) -> i64:
        """One of them, as likely as it is now."""
        left: float = PART * float(rng.below(PARTS))
        mix = self.mix
        last = self.number - 1
        index: i64 = 0
        while index < last:
            left -= mix[index]
            if left < 0.0:
                return index
            index += 1
        return last

    def learn(self, worths: list[float], weight: float) -> None:
        """What each would have brought: regret what was better than the mix, and mix anew."""
        number, mix, regrets = self.number, self.mix, self.regrets
        sums, worth = self.sums, self.worth
        mean = 0.0
        index: i64 = 0
        while index < number:
            mean += mix[index] * worths[index]
            index += 1
        total = 0.0
        index = 0
        while index < number:
            sums[index] += weight * mix[index]
            worth[index] += weight * worths[index]
            regret = max(0.0, regrets[index] + worths[index] - mean)
            regrets[index] = regret
            total += regret
            index += 1
        self.seen += weight
        even = 1.0 / float(number)
        index = 0
        while index < number:
            mix[index] = regrets[index] / total if total > 0.0 else even
            index += 1

    def average(self) -> list[float]:
        """How likely each was on average."""
        total = sum(self.sums)
        if total <= 0.0:
            return [1.0 / float(self.number)] * int(self.number)
        return [each / total for each in self.sums]

    def values(self) -> list[float]:
        """What each brings on average: a chance to win."""
        return [each / self.seen if self.seen > 0.0 else 0.0 for each in self.worth]


class Runner:
    """What is believed of a runner: with which keys, and so where, it may stop."""

    def __init__(self, chances: list[float], stops: list[list[Stop]]) -> None:
        self.chances: Final = chances
        self.stops: Final = stops
        self.choices: Final = [Choices(len(each)) for each in stops]
        self.there: Stop | None = None
        """Where it has stopped already, as the other runners see; the ghost planned before."""

    def pick_kind(self, rng: Rng) -> i64:
        """Which keys it has, as likely as is believed."""
        left: float = PART * float(rng.below(PARTS))
        last: i64 = len(self.chances) - 1
        index: i64 = 0
        while index < last:
            left -= self.chances[index]
            if left < 0.0:
                return index
            index += 1
        return last


class RoundGame:
    """The ghost has ``ways`` of rooms; ``ends`` is where each leaves it."""

    def __init__(
        self,
        ways: list[list[int]],
        ends: list[int],
        as_ghost: float,
        home: i64,
        runners: list[Runner],
    ) -> None:
        self.ways: Final = ways
        self.ends: Final = ends
        self.as_ghost: Final = as_ghost
        """The odds of the ghost, if it stays one."""
        self.home: Final[i64] = home
        """Where a new ghost begins."""
        self.runners: Final = runners
        self.ghost: Final = Choices(len(ways))
        self.me: i64 = -1
        """Which of the runners thinks, who knows its keys; -1: the ghost does."""
        self.mine: Final[list[Choices]] = []
        self.my_stops: list[Stop] = []
        self._believed: list[Stop] = []
        self._actual: list[Stop] = []
        self._worths: Final = [0.0] * max([len(ways), 1])
        self._free: Final = [0.0] * PLACES
        """By place: what the ghost has if it ends there and has met nobody; -1: not yet known."""
        self._met: Final = [0.0] * PLACES
        """By room: what it has if it meets somebody there; -1: nobody is there."""

    def think_as(self, me: i64, stops: list[Stop]) -> None:
        """One of the runners thinks, and can stop there."""
        self.me = me
        self.my_stops = stops
        self.mine.append(Choices(len(stops)))

    def run(self, iterations: i64, seconds: float, rng: Rng) -> i64:
        """Iterate, no longer than so many seconds; how often."""
        began = perf_counter()
        done: i64 = 0
        while done < iterations:
            if done % CLOCK == 0 and done and perf_counter() - began > seconds:
                break
            done += 1
            self._iterate(float(done), rng)
        return done

    def _iterate(self, weight: float, rng: Rng) -> None:
        runners = self.runners
        number: i64 = len(runners)
        kinds: list[i64] = []
        believed: list[Stop] = []
        actual: list[Stop] = []
        index: i64 = 0
        while index < number:
            runner = runners[index]
            kind = runner.pick_kind(rng)
            stop = runner.stops[kind][runner.choices[kind].pick(rng)]
            kinds.append(kind)
            believed.append(stop)
            there = runner.there
            actual.append(stop if there is None else there)
            index += 1
        plan = self.ghost.pick(rng)
        index = 0
        while index < number:
            runner = runners[index]
            kind = kinds[index]
            worths = self._weighed(index, runner.stops[kind], plan, believed)
            runner.choices[kind].learn(worths, weight)
            index += 1
        if self.me >= 0:
            worths = self._weighed(self.me, self.my_stops, plan, actual)
            self.mine[0].learn(worths, weight)
        self.ghost.learn(self._haunted(believed), weight)

    # The ghost

    def _haunted(self, stops: list[Stop]) -> list[float]:
        """What each way would bring the ghost."""
        free, met, worths = self._free, self._met, self._worths
        index: i64 = 0
        while index < PLACES:
            free[index] = -1.0
            met[index] = -1.0
            index += 1
        number: i64 = len(stops)
        index = 0
        while index < number:
            caught = self._after_catching(index, stops)
            room = stops[index].room
            met[room] = max(met[room], caught)
            index += 1
        ways: i64 = len(self.ways)
        index = 0
        while index < ways:
            worth = -1.0
            for place in self.ways[index]:
                worth = met[place]
                if worth >= 0.0:
                    break
            if worth < 0.0:
                end = self.ends[index]
                worth = free[end]
                if worth < 0.0:
                    worth = self.as_ghost / self._all_free(end, stops)
                    free[end] = worth
            worths[index] = worth
            index += 1
        return worths

    def _all_free(self, place: i64, stops: list[Stop]) -> float:
        total = self.as_ghost
        for stop in stops:
            total += stop.odds[place]
        return total

    def _all_after(self, victim: i64, stops: list[Stop]) -> float:
        """All odds after a capture."""
        total = 0.0
        number: i64 = len(stops)
        index: i64 = 0
        while index < number:
            stop = stops[index]
            if index == victim:
                total += stop.as_ghost + stop.heir
            else:
                total += stop.odds[self.home]
            index += 1
        return total

    def _after_catching(self, victim: i64, stops: list[Stop]) -> float:
        """What the former ghost has."""
        stop = stops[victim]
        return stop.heir / self._all_after(victim, stops)

    # Runners

    def _weighed(
        self, runner: i64, options: list[Stop], plan: i64, stops: list[Stop]
    ) -> list[float]:
        """What each stop would bring a runner, the ghost and the others being where they are."""
        stops = stops.copy()
        way = self.ways[plan]
        first, rival = self._first_met(runner, way, stops)
        worths: list[float] = []
        for option in options:
            stops[runner] = option
            own = self._met_at(way, option.room)
            if own == first and own != NOBODY_MET:
                mine, other = (
                    self._after_catching(runner, stops),
                    self._after_catching(rival, stops),
                )
                if mine < other:
                    own += 1  # the ghost takes the other one
            if own == NOBODY_MET and first == NOBODY_MET:
                place: i64 = self.ends[plan]
                worths.append(option.odds[place] / self._all_free(place, stops))
            elif own <= first:
                worths.append(option.as_ghost / self._all_after(runner, stops))
            else:
                worths.append(option.odds[self.home] / self._all_after(rival, stops))
        return worths

    def _first_met(self, runner: i64, way: list[int], stops: list[Stop]) -> tuple[i64, i64]:
        """At which step the ghost would meet another runner, and whom."""
        first: i64 = NOBODY_MET
        rival: i64 = -1
        number: i64 = len(stops)
        index: i64 = 0
        while index < number:
            if index != runner:
                at = self._met_at(way, stops[index].room)
                if at < first:
                    first, rival = at, index
            index += 1
        return first, rival

    def _met_at(self, way: list[int], room: i64) -> i64:
        number: i64 = len(way)
        index: i64 = 0
        while index < number:
            if way[index] == room:
                return index
            index += 1
        return NOBODY_MET
