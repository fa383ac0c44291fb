"""ASGI middleware around the whole app: origin, rate limits, bans, and security headers."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import parse_qsl

import msgspec
import structlog
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from litestar.utils.path import normalize_path

from hantise.core.errors import HantiseError
from hantise.server.errors import BadRequest, Forbidden, NotFound, TooManyRequests
from hantise.server.languages import language_of
from hantise.server.people.people import Person, credential_of, refuse_banned
from hantise.server.problems import bad_field, extra_headers, problem_of
from hantise.server.safety.connection_limits import ProxyClientLimits
from hantise.server.safety.open_sockets import OpenSocket, OpenSockets
from hantise.server.safety.origin import comes_from_us, headers_of, needs_origin
from hantise.server.safety.proxy_headers import see_through_proxy
from hantise.server.safety.rate_limits import WIDER, Limits, network_of
from hantise.server.safety.request_queue import RequestQueue
from hantise.server.safety.security_headers import safety_headers
from hantise.text import PRODUCT, Text

if TYPE_CHECKING:
    from hantise.server.house import House

LARGEST_BODY: Final = 64 * 1024
"""For the app's ``request_max_body_size``; a route that imports records has its own."""

STILL_ALLOWED: Final = frozenset({("DELETE", "/api/session"), ("DELETE", "/api/me")})
"""What a banned person may do besides reading: go."""

_asking: ContextVar[str | None] = ContextVar("asking", default=None)
"""The address of whoever is being answered; None where the house does something by itself."""


class Safety:
    """Made once for the house; ``guard(app)`` is what the server runs."""

    def __init__(self, house: "House") -> None:
        self._house = house
        self.limits = Limits(enforced=house.settings.limits)
        self.sockets = OpenSockets()
        self._request_queue = RequestQueue()
        self._proxy_clients = ProxyClientLimits(house.settings.connections)

    def guard(self, app: ASGIApp) -> ASGIApp:
        """The app with this middleware around it."""

        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] in ("http", "websocket"):
                # One spelling from here on: what is guarded and what is routed must agree.
                scope["path"] = normalize_path(scope["path"])
                if self._house.settings.trusted_proxy:
                    see_through_proxy(scope)
                _asking.set(address_of(scope))
                if scope["type"] == ScopeType.HTTP:
                    await self._request_queue.enter()
                with self._counted(scope) as room:
                    if room:
                        await self._pass(app, scope, receive, send)
                    else:
                        await _refuse(TooManyRequests(), scope, send)
            else:
                await app(scope, receive, send)

        return guarded

    @contextmanager
    def _counted(self, scope: Scope) -> Iterator[bool]:
        """Whether there is room for one more of this client; without a proxy `ConnectionLimits` counts them."""
        settings = self._house.settings
        if not (settings.trusted_proxy and settings.limits):
            yield True
            return
        network = network_of(address_of(scope))
        room = self._proxy_clients.enter(network)
        try:
            yield room
        finally:
            if room:
                self._proxy_clients.leave(network)

    @contextmanager
    def guess(self) -> Iterator[None]:
        """Around a search by a code that is short enough to be guessed.

        Searches that find nothing are counted by address; after too many nothing is searched.
        """
        address = _asking.get()
        if address is None:
            yield
            return
        key = network_of(address)
        self.limits.take("code", key, WIDER)
        yield
        self.limits.give_back("code", key)

    async def _pass(self, app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
        send = self._with_headers(scope, send)
        person = None
        if not is_page(scope):
            try:
                person = await self._check(scope)
            except HantiseError as error:
                await _refuse(error, scope, send)
                return
            except Exception as error:  # noqa: BLE001 (outside, nobody else answers)
                structlog.get_logger("hantise.fault").error("unexpected", exc_info=error)
                await _refuse(HantiseError("error-internal"), scope, send, 500)
                return
        if scope["type"] == ScopeType.HTTP:
            await app(scope, receive, send)
            return
        socket = OpenSocket(credential_of(scope), receive, send)
        who = "" if person is None else person.id
        self.sockets.enter(who, socket)
        try:
            await app(scope, socket.receive, socket.send)
        finally:
            self.sockets.leave(who, socket)

    async def _check(self, scope: Scope) -> Person | None:
        """Who asks, if it may be asked at all."""
        refuse_unreadable(scope)
        self.limits.take_address("request", address_of(scope))
        changing = needs_origin(scope)
        if changing and not comes_from_us(scope, self._house.settings.base_url):
            raise Forbidden("error-origin")
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
        person = await self._house.people.identify(connection)
        if person is not None:
            self.limits.take("request", person.id)
            if changing and (scope.get("method"), scope["path"]) not in STILL_ALLOWED:
                refuse_banned(person)
        return person

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        hosts = headers_of(scope, b"host")
        added = safety_headers(
            hosts[0] if hosts else "",
            secure=is_secure(scope, self._house.settings.base_url),
            private=not is_page(scope),
        )

        async def send_safely(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                given = list(message.get("headers", ()))
                names = {name.lower() for name, _ in given}
                message["headers"] = [*given, *(pair for pair in added if pair[0] not in names)]
            await send(message)

        return send_safely


def is_page(scope: Scope) -> bool:
    """Whether somebody only reads what is the same for everybody; all else is guarded."""
    reading = scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD")
    return reading and scope["path"].split("/", 2)[1] != "api"


def refuse_unreadable(scope: Scope) -> None:
    """What nothing in the house is called or can be asked for, whoever asks."""
    # PostgreSQL cannot even look for a name with a sign of value 0.
    if "\0" in scope["path"]:
        raise NotFound
    if b"%00" in scope["query_string"]:
        raise bad_field("query", "")
    if scope["type"] == ScopeType.HTTP:
        _refuse_twice(scope["query_string"])


def _refuse_twice(query: bytes) -> None:
    """Which of the two was meant nobody can know."""
    seen: set[str] = set()
    for name, _ in parse_qsl(query.decode("latin-1"), keep_blank_values=True):
        if name in seen:
            reason = Text(PRODUCT, "reason-twice")
            raise BadRequest("error-bad-request", field=name[:80], reason=reason)
        seen.add(name)


def address_of(scope: Scope) -> str:
    """The address of the other end; of a trusted proxy's client where there is such a proxy."""
    client = scope.get("client")
    return client[0] if client else ""


def is_secure(scope: Scope, base_url: str) -> bool:
    """Whether a request came over https, by itself or as everything does here."""
    return scope["scheme"] in ("https", "wss") or base_url.startswith("https://")


async def _refuse(error: HantiseError, scope: Scope, send: Send, status: int | None = None) -> None:
    """Answer instead of the app; a socket is refused before it opens."""
    problem = problem_of(error, language_of(scope), status)
    body = msgspec.json.encode(problem)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode("ascii")),
        *((name.lower().encode(), value.encode()) for name, value in extra_headers(error).items()),
    ]
    kind = "http.response"
    if scope["type"] == ScopeType.WEBSOCKET:
        kind = "websocket.http.response"
        if kind not in (scope.get("extensions") or {}):
            await send({"type": "websocket.close", "code": 1008, "reason": ""})
            return
    start: Any = {"type": f"{kind}.start", "status": problem.status, "headers": headers}
    rest: Any = {"type": f"{kind}.body", "body": body}
    await send(start)
    await send(rest)
