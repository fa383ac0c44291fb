"""How strong each level is against the one below, for every game: plays, keeps, writes the table."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from bench.strength.command import positive, told, whole, write_table
from bench.strength.measure import Extent, measure, stored
from bench.strength.pairings import Pairing, pairings, settings
from bench.strength.table import Measured, table
from hantise.arena.runners import here
from hantise.core.errors import HantiseError

PROGRAM: Final = "python -m bench.strength"
TABLES: Final = {False: "<!-- main table -->", True: "<!-- other numbers of players -->"}
"""What stands before a table in the page."""


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
            write_table(asked.page, TABLES[asked.others], text, PROGRAM)
    except HantiseError as error:
        sys.exit(f"{PROGRAM}: {error}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog=PROGRAM, description=__doc__)
    parser.add_argument("game", nargs="*", help="only these games")
    parser.add_argument("--folder", type=Path, required=True, help="where the games are kept")
    parser.add_argument("--players", type=whole, metavar="N", help="only so many players")
    parser.add_argument("--level", type=int, choices=(1, 2, 3, 4), help="only this over the next")
    parser.add_argument("--others", action="store_true", help="the other numbers of players")
    parser.add_argument("--least", type=whole, default=100, metavar="N", help="games (100)")
    parser.add_argument("--most", type=whole, default=1000, metavar="N", help="games (1,000)")
    parser.add_argument(
        "--minutes", type=positive, default=float("inf"), metavar="N", help="for each pairing"
    )
    parser.add_argument("--processes", type=whole, default=os.cpu_count() or 1, metavar="N")
    parser.add_argument("--list", action="store_true", help="name the pairings and play nothing")
    parser.add_argument("--table", action="store_true", help="play nothing: what there is")
    parser.add_argument(
        "--page", type=Path, metavar="FILE", help="put the whole table into this page"
    )
    return parser


def _is_asked(pairing: Pairing, asked: argparse.Namespace) -> bool:
    if unknown := set(asked.game) - settings().keys():
        sys.exit(f"{PROGRAM}: no such game: {', '.join(sorted(unknown))}")
    what = pairing.tournament
    return (
        (not asked.game or what.game in asked.game)
        and asked.players in (None, what.players)
        and asked.level in (None, pairing.levels[0])
    )


def _play(chosen: list[Pairing], asked: argparse.Namespace) -> None:
    extent = Extent(asked.least, asked.most, asked.minutes)
    runner = here(asked.processes)
    for pairing in chosen:
        with told(pairing.name) as moved:
            measure(pairing, asked.folder, extent, runner, moved)


if __name__ == "__main__":
    sys.exit(main())
