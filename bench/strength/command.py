"""What the commands that measure strength share: numbers, progress, and a table put into a page."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from bench.strength.measure import Moved
from hantise.arena.standings import Standings

END: Final = "<!-- end of table -->"
NOW_AND_THEN: Final = 60.0
"""Seconds between two words of progress where there is no terminal."""


def whole(text: str) -> int:
    """A number of at least 1."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of at least 1")
    return int(text)


def positive(text: str) -> float:
    """A number above 0."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number above 0")
    return number


@contextmanager
def told(name: str) -> Iterator[Moved]:
    """A bar in a terminal; elsewhere a line now and then."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeElapsedColumn(), console=console, disable=not console.is_terminal) as progress:  # fmt: skip
        task = progress.add_task(name, total=None)
        said = monotonic()

        def moved(standings: Standings) -> None:
            nonlocal said
            progress.update(task, completed=standings.counted, total=standings.total)
            if not console.is_terminal and monotonic() - said > NOW_AND_THEN:
                said = monotonic()
                _say(name, standings)

        yield moved


def _say(name: str, standings: Standings) -> None:
    (row,) = standings.pairings()
    score = "" if row.score is None else f", {100 * row.score.mean:.1f} %"
    games = f"{standings.counted} of {standings.total} games"
    print(f"{name}: {games}{score}", file=sys.stderr, flush=True)


def write_table(page: Path, mark: str, text: str, program: str) -> None:
    """Put the table in the place of the one that the page has; the program says what is wrong."""
    try:
        before, begun, rest = page.read_text(encoding="utf-8").partition(mark)
        _, ended, after = rest.partition(END)
        if not begun or not ended:
            sys.exit(f"{program}: {page} has no place for the table: {mark} {END}")
        page.write_text(f"{before}{mark}\n\n{text}\n{END}{after}", encoding="utf-8")
    except OSError as error:
        sys.exit(f"{program}: {page}: {error.strerror}")
