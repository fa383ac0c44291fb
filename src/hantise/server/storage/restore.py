"""Put a backup in the place of everything that a database holds."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Connection, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.core.errors import BadRecord
from hantise.server.settings import BadSetting, Settings
from hantise.server.storage.backup import Header, Moved, fill, verify
from hantise.server.storage.migrate import OPEN_HOUSES, migrate
from hantise.server.storage.offline import connected, engine_of, revision_of
from hantise.server.storage.schema import metadata


async def restore(
    settings: Settings, path: Path, *, force: bool, verifying: Moved, restoring: Moved
) -> Header:
    """Check the file first, then change everything in one transaction, or nothing."""
    header = verify(path, verifying)
    async with alone(settings) as connection:
        there = await connection.run_sync(revision_of)
        if there and not force and await connection.run_sync(_holds_something):
            raise BadSetting("error-restore-not-empty")
        await connection.run_sync(_drop_everything)
        await migrate(connection, header.revision)
        try:
            await fill(connection, path, header.rows, restoring)
        except DBAPIError as error:
            raise BadRecord("error-backup-row") from error
        await migrate(connection)
    return header


@asynccontextmanager
async def alone(settings: Settings) -> AsyncIterator[AsyncConnection]:
    """A transaction on a database that no house is using."""
    path = settings.database_file
    engine = engine_of(settings, write=True)
    try:
        if path is None:
            async with connected(engine, None) as connection:
                free = text("SELECT pg_try_advisory_xact_lock(:key)")
                if not await connection.scalar(free, {"key": OPEN_HOUSES}):
                    raise BadSetting("error-database-in-use-postgresql")
                yield connection
        else:
            from hantise.server.storage.sqlite import occupy

            with occupy(path):
                async with connected(engine, path) as connection:
                    # Tables that refer to each other go one by one.
                    await connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
                    yield connection
    finally:
        await engine.dispose()


def _holds_something(connection: Connection) -> bool:
    there = set(inspect(connection).get_table_names())
    return any(
        connection.execute(select(text("1")).select_from(table).limit(1)).first() is not None
        for table in metadata.sorted_tables
        if table.name in there
    )


def _drop_everything(connection: Connection) -> None:
    there = set(inspect(connection).get_table_names())
    for table in reversed(metadata.sorted_tables):
        if table.name in there:
            table.drop(connection)
    connection.execute(text("DROP TABLE IF EXISTS alembic_version"))
