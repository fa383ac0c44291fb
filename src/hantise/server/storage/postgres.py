"""The database on PostgreSQL, for any number of processes."""

import asyncio
import secrets
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Iterator, Sequence
from contextlib import asynccontextmanager, suppress
from time import perf_counter
from typing import Any, Self

import asyncpg
import structlog
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from hantise.server.cancellation import end
from hantise.server.errors import Unavailable
from hantise.server.settings import BadSetting, Settings
from hantise.server.storage.database import MOST_ENTRIES, PROBE, Database
from hantise.server.storage.migrate import OPEN_HOUSES, migrate
from hantise.server.storage.unavailable import is_away, told_in_words
from hantise.server.tables.model.append import Append, DueRow, EntryRow
from hantise.server.tables.model.standing import COLUMNS

CHANNEL = "hantise"
CONNECTIONS = 8
LONGEST_SECONDS = 30.0
"""No single question takes longer, unless nobody answers any more."""
CLOSING_SECONDS = 5.0
MOST_UNTOLD = 1000
"""So much news waits for a database that is away; of more, the oldest is forgotten."""
RECONNECT_SECONDS = (0.1, 0.5, 1.0, 2.0, 5.0)

# One statement is one transaction and one journey. Whoever moved the table first holds its row;
# who comes second waits, finds another seq, or a table that was closed, and changes nothing.
APPEND = f"""
WITH moved AS (
    UPDATE tables
    SET {", ".join(f"{name}=${number}" for number, name in enumerate(COLUMNS, start=1))}
    WHERE id=$9 AND seq=$10 AND status='playing'
    RETURNING id
), entered AS (
    INSERT INTO entries (table_id, seq, entry, actor, events, at, client_id)
    SELECT moved.id, row.* FROM moved, unnest(
        $11::integer[], $12::text[], $13::integer[], $14::bytea[], $15::double precision[],
        $16::text[]
    ) AS row
), set_due AS (
    INSERT INTO due (kind, subject, at, lease, data)
    SELECT row.kind, row.subject, row.at, 0, row.data FROM moved, unnest(
        $17::text[], $18::text[], $19::double precision[], $20::text[]
    ) AS row (kind, subject, at, data)
    ON CONFLICT (kind, subject) DO UPDATE SET at=excluded.at, lease=0, data=excluded.data
), cleared AS (
    DELETE FROM due USING moved, unnest($21::text[], $22::text[]) AS row (kind, subject)
    WHERE due.kind=row.kind AND due.subject=row.subject
)
SELECT pg_notify('{CHANNEL}', $23) FROM moved
"""


class PostgresDatabase(Database):
    """Appends through connections of their own, news through one that listens."""

    dialect = "postgresql"

    def __init__(self, settings: Settings, pool: "asyncpg.Pool[Any]") -> None:
        super().__init__()
        self._url = settings.database
        self._origin = secrets.token_hex(6)
        self.engine = create_async_engine(
            make_url(self._url).set(drivername="postgresql+asyncpg"),
            pool_size=CONNECTIONS,
            max_overflow=CONNECTIONS,
            pool_pre_ping=True,
            connect_args=_timeouts(settings),
            hide_parameters=True,
        )
        self._pool = pool
        self._timeouts = _timeouts(settings)
        self._untold: deque[str] = deque(maxlen=MOST_UNTOLD)
        self._news: asyncio.Queue[str | None] = asyncio.Queue()
        self._tasks = [
            asyncio.create_task(self._keep_listening(), name="listener"),
            asyncio.create_task(self._spread_news(), name="news"),
        ]

    @classmethod
    async def open(cls, settings: Settings) -> Self:
        """Connect and bring the tables up to date; processes that start together take turns."""
        url = make_url(settings.database)
        engine = create_async_engine(url.set(drivername="postgresql+asyncpg"), pool_size=1)
        try:
            async with engine.begin() as connection:
                await migrate(connection)
            pool = await asyncpg.create_pool(
                settings.database, min_size=0, max_size=CONNECTIONS, **_timeouts(settings)
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, DBAPIError) as error:
            raise BadSetting("error-database-unreachable", detail=_why(error)) from error
        finally:
            await engine.dispose()
        return cls(settings, pool)

    @asynccontextmanager
    async def begin(self, *, at_length: bool = False) -> AsyncIterator[AsyncConnection]:
        async with told_in_words(), self.engine.begin() as connection:
            yield connection

    @asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        async with told_in_words(), self.engine.connect() as connection:
            yield connection

    @told_in_words()
    async def _append(self, append: Append) -> bool:
        started = perf_counter()
        columns = zip(*append.entries, strict=True) if append.entries else [()] * 6
        due = zip(*append.due, strict=True) if append.due else [()] * 4
        clear = zip(*append.clear, strict=True) if append.clear else [()] * 2
        moved = await self._pool.fetchrow(
            APPEND,
            *append.standing.row(),
            append.table_id,
            append.before,
            *columns,
            *due,
            *clear,
            self._signed(f"append:{append.table_id}:{append.standing.seq}"),
        )
        self.on_append(1, perf_counter() - started)
        return moved is not None

    @told_in_words()
    async def entries(
        self, table_id: str, after: int = 0, most: int = MOST_ENTRIES
    ) -> list[EntryRow]:
        found = await self._pool.fetch(
            "SELECT seq, entry, actor, events, at, client_id FROM entries"
            " WHERE table_id=$1 AND seq>$2 ORDER BY seq LIMIT $3",
            table_id,
            after,
            most,
        )
        return [EntryRow(*row) for row in found]

    @told_in_words()
    async def add_entries(self, table_id: str, rows: Sequence[EntryRow]) -> None:
        await self._pool.copy_records_to_table(
            "entries",
            records=[(table_id, *row) for row in rows],
            columns=("table_id", *EntryRow._fields),
        )

    @told_in_words()
    async def due_before(self, at: float, now: float, most: int) -> list[DueRow]:
        found = await self._pool.fetch(
            "SELECT kind, subject, at, data FROM due WHERE at<=$1 AND lease<=$2"
            " ORDER BY at LIMIT $3",
            at,
            now,
            most,
        )
        return [DueRow(*row) for row in found]

    @told_in_words()
    async def claim_due(
        self, kind: str, subject: str, now: float, until: float, ours: float = 0.0
    ) -> DueRow | None:
        row = await self._pool.fetchrow(
            "UPDATE due SET lease=$4"
            " WHERE kind=$1 AND subject=$2 AND at<=$3 AND (lease<=$3 OR lease=$5)"
            " RETURNING kind, subject, at, data",
            kind,
            subject,
            now,
            until,
            ours,
        )
        return None if row is None else DueRow(*row)

    @told_in_words()
    async def finish_due(self, row: DueRow, until: float) -> bool:
        done = await self._pool.execute(
            "DELETE FROM due WHERE kind=$1 AND subject=$2 AND at=$3 AND data=$4 AND lease=$5",
            *row,
            until,
        )
        return bool(done == "DELETE 1")

    @told_in_words()
    async def release_due(self, row: DueRow, until: float, free_at: float) -> None:
        await self._pool.execute(
            "UPDATE due SET lease=$6"
            " WHERE kind=$1 AND subject=$2 AND at=$3 AND data=$4 AND lease=$5",
            *row,
            until,
            free_at,
        )

    async def notify(self, news: str) -> None:
        self._untold.append(self._signed(news))
        await self._tell()

    async def _tell(self) -> None:
        """Give the news that waits."""
        while self._untold:
            news = self._untold.popleft()
            try:
                await self._pool.execute(f"SELECT pg_notify('{CHANNEL}', $1)", news)
            except Exception as error:
                if not is_away(error):
                    raise
                self._untold.appendleft(news)
                return

    @told_in_words()
    async def ready(self) -> None:
        await self._pool.fetchval("SELECT 1 FROM alembic_version")
        await self._pool.execute(PROBE)

    async def close(self) -> None:
        await end(self._tasks)
        try:
            async with asyncio.timeout(CLOSING_SECONDS):
                await self._pool.close()
        except TimeoutError:  # nobody answers any more
            self._pool.terminate()
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING_SECONDS):
                await self.engine.dispose()

    # News

    def _signed(self, news: str) -> str:
        return f"{self._origin} {news}"

    async def _keep_listening(self) -> None:
        """Hold one connection that listens; when it breaks, make another and look at everything."""
        log = structlog.get_logger("hantise.storage")
        failures = 0
        while True:
            try:
                connection = await asyncpg.connect(self._url, timeout=self._timeouts["timeout"])
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("not listening", error=type(error).__name__)
            else:
                try:
                    await self._listen_until_broken(connection, again=failures > 0)
                finally:
                    with suppress(Exception):
                        await connection.close(timeout=1)
                log.warning("stopped listening")
                failures = 0
            failures += 1
            await asyncio.sleep(RECONNECT_SECONDS[min(failures, len(RECONNECT_SECONDS)) - 1])

    async def _listen_until_broken(
        self, connection: "asyncpg.Connection[Any]", *, again: bool
    ) -> None:
        broken = asyncio.Event()
        connection.add_termination_listener(lambda *_: broken.set())
        with suppress(asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            await connection.execute("SELECT pg_advisory_lock_shared($1)", OPEN_HOUSES)
            await connection.add_listener(CHANNEL, self._on_news)
            if again:
                self._news.put_nowait(None)
            await self._tell()
            await broken.wait()

    def _on_news(self, connection: object, pid: int, channel: str, payload: object) -> None:
        origin, _, news = str(payload).partition(" ")
        if origin != self._origin:
            self._news.put_nowait(news)

    async def _spread_news(self) -> None:
        """Tell those who asked, in order; one that fails does not keep the others from hearing."""
        while True:
            news = await self._news.get()
            for heard in self._told(news):
                try:
                    await heard
                except Unavailable:
                    # It went away again; when it is back everything is looked at.
                    structlog.get_logger("hantise.storage").warning("news not taken")
                except Exception:  # noqa: BLE001 (whatever it is, the next one must hear)
                    structlog.get_logger("hantise.storage").exception("news not taken")

    def _told(self, news: str | None) -> Iterator[Awaitable[None]]:
        if news is None:
            yield from (callback() for callback in self._missed)
            return
        kind, _, rest = news.partition(":")
        if kind == "append":
            table_id, _, seq = rest.rpartition(":")
            yield from (callback(table_id, int(seq)) for callback in self._appended)
        else:
            yield from (callback(rest) for callback in self._heard.get(kind, ()))


def _timeouts(settings: Settings) -> dict[str, float]:
    return {"timeout": settings.database_seconds, "command_timeout": LONGEST_SECONDS}


def _why(error: BaseException) -> str:
    """The reason in a word or two; an address may hold a password."""
    inner = getattr(error, "orig", None) or error
    return type(inner.__cause__ or inner).__name__
