"""Whether a request comes from our own pages.

A browser names the page a request comes from in ``Origin`` (or ``Sec-Fetch-Site``) and sends our
cookie along by itself; a program does neither. So what changes something, and every websocket,
must come

- from our own pages: ``Origin`` is the address that the request went to, or ``base_url``;
- or with a token, which no browser adds by itself, and without an ``Origin`` of somebody else;
- or, without any ``Origin``, without a cookie: then it can do nothing in anybody's name.
"""

from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import Scope

DEFAULT_PORTS = {"http": 80, "https": 443, "ws": 80, "wss": 443}
READING = frozenset({"GET", "HEAD", "OPTIONS"})


def needs_origin(scope: Scope) -> bool:
    """Whether a request may change something or opens a line that may."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in READING


def headers_of(scope: Scope, name: bytes) -> list[str]:
    """All values of a header."""
    return [value.decode("latin-1") for key, value in scope["headers"] if key == name]


def comes_from_us(scope: Scope, base_url: str) -> bool:
    """Whether a request may be followed, as far as its origin goes."""
    origins = headers_of(scope, b"origin")
    if len(origins) > 1:
        return False
    if origins:
        return _is_ours(origins[0], scope, base_url)
    if headers_of(scope, b"sec-fetch-site") not in ([], ["same-origin"], ["none"]):
        return False
    return bool(headers_of(scope, b"authorization")) or not headers_of(scope, b"cookie")


def _is_ours(origin: str, scope: Scope, base_url: str) -> bool:
    came_from = _place(origin)
    if came_from is None:
        return False
    if base_url and came_from == _place(base_url):
        return True
    hosts = headers_of(scope, b"host")
    if len(hosts) != 1:
        return False
    # Behind a proxy that we do not trust to tell, https may look like http from here: the page's
    # own scheme is then taken, since no page of another site can have our host in its Origin.
    scheme = came_from[0]
    return came_from == _place(f"{scheme}://{hosts[0]}")


def _place(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an address; None if it is none."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in ("http", "https") or not parts.hostname:
        return None
    if parts.path or parts.query or parts.fragment or parts.username is not None:
        return None
    return parts.scheme, parts.hostname, port or DEFAULT_PORTS[parts.scheme]
