"""The puzzles that a game brings: the file `puzzles.json` of its package ``puzzles``."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from hantise.core import registry
from hantise.puzzles.puzzle import Puzzle

FILE: Final = "puzzles.json"


class BadPuzzles(Exception):
    """A file of puzzles is wrong: a fault of its author's. It says which puzzle and why."""


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    puzzles: tuple[Puzzle, ...]


def file_of(game_id: str) -> Path | None:
    """Where a game's puzzles lie, or would; None for a game that is no package."""
    package = registry.folder(game_id)
    return None if package is None else package / "puzzles" / FILE


def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, in the order of its file; none if it has none."""
    path = file_of(game_id)
    if path is None or not path.is_file():
        return ()
    return _load(path, path.stat().st_mtime_ns)


def games_with_puzzles() -> tuple[str, ...]:
    """The games that have any."""
    return tuple(id for id in registry.ids() if puzzles_of(id))


def read_puzzles(source: bytes, name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a file, whose form is right; `check` looks at what they say."""
    try:
        puzzles = msgspec.json.decode(source, type=_File).puzzles
    except msgspec.DecodeError as error:
        raise BadPuzzles(f"{name}: {error}") from error
    ids = [puzzle.id for puzzle in puzzles]
    twice = sorted({one for one in ids if ids.count(one) > 1})
    if twice:
        raise BadPuzzles(f"{name}: two puzzles are called {', '.join(twice)}")
    return puzzles


def write_puzzles(puzzles: tuple[Puzzle, ...]) -> bytes:
    """The file that `read_puzzles` reads: a puzzle on each line."""
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles)
    return b'{"puzzles": [\n%b\n]}\n' % lines


@lru_cache(maxsize=16)
def _load(path: Path, _changed: int) -> tuple[Puzzle, ...]:
    return read_puzzles(path.read_bytes(), path.name)
