"""How long a search may take."""

from typing import NamedTuple


class Budget(NamedTuple):
    """For one turn: so many iterations, and no more seconds than these.

    With iterations alone a search gives the same answer on every machine; the seconds are there so
    that a slow one does not keep anybody waiting.
    """

    iterations: int
    seconds: float = float("inf")

    def shared(self, part: float) -> "Budget":
        """A part of it."""
        return Budget(max(1, int(self.iterations * part)), self.seconds * part)
