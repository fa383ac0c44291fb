"""Processes that do what would take long: a slow or broken one disturbs nobody here."""

import asyncio
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from multiprocessing import get_context
from time import sleep
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from hantise.bots import bot_ids
from hantise.core.errors import HantiseError
from hantise.core.registry import ids

START_SECONDS: Final = 30.0

P = ParamSpec("P")
T = TypeVar("T")


class _Nothing:
    """What a function that raised gives back."""


class _Refusal(NamedTuple):
    """An error of ours on its way from a worker; errors are made from what differs by kind."""

    kind: type[HantiseError]
    args: tuple[object, ...]
    fields: dict[str, object]

    def error(self) -> HantiseError:
        error = self.kind.__new__(self.kind, *self.args)
        error.__dict__.update(self.fields)
        return error


class Workers:
    """Started when they are first needed, and again when one dies.

    What they are given and what they give back travels: both must pickle.
    """

    def __init__(self, count: int, longest: float, *, niceness: int = 0) -> None:
        self.count = count
        self._longest = longest
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    async def warm(self) -> None:
        """Let the workers load the games, so that the first work is done at once."""
        pool = self._ready_pool()
        loop = asyncio.get_running_loop()
        futures = [loop.run_in_executor(pool, os.getpid) for _ in range(self.count)]
        await asyncio.gather(*futures, return_exceptions=True)

    async def stop(self) -> None:
        """End the workers at once: what nobody waits for is worth nothing."""
        self._drop(self._pool, kill=True)

    async def run(self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
        """What a function of a module gives back; `TimeoutError` if it takes too long."""
        try:
            return await self._run(function, *arguments, **named)
        except BrokenExecutor:
            # A worker died, perhaps of somebody else's work: once more with new ones.
            return await self._run(function, *arguments, **named)

    async def _run(self, function: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        pool = self._pool or await self._started_pool()
        try:
            future = pool.submit(_attempt, function, arguments, named)
            async with asyncio.timeout(self._longest):
                given, refusal = await asyncio.wrap_future(future)
        except TimeoutError:
            self._drop(pool, kill=True)
            raise
        except BrokenExecutor:
            self._drop(pool)
            raise
        if refusal is not None:
            raise refusal.error()
        assert not isinstance(given, _Nothing)
        return given

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self.count,
                mp_context=get_context("spawn"),
                initializer=_prepare,
                initargs=(os.getpid(), self._niceness),
            )
        return self._pool

    async def _started_pool(self) -> ProcessPoolExecutor:
        """A pool with a worker that runs: starting one is not part of the time for the work."""
        pool = self._ready_pool()
        async with asyncio.timeout(START_SECONDS):
            await asyncio.get_running_loop().run_in_executor(pool, os.getpid)
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


def _prepare(parent: int, niceness: int) -> None:
    """Leave Ctrl-C to the parent, end when the parent is gone, and let others go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    # What every work needs is loaded first: that is no time to stand back.
    _load()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)


def _end_with(parent: int) -> None:
    while os.getppid() == parent:
        sleep(1)
    os._exit(0)


def _attempt(
    function: Callable[..., T], arguments: tuple[Any, ...], named: dict[str, Any]
) -> tuple[T | _Nothing, _Refusal | None]:
    try:
        return function(*arguments, **named), None
    except HantiseError as error:
        return _Nothing(), _Refusal(type(error), error.args, error.__dict__)


def _load() -> None:
    """Import every game and bot."""
    for id in ids():
        bot_ids(id)
