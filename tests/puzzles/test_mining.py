"""Puzzles are found in games between bots: the same for the same seed, and nothing is done twice."""

from pathlib import Path
from typing import NamedTuple

import pytest

from hantise.core.errors import HantiseError
from hantise.puzzles.mine import Mine, Mined, choose, dig
from hantise.puzzles.puzzle import GRADES, Puzzle
from hantise.puzzles.puzzler import NoPuzzler, check, puzzler_of

GAME = "18-ghosts"


def nothing(done: int, total: int) -> None:
    assert done <= total


class Dug(NamedTuple):
    """A file of mined games, and what was chosen of it."""

    whole: bytes
    found: tuple[Puzzle, ...]


@pytest.fixture(scope="module")
def dug(tmp_path_factory: pytest.TempPathFactory) -> Dug:
    """One puzzle of each grade."""
    path = tmp_path_factory.mktemp("mine") / "mine.jsonl"
    found = dig(Mine(path, GAME, 5), GAME, 5, 1, nothing)
    return Dug(path.read_bytes(), found)


def test_a_mine_goes_on_where_it_was_left(dug: Dug, tmp_path: Path) -> None:
    path, (whole, found) = tmp_path / "mine.jsonl", dug
    assert [puzzle.grade for puzzle in found] == list(GRADES)
    for puzzle in found:
        check(GAME, puzzle)
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])  # killed in the middle of a line
    again = Mine(path, GAME, 5)
    assert len(again.done) == len(lines) - 2
    assert dig(again, GAME, 5, 1, nothing) == found
    assert path.read_bytes() == whole


def test_a_mine_ends_after_so_many_games(tmp_path: Path) -> None:
    mine = Mine(tmp_path / "mine.jsonl", GAME, 5)
    dig(mine, GAME, 5, 1, nothing, most=1)
    assert set(mine.done) == {0}


def test_one_puzzle_of_a_game_is_taken_of_the_grade_that_lacks_most(dug: Dug) -> None:
    one, two, three = dug.found
    assert choose([Mined(0, (one, two, three))], 1, most=2) == (two, three)
    assert choose([Mined(0, (three, two, one))], 1) == (three,)
    assert choose([Mined(0, (one,)), Mined(1, (one, two)), Mined(2, (two,))], 1) == (one, two)
    assert choose([Mined(0, (one,)), Mined(1, (one,))], 2) == (one,)


def test_another_seed_and_a_damaged_file_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    Mine(path, GAME, 5)
    with pytest.raises(HantiseError, match="another game or seed"):
        Mine(path, GAME, 6)
    path.write_bytes(b"nonsense\n")
    with pytest.raises(HantiseError, match="damaged"):
        Mine(path, GAME, 5)
    with pytest.raises(HantiseError, match="cannot be used"):
        Mine(tmp_path / "mine.jsonl" / "below", GAME, 5)


def test_a_game_without_puzzles_has_nobody_who_finds_them() -> None:
    with pytest.raises(NoPuzzler):
        puzzler_of("ghosts")
