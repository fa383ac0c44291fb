"""What one moment of a game was worth, and what was given away there."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hantise.analysis.effort import Effort
from hantise.analysis.looks import Best, Values, look_of
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State

FEW_DRAWS: Final = 8
"""If chance can do no more things than that, each is looked at."""
NOTICED: Final = 0.03
"""Smaller differences are within what two searches differ by."""


class Judgement(msgspec.Struct, frozen=True):
    """Of one moment; it travels between processes, so that actions are numbers."""

    values: Values
    """What every seat may expect."""
    cost: float = 0.0
    better: int | None = None
    """The action that would have been."""
    better_value: float = 0.0


class Judge:
    """Judges the moments of one game to one measure, each by itself: the order does not matter."""

    def __init__(self, game: Game, effort: Effort) -> None:
        self._look = look_of(game, effort)

    def judge(self, state: State, played: Action | None, seed: int) -> Judgement:
        """How it stood, and what the action that was played gave away."""
        outcome = state.outcome()
        if state.actor == NOBODY and outcome is not None:
            return Judgement(outcome.returns)
        if state.actor == CHANCE:
            return Judgement(self._before_draw(state, seed))
        legal = state.legal_actions()
        if played is None or len(legal) == 1:
            return Judgement(self._look.standing(state, None, seed))
        best = self._look.best(state.view(int(state.actor)), legal, seed)
        values = self._look.standing(state, best, seed)
        if best.action is played:
            return Judgement(values)
        return self._weighed(state, values, best, played, seed)

    def _weighed(
        self, state: State, values: Values, best: Best, played: Action, seed: int
    ) -> Judgement:
        """Both moves alone with equal thought: what a search saw of one in passing is not enough."""
        view = state.view(int(state.actor))
        better, given = self._look.weigh(view, [best.action, played], seed)
        cost = better - given
        if cost < NOTICED:
            return Judgement(values)
        return Judgement(values, cost, best.action.id, better)

    def _before_draw(self, state: State, seed: int) -> Values:
        """The average over what chance may do, against which luck is measured."""
        draws = state.legal_actions()
        if len(draws) > FEW_DRAWS:
            return self._look.standing(state, None, seed)
        weights, part = state.weights(), 1 / len(draws)
        sums = [0.0] * int(state.players)
        for number, (draw, weight) in enumerate(zip(draws, weights, strict=True)):
            after = state.copy()
            after.perform(draw, None)
            values = self._look.standing(after, None, seed + number, part)
            for seat, value in enumerate(values):
                sums[seat] += weight * value
        return tuple(total / sum(weights) for total in sums)


def seed_of(seed: int, moment: int) -> int:
    """A seed of its own for each moment of a game."""
    return int(Rng(seed).below(1 << 30)) + 1009 * moment


def rounded(values: Sequence[float]) -> Values:
    """As many digits as mean something; nothing has no sign."""
    return tuple(round(value, 4) + 0.0 for value in values)
