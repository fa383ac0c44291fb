"""All commands, registered in one place."""

from collections.abc import Callable
from typing import Annotated, Any, Final

import typer
import typer.main
from typer.core import TyperGroup

from hantise.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    castle,
    games,
    laws,
    openings,
    perft,
    play,
    position,
    puzzles,
    replay,
    restore,
    resume,
    rules,
    serve,
    study,
)
from hantise.cli.help import Command, Group

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "serve": serve.serve,
    "play": play.play,
    "resume": resume.resume,
    "replay": replay.replay,
    "analyse": analyse.analyse,
    "games": games.games,
    "rules": rules.rules,
    "castle": castle.castle,
    "position": position.position,
    "perft": perft.perft,
    "laws": laws.laws,
    "bench": bench.bench,
    "arena": arena.arena,
    "openings": openings.openings,
    "puzzles": puzzles.puzzles,
    "study": study.study,
    "backup": backup.backup,
    "restore": restore.restore,
    "admin": admin.admin,
}
"""Each has its help in the message ``cli-help-<name>``."""


def make_command() -> TyperGroup:
    """The program, ready to be given arguments."""
    app = typer.Typer(cls=Group, add_completion=False, help="cli-help", invoke_without_command=True)
    app.callback()(start)
    for name, function in COMMANDS.items():
        app.command(
            name,
            cls=Command,
            help=f"cli-help-{name}",
            context_settings={"allow_extra_args": True},
        )(function)
    made: Any = typer.main.get_command(app)
    assert isinstance(made, TyperGroup)
    return made


def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-help-version")] = False,
) -> None:
    """Without a command: the house opens."""
    if version:
        from hantise import __version__

        typer.echo(f"hantise {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        serve.serve()
