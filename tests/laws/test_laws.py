"""Every game of the house, in every configuration, keeps the laws: a short run and a long one."""

import pytest

from hantise import is_compiled
from hantise.core.game import Game
from hantise.core.laws import Effort, check_checksum, check_game, configurations
from hantise.core.laws.checksum import NOT_COMPILED
from hantise.core.registry import games

GAMES = 6
OF_OPTIONS = 5
"""Where only an option differs."""
LONGER = 20
"""So many times as much is played by the long run."""
USUAL = Effort(walks=2)
UNUSUAL = Effort(walks=1, total=3000)
"""Walks from small positions take most of the time, and options seldom matter to them."""
SEED = 2015


def _name(game: Game) -> str:
    default = type(game)(game.players).options
    changed = (
        f"{name}={getattr(game.options, name)}"
        for name in default.__struct_fields__
        if getattr(game.options, name) != getattr(default, name)
    )
    older = () if game.rules_version == game.about.rules_version else (f"v{game.rules_version}",)
    return " ".join((game.about.id, f"{game.players}p", *older, *changed))


@pytest.mark.parametrize(
    "game", [game for kind in games() for game in configurations(kind)], ids=_name
)
@pytest.mark.parametrize("times", [1, pytest.param(LONGER, marks=pytest.mark.long)])
def test_a_game_keeps_the_laws(game: Game, times: int) -> None:
    is_usual = game.options == type(game)(game.players).options
    number = times * (GAMES if is_usual else OF_OPTIONS)
    report = check_game(game, number, SEED, effort=USUAL if is_usual else UNUSUAL)
    assert report.games == number
    assert report.sampled >= number
    assert (report.other_worlds > 0) == game.about.hides
    assert report.odds_checked > 0 or not game.small_positions()


@pytest.mark.parametrize("kind", games(), ids=lambda kind: kind.about.id)
def test_compiled_and_interpreted_rules_play_alike(kind: type[Game]) -> None:
    report = check_checksum(kind, GAMES, SEED)
    assert report.notes == (() if is_compiled() else (NOT_COMPILED,))
