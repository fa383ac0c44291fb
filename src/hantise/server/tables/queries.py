"""Reading tables from the database."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import RowMapping, String, and_, bindparam, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.core.event import restore_events
from hantise.core.game import Game
from hantise.core.table import Entry, TableEntry
from hantise.server.errors import NotFound
from hantise.server.storage import schema
from hantise.server.storage.database import Database, EntryRow
from hantise.server.tables.facts import Facts, facts_of
from hantise.server.tables.redaction import Happened

_decode_entry: Final = msgspec.json.Decoder(TableEntry).decode
_encode_entry: Final = msgspec.json.Encoder().encode
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


class StoredTable(NamedTuple):
    """A table's row and what it says."""

    row: RowMapping
    facts: Facts


async def read(connection: AsyncConnection, ids: Sequence[str]) -> dict[str, StoredTable]:
    """Tables by id; those that are not there are missing."""
    found = await connection.execute(TABLES, {"ids": ids})
    rows = found.mappings().all()
    sat = await connection.execute(SEATS, {"ids": ids})
    sittings: dict[str, list[Any]] = {}
    for seat in sat.mappings():
        sittings.setdefault(seat["table_id"], []).append(seat)
    return {
        row["id"]: StoredTable(row, facts_of(dict(row), sittings.get(row["id"], ())))
        for row in rows
    }


async def read_one(connection: AsyncConnection, id: str) -> StoredTable:
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


def entry_text(entry: Entry) -> str:
    """An entry for its column: an action's notation, or JSON."""
    return _encode_entry(entry).decode() if isinstance(entry, TableEntry) else entry.notation


def entry_of(text: str, game: Game) -> Entry:
    """The entry that a column holds."""
    return _decode_entry(text) if text.startswith("{") else game.parse(text)


def happened(row: EntryRow) -> Happened:
    """What a row says happened."""
    return Happened(row.seq, row.actor, restore_events(row.events), row.at)


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
