"""The search for 18 Ghosts: repeatable, within its budget, and right where the result is known."""

from time import perf_counter

import pytest

from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.alpha_beta import SURE, WIN, AlphaBeta, Found
from hantise.games.eighteen_ghosts.state import GOALS, EighteenGhostsState

QUIET_END = "2v2/2Y2/4^/2y2/2^2 A RRRBBrrrbb BYYbyy {quiet} {quiet}"
"""Two yellow ghosts that need red, which lies in the dungeon: nothing can be forced soon."""


def think(state: EighteenGhostsState, nodes: int, size: int = 14) -> Found:
    order = [action.id for action in state.legal_actions()]
    return AlphaBeta(size).think(state, nodes, 60.0, order)


def after_random_play(actions: int, seed: int, goal: str = GOALS[0]) -> EighteenGhostsState:
    state, rng = EighteenGhosts(options={"goal": goal}).start(), Rng(seed)
    while state.actor != NOBODY and actions:
        state.apply(state.choose(rng))
        actions -= 1
    return state


def before_the_end(actions: int, seed: int, goal: str) -> EighteenGhostsState:
    """The position of a random game, so many actions before it was over."""
    state, rng = EighteenGhosts(options={"goal": goal}).start(), Rng(seed)
    passed = []
    while state.actor != NOBODY:
        passed.append(state.copy())
        state.apply(state.choose(rng))
    return passed[-actions]


def exact(state: EighteenGhostsState, depth: int, seat: int) -> int:
    """Minimax on the rules: 1 if the seat wins within so many actions, -1 if the rival does."""
    if state.actor == NOBODY:
        return 0 if state.winner < 0 else 1 if state.winner == seat else -1
    if depth == 0:
        return 0
    values = []
    for action in state.legal_actions():
        after = state.copy()
        after.apply(action)
        values.append(exact(after, depth - 1, seat))
    return max(values) if state.actor == seat else min(values)


@pytest.mark.parametrize("goal", GOALS)
def test_a_win_in_one_is_taken_and_one_of_two_moves_found(goal: str) -> None:
    seen = {1: 0, 0: 0, -1: 0}
    for seed in range(90):
        state = before_the_end(1 + seed % 3, seed, goal)
        found = think(state, 4_000)
        result = exact(state, 2, state.actor)
        seen[result] += 1
        if result > 0:
            assert found.worth >= SURE
            after = state.copy()
            after.apply(EighteenGhosts().actions[found.line[0]])
            assert exact(after, 1, state.actor) > 0
        elif result < 0:
            assert found.worth <= -SURE
        elif abs(found.worth) >= SURE:
            assert WIN - abs(found.worth) > 2
    assert seen[1] > 20
    assert seen[0] > 0


def test_the_line_it_expects_can_be_played() -> None:
    for seed in range(12):
        state = after_random_play(5 * seed, seed)
        if state.actor != NOBODY:
            for move in think(state, 3_000).line:
                state.apply(EighteenGhosts().actions[move])


def test_with_nodes_alone_it_is_repeatable_and_keeps_to_them() -> None:
    state = after_random_play(20, 1)
    first, second = think(state, 5_000), think(state, 5_000)
    assert (first.line, first.worth, first.depth, first.nodes) == (
        *(second.line, second.worth, second.depth),
        second.nodes,
    )
    assert first.nodes <= 5_000 + 100
    assert think(state, 50_000).depth > first.depth


def test_the_clock_ends_it_too() -> None:
    state = after_random_play(20, 2)
    order = [action.id for action in state.legal_actions()]
    began = perf_counter()
    found = AlphaBeta(14).think(state, 1 << 40, 0.05, order)
    assert perf_counter() - began < 5
    assert found.line[0] in order


def test_the_smallest_budget_looks_one_move_ahead_and_the_first_of_equals_is_taken() -> None:
    state = after_random_play(3, 3)
    order = [action.id for action in state.legal_actions()]
    worths = set()
    for shift in range(len(order)):
        turned = order[shift:] + order[:shift]
        found = AlphaBeta(10).think(state, 1, 60.0, turned)
        assert found.line[0] in order
        worths.add(found.worth)
        first = [found.line[0], *[move for move in turned if move != found.line[0]]]
        assert AlphaBeta(10).think(state, 1, 60.0, first).line == found.line
    assert len(worths) == 1


def test_other_moves_are_compared_with_the_best() -> None:
    state = after_random_play(22, 4)
    order = [action.id for action in state.legal_actions()]
    search = AlphaBeta(16)
    found = search.think(state, 20_000, 60.0, order)
    others = [move for move in order if move != found.line[0]]
    worths = search.compare(others, max(1, found.depth - 3), 200_000, 60.0)
    assert len(worths) == len(others)
    assert sum(worth > found.worth for worth in worths) <= len(worths) // 3
    assert search.compare(others, 20, 1, 60.0) == []


def test_a_draw_is_seen_coming_eg_5_5() -> None:
    game = EighteenGhosts()
    soon = game.parse_position(QUIET_END.format(quiet=98))
    assert think(soon, 5_000).worth == 0
    for position in (soon, game.parse_position(QUIET_END.format(quiet=10))):
        assert abs(think(position, 5_000).worth) < SURE


def test_whoever_is_lost_seeks_the_third_repetition_eg_5_4() -> None:
    """A position that has stood twice is worth a draw to the side that can bring it about."""
    game = EighteenGhosts()
    state = game.parse_position("2v2/2Y2/4^/1y3/2^2 A RRRBBrrrbb BYYbyy 0 0")
    for notation in ("c4-d4", "b2-a2", "d4-c4", "a2-b2") * 2:
        assert state.actor != NOBODY
        state.apply(game.parse(notation))
    assert state.outcome() is not None
    assert state.outcome().reason == "repetition"  # type: ignore[union-attr]
