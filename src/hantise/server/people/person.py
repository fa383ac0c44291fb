"""Somebody, as the rest of the house knows him."""

from typing import Any

import msgspec
from sqlalchemy import Row

from hantise.server.storage.schema import people


class Person(msgspec.Struct, frozen=True):
    """A guest or an account. Nothing in it is secret."""

    id: str
    name: str
    guest: bool
    admin: bool = False
    language: str | None = None
    muted_until: float = 0.0
    banned_until: float = 0.0


COLUMNS = (
    people.c.id,
    people.c.name,
    people.c.password.is_(None).label("guest"),
    people.c.admin,
    people.c.language,
    people.c.muted_until,
    people.c.banned_until,
)
"""What a `Person` is made of; the password itself stays in the database."""


def person_of(row: Row[Any]) -> Person:
    """A person from a row of `COLUMNS`."""
    return Person(
        id=row.id,
        name=row.name,
        guest=bool(row.guest),
        admin=bool(row.admin),
        language=row.language,
        muted_until=row.muted_until,
        banned_until=row.banned_until,
    )
