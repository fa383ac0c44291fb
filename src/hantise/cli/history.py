"""The line of a game that stands: who did what, and what happened, without what was undone."""

from collections.abc import Callable, Sequence
from itertools import groupby

from hantise.cli.viewpoint import Eyes, seen
from hantise.core.event import Event
from hantise.core.table import Step, Table


def since(steps: Sequence[Step], seat: int | None, most: int = 12) -> Sequence[Step]:
    """The steps from a seat's last decision on; the latest few for a spectator."""
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].actor == seat:
            return steps[number:]
    return steps if seat is not None else steps[-most:]


def tell(
    steps: Sequence[Step],
    eyes: Eyes,
    table: Table,
    quiet: Callable[[Event], bool] | None = None,
    reader: int | None = None,
) -> list[str]:
    """What happened, in words for the seat that reads. The same several times is told once."""
    lines = [
        event.text(table.game.about.id).say(names=table.names, reader=reader)
        for step in steps
        for event in seen(step.events, eyes)
        if quiet is None or not quiet(event)
    ]
    told = []
    for line, same in groupby(lines):
        times = sum(1 for _ in same)
        told.append(line if times == 1 else f"{line} (×{times})")
    return told
