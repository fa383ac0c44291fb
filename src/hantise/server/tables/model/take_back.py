"""Take-back: to which moment somebody may go back."""

from collections.abc import Collection

from hantise.core.state import CHANCE
from hantise.core.table import Table
from hantise.server.errors import Conflict


def moment_before_last_decision(table: Table, seats: Collection[int], *, rated: bool) -> int:
    """How many entries lie before the last turn that one of these seats decided.

    In a rated game nobody goes back over what was learnt: an outcome of chance or, in a game that
    hides things, what anybody did.
    """
    if rated and table.game.about.hides:
        raise Conflict("error-back-rated")
    steps = table.steps()
    for step in reversed(steps):
        if step.actor == CHANCE and rated:
            raise Conflict("error-back-rated")
        if step.actor in seats and not table.state_after(step.entry).drafting():
            return step.entry
    raise Conflict("error-back-nothing")
