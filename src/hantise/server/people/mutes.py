"""Whose chat somebody does not want to see."""

from typing import Final

from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from hantise.server.errors import BadRequest, Conflict, NotFound
from hantise.server.storage.database import Database
from hantise.server.storage.schema import mutes, people

MOST_MUTES: Final = 200


class Mutes:
    """Everybody's own list."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def mute(self, person_id: str, other_id: str) -> None:
        """Hear no more of somebody; twice is once."""
        if person_id == other_id:
            raise BadRequest("error-mute-oneself")
        there = select(people.c.id).where(people.c.id == other_id, people.c.deleted.is_(None))
        count = select(func.count()).where(mutes.c.person == person_id, mutes.c.muted != other_id)
        try:
            async with self._database.begin() as connection:
                if (await connection.execute(there)).first() is None:
                    raise NotFound
                if (await connection.execute(count)).scalar_one() >= MOST_MUTES:
                    raise Conflict("error-too-many-mutes", most=MOST_MUTES)
                await connection.execute(mutes.insert().values(person=person_id, muted=other_id))
        except IntegrityError:
            pass

    async def unmute(self, person_id: str, other_id: str) -> None:
        """Hear him again."""
        async with self._database.begin() as connection:
            await connection.execute(
                mutes.delete().where(mutes.c.person == person_id, mutes.c.muted == other_id)
            )
