"""The report of strength: which pairings there are, games kept, and a table that says what it rests on."""

from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from bench.strength.__main__ import TABLES, main
from bench.strength.command import END
from bench.strength.measure import Extent, measure, stored
from bench.strength.pairings import Aim, Pairing, pairings, settings
from bench.strength.table import Measured, met, share_of_wins, table
from hantise.arena.journal import read_journal
from hantise.arena.runners import OneProcess
from hantise.arena.standings import Standings
from hantise.bots import bot_ids, bot_type
from hantise.core.registry import find, ids


@cache
def listed() -> tuple[Pairing, ...]:
    return tuple(pairings())


FEW = Extent(least=4, most=6, minutes=10.0)


def cheapest() -> Pairing:
    """A pairing of bots that do not search."""
    return next(one for one in listed() if one.tournament.game == "ghosts" and one.levels == (1, 0))


def played(pairing: Pairing, folder: Path, extent: Extent = FEW) -> Standings:
    return measure(pairing, folder, extent, OneProcess(), lambda _: None)


def test_every_game_of_ours_is_measured_level_by_level() -> None:
    assert settings().keys() == set(ids())
    for id, strength in settings().items():
        assert set(strength.players) <= set(find(id).about.players)
        levels = sorted({bot_type(bot, find(id)()).level for bot in bot_ids(id)})
        for players in strength.players:
            found = [
                one.levels
                for one in listed()
                if (one.tournament.game, one.tournament.players) == (id, players)
            ]
            assert found == [(high, low) for low, high in pairwise(levels)]
    assert all(one.levels[0] == 3 for one in listed() if not one.main)


def test_bots_that_search_play_by_iterations_alone() -> None:
    for one in listed():
        for contestant in one.tournament.contestants:
            usual = bot_type(contestant.what, one.tournament.configured).budget
            if usual is not None:
                assert contestant.budget is not None
                assert contestant.budget == (usual.iterations, float("inf"))


def test_what_was_played_is_kept_and_counts(tmp_path: Path) -> None:
    pairing = cheapest()
    first = played(pairing, tmp_path)
    assert first.counted == 6
    again = played(pairing, tmp_path, Extent(4, 8, 10.0))
    assert again.counted == 8
    assert again.games()[:6] == first.games()
    assert stored(pairing, tmp_path, 4).games() == again.games()


def test_games_of_bots_that_have_changed_are_put_aside(tmp_path: Path) -> None:
    pairing = cheapest()
    played(pairing, tmp_path)
    folder = pairing.within(tmp_path)
    path = folder / "games.jsonl"
    what, games = read_journal(path)
    other = [
        msgspec.structs.replace(
            one, record=msgspec.structs.replace(one.record, entries=one.record.entries[:-1])
        )
        for one in games
    ]
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in (what, *other)))
    assert played(pairing, tmp_path).counted == 6
    assert (folder / "games-0.jsonl").exists()
    assert read_journal(path)[1] != other


def test_a_table_of_a_partial_folder_says_how_many_games(tmp_path: Path) -> None:
    pairing = cheapest()
    played(pairing, tmp_path)
    other = msgspec.structs.replace(pairing, weaker="careful", levels=(2, 2))
    rows = table([Measured(one, stored(one, tmp_path, 4)) for one in (pairing, other)])
    measured, missing = (line.split(" | ") for line in rows.splitlines()[2:])
    assert measured[4:6] == ["6", "6–0–0"]
    assert missing[4:8] == ["0", "–", "–", "–"]


def test_no_more_is_played_once_the_time_is_over(tmp_path: Path) -> None:
    assert played(cheapest(), tmp_path, Extent(4, 6, 0.0)).counted == 0


@pytest.mark.parametrize(
    ("aim", "word"),
    [
        (Aim(score=0.8), "yes"),
        (Aim(), "yes"),
        (Aim(share=1.25), "yes"),
        (Aim(share=2.1), "no"),
        (Aim(score=1.1), "no"),
    ],
)
def test_an_aim_is_met_or_not(tmp_path: Path, aim: Aim, word: str) -> None:
    standings = played(cheapest(), tmp_path)
    (row,) = standings.pairings()
    assert met(aim, row, share_of_wins(standings)) == word


def test_the_page_is_written_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{TABLES[False]}\nold\n{END}\nafter\n", encoding="utf-8")
    asked = ["--folder", str(tmp_path / "games"), "--table", "--page", str(page)]
    assert main(asked) == 0
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert text.count("\n| *") == sum(one.main for one in listed())
    with pytest.raises(SystemExit, match="no place for the table"):
        main([*asked, "--others"])


@pytest.mark.parametrize(
    "bad",
    [["chess"], ["--least", "0"], ["--players", "-2"], ["--minutes", "nan"], ["--least", "5000"],
     ["--players", "9"], ["--level", "7"]],
)  # fmt: skip
def test_bad_input_is_refused(bad: list[str], tmp_path: Path) -> None:
    folder = tmp_path / "games"
    with pytest.raises(SystemExit) as refused:
        main(["--folder", str(folder), *bad])
    assert refused.value.code != 0
    assert not folder.exists()
