"""A queue of requests, one per turn of the event loop: a flood of them does not delay a move."""

import asyncio
from collections import deque


class RequestQueue:
    """Lets one in each time the event loop goes round; what is open already goes on meanwhile."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._turning = False

    async def enter(self) -> None:
        """Wait for one's turn."""
        loop = asyncio.get_running_loop()
        if not self._turning:
            self._turning = True
            loop.call_soon(self._turn)
            return
        waiting = loop.create_future()
        self._waiting.append(waiting)
        await waiting

    def _turn(self) -> None:
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():
                next_one.set_result(None)
                asyncio.get_running_loop().call_soon(self._turn)
                return
        self._turning = False
