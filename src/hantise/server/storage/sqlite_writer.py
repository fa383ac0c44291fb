"""Moves on SQLite: whatever waits is written in one transaction, so that one fsync serves all.

The statements run on the event loop's own thread, and so does the commit while the disk is fast
(`sqlite_inline`).
"""

import asyncio
import sqlite3
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter

from hantise.server.storage.database import PROBE, OneAtATime
from hantise.server.storage.sqlite_inline import Writing
from hantise.server.storage.unavailable import patiently
from hantise.server.tables.model.append import Append
from hantise.server.tables.model.standing import COLUMNS

MOST_AT_ONCE = 256

MOVE = (
    f"UPDATE tables SET {', '.join(f'{name}=?' for name in COLUMNS)}"
    " WHERE id=? AND seq=? AND status='playing'"
)
ENTRY = (
    "INSERT INTO entries (table_id, seq, entry, actor, events, at, client_id)"
    " VALUES (?, ?, ?, ?, ?, ?, ?)"
)
SET_DUE = (
    "INSERT INTO due (kind, subject, at, lease, data) VALUES (?, ?, ?, 0, ?)"
    " ON CONFLICT (kind, subject) DO UPDATE SET at=excluded.at, lease=0, data=excluded.data"
)
CLEAR_DUE = "DELETE FROM due WHERE kind=? AND subject=?"

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
)
"""FULL: an acknowledged move survives a loss of power."""

Waiting = tuple[Append | None, "asyncio.Future[bool]"]
"""None: nothing but the probe is to be written."""


def open_file(path: Path, *, busy: float) -> sqlite3.Connection:
    """A plain connection that leaves transactions to us; ``busy``: seconds to wait for a lock."""
    connection = sqlite3.connect(path, timeout=busy, isolation_level=None, check_same_thread=False)
    for pragma in PRAGMAS:
        connection.execute(pragma)
    return connection


class Writer:
    """Appends, and nothing else: moves, before whatever else waits for the one writer's turn."""

    def __init__(
        self,
        path: Path,
        turns: OneAtATime,
        writing: Writing,
        measured: Callable[[int, float], None],
        busy: float,
    ) -> None:
        self._busy = busy
        self._connection = open_file(path, busy=0)
        self._turns = turns
        self._writing = writing
        self._measured = measured
        self._waiting: deque[Waiting] = deque()
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._task = asyncio.create_task(self._run(), name="writer")
        self._closing = False

    async def append(self, append: Append) -> bool:
        """Write it; False if the table stands elsewhere by now, and nothing was written."""
        return await self._wait_for(append)

    async def probe(self) -> None:
        """Write something that means nothing."""
        await self._wait_for(None)

    async def _wait_for(self, append: Append | None) -> bool:
        if self._closing:
            raise RuntimeError("the database is closed")
        future: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((append, future))
        self._wake.set()
        return await future

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closing = True
        self._wake.set()
        await self._task
        self._connection.close()

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                try:
                    async with self._turns.held(first=True):
                        await self._write_together(self._next_group())
                except TimeoutError as error:
                    _fail(self._next_group(), error)

    def _next_group(self) -> list[Waiting]:
        most = min(MOST_AT_ONCE, len(self._waiting))
        return [self._waiting.popleft() for _ in range(most)]

    async def _write_together(self, group: Sequence[Waiting]) -> None:
        started = perf_counter()
        try:
            await self._begin()
        except Exception as error:  # noqa: BLE001 (whatever it is, whoever waits must hear of it)
            _fail(group, error)
            return
        try:
            written = await self._transaction([append for append, _ in group])
        except Exception as error:  # noqa: BLE001 (the same)
            if len(group) > 1:
                # Whichever of them is at fault, the others must not suffer for it.
                for one in group:
                    await self._write_together([one])
            else:
                _fail(group, error)
            return
        moves = sum(append is not None for append, _ in group)
        if moves:
            self._measured(moves, perf_counter() - started)
        for (_, future), done in zip(group, written, strict=True):
            if not future.done():
                future.set_result(done)

    async def _transaction(self, appends: Sequence[Append | None]) -> list[bool]:
        try:
            written = [self._write(append) for append in appends]
            await self._writing.commit(self._connection)
        except BaseException:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise
        return written

    async def _begin(self) -> None:
        async def attempt() -> None:
            if self._connection.in_transaction:  # one that could not be rolled back then
                self._connection.rollback()
            self._connection.execute("BEGIN IMMEDIATE")

        await patiently(self._busy, attempt)

    def _write(self, append: Append | None) -> bool:
        execute = self._connection.execute
        if append is None:
            execute(PROBE)
            return True
        changed = execute(MOVE, (*append.standing.row(), append.table_id, append.before))
        if changed.rowcount != 1:
            return False
        for row in append.entries:
            execute(ENTRY, (append.table_id, *row))
        for kind, subject, at, data in append.due:
            execute(SET_DUE, (kind, subject, at, data))
        for key in append.clear:
            execute(CLEAR_DUE, key)
        return True


def _fail(group: Sequence[Waiting], error: Exception) -> None:
    for _, future in group:
        if not future.done():
            future.set_exception(error)
