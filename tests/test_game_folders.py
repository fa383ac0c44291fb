"""A game is a folder: outside its own folders no file names it."""

import re
import subprocess
from pathlib import Path

import pytest

from hantise.core.registry import find, folder, ids

ROOT = Path(__file__).parent.parent
OWN = ("src/hantise/games/", "web/src/games/")
ABOUT_GAMES = ("tests/", "docs/", "rulebooks/", "src/hantise/locales/")
"""Tests, pages and words are about games."""
ALLOWED = {
    # What both games of one castle share: the file format names the game that a castle is for.
    "src/hantise/games/castle/": "castles of two games",
    "src/hantise/server/drawn_castles/": "castles of two games",
    "web/src/boards/macgregor/": "the board of both",
    "web/src/castle-editor/": "castles of two games",
    "web/src/api/wire.ts": "generated from the forms of castles",
    "bench/server/": "figures of two runs compare only if both play the same game",
}


def words() -> re.Pattern[str]:
    """Ids, packages and classes; `ghosts` is a plain word too, and counts only as a name."""
    names: set[str] = set()
    for id in ids():
        package = folder(id)
        assert package is not None
        names |= {id, package.name, find(id).__name__}
    plain = [re.escape(name) for name in names if name.lower() != "ghosts"]
    return re.compile(rf"{'|'.join(plain)}|games[./]ghosts|[\"'`/]ghosts[\"'`/.]", re.IGNORECASE)


def tracked() -> list[str]:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, check=True)
    return listed.stdout.decode().splitlines()


def is_free(path: str) -> bool:
    """Whether a file may name games."""
    if path.endswith((".md", ".test.ts")) or path.startswith(ABOUT_GAMES):
        return True
    return path.startswith((*OWN, *ALLOWED)) and not path.endswith(
        ("games/index.ts", "contract.ts")
    )


def without_examples(text: str) -> str:
    """A docstring's example needs some game."""
    return re.sub(r"^ *(>>>|\.\.\.) .*$", "", text, flags=re.MULTILINE)


def test_no_file_outside_its_folders_names_a_game() -> None:
    pattern, found = words(), []
    for path in tracked():
        if is_free(path):
            continue
        if pattern.search(path):
            found.append(path)
        try:
            text = (ROOT / path).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue
        lines = enumerate(without_examples(text).splitlines(), start=1)
        found += [f"{path}:{number}: {line}" for number, line in lines if pattern.search(line)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("id", ids())
def test_a_game_names_no_other(id: str) -> None:
    others = {find(other).__name__ for other in ids()} - {find(id).__name__}
    package = folder(id)
    assert package is not None
    pattern = re.compile(rf"\b({'|'.join(others - {'Ghosts'})})\b")
    for path in package.rglob("*.py"):
        assert not pattern.search(path.read_text(encoding="utf-8")), path


def test_what_is_allowed_is_there() -> None:
    paths = tracked()
    for allowed in ALLOWED:
        assert any(path.startswith(allowed) for path in paths), allowed
