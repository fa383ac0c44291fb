"""The search: repeatable, bounded, and it finds what is there to be found."""

from time import perf_counter

import pytest

from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.registry import find, ids
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.view import View
from hantise.search import Budget, Guide, TreeSearch


def begun(game: Game, seed: int = 5, decisions: int = 6) -> State:
    """A game after some random decisions, with a choice to make."""
    rng = Rng(seed)
    state = game.start()
    while decisions > 0 or state.actor == CHANCE or len(state.legal_actions()) < 2:
        decisions -= state.actor != CHANCE
        state.step(rng)
    return state


def thought(
    game: Game, view: View, budget: Budget, guide: Guide | None = None, seed: int = 3
) -> TreeSearch:
    search = TreeSearch(game, guide or Guide(), view, Rng(seed))
    search.run(budget)
    return search


@pytest.mark.parametrize("id", ids())
def test_the_same_seed_gives_the_same_thoughts(id: str) -> None:
    game = find(id)()
    state = begun(game)
    view = state.view(state.actor)
    first, again = (thought(game, view, Budget(80)).prospects() for _ in range(2))
    assert first == again
    assert {prospect.action for prospect in first} <= set(state.legal_actions())
    assert sum(prospect.visits for prospect in first) == 80
    assert all(-1 <= prospect.value <= 1 for prospect in first)


def winning(state: State) -> list[Action]:
    """The actions that win at once."""
    seat = state.actor
    won = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        outcome = after.outcome()
        if outcome is not None and outcome.returns[seat] == 1:
            won.append(action)
    return won


@pytest.mark.parametrize("seed", range(5))
def test_a_win_in_one_is_found(seed: int) -> None:
    game = find("18-ghosts")(options={"goal": "any-one"})
    rng = Rng(seed)
    state = begun(game, seed, 18)
    while not winning(state):
        state.step(rng)
        if state.actor == NOBODY:  # somebody missed it: another game
            state = begun(game, int(rng.below(1000)), 18)
    found = thought(game, state.view(state.actor), Budget(400)).prospects()
    assert found[0].action in winning(state)
    assert found[0].value == 1


def test_a_batch_is_spread_over_the_tree() -> None:
    game = find("ghosts")(players=3)
    state = begun(game)
    asked: list[int] = []

    class Together(Guide):
        """Evaluates several states at once."""

        def evaluate(self, states: list[State], rng: Rng) -> list[list[float]]:
            asked.append(len(states))
            return super().evaluate(states, rng)

    guide = Together()
    guide.batch = 8
    found = thought(game, state.view(state.actor), Budget(100), guide).prospects()
    assert asked == [8] * 12 + [4]
    assert sum(prospect.visits for prospect in found) == 100
    assert all(-1 <= prospect.value <= 1 for prospect in found)


def test_seconds_end_it() -> None:
    game = find("ghosts")(players=6)
    state = begun(game)
    began = perf_counter()
    search = thought(game, state.view(state.actor), Budget(10**9, 0.05))
    assert perf_counter() - began < 5
    assert 0 < search.iterations < 10**9


def test_a_tree_stops_growing_and_is_still_searched() -> None:
    game = find("ghosts")(players=4)
    state = begun(game)
    search = TreeSearch(game, Guide(), state.view(state.actor), Rng(1), most_nodes=50)
    search.run(Budget(500))
    assert search.nodes == 50
    assert sum(prospect.visits for prospect in search.prospects()) == 500


def test_it_goes_on_where_it_was() -> None:
    game = find("rest-in-peace")()
    state = begun(game)
    while not state.drafting():
        state.step(Rng(2))
    seat = state.actor
    search = thought(game, state.view(seat), Budget(400))
    best = search.prospects()[0]
    state.apply(best.action)
    search.go_on(best.action, state.view(seat))
    kept = sum(prospect.visits for prospect in search.prospects())
    assert 0 < kept <= best.visits
    search.run(Budget(100))
    legal = set(state.legal_actions())
    assert {prospect.action for prospect in search.prospects()} <= legal


def test_many_actions_are_tried_most_promising_first() -> None:
    game = find("18-ghosts")()
    state = game.start()
    wanted = state.legal_actions()[7]

    class Knowing(Guide):
        """Has a favourite."""

        def prior(self, state: State, action: Action) -> float:
            return float(action is wanted)

    guide = Knowing()
    guide.bias = 1.0
    guide.widening = 0.5
    found = thought(game, state.view(state.actor), Budget(60), guide).prospects()
    assert found[0].action is wanted
    assert len(found) < len(state.legal_actions()) / 2
