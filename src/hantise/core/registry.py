"""Which games there are: ours and those that other packages bring.

Ours are the folders of ``hantise/games`` with a ``game.toml``. Another package offers a game through
the entry point group ``hantise.games``. What else belongs to a game lies in its package, under names
that are the same for all: the modules ``bots``, ``terminal`` and ``bench``, and files.
"""

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from hantise import text
from hantise.core.errors import UnknownGame
from hantise.core.game import Game

GROUP = "hantise.games"
OURS = Path(__file__).parent.parent / "games"


def offered(group: str) -> list[EntryPoint]:
    """What other packages offer, always in the same order."""
    found = (entry for entry in entry_points(group=group) if not _is_of_ours(entry))
    return sorted(found, key=lambda entry: (entry.name, entry.value))


def _is_of_ours(entry: EntryPoint) -> bool:
    return entry.module.startswith("hantise.")


def _ours() -> Iterator[EntryPoint]:
    for path in sorted(OURS.glob("*/game.toml")):
        said = tomllib.loads(path.read_text(encoding="utf-8"))
        yield EntryPoint(said["id"], f"{GROUP}.{path.parent.name}:{said['class']}", GROUP)


@cache
def _entries() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for entry in (*_ours(), *offered(GROUP)):
        if found.setdefault(entry.name, entry).value != entry.value:
            raise ImportError(f"two packages offer a game called {entry.name!r}")
    return dict(sorted(found.items()))


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


def is_ours(id: str) -> bool:
    """Whether a game comes with this package."""
    return id in _entries() and _is_of_ours(_entries()[id])


def part(id: str, name: str) -> ModuleType | None:
    """A module of a game's package; None if it has none of that name.

    >>> [bot.id for bot in part("18-ghosts", "bots").BOTS]
    ['beginner', 'careful', 'skilled', 'master']
    """
    package = _package(id)
    if package is None or find_spec(f"{package.__name__}.{name}") is None:
        return None
    return import_module(f"{package.__name__}.{name}")


def folder(id: str) -> Path | None:
    """The folder of a game's package; None for a game that is a single module."""
    package = _package(id)
    return None if package is None else Path(package.__path__[0])


def _package(id: str) -> ModuleType | None:
    """The package that a game's class lies in; None for one that nobody offers."""
    entry = _entries().get(id)
    name = import_module(entry.module).__package__ if entry is not None else None
    return import_module(name) if name else None
