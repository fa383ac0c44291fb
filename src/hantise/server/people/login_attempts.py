"""Guessing passwords gets slower with every wrong guess."""

import math
import time
from collections import OrderedDict
from typing import Final, NamedTuple

from hantise.server.errors import TooManyRequests

MOST_KEYS: Final = 50_000
MOST_DOUBLINGS: Final = 10
"""More are not counted: the wait is the longest by then, and must end some day."""


class Patience(NamedTuple):
    """So many wrong guesses are free; then each doubles the wait, up to the longest.

    One is forgiven after each time that is as long as the longest wait.
    """

    free: int
    longest: float


FOR_ONE: Final = Patience(free=5, longest=900.0)
"""For one name from one address."""
FOR_NAME: Final = Patience(free=50, longest=60.0)
"""For one name from anywhere it was never signed in from."""
FOR_KNOWN: Final = Patience(free=10, longest=60.0)
"""For one name from an address that its owner came from: others' guesses do not count there."""


class Attempts:
    """Counts in the memory of this process."""

    def __init__(self) -> None:
        self._wrong: OrderedDict[tuple[str, str], tuple[float, float, float]] = OrderedDict()
        """How many, when the last one was, and until when the next must wait."""
        self._known: OrderedDict[tuple[str, str], None] = OrderedDict()

    def begin(self, name_key: str, address: str) -> None:
        """Before a guess, counted as wrong until `succeed`; `TooManyRequests` if it is too early.

        Counting first keeps a thousand guesses at once from all being let through.
        """
        now = time.monotonic()
        keys = [((name_key, address), FOR_ONE), ((name_key, ""), FOR_NAME)]
        if (name_key, address) in self._known:
            keys = [((name_key, address), FOR_KNOWN)]
        for key, _ in keys:
            until = self._wrong.get(key, (0.0, now, 0.0))[2]
            if until > now:
                raise TooManyRequests(until - now)
        for key, patience in keys:
            before, last, _ = self._wrong.get(key, (0.0, now, 0.0))
            wrong = max(0.0, before - (now - last) / patience.longest) + 1
            wrong = min(wrong, patience.free + MOST_DOUBLINGS)
            beyond = math.ceil(wrong) - patience.free
            wait = min(2.0**beyond, patience.longest) if beyond >= 0 else 0.0
            self._wrong[key] = (wrong, now, now + wait)
            self._wrong.move_to_end(key)
        while len(self._wrong) > MOST_KEYS:
            self._wrong.popitem(last=False)

    def succeed(self, name_key: str, address: str) -> None:
        """The guess was right: nobody has anything to wait for, and this address is known."""
        self._wrong.pop((name_key, address), None)
        self._wrong.pop((name_key, ""), None)
        self._known[name_key, address] = None
        self._known.move_to_end((name_key, address))
        if len(self._known) > MOST_KEYS:
            self._known.popitem(last=False)
