"""Who thinks next, fairly: the table whose bots have thought least, then hints, then analyses."""

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Final, Literal, NamedTuple

Urgency = Literal["turn", "hint", "analysis"]

ORDER: Final[dict[Urgency, int]] = {"turn": 0, "hint": 1, "analysis": 2}
LEAST_COST: Final = 0.01
"""Even what takes no time counts as so many seconds, so that tables take turns."""


class Waiting(NamedTuple):
    """Somebody's place in the queue: the smallest is called first."""

    order: int
    at: float
    number: int
    called: asyncio.Future[None]


class Place:
    """Leave to think."""

    def __init__(self, behind: int) -> None:
        self.behind: Final = behind
        """How many wait that are as urgent."""
        self.seconds = 0.0
        """What is allotted: it counts as thought, needed or not."""


class ThinkingQueue:
    """So many may think at once.

    Each table has a clock of its own that runs while it thinks; the queue's runs with that of
    whoever is called (start-time fair queueing). A table that comes after a pause begins at the
    queue's time: nobody saves up.
    """

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: list[Waiting] = []
        self._now = 0.0
        self._clocks: dict[str, float] = {}
        self._numbers = count()

    @asynccontextmanager
    async def place(self, who: str, urgency: Urgency = "turn") -> AsyncIterator[Place]:
        """Wait for one's turn; inside the block it is one's own."""
        order = ORDER[urgency]
        at = max(self._now, self._clocks.get(who, 0.0))
        if self._free > 0:
            self._free -= 1
        else:
            await self._wait(order, at)
        self._now = max(self._now, at)
        place = Place(
            sum(other.order <= order and not other.called.done() for other in self._waiting)
        )
        try:
            yield place
        finally:
            self._clocks[who] = at + max(place.seconds, LEAST_COST)
            self._clocks = {name: time for name, time in self._clocks.items() if time > self._now}
            self._give_on()

    async def _wait(self, order: int, at: float) -> None:
        called = asyncio.get_running_loop().create_future()
        mine = Waiting(order, at, next(self._numbers), called)
        heapq.heappush(self._waiting, mine)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # called and gone at the same moment
                self._give_on()
            raise

    def _give_on(self) -> None:
        """The next one who is still there is called; if there is none, a place is free."""
        while self._waiting:
            called = heapq.heappop(self._waiting).called
            if not called.cancelled():
                called.set_result(None)
                return
        self._free += 1
