"""Which modules are compiled, and whether the compiled ones may be used.

A compiled module shadows its source, even after the source was edited. So a build leaves a stamp
with the hash of what it was made from, and without a match only source is imported.
The build loads this file by its path: it imports nothing of the package.
"""

import hashlib
import importlib
import json
import os
import sys
import warnings
from collections.abc import Sequence
from importlib.machinery import (
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType

COMPILED = (
    "core/action.py",
    "core/rng.py",
    "core/state.py",
    "search/guide.py",
    "search/tree_search.py",
)
LISTS = ("games/*/game.toml", "games/*/shared.toml")
"""Where a game, or what games share, lists the modules of its own that are compiled."""
READ = ("core/*.py", "games/*/*.py", "search/*.py")
"""What a build depends on: constants of any of these may be compiled into another."""
BUILT_ON_RULES = ("bench.py", "bots.py", "terminal.py")
"""What lies beside the rules and is never imported by them."""
PACKAGE = Path(__file__).parent
STAMP = PACKAGE / "compiled.json"


def sources() -> list[Path]:
    """The source files of the modules that are compiled, in a fixed order."""
    import tomllib  # not at every start of the program

    listed = [PACKAGE / name for name in COMPILED]
    for path in (path for pattern in LISTS for path in PACKAGE.glob(pattern)):
        names = tomllib.loads(path.read_text(encoding="utf-8"))["compiled"]
        listed += [path.with_name(f"{name}.py") for name in names]
    return sorted(listed)


def digest() -> str:
    """A hash over the names and the content of all files that a build reads."""
    sha = hashlib.sha256()
    for path in sorted(path for pattern in (*READ, *LISTS) for path in PACKAGE.glob(pattern)):
        if path.name in BUILT_ON_RULES:
            continue
        text = path.read_bytes()
        sha.update(f"{path.relative_to(PACKAGE).as_posix()}\0{len(text)}\0".encode())
        sha.update(text)
    return sha.hexdigest()


def stamp() -> dict[str, str | None]:
    """What the last build was made from and with; empty if there was none."""
    try:
        found: dict[str, str | None] = json.loads(STAMP.read_bytes())
    except FileNotFoundError:
        return {}
    return found


def is_current() -> bool:
    """Whether the last build was made from the source as it is now."""
    return stamp().get("sources") == digest()


def is_pure() -> bool:
    """Whether the environment asks for source only."""
    return os.environ.get("HANTISE_PURE", "0") not in {"", "0"}


class SourceFinder:
    """Finds the modules of packages as source, whatever compiled files lie beside them."""

    def __init__(self, packages: set[str]) -> None:
        self.packages = packages

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] not in self.packages:
            return None
        for entry in path or ():
            finder = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def choose() -> None:
    """Decide, before any other module of the package is imported, between compiled and source."""
    if not is_pure() and is_current():
        return
    others = _other_packages() if is_pure() else set()
    sys.meta_path.insert(0, SourceFinder({PACKAGE.name, *others}))
    if not is_pure() and stamp().get("mypyc"):
        warnings.warn(
            "hantise: the compiled modules are older than their source; running interpreted. "
            "Run ./hantise build to compile.",
            RuntimeWarning,
            stacklevel=3,
        )


def _other_packages() -> set[str]:
    """The packages that offer games: they may bring compiled modules too."""
    from importlib.metadata import entry_points

    return {entry.module.partition(".")[0] for entry in entry_points(group="hantise.games")}


def is_compiled() -> bool:
    """Whether the rules run compiled in this process."""
    spec = importlib.import_module("hantise.core.action").__spec__
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)
