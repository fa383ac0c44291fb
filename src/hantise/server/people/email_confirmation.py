"""Whether a mail address is somebody's own: a code is sent there and must come back."""

import hmac
import secrets as chance
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from hantise.server.errors import Conflict, Forbidden
from hantise.server.people.keys import READABLE, house_key, plain_code
from hantise.server.people.person import Person
from hantise.server.storage.schema import people
from hantise.text import PRODUCT, Text

if TYPE_CHECKING:
    from hantise.server.house import House

DAY: Final = 24 * 3600
"""A code is good on the day it is made, and on the next."""
SIGNS: Final = 8


class Confirming:
    """Codes are not stored: they follow from the person, the address, the day and a key."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._key: bytes

    async def start(self) -> None:
        """Get the key that codes follow from; the first start makes it."""
        self._key = await house_key(self._house.database, "mail", lambda: chance.token_bytes(32))

    def allow(self, person_id: str, mail: str) -> None:
        """`TooManyRequests` if this person asked for too much mail, or this address got it."""
        if self._house.settings.smtp_url:
            self._house.safety.limits.take("mail", person_id)
            self._house.safety.limits.take("mail", f"to {mail.casefold()}")

    async def send(self, person_id: str, mail: str, language: str) -> None:
        """Send a code, after `allow`."""
        code = self._code(person_id, mail, int(time.time()) // DAY)
        title = Text(PRODUCT, "confirm-mail-title").say(language)
        text = Text(PRODUCT, "confirm-mail-text", {"code": code}).say(language)
        await self._house.reminders.mail(mail, title, text, language)

    async def send_again(self, person: Person, language: str) -> None:
        """Send a code to the address that somebody gave."""
        mail = await self._unconfirmed(person)
        self.allow(person.id, mail)
        await self.send(person.id, mail, language)

    async def confirm(self, person: Person, given: str) -> None:
        """The address is his own; `Forbidden` if that is not the code."""
        mail = await self._unconfirmed(person)
        self._house.safety.limits.take("password", person.id)
        today = int(time.time()) // DAY
        codes = [self._code(person.id, mail, day) for day in (today, today - 1)]
        if not any(hmac.compare_digest(code, plain_code(given)) for code in codes):
            raise Forbidden("error-mail-code")
        async with self._house.database.begin() as connection:
            await connection.execute(
                people.update()
                .where(people.c.id == person.id, people.c.mail == mail)
                .values(mail_confirmed=True)
            )

    async def _unconfirmed(self, person: Person) -> str:
        query = select(people.c.mail).where(
            people.c.id == person.id, people.c.mail_confirmed.is_(False)
        )
        async with self._house.database.connect() as connection:
            mail = (await connection.execute(query)).scalar()
        if mail is None:
            raise Conflict("error-no-mail-to-confirm")
        return str(mail)

    def _code(self, person_id: str, mail: str, day: int) -> str:
        told = f"{person_id}\0{mail}\0{day}".encode()
        digest = hmac.digest(self._key, told, "sha256")
        return plain_code("".join(READABLE[byte % len(READABLE)] for byte in digest[:SIGNS]))
