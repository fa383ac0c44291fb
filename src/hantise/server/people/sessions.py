"""Devices that are signed in: a signed cookie whose hash the database knows."""

import secrets as chance
import time
from hashlib import sha256
from typing import Any, Final

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import select

from hantise.server.people.keys import hashed, house_key
from hantise.server.people.person import COLUMNS, Person, person_of
from hantise.server.storage.database import Database
from hantise.server.storage.schema import handovers, people, sessions

COOKIE: Final = "hantise"
LIFETIME: Final = 400 * 24 * 3600
"""As long as browsers keep a cookie at most; it starts anew with every visit."""
MOST_SESSIONS: Final = 50
"""The devices of one person; the one not seen for longest goes first."""
LONGEST_COOKIE: Final = 200


class Sessions:
    """Opens, recognises and closes sessions."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._signer: Signer

    async def start(self) -> None:
        """Get the key that signs cookies; the first start makes it."""
        key = await house_key(self._database, "cookie", lambda: chance.token_bytes(32))
        self._signer = Signer(key, salt="hantise.session", digest_method=sha256)

    def secret_of(self, cookie: str) -> str | None:
        """The secret in a cookie; None if we did not sign it."""
        if len(cookie) > LONGEST_COOKIE or not cookie.isascii():
            return None
        try:
            return self._signer.unsign(cookie).decode("ascii")
        except BadSignature:
            return None

    def id_of(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        """The session that a connection claims; whether it is still open the database knows."""
        cookie = connection.cookies.get(COOKIE)
        secret = self.secret_of(cookie) if cookie else None
        return hashed(secret) if secret else None

    async def open(self, person_id: str) -> str:
        """Sign a device in: the cookie's value."""
        secret = chance.token_urlsafe(24)
        now = time.time()
        mine = sessions.c.person == person_id
        latest = (
            select(sessions.c.id)
            .where(mine)
            .order_by(sessions.c.seen.desc())
            .limit(MOST_SESSIONS - 1)
        )
        async with self._database.begin() as connection:
            kept = (await connection.execute(latest)).scalars().all()
            if len(kept) == MOST_SESSIONS - 1:
                await connection.execute(sessions.delete().where(mine, sessions.c.id.not_in(kept)))
            await connection.execute(
                sessions.insert().values(id=hashed(secret), person=person_id, created=now, seen=now)
            )
        return self._signer.sign(secret).decode("ascii")

    async def find(self, session_id: str) -> tuple[Person, float] | None:
        """Whose session it is and when it was last seen."""
        query = (
            select(*COLUMNS, sessions.c.seen)
            .join(people, people.c.id == sessions.c.person)
            .where(
                sessions.c.id == session_id,
                sessions.c.seen > time.time() - LIFETIME,
                people.c.deleted.is_(None),
            )
        )
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (person_of(row), row.seen)

    async def touch(self, session_id: str, person_id: str) -> None:
        """Note that somebody is here."""
        now = time.time()
        async with self._database.begin() as connection:
            await connection.execute(
                sessions.update().where(sessions.c.id == session_id).values(seen=now)
            )
            await connection.execute(
                people.update().where(people.c.id == person_id).values(seen=now)
            )

    async def close(self, session_id: str) -> None:
        """Sign a device out."""
        async with self._database.begin() as connection:
            await connection.execute(sessions.delete().where(sessions.c.id == session_id))

    async def close_all(self, person_id: str, but: str | None = None) -> None:
        """Sign all of somebody's devices out, but one; no code brings him to another."""
        async with self._database.begin() as connection:
            await connection.execute(handovers.delete().where(handovers.c.person == person_id))
            await connection.execute(
                sessions.delete().where(
                    sessions.c.person == person_id, sessions.c.id != (but or "")
                )
            )


def session_cookie(value: str, *, secure: bool) -> Cookie:
    """The cookie that signs a device in."""
    return Cookie(
        key=COOKIE,
        value=value,
        max_age=LIFETIME,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )


def no_cookie(*, secure: bool) -> Cookie:
    """The cookie that takes it back."""
    return Cookie(
        key=COOKIE, value="", max_age=0, path="/", secure=secure, httponly=True, samesite="lax"
    )
