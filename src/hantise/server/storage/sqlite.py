"""The database in one file, for one process."""

import asyncio
import errno
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self, TextIO

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hantise.server.settings import BadSetting, Settings
from hantise.server.storage.database import (
    ENTRIES_AT_ONCE,
    MOST_ENTRIES,
    Database,
    OneAtATime,
)
from hantise.server.storage.migrate import migrate
from hantise.server.storage.sqlite_inline import InlineConnection, Writing
from hantise.server.storage.sqlite_writer import ENTRY, PRAGMAS, Writer, open_file
from hantise.server.storage.unavailable import patiently, told_in_words
from hantise.server.tables.model.append import Append, DueRow, EntryRow

READERS = 4
LEAST_FREE = 1024 * 1024
"""With fewer bytes left on the disk, what is written next may not fit."""


class SqliteDatabase(Database):
    """WAL, so that readers never wait; one writer at a time, taking turns by a lock of our own."""

    dialect = "sqlite"

    def __init__(self, path: Path, busy: float, alone: TextIO) -> None:
        super().__init__()
        self._path = path
        self._alone = alone
        self._turns = OneAtATime(2 * busy)
        self._busy = busy
        self._writing = Writing()
        self.engine = inline_engine(path, self._writing)
        self._readers = make_engine(path, busy, write=False)
        self._writer = Writer(path, self._turns, self._writing, self._measured, busy)
        self._reader = open_file(path, busy=busy)
        self._reader.execute("PRAGMA query_only=ON")

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Make the file and its folder if they are not there, and bring the tables up to date."""
        path = settings.database_file
        assert path is not None
        alone = occupy(path)
        try:
            busy = settings.database_seconds
            check(path, busy)
            engine = make_engine(path, busy, write=True)
            try:
                async with engine.begin() as connection:
                    await migrate(connection)
            finally:
                await engine.dispose()
            return cls(path, busy, alone)
        except BaseException:
            alone.close()
            raise

    def _measured(self, size: int, seconds: float) -> None:
        self.on_append(size, seconds)

    @asynccontextmanager
    async def begin(self, *, at_length: bool = False) -> AsyncIterator[AsyncConnection]:
        async with told_in_words(), self._turns.held(), AsyncExitStack() as stack:
            self._writing.at_length = at_length
            stack.callback(setattr, self._writing, "at_length", False)
            yield await patiently(
                self._busy, lambda: stack.enter_async_context(self.engine.begin())
            )

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        async with told_in_words(), self._readers.connect() as connection:
            yield connection

    @told_in_words()
    async def _append(self, append: Append) -> bool:
        self._turns.refuse_holder()
        return await self._writer.append(append)

    @told_in_words()
    async def entries(
        self, table_id: str, after: int = 0, most: int = MOST_ENTRIES
    ) -> list[EntryRow]:
        # On this thread, as the writer does: a game is a few pages that lie together.
        found = self._reader.execute(
            "SELECT seq, entry, actor, events, at, client_id FROM entries"
            " WHERE table_id=? AND seq>? ORDER BY seq LIMIT ?",
            (table_id, after, most),
        )
        rows: list[EntryRow] = []
        while part := found.fetchmany(ENTRIES_AT_ONCE):
            if rows:
                await asyncio.sleep(0)
            rows += [EntryRow(*row) for row in part]
        return rows

    @told_in_words()
    async def add_entries(self, table_id: str, rows: Sequence[EntryRow]) -> None:
        async with self.begin() as connection:
            await connection.exec_driver_sql(ENTRY, [(table_id, *row) for row in rows])

    @told_in_words()
    async def due_before(self, at: float, now: float, most: int) -> list[DueRow]:
        found = self._reader.execute(
            "SELECT kind, subject, at, data FROM due WHERE at<=? AND lease<=? ORDER BY at LIMIT ?",
            (at, now, most),
        )
        return [DueRow(*row) for row in found.fetchall()]

    @told_in_words()
    async def claim_due(
        self, kind: str, subject: str, now: float, until: float, ours: float = 0.0
    ) -> DueRow | None:
        # This process is the only one, so that nothing need be written: a lease would outlive it.
        row = self._reader.execute(
            "SELECT kind, subject, at, data FROM due"
            " WHERE kind=? AND subject=? AND at<=? AND lease<=?",
            (kind, subject, now, now),
        ).fetchone()
        return None if row is None else DueRow(*row)

    @told_in_words()
    async def finish_due(self, row: DueRow, until: float) -> bool:
        same = self._reader.execute(
            "SELECT 1 FROM due WHERE kind=? AND subject=? AND at=? AND data=?", row
        ).fetchone()
        if same is None:
            return False
        async with self.begin() as connection:
            done = await connection.exec_driver_sql(
                "DELETE FROM due WHERE kind=? AND subject=? AND at=? AND data=?", tuple(row)
            )
        return done.rowcount == 1

    async def release_due(self, row: DueRow, until: float, free_at: float) -> None:
        async with self.begin() as connection:
            await connection.exec_driver_sql(
                "UPDATE due SET lease=? WHERE kind=? AND subject=? AND at=? AND data=?",
                (free_at, *row),
            )

    async def notify(self, news: str) -> None:
        """There is no other process."""

    @told_in_words()
    async def ready(self) -> None:
        self._reader.execute("SELECT 1 FROM alembic_version").fetchone()
        if shutil.disk_usage(self._path.parent).free < LEAST_FREE:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        await self._writer.probe()

    async def close(self) -> None:
        await self._writer.close()
        self._reader.close()
        await self._readers.dispose()
        await self.engine.dispose()
        self._writing.end()
        self._alone.close()


def make_engine(path: Path, busy: float, *, write: bool) -> AsyncEngine:
    """Connections of SQLAlchemy to the file, each in a thread; those that read cannot write."""
    return _engine(path, write, connect_args={"timeout": busy, "isolation_level": None})


def inline_engine(path: Path, writing: Writing) -> AsyncEngine:
    """The one connection of the house that writes, on the event loop's own thread."""

    async def connect() -> InlineConnection:
        return InlineConnection(open_file(path, busy=0), writing)

    return _engine(path, write=True, async_creator=connect)


def _engine(path: Path, write: bool, **how: Any) -> AsyncEngine:
    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}",
        pool_size=1 if write else READERS,
        max_overflow=0,
        # What people sent has no place in an error's words.
        hide_parameters=True,
        **how,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: Any) -> None:
        for pragma in (*PRAGMAS, *(() if write else ("PRAGMA query_only=ON",))):
            connection.execute(pragma).close()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

    return engine


def check(path: Path, busy: float) -> None:
    """Make sure that the file is, or can become, a database."""
    try:
        open_file(path, busy=busy).close()
    except sqlite3.DatabaseError as error:
        raise BadSetting("error-database-file-bad", path=str(path), detail=str(error)) from error


def occupy(path: Path) -> TextIO:
    """Make sure that no other house runs on this file: neither would hear of the other's moves.

    What is new is for its owner alone: it holds chat, mail addresses and keys.
    """
    lock = path.with_name(f"{path.name}.lock")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        for made in (path, lock):
            if not made.exists():
                made.touch(mode=0o600)
        file = lock.open("a", encoding="utf-8")
    except OSError as error:
        raise BadSetting(
            "error-database-file-bad", path=str(path), detail=error.strerror or ""
        ) from error
    try:
        import fcntl
    except ImportError:  # pragma: no cover (Windows has other locks)
        return file
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        file.close()
        raise BadSetting("error-database-in-use", path=str(path)) from error
    return file
