"""The positions that search plays with, held against the rules."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.board import OVER, TURN
from hantise.games.eighteen_ghosts.evaluation import WEIGHTS, evaluate
from hantise.games.eighteen_ghosts.position import MOST_MOVES, Position
from hantise.games.eighteen_ghosts.state import GOALS, EighteenGhostsState

FIELDS = (
    *("goal", "phase", "side", "owned_a", "owned_b", "red", "blue", "yellow", "waiting"),
    *("dungeon", "escaped", "portals", "released", "passed", "quiet", "since_escape", "winner"),
    "key",
)


def position_of(state: EighteenGhostsState) -> Position:
    position = Position()
    position.read(state)
    return position


def moves_of(position: Position) -> list[int]:
    room = vec[i64]([0] * MOST_MOVES)
    return [int(room[index]) for index in range(position.moves(room, 0))]


def escapes_of(position: Position) -> set[int]:
    room = vec[i64]([0] * MOST_MOVES)
    return {int(room[index]) for index in range(position.escapes(room, 0))}


def frees(state: EighteenGhostsState, move: int, goal: int) -> bool:
    """Whether a move frees a ghost that the side to act needs."""
    after = state.copy()
    after.apply(EighteenGhosts().actions[move])
    for colour in range(3):
        slot = 2 * (3 * state.side + colour)
        had, has = state.escaped >> slot & 3, after.escaped >> slot & 3
        if has > had and (goal != 0 or had == 0):
            return True
    return False


def all_fields(position: Position) -> dict[str, int]:
    return {name: int(getattr(position, name)) for name in FIELDS}


def random_games(goal: str, games: int, seed: int) -> list[EighteenGhostsState]:
    """All states of random games, one after the other."""
    states, rng = [], Rng(seed)
    for _ in range(games):
        state = EighteenGhosts(options={"goal": goal}).start()
        while state.actor != NOBODY:
            states.append(state.copy())
            state.apply(state.choose(rng))
        states.append(state)
    return states


@pytest.mark.parametrize("goal", GOALS)
def test_moves_and_what_they_lead_to_are_those_of_the_rules(goal: str) -> None:
    compared = 0
    for number, state in enumerate(random_games(goal, 20, 11)):
        if state.phase == OVER:
            continue
        position = position_of(state)
        legal = state.legal_actions()
        assert sorted(moves_of(position)) == sorted(action.id for action in legal)
        for action in legal[number % 5 :: 5]:
            after, found = state.copy(), Position()
            after.apply(action)
            found.follow(position, action.id)
            if after.phase == OVER and after.outcome().reason == "repetition":  # type: ignore[union-attr]
                continue
            assert all_fields(found) == all_fields(position_of(after)), (state.position(), action)
            compared += 1
    assert compared > 1000


@pytest.mark.parametrize("goal", GOALS)
def test_escapes_are_found_all_and_nothing_else(goal: str) -> None:
    seen = 0
    for state in random_games(goal, 12, 12):
        if state.phase == TURN:
            position = position_of(state)
            expected = {
                move for move in moves_of(position) if frees(state, move, GOALS.index(goal))
            }
            assert escapes_of(position) == expected, state.position()
            assert (position.threats(position.side) > 0) == bool(expected)
            seen += len(expected)
    assert seen > 20


def test_past_positions_are_known_by_their_keys() -> None:
    for state in random_games("three-colours", 4, 13):
        if state.phase == TURN and not state.passed:
            position = position_of(state)
            known = position.past_key(state.past_boards[-1], state.past_portals[-1], position.side)
            assert known == position.key


def test_equal_positions_have_equal_keys_and_others_do_not() -> None:
    known: dict[int, str] = {}
    for state in random_games("three-colours", 30, 14):
        if state.phase != OVER:
            text = state.position().rsplit(" ", 2)[0]
            assert known.setdefault(int(position_of(state).key), text) == text
    assert len(known) > 2000


def test_a_skipped_turn_changes_the_side_alone() -> None:
    for state in random_games("three-colours", 2, 15):
        if state.phase == TURN:
            before, after = position_of(state), Position()
            after.skip_turn(before)
            changed = {"side", "quiet", "since_escape", "key", "passed"}
            ours, theirs = all_fields(before), all_fields(after)
            assert {name for name in FIELDS if ours[name] != theirs[name]} <= changed
            assert after.side != before.side
            assert after.phase == TURN


def test_both_sides_judge_a_position_alike() -> None:
    """What the side to act gains the other loses, but for being to act and for threats."""
    weighed = vec[i64]([*list(WEIGHTS)[:308], 0, *list(WEIGHTS)[309:313], 20, 20])
    for state in random_games("three-colours", 3, 16):
        if state.phase == TURN:
            here, there = position_of(state), Position()
            there.skip_turn(here)
            assert evaluate(here, weighed) == -evaluate(there, weighed)
