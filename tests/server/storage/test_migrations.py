"""A database that was migrated from nothing is the one that the schema describes."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from hantise.core.errors import HantiseError
from hantise.server.settings import Settings, sqlite_url
from hantise.server.storage.database import open_database
from hantise.server.storage.migrate import heads, migrate
from hantise.server.storage.schema import metadata

pytestmark = pytest.mark.anyio


def engine_url(url: str) -> str:
    driver = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
    scheme, rest = url.split("://", 1)
    return f"{driver[scheme]}://{rest}"


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def shape(connection: Connection) -> dict[str, Any]:
    """Columns, keys and indexes of every table, as the database tells them."""
    found = inspect(connection)
    return {
        name: (
            [{**column, "type": str(column["type"])} for column in found.get_columns(name)],
            found.get_pk_constraint(name),
            sorted(found.get_foreign_keys(name), key=str),
            sorted(found.get_indexes(name), key=str),
            sorted(found.get_unique_constraints(name), key=str),
        )
        for name in found.get_table_names()
        if name != "alembic_version"
    }


async def test_the_migrated_tables_are_those_of_the_schema(url: str) -> None:
    engine = create_async_engine(engine_url(url))
    async with engine.begin() as connection:
        await migrate(connection)
        await migrate(connection)
        assert await connection.run_sync(differences) == []
        migrated = await connection.run_sync(shape)
        for table in reversed(metadata.sorted_tables):
            await connection.run_sync(table.drop)
        await connection.run_sync(metadata.create_all)
        assert migrated == await connection.run_sync(shape)
        assert set(migrated) == set(metadata.tables)
    await engine.dispose()


async def test_sqlite_has_them_to_the_letter(tmp_path: Path) -> None:
    """Also what inspection does not tell, such as tables without row ids."""
    statements = []
    for name in ("migrated", "created"):
        engine = create_async_engine(f"sqlite+aiosqlite:///{tmp_path / name}")
        async with engine.begin() as connection:
            if name == "migrated":
                await migrate(connection)
            else:
                await connection.run_sync(metadata.create_all)
        await engine.dispose()
        with sqlite3.connect(tmp_path / name) as plain:
            found = plain.execute(
                "SELECT name, sql FROM sqlite_master"
                " WHERE sql IS NOT NULL AND name NOT LIKE '%alembic%'"
            )
            statements.append({row[0]: words(row[1]) for row in found})
        plain.close()
    assert statements[0] == statements[1]


def words(sql: str) -> list[str]:
    """The parts of a statement, in whichever order constraints stand."""
    body = sql.replace("\t", " ").removesuffix(")").replace("\n", " ")
    return sorted(part.strip() for part in body.split(", "))


async def test_a_newer_database_is_refused(url: str) -> None:
    database = await open_database(Settings(database=url))
    async with database.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num='9999'"))
    await database.close()
    with pytest.raises(HantiseError) as refused:
        await open_database(Settings(database=url))
    assert refused.value.text.key == "error-database-newer"
    assert "9999" in refused.value.text.say("fr")


async def test_processes_that_start_together_migrate_once(postgres_url: str) -> None:
    settings = Settings(database=postgres_url)
    opened = await asyncio.gather(*(open_database(settings) for _ in range(4)))
    async with opened[0].connect() as connection:
        found = await connection.execute(text("SELECT version_num FROM alembic_version"))
        assert tuple(found.scalars()) == heads()
    await asyncio.gather(*(database.close() for database in opened))


async def test_a_file_that_is_something_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear ghost, " * 100, encoding="utf-8")
    with pytest.raises(HantiseError) as refused:
        await open_database(Settings(database=sqlite_url(path)))
    assert refused.value.text.key == "error-database-file-bad"
    assert path.read_text(encoding="utf-8") == "Dear ghost, " * 100


async def test_one_file_serves_one_house(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "house.db"))
    database = await open_database(settings)
    with pytest.raises(HantiseError) as refused:
        await open_database(settings)
    assert refused.value.text.key == "error-database-in-use"
    await database.close()
    again = await open_database(settings)
    await again.close()


async def test_an_unreachable_server_is_said_without_its_password(tmp_path: Path) -> None:
    url = f"postgresql://ghost:boo-secret@/house?host={tmp_path}"
    with pytest.raises(HantiseError) as refused:
        await open_database(Settings(database=url))
    assert refused.value.text.key == "error-database-unreachable"
    assert "boo-secret" not in str(refused.value)
