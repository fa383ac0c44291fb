"""Codes that bring somebody to another device, once and within minutes."""

import time
from typing import Final

from hantise.server.errors import Forbidden
from hantise.server.people.keys import hashed, plain_code, readable_code
from hantise.server.people.sessions import refuse_ended
from hantise.server.storage.database import Database
from hantise.server.storage.schema import handovers

LIFETIME: Final = 600.0
GROUPS: Final = 3
"""Of four signs each: 59 bits, good for ten minutes."""


class Handovers:
    """Makes and takes codes; only their hashes are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person_id: str, session: str | None = None) -> tuple[str, float]:
        """A code, made in a session, and when it ends; an earlier one is no longer good."""
        code, now = readable_code(GROUPS), time.time()
        async with self._database.begin() as connection:
            await refuse_ended(connection, session)
            await connection.execute(
                handovers.delete().where(
                    (handovers.c.person == person_id) | (handovers.c.expires <= now)
                )
            )
            await connection.execute(
                handovers.insert().values(
                    hash=hashed(code), person=person_id, expires=now + LIFETIME
                )
            )
        return code, now + LIFETIME

    async def take(self, given: str) -> str:
        """Whose code it is; it is good no more."""
        async with self._database.begin() as connection:
            taken = await connection.execute(
                handovers.delete()
                .where(
                    handovers.c.hash == hashed(plain_code(given)),
                    handovers.c.expires > time.time(),
                )
                .returning(handovers.c.person)
            )
            person_id = taken.scalar()
        if person_id is None:
            raise Forbidden("error-handover")
        return str(person_id)
