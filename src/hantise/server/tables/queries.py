"""Reading tables from the database."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import String, and_, bindparam, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.errors import NotFound
from hantise.server.storage import schema
from hantise.server.storage.database import Database
from hantise.server.tables.model.facts import Facts, facts_of

OPEN: Final = ("waiting", "playing")
CODE_AFTER_THE_END: Final = 7 * 24 * 3600.0
"""So long a code leads to a game that is over, unless an open table has it: not for ever, since
there are few codes, and a game by link only is not to be found by trying them all."""


# Composed once: that takes longer than to ask.
_IDS: Final = bindparam("ids", type_=String(), expanding=True)
TABLES: Final = select(schema.tables).where(schema.tables.c.id.in_(_IDS))
SEATS: Final = (
    select(schema.seats)
    .where(schema.seats.c.table_id.in_(_IDS))
    .order_by(schema.seats.c.table_id, schema.seats.c.seat)
)


async def read(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, Facts]:
    """Tables by id; those that are not there are missing."""
    found = await connection.execute(TABLES, {"ids": ids})
    rows = found.mappings().all()
    sat = await connection.execute(SEATS, {"ids": ids})
    sittings: dict[str, list[Any]] = {}
    for seat in sat.mappings():
        sittings.setdefault(seat["table_id"], []).append(seat)
    return {row["id"]: facts_of(dict(row), sittings.get(row["id"], ())) for row in rows}


async def read_one(connection: AsyncConnection, id: str) -> Facts:
    """A table; `NotFound` if there is none with that id."""
    found = (await read(connection, [id])).get(id)
    if found is None:
        raise NotFound("error-no-table")
    return found


async def find_code(database: Database, code: str, now: float) -> str:
    """The id of the open table with that code, else of one where the game has just ended."""
    tables = schema.tables
    is_open = tables.c.status.in_(OPEN)
    just_over = and_(tables.c.status == "over", tables.c.ended > now - CODE_AFTER_THE_END)
    query = (
        select(tables.c.id)
        .where(tables.c.code == code, or_(is_open, just_over))
        .order_by(is_open.desc(), tables.c.created.desc())
        .limit(1)
    )
    async with database.connect() as connection:
        id = (await connection.execute(query)).scalar_one_or_none()
    if id is None:
        raise NotFound("error-no-table")
    return str(id)


async def playing_with(database: Database, person: str) -> list[str]:
    """The tables where somebody plays now."""
    tables, seats = schema.tables, schema.seats
    query = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(tables.c.status == "playing", seats.c.person == person)
        .distinct()
    )
    async with database.connect() as connection:
        return sorted((await connection.execute(query)).scalars())
