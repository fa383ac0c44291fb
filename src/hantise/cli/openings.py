"""``hantise openings``: balanced positions for games of the arena to begin with."""

from typing import Annotated

import typer

from hantise.cli.configure import GameArgument, OptionOption, configure, whole_number
from hantise.core.errors import HantiseError


def _number(name: str) -> typer.models.OptionInfo:
    """An option that takes a whole number."""
    made: typer.models.OptionInfo = typer.Option(
        f"--{name}",
        parser=whole_number,
        metavar="cli-word-number",
        help=f"cli-help-openings-{name}",
    )
    return made


def openings(
    game: GameArgument,
    count: Annotated[int, _number("count")] = 240,
    plies: Annotated[int, _number("plies")] = 18,
    judge: Annotated[
        str, typer.Option("--judge", metavar="cli-word-bot", help="cli-help-openings-judge")
    ] = "careful",
    games: Annotated[int, _number("games")] = 8,
    seed: Annotated[
        int,
        typer.Option(
            "--seed", parser=whole_number, metavar="cli-word-number", help="cli-help-arena-seed"
        ),
    ] = 1,
    option: OptionOption = None,
) -> None:
    """Print them, one on each line, after a line that says how they were found."""
    from hantise.arena.balance import find_openings
    from hantise.arena.contestants import read
    from hantise.cli.progress import bar

    configured = configure(game, None, option)
    referee = read(judge, configured)
    if referee.kind != "ours":
        raise HantiseError("cli-error-openings-judge", given=judge[:40])
    if min(count, plies, games) < 1:
        raise HantiseError("cli-error-openings")
    settings = f"--count {count} --plies {plies} --judge {judge} --games {games} --seed {seed}"
    with bar("cli-openings-running") as moved:
        found = find_openings(configured, referee, count, plies, games, seed, moved)
        for number, position in enumerate(found):
            if not number:
                typer.echo(f"# hantise openings {game} {settings}")
            typer.echo(position)
