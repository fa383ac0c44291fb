"""A round as a game by itself: mixes that leave nobody anything better to do."""

import pytest

from hantise.core.rng import Rng
from hantise.games.castle.board import PLACES
from hantise.games.castle.round_game import RoundGame, Runner, Stop

FAR = 30
"""Where the ghost begins, and nobody is met."""


def stop(room: int, odds: float, as_ghost: float = 1.0, heir: float = 1.0) -> Stop:
    return Stop(room, [odds] * PLACES, as_ghost, heir)


def solved(ways: list[list[int]], *runners: Runner, iterations: int = 4000) -> RoundGame:
    game = RoundGame(ways, [way[-1] for way in ways], 1.0, FAR, list(runners))
    assert game.run(iterations, 100.0, Rng(1)) == iterations
    return game


def test_between_equal_rooms_both_toss_a_coin() -> None:
    runner = Runner([1.0], [[stop(1, 3.0), stop(2, 3.0)]])
    game = solved([[1], [2]], runner)
    assert game.ghost.average() == pytest.approx([0.5, 0.5], abs=0.03)
    assert runner.choices[0].average() == pytest.approx([0.5, 0.5], abs=0.03)
    assert runner.choices[0].values() == pytest.approx([5 / 8, 5 / 8], abs=0.02)


def test_the_better_room_is_watched_until_both_are_worth_the_same() -> None:
    """Free a runner has 9/10 there and 3/4 here, caught 1/2: it is watched 8/13 of the time."""
    runner = Runner([1.0], [[stop(1, 9.0), stop(2, 3.0)]])
    game = solved([[1], [2]], runner)
    assert game.ghost.average() == pytest.approx([8 / 13, 5 / 13], abs=0.03)
    assert runner.choices[0].average() == pytest.approx([5 / 13, 8 / 13], abs=0.03)
    worth, same = runner.choices[0].values()
    assert worth == pytest.approx(same, abs=0.03)


def test_a_longer_way_is_taken_if_it_costs_nothing() -> None:
    runner = Runner([1.0], [[stop(1, 3.0), stop(2, 3.0)]])
    game = solved([[1], [2], [1, 2]], runner)
    assert game.ghost.average()[2] > 0.95


def test_of_two_runners_in_a_room_the_ghost_takes_the_one_that_leaves_it_more() -> None:
    poor, rich = Runner([1.0], [[stop(1, 2.0)]]), Runner([1.0], [[stop(1, 2.0, heir=4.0)]])
    game = solved([[1]], poor, rich, iterations=10)
    assert poor.choices[0].values() == pytest.approx([2 / 7])
    assert rich.choices[0].values() == pytest.approx([1 / 7])
    assert game.ghost.values() == pytest.approx([4 / 7])


def test_who_thinks_knows_its_own_keys_and_the_ghost_does_not() -> None:
    """With the keys it has it is safe in 3; the ghost believes that it has others."""
    runner = Runner([0.5, 0.5], [[stop(1, 3.0)], [stop(2, 3.0)]])
    game = RoundGame([[1], [2]], [1, 2], 1.0, FAR, [runner])
    game.think_as(0, [stop(1, 3.0), stop(3, 3.0)])
    game.run(2000, 100.0, Rng(2))
    assert game.mine[0].average()[1] > 0.95
    one, other = game.ghost.values()
    assert one == pytest.approx(other, abs=0.03)


def test_it_stops_in_time_and_is_repeatable() -> None:
    runners = [Runner([1.0], [[stop(1, 3.0), stop(2, 4.0)]]) for _ in range(2)]
    first, again = (solved([[1], [2]], runner, iterations=50) for runner in runners)
    assert first.ghost.average() == again.ghost.average()
    assert first.run(1_000_000_000, 0.01, Rng(1)) < 1_000_000_000
