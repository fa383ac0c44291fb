"""SQLite on the event loop's own thread: for statements that touch memory only.

A second thread would have to win the interpreter's lock, and a core, back after each of a dozen
calls; while both are busy every one of them takes milliseconds, and all of them hold the one
writer's turn. What may take longer goes to a thread all the same: a commit while the disk is slow,
and transactions that say so.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from time import perf_counter
from typing import Any, Final, Self, TypeVar

SLOW: Final = 0.02
"""Seconds; what took longer than that is done beside the event loop from then on."""
COMMITS_BESIDE: Final = 100
"""After so many of them the disk may show again how fast it is."""

Result = TypeVar("Result")
_Job = tuple[Callable[[], Any], "asyncio.Future[Any]"]


class Beside:
    """One thread for whatever should not hold up the event loop, one thing after the other."""

    def __init__(self, name: str) -> None:
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._work, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[], Result]) -> Result:
        """Its result. Who is cancelled meanwhile hears of it at the end: the connection is in use."""
        future: asyncio.Future[Result] = asyncio.get_running_loop().create_future()
        self._jobs.put((job, future))
        cancelled: asyncio.CancelledError | None = None
        while not future.done():
            try:
                await asyncio.wait([future])
            except asyncio.CancelledError as error:
                cancelled = error
        if cancelled is not None:
            future.exception()  # what came of it is nobody's any more
            raise cancelled
        return future.result()

    def end(self) -> None:
        """Finish what was given, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _work(self) -> None:
        while (given := self._jobs.get()) is not None:
            job, future = given
            result, trouble = None, None
            try:
                result = job()
            except Exception as error:  # noqa: BLE001 (whoever waits must hear of it)
                trouble = error
            # A loop that is over has nobody left who waits.
            with suppress(RuntimeError):
                future.get_loop().call_soon_threadsafe(_settle, future, result, trouble)


def _settle(future: "asyncio.Future[Any]", result: object, trouble: Exception | None) -> None:
    if trouble is None:
        future.set_result(result)
    else:
        future.set_exception(trouble)


class Writing:
    """How the one writer of a moment writes: here, or beside."""

    def __init__(self) -> None:
        self._beside = Beside("disk")
        self._slow = 0
        """How many commits are still to be made beside."""
        self.at_length = False
        """Whether what is written now may take more than a moment."""

    async def do(self, job: Callable[[], Result]) -> Result:
        """A statement, or part of one."""
        return await self._beside.do(job) if self.at_length else job()

    async def commit(self, connection: sqlite3.Connection) -> None:
        """What was written is on the disk when this returns."""
        if self.at_length or self._slow:
            self._slow = max(0, self._slow - 1)
            await self._beside.do(connection.commit)
            return
        began = perf_counter()
        connection.commit()
        if perf_counter() - began > SLOW:
            self._slow = COMMITS_BESIDE

    def end(self) -> None:
        """Finish what was given, then stop."""
        self._beside.end()


class InlineConnection:
    """What SQLAlchemy takes for a connection of aiosqlite, without its thread."""

    def __init__(self, connection: sqlite3.Connection, writing: Writing) -> None:
        self._connection: sqlite3.Connection | None = connection
        self.writing = writing

    @property
    def opened(self) -> sqlite3.Connection:
        """The connection itself."""
        if self._connection is None:
            raise ValueError("no active connection")
        return self._connection

    def cursor(self) -> "InlineCursor":
        return InlineCursor(self.opened.cursor(), self.writing)

    async def create_function(self, *args: Any, **kwargs: Any) -> None:
        self.opened.create_function(*args, **kwargs)

    async def commit(self) -> None:
        await self.writing.commit(self.opened)

    async def rollback(self) -> None:
        await self.writing.do(self.opened.rollback)

    async def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def stop(self) -> None:
        """Let go at once."""
        self._connection = None


class InlineCursor:
    """The same for a cursor."""

    def __init__(self, cursor: sqlite3.Cursor, writing: Writing) -> None:
        self._cursor = cursor
        self._writing = writing

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        await self._writing.do(lambda: self._cursor.execute(statement, values))

    async def executemany(self, statement: str, rows: Sequence[Sequence[Any]]) -> None:
        await self._writing.do(lambda: self._cursor.executemany(statement, rows))

    async def fetchall(self) -> list[Any]:
        return await self._writing.do(self._cursor.fetchall)

    async def close(self) -> None:
        self._cursor.close()

    def __getattr__(self, name: str) -> Any:
        # description, rowcount, lastrowid, arraysize
        return getattr(self._cursor, name)
