"""How Ghooost! is likely to go on, and what cards are worth in the middle of a round: for searches."""

from math import tanh
from typing import Final

from mypy_extensions import i64

from hantise.core.rng import Rng
from hantise.core.state import CHANCE, State
from hantise.games.ghooost.actions import TAKE, CardAction
from hantise.games.ghooost.cards import COPY, KITTY, SCOOTY, SKELETUM, VALUES, count_of
from hantise.games.ghooost.state import GhooostState
from hantise.search.guide import Guide

MANOR: Final = 1.3
"""What a card of the Manor costs, in turns or so."""
SCALE: Final = 7.0
"""A lead of so many turns is nearly decisive."""


def burdens() -> list[list[float]]:
    """By kind and number of cards: how many turns, or so, it takes to get rid of them."""
    table = [[0.0] * 9 for _ in range(16)]
    for kind in range(VALUES):
        low = (VALUES - 1 - kind) / (VALUES - 2)
        for count in range(1, 9):
            if count >= 4:
                cost = -0.5
            elif kind == SCOOTY:
                cost = 0.5
            elif kind == SKELETUM:
                cost = 0.2
            elif count == 1:
                cost = 0.7 + 1.4 * low
            else:
                cost = -0.1 + low
            table[kind][count] = cost
    for count in range(1, 9):
        table[COPY][count] = 0.2 * count
        table[KITTY][count] = 0.3 * count
    return table


BURDENS: Final = burdens()


class GhooostGuide(Guide):
    """Playouts go on for some actions or to the end of the round; then hands are weighed."""

    def __init__(self, ahead: i64 = 24) -> None:
        super().__init__()
        self.exploration = 0.4
        self.merges_chance = True
        self.models_rivals = True
        self.ahead: i64 = ahead
        """After so many actions a playout is judged."""
        self._round: i64 = 1
        self._actions: i64 = 0

    def prepare(self, state: State) -> None:
        assert isinstance(state, GhooostState)
        self._round = state.round
        self._actions = state.actions

    def is_settled(self, state: State) -> bool:
        assert isinstance(state, GhooostState)
        if state.round != self._round:
            return True
        return state.actor != CHANCE and state.actions >= self._actions + self.ahead

    def advance(self, state: State, rng: Rng) -> None:
        action = state.choose(rng)
        if state.actor != CHANCE:
            # Nobody takes the Cemetery lightly.
            assert isinstance(action, CardAction)
            if action.verb == TAKE:
                action = state.choose(rng)
                assert isinstance(action, CardAction)
                if action.verb == TAKE:
                    action = state.choose(rng)
        state.perform(action, None)

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, GhooostState)
        players = int(state.players)
        outcome = state.outcome()
        if outcome is not None:
            return list(outcome.returns)
        if state.round != self._round:
            return _compared([-4.0 * _standing(state, seat) for seat in range(players)])
        costs = []
        for seat in range(players):
            cost = -3.0 - (len(state.out) - state.out.index(seat)) if seat in state.out else 0.0
            if state.playing[seat]:
                cost = _cost(state, seat)
            costs.append(cost - 4.0 * _standing(state, seat))
        return _compared(costs)


def _standing(state: GhooostState, seat: int) -> float:
    """What earlier rounds of the match brought, in points."""
    if not state.match:
        return 0.0
    return state.points[seat] - 2.0 * state.boos[seat]


def _cost(state: GhooostState, seat: int) -> float:
    """How far a seat is from having got rid of everything."""
    hand: i64 = state.hands[seat]
    cost = MANOR * state.manors[seat]
    for kind in range(i64(16)):
        count = count_of(hand, kind)
        if count:
            cost += BURDENS[kind][count]
    return cost


def _compared(costs: list[float]) -> list[float]:
    """Costs as returns: what one's rivals pay more, on average."""
    rivals = len(costs) - 1
    returns = []
    for mine in costs:
        total = 0.0
        for other in costs:
            total += tanh((other - mine) / SCALE)
        returns.append(total / rivals)
    return returns
