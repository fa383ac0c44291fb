"""Who is online: in the lobby or at a table, in this process or another one."""

import secrets
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from hantise.server.storage.schema import people

if TYPE_CHECKING:
    from hantise.server.house import House

MOST_NAMES: Final = 50
REPEAT_AFTER: Final = 30.0
FORGET_AFTER: Final = 90.0
"""A process that has said nothing for so long is gone, and those whom it saw with it."""


class LobbyPresence:
    """The people that each process sees. Every process tells the others of its own."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self._process = secrets.token_hex(4)
        self._elsewhere: dict[str, tuple[float, int, frozenset[str]]] = {}
        self._told: tuple[int, tuple[str, ...]] = (0, ())
        self._told_at = 0.0

    async def tell(self, seen: set[str]) -> None:
        """Tell the other processes whom this one sees, if that is news or they may forget it."""
        news = len(seen), tuple(sorted(seen)[:MOST_NAMES])
        now = time.monotonic()
        if news != self._told or now - self._told_at > REPEAT_AFTER:
            self._told, self._told_at = news, now
            count, ids = news
            await self._house.database.notify(f"here:{self._process}:{count}:{','.join(ids)}")

    def heard(self, told: str) -> bool:
        """Another process told whom it sees; whether that is news."""
        process, count, ids = told.split(":")
        seen = frozenset(filter(None, ids.split(",")))
        before = self._elsewhere.get(process)
        self._elsewhere[process] = time.monotonic(), int(count), seen
        return before is None or before[1:] != (int(count), seen)

    async def names(self, seen: set[str]) -> tuple[tuple[str, ...], int]:
        """The names to show, accounts first, and how many people there are in all."""
        since = time.monotonic() - FORGET_AFTER
        self._elsewhere = {who: told for who, told in self._elsewhere.items() if told[0] > since}
        listed, unlisted = set(seen), 0
        for _, count, ids in self._elsewhere.values():
            listed |= ids
            unlisted += count - len(ids)
        if not listed:
            return (), unlisted
        async with self._house.database.connect() as connection:
            found = await connection.execute(
                select(people.c.name)
                .where(people.c.id.in_(listed), people.c.deleted.is_(None))
                .order_by(people.c.password.is_(None), people.c.name, people.c.id)
                .limit(MOST_NAMES)
            )
            return tuple(found.scalars()), len(listed) + unlisted
