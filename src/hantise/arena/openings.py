"""Openings: positions that games begin with where a game has neither chance nor hidden cards.

A game keeps them in ``openings.txt`` beside its rules, one position on each line.
"""

from functools import cache

from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.registry import folder

FILE = "openings.txt"


def openings_of(game: Game) -> tuple[str, ...]:
    """The openings that fit a configured game; none if it has no list."""
    return tuple(text for text in _listed(game.about.id) if _fits(game, text))


@cache
def _listed(id: str) -> tuple[str, ...]:
    package = folder(id)
    path = None if package is None else package / FILE
    if path is None or not path.is_file():
        return ()
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(line for line in lines if line and not line.startswith("#"))


def _fits(game: Game, text: str) -> bool:
    try:
        game.parse_position(text)
    except HantiseError:
        return False
    return True
