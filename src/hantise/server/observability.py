"""ASGI middleware around every request: an id, a log line, metrics, and how errors end a socket."""

import asyncio
import contextlib
import secrets
from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

import structlog
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hantise.core.errors import HantiseError
from hantise.server import metrics
from hantise.server.problems import close_code, status_of

QUIET: Final = ("/healthz", "/readyz", "/metrics")
"""Asked for every few seconds: not worth a line."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
INTERNAL_ERROR: Final = 1011
RESTARTING: Final = 1012
ERROR: Final = "hantise.error"
"""Where a connection's scope keeps what went wrong."""


class Observability:
    """ASGI middleware; `route` is a template, so that no id of a table is logged or counted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.stopping: Callable[[], bool] = lambda: False
        """Whether the house is being left."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        started = perf_counter()
        request_id = secrets.token_hex(6)
        status, answered = 500, False

        async def sending(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], True
                message["headers"] = [
                    *message.get("headers", ()),
                    (b"x-request-id", request_id.encode()),
                ]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id):
            try:
                await self.app(scope, receive, sending)
            except asyncio.CancelledError:
                if not self.stopping():
                    raise
                # The house is left and waits no longer: that is no fault.
                if not answered:
                    await give_up(sending)
            finally:
                seconds = perf_counter() - started
                route = route_of(scope)
                method = scope["method"] if scope["method"] in METHODS else "other"
                metrics.REQUESTS.labels(method, route, status).inc()
                metrics.REQUEST_SECONDS.labels(route).observe(seconds)
                if route not in QUIET:
                    structlog.get_logger("hantise.http").info(
                        "answered",
                        method=method,
                        route=route,
                        status=status,
                        ms=round(seconds * 1000, 1),
                    )

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        started = perf_counter()
        route = "other"
        opened = False

        async def sending(message: Any) -> None:
            nonlocal opened, route
            if message["type"] == "websocket.accept":
                opened, route = True, route_of(scope)
                metrics.SOCKETS.labels(route).inc()
            elif message["type"] == "websocket.close" and ERROR in scope:
                message = closing(scope[ERROR])
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except asyncio.CancelledError:
            if not self.stopping():
                raise
            with contextlib.suppress(Exception):  # it may be closed already
                await send({"type": "websocket.close", "code": RESTARTING, "reason": ""})
        finally:
            if opened:
                metrics.SOCKETS.labels(route).dec()
            structlog.get_logger("hantise.socket").info(
                "socket closed",
                route=route_of(scope),
                opened=opened,
                seconds=round(perf_counter() - started, 1),
            )


async def give_up(send: Any) -> None:
    """Answer that there will be no answer now."""
    headers = [(b"retry-after", b"2"), (b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": b""})


def closing(error: Exception) -> dict[str, Any]:
    """How a socket ends after an error: our own errors by name, others without a word."""
    if isinstance(error, HantiseError):
        code, reason = close_code(status_of(error)), error.text.key
    elif isinstance(error, HTTPException):
        code, reason = close_code(error.status_code), ""
    else:
        code, reason = INTERNAL_ERROR, ""
    return {"type": "websocket.close", "code": code, "reason": reason}


def route_of(scope: Any) -> str:
    """The route's template, "other" where there is none."""
    return str(scope.get("path_template") or "other")
