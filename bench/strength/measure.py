"""Plays a pairing until its test is decided, or until there are games or minutes enough."""

from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from bench.strength.pairings import Pairing
from hantise.arena.journal import Journal, read_journal
from hantise.arena.play import Played, play
from hantise.arena.run import run
from hantise.arena.runners import Runner
from hantise.arena.standings import Standings
from hantise.arena.statistics import Sprt
from hantise.arena.tournament import Task, Tournament

Moved = Callable[[Standings], None]


class Extent(NamedTuple):
    """How much is played of a pairing."""

    least: int
    """So many games whatever the test says."""
    most: int
    minutes: float


class Until(Standings):
    """Standings that want no more games after a while."""

    def __init__(self, what: Tournament, games: int, sprt: Sprt | None, end: float) -> None:
        super().__init__(what, what.deals(games), sprt)
        self._end = end

    def is_wanted(self, task: Task) -> bool:
        return monotonic() < self._end and super().is_wanted(task)


def measure(
    pairing: Pairing, folder: Path, extent: Extent, runner: Runner, moved: Moved
) -> Standings:
    """Play on from what the folder holds; how it stands then."""
    what, end = pairing.tournament, monotonic() + 60 * extent.minutes
    journal = _resumed(what, pairing.within(folder))
    try:
        run(journal, Until(what, extent.least, None, end), runner, moved)
        run(journal, Until(what, extent.most, pairing.aim.sprt, end), runner, moved)
        return standing(pairing, list(journal.played.values()), extent.least)
    finally:
        journal.close()


def _resumed(what: Tournament, folder: Path) -> Journal:
    """The games so far, if the bots still play as they did; else those are put aside.

    With iterations alone a game always comes out the same: the first one is played again.
    """
    journal = Journal(folder, what)
    if journal.played:
        number, before = min(journal.played.items())
        task = next(task for task in what.tasks(number + 1) if task.number == number)
        if play(what, task).record != before.record:
            journal.close()
            aside = len(list(folder.glob("games-*.jsonl")))
            journal.path.rename(folder / f"games-{aside}.jsonl")
            journal = Journal(folder, what)
    return journal


def stored(pairing: Pairing, folder: Path, least: int) -> Standings:
    """How a pairing stands by what a folder holds, be it nothing."""
    path = pairing.within(folder) / "games.jsonl"
    played = read_journal(path)[1] if path.exists() else []
    return standing(pairing, played, least)


def standing(pairing: Pairing, played: Sequence[Played], least: int) -> Standings:
    """What counts: up to the deal that decided the test, but no fewer games than ``least``."""
    what, games = pairing.tournament, {one.number: one for one in played}
    whole = max(games, default=-1) // what.players + 1
    tested = Standings(what, whole, pairing.aim.sprt)
    tested.update(games)
    if tested.counted >= least:
        return tested
    plain = Standings(what, min(whole, what.deals(least)))
    plain.update(games)
    return plain
