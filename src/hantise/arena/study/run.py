"""A study from beginning to end, or from where it was left: plays, then counts, setting by setting."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from hantise.arena.journal import Journal, Kept
from hantise.arena.run import run
from hantise.arena.runners import Runner
from hantise.arena.standings import Standings
from hantise.arena.study.facts import Counted, Facts, ToCount, count_sent
from hantise.arena.study.judge import judge
from hantise.arena.study.settings import Setting
from hantise.arena.tournament import Limits, Tournament, plan
from hantise.bots import bot_ids, bot_type
from hantise.core.errors import HantiseError
from hantise.core.game import Game

PATIENT: Final = Limits(seconds=3600.0)
FACTS: Final = "facts-{kind}-{version}.jsonl"
"""Another judge, or another way to count, has a file of its own."""

Moved = Callable[[int, int], None]
"""So much is done, of so much."""


class Asked(NamedTuple):
    """What is to be studied, and how much of it."""

    settings: list[Setting]
    bot: str
    """As the arena reads it."""
    games: int
    """Of each setting, of the bot with itself and against a weaker one."""
    seed: int


class Found(NamedTuple):
    """What was found out about one setting."""

    setting: Setting
    alike: Standings
    """The bot's games with itself."""
    facts: list[Facts]
    """Of those games."""
    unlike: Standings
    """Its games against a weaker one."""


class NoStudy(HantiseError):
    """There is no game to be had between such bots."""


def weaker_than(bot: str, game: Game) -> str:
    """The bot of the next level below."""
    levels = {id: bot_type(id, game).level for id in bot_ids(game.about.id)}
    below = [id for id, level in levels.items() if level < levels[bot]]
    if not below:
        raise NoStudy("error-study-weakest", bot=bot)
    return max(below, key=lambda id: levels[id])


def tournaments(asked: Asked, game: Game) -> tuple[Tournament, Tournament]:
    """The bot with itself, and against a weaker one; both from the ordinary start."""
    id = asked.bot.partition(":")[0]
    weaker = weaker_than(id, game)
    pair = (asked.bot, asked.bot), (asked.bot, weaker)
    alike, unlike = (plan(game, bots, asked.seed, "one", PATIENT) for bots in pair)
    # Openings are chosen to be even: they would hide what beginning is worth.
    return (
        msgspec.structs.replace(alike, openings=None),
        msgspec.structs.replace(unlike, openings=None),
    )


def study(asked: Asked, folder: Path, runner: Runner, moved: Moved) -> Iterator[Found]:
    """What is found, setting by setting; what the folder holds is not done again."""
    progress = _Progress(asked, moved)
    for setting in asked.settings:
        alike, unlike = tournaments(asked, setting.game)
        here = folder / f"{setting.game.players}-{alike.digest}"
        even = _played(alike, asked.games, here / "alike", runner, progress)
        facts = _counted(even, here, runner, progress)
        uneven = _played(unlike, asked.games, here / f"over-{unlike.bots[1]}", runner, progress)
        yield Found(setting, even, facts, uneven)


class _Progress:
    """How much of a study is done."""

    def __init__(self, asked: Asked, moved: Moved) -> None:
        self._moved = moved
        self._before = self._done = 0
        self._total = sum(
            3 * -(-asked.games // one.game.players) * one.game.players for one in asked.settings
        )

    def within(self, done: int) -> None:
        """So much of the part under way is done."""
        self._done = self._before + done
        self._moved(self._done, self._total)

    def finished(self) -> None:
        """The next part begins."""
        self._before = self._done


def _played(
    what: Tournament, games: int, folder: Path, runner: Runner, progress: _Progress
) -> Standings:
    standings = Standings(what, what.deals(games))
    journal = Journal(folder, what)
    try:
        run(journal, standings, runner, lambda now: progress.within(now.counted))
    finally:
        journal.close()
    progress.finished()
    return standings


def _counted(
    standings: Standings, folder: Path, runner: Runner, progress: _Progress
) -> list[Facts]:
    what = standings.tournament
    header = Counted(what.digest, judge(what.configured).kind)
    file = FACTS.format(kind=header.judge, version=header.version)
    kept = Kept(folder / file, header, Facts, lambda facts: facts.number)
    wanted = [played for _, played in standings.games()]
    parts = (
        msgspec.msgpack.encode(ToCount(played))
        for played in wanted
        if played.number not in kept.kept
    )
    try:
        progress.within(sum(played.number in kept.kept for played in wanted))
        for data in runner.do(count_sent, parts):
            kept.add(msgspec.msgpack.decode(data, type=Facts))
            progress.within(sum(played.number in kept.kept for played in wanted))
    finally:
        kept.close()
    progress.finished()
    return [kept.kept[played.number] for played in wanted]
