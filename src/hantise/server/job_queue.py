"""Slow jobs in worker processes, queued fairly: those who play do not wait for them.

Games are played again, castles checked and pictures drawn in a process that lets all others go
first. Whoever asks for much waits for oneself: each asker has one thing done at a time.
"""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, ParamSpec, TypeVar

from litestar.connection import ASGIConnection

from hantise.server.errors import TooManyRequests
from hantise.server.people.person import Person
from hantise.server.safety import WIDER, address_of
from hantise.server.safety.rate_limits import network_of
from hantise.server.workers import Workers

LONGEST_SECONDS: Final = 30.0
NICENESS: Final = 5
MOST_WAITING: Final = 8
"""For one person; for an address that nobody of is known, `WIDER` as many."""
MOST_WAITING_IN_ALL: Final = 1000

P = ParamSpec("P")
T = TypeVar("T")


def quiet_workers() -> Workers:
    """One process, on larger machines two."""
    return Workers(1 if (os.cpu_count() or 1) < 8 else 2, LONGEST_SECONDS, niceness=NICENESS)


class Asker:
    """Somebody who waits, and how many wait for the same asker."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.lock = asyncio.Lock()
        self.waiting = 0


class JobQueue:
    """The way to the workers; ``who`` is a person's id or an address."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        # Time for work is counted from its beginning, so that what waits must wait here.
        self._free = asyncio.Semaphore(workers.count)
        self.storing = asyncio.Lock()
        """Held while a long game is stored: one at a time leaves room for moves."""
        self._askers: dict[str, Asker] = {}
        self._waiting = 0

    async def warm(self) -> None:
        """Start the workers, so that the first who asks is answered at once."""
        await self._workers.warm()

    async def stop(self) -> None:
        """End the workers."""
        await self._workers.stop()

    async def run(
        self, who: str, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs
    ) -> T:
        """What a function gives back that was called in a worker."""
        async with self.turn(who) as workers:
            return await workers.run(function, *arguments, **named)

    @asynccontextmanager
    async def turn(self, who: str) -> AsyncIterator[Workers]:
        """A worker for one asker, alone."""
        async with self.alone(who), self._free:
            yield self._workers

    async def work(self, function: Callable[P, T], /, *arguments: P.args, **named: P.kwargs) -> T:
        """The same for whoever is `alone` already."""
        async with self._free:
            return await self._workers.run(function, *arguments, **named)

    @asynccontextmanager
    async def alone(self, who: str) -> AsyncIterator[None]:
        """Nothing else of this asker is done meanwhile; `TooManyRequests` if too much waits."""
        asker = self._askers.setdefault(who, Asker(_most(who)))
        if asker.waiting >= asker.most or self._waiting >= MOST_WAITING_IN_ALL:
            raise TooManyRequests
        asker.waiting += 1
        self._waiting += 1
        try:
            async with asker.lock:
                yield
        finally:
            asker.waiting -= 1
            self._waiting -= 1
            if not asker.waiting:
                del self._askers[who]


def asker_of(person: Person | None, request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Who asks: a person or, as long as nobody is known, an address."""
    return network_of(address_of(request.scope)) if person is None else person.id


def _most(who: str) -> int:
    return MOST_WAITING * WIDER if who.startswith("@") else MOST_WAITING
