"""Openings: different, balanced by a bot's judgement, each played from both sides."""

import pytest

from hantise.arena.balance import NoOpenings, find_openings
from hantise.arena.contestants import read
from hantise.arena.openings import openings_of
from hantise.arena.play import play
from hantise.arena.tournament import plan
from hantise.core.record import rerun
from hantise.core.registry import find
from tests.core.refusal import refusal


def test_they_are_different_and_the_same_seed_finds_the_same() -> None:
    game = find("18-ghosts")()
    judge = read("random", game)
    seen: list[int] = []

    def found() -> list[str]:
        moved = lambda done, of: seen.append(done)  # noqa: E731
        return list(find_openings(game, judge, 3, 18, 4, 9, moved))

    first = found()
    assert len(set(first)) == 3
    assert seen == [1, 2, 3]
    assert found() == first
    assert all(game.parse_position(text).actor == 0 for text in first)


@pytest.mark.parametrize("goal", ["three-colours", "any-three", "any-one"])
def test_18_ghosts_has_at_least_200_each_played_from_both_sides(goal: str) -> None:
    game = find("18-ghosts")(2, {"goal": goal})
    assert len(set(openings_of(game))) >= 200
    what = plan(game, ("careful", "random"), 1)
    tasks = list(what.tasks(200))
    begun = [(what.opening(task.deal), task.seats) for task in tasks]
    assert len({opening for opening, _ in begun}) == 200
    assert len(set(begun)) == 400
    played = play(what, tasks[0])
    assert played.record.start == what.opening(0)
    assert rerun(played.record).over


@pytest.mark.parametrize("id", ["ghosts", "rest-in-peace"])
def test_chance_needs_none(id: str) -> None:
    game = find(id)(2)
    tried = find_openings(game, read("random", game), 3, 18, 4, 9, lambda *_: None)
    assert refusal(NoOpenings, lambda: next(tried)).key == "error-arena-no-openings"
