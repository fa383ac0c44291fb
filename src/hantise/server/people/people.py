"""Recognises people on every connection and knows them by id."""

import time
from collections.abc import Awaitable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Final

from litestar.connection import ASGIConnection
from litestar.types import Scope
from sqlalchemy import select

from hantise.server.errors import Forbidden, NotSignedIn, Unavailable
from hantise.server.languages import PERSON
from hantise.server.people.accounts import Accounts
from hantise.server.people.cleanup import Tidying
from hantise.server.people.device_codes import Handovers
from hantise.server.people.email_confirmation import Confirming
from hantise.server.people.guests import Guests
from hantise.server.people.identity_cache import Recognised
from hantise.server.people.keys import hashed
from hantise.server.people.mutes import Mutes
from hantise.server.people.person import COLUMNS, Person, person_of
from hantise.server.people.sessions import Sessions
from hantise.server.people.tokens import LONGEST_TOKEN, PREFIX, Tokens
from hantise.server.storage.schema import audit, people

if TYPE_CHECKING:
    from hantise.server.house import House

__all__ = ["People", "Person"]

Connection = ASGIConnection[Any, Any, Any, Any]

BY_TOKEN = "hantise.token"
"""Where a connection's scope says that a program asks, with a token."""
CREDENTIAL = "hantise.credential"
"""Where it keeps the hash of the session or the token."""
SEEN_EVERY: Final = 300.0
"""Seconds between two notes that somebody is here."""
MOST_NOTED: Final = 20_000


class People:
    """Everybody. The parts are here too: `sessions`, `accounts`, `guests`, `tokens` …"""

    def __init__(self, house: "House") -> None:
        database = house.database
        self._house = house
        self._database = database
        self._recognised = Recognised()
        self._noted: dict[str, float] = {}
        self.sessions = Sessions(database)
        self.accounts = Accounts(database)
        self.guests = Guests(database)
        self.tokens = Tokens(database)
        self.handovers = Handovers(database)
        self.mutes = Mutes(database)
        self.confirming = Confirming(house)
        self.tidying = Tidying(house)

    async def start(self) -> None:
        """Get the keys; listen to what other processes change."""
        await self.sessions.start()
        await self.confirming.start()
        await self.tidying.start()
        self._database.hear("person", self._heard)
        self._database.hear("hang-up", self._hang_up)
        self._database.hear("banned", self._expel)
        self._database.missed(self._missed)

    async def _heard(self, person_id: str) -> None:
        self._recognised.forget(person_id)

    async def _missed(self) -> None:
        self._recognised.forget_all()

    async def changed(self, person_id: str) -> None:
        """To be called after every change to somebody or his sessions and tokens."""
        self._recognised.forget(person_id)
        await self._database.notify(f"person:{person_id}")

    async def hang_up(self, person_id: str, but: str | None = None) -> None:
        """End somebody's websockets everywhere, but those of one session.

        To be called when sessions or tokens end or the person is another now; whoever may come
        back does so by himself.
        """
        news = f"{person_id}:{but or ''}"
        await self._hang_up(news)
        await self._database.notify(f"hang-up:{news}")

    async def _hang_up(self, news: str) -> None:
        person_id, _, but = news.partition(":")
        self._recognised.forget(person_id)
        await self._house.safety.sockets.hang_up(person_id, but)

    async def expel(self, person_id: str) -> None:
        """Close the tables to somebody who was banned, everywhere and now."""
        await self._expel(person_id)
        await self._database.notify(f"banned:{person_id}")

    async def _expel(self, person_id: str) -> None:
        self._recognised.forget(person_id)
        self._house.tables.expel(person_id)

    async def identify(self, connection: Connection) -> Person | None:
        """Who is at the other end: by cookie, or by token for programs; None: nobody we know."""
        scope = connection.scope
        if PERSON in scope:
            known: Person | None = scope[PERSON]  # type: ignore[literal-required]
            return known
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            scope[BY_TOKEN] = True  # type: ignore[literal-required]
            scope[CREDENTIAL] = hashed(authorization)  # type: ignore[literal-required]
            person = await self._by_token(authorization)
        else:
            person = await self._by_session(connection)
        scope[PERSON] = person  # type: ignore[literal-required]
        return person

    def is_recognised(self, connection: Connection) -> bool:
        """Whether nothing is known to have changed since somebody was identified."""
        return self._recognised.find(credential_of(connection.scope)) is not None

    async def require(self, connection: Connection) -> Person:
        """Who is at the other end; `NotSignedIn` if nobody we know."""
        person = await self.identify(connection)
        if person is None:
            raise NotSignedIn
        return person

    async def require_oneself(self, connection: Connection) -> Person:
        """The person himself and not a program of his: what touches the account needs that."""
        person = await self.require(connection)
        if BY_TOKEN in connection.scope:
            raise Forbidden("error-token-manages")
        return person

    async def require_admin(self, connection: Connection) -> Person:
        """An administrator himself; `Forbidden` for everybody else."""
        person = await self.require_oneself(connection)
        if not person.admin:
            raise Forbidden("error-admin-only")
        return person

    async def _by_session(self, connection: Connection) -> Person | None:
        session_id = self.sessions.id_of(connection)
        if session_id is None:
            return None
        connection.scope[CREDENTIAL] = session_id  # type: ignore[literal-required]
        person = self._recognised.find(session_id)
        if person is None:
            changes = self._recognised.changes
            found = await self.sessions.find(session_id)
            if found is None:
                return None
            person, seen = found
            self._recognised.remember(session_id, person, changes)
            if self._should_note(session_id, seen):
                await self._noted_if_possible(self.sessions.touch(session_id, person.id))
        return person

    async def _by_token(self, authorization: str) -> Person | None:
        scheme, _, secret = authorization.strip().partition(" ")
        secret = secret.strip()
        if scheme.lower() != "bearer" or not secret.startswith(PREFIX):
            return None
        if len(secret) > LONGEST_TOKEN:
            return None
        token_hash = hashed(secret)
        person = self._recognised.find(token_hash)
        if person is None:
            changes = self._recognised.changes
            found = await self.tokens.find(token_hash)
            if found is None:
                return None
            person, used = found
            self._recognised.remember(token_hash, person, changes)
            if self._should_note(token_hash, used):
                await self._noted_if_possible(self.tokens.touch(token_hash))
        return person

    async def _noted_if_possible(self, note: Awaitable[None]) -> None:
        """Whoever only reads need not wait for a database that can be written."""
        with suppress(Unavailable):
            await note

    def _should_note(self, key: str, last: float) -> bool:
        now = time.time()
        if now - max(last, self._noted.get(key, 0.0)) < SEEN_EVERY:
            return False
        if len(self._noted) >= MOST_NOTED:
            self._noted.clear()
        self._noted[key] = now
        return True

    async def person(self, person_id: str) -> Person | None:
        """Somebody by id; None if there is nobody or he has left for good."""
        query = select(*COLUMNS).where(people.c.id == person_id, people.c.deleted.is_(None))
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else person_of(row)

    async def names(self, person_ids: Collection[str]) -> dict[str, str]:
        """The names of people by id; those who left for good are anonymous."""
        if not person_ids:
            return {}
        query = select(people.c.id, people.c.name).where(people.c.id.in_(set(person_ids)))
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).all()
        return {row.id: row.name for row in rows}

    async def audit(self, admin: Person, action: str, target: str, why: str = "") -> None:
        """Write down what an administrator did."""
        async with self._database.begin() as connection:
            await connection.execute(
                audit.insert().values(
                    at=time.time(), admin=admin.name, action=action, target=target, why=why
                )
            )


def credential_of(scope: Scope) -> str:
    """The hash of the session or the token by which somebody was recognised."""
    return str(scope.get(CREDENTIAL, ""))


def refuse_banned(person: Person) -> None:
    """`Forbidden`, with until when, if somebody is banned."""
    if person.banned_until > time.time():
        raise Forbidden("error-banned", until=day_and_hour(person.banned_until))


def refuse_muted(person: Person) -> None:
    """`Forbidden`, with until when, if somebody may not write in the chat."""
    if person.muted_until > time.time():
        raise Forbidden("error-muted", until=day_and_hour(person.muted_until))


def day_and_hour(at: float) -> str:
    """A time as everybody in the world can read it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
