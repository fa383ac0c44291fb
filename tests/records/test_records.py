"""Whole games, re-run: they come to the same end, word for word, for ever."""

from pathlib import Path

import pytest

from hantise.core.game import Game
from hantise.core.record import decode, encode, load, record_of
from hantise.core.registry import games, ids
from tests.records.record_files import FOLDER, transcript

RECORDS = sorted(path for path in FOLDER.glob("*/*.json") if path.parent.name in ids())
"""Of the games that are installed."""


IMPOSSIBLE = {("18-ghosts", "two-passes")}
"""Ruled (EG-5.3), but no play comes to it: while a ghost is in the castle somebody can act."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_as_it_was_played(path: Path) -> None:
    table = load(path)
    assert table.over
    assert transcript(table) == path.with_suffix(".txt").read_text(encoding="utf-8")
    assert encode(record_of(table)) == path.read_bytes()


def test_what_happened_is_told_in_whole_sentences() -> None:
    """They are set one after the other in a line."""
    told = {
        line
        for path in RECORDS
        for line in path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()[:-1]
    }
    assert [line for line in sorted(told) if not line.endswith((".", "!", "?"))] == []


@pytest.mark.parametrize("game", games(), ids=lambda game: game.about.id)
def test_every_ending_has_a_record(game: type[Game]) -> None:
    records = (decode(path.read_bytes()) for path in RECORDS if path.parent.name == game.about.id)
    reasons = {record.result.reason for record in records if record.result is not None}
    possible = {each for each in game.about.endings if (game.about.id, each) not in IMPOSSIBLE}
    assert reasons >= possible
    assert {"resigned", "agreed"} <= reasons
    if 2 in game.about.players:
        assert "lost-on-time" in reasons
