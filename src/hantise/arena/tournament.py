"""What is played: the games of a tournament, each with its number, its deal and its seats."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from itertools import combinations
from random import Random
from typing import Final, Literal

import msgspec

from hantise.arena.contestants import Contestant, read
from hantise.arena.openings import openings_of
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.shape import Number

Lineup = Literal["one", "mixed"]
"""At a table for more than two: one bot among copies of another, or all different."""

PROTOCOL: Final = 1
"""Raised when the same tournament would come out differently."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an external bot may use: seconds for a decision, megabytes of memory."""

    seconds: float = 10.0
    megabytes: Number = 2048


class Tournament(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything that decides how the games come out; how many are played is not part of it."""

    arena: Number = PROTOCOL
    game: str
    rules: Number
    players: Number
    options: dict[str, Number | str | bool]
    bots: tuple[str, ...]
    lineup: Lineup
    seed: Number
    limits: Limits = Limits()
    openings: str | None = None
    """A digest of the openings, where the game has some and they are played."""

    @property
    def configured(self) -> Game:
        """The game that is played."""
        return _configured(msgspec.msgpack.encode(self))

    @property
    def contestants(self) -> list[Contestant]:
        """Who plays."""
        return [read(bot, self.configured) for bot in self.bots]

    @property
    def pairings(self) -> list[tuple[int, ...]]:
        """Who meets whom: the bots at a table, by their place in the list, before any rotation."""
        bots = range(len(self.bots))
        if self.lineup == "mixed":
            return list(combinations(bots, self.players))
        others = self.players - 1
        return [(one, *[other] * others) for one, other in combinations(bots, 2)]

    @property
    def digest(self) -> str:
        """A short name that no other tournament has."""
        return _digest(self)

    def deals(self, games: int) -> int:
        """How many deals give each pairing so many games: all rotations of a deal are played."""
        return -(-games // self.players)

    def tasks(self, deals: int) -> Iterator["Task"]:
        """The games in their order: deal by deal, pairing by pairing, rotation by rotation."""
        number = 0
        for deal in range(deals):
            for pairing, lineup in enumerate(self.pairings):
                for rotation in range(self.players):
                    seats = tuple(lineup[seat - rotation] for seat in range(self.players))
                    yield Task(number, pairing, deal, seats)
                    number += 1

    def opening(self, deal: int) -> str | None:
        """The position that a deal begins with; None for the ordinary start."""
        if self.openings is None:
            return None
        openings = _openings(msgspec.msgpack.encode(self))
        return openings[deal % len(openings)] if openings else None


@lru_cache(maxsize=16)
def _configured(data: bytes) -> Game:
    said = msgspec.msgpack.decode(data, type=Tournament)
    return find(said.game)(said.players, said.options, said.rules)


@lru_cache(maxsize=16)
def _openings(data: bytes) -> list[str]:
    """All openings, in an order of the tournament's own."""
    said = msgspec.msgpack.decode(data, type=Tournament)
    openings = list(openings_of(said.configured))
    Random(f"{said.seed}/openings").shuffle(openings)
    return openings


class Task(msgspec.Struct, frozen=True):
    """One game: its number in the tournament, who meets whom, the deal, and the bot at each seat."""

    number: int
    pairing: int
    deal: int
    seats: tuple[int, ...]


def plan(
    game: Game,
    bots: tuple[str, ...],
    seed: int,
    lineup: Lineup | None = None,
    limits: Limits | None = None,
) -> Tournament:
    """The tournament of some bots at a configured game."""
    options: Mapping[str, int | str | bool] = msgspec.structs.asdict(game.options)
    openings = openings_of(game)
    usual: Lineup = "mixed" if len(bots) >= game.players else "one"
    return Tournament(
        game=game.about.id,
        rules=game.rules_version,
        players=game.players,
        options=dict(options),
        bots=bots,
        lineup=lineup or usual,
        seed=seed,
        limits=limits or Limits(),
        openings=_digest(openings) if openings else None,
    )


def _digest(what: object) -> str:
    return blake2b(msgspec.json.encode(what, order="deterministic"), digest_size=4).hexdigest()
