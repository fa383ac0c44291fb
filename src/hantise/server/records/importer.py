"""A record file from elsewhere: read, played again, and kept as its importer's table."""

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec
from litestar import Request
from litestar.exceptions.http_exceptions import RequestEntityTooLarge
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.bots import bot_ids
from hantise.core.action import Action
from hantise.core.errors import BadRecord, UnknownBot
from hantise.core.event import Event, store_events
from hantise.core.record import LARGEST, Record, decode, rerun
from hantise.core.registry import find
from hantise.core.table import Table, TableEntry
from hantise.server.errors import BadRequest, Conflict, TooLarge
from hantise.server.people.names import LONGEST_NAME, clean_name
from hantise.server.records.deletion import delete_all_of
from hantise.server.records.stored_game import pack, unpack
from hantise.server.storage.schema import seats, tables
from hantise.server.tables.codes import new_id
from hantise.server.tables.model.append import EntryRow
from hantise.server.tables.model.standing import to_text
from hantise.server.wire import Pace
from hantise.text import Text

if TYPE_CHECKING:
    from hantise.server.house import House

MOST_ENTRIES: Final = 20_000
"""Half as much again as the longest game has: it re-runs within seconds."""
MOST_IMPORTED: Final = 500
"""By one person."""
LONGEST_START: Final = 4_000
"""Signs in a position."""
UNFINISHED: Final = "closed"
"""The status of a table whose rows are still being written: nobody is shown such a one."""


async def read_body(request: Request[Any, Any, Any]) -> bytes:
    """The body, given up as soon as it is too large: announced so, or found so."""
    try:
        return await request.body()
    except RequestEntityTooLarge as error:
        raise TooLarge("error-record-file-large", most=LARGEST // 1024**2) from error


class Import(msgspec.Struct, frozen=True):
    """A game read from a file, ready to be kept."""

    values: dict[str, Any]
    """Columns of its table."""
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    packed: list[bytes]

    def __repr__(self) -> str:
        return "<import>"  # the rows hold hands


def read_record(body: bytes, now: float) -> Import:
    """Read a file and play it again; `BadRecord` says what is wrong. Bounded work, in a worker."""
    record = decode(body)
    _refuse_bombs(record)
    _refuse_unknown_bots(record)
    table = rerun(record)
    outcome = table.outcome()
    values = {
        "game": table.game.about.id,
        "rules": table.game.rules_version,
        "players": table.game.players,
        "options": to_text(msgspec.structs.asdict(table.game.options)),
        "start": table.start,
        "seq": len(table.entries),
        "result": None if outcome is None else to_text(outcome),
    }
    names = tuple(_clean(seat.name, number) for number, seat in enumerate(table.seats))
    bots = tuple(seat.bot for seat in table.seats)
    return Import(values, names, bots, pack(_rows(table, now)))


def _refuse_bombs(record: Record) -> None:
    if len(record.entries) > MOST_ENTRIES:
        raise BadRecord("error-record-long", given=len(record.entries), most=MOST_ENTRIES)
    if record.start is not None and len(record.start) > LONGEST_START:
        raise BadRecord("error-record-start-long", most=LONGEST_START)


def _refuse_unknown_bots(record: Record) -> None:
    title = Text(find(record.game).about.id, "title")
    known = bot_ids(record.game)
    given = [seat.bot for seat in record.seats]
    given += [entry.bot for entry in record.entries if isinstance(entry, TableEntry)]
    for bot in given:
        if bot is not None and bot not in known:
            raise UnknownBot("error-unknown-bot", bot=bot[:40], game=title, known=", ".join(known))


def _clean(name: str, seat: int) -> str:
    try:
        return clean_name(name[:LONGEST_NAME])
    except BadRequest:
        return _letter(seat)


def _letter(seat: int) -> str:
    return chr(ord("A") + seat)


def _rows(table: Table, now: float) -> list[EntryRow]:
    """Every entry with its events, as a game played here would have left them."""
    again = Table(table.game, table.seats, table.start)
    rows = []
    for number, entry in enumerate(table.entries):
        actor = int(again.state.actor) if isinstance(entry, Action) else None
        events: list[Event] = again.enter(entry)
        text = entry.notation if isinstance(entry, Action) else to_text(entry)
        rows.append(EntryRow(number + 1, text, actor, store_events(events), now))
    return rows


async def refuse_too_many(house: "House", importer: str) -> None:
    """Nobody fills the house with files."""
    mine = select(func.count()).where(tables.c.host == importer, tables.c.imported)
    async with house.database.connect() as connection:
        if (await connection.execute(mine)).scalar_one() >= MOST_IMPORTED:
            raise Conflict("error-too-many-imported", most=MOST_IMPORTED)


async def keep(house: "House", read: Import, importer: str) -> str:
    """Store an imported game as a table of its importer, by link only; its id.

    Nobody's name is borrowed: a seat that bears that of an account here has a letter instead.
    The rows are written part by part, so that moves are written in between; the table is there
    once all of them are.
    """
    id, now = new_id(), time.time()
    guests = house.people.guests
    names = [
        _letter(number) if await guests.is_taken(name, importer) else name
        for number, name in enumerate(read.names)
    ]
    async with house.database.begin() as connection:
        await connection.execute(
            tables.insert().values(
                **read.values,
                id=id,
                code="",
                status=UNFINISHED,
                public=False,
                pace=to_text(Pace()),
                memory_aid=True,
                chat="off",
                rated=False,
                imported=True,
                host=importer,
                created=now,
                started=now,
                moved=now,
                ended=now,
            )
        )
        await connection.execute(
            seats.insert(),
            [
                {"table_id": id, "seat": number, "name": name, "bot": bot, "guest": False}
                for number, (name, bot) in enumerate(zip(names, read.bots, strict=True))
            ],
        )
    try:
        async with house.jobs.storing:
            for part in read.packed:
                await house.database.add_entries(id, unpack([part]))
        async with house.database.begin() as connection:
            await connection.execute(tables.update().where(tables.c.id == id).values(status="over"))
    except BaseException:
        await asyncio.shield(_forget(house, id))
        raise
    return id


async def _forget(house: "House", id: str) -> None:
    async with house.database.begin(at_length=True) as connection:
        await delete_all_of(connection, [id])


async def forget_unfinished(connection: AsyncConnection, before: float) -> None:
    """Imports that a process did not live to finish."""
    left = select(tables.c.id).where(
        tables.c.imported, tables.c.status == UNFINISHED, tables.c.created < before
    )
    await delete_all_of(connection, (await connection.execute(left)).scalars().all())
