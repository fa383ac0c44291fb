"""The careful player of Rest in Peace: plans its turn in a world that its view allows."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.state import CHANCE, NOBODY
from hantise.core.view import View
from hantise.games.rest_in_peace.actions import END_TURN, MEDIUMS, PLAYS, STUMBLES, CardAction
from hantise.games.rest_in_peace.bots.judge import Judge
from hantise.games.rest_in_peace.legal import playable_mediums
from hantise.games.rest_in_peace.line import UNKNOWN
from hantise.games.rest_in_peace.mediums import TENTH, numbers_in
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.table import PLACING, PLAYING, RESOLVING
from hantise.games.rest_in_peace.views import RestInPeaceView

MEDIUMS_AHEAD: Final = 2
"""How many Mediums of one turn are thought of together."""
FEW: Final = 3
"""With more Mediums in front of it, it thinks of one at a time."""
COPYING: Final = 16


class Plan(NamedTuple):
    """How good it would be, and the first thing to do."""

    value: float
    action: Action
    why: str


class CarefulBot(Bot):
    """Beats a total when the house is worth the cards, and leaves it to its Medium otherwise."""

    id = "careful"
    level = 2

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        assert isinstance(view, RestInPeaceView)
        assert view.seat is not None
        if len(legal) == 1:
            return Choice(legal[0], self.reason("only"))
        world = self.game.imagine(view, self.rng)
        assert isinstance(world, RestInPeaceState)
        thought = Thought(Judge(view, view.seat), view.public.round)
        if view.public.phase == "play":
            plan = thought.turn(world, MEDIUMS_AHEAD)
        else:
            plan = thought.answer(world)
        return Choice(plan.action, self.reason(plan.why))


class Thought:
    """One decision, thought through."""

    def __init__(self, judge: Judge, this_round: int) -> None:
        self.judge = judge
        self.this_round = this_round

    def turn(self, table: RestInPeaceState, ahead: int) -> Plan:
        """The best way to go on with a turn."""
        return max(self.plans(table, ahead), key=_by_value)

    def plans(self, table: RestInPeaceState, ahead: int) -> Iterator[Plan]:
        """The ways to go on with a turn: end it, play Ghosts, or play a Medium first."""
        judge = self.judge
        yield self._end(table)
        if table.stumbles(judge.seat):
            yield Plan(self._after(table, STUMBLES, ahead), STUMBLES, "stumble")
            return
        needed = int(table.total(judge.other) - table.total(judge.seat)) + 1
        alone = table.in_force(judge.other, 14)
        wins = judge.race(table).after(won=True).mine.enough
        for bundle in judge.bundles(table):
            cards = int(table.played) + len(bundle.ghosts)
            if bundle.gain >= needed and not (alone and cards == 1):
                value = judge.leading(table, bundle.gain, bundle.cost)
                yield Plan(value, PLAYS[max(bundle.ghosts)], "wins" if wins else "beat")
        if ahead:
            yield from self._mediums(table, ahead)

    def _end(self, table: RestInPeaceState) -> Plan:
        judge = self.judge
        after = table.copy()
        after.perform(END_TURN, None)
        if after.actor == judge.other and after.phase == PLAYING and after.round == table.round:
            return Plan(judge.leading(table), END_TURN, "ahead")
        return Plan(self._value(after, 0), END_TURN, "leave")

    def _mediums(self, table: RestInPeaceState, ahead: int) -> Iterator[Plan]:
        """The Mediums to play now; #16 wants a Ghost first."""
        playable = numbers_in(int(playable_mediums(table, self.judge.seat)))
        ahead = 0 if len(playable) > FEW else ahead - 1
        for number in playable:
            if number == COPYING and not table.families[self.judge.seat].ghosts_here():
                yield from self._copied(table)
            yield Plan(self._after(table, MEDIUMS[number], ahead), MEDIUMS[number], "medium")

    def _copied(self, table: RestInPeaceState) -> Iterator[Plan]:
        playable = table.playable(self.judge.seat)
        for value in range(1, 7):
            if playable >> value & 1:
                after = table.copy()
                after.perform(PLAYS[value], None)
                yield Plan(self._after(after, MEDIUMS[COPYING], 0), PLAYS[value], "medium")

    def answer(self, table: RestInPeaceState) -> Plan:
        """The best answer to a choice."""
        return max(self.answers(table), key=_by_value)

    def answers(self, table: RestInPeaceState) -> Iterator[Plan]:
        """Every answer to a choice."""
        for action in table.legal_actions():
            yield Plan(self._answered(table, action), action, _why(action))

    def _answered(self, table: RestInPeaceState, action: Action) -> float:
        if table.phase == PLACING:
            assert isinstance(action, CardAction)
            return self.judge.placing(table, int(action.value), int(action.medium))
        return self._after(table, action, 0)

    def _after(self, table: RestInPeaceState, action: Action, ahead: int) -> float:
        after = table.copy()
        after.perform(action, None)
        return self._value(after, ahead)

    def _value(self, table: RestInPeaceState, ahead: int) -> float:
        """How good a table is when this family goes on as well as it can."""
        judge = self.judge
        if table.actor == NOBODY or table.round != self.this_round:
            return judge.settled(table)
        over = table.line.winners[table.round] != UNKNOWN
        if table.actor == CHANCE and not over:
            actions, weights = table.legal_actions(), table.weights()
            values = [self._after(table, action, ahead) for action in actions]
            return sum(map(_times, values, weights)) / sum(weights)
        if table.actor == judge.seat:
            if (
                table.phase == RESOLVING
                and len(numbers_in(table.families[judge.seat].waiting)) > FEW
            ):
                return self._tenth(table)
            return (
                self.turn(table, ahead).value
                if table.phase == PLAYING
                else self.answer(table).value
            )
        return self._tenth(table) if table.round == TENTH else judge.settled(table)

    def _tenth(self, table: RestInPeaceState) -> float:
        """Round 10 as it stands, the other's Mediums still to come."""
        margin = int(table.total(self.judge.seat) - table.total(self.judge.other))
        return min(max(0.5 + 0.08 * margin, 0.02), 0.98)


def _by_value(plan: Plan) -> float:
    return plan.value


def _times(value: float, weight: int) -> float:
    return value * weight


def _why(action: Action) -> str:
    return (
        action.kind
        if action.kind in ("place", "place-medium", "place-nothing", "resolve")
        else "choice"
    )
