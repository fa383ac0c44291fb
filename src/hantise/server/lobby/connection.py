"""One open line of the lobby. A slow reader misses old pictures of the lobby, never the latest."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from typing import Final, Literal

import msgspec

from hantise.server.wire import Bye, LobbyMessage

MOST_NOTES: Final = 32
"""What is only for this reader and waits to be sent; of more, the oldest are forgotten."""

_encode: Final = msgspec.json.Encoder().encode


def as_text(message: LobbyMessage) -> str:
    """A message as it is sent."""
    return _encode(message).decode()


class LobbyConnection:
    """What waits to be sent to one browser."""

    __slots__ = ("_lobby", "_notes", "_wake", "closed", "person")

    def __init__(self, person: str | None) -> None:
        self.person = person
        self._lobby: str | None = None
        self._notes: deque[str] = deque(maxlen=MOST_NOTES)
        self._wake = asyncio.Event()
        self.closed = False
        """Whether the house has said goodbye."""

    def show(self, lobby: str) -> None:
        """How the lobby stands now, instead of what was not sent yet."""
        self._lobby = lobby
        self._wake.set()

    def tell(self, message: LobbyMessage) -> None:
        """Something for this reader alone."""
        self._notes.append(as_text(message))
        self._wake.set()

    def close(self, reason: Literal["restart", "closed", "banned", "replaced"]) -> None:
        """Say goodbye; nothing is sent after that."""
        self.tell(Bye(reason))
        self.closed = True

    async def messages(self) -> AsyncIterator[str]:
        """What to send, one after the other, until the line is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            closed = self.closed
            if self._lobby is not None and not closed:
                lobby, self._lobby = self._lobby, None
                yield lobby
            while self._notes:
                yield self._notes.popleft()
            if closed:
                return
