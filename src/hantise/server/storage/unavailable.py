"""A database that is away, locked or full, whatever its driver calls that: `Unavailable`."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from time import monotonic
from typing import Final, TypeVar

import asyncpg
import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoneFree

from hantise.server import metrics
from hantise.server.errors import Unavailable

HELD: Final = frozenset({sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED})
SQLITE: Final = HELD | frozenset(
    {
        sqlite3.SQLITE_READONLY,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_PROTOCOL,
    }
)
PAUSE: Final = 0.05
"""Seconds between two attempts to get hold of a file."""
Result = TypeVar("Result")
POSTGRESQL: Final = ("08", "25006", "40", "53", "57", "58")
"""Connections, a copy that only reads, transactions that met, resources, the operator, the system."""


@asynccontextmanager
async def told_in_words() -> AsyncIterator[None]:
    """Around everything that is asked of a database, as a block or a decorator."""
    try:
        yield
    except Exception as error:
        if not is_away(error):
            raise
        metrics.DATABASE_FAILURES.inc()
        structlog.get_logger("hantise.storage").warning(
            "the database cannot be read or written now", error=type(error).__name__
        )
        raise Unavailable from error


async def patiently(seconds: float, attempt: Callable[[], Awaitable[Result]]) -> Result:
    """Try until no other program holds the file; a wait like this can be ended at any moment."""
    until = monotonic() + seconds
    while True:
        try:
            return await attempt()
        except Exception as error:
            if not any(_code(each) in HELD for each in _inside(error)) or monotonic() > until:
                raise
        await asyncio.sleep(PAUSE)


def is_away(error: BaseException) -> bool:
    """Whether the same may go well in a moment."""
    return any(_is_away(each) for each in _inside(error))


def _inside(error: BaseException) -> Iterator[BaseException]:
    """What SQLAlchemy was told, and by whom."""
    yield error
    inner = getattr(error, "orig", None)
    if isinstance(inner, BaseException):
        yield inner
        if inner.__cause__ is not None:
            yield inner.__cause__


def _is_away(error: BaseException) -> bool:
    match error:
        case DBAPIError():
            return error.connection_invalidated
        case sqlite3.Error():
            return _code(error) in SQLITE
        case asyncpg.PostgresError():
            return str(error.sqlstate or "").startswith(POSTGRESQL)
        case asyncpg.InterfaceError():
            return not isinstance(error, ValueError)  # that would be a value of ours
        case asyncpg.InternalClientError():
            return True  # its server went away in the middle of a word
        case _:
            return isinstance(error, OSError | NoneFree)


def _code(error: BaseException) -> int:
    """SQLite's own number for what went wrong, without its finer shades."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF
