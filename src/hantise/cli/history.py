"""The line of a game that stands: who did what, and what happened, without what was undone."""

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from hantise.cli.eyes import Eyes, seen
from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.table import Entry, Table


class Step(NamedTuple):
    """One action: whose it was, after how many entries of the record, and what it led to."""

    actor: int
    action: Action
    entry: int
    events: Sequence[Event]


def steps_of(table: Table) -> list[Step]:
    """All steps of the line that stands, from the start."""
    moments = list(table.rerun())
    steps = []
    for number, entry in enumerate(standing(table.entries)):
        action = table.entries[entry]
        assert isinstance(action, Action)
        steps.append(Step(moments[number][0].actor, action, entry, moments[number + 1][1]))
    return steps


def standing(entries: Sequence[Entry]) -> list[int]:
    """The numbers of the entries that are actions and were not undone.

    >>> from hantise.core.registry import find
    >>> from hantise.core.table import TableEntry
    >>> one, other = map(find("18-ghosts")().parse, ("R@b5", "R@e5"))
    >>> standing([one, other, TableEntry("back", to=1), other])
    [0, 3]
    """
    before: list[int | None] = []
    """For each entry, the last standing action once it was made."""
    earlier: dict[int, int | None] = {}
    last: int | None = None
    for number, entry in enumerate(entries):
        if isinstance(entry, Action):
            earlier[number] = last
            last = number
        elif entry.table == "back" and entry.to is not None:
            last = before[entry.to - 1] if entry.to else None
        before.append(last)
    found = []
    while last is not None:
        found.append(last)
        last = earlier[last]
    return found[::-1]


def since(steps: Sequence[Step], seat: int | None, most: int = 12) -> Sequence[Step]:
    """The steps from a seat's last decision on; the latest few for a spectator."""
    for number in range(len(steps) - 1, -1, -1):
        if steps[number].actor == seat:
            return steps[number:]
    return steps if seat is not None else steps[-most:]


def tell(
    steps: Sequence[Step], eyes: Eyes, table: Table, quiet: Callable[[Event], bool] | None = None
) -> list[str]:
    """What happened, in words. The same thing several times over is told once."""
    lines = [
        event.text(table.game.about.id).say(names=table.names)
        for step in steps
        for event in seen(step.events, eyes)
        if quiet is None or not quiet(event)
    ]
    told = []
    for line, same in groupby(lines):
        times = sum(1 for _ in same)
        told.append(line if times == 1 else f"{line} (×{times})")
    return told
