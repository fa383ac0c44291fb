"""The command line with a data folder of its own, run here or on a pseudo-terminal."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from hantise.cli import main
from tests.cli.terminal import Terminal


class Ran(NamedTuple):
    """What a command answered."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]
Spawn = Callable[..., Terminal]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept during a test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command without a terminal."""

    def run_here(*arguments: str) -> Ran:
        status = main(arguments)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run_here


@pytest.fixture
def spawn() -> Iterator[Spawn]:
    """Run a command on a terminal of its own."""
    terminals: list[Terminal] = []

    def spawn_one(*arguments: str, **settings: Any) -> Terminal:
        terminals.append(Terminal(arguments, **settings))
        return terminals[-1]

    yield spawn_one
    for terminal in terminals:
        terminal.close()
