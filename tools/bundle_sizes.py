"""Fails when a browser would have to load too much: ``python -m tools.bundle_sizes``.

Reads the list of files that the build of the client leaves. Sizes are of JavaScript, gzipped, as
the house sends it.
"""

import gzip
import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NotRequired, TypedDict

from tools.client import STATIC

FIRST_LOAD = 90_000
EACH_GAME = 40_000
PAGE = "index.html"
HOME = "src/pages/Home.svelte"
GAME_FOLDER = "src/games/"
GENERIC_BOARD = "src/boards/generic/index.ts"


class Chunk(TypedDict):
    """A line of Vite's manifest."""

    file: str
    imports: NotRequired[list[str]]


def main() -> None:
    """Print every size; exit with 1 if one is too large."""
    chunks: dict[str, Chunk] = json.loads((STATIC / "assets.json").read_bytes())
    first = closure(chunks, [PAGE, HOME])
    too_large = [report("first load", first, FIRST_LOAD)]
    # Whoever plays has the table's page already: a game counts with what only it brings.
    table = closure(chunks, [PAGE, "src/table/TablePage.svelte"])
    for name in [*games(chunks), GENERIC_BOARD]:
        own = closure(chunks, [name]) - first - table
        too_large.append(report(name.removeprefix("src/"), own, EACH_GAME))
    if any(too_large):
        sys.exit("The client has become too large: load more of it later, or make it smaller.")


def games(chunks: dict[str, Chunk]) -> list[str]:
    """The entry of every game's folder."""
    found = [name for name in chunks if name.startswith(GAME_FOLDER) and name.endswith("/index.ts")]
    if not found:
        sys.exit("There is no game in the build: are games no longer loaded one by one?")
    return sorted(found)


def closure(chunks: dict[str, Chunk], names: Iterable[str]) -> frozenset[str]:
    """The files of these chunks and of all that they import at once."""
    waiting, seen = list(names), set[str]()
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            waiting += chunks[name].get("imports", [])
    return frozenset(chunks[name]["file"] for name in seen)


def report(what: str, files: frozenset[str], most: int) -> bool:
    """Print a size; whether it is too large."""
    size = sum(gzipped(STATIC / file) for file in files if file.endswith(".js"))
    print(f"{what:36} {size / 1000:6.1f} kB of at most {most / 1000:.0f} kB")
    return size > most


def gzipped(path: Path) -> int:
    """How many bytes travel."""
    return len(gzip.compress(path.read_bytes(), compresslevel=9, mtime=0))


if __name__ == "__main__":
    main()
