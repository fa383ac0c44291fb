"""What a move costs in the running house, how long it takes, and what a table weighs."""

import argparse
import json
from collections.abc import Mapping
from functools import partial
from typing import Final

import msgspec
import uvloop
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn
from rich.table import Table as Sheet

from bench.server import boardgame_io, ours
from bench.server.figures import Figures, times_better
from bench.server.load import Load

USUAL: Final = Load()


async def measure(
    game: str, load: Load, progress: Progress, *, peer: bool
) -> tuple[Figures, Figures | None]:
    """Our house, then the peer if it is asked for."""
    task = progress.add_task("")

    def doing(what: str) -> None:
        progress.update(task, description=what)

    found = await ours.measure(game, load, doing)
    if not peer:
        return found, None
    return found, await boardgame_io.measure(found.entries_per_table, load, doing)


def shown(ours: Figures, peer: Figures | None) -> Sheet:
    """The figures, side by side."""
    columns = [msgspec.to_builtins(figures) for figures in (ours, peer) if figures is not None]
    better: Mapping[str, float] = {} if peer is None else times_better(ours, peer)
    sheet = Sheet(box=SIMPLE_HEAD)
    for heading in ("", *(column.pop("server") for column in columns)):
        sheet.add_column(heading)
    if better:
        sheet.add_column("times better")
    for name in columns[0]:
        values = (str(column[name]) for column in columns)
        sheet.add_row(name.replace("_", " "), *values, str(better.get(name, "")))
    return sheet


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server", description=__doc__)
    parser.add_argument("--game", default="18-ghosts", choices=["18-ghosts", "ghosts"])
    number = partial(parser.add_argument, type=int)
    number("--seconds", default=USUAL.seconds, help="how long each part lasts")
    number("--busy", default=USUAL.busy, help="tables that play flat out")
    number("--tables", default=USUAL.tables, help="tables with a move a second")
    number("--moves", default=USUAL.moves, help="moves before reconnecting")
    parser.add_argument("--peer", action="store_true", help="boardgame.io too, under the same load")
    parser.add_argument("--json", action="store_true", help="as JSON")
    given = vars(parser.parse_args())
    as_json, peer, game = (given.pop(name) for name in ("json", "peer", "game"))
    bars = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*bars, console=Console(stderr=True), transient=True) as progress:
        found, beside = uvloop.run(measure(game, Load(**given), progress, peer=peer))
    if not as_json:
        Console().print(shown(found, beside))
    elif beside is None:
        print(json.dumps(msgspec.to_builtins(found), indent=2))
    else:
        both = {"ours": found, "peer": beside, "times_better": times_better(found, beside)}
        print(json.dumps(msgspec.to_builtins(both), indent=2))


if __name__ == "__main__":
    main()
