"""The moments of a game in play: what led to each, also on lines that were taken back.

Kept in a few flat arrays, so that a house can hold thousands of tables in memory.
"""

from array import array
from typing import Final

from hantise.core.state import State

CHECKPOINT: Final = 32
"""Every so many actions a copy of the state is kept, so that going back need not start over."""
ROOT: Final = 0


class Moments:
    """A tree: each moment but the first has one before it and the entry that led from there."""

    def __init__(self, start: State) -> None:
        self._before = array("i", [-1])
        self._entry = array("i", [-1])
        self._depth = array("i", [0])
        self._draws = array("i", [0])
        self._kept: dict[int, State] = {ROOT: start.copy()}
        self.current = ROOT

    def add(self, entry: int, *, by_chance: bool, state: State) -> int:
        """The moment after the action of this entry; it becomes the current one."""
        before = self.current
        depth = self._depth[before] + 1
        self.current = len(self._before)
        self._before.append(before)
        self._entry.append(entry)
        self._depth.append(depth)
        self._draws.append(self._draws[before] + by_chance)
        if depth % CHECKPOINT == 0:
            self._kept[self.current] = state.copy()
        return self.current

    @property
    def draws(self) -> int:
        """How often chance has acted on the way to the current moment."""
        return self._draws[self.current]

    def by_chance(self, moment: int) -> bool:
        """Whether chance led to a moment."""
        return moment != ROOT and self._draws[moment] > self._draws[self._before[moment]]

    def path(self, moment: int) -> list[int]:
        """The entries that led to a moment, from the start."""
        entries = []
        while moment != ROOT:
            entries.append(self._entry[moment])
            moment = self._before[moment]
        return entries[::-1]

    def nearest(self, moment: int) -> tuple[State, list[int]]:
        """A copy of the last state kept on the way to a moment, and the entries from there on."""
        entries = []
        while moment not in self._kept:
            entries.append(self._entry[moment])
            moment = self._before[moment]
        return self._kept[moment].copy(), entries[::-1]
