"""Around every request: an id, a line in the log, the figures, and an end for what goes wrong."""

import secrets
from time import perf_counter
from typing import Any, Final

import structlog
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from hantise.core.errors import HantiseError
from hantise.server import metrics

QUIET: Final = ("/healthz", "/readyz", "/metrics")
"""Asked for every few seconds: not worth a line."""
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
INTERNAL_ERROR: Final = 1011
ERROR: Final = "hantise.error"
"""Where a connection's scope keeps what went wrong."""
REFUSED: Final = 4000
"""A socket that is refused closes with this plus the status that HTTP would answer."""


class Observing:
    """ASGI middleware; `route` is a template, so that no id of a table is logged or counted."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            await self._request(scope, receive, send)
        else:
            await self._socket(scope, receive, send)

    async def _request(self, scope: Any, receive: Receive, send: Send) -> None:
        started = perf_counter()
        request_id = secrets.token_hex(6)
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [
                    *message.get("headers", ()),
                    (b"x-request-id", request_id.encode()),
                ]
            await send(message)

        with structlog.contextvars.bound_contextvars(request=request_id):
            try:
                await self.app(scope, receive, sending)
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
        finally:
            if opened:
                metrics.SOCKETS.labels(route).dec()
            structlog.get_logger("hantise.socket").info(
                "socket closed",
                route=route_of(scope),
                opened=opened,
                seconds=round(perf_counter() - started, 1),
            )


def closing(error: Exception) -> dict[str, Any]:
    """How a socket ends after an error: our own errors by name, others without a word."""
    if isinstance(error, HantiseError):
        code, reason = REFUSED + int(getattr(error, "status", 400)), error.text.key
    elif isinstance(error, HTTPException):
        code, reason = REFUSED + error.status_code, ""
    else:
        code, reason = INTERNAL_ERROR, ""
    return {"type": "websocket.close", "code": code, "reason": reason}


def route_of(scope: Any) -> str:
    """The route's template, "other" where there is none."""
    return str(scope.get("path_template") or "other")
