"""The parts of the running house, and how they reach each other.

One `House` per process. Each part is made in `app.py`, started and stopped in order, and is found
by the others here; nothing else is global.
"""

from collections.abc import Hashable
from typing import TYPE_CHECKING, Final

from hantise.server.bounded_cache import BoundedCache

if TYPE_CHECKING:
    from hantise.server.bot_workers import BotWorkers
    from hantise.server.due import Due
    from hantise.server.etag import Prepared
    from hantise.server.job_queue import JobQueue
    from hantise.server.lazy_value import LazyValue
    from hantise.server.lobby.lobby import LobbyRoom
    from hantise.server.people.people import People
    from hantise.server.people.reminders import Reminders
    from hantise.server.ratings import Ratings
    from hantise.server.readiness import Readiness
    from hantise.server.records.analyses import Analyses
    from hantise.server.safety import Safety
    from hantise.server.settings import Settings
    from hantise.server.storage.database import Database
    from hantise.server.tables.tables import Tables

MOST_PICTURES: Final = 2 * 1024**2
MOST_REPLAYS: Final = 32 * 1024**2
MOST_PUZZLES: Final = 16 * 1024**2
"""Bytes of memory."""


class House:
    """Everything a request can need."""

    people: "People"
    safety: "Safety"
    reminders: "Reminders"
    tables: "Tables"
    lobby: "LobbyRoom"
    ratings: "Ratings"
    analyses: "Analyses"
    document: "LazyValue[Prepared]"
    """The OpenAPI document."""
    figures: "LazyValue[bytes]"
    """For `/metrics`."""
    readiness: "Readiness"

    def __init__(
        self,
        settings: "Settings",
        database: "Database",
        due: "Due",
        bot_workers: "BotWorkers",
        jobs: "JobQueue",
    ) -> None:
        self.settings = settings
        self.database = database
        self.due = due
        self.bot_workers = bot_workers
        self.jobs = jobs
        self.pictures: BoundedCache[str, str] = BoundedCache(MOST_PICTURES, len)
        """Links as pictures."""
        self.replays: BoundedCache[Hashable, Prepared] = BoundedCache(
            MOST_REPLAYS, lambda made: made.size
        )
        """Pages of replays, and record files."""
        self.puzzles: BoundedCache[Hashable, Prepared] = BoundedCache(
            MOST_PUZZLES, lambda made: made.size
        )
        self.stopping = False
        """Whether the house is being left: sockets say `Bye`, new ones are refused."""
        self._started: list[object] = []

    async def start(self, part: object) -> None:
        """Start a part, if it has something to start; `leave` stops it."""
        if hasattr(part, "start"):
            await part.start()
        self._started.append(part)

    async def leave(self) -> None:
        """Stop every part, the last one first: people are told, writes are finished. Once."""
        self.stopping = True
        while self._started:
            part = self._started.pop()
            if hasattr(part, "stop"):
                await part.stop()
