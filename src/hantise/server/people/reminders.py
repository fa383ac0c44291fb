"""Tells people who are not here that it is their turn, or that their time ran out."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final, Literal

import requests
import structlog
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid
from py_vapid.utils import b64urlencode
from sqlalchemy import select

from hantise.core.registry import find
from hantise.server.people.keys import house_key
from hantise.server.people.mailer import Mailer
from hantise.server.people.push_subscriptions import Subscriptions
from hantise.server.people.web_push import Pusher, open_web
from hantise.server.storage.schema import people
from hantise.server.wire import TableInfo
from hantise.text import PRODUCT, Text

if TYPE_CHECKING:
    from hantise.server.house import House

Kind = Literal["your-turn", "seat-lost", "lost-on-time"]
AT_ONCE: Final = 4
MAIL_EVERY: Final = 900.0
"""Seconds between two mails to one person: the first brings him here, where he sees the rest."""
CONTACT: Final = "mailto:hantise@localhost"
"""Push services want somebody to write to; a house with a public address gives that instead."""


class Reminders:
    """By Web Push, and by mail where there is a confirmed address and a server for it."""

    def __init__(self, house: "House", web: Callable[[], requests.Session] = open_web) -> None:
        self._database = house.database
        self._public_url = house.settings.public_url
        base = house.settings.base_url
        self._contact = base if base.startswith("https://") else CONTACT
        self._web = web
        self._mailer = Mailer(house.settings.smtp_url) if house.settings.smtp_url else None
        self._pushes = asyncio.Semaphore(AT_ONCE)
        self._mails = asyncio.Semaphore(AT_ONCE)
        self._to_push: dict[tuple[str, str], dict[str, dict[str, str]]] = {}
        """For each person's browser that is being told something, what it is told next: the newest
        of each table. So a slow one takes one place at a time; one that fails is told no more."""
        self.subscriptions = Subscriptions(house.database)
        self._pusher: Pusher
        self.public_key: str
        """For browsers, as they want it."""

    async def start(self) -> None:
        """Get the key that signs notifications; the first start makes it."""
        key = await house_key(self._database, "push", _new_key)
        self._pusher = Pusher(key, self._contact, self._web)
        point = Vapid.from_pem(key).public_key.public_bytes(
            Encoding.X962, PublicFormat.UncompressedPoint
        )
        self.public_key = b64urlencode(point)

    async def remind(self, person_id: str, kind: Kind, table: TableInfo) -> None:
        """Tell somebody about a table. Never raises."""
        await _quietly("read", self._remind(person_id, kind, table))

    async def mail(self, to: str, subject: str, text: str, language: str) -> None:
        """Send a mail, if the house can. Never raises."""
        if self._mailer is not None:
            await _quietly("mail", self._mail(self._mailer, to, subject, text, language))

    async def _remind(self, person_id: str, kind: Kind, table: TableInfo) -> None:
        query = select(people.c.mail, people.c.mail_confirmed, people.c.language).where(
            people.c.id == person_id, people.c.deleted.is_(None)
        )
        async with self._database.connect() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return
        language = row.language or "en"
        game = Text(find(table.game).about.id, "title")
        title = Text(PRODUCT, f"remind-{kind}-title", {"game": game}).say(language)
        text = Text(PRODUCT, f"remind-{kind}-text").say(language)
        url = f"{self._public_url()}/t/{table.id}"
        message = {"title": title, "body": text, "url": f"/t/{table.id}", "tag": table.id}
        sending = [
            _quietly("push", self._push(person_id, subscription.endpoint, message))
            for subscription in await self.subscriptions.of(person_id)
        ]
        wanted = self._mailer is not None and row.mail and row.mail_confirmed
        if wanted and await self._may_mail(person_id):
            words = Text(PRODUCT, "remind-mail", {"text": text, "url": url}).say(language)
            sending.append(self.mail(row.mail, title, words, language))
        await asyncio.gather(*sending)

    async def _push(self, person_id: str, endpoint: str, message: dict[str, str]) -> None:
        browser = person_id, endpoint
        if (waiting := self._to_push.get(browser)) is not None:
            waiting[message["tag"]] = message
            return
        waiting = self._to_push[browser] = {message["tag"]: message}
        try:
            while waiting:
                await self._push_one(person_id, endpoint, waiting.pop(next(iter(waiting))))
        finally:
            del self._to_push[browser]

    async def _push_one(self, person_id: str, endpoint: str, message: dict[str, str]) -> None:
        for subscription in await self.subscriptions.of(person_id):
            if subscription.endpoint == endpoint:
                async with self._pushes:
                    there = await asyncio.to_thread(self._pusher.push, subscription, message)
                if not there:
                    await self.subscriptions.remove(person_id, endpoint)

    async def _may_mail(self, person_id: str) -> bool:
        """Whether the last mail was long enough ago; whoever asks first may send the next."""
        now = time.time()
        async with self._database.begin() as connection:
            mine = await connection.execute(
                people.update()
                .where(people.c.id == person_id, people.c.mailed <= now - MAIL_EVERY)
                .values(mailed=now)
            )
        return mine.rowcount == 1

    async def _mail(self, mailer: Mailer, to: str, subject: str, text: str, language: str) -> None:
        async with self._mails:
            await asyncio.to_thread(mailer.send, to, subject, text, language)


async def _quietly(what: str, doing: Awaitable[None]) -> None:
    """A reminder that fails is a line in the log, without words: they might name the person."""
    try:
        await doing
    except Exception as error:  # noqa: BLE001 (a game must go on whatever a mail server says)
        structlog.get_logger("hantise.reminders").warning(
            "a reminder was not sent", way=what, error=type(error).__name__
        )


def _new_key() -> bytes:
    vapid = Vapid()
    vapid.generate_keys()
    return bytes(vapid.private_pem())
