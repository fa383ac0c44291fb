"""Which games there are: ours and those that other packages bring.

A package offers a game through the entry point group ``hantise.games``; ours do the same.
"""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from hantise import text
from hantise.core.errors import UnknownGame
from hantise.core.game import Game

GROUP = "hantise.games"


@cache
def _entries() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (entry.name, entry.value)):
        if found.setdefault(entry.name, entry).value != entry.value:
            raise ImportError(f"two packages offer a game called {entry.name!r}")
    return found


@cache
def find(id: str) -> type[Game]:
    """The game with that id; `UnknownGame` if there is none."""
    entry = _entries().get(id)
    if entry is None:
        raise UnknownGame("error-unknown-game", game=id[:40], known=", ".join(ids()))
    game: type[Game] = entry.load()
    if game.about.id != id:
        raise ImportError(f"{entry.value} calls itself {game.about.id!r}, not {id!r}")
    if game.locales is not None:
        text.add_folder(id, game.locales)
    return game


def ids() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_entries())


def games() -> tuple[type[Game], ...]:
    """All games."""
    return tuple(find(id) for id in ids())
