"""What is interrupted in the middle: uploads, and a house that stops while it is asked."""

import asyncio
import logging
import socket
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from structlog.testing import capture_logs

from hantise.server import http_server
from hantise.server.settings import Settings
from tests.server.conftest import LiveHouse, listening
from tests.server.storage.troubles import troubled

PATIENCE = 20.0


def until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def counted(house: LiveHouse, status: int) -> float:
    """How many requests to open a table ended so."""
    lines = httpx.get(f"{house.base_url}/metrics").text.splitlines()
    wanted = f'route="/api/tables",status="{status}"'
    return sum(float(line.rpartition(" ")[2]) for line in lines if wanted in line)


def test_an_upload_that_ends_too_early_is_nobodys_fault(live_house: LiveHouse) -> None:
    host = live_house.base_url.removeprefix("http://")
    start = (
        f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: {live_house.base_url}\r\n"
        'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"game": '
    )
    before = counted(live_house, 499), counted(live_house, 500)
    with capture_logs() as logs:
        name, _, port = host.rpartition(":")
        with socket.create_connection((name, int(port))) as line:
            line.sendall(start.encode())
        until(lambda: counted(live_house, 499) > before[0])
    assert counted(live_house, 500) == before[1]
    assert not [line for line in logs if line["log_level"] == "error"]


def test_a_house_that_stops_while_it_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody waits for a database that is held: he is told to come again, and nothing is traced."""
    monkeypatch.setattr(http_server, "PATIENCE_SECONDS", 1)
    answers: list[httpx.Response] = []
    with troubled("held", tmp_path) as database, caplog.at_level(logging.WARNING):
        settings = Settings(database=database.url, database_seconds=PATIENCE)
        with listening(settings) as house, house.client() as client:
            client.post("/api/me/guest", json={}).raise_for_status()
            form = {"game": "18-ghosts", "seats": [{"kind": "me"}, {"kind": "open"}]}
            asking = threading.Thread(
                target=lambda: answers.append(
                    client.post("/api/tables", json=form, timeout=PATIENCE)
                )
            )
            with database.in_trouble():
                asking.start()
                until(house.house.database._turns._lock.locked)  # type: ignore[attr-defined]
                house.server.should_exit = True
                asking.join(PATIENCE)
    assert [answer.status_code for answer in answers] == [503]
    assert answers[0].headers["retry-after"]
    assert not [record for record in caplog.records if record.exc_info]


def test_a_connection_closed_while_its_request_is_cancelled_leaves_no_trace(
    live_house: LiveHouse, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLAlchemy calls that an error; any other error of its pool is one."""
    pool = logging.getLogger("sqlalchemy.pool.impl.AsyncAdaptedQueuePool")
    for error in (asyncio.CancelledError(), OSError("gone")):
        pool.error("Exception terminating connection", exc_info=error)
    assert [type(record.exc_info[1]) for record in caplog.records if record.exc_info] == [OSError]
