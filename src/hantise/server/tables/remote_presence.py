"""Presence between processes: they notify each other of who is at which table."""

import asyncio
import secrets
from typing import TYPE_CHECKING

from hantise.server.tables.game_start import begin_when_all_are_here
from hantise.server.tables.live import LiveTable
from hantise.server.tables.presence import TELL_AGAIN

if TYPE_CHECKING:
    from hantise.server.tables.tables import Tables


class RemotePresence:
    """News ``at:process:table:person:1`` (or 0), and the question ``who:table``."""

    def __init__(self, tables: "Tables") -> None:
        self._tables = tables
        self._process = secrets.token_hex(4)
        self._database = tables.house.database
        self._others = self._database.dialect == "postgresql"
        self._repeating: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Listen, and tell again now and then."""
        if self._others:
            self._database.hear("at", self._at)
            self._database.hear("who", self._who)
            self._repeating = asyncio.create_task(self._repeat())

    def stop(self) -> None:
        """Tell nothing more."""
        if self._repeating is not None:
            self._repeating.cancel()

    def tell(self, live: LiveTable, person: str, *, here: bool) -> None:
        """Somebody came or went in this process."""
        if self._others:
            self._tables.spawn(self._notify(live, person, here=here))

    def ask(self, live: LiveTable) -> None:
        """A table was loaded here: who is at it?"""
        if self._others:
            self._tables.spawn(self._database.notify(f"who:{live.id}"))

    async def _notify(self, live: LiveTable, person: str, *, here: bool) -> None:
        await self._database.notify(f"at:{self._process}:{live.id}:{person}:{int(here)}")

    async def _at(self, told: str) -> None:
        process, table_id, person, here = told.split(":")
        live = self._tables.loaded(table_id)
        if live is not None and live.presence.told(process, person, here=here == "1"):
            live.changed()
            if live.facts.status == "waiting":
                async with live.hold() as held:
                    await begin_when_all_are_here(held)

    async def _who(self, table_id: str) -> None:
        live = self._tables.loaded(table_id)
        for person in () if live is None else tuple(live.presence):
            assert live is not None
            await self._notify(live, person, here=True)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(TELL_AGAIN)
            for live in self._tables.in_memory():
                for person in tuple(live.presence):
                    await self._notify(live, person, here=True)
