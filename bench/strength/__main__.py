"""How strong each level is against the one below, for every game: plays, keeps, writes the table."""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.strength.measure import Extent, Moved, measure, stored
from bench.strength.pairings import Pairing, pairings, settings
from bench.strength.table import Measured, table
from hantise.arena.runners import OneProcess, Processes
from hantise.arena.standings import Standings
from hantise.core.errors import HantiseError

TABLES: Final = {False: "<!-- main table -->", True: "<!-- other numbers of players -->"}
"""What stands before a table in the page."""
END: Final = "<!-- end of table -->"
NOW_AND_THEN: Final = 60.0
"""Seconds between two words of progress where there is no terminal."""


def main(arguments: list[str] | None = None) -> int:
    """Play what is asked for, then show the table."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.least > asked.most:
        parser.error("--least is more than --most")
    listed = [one for one in pairings() if one.main is not asked.others]
    chosen = [one for one in listed if _is_asked(one, asked)]
    if not chosen:
        parser.error("no such pairing")
    if asked.list:
        print("\n".join(one.name for one in chosen))
        return 0
    try:
        if not asked.table:
            _play(chosen, asked)
        shown = chosen if asked.page is None else listed
        text = table([Measured(one, stored(one, asked.folder, asked.least)) for one in shown])
        if asked.page is None:
            print(text, end="")
        else:
            _write(asked.page, TABLES[asked.others], text)
    except HantiseError as error:
        sys.exit(f"python -m bench.strength: {error}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--players", type=_whole, metavar="N", help="only so many players")
    parser.add_argument("--level", type=int, choices=(1, 2, 3, 4), help="only this over the next")
    parser.add_argument("--others", action="store_true", help="the other numbers of players")
    parser.add_argument("--least", type=_whole, default=100, metavar="N", help="games (100)")
    parser.add_argument("--most", type=_whole, default=1000, metavar="N", help="games (1,000)")
    parser.add_argument(
        "--minutes", type=_minutes, default=float("inf"), metavar="N", help="for each pairing"
    )
    parser.add_argument("--processes", type=_whole, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--list", action="store_true", help="name the pairings and play nothing")
    parser.add_argument("--table", action="store_true", help="play nothing: what there is")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="put the whole table into this page"
    )
    return parser


def _whole(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of at least 1")
    return int(text)


def _minutes(text: str) -> float:
    try:
        minutes = float(text)
    except ValueError:
        minutes = 0.0
    if not minutes > 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes")
    return minutes


def _is_asked(pairing: Pairing, asked: argparse.Namespace) -> bool:
    if unknown := set(asked.game) - settings().keys():
        sys.exit(f"python -m bench.strength: no such game: {', '.join(sorted(unknown))}")
    what = pairing.tournament
    return (
        (not asked.game or what.game in asked.game)
        and asked.players in (None, what.players)
        and asked.level in (None, pairing.levels[0])
    )


def _play(chosen: list[Pairing], asked: argparse.Namespace) -> None:
    extent = Extent(asked.least, asked.most, asked.minutes)
    runner = OneProcess() if asked.processes == 1 else Processes(asked.processes)
    for pairing in chosen:
        with _told(pairing) as moved:
            measure(pairing, asked.folder, extent, runner, moved)


@contextmanager
def _told(pairing: Pairing) -> Iterator[Moved]:
    """A bar in a terminal; elsewhere a line now and then."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, disable=not console.is_terminal) as progress:  # fmt: skip
        task = progress.add_task(pairing.name, total=None)
        said = monotonic()

        def moved(standings: Standings) -> None:
            nonlocal said
            progress.update(task, completed=standings.counted, total=standings.total)
            if not console.is_terminal and monotonic() - said > NOW_AND_THEN:
                said = monotonic()
                _say(pairing, standings)

        yield moved


def _say(pairing: Pairing, standings: Standings) -> None:
    (row,) = standings.pairings()
    score = "" if row.score is None else f", {100 * row.score.mean:.1f} %"
    games = f"{standings.counted} of {standings.total} games"
    print(f"{pairing.name}: {games}{score}", file=sys.stderr, flush=True)


def _write(page: Path, mark: str, text: str) -> None:
    """Put the table in the place of the one that the page has."""
    try:
        before, begun, rest = page.read_text(encoding="utf-8").partition(mark)
        _, ended, after = rest.partition(END)
        if not begun or not ended:
            sys.exit(f"python -m bench.strength: {page} has no place for the table: {mark} {END}")
        page.write_text(f"{before}{mark}\n\n{text}\n{END}{after}", encoding="utf-8")
    except OSError as error:
        sys.exit(f"python -m bench.strength: {page}: {error.strerror}")


if __name__ == "__main__":
    sys.exit(main())
