"""Guests: somebody who came in, with a name and nothing else."""

import time
from collections.abc import Iterable

from sqlalchemy import select

from hantise.server.errors import Conflict
from hantise.server.people.keys import new_id
from hantise.server.people.names import clean_name, ghostly_name, is_reserved, key_of
from hantise.server.people.person import Person
from hantise.server.storage.database import Database
from hantise.server.storage.schema import people

TRIES = 20
"""How often another ghostly name is made up when an account bears it already."""


class Guests:
    """Lets guests in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def come_in(self, name: str | None, language: str | None, spoken: str) -> Person:
        """A new guest; without a name one is made up in ``spoken``."""
        shown = await self.made_up(spoken) if name is None else await self.free_name(name)
        person = Person(id=new_id(), name=shown, guest=True, language=language)
        now = time.time()
        async with self._database.begin() as connection:
            await connection.execute(
                people.insert().values(
                    id=person.id, name=shown, language=language, created=now, seen=now
                )
            )
        return person

    async def free_name(self, given: str, person_id: str | None = None) -> str:
        """A name, cleaned, that no account but one's own bears; guests may share one."""
        name = clean_name(given)
        if await self.is_taken(name, person_id):
            raise Conflict("error-name-taken", name=name)
        return name

    async def refuse_taken(self, names: Iterable[str], person: Person) -> None:
        """`Conflict` if one of the names that somebody gave to his seats is somebody else's."""
        for name in names:
            if name != person.name:
                await self.free_name(name, person.id)

    async def is_taken(self, name: str, person_id: str | None) -> bool:
        """Whether a name would pass for the house or for somebody else's account."""
        return is_reserved(name) or await self._borne(name, person_id)

    async def made_up(self, language: str) -> str:
        """A ghostly name that no account bears."""
        name = ghostly_name(language)
        for _ in range(TRIES):
            if not await self._borne(name, None):
                break
            name = ghostly_name(language)
        return name

    async def _borne(self, name: str, person_id: str | None) -> bool:
        query = select(people.c.id).where(people.c.name_key == key_of(name))
        async with self._database.connect() as connection:
            owner = (await connection.execute(query)).scalar()
        return owner is not None and owner != person_id
