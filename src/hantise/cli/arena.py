"""``hantise arena``: bots play each other, and how sure one can be of the result."""

from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import (
    GameArgument,
    JsonOption,
    OptionOption,
    PlayersOption,
    configure,
    whole_number_option,
)
from hantise.cli.runner import ProcessesOption, RayOption, runner
from hantise.core.errors import HantiseError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from rich.console import RenderableType
    from rich.table import Table

    from hantise.arena.standings import Row, Standings
    from hantise.arena.statistics import Sprt
    from hantise.arena.tournament import Lineup, Tournament


def arena(
    game: GameArgument,
    bots: Annotated[list[str], typer.Argument(metavar="cli-word-bots", help="cli-help-arena-bots")],
    games: Annotated[int, whole_number_option("games", "arena-games")] = 100,
    players: PlayersOption = None,
    option: OptionOption = None,
    lineup: Annotated[
        str | None,
        typer.Option("--lineup", metavar="cli-word-lineup", help="cli-help-arena-lineup"),
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option("--sprt", metavar="cli-word-range", help="cli-help-arena-sprt"),
    ] = None,
    seed: Annotated[int, whole_number_option("seed", "arena-seed")] = 1,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    seconds: Annotated[
        str,
        typer.Option("--seconds", metavar="cli-word-seconds", help="cli-help-arena-seconds"),
    ] = "10",
    megabytes: Annotated[int, whole_number_option("megabytes", "arena-megabytes")] = 2048,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="cli-word-folder", help="cli-help-arena-folder"),
    ] = None,
    json: JsonOption = False,
) -> None:
    """Play, keep every game, and show how it stands."""
    from hantise.arena.contestants import read_all
    from hantise.arena.journal import Journal
    from hantise.arena.report import write_report
    from hantise.arena.run import run
    from hantise.arena.standings import Standings
    from hantise.arena.tournament import Limits, plan

    configured = configure(game, players, option)
    read_all(tuple(bots), configured)
    if games < 1:
        raise HantiseError("cli-error-arena-games")
    limits = Limits(_seconds(seconds), megabytes)
    tournament = plan(configured, tuple(bots), seed, _lineup(lineup), limits)
    if not tournament.pairings:
        raise HantiseError("cli-error-arena-mixed", players=configured.players, bots=len(bots))
    standings = Standings(tournament, tournament.deals(games), _sprt(sprt))
    with runner(processes, ray) as who:
        journal = Journal(folder or _folder(tournament), tournament)
        try:
            with _live(quiet=json) as moved:
                run(journal, standings, who, moved)
        finally:
            journal.close()
            reports = write_report(standings, journal.path.parent)
    if json:
        _print_json(standings, [journal.path, *reports])
    else:
        _show(standings, journal.path, reports[0])


def _lineup(given: str | None) -> "Lineup | None":
    match given:
        case None | "one" | "mixed":
            return given
        case _:
            raise HantiseError("cli-error-arena-lineup", given=given[:40])


def _seconds(given: str) -> float:
    try:
        seconds = float(given)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds < 1e6:
        raise HantiseError("cli-error-arena-seconds", given=given[:40])
    return seconds


def _sprt(given: str | None) -> "Sprt | None":
    """Two scores in percent, such as ``50:60``."""
    from hantise.arena.statistics import Sprt

    if given is None:
        return None
    low, _, high = given.partition(":")
    try:
        test = Sprt(float(low) / 100, float(high) / 100)
    except ValueError:
        test = Sprt(0.0, 0.0)
    if not 0 < test.low < test.high < 1:
        raise HantiseError("cli-error-arena-sprt", given=given[:40])
    return test


def _folder(tournament: "Tournament") -> Path:
    """Where a tournament is kept without a folder of its own: the same for the same."""
    from platformdirs import user_data_path

    name = f"{tournament.game}-{tournament.digest}"
    return user_data_path("hantise", appauthor=False) / "arena" / name


@contextmanager
def _live(*, quiet: bool) -> "Iterator[Callable[[Standings], None]]":
    """A table that changes while games are played, with a bar below it."""
    from rich.console import Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from hantise.cli.screen import console

    out = console()
    if quiet or not out.is_terminal:
        yield lambda _: None
        return
    bar = Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=out)
    task = bar.add_task("", total=None)
    with Live(console=out, refresh_per_second=4, transient=True) as live:

        def moved(standings: "Standings") -> None:
            bar.update(task, completed=standings.counted, total=standings.total)
            shown: list[RenderableType] = [*_tables(standings), bar]
            live.update(Group(*shown))

        yield moved


def _tables(standings: "Standings") -> "list[Table]":
    from hantise.terminal.words import say

    tables = [_table(say("cli-arena-pairings"), standings.pairings(), standings)]
    if len(standings.tournament.bots) > 2:
        tables.append(_table(say("cli-arena-bots"), standings.bots(), standings))
    return tables


def _table(title: str, rows: "list[Row]", standings: "Standings") -> "Table":
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from hantise.terminal.words import say

    table = Table(title=title, box=SIMPLE_HEAD, pad_edge=False)
    against = any(row.against for row in rows)
    failed = any(row.forfeits for row in rows)
    names = ["bot", "against"] if against else ["bot"]
    keys = ["results", "score", "share", "cost"]
    for name in names:
        table.add_column(say(f"cli-column-{name}"), overflow="fold")
    if failed:
        keys.append("forfeits")
    if standings.sprt is not None and against:
        keys.append("sprt")
    for key in keys:
        table.add_column(say(f"cli-column-{key}"), justify="right")
    for row in rows:
        cells = _cells(row, standings)
        table.add_row(row.bot, *[", ".join(row.against)] * against, *[cells[key] for key in keys])
    return table


def _cells(row: "Row", standings: "Standings") -> dict[str, str]:
    from hantise.arena.report import percent, results
    from hantise.terminal.words import say

    score, sprt = row.score, standings.sprt
    cells = {
        "results": results(row),
        "score": "–" if score is None else percent(score),
        "share": f"{row.share / row.fair:.2f}",
        "cost": f"{row.milliseconds:.3g} ms",
        "forfeits": str(row.forfeits),
    }
    if sprt is not None and row.ratio is not None:
        bound = 100 * (sprt.low if row.verdict == "low" else sprt.high)
        verdict = "…" if row.verdict is None else say("cli-arena-verdict", bound=bound)
        cells["sprt"] = f"{row.ratio:+.2f} {verdict}"
    return cells


def _show(standings: "Standings", games: Path, report: Path) -> None:
    from hantise.cli.screen import console
    from hantise.terminal.words import say

    out = console()
    for table in _tables(standings):
        out.print(table)
    out.print(say("cli-arena-kept", path=str(games)), soft_wrap=True)
    out.print(say("cli-arena-report", path=str(report)), soft_wrap=True)


def _print_json(standings: "Standings", files: list[Path]) -> None:
    from hantise.cli.screen import print_json

    print_json(
        {
            "tournament": standings.tournament,
            "sprt": standings.sprt,
            "pairings": standings.pairings(),
            "bots": standings.bots(),
            "files": [str(file) for file in files],
        }
    )
