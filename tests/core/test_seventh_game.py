"""The game of docs/adding-a-game.md, installed from outside: laws, bots, bench, terminal."""

import json
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from hantise.core.registry import ids
from tests.third_party import GAME, environment, files, install

LOOK = """
import json
from hantise.bench.report import peers
from hantise.bots import bot_ids
from hantise.cli.history import since
from hantise.cli.picture import picture
from hantise.core.registry import find, ids
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Seat, Table
from rich.console import Console

table = Table(find("wisps")(), (Seat("A"), Seat("B", "careful")))
rng = Rng(1)
while table.state.actor == CHANCE:
    table.draw(rng)
console = Console(width=80, height=24)
with console.capture() as drawn:
    console.print(picture(table, table.state, 0, since(table.steps(), 0), console))
print(json.dumps({
    "ids": ids(),
    "bots": bot_ids("wisps"),
    "peer": peers()["wisps"],
    "hands": [*table.state.view(0).private.hand, *table.state.view(1).private.hand],
    "drawn": drawn.get(),
}))
"""


def run(command: list[str], installed: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-W", "always::RuntimeWarning", *command],
        env=environment(installed) | {"LC_ALL": "C.UTF-8"},
        capture_output=True,
        check=True,
        encoding="utf-8",
    )


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(files(), tmp_path_factory.mktemp("seventh"))


def test_all_its_parts_are_found(installed: Path) -> None:
    found = json.loads(run(["-c", LOOK], installed).stdout)
    assert found["ids"] == sorted([*ids(), GAME])
    assert found["bots"] == ["random", "careful"]
    assert found["peer"] == "crazy_eights"
    mine, theirs = found["hands"][:3], found["hands"][3:]
    assert f"Your wisps: {' '.join(map(str, mine))}" in found["drawn"]
    assert not any(f"dealt the {card}" in found["drawn"] for card in theirs)


def test_it_keeps_the_laws(installed: Path) -> None:
    command = ["-m", "hantise", "laws", GAME, "--games", "20", "--seed", "1"]
    assert "All laws hold" in run(command, installed).stdout


def test_its_compiled_modules_are_used_unless_source_is_asked_for(
    installed: Path, tmp_path: Path
) -> None:
    """The compiled module is a decoy: whoever loads it fails."""
    decoyed = tmp_path / "decoyed"
    shutil.copytree(installed, decoyed)
    (decoyed / GAME / f"state{EXTENSION_SUFFIXES[0]}").write_bytes(b"a decoy")
    command = [sys.executable, "-c", "from hantise.core.registry import find; find('wisps')"]
    for pure, status in (("0", 1), ("1", 0)):
        variables = environment(decoyed) | {"HANTISE_PURE": pure}
        done = subprocess.run(command, env=variables, capture_output=True, check=False)
        assert done.returncode == status
        assert (b"ImportError" in done.stderr) is (pure == "0")


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (("contract=1", "contract=2"), "contract 2"),
        (("assert isinstance(view, WispsView)", "raise ZeroDivisionError"), "ZeroDivisionError"),
        (("from rich.text import Text", "from rich.text import Texture"), "ImportError"),
    ],
    ids=["another contract", "fails to draw", "fails to load"],
)
def test_a_board_that_cannot_be_used_gives_way_to_the_plain_one(
    installed: Path, tmp_path: Path, fault: tuple[str, str], said: str
) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(installed, broken, ignore=shutil.ignore_patterns("__pycache__"))
    board = broken / GAME / "terminal.py"
    board.write_text(board.read_text(encoding="utf-8").replace(*fault), encoding="utf-8")
    done = run(["-c", LOOK], broken)
    assert "hand sizes" in json.loads(done.stdout)["drawn"]
    assert f"the terminal board of {GAME} cannot be used" in done.stderr
    assert said in done.stderr
