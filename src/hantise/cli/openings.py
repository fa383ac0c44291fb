"""``hantise openings``: balanced positions for games of the arena to begin with."""

from typing import Annotated

import typer

from hantise.cli.configure import GameArgument, OptionOption, configure, whole_number_option
from hantise.core.errors import HantiseError


def openings(
    game: GameArgument,
    count: Annotated[int, whole_number_option("count", "openings-count")] = 240,
    plies: Annotated[int, whole_number_option("plies", "openings-plies")] = 18,
    judge: Annotated[
        str, typer.Option("--judge", metavar="cli-word-bot", help="cli-help-openings-judge")
    ] = "careful",
    games: Annotated[int, whole_number_option("games", "openings-games")] = 8,
    seed: Annotated[int, whole_number_option("seed", "arena-seed")] = 1,
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
