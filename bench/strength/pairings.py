"""Which bots meet, at what, and what is hoped for; all of it found in the games' packages."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Final

import msgspec

from hantise.arena.statistics import Sprt
from hantise.arena.tournament import Limits, Tournament, plan
from hantise.bench.strength import AIMS, Strength
from hantise.bots import Bot, bot_ids, bot_type
from hantise.core.game import Game
from hantise.core.registry import find, ids, part

SEED: Final = 1
PATIENT: Final = Limits(seconds=3600.0)
"""What counts are iterations, however slow the machine."""
SEARCHES: Final = 3
"""The first level that searches, held against the rule-based one with every number of players."""
SHARE: Final = 1.25
"""How many times its fair share of wins that level is to have, where no score is asked of it."""
AROUND: Final = 0.05
"""A test whether a score reaches an aim tells this much below it from this much above it."""


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """What is hoped for."""

    score: float | None = None
    """The least score; None: more than half, with the whole interval."""
    share: float | None = None
    """The least share of wins, as a multiple of the fair one."""

    @property
    def sprt(self) -> Sprt:
        """The test that ends a pairing early."""
        if self.score is None:
            return Sprt(0.5, 0.5 + AROUND)
        return Sprt(self.score - AROUND, self.score + AROUND)


class Pairing(msgspec.Struct, frozen=True, kw_only=True):
    """One bot against the one a level below it, or among copies of it."""

    tournament: Tournament
    stronger: str
    weaker: str
    levels: tuple[int, int]
    aim: Aim
    main: bool
    """Whether it belongs to the main table."""

    @property
    def name(self) -> str:
        """For people: the game, how many play, who meets whom."""
        what = self.tournament
        return f"{what.game}, {what.players} players: {self.stronger} over {self.weaker}"

    def within(self, folder: Path) -> Path:
        """Where its games are kept; other budgets or rules have another place."""
        what = self.tournament
        name = f"{self.stronger}-{self.weaker}-{what.digest}"
        return folder / f"{what.game}-{what.players}" / name


def settings() -> dict[str, Strength]:
    """By game: how its bots are measured; games that do not say so are left out."""
    said = {id: getattr(part(id, "bench"), "STRENGTH", None) for id in ids()}
    return {id: strength for id, strength in said.items() if strength is not None}


def pairings() -> Iterator[Pairing]:
    """All of them, game by game: first the main table's, then other numbers of players."""
    for id, strength in settings().items():
        players = find(id).about.players
        others = [number for number in players if number not in strength.players]
        for number in (*strength.players, *others):
            yield from _of(find(id)(number, strength.options), strength)


def _of(game: Game, strength: Strength) -> Iterator[Pairing]:
    main = game.players in strength.players
    levels = {bot_type(id, game).level: id for id in bot_ids(game.about.id)}
    known = sorted(levels)
    for below, level in pairwise(known):
        if main or level == SEARCHES:
            stronger, weaker = bot_type(levels[level], game), bot_type(levels[below], game)
            bots = (described(stronger), described(weaker))
            yield Pairing(
                tournament=plan(game, bots, SEED, "one", PATIENT),
                stronger=stronger.id,
                weaker=weaker.id,
                levels=(level, below),
                aim=_aim(game, strength, level),
                main=main,
            )


def _aim(game: Game, strength: Strength, level: int) -> Aim:
    if game.players == 2:
        score = (AIMS | strength.aims).get(level)
        if score is not None:
            return Aim(score=score)
    return Aim(share=SHARE) if level == SEARCHES else Aim()


def described(bot: type[Bot]) -> str:
    """A bot as the arena reads it: with its usual iterations and no limit of time."""
    return bot.id if bot.budget is None else f"{bot.id}:iterations={bot.budget.iterations}"
