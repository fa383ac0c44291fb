"""One open line to a browser or a program, and what waits to be sent through it."""

import asyncio
from collections import deque
from typing import Final, Protocol

from hantise.core.errors import HantiseError
from hantise.server.people.person import Person
from hantise.server.safety.rate_limits import WIDER
from hantise.server.tables.model.messages import as_text
from hantise.server.wire import Bye, Refused

MOST_WAITING: Final = 256
"""Whoever reads so much slower than the table plays is sent away, to come back for a snapshot."""
GOING_AWAY: Final = 1001
RESTARTING: Final = 1012
TOO_SLOW: Final = 1013


class SendsText(Protocol):
    """What a connection needs of a websocket."""

    async def __call__(self, text: str, /) -> None: ...


def refusal(error: HantiseError, id: str | None = None) -> Refused:
    """What is sent for an error."""
    return Refused(error.text, id, getattr(error, "retry_after", None))


class Connection:
    """Messages are queued at once, in order, and sent by `pump`; nobody waits for a slow reader."""

    __slots__ = ("_closing", "_queue", "_wake", "eyes", "key", "person")

    def __init__(self, person: Person | None, key: str) -> None:
        self.person = person
        self.key = key
        """Whose limits count: the person's, or the address's."""
        self.eyes: int | None = None
        """The seat looked through; it counts only while it is the person's own."""
        self._queue: deque[str] = deque()
        self._wake = asyncio.Event()
        self._closing: int | None = None

    @property
    def wider(self) -> int:
        """How much more may be done: everybody behind one address has the same key."""
        return WIDER if self.person is None else 1

    @property
    def person_id(self) -> str | None:
        """The id of its person."""
        return None if self.person is None else self.person.id

    def send(self, text: str) -> None:
        """Queue a message."""
        if self._closing is None:
            if len(self._queue) >= MOST_WAITING:
                self._queue.clear()
                self._closing = TOO_SLOW
            else:
                self._queue.append(text)
            self._wake.set()

    def refuse(self, error: HantiseError, id: str | None = None) -> None:
        """Say why something is not possible."""
        self.send(as_text(refusal(error, id)))

    def leave(self, reason: Bye, code: int = GOING_AWAY) -> None:
        """Say goodbye; the line is closed once that is sent."""
        if self._closing is None:
            self._queue.append(as_text(reason))
            self._closing = code
            self._wake.set()

    async def pump(self, send: SendsText) -> int:
        """Send what is queued until the line is to be closed, with the code that is returned."""
        while True:
            while self._queue:
                await send(self._queue.popleft())
            if self._closing is not None:
                return self._closing
            self._wake.clear()
            await self._wake.wait()
