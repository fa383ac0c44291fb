"""Deleting an account: the games stay, the person does not."""

import time
from typing import TYPE_CHECKING

from sqlalchemy import select

from hantise.server.people.names import ANONYMOUS
from hantise.server.people.person import Person
from hantise.server.people.seat_updates import GOING_ON, tell_tables
from hantise.server.storage.schema import (
    castles,
    handovers,
    messages,
    mutes,
    people,
    pushes,
    puzzles_done,
    rated,
    ratings,
    seats,
    sessions,
    tables,
    tokens,
)

if TYPE_CHECKING:
    from hantise.server.house import House


async def leave_for_good(house: "House", person: Person) -> None:
    """Delete everything about somebody; in games his seats bear no name any more.

    In games that are going on a bot takes over, so the seat still refers to the row that is left
    of him, which says nothing. Nothing refers to it from finished games.
    """
    await house.tables.abandon(person.id)
    mine = seats.c.person == person.id
    with_status = select(tables.c.id).where(tables.c.status.in_(GOING_ON))
    waiting = select(tables.c.id).where(tables.c.status == "waiting")
    async with house.database.begin(at_length=True) as connection:
        going_on = (
            await connection.execute(
                select(seats.c.table_id).where(mine, seats.c.table_id.in_(with_status)).distinct()
            )
        ).scalars()
        table_ids = sorted(going_on)
        await connection.execute(
            seats.update()
            .where(mine, seats.c.table_id.in_(waiting))
            .values(person=None, name="", guest=False)
        )
        await connection.execute(seats.update().where(mine).values(name=ANONYMOUS, guest=True))
        await connection.execute(
            seats.update().where(mine, seats.c.table_id.not_in(with_status)).values(person=None)
        )
        await connection.execute(
            tables.update().where(tables.c.host == person.id).values(host=None)
        )
        await connection.execute(
            messages.update()
            .where(messages.c.person == person.id)
            .values(person=None, name=ANONYMOUS)
        )
        kept = (sessions, tokens, handovers, pushes, ratings, rated, castles, puzzles_done)
        for table in kept:
            await connection.execute(table.delete().where(table.c.person == person.id))
        await connection.execute(
            mutes.delete().where((mutes.c.person == person.id) | (mutes.c.muted == person.id))
        )
        now = time.time()
        await connection.execute(
            people.update()
            .where(people.c.id == person.id)
            .values(
                name=ANONYMOUS,
                name_key=None,
                password=None,
                recovery=None,
                mail=None,
                mail_confirmed=False,
                mailed=0.0,
                language=None,
                admin=False,
                deleted=now,
                seen=now,
            )
        )
    await house.people.changed(person.id)
    await house.people.hang_up(person.id)
    await tell_tables(house, table_ids)
