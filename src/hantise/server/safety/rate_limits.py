"""How often things may be done: token buckets for people and, much wider, for addresses."""

import ipaddress
import time
from collections import OrderedDict
from typing import Final, Literal, NamedTuple

from hantise.server.errors import TooManyRequests

Kind = Literal[
    "request",
    "move",
    "chat",
    "table",
    "password",
    "guest",
    "import",
    "socket",
    "hint",
    "analysis",
    "account",
    "code",
    "mail",
]


class Rate(NamedTuple):
    """So many at once, then so many a second."""

    burst: float
    per_second: float


RATES: Final[dict[Kind, Rate]] = {
    "request": Rate(120, 20),
    "move": Rate(40, 8),
    "chat": Rate(8, 0.5),
    "table": Rate(20, 1 / 15),
    "password": Rate(20, 1 / 15),
    "guest": Rate(10, 1 / 600),
    "import": Rate(10, 1 / 30),
    "socket": Rate(30, 1),
    "hint": Rate(20, 1),
    "analysis": Rate(6, 1 / 120),
    "account": Rate(20, 1 / 10),
    "code": Rate(2, 1 / 30),
    "mail": Rate(3, 1 / 1200),
}
"""For one person. Nobody who plays notices them, not even on a bad line or with an eager bot.

``code`` counts the guesses of an address, ``mail`` what the house sends to a mail address too.
"""

WIDER: Final = 30
"""An address may do so much more than a person: fifty phones of a club share one."""
MOST_BUCKETS: Final = 50_000


class Limits:
    """Buckets in the memory of this process; those not used for longest are forgotten."""

    def __init__(self, *, enforced: bool = True) -> None:
        self._enforced = enforced
        self._buckets: OrderedDict[tuple[Kind, str], tuple[float, float]] = OrderedDict()

    def take(self, kind: Kind, key: str, wider: int = 1) -> None:
        """Take one from the bucket of a person (by id); `TooManyRequests` if it is empty."""
        if not self._enforced:
            return
        rate = RATES[kind]
        burst, per_second = rate.burst * wider, rate.per_second * wider
        now = time.monotonic()
        left, since = self._buckets.get((kind, key), (burst, now))
        left = min(burst, left + (now - since) * per_second)
        if left < 1:
            raise TooManyRequests((1 - left) / per_second)
        self._buckets[kind, key] = (left - 1, now)
        self._buckets.move_to_end((kind, key))
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def give_back(self, kind: Kind, key: str) -> None:
        """What was taken a moment ago is not to be counted."""
        if (kind, key) in self._buckets:
            left, since = self._buckets[kind, key]
            self._buckets[kind, key] = (left + 1, since)

    def take_address(self, kind: Kind, address: str) -> None:
        """Take one from the bucket of an address."""
        self.take(kind, network_of(address), WIDER)


def network_of(address: str) -> str:
    """What one line has: an IPv4 address, or a whole /64 of IPv6."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return f"@{address[:64]}"
    if isinstance(parsed, ipaddress.IPv6Address):
        if parsed.ipv4_mapped:
            return f"@{parsed.ipv4_mapped}"
        return f"@{ipaddress.ip_network((parsed, 64), strict=False)}"
    return f"@{parsed}"
