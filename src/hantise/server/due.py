"""Work that must be done at a time: bots' turns, clocks, reminders. It survives any process.

Every piece of work is a row. A process that takes one holds it by a lease; if the process dies,
the lease runs out and another one takes over. Rows of one's own are remembered, so that they are
done on time; those of others are looked for now and then.
"""

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Final

import structlog
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server import metrics
from hantise.server.cancellation import end
from hantise.server.errors import Unavailable
from hantise.server.storage.database import Database
from hantise.server.storage.schema import due as due_table
from hantise.server.tables.model.append import DueRow

__all__ = ["Due", "DueRow"]

Handler = Callable[[str, str], Awaitable[None]]
Key = tuple[str, str]

LEASE_SECONDS: Final = 60.0
LONGEST_SECONDS: Final = 45.0
"""A handler that takes longer is stopped: its lease must not run out while it works."""
LOOK_SECONDS: Final = 2.0
MOST_AT_ONCE: Final = 64
AWAY_SECONDS: Final = 1.0
"""How soon to try again what failed because the database was away."""
RETRY_SECONDS: Final = (1.0, 5.0, 30.0, 300.0)


class Due:
    """Calls the handlers when it is time."""

    def __init__(
        self,
        database: Database,
        *,
        look_seconds: float = LOOK_SECONDS,
        now: Callable[[], float] = time.time,
    ) -> None:
        self._database = database
        self._look_seconds = look_seconds
        self.now = now
        self._handlers: dict[str, Handler] = {}
        self._coming: list[tuple[float, Key]] = []
        """A heap; it may hold rows that are gone: the database knows."""
        self._working: dict[Key, asyncio.Task[None]] = {}
        self._failures: dict[Key, int] = {}
        self._unanswered: dict[Key, float] = {}
        """Leases that were asked for when the database went away: whether they were given, nobody
        said. They are ours to take again."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        database.on_due = self.expect

    def on(self, kind: str, handler: Handler) -> None:
        """Let ``await handler(subject, data)`` do the work of a kind. It may be called again."""
        if self._handlers.setdefault(kind, handler) != handler:
            raise ValueError(f"there is a handler for {kind!r} already")

    async def start(self) -> None:
        """Begin to work."""
        self._task = asyncio.create_task(self._run(), name="due")

    async def stop(self, patience: float = 5.0) -> None:
        """Take nothing new, let what is being done end, give up what does not."""
        if self._task is not None:
            await end((self._task,))
            self._task = None
        if self._working:
            _, late = await asyncio.wait(self._working.values(), timeout=patience)
            await end(late)

    async def set(self, row: DueRow) -> None:
        """Remember work; a row of the same kind and subject is replaced."""
        async with self._database.begin() as connection:
            await self.write(connection, row)
        self.expect((row,))

    async def write(self, connection: AsyncConnection, row: DueRow) -> None:
        """The same inside a transaction of one's own; call `expect` once it is committed."""
        insert = sqlite.insert if self._database.dialect == "sqlite" else postgresql.insert
        statement = insert(due_table).values(**row._asdict(), lease=0)
        await connection.execute(
            statement.on_conflict_do_update(
                index_elements=["kind", "subject"],
                set_={"at": row.at, "lease": 0, "data": row.data},
            )
        )

    def expect(self, rows: Sequence[DueRow]) -> None:
        """Rows that were written: do them on time rather than when they are next looked for."""
        for row in rows:
            heapq.heappush(self._coming, (row.at, (row.kind, row.subject)))
        self._wake.set()

    async def clear(self, kind: str, subject: str) -> None:
        """Forget work."""
        async with self._database.begin() as connection:
            await connection.execute(
                due_table.delete().where(due_table.c.kind == kind, due_table.c.subject == subject)
            )

    async def _run(self) -> None:
        look_at = 0.0
        while True:
            now = self.now()
            if now >= look_at:
                await self._look(now)
                look_at = now + self._look_seconds
            self._begin_work(self.now())
            until = min(look_at, self._coming[0][0] if self._coming else look_at)
            if len(self._working) >= MOST_AT_ONCE:
                until = look_at
            try:
                async with asyncio.timeout(max(0.0, until - self.now())):
                    await self._wake.wait()
            except TimeoutError:
                pass
            self._wake.clear()

    async def _look(self, now: float) -> None:
        """Find what other processes left behind, and what was written by other ways."""
        known = {key for _, key in self._coming} | self._working.keys()
        try:
            found = await self._database.due_before(now + self._look_seconds, now, 4 * MOST_AT_ONCE)
        except Unavailable:
            return
        except Exception:  # noqa: BLE001 (whatever it is, the next look may go well)
            structlog.get_logger("hantise.due").exception("could not look for due work")
            return
        for row in found:
            key = (row.kind, row.subject)
            if key not in known and row.kind in self._handlers:
                heapq.heappush(self._coming, (row.at, key))

    def _begin_work(self, now: float) -> None:
        waiting: list[tuple[float, Key]] = []
        while self._coming and self._coming[0][0] <= now and len(self._working) < MOST_AT_ONCE:
            at, key = heapq.heappop(self._coming)
            if key in self._working:
                waiting.append((at, key))
            elif key[0] in self._handlers:
                self._working[key] = asyncio.create_task(self._work(*key), name=f"due {key[0]}")
        for at, key in waiting:
            # It was replaced by its own handler: it comes again once that has ended.
            self._working[key].add_done_callback(partial(self._after, DueRow(*key, at)))

    def _after(self, row: DueRow, task: asyncio.Task[None]) -> None:
        self.expect((row,))

    async def _work(self, kind: str, subject: str) -> None:
        key = (kind, subject)
        log = structlog.get_logger("hantise.due").bind(kind=kind)
        try:
            now = self.now()
            until = now + LEASE_SECONDS
            row = await self._claim(key, now, until)
            if row is None:
                return
            metrics.DUE_LAG.observe(max(0.0, now - row.at))
            try:
                await self._handle(row, until)
            except Unavailable:
                log.warning("due work waits for the database")
            except Exception:
                log.exception("due work failed")
                await self._again_later(row, until)
            else:
                self._failures.pop(key, None)
                await self._database.finish_due(row, until)
        except Unavailable:
            # The row is found again once the database is back.
            log.warning("due work waits for the database")
        except Exception:
            # The lease runs out, or the row is found again.
            log.exception("due work was left")
        finally:
            self._working.pop(key, None)
            self._wake.set()

    async def _claim(self, key: Key, now: float, until: float) -> DueRow | None:
        ours = self._unanswered.pop(key, 0.0)
        try:
            return await self._database.claim_due(*key, now, until, ours)
        except Unavailable:
            self._unanswered[key] = until
            self.expect((DueRow(*key, now + AWAY_SECONDS),))
            raise

    async def _handle(self, row: DueRow, until: float) -> None:
        """Do it; while the database is away, again and again as long as the row is ours."""
        while True:
            left = until - self.now()
            try:
                async with asyncio.timeout(min(LONGEST_SECONDS, left)):
                    return await self._handlers[row.kind](row.subject, row.data)
            except Unavailable:
                if left < 2 * AWAY_SECONDS:
                    raise
                await asyncio.sleep(AWAY_SECONDS)

    async def _again_later(self, row: DueRow, until: float) -> None:
        key = (row.kind, row.subject)
        failures = self._failures.get(key, 0)
        self._failures[key] = failures + 1
        pause = RETRY_SECONDS[min(failures, len(RETRY_SECONDS) - 1)]
        free_at = self.now() + pause
        await self._database.release_due(row, until, free_at)
        self.expect((row._replace(at=free_at),))
