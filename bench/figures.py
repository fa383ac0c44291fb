"""Figures of random play beside the known ones."""

import argparse
import json
import sys
from functools import partial
from typing import Final

import msgspec
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from hantise.bench.figures import Figure, Setting, distance
from hantise.core.registry import ids, part

NEAR: Final = 3
"""So many combined standard errors may lie between two figures."""


class Comparison(msgspec.Struct, frozen=True):
    """One of our figures beside the known one."""

    game: str
    setting: str
    games: int
    figure: str
    ours: Figure
    known: Figure

    @property
    def apart(self) -> float:
        """In combined standard errors."""
        return distance(self.ours, self.known)

    @property
    def agrees(self) -> bool:
        """Whether both can be figures of the same game."""
        return self.apart <= NEAR


def _settings() -> dict[str, tuple[Setting, ...]]:
    """By game: the settings that its package lists; games without any are left out."""
    listed = {id: getattr(part(id, "bench"), "SETTINGS", ()) for id in ids()}
    return {id: settings for id, settings in listed.items() if settings}


def main() -> int:
    """Measure and print; 1 if a figure lies too far from the known one."""
    known = _settings()
    parser = argparse.ArgumentParser(prog="python -m bench.figures", description=__doc__)
    parser.add_argument("game", nargs="?", choices=list(known), help="only this game")
    parser.add_argument(
        "--games", type=_enough, metavar="N", help="games to play (default: as known)"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="S", help="default: 1")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    asked = parser.parse_args()
    settings = known if asked.game is None else {asked.game: known[asked.game]}
    compared = _compare(settings, asked.games, asked.seed)
    if asked.json:
        print(json.dumps([_data(comparison) for comparison in compared], indent=2))
    else:
        _print(compared)
    return 0 if all(comparison.agrees for comparison in compared) else 1


def _enough(text: str) -> int:
    if not text.isdecimal() or int(text) < 10:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of at least 10")
    return int(text)


def _compare(
    settings: dict[str, tuple[Setting, ...]], asked: int | None, seed: int
) -> list[Comparison]:
    compared = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for id, setting in [(id, each) for id, listed in settings.items() for each in listed]:
            games = asked or setting.games
            task = progress.add_task(f"{id}, {setting.name}", total=games)
            ours = setting.measure(games, seed, partial(progress.advance, task))
            for figure, known in setting.known.items():
                about = (id, setting.name, games, figure)
                compared.append(Comparison(*about, ours[figure], known))
    return compared


def _data(comparison: Comparison) -> dict[str, object]:
    return msgspec.structs.asdict(comparison) | {
        "apart": round(comparison.apart, 2),
        "agrees": comparison.agrees,
    }


def _print(compared: list[Comparison]) -> None:
    table = Table("figure", box=SIMPLE_HEAD)
    for column in ("ours", "known", "apart"):
        table.add_column(column, justify="right", no_wrap=True)
    table.add_column("agree")
    before = ""
    for comparison in compared:
        heading = f"{comparison.game}, {comparison.setting}"
        if heading != before:
            table.add_section()
            table.add_row(f"[bold]{heading}", f"{comparison.games:,} games")
        before = heading
        table.add_row(
            f"  {comparison.figure}",
            _written(comparison.ours),
            _written(comparison.known),
            f"{comparison.apart:.1f}",
            "yes" if comparison.agrees else "[bold red]no",
        )
    console = Console()
    console.print(table)
    near = sum(comparison.agrees for comparison in compared)
    console.print(f"{near} of {len(compared)} figures lie within {NEAR} combined standard errors.")


def _written(figure: Figure) -> str:
    return f"{figure[0]:.2f} ± {figure[1]:.2f}"


if __name__ == "__main__":
    sys.exit(main())
