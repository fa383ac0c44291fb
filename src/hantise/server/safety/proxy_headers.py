"""The client's address and scheme from a trusted proxy's headers (X-Forwarded-*)."""

from litestar.enums import ScopeType
from litestar.types import Scope

from hantise.server.safety.origin import headers_of

SCHEMES = {"http": ("http", "ws"), "https": ("https", "wss")}


def see_through_proxy(scope: Scope) -> None:
    """Make a connection what the proxy saw.

    Of ``X-Forwarded-For`` only the last address counts: the proxy itself added it, while all
    before it came from the other end and may be made up.
    """
    addresses = ",".join(headers_of(scope, b"x-forwarded-for")).split(",")
    address = addresses[-1].strip()
    schemes = ",".join(headers_of(scope, b"x-forwarded-proto")).split(",")
    names = SCHEMES.get(schemes[-1].strip().lower())
    if address:
        scope["client"] = (address[:64], 0)
    if names:
        scope["scheme"] = names[scope["type"] == ScopeType.WEBSOCKET]
