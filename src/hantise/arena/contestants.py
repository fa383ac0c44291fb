"""Who plays: bots of ours by their id, programs of others by a command or an address.

``careful``, ``skilled:iterations=2000``, ``cmd:./my-bot --fast``, ``ws://localhost:9000/``; any of
them may be given a name of its own in front: ``old=skilled:iterations=500``.
"""

import re
from typing import Final, Literal

import msgspec

from hantise.bots import Bot, bot_type, make_bot
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.search import Budget

NAMED: Final = re.compile(r"(?P<name>[\w.+-]{1,30})=(?P<what>[^:=]+(:.*)?)", re.DOTALL)
MOST: Final = 1_000_000_000
LIMITS: Final = ("iterations", "seconds")


class BadContestant(HantiseError):
    """A bot's description cannot be read, or asks for what that bot does not have."""


class Contestant(msgspec.Struct, frozen=True):
    """One bot as it was described."""

    name: str
    kind: Literal["ours", "command", "websocket"]
    what: str
    """Its id, its command line or its address."""
    budget: Budget | None = None
    """For a bot of ours that searches: how much it may, if not as usual."""


def read(given: str, game: Game) -> Contestant:
    """The contestant that a description names; a message says what is wrong with it.

    >>> from hantise.core.registry import find
    >>> read("cmd:./my-bot --fast", find("18-ghosts")()).name
    'my-bot'
    """
    named = NAMED.fullmatch(given)
    name, what = (named["name"], named["what"]) if named else ("", given)
    if what.startswith("cmd:"):
        command = what.removeprefix("cmd:").strip()
        if not command:
            raise BadContestant("error-arena-command", given=given[:40])
        return Contestant(name or _basename(command), "command", command)
    if what.startswith(("ws://", "wss://")):
        return Contestant(name or what, "websocket", what)
    id, _, said = what.partition(":")
    kind = bot_type(id, game)
    budget = _budget(said, given) if said else None
    if budget is not None and kind.budget is None:
        raise BadContestant("error-arena-no-budget", bot=id)
    return Contestant(name or what, "ours", id, budget)


def _basename(command: str) -> str:
    return command.split(maxsplit=1)[0].rpartition("/")[2][:30]


def _budget(said: str, given: str) -> Budget:
    """What is not limited is not limited: with iterations alone, games are the same everywhere."""
    limits = dict(_limit(pair, given) for pair in said.split(","))
    return Budget(int(limits.get("iterations", MOST)), float(limits.get("seconds", "inf")))


def _limit(pair: str, given: str) -> tuple[str, int | float]:
    name, _, value = pair.partition("=")
    if name not in LIMITS:
        raise BadContestant(
            "error-arena-limit", given=name[:40], bot=given[:40], known=", ".join(LIMITS)
        )
    try:
        number = int(value) if name == "iterations" else float(value)
    except ValueError:
        number = 0
    if not 0 < number <= MOST:
        raise BadContestant("error-arena-budget", name=name, given=value[:40])
    return name, number


def sit(contestant: Contestant, game: Game, seed: int) -> Bot:
    """A bot of ours at a table, with the budget it was given."""
    return make_bot(contestant.what, game, seed, contestant.budget)


def read_all(given: tuple[str, ...], game: Game) -> list[Contestant]:
    """All contestants of a tournament; names must differ."""
    if len(given) < 2:
        raise BadContestant("error-arena-two")
    contestants = [read(one, game) for one in given]
    names = [one.name for one in contestants]
    for name in names:
        if names.count(name) > 1:
            raise BadContestant("error-arena-same", name=name[:40])
    return contestants
