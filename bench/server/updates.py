"""What updates weigh with one view each, as they are sent, and with a view after every step.

Every game of tests/records is told to its first seat once more.
"""

import gzip
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table as Sheet

from hantise.core import registry
from hantise.core.record import load
from hantise.core.state import CHANCE
from hantise.core.table import Table
from hantise.server.tables.model.configured_games import Configured
from hantise.server.tables.model.redaction import Happened, choices, encode, step_seen, view_seen
from hantise.server.wire import Step, Update

RECORDS: Final = Path(__file__).resolve().parents[2] / "tests" / "records"
EYES: Final = 0
NOW: Final = 1_800_000_000.123456
PACKING: Final = 6
"""The level at which a websocket would usually compress."""
WIDTH: Final = 130


class ViewedStep(Step, frozen=True, kw_only=True):
    """A step with how it stands after it."""

    view: msgspec.Raw


class Weight(msgspec.Struct, frozen=True):
    """One update in bytes: with one view, with a view after every step, and both compressed."""

    steps: int
    sent: int
    viewed: int
    sent_packed: int
    viewed_packed: int


def weights(table: Table) -> Iterator[Weight]:
    """Every update of the line that stands: a turn, then what chance did."""
    configured = Configured(table.game)
    steps: list[Step] = []
    views: list[msgspec.Raw] = []
    states = table.rerun()
    next(states)
    for seq, (step, (state, _)) in enumerate(zip(table.steps(), states, strict=True), start=1):
        steps.append(step_seen(Happened(seq, step.actor, step.events, NOW), EYES))
        views.append(view_seen(state, EYES, memory_aid=True))
        if state.actor == CHANCE or (step.actor != CHANCE and state.drafting()):
            continue
        update = Update(
            seq=seq,
            steps=tuple(steps),
            view=views[-1],
            legal=choices(configured, state, EYES),
            outcome=state.outcome(),
        )
        yield weigh(update, views)
        steps, views = [], []


def weigh(update: Update, views: Sequence[msgspec.Raw]) -> Weight:
    """The view of the last step is the one that is sent."""
    earlier = [
        ViewedStep(step.seq, step.actor, step.events, step.at, view=view)
        for step, view in zip(update.steps[:-1], views, strict=False)
    ]
    sent = encode(update)
    viewed = encode(msgspec.structs.replace(update, steps=(*earlier, update.steps[-1])))
    return Weight(len(update.steps), len(sent), len(viewed), packed(sent), packed(viewed))


def packed(message: bytes) -> int:
    """How many bytes it has compressed by itself."""
    return len(gzip.compress(message, PACKING))


def row(game: str, found: Sequence[Weight]) -> tuple[str, ...]:
    """A game's line: medians, and the worst."""
    several = sum(one.steps > 1 for one in found)
    return (
        game,
        f"{len(found):,}",
        f"{100 * several / len(found):.0f} %, {max(one.steps for one in found)}",
        *map(
            spread,
            (
                (one.sent for one in found),
                (one.viewed for one in found),
                (one.sent_packed for one in found),
                (one.viewed_packed for one in found),
            ),
        ),
        f"{sum(one.viewed for one in found) / sum(one.sent for one in found):.2f}",
    )


def spread(sizes: Iterable[int]) -> str:
    """The median and the most."""
    ordered = sorted(sizes)
    return f"{median(ordered):,.0f}, {ordered[-1]:,}"


def main() -> None:
    """Weigh and print."""
    sheet = Sheet(box=SIMPLE_HEAD)
    for heading in (
        "game",
        "updates",
        "of several steps, most",
        "bytes: median, most",
        "a view a step",
        "gzipped",
        "a view a step",
        "all bytes, times",
    ):
        sheet.add_column(heading)
    for id in registry.ids():
        found = [
            weight
            for path in sorted((RECORDS / id).glob("*.json"))
            for weight in weights(load(path))
        ]
        if found:
            sheet.add_row(*row(id, found))
    Console(width=WIDTH).print(sheet)


if __name__ == "__main__":
    main()
