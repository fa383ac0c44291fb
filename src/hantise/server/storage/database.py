"""The database, whichever it is: everything but moves through SQLAlchemy, moves by a short way."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import ClassVar, Final

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hantise.server.settings import Dialect, Settings
from hantise.server.tables.model.append import Append, DueRow, EntryRow

__all__ = ["Append", "Database", "DueRow", "EntryRow", "open_database"]

PROBE: Final = (
    "INSERT INTO due (kind, subject, at, lease, data) VALUES ('probe', '', 1e300, 0, '')"
    " ON CONFLICT (kind, subject) DO UPDATE SET data=excluded.data"
)
"""Shows that something can be written; it never becomes due."""
MOST_ENTRIES: Final = 10_000_000
"""More than any table has."""
ENTRIES_AT_ONCE: Final = 250
"""A moment's work; then others have their turn."""

Appended = Callable[[str, int], Awaitable[None]]
Heard = Callable[[str], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]


class Database(ABC):
    """Open from `open_database` until `close`.

    Everything raises `Unavailable` while the database is away, full or held by another program.
    """

    dialect: ClassVar[Dialect]
    engine: AsyncEngine
    """For `begin`; reads go through `connect`."""

    def __init__(self) -> None:
        self.on_due: Callable[[Sequence[DueRow]], None] = lambda _: None
        """Told of rows that an append made due."""
        self.on_append: Callable[[int, float], None] = lambda *_: None
        """Told how many appends were written together, and how long that took."""
        self._appended: list[Appended] = []
        self._heard: dict[str, list[Heard]] = {}
        self._missed: list[Missed] = []

    @abstractmethod
    def begin(self, *, at_length: bool = False) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that writes; committed at the end unless something is raised.

        ``at_length``: it may go over many rows, and should not hold up the event loop.
        On SQLite there is one at a time: neither `append` nor `begin` may be called inside.
        """

    @abstractmethod
    def connect(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that only reads."""

    async def append(self, append: Append) -> bool:
        """Write what happened at a table; it is on disk when this returns.

        False if the table does not stand at the moment before, or is not being played: somebody
        was faster, and nothing was written.
        """
        written = await self._append(append)
        if written and append.due:
            self.on_due(append.due)
        return written

    @abstractmethod
    async def _append(self, append: Append) -> bool: ...

    @abstractmethod
    async def entries(
        self, table_id: str, after: int = 0, most: int = MOST_ENTRIES
    ) -> list[EntryRow]:
        """The rows of a table after moment ``after``, in order."""

    @abstractmethod
    async def add_entries(self, table_id: str, rows: Sequence[EntryRow]) -> None:
        """Write rows of a game that is brought whole; nobody plays at that table."""

    # Work for later, see `hantise.server.due`

    @abstractmethod
    async def due_before(self, at: float, now: float, most: int) -> list[DueRow]:
        """The next rows whose time comes before ``at`` and that nobody works on."""

    @abstractmethod
    async def claim_due(
        self, kind: str, subject: str, now: float, until: float, ours: float = 0.0
    ) -> DueRow | None:
        """Take a row whose time has come; None if it is gone, not yet due, or somebody else's.

        ``ours`` is a lease that this process asked for without hearing whether it got it.
        """

    @abstractmethod
    async def finish_due(self, row: DueRow, until: float) -> bool:
        """Remove a claimed row, if nobody replaced it meanwhile."""

    @abstractmethod
    async def release_due(self, row: DueRow, until: float, free_at: float) -> None:
        """Let a claimed row be taken again from ``free_at`` on."""

    # News between processes

    def listen(self, callback: Appended) -> None:
        """Call ``await callback(table_id, seq)`` when another process appended."""
        self._appended.append(callback)

    def hear(self, kind: str, callback: Heard) -> None:
        """Call ``await callback(rest)`` when another process gave the news ``kind:rest``."""
        self._heard.setdefault(kind, []).append(callback)

    def missed(self, callback: Missed) -> None:
        """Call ``await callback()`` when news may have been lost: look at everything again."""
        self._missed.append(callback)

    @abstractmethod
    async def notify(self, news: str) -> None:
        """Give news (``kind`` or ``kind:rest``, a few hundred bytes) to all other processes.

        It never fails: what cannot be told now is told when the database is back.
        """

    @abstractmethod
    async def ready(self) -> None:
        """Return if the database can be read and written, which is tried; raise if not."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what is being written, then let go."""


async def open_database(settings: Settings) -> Database:
    """Open the database of these settings, made or brought up to date where necessary."""
    if settings.dialect == "sqlite":
        from hantise.server.storage.sqlite import SqliteDatabase

        return await SqliteDatabase.open(settings)
    from hantise.server.storage.postgres import PostgresDatabase

    return await PostgresDatabase.open(settings)


class OneAtATime:
    """A lock that nobody waits for longer than some seconds, its own holder not at all.

    Whoever goes first stands behind one other at most, however many wait.
    """

    def __init__(self, longest: float) -> None:
        self._lock = asyncio.Lock()
        self._others = asyncio.Lock()
        """Held by the one of them that holds the lock, or waits for it."""
        self._longest = longest
        self._holder: asyncio.Task[object] | None = None

    @asynccontextmanager
    async def held(self, *, first: bool = False) -> AsyncIterator[None]:
        """Hold the lock; `TimeoutError` if its turn does not come."""
        self.refuse_holder()
        async with AsyncExitStack() as stack:
            async with asyncio.timeout(self._longest):
                if not first:
                    await stack.enter_async_context(self._others)
                await stack.enter_async_context(self._lock)
            try:
                self._holder = asyncio.current_task()
                yield
            finally:
                self._holder = None

    def refuse_holder(self) -> None:
        """Raise if this task holds the lock already."""
        if self._holder is not None and self._holder is asyncio.current_task():
            raise RuntimeError("this task is in a transaction already: end it first")
