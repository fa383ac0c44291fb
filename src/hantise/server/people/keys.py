"""Random secrets, their hashes, and the keys that the house makes for itself."""

import hashlib
import secrets as chance
from collections.abc import Callable

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from hantise.server.storage.database import Database
from hantise.server.storage.schema import secrets

READABLE = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and capitals that nobody confuses when reading them aloud or from paper."""


def hashed(secret: str) -> str:
    """What is stored of a random secret: it is long enough that a plain hash cannot be undone."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def new_id() -> str:
    """For a person or a token: says nothing, cannot be guessed."""
    return chance.token_hex(8)


def readable_code(groups: int) -> str:
    """Random groups of four signs, to be read and typed by people."""
    return "-".join("".join(chance.choice(READABLE) for _ in range(4)) for _ in range(groups))


def plain_code(given: str) -> str:
    """A code as it was made, however it was typed."""
    signs = [sign for sign in given.upper() if sign in READABLE]
    return "-".join("".join(signs[at : at + 4]) for at in range(0, len(signs), 4))


async def house_key(database: Database, name: str, make: Callable[[], bytes]) -> bytes:
    """A key of the house's own, made at the first start; all processes get the same."""
    query = select(secrets.c.value).where(secrets.c.name == name)
    async with database.connect() as connection:
        found = (await connection.execute(query)).scalar()
    if found is None:
        try:
            async with database.begin() as connection:
                await connection.execute(secrets.insert().values(name=name, value=make()))
        except IntegrityError:
            pass
        async with database.connect() as connection:
            found = (await connection.execute(query)).scalar_one()
    return bytes(found)
