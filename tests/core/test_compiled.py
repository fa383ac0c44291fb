"""Compiled or source: what is asked for, what is built, and what is older than its source.

The builds here are decoys: a file that any attempt to load it as a compiled module must fail on.
"""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType

import pytest

import hantise
from hantise import _compiled
from hantise.core import action

SOURCE = Path(hantise.__file__).parent
WARNING = "the compiled modules are older than their source"
LOOK = """
import json, sys
import hantise
from hantise.core.registry import games
for game in games():
    game().start()
loaded = {name: module.__file__ for name, module in sys.modules.items() if name.startswith("hantise")}
print(json.dumps({"compiled": hantise.is_compiled(), "loaded": loaded}))
"""


class Copy:
    """A copy of the package, with decoys for its compiled modules."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "hantise"
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "compiled.json")
        shutil.copytree(SOURCE, self.package, ignore=ignored)
        self.compiled = self._compiled()
        for source in self.compiled.sources():
            source.with_suffix(EXTENSION_SUFFIXES[0]).write_bytes(b"a decoy")

    def _compiled(self) -> ModuleType:
        """Its list of compiled modules, found as the build finds it."""
        spec = importlib.util.spec_from_file_location("_copy", self.package / "_compiled.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def stamp(self, mypyc: str | None = "1.0") -> None:
        """Say that the decoys were built from the source as it is now."""
        stamp = {"sources": self.compiled.digest(), "python": "any", "mypyc": mypyc}
        (self.package / "compiled.json").write_text(json.dumps(stamp), encoding="utf-8")

    def edit(self, path: str) -> None:
        with (self.package / path).open("a", encoding="utf-8") as file:
            file.write("\n# edited\n")

    def look(self, pure: str = "0") -> subprocess.CompletedProcess[str]:
        path = [str(self.package.parent), os.environ.get("PYTHONPATH", "")]
        more = {"HANTISE_PURE": pure, "PYTHONPATH": os.pathsep.join(filter(None, path))}
        return subprocess.run(
            [sys.executable, "-W", "always", "-c", LOOK],
            env=os.environ | more,
            capture_output=True,
            check=False,
            encoding="utf-8",
        )

    def is_source_only(self, done: subprocess.CompletedProcess[str]) -> bool:
        """Whether the process ran to its end on the source of this copy."""
        assert done.returncode == 0, done.stderr
        found = json.loads(done.stdout)
        files = [Path(file) for file in found["loaded"].values()]
        assert all(file.is_relative_to(self.package) for file in files)
        assert {"hantise.core.action", "hantise.games.ghosts.state"} <= set(found["loaded"])
        return found["compiled"] is False and {file.suffix for file in files} == {".py"}


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


def test_a_current_build_is_used(copy: Copy) -> None:
    copy.stamp()
    done = copy.look()
    assert done.returncode == 1
    assert "ImportError" in done.stderr
    assert EXTENSION_SUFFIXES[0] in done.stderr
    assert WARNING not in done.stderr


def test_pure_loads_source_only(copy: Copy) -> None:
    copy.stamp()
    done = copy.look("1")
    assert copy.is_source_only(done)
    assert done.stderr == ""


@pytest.mark.parametrize(
    ("value", "pure"), [(None, False), ("", False), ("0", False), ("1", True), ("yes", True)]
)
def test_what_asks_for_source(
    monkeypatch: pytest.MonkeyPatch, value: str | None, pure: bool
) -> None:
    if value is None:
        monkeypatch.delenv("HANTISE_PURE", raising=False)
    else:
        monkeypatch.setenv("HANTISE_PURE", value)
    assert _compiled.is_pure() is pure


def test_a_stale_build_is_not_used_and_says_so(copy: Copy) -> None:
    copy.stamp()
    copy.edit("core/state.py")
    done = copy.look()
    assert copy.is_source_only(done)
    assert done.stderr.count(WARNING) == 1
    assert "RuntimeWarning" in done.stderr
    assert "./hantise build" in done.stderr


@pytest.mark.parametrize(
    "path", ["core/state.py", "games/ghosts/state.py", "games/ghosts/game.py", "core/brand_new.py"]
)
def test_any_edit_of_what_a_build_reads_makes_it_stale(copy: Copy, path: str) -> None:
    copy.stamp()
    assert copy.compiled.is_current()
    copy.edit(path)
    assert not copy.compiled.is_current()
    copy.stamp()
    assert copy.compiled.is_current()


def test_who_asks_for_source_is_not_warned(copy: Copy) -> None:
    copy.stamp()
    copy.edit("core/state.py")
    done = copy.look("1")
    assert copy.is_source_only(done)
    assert done.stderr == ""


def test_a_removed_file_makes_a_build_stale(copy: Copy) -> None:
    copy.edit("games/ghosts/extra.py")
    copy.stamp()
    (copy.package / "games/ghosts/extra.py").unlink()
    assert not copy.compiled.is_current()


def test_a_build_does_not_depend_on_the_rest(copy: Copy) -> None:
    copy.stamp()
    copy.edit("games/ghosts/bots/careful.py")
    copy.edit("games/ghosts/terminal.py")
    copy.edit("games/macgregor/bots/careful.py")
    copy.edit("text.py")
    assert copy.compiled.is_current()


def test_without_a_stamp_nothing_compiled_is_trusted(copy: Copy) -> None:
    done = copy.look()
    assert copy.is_source_only(done)
    assert done.stderr == ""


def test_where_nothing_could_be_compiled_an_edit_is_no_news(copy: Copy) -> None:
    for source in copy.compiled.sources():
        source.with_suffix(EXTENSION_SUFFIXES[0]).unlink()
    copy.stamp(mypyc=None)
    copy.edit("core/state.py")
    done = copy.look()
    assert copy.is_source_only(done)
    assert done.stderr == ""


def test_the_hash_covers_names_as_well_as_content(copy: Copy) -> None:
    before = copy.compiled.digest()
    assert copy.compiled.digest() == before
    (copy.package / "core/rng.py").rename(copy.package / "core/rngs.py")
    assert copy.compiled.digest() != before


def test_rules_and_actions_of_every_game_are_compiled(copy: Copy) -> None:
    listed = {path.relative_to(copy.package).as_posix() for path in copy.compiled.sources()}
    folders = [path.parent for path in (copy.package / "games").glob("*/state.py")]
    assert len(folders) >= 2
    for folder in folders:
        for name in ("state.py", "actions.py"):
            assert (folder / name).relative_to(copy.package).as_posix() in listed
    assert {"core/action.py", "core/rng.py", "core/state.py"} <= listed


def test_is_compiled_says_what_runs_here() -> None:
    suffix = Path(str(action.__file__)).suffix
    assert hantise.is_compiled() is (suffix != ".py")
    assert not (hantise.is_compiled() and _compiled.is_pure())
