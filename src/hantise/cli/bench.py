"""``hantise bench``: how fast games are played at random and searched, beside a peer."""

from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import JsonOption, whole_number_option
from hantise.core.errors import HantiseError

if TYPE_CHECKING:
    from rich.table import Table

    from hantise.bench import Bench


def bench(
    game: Annotated[
        list[str] | None, typer.Argument(metavar="cli-word-game", help="cli-help-bench-game")
    ] = None,
    milliseconds: Annotated[int, whole_number_option("milliseconds", "bench-milliseconds")] = 1000,
    repeats: Annotated[int, whole_number_option("repeats", "bench-repeats")] = 3,
    search: Annotated[bool, typer.Option("--search", help="cli-help-bench-search")] = False,
    json: JsonOption = False,
) -> None:
    """Measure, with a bar that moves."""
    from rich.progress import Progress

    from hantise.bench import run
    from hantise.cli.screen import console, print_json
    from hantise.terminal.words import say

    if milliseconds < 1 or repeats < 1:
        raise HantiseError("cli-error-bench")
    with Progress(console=console(), disable=json, transient=True) as progress:
        task = progress.add_task(say("cli-bench-running"), total=None)

        def moved(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        measured = run(game or (), milliseconds / 1000, repeats, moved, only_search=search)
    if json:
        print_json(measured)
    else:
        _show(measured)


def _show(measured: "Bench") -> None:
    from hantise.cli.screen import console
    from hantise.terminal.words import say

    out = console()
    if measured.speeds:
        out.print(_speeds(measured))
    out.print(_searches(measured))
    if measured.open_spiel is None:
        out.print(say("cli-bench-no-peer"))
    elif measured.ratios:
        out.print(_ratios(measured))


def _speeds(measured: "Bench") -> "Table":
    from rich.table import Table

    from hantise.terminal.words import say

    speeds = Table()
    for key in ("subject", "players", "loop", "build"):
        speeds.add_column(say(f"cli-column-{key}"))
    speeds.add_column(say("cli-column-actions-per-second"), justify="right")
    for speed in measured.speeds:
        rate = say("cli-number", number=round(speed.actions_per_second))
        speeds.add_row(speed.subject, str(speed.players or "–"), speed.loop, speed.build, rate)
    return speeds


def _searches(measured: "Bench") -> "Table":
    from rich.table import Table

    from hantise.terminal.words import say

    searches = Table(title=say("cli-bench-searches"))
    for key in ("subject", "players", "counted"):
        searches.add_column(say(f"cli-column-{key}"))
    for key in ("per-second", "microseconds", "playout"):
        searches.add_column(say(f"cli-column-{key}"), justify="right")
    for speed in measured.searches:
        searches.add_row(
            speed.subject,
            str(speed.players or "–"),
            say(f"cli-bench-{speed.what.lower()}"),
            say("cli-number", number=round(speed.per_second)),
            f"{1e6 / speed.per_second:.3g}",
            "–" if speed.length is None else f"{speed.length:.0f}",
        )
    return searches


def _ratios(measured: "Bench") -> "Table":
    from rich.table import Table

    from hantise.terminal.words import say

    ratios = Table(title=say("cli-bench-ratios", version=measured.open_spiel))
    for key in ("subject", "players", "loop", "peer"):
        ratios.add_column(say(f"cli-column-{key}"))
    ratios.add_column(say("cli-column-ratio"), justify="right")
    for ratio in measured.ratios:
        ratios.add_row(
            ratio.game, str(ratio.players), ratio.loop, ratio.peer, f"{ratio.ratio:.2f} ×"
        )
    return ratios
