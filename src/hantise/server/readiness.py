"""Whether the house can do its work: its database can be read and written."""

import asyncio
import time
from typing import Final

from hantise.server.storage.database import Database

FRESH: Final = 1.0
"""Whoever asks within so many seconds hears the same: anybody may ask, and it costs a write."""


class Readiness:
    """Asks the database, once at a time."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._asking: asyncio.Task[None] | None = None
        self._asked_at = 0.0

    async def ask(self) -> None:
        """Return if it is so; raise if not."""
        now = time.monotonic()
        if self._asking is None or (self._asking.done() and now - self._asked_at > FRESH):
            self._asked_at = now
            self._asking = asyncio.create_task(self._database.ready(), name="readiness")
            self._asking.add_done_callback(_taken)
        # Whoever loses patience leaves the question to the next one.
        await asyncio.shield(self._asking)

    async def stop(self) -> None:
        """Wait for the answer that is under way."""
        if self._asking is not None:
            await asyncio.gather(self._asking, return_exceptions=True)


def _taken(task: asyncio.Task[None]) -> None:
    """Perhaps nobody waits for it any more."""
    if not task.cancelled():
        task.exception()
