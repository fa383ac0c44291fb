"""A club of people at the tables of a listening house."""

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from hantise.server import bot_workers
from hantise.server.safety import rate_limits
from hantise.server.settings import Settings, sqlite_url
from tests.server.conftest import LiveHouse, listening
from tests.server.tables.players import Club


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveHouse]:
    """One house for all tests of a module: everybody has tables of his own there."""
    folder = tmp_path_factory.mktemp("house")
    with listening(Settings(database=sqlite_url(folder / "house.db"))) as house:
        yield house


@pytest.fixture
def unlimited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is slowed down: tests play faster than people."""
    for kind in rate_limits.RATES:
        monkeypatch.setitem(rate_limits.RATES, kind, rate_limits.Rate(1e6, 1e6))


@pytest.fixture
def club(unlimited: None, open_house: LiveHouse, monkeypatch: pytest.MonkeyPatch) -> Iterator[Club]:
    """Bots play without a pause here, and hints are short."""
    tables = open_house.house.tables
    monkeypatch.setattr(bot_workers, "HINT_SECONDS", 0.05)
    for pause in ("bot_pause", "thinking_pause"):
        monkeypatch.setattr(tables, pause, 0.0)
    for setting in ("now", "grace", "absent", "chance"):
        monkeypatch.setattr(tables, setting, getattr(tables, setting))  # put back in the end
    with ExitStack() as stack:
        yield Club(open_house, stack)
