"""Bring the tables of a database up to date; the revisions lie in ``migrations/versions``."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.core.errors import HantiseError

ONE_AT_A_TIME = 0x68616E74697365
"""The advisory lock of PostgreSQL under which processes that start together migrate."""
OPEN_HOUSES = ONE_AT_A_TIME + 1
"""The one that every open house shares, so that nothing is restored under its feet."""


class NewerDatabase(HantiseError):
    """A later version of this program wrote the database."""


def configuration() -> Config:
    """Alembic, told where our revisions are."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


async def migrate(connection: AsyncConnection, to: str = "head") -> None:
    """Run every revision that this database does not have yet, inside the transaction."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
    await connection.run_sync(_upgrade, to)


def _upgrade(connection: Connection, to: str) -> None:
    refuse_newer(MigrationContext.configure(connection).get_current_heads())
    config = configuration()
    attributes: dict[str, Any] = config.attributes
    attributes["connection"] = connection
    command.upgrade(config, to)


def refuse_newer(revisions: Iterable[str]) -> None:
    """Raise if a later version of this program was here."""
    unknown = set(revisions) - known_revisions()
    if unknown:
        raise NewerDatabase("error-database-newer", revision=", ".join(sorted(unknown))[:80])


def known_revisions() -> set[str]:
    """All that a database can be at."""
    script = ScriptDirectory.from_config(configuration())
    return {revision.revision for revision in script.walk_revisions()}


def heads() -> tuple[str, ...]:
    """The revision that a database of this version has."""
    return tuple(ScriptDirectory.from_config(configuration()).get_heads())
