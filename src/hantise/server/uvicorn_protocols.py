"""uvicorn's protocols with limits on how many connections there are, and how slow.

What is refused here is refused before there is a request: the answer has a status and no words.
"""

import asyncio
from asyncio import TimerHandle
from http import HTTPStatus
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from hantise.server.safety.connection_limits import ConnectionLimits, Reason

STATUSES: Final[dict[Reason, HTTPStatus]] = {
    "crowd": HTTPStatus.TOO_MANY_REQUESTS,
    "full": HTTPStatus.SERVICE_UNAVAILABLE,
    "headers": HTTPStatus.REQUEST_TIMEOUT,
    "body": HTTPStatus.REQUEST_TIMEOUT,
    "large": HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE,
    "pipelined": HTTPStatus.TOO_MANY_REQUESTS,
}
MOST_PIPELINED: Final = 64
"""Requests of one connection that wait for the answer to those before; no browser does that."""
LARGEST_HEAD: Final = 64 * 1024
"""Bytes of a request that are not its body: headers, marks of chunks, trailers."""
MOST_HEADERS: Final = 200
OF_A_CHUNK: Final = 10
"""So many more than it has bytes of body: whoever sends each in a chunk of its own."""
BAD_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
MOST_FRAMES: Final = 1000
FRAMES_PER_SECOND: Final = 200
"""Of one websocket, far more than the rates of messages allow: each takes its time to be read."""
AT_ONCE: Final = 4096
"""Bytes that are looked at in one go: more may hold headers or frames by the ten thousand."""
RETRY_AFTER: Final = 10
"""Seconds, for those who came when it was full."""


def protocols(limits: ConnectionLimits) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """For HTTP and for websockets."""

    class Http(_Http):
        _limits = limits

    class Socket(_Socket):
        _limits = limits

    return Http, Socket


class _Http(HttpToolsProtocol):
    _limits: ClassVar[ConnectionLimits]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._refused = False
        self._upgraded = False
        self._awaited: TimerHandle | None = None
        """Runs while a request is on its way."""
        self._unread: TimerHandle | None = None
        """Runs while an answer waits to be read."""
        self._head = 0
        """Bytes of this request, but for its body."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        reason = self._limits.enter(transport)
        if reason is not None:
            self._turn_away(reason)
        else:
            self._wait_for("headers", self._limits.timeouts.headers)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._unread is not None:
            self._unread.cancel()
        self._limits.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), AT_ONCE):
            if self._refused or self.transport.is_closing() or self._upgraded:
                return
            part = data[at : at + AT_ONCE]
            self._head += len(part)
            super().data_received(part)
            # The parser keeps what is not at its end yet, however much that is.
            if self.transport.is_closing():
                return
            if self._head > LARGEST_HEAD:
                self._turn_away("large")
            elif len(self.pipeline) > MOST_PIPELINED:
                self._turn_away("pipelined")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._wait_for("headers", self._limits.timeouts.headers)

    def on_headers_complete(self) -> None:
        if len(self.headers) > MOST_HEADERS:
            self._turn_away("large")
            return
        super().on_headers_complete()
        self._wait_for("body", self._limits.timeouts.body)

    def on_body(self, body: bytes) -> None:
        if self._refused:
            return
        self._head -= (1 + OF_A_CHUNK) * len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        if self._refused:
            return
        self._stop_waiting()
        self._head = 0
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(self._limits.timeouts.unread, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _wait_for(self, reason: Reason, seconds: float) -> None:
        self._stop_waiting()
        self._awaited = self.loop.call_later(seconds, self._turn_away, reason)

    def _stop_waiting(self) -> None:
        if self._awaited is not None:
            self._awaited.cancel()
            self._awaited = None

    def _turn_away(self, reason: Reason) -> None:
        """Say why with a status, unless an answer is on its way already, and close."""
        self._refused = True
        self._stop_waiting()
        self._unset_keepalive_if_required()
        self._limits.turned_away(reason)
        answering: RequestResponseCycle | None = self.cycle
        if answering is None or not answering.response_started or answering.response_complete:
            status = STATUSES[reason]
            later = (
                f"retry-after: {RETRY_AFTER}\r\n"
                if reason in ("crowd", "full", "pipelined")
                else ""
            )
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\n{later}"
            self.transport.write(f"{head}content-length: 0\r\nconnection: close\r\n\r\n".encode())
        self.transport.close()

    def _give_up(self) -> None:
        self._unread = None
        self._limits.turned_away("unread")
        self.transport.abort()


class _Socket(WebSocketsSansIOProtocol):
    _limits: ClassVar[ConnectionLimits]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = float(MOST_FRAMES)
        """How many more may come now."""
        self._counted_at = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), AT_ONCE):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + AT_ONCE])
        # The request came whole: one that has not led to anything by now never will. It has a body,
        # too many headers or too long ones, and would be kept open without a word.
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(BAD_HANDSHAKE)
            self.transport.close()

    def handle_events(self) -> None:
        """Frames of every kind count: nobody else hears of pings, pongs and empty parts."""
        now = self.loop.time()
        gained = (now - self._counted_at) * FRAMES_PER_SECOND
        self._frames = min(MOST_FRAMES, self._frames + gained) - len(self.conn.events)
        self._counted_at = now
        if self._frames < 0 and self._limits.counts_frames:
            self._limits.turned_away("frames")
            self.transport.abort()
        else:
            super().handle_events()
