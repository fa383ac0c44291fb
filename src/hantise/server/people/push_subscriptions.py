"""Browsers that asked to be told when it is somebody's turn."""

import ipaddress
import time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select

from hantise.server.errors import Forbidden
from hantise.server.forms import PushKeys, PushSubscription
from hantise.server.storage.database import Database
from hantise.server.storage.schema import pushes

MOST_BROWSERS: Final = 10
LOCAL: Final = (".local", ".localhost", ".internal", ".lan", ".home", ".home.arpa")


class Subscriptions:
    """Kept by endpoint; a browser that changes hands changes its person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(
        self, person_id: str, session_id: str | None, subscription: PushSubscription
    ) -> None:
        """Remember a browser until it is signed out; of too many the oldest goes."""
        refuse_private(subscription.endpoint)
        mine = pushes.c.person == person_id
        oldest = select(pushes.c.endpoint).where(mine).order_by(pushes.c.created.desc())
        async with self._database.begin() as connection:
            await connection.execute(
                pushes.delete().where(pushes.c.endpoint == subscription.endpoint)
            )
            known = (await connection.execute(oldest)).scalars().all()
            gone = known[MOST_BROWSERS - 1 :]
            if gone:
                await connection.execute(pushes.delete().where(pushes.c.endpoint.in_(gone)))
            await connection.execute(
                pushes.insert().values(
                    endpoint=subscription.endpoint,
                    person=person_id,
                    keys=msgspec.json.encode(subscription.keys).decode(),
                    created=time.time(),
                    session=session_id,
                )
            )

    async def remove(self, person_id: str, endpoint: str | None = None) -> None:
        """Forget one of somebody's browsers, or all."""
        which = [pushes.c.person == person_id]
        if endpoint is not None:
            which.append(pushes.c.endpoint == endpoint)
        async with self._database.begin() as connection:
            await connection.execute(pushes.delete().where(*which))

    async def of(self, person_id: str) -> list[PushSubscription]:
        """Somebody's browsers."""
        query = select(pushes.c.endpoint, pushes.c["keys"]).where(pushes.c.person == person_id)
        async with self._database.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [
            PushSubscription(row.endpoint, msgspec.json.decode(row.keys, type=PushKeys))
            for row in rows
        ]


def refuse_private(endpoint: str) -> None:
    """`Forbidden` for an address that can be no push service on the internet.

    A name may still lead to a private address: that is seen when it is used.
    """
    refused = Forbidden("error-push-address")
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError:
        raise refused from None
    host = (parts.hostname or "").rstrip(".")
    if parts.scheme != "https" or port not in (None, 443) or parts.username is not None:
        raise refused
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint:
        raise refused
    try:
        if not is_public(str(ipaddress.ip_address(host))):
            raise refused
    except ValueError:
        if "." not in host or host.endswith(LOCAL) or host.replace(".", "").isdigit():
            raise refused from None


def is_public(address: str) -> bool:
    """Whether an address is one of the internet: not this machine, not the house's network."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(parsed, ipaddress.IPv6Address):
        inner = parsed.ipv4_mapped or parsed.sixtofour
        if inner is not None:
            parsed = inner
    return parsed.is_global and not parsed.is_multicast
