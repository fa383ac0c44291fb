"""Bots think in processes of their own, from a View: a slow or broken one disturbs nobody."""

import asyncio
import os
import signal
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from time import perf_counter, sleep
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
from hantise.text import Text

LONGEST_SECONDS: Final = 10.0
START_SECONDS: Final = 30.0
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


class Thinking:
    """Worker processes, started when they are first needed and again when one dies."""

    def __init__(self, workers: int | None = None, longest: float = LONGEST_SECONDS) -> None:
        self._workers = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        self._longest = longest
        self.seed: int | None = None
        """With a seed, what a bot does depends on nothing but what it sees."""
        self._pool: ProcessPoolExecutor | None = None

    async def start(self) -> None:
        """Nothing is started before it is needed, or `warm` is called."""

    async def warm(self) -> None:
        """Let the workers load the games, so that the first bot answers at once."""
        pool = self._ready_pool()
        loop = asyncio.get_running_loop()
        futures = [loop.run_in_executor(pool, _load) for _ in range(self._workers)]
        await asyncio.gather(*futures, return_exceptions=True)

    async def stop(self) -> None:
        """End the workers at once: a thought that nobody waits for is worth nothing."""
        self._drop(self._pool, kill=True)

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
            structlog.get_logger("hantise.thinking").error(
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
        try:
            data = await self._send(request)
        except BrokenExecutor:
            # A worker died, perhaps of somebody else's bot: once more with new ones.
            data = await self._send(request)
        reply = msgspec.msgpack.decode(data, type=Reply)
        chosen = {action.id: action for action in legal}[reply.action]
        return Choice(chosen, reply.reason)

    async def _send(self, request: bytes) -> bytes:
        pool = self._pool or await self._started_pool()
        try:
            future = pool.submit(_think, request)
            async with asyncio.timeout(self._longest):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            self._drop(pool, kill=True)
            raise
        except BrokenExecutor:
            self._drop(pool)
            raise

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers,
                mp_context=get_context("spawn"),
                initializer=_prepare,
                initargs=(os.getpid(),),
            )
        return self._pool

    async def _started_pool(self) -> ProcessPoolExecutor:
        """A pool with a worker that runs: starting one is not part of a bot's time."""
        pool = self._ready_pool()
        async with asyncio.timeout(START_SECONDS):
            await asyncio.get_running_loop().run_in_executor(pool, _load)
        return pool

    def _drop(self, pool: ProcessPoolExecutor | None, *, kill: bool = False) -> None:
        if pool is None:
            return
        if self._pool is pool:
            self._pool = None
        # One that is busy for ever has no other end, and one that is idle may miss being told.
        workers = list((getattr(pool, "_processes", None) or {}).values()) if kill else []
        pool.shutdown(wait=False, cancel_futures=True)
        for worker in workers:
            worker.kill()


# In the worker


def _prepare(parent: int) -> None:
    """Leave Ctrl-C to the parent, and end when the parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(1)
    os._exit(0)


def _load() -> None:
    """Import every game and bot."""
    from hantise.core.registry import ids

    for id in ids():
        bot_ids(id)


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
