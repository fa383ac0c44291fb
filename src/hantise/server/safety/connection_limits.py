"""How many connections there may be, and how long one may take to send a request.

Nothing here knows what is asked. A connection that is refused or given up is counted and told in
the log, without the address it came from.
"""

import asyncio
from collections import Counter
from math import inf
from time import monotonic
from typing import Final, Literal

import structlog

from hantise.server import metrics
from hantise.server.safety.rate_limits import network_of
from hantise.server.timeouts import Timeouts

Reason = Literal["crowd", "full", "headers", "body", "large", "pipelined", "frames", "unread"]
"""Too many from one address, too many in all; a request whose headers or whose body did not come,
one with headers beyond all bounds, or too many before the first is answered; a websocket with too
many frames; an answer that was not read."""

TOLD_EVERY: Final = 10.0
"""Seconds: a flood of connections makes no flood of lines."""


class ConnectionLimits:
    """Counts the connections of this process, by the network they come from."""

    def __init__(
        self,
        *,
        most: int,
        most_of_one: int | None,
        timeouts: Timeouts,
        counts_frames: bool = True,
    ) -> None:
        self._most = most
        self._most_of_one = most_of_one
        """None: they all come from a proxy, and are counted by `ProxyClientLimits` when they ask."""
        self.timeouts = timeouts
        self.counts_frames = counts_frames
        """Whether a websocket may have only so many."""
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._of: Counter[str] = Counter()
        self._told = Told()

    def enter(self, transport: asyncio.BaseTransport) -> Reason | None:
        """A connection was made; why it may not stay, if so."""
        peer = transport.get_extra_info("peername")
        network = network_of(peer[0]) if isinstance(peer, tuple | list) else "@"
        if len(self._inside) >= self._most:
            return "full"
        if self._most_of_one is not None and self._of[network] >= self._most_of_one:
            return "crowd"
        self._inside[transport] = network
        self._of[network] += 1
        metrics.CONNECTIONS.inc()
        return None

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """It was lost; one that was never let in is nothing to us."""
        network = self._inside.pop(transport, None)
        if network is not None:
            metrics.CONNECTIONS.dec()
            self._of[network] -= 1
            if not self._of[network]:
                del self._of[network]

    def turned_away(self, reason: Reason) -> None:
        """Count it, and say so."""
        self._told.note(reason)


class ProxyClientLimits:
    """Counts what each client of a trusted proxy has open: requests being answered, and sockets."""

    def __init__(self, most_of_one: int) -> None:
        self._most_of_one = most_of_one
        self._of: Counter[str] = Counter()
        self._told = Told()

    def enter(self, network: str) -> bool:
        """Whether there is room for one more."""
        if self._of[network] >= self._most_of_one:
            self._told.note("crowd")
            return False
        self._of[network] += 1
        return True

    def leave(self, network: str) -> None:
        """It was answered, or hung up."""
        self._of[network] -= 1
        if not self._of[network]:
            del self._of[network]


class Told:
    """One line in the log for the first, then one every few seconds with how many there were."""

    def __init__(self) -> None:
        self._since: dict[Reason, tuple[float, int]] = {}

    def note(self, reason: Reason) -> None:
        """One more."""
        metrics.CONNECTIONS_REFUSED.labels(reason).inc()
        now = monotonic()
        told, waiting = self._since.get(reason, (-inf, 0))
        self._since[reason] = (told, waiting + 1)
        if now >= told + TOLD_EVERY:
            self._tell(reason)
        elif not waiting:
            asyncio.get_running_loop().call_later(told + TOLD_EVERY - now, self._tell, reason)

    def _tell(self, reason: Reason) -> None:
        _, waiting = self._since[reason]
        if not waiting:  # told a moment ago
            return
        self._since[reason] = (monotonic(), 0)
        structlog.get_logger("hantise.connections").warning(
            "connections refused", reason=reason, connections=waiting
        )
