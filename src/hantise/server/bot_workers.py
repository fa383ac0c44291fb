"""Bots think in processes of their own, from a View: a slow or broken one disturbs nobody."""

import os
from collections.abc import Mapping, Sequence
from functools import lru_cache
from time import perf_counter
from typing import Final
from zlib import crc32

import msgspec
import structlog

from hantise.bots import Choice, bot_ids, make_bot
from hantise.core.action import Action
from hantise.core.errors import UnknownBot
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.view import View
from hantise.server import metrics
from hantise.server.workers import Workers
from hantise.text import Text

LONGEST_SECONDS: Final = 10.0
FALLBACK: Final = "random"


class Request(msgspec.Struct, frozen=True):
    """What a bot is asked."""

    game: str
    players: int
    options: Mapping[str, int | str | bool]
    rules: int
    bot: str
    view: bytes
    legal: tuple[int, ...]
    seed: int | None = None


class Reply(msgspec.Struct, frozen=True):
    """What it would do."""

    action: int
    reason: Text


class BotWorkers(Workers):
    """The workers that bots think in."""

    def __init__(self, workers: int | None = None, longest: float = LONGEST_SECONDS) -> None:
        super().__init__(workers or max(1, min(4, (os.cpu_count() or 2) - 1)), longest)
        self.seed: int | None = None
        """With a seed, what a bot does depends on nothing but what it sees."""

    async def choose(self, game: Game, bot_id: str, view: View, legal: Sequence[Action]) -> Choice:
        """What the bot would do. If it fails, any legal action: the game goes on."""
        id = game.about.id
        if bot_id not in bot_ids(id):
            raise UnknownBot(
                "error-unknown-bot", bot=bot_id[:40], game=game.title(), known=list(bot_ids(id))
            )
        # Asked even if there is no choice: that there is none may be a secret, and what is
        # counted or timed must not tell it.
        if bot_id == FALLBACK:
            return self._any(game, view, legal)
        started = perf_counter()
        try:
            choice = await self._ask(game, bot_id, view, legal)
        except Exception as error:  # noqa: BLE001 (a bot may be anybody's)
            # Neither the error's words nor the view: both may tell what a hand holds.
            structlog.get_logger("hantise.bots").error(
                "a bot failed", game=id, bot=bot_id, error=type(error).__name__
            )
            metrics.THINKING_FAILURES.labels(id, bot_id).inc()
            return self._any(game, view, legal)
        metrics.THINKING_SECONDS.labels(id, bot_id).observe(perf_counter() - started)
        return choice

    def _any(self, game: Game, view: View, legal: Sequence[Action]) -> Choice:
        return make_bot(FALLBACK, game, self._seed_for(view)).choose(view, legal)

    def _seed_for(self, view: View) -> int | None:
        """One of its own for each view: the same number every time would be a habit."""
        return None if self.seed is None else crc32(msgspec.msgpack.encode(view), self.seed)

    async def _ask(self, game: Game, bot_id: str, view: View, legal: Sequence[Action]) -> Choice:
        request = msgspec.msgpack.encode(
            Request(
                game.about.id,
                game.players,
                msgspec.structs.asdict(game.options),
                game.rules_version,
                bot_id,
                msgspec.msgpack.encode(view),
                tuple(action.id for action in legal),
                self._seed_for(view),
            )
        )
        data = await self._send(request)
        reply = msgspec.msgpack.decode(data, type=Reply)
        chosen = {action.id: action for action in legal}[reply.action]
        return Choice(chosen, reply.reason)

    async def _send(self, request: bytes) -> bytes:
        return await self.run(_think, request)


# In the worker


@lru_cache(maxsize=256)
def _game(id: str, players: int, options: bytes, rules: int) -> Game:
    return find(id)(players, msgspec.msgpack.decode(options), rules)


def _think(data: bytes) -> bytes:
    request = msgspec.msgpack.decode(data, type=Request)
    options = msgspec.msgpack.encode(request.options, order="deterministic")
    game = _game(request.game, request.players, options, request.rules)
    legal = [game.actions[id] for id in request.legal]
    choice = make_bot(request.bot, game, request.seed).choose(game.read_view(request.view), legal)
    return msgspec.msgpack.encode(Reply(choice.action.id, choice.reason))
