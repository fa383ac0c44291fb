"""``hantise laws``: whether the games keep the laws of the house."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import JsonOption, SeedOption, whole_number_option
from hantise.core.errors import HantiseError

if TYPE_CHECKING:
    from hantise.core.game import Game
    from hantise.core.laws import Report, Violation

USUAL_GAMES = 20


def laws(
    game: Annotated[
        str | None, typer.Argument(metavar="cli-word-game", help="cli-help-laws-game")
    ] = None,
    games: Annotated[int, whole_number_option("games", "laws-games")] = USUAL_GAMES,
    seed: SeedOption = None,
    json: JsonOption = False,
) -> None:
    """Check the laws on random games of every configuration."""
    import secrets

    from hantise.core import registry
    from hantise.core.laws import Violation
    from hantise.core.registry import find

    if games < 1:
        raise HantiseError("cli-error-laws-games")
    chosen = [find(game)] if game is not None else list(registry.games())
    first = secrets.randbelow(1_000_000_000) if seed is None else seed
    try:
        reports = {one.about.id: _check(one, games, first, quiet=json) for one in chosen}
    except Violation as violation:
        _show_violation(violation, json=json)
        raise typer.Exit(1) from violation
    _show_reports(reports, first, json=json)


def _check(game_class: "type[Game]", games: int, seed: int, *, quiet: bool) -> "Report":
    """All configurations of a game, with a bar that moves."""
    import msgspec
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn

    from hantise.bots.laws import check_bots
    from hantise.cli.screen import console
    from hantise.core.laws import Report, check_checksum, check_game, configurations

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
    )
    total = Report()
    made = configurations(game_class)
    with Progress(*columns, console=console(), disable=quiet) as progress:
        task = progress.add_task(game_class.about.id, total=len(made))
        for number, game in enumerate(made):
            progress.update(task, description=_name(game))

            def moved(done: int, of: int, before: int = number) -> None:
                progress.update(task, completed=before + done / of)

            total += check_game(game, games, seed, moved)
            check_bots(game, seed)
        progress.update(task, completed=len(made), description=game_class.about.id)
    checked = check_checksum(game_class, games, seed)
    return msgspec.structs.replace(total, notes=total.notes + checked.notes)


def _name(game: "Game") -> str:
    """A configuration in a few words."""
    import msgspec

    usual = msgspec.structs.asdict(type(game)(game.players).options)
    special = [
        f"{name}={_in_a_line(value)}"
        for name, value in msgspec.structs.asdict(game.options).items()
        if value != usual[name]
    ]
    return " ".join([game.about.id, f"×{game.players}", *special])


def _in_a_line(value: object) -> str:
    """A value; of a longer text, such as a castle's, its beginning."""
    first, *more = str(value).splitlines() or [""]
    return f"{first[:40]}…" if more or len(first) > 40 else first


def _show_reports(reports: "dict[str, Report]", seed: int, *, json: bool) -> None:
    from hantise.bots.laws import BLIND
    from hantise.cli.screen import console, print_json
    from hantise.core.laws import LAWS
    from hantise.terminal.words import say

    names = [law.name for law in (*LAWS, BLIND)]
    if json:
        print_json({"seed": seed, "laws": names, "violation": None, "reports": reports})
        return
    out = console()
    for id, report in reports.items():
        out.print(id, style="bold")
        out.print(
            say(
                "cli-laws-report",
                games=report.games,
                states=report.states,
                sampled=report.sampled,
                illegal=report.illegal,
                worlds=report.worlds,
                other=report.other_worlds,
                odds=report.odds_checked,
            )
        )
        endings = (f"{name} {times}" for name, times in sorted(report.endings.items()))
        out.print(say("cli-laws-endings", endings=", ".join(endings)))
        for note in report.notes:
            out.print(f"  {note}", style="dim")
    out.print(say("cli-laws-kept", laws=", ".join(names), seed=str(seed)), style="green")


def _show_violation(violation: "Violation", *, json: bool) -> None:
    from hantise.cli.screen import console, print_json
    from hantise.terminal.words import say

    path = _keep(violation)
    if json:
        facts = {
            "law": violation.law.name,
            "says": violation.law.says,
            "what": violation.what,
            "seed": violation.seed,
            "record": violation.reproduction(),
            "file": str(path),
        }
        print_json({"violation": facts})
        return
    out = console()
    out.print(say("cli-laws-broken", law=violation.law.name), style="bold red")
    out.print(violation.law.says)
    out.print(violation.what)
    out.print(say("cli-laws-again", seed=str(violation.seed), path=str(path)))


def _keep(violation: "Violation") -> Path:
    """Write the record that leads to a violation into the folder one is in."""
    from hantise.core.errors import NotSaved
    from hantise.core.record import encode

    path = Path(f"{violation.game.about.id}-{violation.law.name}-{violation.seed}.json")
    try:
        path.write_bytes(encode(violation.reproduction()))
    except OSError as error:
        raise NotSaved("error-not-saved", path=str(path), detail=error.strerror) from error
    return path
