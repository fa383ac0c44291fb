"""One's own games: those that wait for one first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sqlalchemy import String, bindparam, exists, select

from hantise.server.errors import Conflict, NotFound
from hantise.server.forms import MyTables
from hantise.server.lobby.table_rows import selected, storable, table_rows
from hantise.server.people.seat_updates import tell_tables
from hantise.server.storage.schema import seats, tables
from hantise.server.tables.queries import OPEN
from hantise.server.wire import TableInfo, TableRow

if TYPE_CHECKING:
    from hantise.server.house import House

MOST_GOING_ON: Final = 200
MOST_OVER: Final = 30


# Composed once: that takes longer than to ask.
_PERSON: Final = bindparam("person", type_=String())
_MINE: Final = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person == _PERSON))
_OTHERS: Final = exists().where(
    seats.c.table_id == tables.c.id, seats.c.person.is_not(None), seats.c.person != _PERSON
)
_LAID: Final = exists().where(
    seats.c.table_id == tables.c.id, seats.c.person == _PERSON, seats.c.aside
)
GOING_ON: Final = (
    selected()
    .add_columns(_LAID.label("aside"))
    .where(_MINE, tables.c.status.in_(OPEN))
    .order_by(_OTHERS.desc(), tables.c.moved.desc(), tables.c.id)
    .limit(MOST_GOING_ON)
)
OVER: Final = (
    selected()
    .where(_MINE, tables.c.status == "over")
    .order_by(tables.c.ended.desc(), tables.c.id)
    .limit(MOST_OVER)
)


async def my_tables(house: "House", person: str) -> MyTables:
    """All that goes on for somebody, longest waiting first, and the latest that is over.

    If there is too much of it, games that somebody else waits for come before those against bots.
    """
    async with house.database.connect() as connection:
        now = (await connection.execute(GOING_ON, {"person": person})).all()
        then = (await connection.execute(OVER, {"person": person})).all()
    aside = {row.id for row in now if row.aside}
    rows = await table_rows(house, sorted(now, key=lambda row: (row.moved, row.id)), person)
    together = [row for row in rows if not against_bots(row.table)]
    alone = [row for row in reversed(rows) if against_bots(row.table)]
    return MyTables(
        waiting=tuple(row for row in together if row.waiting_for_me),
        playing=_playing_latest_first(together),
        open=tuple(row for row in rows if row.table.status == "waiting"),
        over=await table_rows(house, then, person),
        bots=tuple(row for row in alone if row.table.id not in aside),
        aside=tuple(row for row in alone if row.table.id in aside),
    )


def against_bots(table: TableInfo) -> bool:
    """Whether one person plays with bots alone: nobody else waits for him."""
    return table.status == "playing" and sum(not seat.own_bot for seat in table.seats) == 1


async def lay_aside(house: "House", person: str, ids: Sequence[str], aside: bool) -> None:
    """Lay games aside, or take them up again: all of them, or none if one cannot be.

    Those that have ended meanwhile need it no more.
    """
    if not storable(*ids):
        raise NotFound("error-no-table")
    async with house.database.connect() as connection:
        found = await connection.execute(
            select(seats.c.table_id).where(seats.c.person == person, seats.c.table_id.in_(ids))
        )
        mine = set(found.scalars())
    if mine != set(ids):
        raise NotFound("error-no-table")
    going_on = [each for each in await house.tables.infos(ids) if each.status in OPEN]
    if not all(against_bots(each) for each in going_on):
        raise Conflict("error-not-against-bots")
    changed = [each.id for each in going_on]
    async with house.database.begin() as connection:
        await connection.execute(
            seats.update()
            .where(seats.c.person == person, seats.c.table_id.in_(changed))
            .values(aside=aside)
        )
    await tell_tables(house, changed)


def _playing_latest_first(rows: Sequence[TableRow]) -> tuple[TableRow, ...]:
    return tuple(
        row for row in reversed(rows) if row.table.status == "playing" and not row.waiting_for_me
    )


async def next_waiting(house: "House", person: str, after: str | None) -> TableRow | None:
    """The table that has waited longest, or the one that comes after ``after`` in that order."""
    waiting = (await my_tables(house, person)).waiting
    ids = [row.table.id for row in waiting]
    if after in ids:
        place = ids.index(after)
        waiting = waiting[place + 1 :] + waiting[:place]
    return waiting[0] if waiting else None
