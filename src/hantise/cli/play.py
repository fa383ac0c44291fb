"""``hantise play``: a game in the terminal."""

import math
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from hantise.cli.configure import (
    OptionOption,
    PlayersOption,
    PositionOption,
    SeedOption,
    configure,
    usual_players,
    whole_number_option,
)
from hantise.core.errors import HantiseError

if TYPE_CHECKING:
    from hantise.cli.interactive.menu import Chosen
    from hantise.cli.interactive.seats import Wishes

LONGEST_PAUSE = 60.0


def seconds(given: str) -> float:
    """A pause."""
    try:
        pause = float(given.replace(",", "."))
    except ValueError:
        pause = math.nan
    if not 0 <= pause <= LONGEST_PAUSE:
        raise HantiseError("cli-error-pace", given=given[:40], most=int(LONGEST_PAUSE))
    return pause


PaceOption = Annotated[
    float | None,
    typer.Option("--pace", parser=seconds, metavar="cli-word-seconds", help="cli-help-pace"),
]


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="cli-word-game", help="cli-help-play-game")
    ] = None,
    players: PlayersOption = None,
    option: OptionOption = None,
    people: Annotated[int | None, whole_number_option("people", "people")] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option("--seat", metavar="cli-word-letter", help="cli-help-seat"),
    ] = None,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", metavar="cli-word-bot", help="cli-help-bot")
    ] = None,
    names: Annotated[
        str, typer.Option("--names", metavar="cli-word-names", help="cli-help-names")
    ] = "",
    seed: SeedOption = None,
    position: PositionOption = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="cli-word-file", help="cli-help-play-resume")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="cli-word-file", help="cli-help-play-save")
    ] = None,
    pace: PaceOption = None,
) -> None:
    """Play a new game, or go on with one that was kept."""
    from hantise.cli.files import Keeper, new_file
    from hantise.cli.interactive.seats import Wishes, seat_everybody
    from hantise.cli.interactive.session import Session
    from hantise.core.table import Table

    wishes = Wishes(people, seat or (), bot or (), names)
    if resume is not None:
        if game or players or option or position or wishes != Wishes():
            raise HantiseError("cli-error-resume-alone")
        go_on(resume, save, seed, pace)
        return
    if game is None:
        game, players, wishes = _ask(players, wishes)
    usual = usual_players(game, wishes.people, wishes.seats)
    made = configure(game, players, option, position, usual)
    seats = seat_everybody(made, wishes)
    need_person(any(who.bot is None for who in seats))
    table = Table(made, seats, position)
    keeper = Keeper(save or new_file(made.about.id), named=save is not None)
    Session(table, keeper, seed, pace).play()


def go_on(path: Path, save: Path | None, seed: int | None, pace: float | None) -> None:
    """Go on with a game from its file; it is kept there, or in another file if one is named."""
    from hantise.cli.files import Keeper, folder, load
    from hantise.cli.interactive.session import Session

    table = load(path)
    if table.over:
        raise HantiseError("cli-error-resume-over", path=str(path))
    need_person(len(table.bots()) < table.game.players)
    named = save is not None or path.parent != folder()
    keeper = Keeper(save or path, named=named, new=save not in (None, path))
    Session(table, keeper, seed, pace).play()


def need_person(wanted: bool) -> None:
    """People play at a keyboard and a screen."""
    from hantise.cli.screen import is_interactive

    if wanted and not is_interactive():
        raise HantiseError("cli-error-no-terminal")


def _ask(players: int | None, wishes: "Wishes") -> "Chosen":
    """The menu, for what was not said."""
    from hantise.cli.interactive.menu import choose

    need_person(True)
    try:
        return choose(players, wishes)
    except EOFError:
        raise typer.Exit from None
