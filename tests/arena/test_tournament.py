"""Tournaments: every seat in turn, every game kept, the same results whoever plays them."""

import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec
import pytest

from hantise.arena.journal import BadJournal, Journal, read_journal
from hantise.arena.play import Played, play
from hantise.arena.run import run
from hantise.arena.runners import OneProcess, here
from hantise.arena.standings import Standings
from hantise.arena.statistics import Sprt
from hantise.arena.tournament import Task, Tournament, plan
from hantise.core.record import rerun
from hantise.core.registry import find
from tests.core.refusal import refusal


def tournament(
    game: str = "ghosts", players: int = 2, bots: tuple[str, ...] = ("careful", "random")
) -> Tournament:
    return plan(find(game)(players), bots, seed=5)


def finished(
    folder: Path, what: Tournament, games: int = 8, sprt: Sprt | None = None, processes: int = 1
) -> Standings:
    journal = Journal(folder, what)
    standings = Standings(what, what.deals(games), sprt)
    try:
        run(journal, standings, here(processes))
    finally:
        journal.close()
    return standings


def outcomes(standings: Standings) -> list[tuple[int, object]]:
    return [(task.number, played.record) for task, played in standings.games()]


def test_everybody_sits_everywhere_as_often() -> None:
    what = tournament("ghosts", 3, ("careful", "random", "cmd:x", "cmd:y"))
    assert what.lineup == "mixed"
    seats = Counter(
        (task.pairing, seat, bot) for task in what.tasks(2) for seat, bot in enumerate(task.seats)
    )
    assert set(seats.values()) == {2}
    assert len(what.pairings) == 4


def test_one_among_copies_of_another() -> None:
    what = tournament("ghosts", 4)
    assert what.pairings == [(0, 1, 1, 1)]
    assert [task.seats.index(0) for task in what.tasks(1)] == [0, 1, 2, 3]


def test_all_rotations_of_a_deal_are_dealt_alike() -> None:
    what = tournament("ghosts", 3)
    first = [play(what, task).record.entries for task in what.tasks(2)]
    deals = [entries[:10] for entries in first]
    assert deals[0] == deals[1] == deals[2] != deals[3]


def test_records_replay_and_a_better_bot_wins(tmp_path: Path) -> None:
    standings = finished(tmp_path, tournament())
    for _, played in standings.games():
        assert rerun(played.record).over
    (row,) = standings.pairings()
    assert (row.games, row.bot, row.against) == (8, "careful", ("random",))
    assert row.score is not None
    assert row.score.mean > 0.5


def test_results_are_the_same_with_several_processes(tmp_path: Path) -> None:
    sprt = Sprt(0.4, 0.6)
    one = finished(tmp_path / "one", tournament(), 60, sprt)
    two = finished(tmp_path / "two", tournament(), 60, sprt, processes=2)
    assert outcomes(one) == outcomes(two)
    assert one.verdicts == two.verdicts == ["high"]
    assert one.counted < 60, "stopped early"


def test_a_tournament_goes_on_where_it_was_left(tmp_path: Path) -> None:
    whole = finished(tmp_path / "whole", tournament(), 8)

    class Killed(OneProcess):
        def run(self, tournament: Tournament, tasks: Iterable[Task]) -> Iterator[Played]:
            for count, played in enumerate(super().run(tournament, tasks)):
                if count == 3:
                    raise KeyboardInterrupt
                yield played

    journal = Journal(tmp_path / "cut", tournament())
    with pytest.raises(KeyboardInterrupt):
        run(journal, Standings(tournament(), 4), Killed())
    journal.close()
    with journal.path.open("ab") as file:
        file.write(b'{"number":3,"rec')  # and a kill in the middle of a line
    assert len(read_journal(journal.path)[1]) == 3
    assert outcomes(finished(tmp_path / "cut", tournament(), 8)) == outcomes(whole)
    more = finished(tmp_path / "cut", tournament(), 12)
    assert outcomes(more)[:8] == outcomes(whole)


def test_a_real_kill_loses_no_finished_game(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "hantise", "arena", "ghosts", "careful", "random"]
    command += ["--games", "100000", "--processes", "1", "--folder", str(tmp_path)]
    program = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    file = tmp_path / "games.jsonl"
    try:
        until = time.monotonic() + 60
        while not file.exists() or file.read_bytes().count(b"\n") < 5:
            assert time.monotonic() < until
            time.sleep(0.02)
    finally:
        os.kill(program.pid, signal.SIGKILL)
        program.wait()
    what, games = read_journal(file)
    assert len(games) >= 4
    assert [game.number for game in games] == list(range(len(games)))
    standings = finished(tmp_path, what, len(games) + 2)
    assert standings.counted >= len(games)


def test_a_folder_belongs_to_one_tournament_and_one_run(tmp_path: Path) -> None:
    journal = Journal(tmp_path, tournament())
    assert refusal(BadJournal, lambda: Journal(tmp_path, tournament())).key == "error-arena-in-use"
    journal.close()
    other = msgspec.structs.replace(tournament(), seed=6)
    assert refusal(BadJournal, lambda: Journal(tmp_path, other)).key == "error-arena-other"
    journal.path.write_bytes(journal.path.read_bytes() + b"nonsense\n")
    text = refusal(BadJournal, lambda: Journal(tmp_path, tournament()))
    assert (text.key, text.fields["line"]) == ("error-arena-journal", 2)


def test_a_bot_that_breaks_forfeits_and_the_tournament_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hantise.bots.random_bot import RandomBot

    def broken(*_: object) -> None:
        raise ZeroDivisionError("by a ghost")

    monkeypatch.setattr(RandomBot, "choose", broken)
    standings = finished(tmp_path, tournament(), 4)
    (row,) = standings.pairings()
    assert row.wins == row.games == 4
    _, played = standings.games()[0]
    assert played.forfeits == [(1, "crashed")]
    entry = played.record.entries[-1]
    assert not isinstance(entry, str)
    assert entry.detail == "ZeroDivisionError: by a ghost"
    assert standings.bots()[-1].forfeits == 4


def test_a_bot_that_stalls_forfeits(monkeypatch: pytest.MonkeyPatch) -> None:
    from hantise.arena.tournament import Limits
    from hantise.bots.random_bot import RandomBot

    monkeypatch.setattr(RandomBot, "choose", lambda *_: time.sleep(30))
    what = plan(find("ghosts")(3), ("careful", "random"), 1, limits=Limits(seconds=0.01))
    played = play(what, next(what.tasks(1)))
    assert played.forfeits[0][1] == "stalled"
    assert played.record.result is not None
    assert played.record.result.ranks[0] == 1, "careful beats seats that rank last"
    assert any(not isinstance(e, str) and e.table == "bot" for e in played.record.entries)
