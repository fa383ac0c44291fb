"""Accounts: a guest with a name of his own and a password."""

from collections.abc import Awaitable, Callable
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.server.errors import BadRequest, Conflict, Forbidden
from hantise.server.people.keys import plain_code, readable_code
from hantise.server.people.login_attempts import Attempts
from hantise.server.people.names import clean_line, clean_name, is_reserved, key_of
from hantise.server.people.passwords import Passwords
from hantise.server.people.person import Person
from hantise.server.people.seat_updates import make_known
from hantise.server.storage.database import Database
from hantise.server.storage.schema import people

RECOVERY_GROUPS: Final = 5
"""Of four signs each: 98 bits."""

Then = Callable[[AsyncConnection, str], Awaitable[None]]
"""What else happens to the person with this id, in the same transaction: all of it, or nothing."""


async def nothing(_: AsyncConnection, __: str) -> None:
    """Nothing else."""


class Accounts:
    """Makes accounts, lets their owners in, changes what they change."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.passwords = Passwords()
        self._attempts = Attempts()

    async def make(
        self,
        person: Person,
        name: str,
        password: str,
        mail: str | None,
        then: Then = nothing,
    ) -> tuple[str, list[str]]:
        """Make a guest an account, with the same id and so the same games.

        The recovery code, and the ids of tables that show him.
        """
        if not person.guest:
            raise Conflict("error-has-account")
        name = clean_name(name)
        if is_reserved(name):
            raise Conflict("error-name-taken", name=name)
        _refuse_name_as_password(name, password)
        if mail is not None:
            mail = clean_line(mail, "mail")
        code = readable_code(RECOVERY_GROUPS)
        hashes = await self.passwords.hash(password), await self.passwords.hash(code)
        try:
            async with self._database.begin() as connection:
                made = await connection.execute(
                    people.update()
                    .where(people.c.id == person.id, people.c.password.is_(None))
                    .values(
                        name=name,
                        name_key=key_of(name),
                        password=hashes[0],
                        recovery=hashes[1],
                        mail=mail,
                    )
                )
                if not made.rowcount:
                    raise Conflict("error-has-account")
                table_ids = await make_known(connection, person, name)
                await then(connection, person.id)
        except IntegrityError:
            raise Conflict("error-name-taken", name=name) from None
        return code, table_ids

    async def sign_in(self, name: str, password: str, address: str) -> tuple[str, str]:
        """The id of the account, and its password as it is stored.

        Unknown names take as long and get the same answer.
        """
        key = key_of(name)
        self._attempts.begin(key, address)
        person_id, stored, _ = await self._find(key)
        right = await self.passwords.verify(stored, password)
        if not right or person_id is None or stored is None:
            raise Forbidden("error-wrong-sign-in")
        self._attempts.succeed(key, address)
        if self.passwords.is_outdated(stored):
            before, stored = stored, await self.passwords.hash(password)
            async with self._database.begin() as connection:
                await connection.execute(
                    people.update()
                    .where(people.c.id == person_id, people.c.password == before)
                    .values(password=stored)
                )
        return person_id, stored

    async def recover(
        self, name: str, code: str, password: str, address: str, then: Then = nothing
    ) -> tuple[str, str]:
        """A new password by recovery code: the account's id and its next code."""
        key = key_of(name)
        _refuse_name_as_password(name, password)
        self._attempts.begin(key, address)
        person_id, _, stored = await self._find(key)
        if not await self.passwords.verify(stored, plain_code(code)) or person_id is None:
            raise Forbidden("error-wrong-recovery")
        self._attempts.succeed(key, address)
        following = readable_code(RECOVERY_GROUPS)
        values = {
            "password": await self.passwords.hash(password),
            "recovery": await self.passwords.hash(following),
        }
        # Used once: of two at the same time only the first still finds the code it used.
        async with self._database.begin() as connection:
            done = await connection.execute(
                people.update()
                .where(people.c.id == person_id, people.c.recovery == stored)
                .values(**values)
            )
            if not done.rowcount:
                raise Forbidden("error-wrong-recovery")
            await then(connection, person_id)
        return person_id, following

    async def check(self, person: Person, password: str, address: str) -> None:
        """`Forbidden` unless it is this account's password."""
        if person.guest:
            raise Forbidden("error-needs-account")
        # Counted apart from signing in: whoever guesses there keeps nobody from his settings.
        key = f"#{person.id}"
        self._attempts.begin(key, address)
        person_id, stored, _ = await self._find(key_of(person.name))
        if not await self.passwords.verify(stored, password) or person_id != person.id:
            raise Forbidden("error-wrong-password")
        self._attempts.succeed(key, address)

    async def set_password(self, person: Person, password: str, then: Then = nothing) -> None:
        """Change the password, after `check`."""
        _refuse_name_as_password(person.name, password)
        hashed = await self.passwords.hash(password)
        async with self._database.begin() as connection:
            await connection.execute(
                people.update().where(people.c.id == person.id).values(password=hashed)
            )
            await then(connection, person.id)

    async def _find(self, key: str) -> tuple[str | None, str | None, str | None]:
        query = select(people.c.id, people.c.password, people.c.recovery).where(
            people.c.name_key == key, people.c.deleted.is_(None)
        )
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        return (None, None, None) if row is None else (row.id, row.password, row.recovery)


def _refuse_name_as_password(name: str, password: str) -> None:
    if key_of(name) == key_of(password):
        raise BadRequest("error-password-name")
