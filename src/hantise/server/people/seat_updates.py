"""What a person's change of name, of device or departure does to the seats he holds."""

from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.people.person import Person
from hantise.server.storage.schema import people, seats, tables

if TYPE_CHECKING:
    from hantise.server.house import House

GOING_ON = ("waiting", "playing")


async def rename(connection: AsyncConnection, person: Person, name: str) -> list[str]:
    """Put a new name on the seats at tables that are going on: the ids of these tables.

    A seat of a hot seat keeps the name that was given to it.
    """
    going_on = select(tables.c.id).where(tables.c.status.in_(GOING_ON))
    changed = await connection.execute(
        seats.update()
        .where(
            seats.c.person == person.id,
            seats.c.name == person.name,
            seats.c.table_id.in_(going_on),
        )
        .values(name=name)
        .returning(seats.c.table_id)
    )
    return sorted(set(changed.scalars()))


async def make_known(connection: AsyncConnection, person: Person, name: str) -> list[str]:
    """A guest became an account: his seats at tables that are going on say so."""
    await rename(connection, person, name)
    going_on = select(tables.c.id).where(tables.c.status.in_(GOING_ON))
    changed = await connection.execute(
        seats.update()
        .where(seats.c.person == person.id, seats.c.table_id.in_(going_on))
        .values(guest=False)
        .returning(seats.c.table_id)
    )
    return sorted(set(changed.scalars()))


async def hand_to(connection: AsyncConnection, guest: Person, owner: Person) -> list[str]:
    """Give a guest's games to somebody else: the ids of the tables.

    Finished ones keep the name they were played under. A table where the other one sits already
    stays as it is.
    """
    of_owner = select(seats.c.table_id).where(seats.c.person == owner.id)
    moving = (
        select(tables.c.id)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person == guest.id, tables.c.id.not_in(of_owner))
    )
    ids = sorted(set((await connection.execute(moving)).scalars()))
    his = (seats.c.table_id.in_(ids), seats.c.person == guest.id)
    going_on = seats.c.table_id.in_(select(tables.c.id).where(tables.c.status.in_(GOING_ON)))
    await connection.execute(
        seats.update().where(*his, going_on, seats.c.name == guest.name).values(name=owner.name)
    )
    await connection.execute(seats.update().where(*his, going_on).values(guest=owner.guest))
    await connection.execute(seats.update().where(*his).values(person=owner.id))
    await connection.execute(
        tables.update()
        .where(tables.c.id.in_(ids) | tables.c.imported, tables.c.host == guest.id)
        .values(host=owner.id)
    )
    return ids


async def forget_departed(connection: AsyncConnection) -> None:
    """Nothing refers from a game that is over to somebody who left for good while it went on."""
    over = select(tables.c.id).where(tables.c.status.not_in(GOING_ON))
    departed = select(people.c.id).where(people.c.deleted.is_not(None))
    await connection.execute(
        seats.update()
        .where(seats.c.person.in_(departed), seats.c.table_id.in_(over))
        .values(person=None)
    )


async def tell_tables(house: "House", table_ids: list[str]) -> None:
    """Let every process read again who sits where."""
    for table_id in table_ids:
        await house.tables.people_changed(table_id)
        await house.database.notify(f"table-changed:{table_id}")
        house.lobby.changed(table_id)
