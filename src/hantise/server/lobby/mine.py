"""One's own games: those that wait for one first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Select, exists, select

from hantise.server.forms import MyTables
from hantise.server.lobby.rows import selected, table_rows
from hantise.server.storage.schema import seats, tables
from hantise.server.wire import TableRow

if TYPE_CHECKING:
    from hantise.server.house import House

MOST_GOING_ON: Final = 200
MOST_OVER: Final = 30


def _own(person: str, statuses: Sequence[str]) -> Select[Any]:
    own = select(seats.c.table_id).where(seats.c.person == person)
    return selected().where(tables.c.id.in_(own), tables.c.status.in_(statuses))


async def my_tables(house: "House", person: str) -> MyTables:
    """All that goes on for somebody, longest waiting first, and the latest that is over.

    If there is too much of it, games that somebody else waits for come before those against bots.
    """
    others = exists().where(
        seats.c.table_id == tables.c.id, seats.c.person.is_not(None), seats.c.person != person
    )
    going_on = _own(person, ("waiting", "playing")).add_columns(tables.c.moved)
    going_on = going_on.order_by(others.desc(), tables.c.moved.desc(), tables.c.id)
    over = _own(person, ("over",)).order_by(tables.c.ended.desc(), tables.c.id)
    async with house.database.connect() as connection:
        now = (await connection.execute(going_on.limit(MOST_GOING_ON))).all()
        then = (await connection.execute(over.limit(MOST_OVER))).all()
    rows = await table_rows(house, sorted(now, key=lambda row: (row.moved, row.id)), person)
    return MyTables(
        waiting=tuple(row for row in rows if row.waiting_for_me),
        playing=_playing_latest_first(rows),
        open=tuple(row for row in rows if row.table.status == "waiting"),
        over=await table_rows(house, then, person),
    )


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
