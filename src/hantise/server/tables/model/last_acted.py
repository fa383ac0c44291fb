"""The moments at which each seat last acted, taken back or not."""

from array import array
from typing import Final

from hantise.core.table import Table

NO_SEAT: Final = -1


class LastActed:
    """Told of every entry of a table, in order."""

    __slots__ = ("_actors", "latest", "turns")

    def __init__(self, players: int) -> None:
        self.latest = [0] * players
        """The entry of each seat's latest action, whoever played it; 0: none."""
        self.turns = [0] * players
        """The same on the line that stands: what was taken back is not there."""
        self._actors = array("b")

    def note(self, actor: int | None) -> None:
        """An entry was made by a seat, by chance or by nobody."""
        self._actors.append(NO_SEAT if actor is None else max(actor, NO_SEAT))
        if actor is not None and actor >= 0:
            self.latest[actor] = self.turns[actor] = len(self._actors)

    def went_back(self, table: Table) -> None:
        """The latest entry was a take-back."""
        self.turns = [0] * len(self.turns)
        for number in table.standing():
            if self._actors[number] != NO_SEAT:
                self.turns[self._actors[number]] = number + 1
