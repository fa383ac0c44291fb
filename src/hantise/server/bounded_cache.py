"""A least-recently-used cache, bounded by bytes; each value is made once however many ask."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class BoundedCache(Generic[K, V]):
    """The latest things, up to so many bytes together; ``size`` tells the bytes of one."""

    def __init__(self, most: int, size: Callable[[V], int]) -> None:
        self._most = most
        self._size = size
        self._bytes = 0
        self._kept: OrderedDict[K, V] = OrderedDict()
        self._making: dict[K, asyncio.Future[None]] = {}
        """However many ask for the same, it is made once."""

    async def get(self, key: K, make: Callable[[], Awaitable[V]]) -> V:
        """It, made if it is not there."""
        while key in self._making:
            await asyncio.wait([self._making[key]])
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        self._making[key] = asyncio.get_running_loop().create_future()
        try:
            made = await make()
            self.keep(key, made)
            return made
        finally:
            self._making.pop(key).set_result(None)

    def at_hand(self, key: K) -> V | None:
        """It, if it was made and is still there."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def keep(self, key: K, made: V) -> None:
        """Keep what was made otherwise."""
        before = self._kept.pop(key, None)
        if before is not None:
            self._bytes -= self._size(before)
        self._kept[key] = made
        self._bytes += self._size(made)
        while self._bytes > self._most and self._kept:
            _, gone = self._kept.popitem(last=False)
            self._bytes -= self._size(gone)
