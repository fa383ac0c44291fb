"""Devices that are signed in: a signed cookie whose hash the database knows."""

import secrets as chance
import time
from hashlib import sha256
from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, Signer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.errors import Forbidden, NotFound, NotSignedIn
from hantise.server.forms import Session
from hantise.server.people.keys import hashed, house_key
from hantise.server.people.person import COLUMNS, Person, person_of
from hantise.server.people.user_agents import UNKNOWN, Device
from hantise.server.storage.database import Database
from hantise.server.storage.schema import handovers, people, pushes, sessions

COOKIE: Final = "hantise"
LIFETIME: Final = 400 * 24 * 3600
"""As long as browsers keep a cookie at most; it starts anew with every visit."""
MOST_SESSIONS: Final = 50
"""The devices of one person; the one not seen for longest goes first."""
LONGEST_COOKIE: Final = 200
SHOWN: Final = 16
"""How much of a session's id a list shows: enough to name it, not to know it."""


class Opened(NamedTuple):
    """A new session."""

    cookie: str
    id: str
    ended_others: bool


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

    async def open(
        self,
        person_id: str,
        device: Device = UNKNOWN,
        old: str | None = None,
        password: str | None = None,
    ) -> Opened:
        """Sign a device in, in the place of its ``old`` session.

        Of too many devices the one not seen for longest goes. `Forbidden` if somebody came by a
        ``password`` (as it is stored) that has been changed since it was looked at.
        """
        mine = (sessions.c.person == person_id) & (sessions.c.id != (old or ""))
        latest = select(sessions.c.id).where(mine).order_by(sessions.c.seen.desc())
        same = select(people.c.id).where(people.c.id == person_id, people.c.password == password)
        async with self._database.begin() as connection:
            if password is not None and await _is_gone(connection, same):
                raise Forbidden("error-wrong-sign-in")
            known = (await connection.execute(latest)).scalars().all()
            gone = known[MOST_SESSIONS - 1 :]
            await end_sessions(connection, sessions.c.id.in_(gone))
            return await self._insert(connection, person_id, device, old, bool(gone))

    async def renew(
        self, connection: AsyncConnection, person_id: str, device: Device, old: str | None
    ) -> Opened:
        """A new session for this device, and the end of all others and of codes for devices."""
        opened = await self._insert(connection, person_id, device, old, True)
        await end_all(connection, person_id, opened.id)
        return opened

    async def _insert(
        self,
        connection: AsyncConnection,
        person_id: str,
        device: Device,
        old: str | None,
        ended_others: bool,
    ) -> Opened:
        """The device keeps its notifications."""
        secret, now = chance.token_urlsafe(24), time.time()
        id = hashed(secret)
        await connection.execute(
            sessions.insert().values(
                id=id, person=person_id, created=now, seen=now, **device._asdict()
            )
        )
        if old is not None:
            await connection.execute(
                pushes.update().where(pushes.c.session == old).values(person=person_id, session=id)
            )
            await end_sessions(connection, sessions.c.id == old)
        return Opened(self._signer.sign(secret).decode("ascii"), id, ended_others)

    async def list(self, person_id: str, here: str | None) -> tuple[Session, ...]:
        """Somebody's devices: the one that asks first, then those seen last."""
        query = (
            select(sessions)
            .where(sessions.c.person == person_id, sessions.c.seen > time.time() - LIFETIME)
            .order_by(sessions.c.seen.desc(), sessions.c.id)
        )
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).all()
        return tuple(
            Session(
                id=row.id[:SHOWN],
                browser=row.browser,
                system=row.system,
                created=row.created,
                seen=row.seen,
                here=row.id == here,
            )
            for row in sorted(rows, key=lambda row: row.id != here)
        )

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
            await end_sessions(connection, sessions.c.id == session_id)

    async def close_one(self, person_id: str, shown: str) -> None:
        """Sign one of somebody's devices out, by what a list shows of it."""
        mine = sessions.c.person == person_id
        async with self._database.begin() as connection:
            ids = (await connection.execute(select(sessions.c.id).where(mine))).scalars()
            found = [id for id in ids if id[:SHOWN] == shown]
            if not found:
                raise NotFound
            await end_sessions(connection, sessions.c.id.in_(found))

    async def close_all(self, person_id: str, but: str | None = None) -> None:
        """Sign all of somebody's devices out, but one; no code brings him to another."""
        async with self._database.begin() as connection:
            await end_all(connection, person_id, but)


async def end_all(connection: AsyncConnection, person_id: str, but: str | None = None) -> None:
    """Sign all devices but one out, and let no code bring anybody to another."""
    await end_sessions(
        connection, (sessions.c.person == person_id) & (sessions.c.id != (but or ""))
    )
    await connection.execute(
        # Also those of whom no session is known.
        pushes.delete().where(
            pushes.c.person == person_id, func.coalesce(pushes.c.session, "") != (but or "-")
        )
    )
    # Last: whoever made one until now did so in a session that had not ended (`refuse_ended`).
    await connection.execute(handovers.delete().where(handovers.c.person == person_id))


async def refuse_ended(connection: AsyncConnection, session_id: str | None) -> None:
    """`NotSignedIn` if a session has ended since somebody was recognised by it.

    What outlives a session, such as a token, is made in the same transaction.
    """
    query = select(sessions.c.id).where(sessions.c.id == session_id)
    if session_id is not None and await _is_gone(connection, query):
        raise NotSignedIn


async def _is_gone(connection: AsyncConnection, query: Select[tuple[str]]) -> bool:
    """Whether there is no such row; one that is there stays until the transaction ends."""
    return (await connection.execute(query.with_for_update(read=True))).first() is None


async def end_sessions(connection: AsyncConnection, which: ColumnElement[bool]) -> None:
    """Sign devices out; they get no notifications any more either."""
    ended = await connection.execute(sessions.delete().where(which).returning(sessions.c.id))
    await connection.execute(pushes.delete().where(pushes.c.session.in_(ended.scalars().all())))


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
