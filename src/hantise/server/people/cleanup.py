"""Periodic deletion of old codes, old sessions, and guests who left no trace."""

import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import exists, select

from hantise.server.people.seat_updates import forget_departed
from hantise.server.people.sessions import LIFETIME, end_sessions
from hantise.server.records.importer import forget_unfinished
from hantise.server.storage.schema import (
    castles,
    handovers,
    messages,
    mutes,
    people,
    pushes,
    puzzles_done,
    rated,
    seats,
    sessions,
    tables,
)
from hantise.server.tables.model.append import DueRow

if TYPE_CHECKING:
    from hantise.server.house import House

KIND: Final = "people"
EVERY: Final = 6 * 3600.0
TRACELESS: Final = 60 * 24 * 3600.0
"""A guest who was not here for so long, and who never sat down, spoke or kept a castle, is gone."""
AT_ONCE: Final = 500


class Tidying:
    """Work for later that sets itself again."""

    def __init__(self, house: "House") -> None:
        self._house = house

    async def start(self) -> None:
        """Tidy soon, and from then on every few hours."""
        self._house.due.on(KIND, self._tidy)
        await self._house.due.set(DueRow(KIND, "tidy", time.time() + EVERY / 6))

    async def _tidy(self, subject: str, data: str) -> None:
        await self.tidy()
        await self._house.due.set(DueRow(KIND, "tidy", time.time() + EVERY))

    async def tidy(self) -> None:
        """Forget what nobody needs."""
        now = time.time()
        gone = (
            select(people.c.id)
            .where(
                people.c.password.is_(None),
                people.c.deleted.is_(None),
                people.c.seen < now - TRACELESS,
                ~exists().where(seats.c.person == people.c.id),
                ~exists().where(tables.c.host == people.c.id),
                ~exists().where(messages.c.person == people.c.id),
                ~exists().where(rated.c.person == people.c.id),
                ~exists().where(castles.c.person == people.c.id),
            )
            .limit(AT_ONCE)
        )
        async with self._house.database.begin(at_length=True) as connection:
            await connection.execute(handovers.delete().where(handovers.c.expires <= now))
            await end_sessions(connection, sessions.c.seen <= now - LIFETIME)
            await forget_departed(connection)
            await forget_unfinished(connection, now - EVERY)
            ids = (await connection.execute(gone)).scalars().all()
            for table in (sessions, handovers, pushes, mutes, puzzles_done):
                await connection.execute(table.delete().where(table.c.person.in_(ids)))
            await connection.execute(mutes.delete().where(mutes.c.muted.in_(ids)))
            await connection.execute(people.delete().where(people.c.id.in_(ids)))
        for person_id in ids:
            await self._house.people.changed(person_id)
