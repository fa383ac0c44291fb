"""Who is at a table. A phone that sleeps for a moment has not left."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

GRACE: Final = 20.0
"""Seconds until the others see that somebody is gone."""
TELL_AGAIN: Final = 30.0
"""Every so many seconds processes tell each other who is there."""
BELIEVED: Final = 2.5 * TELL_AGAIN
"""And for so long they believe it: a process that died tells nothing."""


class Presence:
    """Counts the open lines of each person, and knows what other processes tell."""

    __slots__ = ("_changed", "_elsewhere", "_gone", "_leaving", "_lines", "_since", "grace")

    def __init__(self, changed: Callable[[str, bool], None], grace: float = GRACE) -> None:
        self.grace = grace
        self._changed = changed
        self._lines: Counter[str] = Counter()
        self._leaving: dict[str, asyncio.TimerHandle] = {}
        self._elsewhere: dict[str, dict[str, float]] = {}
        """By person: the processes that told of a line, and when."""
        self._gone: dict[str, float] = {}
        self._since = time.time()

    def __contains__(self, person: object) -> bool:
        return person in self._lines or person in self._leaving or self._is_elsewhere(person)

    def __iter__(self) -> Iterator[str]:
        """Those who are here in this process."""
        return iter((*self._lines, *self._leaving))

    def _is_elsewhere(self, person: object) -> bool:
        if not self._elsewhere or not isinstance(person, str):
            return False
        oldest = time.monotonic() - BELIEVED
        return any(told > oldest for told in self._elsewhere.get(person, {}).values())

    def connected(self, person: str) -> bool:
        """Whether a line is open right now."""
        return person in self._lines or self._is_elsewhere(person)

    def away(self, person: str, now: float) -> float:
        """For how many seconds somebody has not been here."""
        return 0.0 if self.connected(person) else now - self._gone.get(person, self._since)

    def arrive(self, person: str) -> None:
        """A line was opened."""
        timer = self._leaving.pop(person, None)
        if timer is not None:
            timer.cancel()
        self._lines[person] += 1
        if timer is None and self._lines[person] == 1:
            self._changed(person, True)

    def leave(self, person: str) -> None:
        """A line was closed."""
        self._lines[person] -= 1
        if self._lines[person] > 0:
            return
        del self._lines[person]
        self._gone[person] = time.time()
        self._leaving[person] = asyncio.get_running_loop().call_later(
            self.grace, self._grace_over, person
        )

    def _grace_over(self, person: str) -> None:
        del self._leaving[person]
        self._changed(person, False)

    def told(self, process: str, person: str, *, here: bool) -> bool:
        """Another process tells that somebody is there or gone; whether that is news."""
        before = person in self
        if here:
            self._elsewhere.setdefault(person, {})[process] = time.monotonic()
        elif self._elsewhere.get(person, {}).pop(process, None) is not None:
            self._gone[person] = time.time()
        return (person in self) != before

    def close(self) -> None:
        """Nobody will be told any more."""
        for timer in self._leaving.values():
            timer.cancel()
        self._leaving.clear()
