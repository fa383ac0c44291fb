"""A cache of who was recognised lately, so that not every request asks the database."""

import time
from collections import OrderedDict
from typing import Final

from hantise.server.people.person import Person

SECONDS: Final = 15.0
"""How long a process may not know what another one changed, should the news be lost."""
MOST: Final = 20_000


class Recognised:
    """Sessions and tokens, by hash, and whose they are; forgets quickly and keeps little."""

    def __init__(self) -> None:
        self._people: OrderedDict[str, tuple[Person, float]] = OrderedDict()
        self.changes = 0
        """Grows with every `forget`: what was read before must not be remembered after."""

    def find(self, key: str) -> Person | None:
        """Whose key it is, if that is known for sure."""
        found = self._people.get(key)
        if found is None:
            return None
        person, until = found
        if until < time.monotonic():
            del self._people[key]
            return None
        return person

    def remember(self, key: str, person: Person, changes: int) -> None:
        """Remember what was read when `changes` was ``changes``."""
        if changes != self.changes:
            return
        self._people[key] = (person, time.monotonic() + SECONDS)
        self._people.move_to_end(key)
        if len(self._people) > MOST:
            self._people.popitem(last=False)

    def forget(self, person_id: str) -> None:
        """Something about this person changed."""
        self.changes += 1
        for key in [key for key, (person, _) in self._people.items() if person.id == person_id]:
            del self._people[key]

    def forget_all(self) -> None:
        """Something may have changed."""
        self.changes += 1
        self._people.clear()
