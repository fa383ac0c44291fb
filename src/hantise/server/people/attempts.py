"""Guessing passwords gets slower with every wrong guess."""

import time
from collections import OrderedDict
from typing import Final, NamedTuple

from hantise.server.errors import TooManyRequests

MOST_KEYS: Final = 50_000


class Patience(NamedTuple):
    """So many wrong guesses are free; then each doubles the wait, up to the longest."""

    free: int
    longest: float


FOR_ONE: Final = Patience(free=5, longest=900.0)
"""For one name from one address."""
FOR_NAME: Final = Patience(free=50, longest=60.0)
"""For one name from anywhere: short enough that nobody can be locked out by others for long."""


class Attempts:
    """Counts in the memory of this process."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()

    def begin(self, name_key: str, address: str) -> None:
        """Before a guess, counted as wrong until `succeed`; `TooManyRequests` if it is too early.

        Counting first keeps a thousand guesses at once from all being let through.
        """
        now = time.monotonic()
        keys = ((name_key, address), FOR_ONE), ((name_key, ""), FOR_NAME)
        for key, _ in keys:
            _, until = self._wrong.get(key, (0, 0.0))
            if until > now:
                raise TooManyRequests(until - now)
        for key, patience in keys:
            wrong = self._wrong.get(key, (0, 0.0))[0] + 1
            beyond = wrong - patience.free
            wait = min(2.0 ** min(beyond, 20), patience.longest) if beyond >= 0 else 0.0
            self._wrong[key] = (wrong, now + wait)
            self._wrong.move_to_end(key)
        while len(self._wrong) > MOST_KEYS:
            self._wrong.popitem(last=False)

    def succeed(self, name_key: str, address: str) -> None:
        """The guess was right: this address has nothing to wait for."""
        self._wrong.pop((name_key, address), None)
        wrong, until = self._wrong.get((name_key, ""), (0, 0.0))
        if wrong:
            self._wrong[name_key, ""] = (wrong - 1, until)
