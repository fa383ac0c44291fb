"""Records that somebody brought are his to delete; games that were played here stay."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.errors import Forbidden, NotFound
from hantise.server.lobby.table_rows import storable
from hantise.server.storage.schema import due, entries, messages, seats, tables

if TYPE_CHECKING:
    from hantise.server.house import House


async def delete_imported(house: "House", table_id: str, person: str) -> None:
    """Delete a record that this person imported; whoever looks at it is sent away."""
    if not storable(table_id):
        raise NotFound("error-no-record")
    query = select(tables.c.imported, tables.c.host).where(tables.c.id == table_id)
    async with house.database.begin(at_length=True) as connection:
        found = (await connection.execute(query.with_for_update())).first()
        if found is None:
            raise NotFound("error-no-record")
        if not found.imported or found.host != person:
            raise Forbidden("error-not-your-record")
        await delete_all_of(connection, [table_id])
    await house.tables.gone(table_id)


async def delete_all_of(connection: AsyncConnection, ids: Sequence[str]) -> None:
    """Delete imported records with all that belongs to them."""
    for table in (entries, messages, seats):
        await connection.execute(table.delete().where(table.c.table_id.in_(ids)))
    await connection.execute(due.delete().where(due.c.subject.in_(ids)))
    await connection.execute(tables.delete().where(tables.c.id.in_(ids)))
