"""A database opened by a command beside a running house, or instead of one."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncpg
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from hantise.server.settings import BadSetting, Settings
from hantise.server.storage.migrate import heads, refuse_newer


def engine_of(settings: Settings, *, write: bool) -> AsyncEngine:
    """Connections of one's own; a reader sees one moment from beginning to end."""
    path = settings.database_file
    if path is not None:
        from hantise.server.storage.sqlite import make_engine

        return make_engine(path, settings.database_seconds, write=write)
    options: dict[str, Any] = {}
    if not write:
        options["execution_options"] = {
            "isolation_level": "REPEATABLE READ",
            "postgresql_readonly": True,
        }
    url = make_url(settings.database).set(drivername="postgresql+asyncpg")
    return create_async_engine(url, pool_size=1, hide_parameters=True, **options)


@asynccontextmanager
async def opened(settings: Settings, *, write: bool) -> AsyncIterator[AsyncConnection]:
    """One transaction on a database that is there and up to date."""
    path = settings.database_file
    if path is not None and not path.is_file():
        raise BadSetting("error-database-missing", path=str(path))
    engine = engine_of(settings, write=write)
    try:
        async with connected(engine, path) as connection:
            if await connection.run_sync(revision_of) != heads():
                raise BadSetting("error-database-older")
            yield connection
    finally:
        await engine.dispose()


@asynccontextmanager
async def connected(engine: AsyncEngine, path: Path | None) -> AsyncIterator[AsyncConnection]:
    """A transaction; that there can be none is said in words."""
    try:
        connection = await engine.connect()
    except (OSError, asyncpg.PostgresError, DBAPIError) as error:
        why = type(getattr(error, "orig", None) or error).__name__
        if path is not None:
            raise BadSetting("error-database-file-bad", path=str(path), detail=why) from error
        raise BadSetting("error-database-unreachable", detail=why) from error
    try:
        async with connection.begin():
            yield connection
    finally:
        await connection.close()


def revision_of(connection: Connection) -> tuple[str, ...]:
    """What the database is at; () where there is nothing yet."""
    try:
        found = MigrationContext.configure(connection).get_current_heads()
    except DBAPIError as error:
        raise BadSetting("error-database-not-ours") from error
    refuse_newer(found)
    return found
