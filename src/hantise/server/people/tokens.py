"""Tokens with which programs act for an account."""

import secrets as chance
import time
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.errors import Conflict, Forbidden, NotFound
from hantise.server.forms import Token
from hantise.server.people.keys import hashed, new_id
from hantise.server.people.names import clean_line
from hantise.server.people.person import COLUMNS, Person, person_of
from hantise.server.people.sessions import refuse_ended
from hantise.server.storage.database import Database
from hantise.server.storage.schema import people, tokens

PREFIX: Final = "hnt_"
"""So that people and scanners recognise a token that got into the wrong place."""
MOST_TOKENS: Final = 10
LONGEST_TOKEN: Final = 100


class Tokens:
    """Makes, lists, recognises and deletes tokens; only their hashes are stored."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, person: Person, label: str, session: str | None = None) -> Token:
        """A new token, made in a session; its secret is in the answer and nowhere else."""
        if person.guest:
            raise Forbidden("error-needs-account")
        label = clean_line(label, "label")
        secret = PREFIX + chance.token_urlsafe(32)
        token = Token(id=new_id(), label=label, created=time.time(), secret=secret)
        count = select(func.count()).where(tokens.c.person == person.id)
        async with self._database.begin() as connection:
            await refuse_ended(connection, session)
            if (await connection.execute(count)).scalar_one() >= MOST_TOKENS:
                raise Conflict("error-too-many-tokens", most=MOST_TOKENS)
            await connection.execute(
                tokens.insert().values(
                    id=token.id,
                    person=person.id,
                    hash=hashed(secret),
                    label=label,
                    created=token.created,
                )
            )
        return token

    async def list(self, person_id: str) -> tuple[Token, ...]:
        """Somebody's tokens, oldest first, without their secrets."""
        query = (
            select(tokens.c.id, tokens.c.label, tokens.c.created, tokens.c.used)
            .where(tokens.c.person == person_id)
            .order_by(tokens.c.created)
        )
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(
            Token(id=row.id, label=row.label, created=row.created, used=row.used) for row in rows
        )

    async def delete(self, person_id: str, token_id: str) -> None:
        """Take a token back."""
        async with self._database.begin() as connection:
            gone = await connection.execute(
                tokens.delete().where(tokens.c.person == person_id, tokens.c.id == token_id)
            )
        if not gone.rowcount:
            raise NotFound

    async def find(self, token_hash: str) -> tuple[Person, float] | None:
        """Whose token it is and when it was last used."""
        query = (
            select(*COLUMNS, tokens.c.used)
            .join(people, people.c.id == tokens.c.person)
            .where(tokens.c.hash == token_hash, people.c.deleted.is_(None))
        )
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (person_of(row), row.used or 0.0)

    async def touch(self, token_hash: str) -> None:
        """Note that it was used."""
        async with self._database.begin() as connection:
            await connection.execute(
                tokens.update().where(tokens.c.hash == token_hash).values(used=time.time())
            )


async def delete_all(connection: AsyncConnection, person_id: str) -> None:
    """Take all of somebody's tokens back."""
    await connection.execute(tokens.delete().where(tokens.c.person == person_id))
