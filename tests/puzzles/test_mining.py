"""Puzzles are found in games between bots: the same for the same seed, and nothing is done twice."""

from pathlib import Path

import pytest

from hantise.core.errors import HantiseError
from hantise.puzzles.mine import Mine, Mined, choose, dig
from hantise.puzzles.puzzle import GRADES
from hantise.puzzles.puzzler import NoPuzzler, check, puzzler_of

GAME = "18-ghosts"


def nothing(done: int, total: int) -> None:
    assert done <= total


def test_a_mine_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    found = dig(Mine(path, GAME, 5), GAME, 5, 1, nothing)
    assert [puzzle.grade for puzzle in found] == list(GRADES)
    for puzzle in found:
        check(GAME, puzzle)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:3]) + lines[3][:20])  # killed in the middle of a line
    again = Mine(path, GAME, 5)
    assert set(again.done) == {0, 1}
    assert dig(again, GAME, 5, 1, nothing) == found
    assert path.read_bytes() == whole


def test_one_puzzle_of_a_game_is_taken_of_the_grade_that_lacks_most(tmp_path: Path) -> None:
    one, two, three = dig(Mine(tmp_path / "mine.jsonl", GAME, 5), GAME, 5, 1, nothing)
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
