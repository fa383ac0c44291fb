"""What is forgotten, and what is not."""

import time

import pytest
from sqlalchemy import select

from hantise.server.people.cleanup import TRACELESS
from hantise.server.people.person import Person
from hantise.server.storage.schema import handovers, people, seats, sessions, tables
from tests.server.conftest import Visit


@pytest.mark.anyio
async def test_only_what_left_no_trace_is_forgotten(visit: Visit) -> None:
    house = visit.house

    async def guest(name: str) -> Person:
        person = await house.people.guests.come_in(name, "en", "en")
        await house.people.sessions.open(person.id)
        await house.people.handovers.make(person.id)
        return person

    gone, player, account, here = [await guest(f"Guest {number}") for number in range(4)]
    await house.people.mutes.mute(player.id, gone.id)
    await house.people.accounts.make(account, "An account", "a password", None)
    async with house.database.begin() as connection:
        await connection.execute(
            tables.insert().values(
                id="t",
                code="ABCD",
                game="ghosts",
                rules=1,
                players=2,
                options="{}",
                status="over",
                public=True,
                pace="{}",
                memory_aid=True,
                chat="off",
                rated=False,
                created=1,
                moved=1,
            )
        )
        await connection.execute(seats.insert().values(table_id="t", seat=0, person=player.id))
        long_ago = time.time() - TRACELESS - 1
        away = people.c.id.in_([gone.id, player.id, account.id])
        await connection.execute(people.update().where(away).values(seen=long_ago))
        await connection.execute(
            handovers.update().where(handovers.c.person == here.id).values(expires=1.0)
        )
        await connection.execute(
            sessions.update().where(sessions.c.person == player.id).values(seen=1.0)
        )
    await house.people.tidying.tidy()
    assert await house.people.person(gone.id) is None
    for person in (player, account, here):
        assert await house.people.person(person.id) is not None
    async with house.database.connect() as connection:
        of_sessions = set((await connection.execute(select(sessions.c.person))).scalars())
        of_codes = set((await connection.execute(select(handovers.c.person))).scalars())
    assert of_sessions == {account.id, here.id}
    assert of_codes == {player.id, account.id}


@pytest.mark.anyio
async def test_closed_games_forget_who_left_while_they_went_on(visit: Visit) -> None:
    house = visit.house
    left = await house.people.guests.come_in("Left", "en", "en")
    stays = await house.people.guests.come_in("Stays", "en", "en")
    shared = {"code": "ABCD", "game": "ghosts", "rules": 1, "players": 2, "options": "{}"}
    shared |= {"public": True, "pace": "{}", "memory_aid": True, "chat": "off", "rated": False}
    async with house.database.begin() as connection:
        for id in ("playing", "closed"):
            await connection.execute(
                tables.insert().values(**shared, id=id, status=id, created=1, moved=1)
            )
            for seat, person in enumerate((left, stays)):
                await connection.execute(
                    seats.insert().values(table_id=id, seat=seat, person=person.id)
                )
        await connection.execute(people.update().where(people.c.id == left.id).values(deleted=1.0))
    await house.people.tidying.tidy()
    query = select(seats.c.table_id, seats.c.person).order_by(seats.c.table_id, seats.c.seat)
    async with house.database.connect() as connection:
        sat = [tuple(row) for row in await connection.execute(query)]
    playing = [("playing", left.id), ("playing", stays.id)]
    assert sat == [("closed", None), ("closed", stays.id), *playing]
