"""The puzzles that games bring: proven again, legal throughout, and in words."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import pytest

from hantise.core.registry import ids
from hantise.puzzles.files import (
    BadPuzzles,
    file_of,
    games_with_puzzles,
    puzzles_of,
    read_puzzles,
    write_puzzles,
)
from hantise.puzzles.puzzle import GRADES, Puzzle
from hantise.puzzles.puzzler import check, id_of
from hantise.puzzles.solving import Tree
from hantise.text import LANGUAGES, Text

GAMES = games_with_puzzles()
FEWEST = 100
SAMPLE = 7
"""One puzzle of so many is proven in the ordinary tests."""
each_game = pytest.mark.parametrize("game", GAMES)


def test_which_games_have_puzzles() -> None:
    assert set(GAMES) <= set(ids())
    assert GAMES


@each_game
def test_there_are_enough_of_every_grade(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= FEWEST
    for grade in GRADES:
        assert sum(puzzle.grade == grade for puzzle in puzzles) >= FEWEST // 4
    assert len({puzzle.position for puzzle in puzzles}) == len(puzzles)
    assert all(puzzle.id == id_of(puzzle.position) for puzzle in puzzles)


@each_game
def test_every_puzzle_can_be_played_to_its_end_and_leaves_a_choice(game: str) -> None:
    for puzzle in puzzles_of(game):
        first = Tree(game, puzzle).moments[0]
        assert len(first.lines) > len(puzzle.nodes[0].keeps)


@each_game
def test_a_sample_is_proven_again(game: str) -> None:
    for puzzle in puzzles_of(game)[::SAMPLE]:
        check(game, puzzle)


@pytest.mark.long
@each_game
def test_every_puzzle_is_proven_again(game: str) -> None:
    for puzzle in puzzles_of(game):
        check(game, puzzle)


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_tasks_and_reasons_are_in_words(game: str, language: str) -> None:
    tasks = {puzzle.task(game).say(language) for puzzle in puzzles_of(game)}
    reasons = {
        Text(game, f"puzzle-why-{failed.why}").say(language)
        for puzzle in puzzles_of(game)
        for node in puzzle.nodes
        for failed in node.fails
    }
    assert tasks
    assert reasons
    assert all(words.endswith((".", ":")) for words in tasks | reasons)


@each_game
def test_the_file_is_as_it_is_written(game: str) -> None:
    path = file_of(game)
    assert path is not None
    assert write_puzzles(read_puzzles(path.read_bytes(), path.name)) == path.read_bytes()


Spoil = Callable[[dict[str, Any]], None]


def spoiled(game: str, spoil: Spoil) -> Puzzle:
    """The hardest puzzle of a game, edited."""
    puzzle = max(puzzles_of(game), key=lambda one: len(one.nodes))
    data = msgspec.json.decode(msgspec.json.encode(puzzle))
    spoil(data)
    return msgspec.convert(data, Puzzle)


def calls_a_mistake_right(data: dict[str, Any]) -> None:
    node = next(one for one in reversed(data["nodes"]) if "fails" in one)
    failed = node["fails"][0]["actions"].pop()
    if not node["fails"][0]["actions"]:
        del node["fails"][0]
    node["keeps"][failed] = {}


def forgets_an_action(data: dict[str, Any]) -> None:
    failed = data["nodes"][0]["fails"][0]["actions"]
    failed.append(failed[0])


def leaves_an_action_out(data: dict[str, Any]) -> None:
    del data["nodes"][0]["fails"][0]


def goes_on_from_nowhere(data: dict[str, Any]) -> None:
    kept: Mapping[str, Any] = data["nodes"][0]["keeps"]
    next(iter(kept.values()))["then"] = 99


def stops_early(data: dict[str, Any]) -> None:
    kept: Mapping[str, Any] = data["nodes"][0]["keeps"]
    next(iter(kept.values())).pop("then")


def has_no_such_action(data: dict[str, Any]) -> None:
    data["nodes"][0]["fails"][0]["actions"].append("nonsense")


def sits_elsewhere(data: dict[str, Any]) -> None:
    data["seat"] = 1 - data["seat"]


def starts_nowhere(data: dict[str, Any]) -> None:
    data["position"] = "nonsense"


@each_game
@pytest.mark.parametrize(
    "spoil",
    [
        calls_a_mistake_right,
        forgets_an_action,
        leaves_an_action_out,
        goes_on_from_nowhere,
        stops_early,
        has_no_such_action,
        sits_elsewhere,
        starts_nowhere,
    ],
)
def test_what_does_not_hold_is_found(game: str, spoil: Spoil) -> None:
    puzzle = spoiled(game, spoil)
    with pytest.raises(BadPuzzles, match=f"puzzle {puzzle.id}, node"):
        check(game, puzzle)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (b"[", "x.json: "),
        (b'{"puzzles": [{"id": "a"}]}', "missing required field"),
        (b'{"puzzles": [], "more": 1}', "unknown field"),
    ],
)
def test_a_file_of_the_wrong_form_is_refused(source: bytes, told: str) -> None:
    with pytest.raises(BadPuzzles, match=told):
        read_puzzles(source, "x.json")


def test_two_puzzles_of_one_name_are_refused() -> None:
    puzzle = puzzles_of(GAMES[0])[0]
    with pytest.raises(BadPuzzles, match=f"two puzzles are called {puzzle.id}"):
        read_puzzles(write_puzzles((puzzle, puzzle)), "x.json")
