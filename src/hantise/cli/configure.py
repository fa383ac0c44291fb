"""From what was typed to a configured game; every mistake is a message."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from hantise.cli.text_file import read_text
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.options import describe
from hantise.core.registry import find

SEATS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def whole_number(given: str | int) -> int:
    """A number from 0 up: as it was typed, or a default."""
    given = str(given)
    if not given.isdecimal() or len(given) > 18:
        raise HantiseError("cli-error-number", given=given[:40])
    return int(given)


def whole_number_option(name: str, told: str) -> typer.models.OptionInfo:
    """An option that takes a number from 0 up; `told` names its help, after ``cli-help-``."""
    made: typer.models.OptionInfo = typer.Option(
        f"--{name}", parser=whole_number, metavar="cli-word-number", help=f"cli-help-{told}"
    )
    return made


GameArgument = Annotated[str, typer.Argument(metavar="cli-word-game", help="cli-help-game")]
PlayersOption = Annotated[int | None, whole_number_option("players", "players")]
OptionOption = Annotated[
    list[str] | None, typer.Option("--option", metavar="cli-word-pair", help="cli-help-option")
]
PositionOption = Annotated[
    str | None, typer.Option("--position", metavar="cli-word-text", help="cli-help-start-position")
]
SeedOption = Annotated[int | None, whole_number_option("seed", "seed")]
JsonOption = Annotated[bool, typer.Option("--json", help="cli-help-json")]


def configure(
    id: str,
    players: int | None = None,
    pairs: Sequence[str] | None = None,
    position: str | None = None,
    usual: int | None = None,
) -> Game:
    """The game that was asked for. A position says by itself how many players it is for.

    ``usual`` is the number of players where nothing says how many.
    """
    game_class = find(id)
    options = _from_files(game_class, read_pairs(pairs or ()))
    if players is None and position is not None:
        return _for_position(game_class, options, position)
    return game_class(players if players is not None else usual, options)


def usual_players(id: str, people: int | None = None, seats: Sequence[str] = ()) -> int:
    """How many play if nobody says: three where that is possible, or just the people there are."""
    about = find(id).about
    wanted = 3 if people is None or people < 2 else people
    if seats:
        wanted = max(wanted, *(SEATS.find(letter.upper()) + 1 for letter in seats))
    return min(max(wanted, about.min_players), about.max_players)


def read_pairs(pairs: Sequence[str]) -> dict[str, str]:
    """Options given as ``name=value``."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name or not value:
            raise HantiseError("cli-error-pair", given=pair[:40])
        if name in options:
            raise HantiseError("cli-error-twice", option=name[:40])
        options[name] = value
    return options


def _from_files(game_class: type[Game], options: dict[str, str]) -> dict[str, object]:
    """A text may be given as ``@FILE``: it is then what is in that file."""
    texts = {spec.name for spec in describe(game_class.options_type) if spec.kind == "text"}
    return {
        name: read_text(Path(value[1:])) if name in texts and value.startswith("@") else value
        for name, value in options.items()
    }


def read_seat(letter: str, players: int) -> int:
    """The seat with that letter."""
    seats = SEATS[:players]
    if len(letter) != 1 or letter.upper() not in seats:
        raise HantiseError("cli-error-seat", given=letter[:40], last=seats[-1])
    return seats.index(letter.upper())


def _for_position(game_class: type[Game], options: dict[str, object], position: str) -> Game:
    trouble: HantiseError | None = None
    for players in game_class.about.players:
        try:
            game = game_class(players, options)
            game.parse_position(position)
        except HantiseError as error:
            trouble = trouble or error
        else:
            return game
    assert trouble is not None
    raise trouble
