"""Open websockets: small frames only, and an end when their session ends."""

from collections.abc import Iterator
from typing import Any, Final

from litestar.types import Message, Receive, Send

from hantise.server.wire import LARGEST_FRAME

COME_BACK: Final = 1012
"""The code of closing that says: come back. Whoever is still welcome does so by himself."""
TOO_BIG: Final = 1009


class OpenSocket:
    """One websocket, as the middleware sees it."""

    def __init__(self, credential: str, receive: Receive, send: Send) -> None:
        self.credential = credential
        self._receive = receive
        self._send = send
        self._ended = False

    async def send(self, message: Message) -> None:
        """What the app sends; after the end, nothing."""
        if not self._ended:
            await self._send(message)

    async def receive(self) -> Any:
        """What the other end sends, unless it is too much at once."""
        message = await self._receive()
        if message["type"] == "websocket.receive" and _size(message) > LARGEST_FRAME:
            await self.hang_up(TOO_BIG)
            return {"type": "websocket.disconnect", "code": TOO_BIG}
        return message

    async def hang_up(self, code: int = COME_BACK) -> None:
        """Close it; the app hears of it as if the other end had left."""
        if not self._ended:
            self._ended = True
            closing: Any = {"type": "websocket.close", "code": code, "reason": ""}
            await self._send(closing)


class OpenSockets:
    """All websockets of this process by the id of their person."""

    def __init__(self) -> None:
        self._sockets: dict[str, set[OpenSocket]] = {}

    def enter(self, person_id: str, socket: OpenSocket) -> None:
        """A socket was opened."""
        self._sockets.setdefault(person_id, set()).add(socket)

    def leave(self, person_id: str, socket: OpenSocket) -> None:
        """It has ended."""
        opened = self._sockets[person_id]
        opened.discard(socket)
        if not opened:
            del self._sockets[person_id]

    async def hang_up(self, person_id: str, but: str = "") -> None:
        """Close all websockets of somebody, but those of one session."""
        for socket in self._of(person_id):
            if socket.credential != but:
                await socket.hang_up()

    def _of(self, person_id: str) -> Iterator[OpenSocket]:
        yield from tuple(self._sockets.get(person_id, ()))


def _size(message: Any) -> int:
    text = message.get("text")
    if text is None:
        return len(message.get("bytes") or b"")
    return len(text) if text.isascii() else len(text.encode("utf-8", "replace"))
