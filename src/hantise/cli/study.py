"""``hantise study``: what a game is like under good play, by playing it."""

from pathlib import Path
from typing import Annotated

import typer

from hantise.cli.configure import GameArgument, PlayersOption, whole_number_option
from hantise.cli.runner import ProcessesOption, RayOption, runner
from hantise.core.errors import HantiseError


def study(
    game: GameArgument,
    bot: Annotated[
        str | None, typer.Option("--bot", metavar="cli-word-bot", help="cli-help-study-bot")
    ] = None,
    games: Annotated[int, whole_number_option("games", "study-games")] = 200,
    players: PlayersOption = None,
    seed: Annotated[int, whole_number_option("seed", "arena-seed")] = 1,
    processes: ProcessesOption = None,
    ray: RayOption = None,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", metavar="cli-word-folder", help="cli-help-arena-folder"),
    ] = None,
    pages: Annotated[
        Path | None,
        typer.Option("--pages", metavar="cli-word-folder", help="cli-help-study-pages"),
    ] = None,
) -> None:
    """Play with every setting, count, and write a page in both languages."""
    from hantise.arena.contestants import read
    from hantise.arena.study.report import write_study
    from hantise.arena.study.run import Asked, tournaments
    from hantise.arena.study.run import study as studied
    from hantise.arena.study.settings import settings
    from hantise.bots import usual_bot
    from hantise.cli.progress import bar

    chosen = settings(game, players)
    described = bot or usual_bot(game)
    if read(described, chosen[0].game).kind != "ours" or "=" in described.partition(":")[0]:
        raise HantiseError("cli-error-study-bot", given=described[:40])
    if games < 2:
        raise HantiseError("cli-error-study-games")
    asked = Asked(chosen, described, games, seed)
    tournaments(asked, chosen[0].game)
    kept = folder or _folder(game)
    with runner(processes, ray) as who, bar("cli-study-running") as moved:
        found = list(studied(asked, kept, who, moved))
    _make(pages or kept)
    for path in write_study(asked, found, pages or kept):
        typer.echo(str(path))


def _folder(game: str) -> Path:
    from platformdirs import user_data_path

    return user_data_path("hantise", appauthor=False) / "studies" / game


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise HantiseError(
            "error-arena-folder", path=str(folder), detail=str(error.strerror)
        ) from error
