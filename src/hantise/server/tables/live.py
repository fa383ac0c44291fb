"""A table in memory, with its lock and the open connections of those who look at it.

What it decides is in its `TableModel`. Nothing is here that the database has not, but for the
connections themselves; so a table can be let go and loaded again at any moment.
"""

import asyncio
from types import TracebackType
from typing import TYPE_CHECKING, Final, NoReturn

from hantise.server.house import House
from hantise.server.tables.connection import Connection
from hantise.server.tables.model.facts import Facts
from hantise.server.tables.model.messages import as_text
from hantise.server.tables.model.table import TableModel
from hantise.server.tables.presence import Presence
from hantise.server.wire import TableChanged, TableInfo

if TYPE_CHECKING:
    from hantise.server.tables.tables import Tables

BETWEEN_CHANGES: Final = 0.2
"""Seconds: changes of seats and presence are told together."""


class LiveTable:
    """One table of this process; whatever changes its game needs a `HeldTable`."""

    __slots__ = (
        "_change_timer",
        "_changed_at",
        "_lock",
        "connections",
        "house",
        "model",
        "presence",
        "ratings",
        "stale",
        "tables",
        "users",
    )

    def __init__(self, tables: "Tables", facts: Facts) -> None:
        self.tables = tables
        self.house: House = tables.house
        self.model = TableModel(facts)
        self._lock = asyncio.Lock()
        self.users = 0
        """How many hold on to it: while there is one it is not let go."""
        self.connections: list[Connection] = []
        self.presence = Presence(self._presence_changed, tables.grace)
        self.ratings: dict[str, int] = {}
        self.stale = True
        """Whether memory may differ from the database."""
        self._change_timer: asyncio.TimerHandle | None = None
        self._changed_at = 0.0

    @property
    def id(self) -> str:
        """The table's id."""
        return self.model.facts.id

    @property
    def facts(self) -> Facts:
        """What is stored of it besides its entries."""
        return self.model.facts

    def hold(self) -> "Hold":
        """``async with table.hold() as held``: nobody else changes the table in the block."""
        return Hold(self, self._lock)

    async def read_ratings(self) -> None:
        """The ratings of those who sit here."""
        people = [s.person for s in self.facts.sittings if s.person is not None and not s.guest]
        ratings = await self.house.ratings.ratings_of(people, self.facts.game) if people else {}
        self.ratings = dict(ratings)

    def info(self) -> TableInfo:
        """What everybody may know."""
        people = self.facts.people
        return self.model.info(
            here=self.presence,
            ratings=self.ratings,
            watching=sum(line.person_id not in people for line in self.connections),
        )

    def changed(self) -> None:
        """Tell everybody soon that seats, presence or the table itself changed."""
        self.house.lobby.changed(self.id)
        if self._change_timer is None and self.connections:
            loop = asyncio.get_running_loop()
            at = max(loop.time(), self._changed_at + BETWEEN_CHANGES)
            self._change_timer = loop.call_at(at, self._tell_change)

    def _tell_change(self) -> None:
        self._change_timer = None
        self._changed_at = asyncio.get_running_loop().time()
        self.send_all(as_text(TableChanged(self.info())))

    def _presence_changed(self, person: str, here: bool) -> None:
        self.tables.remote_presence.tell(self, person, here=here)
        self.changed()

    def send_all(self, text: str) -> None:
        """The same to every connection."""
        for connection in self.connections:
            connection.send(text)

    def close(self) -> None:
        """Let go of it."""
        if self._change_timer is not None:
            self._change_timer.cancel()
            self._change_timer = None
        self.presence.close()


class HeldTable:
    """A table that nobody else changes now: `LiveTable.hold` alone gives one, for its block."""

    __slots__ = ("house", "id", "live", "model", "tables")

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.id = live.id
        self.model = live.model
        self.tables = live.tables
        self.house = live.house

    def release(self) -> None:
        """From now on it cannot be used."""
        for name in self.__slots__:
            delattr(self, name)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            raise RuntimeError("the lock of this table is not held any more")


class Hold:
    """Waits for the lock, gives a `HeldTable`, and takes it back."""

    __slots__ = ("_held", "_live", "_lock")

    def __init__(self, live: LiveTable, lock: asyncio.Lock) -> None:
        self._live = live
        self._lock = lock
        self._held: HeldTable | None = None

    async def __aenter__(self) -> HeldTable:
        await self._lock.acquire()
        self._held = HeldTable(self._live)
        return self._held

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        assert self._held is not None
        self._held.release()
        self._lock.release()
