"""The bench of the house measures what it says; how fast anything is, is no matter here."""

import asyncio
import json
from functools import partial
from pathlib import Path

import msgspec
import pytest

from bench.server import ours
from bench.server.boardgame_io import FOLDER
from bench.server.figures import Figures, milliseconds, times_better
from bench.server.load import Load
from bench.server.weight import bytes_per_table

TINY = Load(seconds=1, busy=2, tables=2, moves=10)


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ours, "WARM_UP_SECONDS", 1)
    monkeypatch.setattr(ours, "bytes_per_table", partial(bytes_per_table, tables=50))


@pytest.mark.long
@pytest.mark.usefixtures("short")
def test_a_small_run_measures_everything() -> None:
    stages: list[str] = []
    figures = asyncio.run(ours.measure("18-ghosts", TINY, stages.append))
    measured = msgspec.to_builtins(figures)
    assert {name for name, value in measured.items() if not value} == set()
    assert figures.paced_moves == TINY.tables * TINY.seconds
    assert figures.p50_ms <= figures.p99_ms
    assert len(stages) == len(set(stages)) == 5


def figures(server: str, speed: float, size: int) -> Figures:
    return Figures(
        server=server,
        game="18-ghosts",
        tables_at_once=1,
        moves_per_cpu_second=speed,
        moves_per_second=speed,
        paced_tables=1,
        paced_moves=1,
        p50_ms=1.0,
        p99_ms=2.0,
        bytes_per_move=size,
        bytes_per_table=size,
        entries_per_table=1.0,
        moves_before_reconnect=1,
        reconnect_bytes=size,
        snapshot_bytes=size,
    )


def test_better_is_faster_and_smaller() -> None:
    better = times_better(figures("ours", 300.0, 50), figures("theirs", 200.0, 100))
    assert better["moves_per_cpu_second"] == 1.5
    assert better["reconnect_bytes"] == 2.0
    assert better["p99_ms"] == 1.0


def test_the_tail_is_the_slowest_hundredth() -> None:
    p50, p99 = milliseconds([n / 1000 for n in range(1, 201)])
    assert (p50, p99) == (100.5, 198.99)


def test_the_peer_is_pinned_exactly() -> None:
    package = json.loads(Path(FOLDER, "package.json").read_bytes())
    lock = json.loads(Path(FOLDER, "package-lock.json").read_bytes())
    for name, version in package["dependencies"].items():
        assert lock["packages"][f"node_modules/{name}"]["version"] == version
    assert not any("resolved" in one for one in lock["packages"].values())
