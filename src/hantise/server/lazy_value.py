"""A value that is computed in a thread when first asked for, then cached for a time."""

import asyncio
from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Generic, TypeVar

T = TypeVar("T")


class LazyValue(Generic[T]):
    """Made in a thread when it is first asked for, however many ask."""

    def __init__(self, make: Callable[[], T], lasts: float = inf) -> None:
        self._make = make
        self._lasts = lasts
        self._until = inf
        self._made: asyncio.Future[T] | None = None

    async def get(self) -> T:
        """It; what could not be made is tried again by the next who asks."""
        if self._made is None or (self._made.done() and monotonic() > self._until):
            self._made = asyncio.ensure_future(asyncio.to_thread(self._make))
            self._made.add_done_callback(self._settled)
            self._until = monotonic() + self._lasts
        return await asyncio.shield(self._made)

    def _settled(self, made: "asyncio.Future[T]") -> None:
        if made.cancelled() or made.exception() is not None:
            self._made = None
