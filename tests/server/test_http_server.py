"""The program as a host runs it: it starts, tells where it is, serves, and stops with grace."""

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import psutil
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from hantise.cli import main
from hantise.cli.serve import has_browser
from tests.server.conftest import LiveHouse, Visit

PROGRAM = "import sys; from hantise.cli import main; sys.exit(main())"


def program_environ() -> dict[str, str]:
    """In English."""
    return {**os.environ, "LC_ALL": "C.UTF-8"}


class Running(NamedTuple):
    """A started program."""

    process: subprocess.Popen[str]
    address: str
    said: list[str]
    logs: list[str]

    def stop(self, number: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(number)
        return self.process.wait(30)


@contextmanager
def running(*arguments: str, environ: Mapping[str, str] | None = None) -> Iterator[Running]:
    """``hantise …`` until the end of the block; it must say that the house is open."""
    process = subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**program_environ(), "CI": "1", "COLUMNS": "200", **(environ or {})},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    logs: list[str] = []
    errors = process.stderr
    reading = threading.Thread(target=lambda: logs.extend(errors), daemon=True)
    reading.start()
    said: list[str] = []
    address = ""
    try:
        for line in process.stdout:
            said.append(line.strip())
            found = re.search(r"(?:open|ouverte)\s?: (http://\S+)", line)
            address = found[1] if found else address
            if "Ctrl-C" in line:
                break
        assert address, "".join(said + logs)
        yield Running(process, address, said, logs)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(30)
        reading.join(30)
        process.stdout.close()
        process.stderr.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_first_command_opens_the_house_and_stops_with_grace(tmp_path: Path) -> None:
    """No argument, no configuration: a file in the data folder, the address, a page.

    Whoever is there when it stops is told to come back; the logs hold no secrets.
    """
    environ = {"XDG_DATA_HOME": str(tmp_path), "HANTISE_PORT": "0"}
    with running(environ=environ) as house:
        assert httpx.get(f"{house.address}/healthz").text == "ok"
        assert httpx.get(f"{house.address}/readyz").text == "ok"
        page = httpx.get(house.address)
        assert page.headers["content-type"].startswith("text/html")
        assert "server" not in page.headers
        assert (tmp_path / "hantise" / "house.db").is_file()
        say_secrets(house.address)
        told, code = lobby_while(house.address, lambda: house.stop(signal.SIGINT))
    assert house.process.returncode == 0
    assert told[-1] == "bye"
    assert code in (1001, 1012)
    assert "Traceback" not in "".join(house.logs)
    lines = [json.loads(line) for line in house.logs]
    answered = [line for line in lines if line["event"] == "answered"]
    assert {line["route"] for line in answered} >= {"/{path}"}
    assert all({"request", "method", "status", "ms"} <= line.keys() for line in answered)
    assert "secret" not in "".join(house.logs).lower()


def say_secrets(address: str) -> None:
    """What somebody may send and no log may keep."""
    httpx.get(f"{address}/lobby?token=secret-query", headers={"cookie": "hantise=secret"})
    httpx.get(f"{address}/t/SECRETTABLE")
    httpx.post(f"{address}/api/session", json={"name": "secret-name", "password": "x"})


def lobby_while(address: str, act: Callable[[], object]) -> tuple[list[str], int]:
    """What the lobby's socket is told while something is done, and the code it is closed with."""
    opened = threading.Event()
    result: list[tuple[list[str], int]] = []
    visitor = threading.Thread(
        target=lambda: result.append(asyncio.run(lobby_until_closed(address, opened)))
    )
    visitor.start()
    assert opened.wait(20)
    act()
    visitor.join(20)
    return result[0]


def test_in_french_for_phones_and_a_second_signal_ends_at_once(tmp_path: Path) -> None:
    arguments = ("serve", "--lang", "fr", "--host", "0.0.0.0", "--port", "0")
    with running(*arguments, "--database", str(tmp_path / "a.db")) as house:
        assert house.address.startswith("http://localhost:")
        others = [line for line in house.said if line.startswith("Pour les autres")]
        for line in others:
            address = line.rpartition(" ")[2]
            assert httpx.get(f"{address}/healthz").text == "ok"
        port = int(house.address.rpartition(":")[2])
        with socket.create_connection(("127.0.0.1", port)) as stuck:
            # A request that never ends keeps the house waiting.
            stuck.sendall(b"POST /api/me/guest HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n")
            house.process.send_signal(signal.SIGTERM)
            until_log(house, "stopping")
            house.process.send_signal(signal.SIGTERM)
            assert house.process.wait(5) == 128 + signal.SIGTERM


def test_a_port_that_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = f"--database={tmp_path / 'a.db'}"
        for language, words in (("en", "is in use"), ("fr", "est pris")):
            assert main(["serve", "--port", port, database, "--lang", language]) == 2
            assert words in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_the_next_free_port(monkeypatch: pytest.MonkeyPatch) -> None:
    from hantise.server.http_server import bind
    from hantise.server.settings import Settings

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        listener, settings = bind(Settings(database="sqlite:////x", port=port))
        with listener:
            assert port < settings.port <= port + 20


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["serve", "--workers", "2"], "PostgreSQL"),
        (["serve", "--port", "boo"], "boo"),
        (["serve", "--host", "0.0.0.0/0"], "0.0.0.0/0"),
        (["serve", "--host", "203.0.113.1"], "203.0.113.1"),
        (["serve", "--database", "mysql://x/y"], "mysql"),
        (["serve", "--base-url", "boo"], "boo"),
        (["backup", "missing/backup"], "house.db"),
        (["restore", "missing"], "missing"),
        (["admin", "Nobody"], "house.db"),
        (["backup"], ""),
    ],
)
def test_mistakes_are_answered_in_words(
    arguments: list[str],
    words: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert main([*arguments, "--lang", language]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("hantise: ")
    assert words in said.err
    assert said.out == ""
    assert not [path for path in tmp_path.rglob("*") if path.suffix == ".db"]


def test_a_database_that_cannot_be_opened_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "letter"
    path.write_text("Dear ghost" * 500, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--database", str(path)],
        capture_output=True,
        text=True,
        env=program_environ(),
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert done.stderr.startswith("hantise: ")
    assert str(path) in done.stderr


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({"DISPLAY": ":0"}, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, True),
        ({}, False),
        ({"DISPLAY": ":0", "CI": "true"}, False),
        ({"DISPLAY": ":0", "SSH_CONNECTION": "1"}, False),
    ],
)
def test_a_browser_opens_only_where_there_is_one(
    environ: dict[str, str], expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    assert has_browser(environ) is expected


# Stopping


async def lobby_until_closed(address: str, opened: threading.Event) -> tuple[list[str], int]:
    """What the lobby's socket is told, and the code it is closed with."""
    told: list[str] = []
    origin = address.replace("http", "ws", 1)
    async with connect(
        f"{origin}/api/lobby/socket", additional_headers={"origin": address}
    ) as line:
        try:
            async for message in line:
                told.append(json.loads(message)["type"])
                opened.set()
        except ConnectionClosed:
            pass
        assert line.close_code is not None
        return told, line.close_code


def until_log(house: Running, event: str) -> None:
    waiting = threading.Event()
    while not any(f'"{event}"' in line for line in house.logs):
        assert house.process.poll() is None
        waiting.wait(0.01)


def test_nothing_is_left_running(tmp_path: Path) -> None:
    """Also the processes in which bots think end, even when the house is killed."""
    with running("serve", "--port", "0", "--database", str(tmp_path / "a.db")) as house:
        family = psutil.Process(house.process.pid)
        waiting = threading.Event()
        while not family.children(recursive=True):
            waiting.wait(0.05)
        children = family.children(recursive=True)
        house.process.kill()
        _, alive = psutil.wait_procs(children, timeout=20)
        assert not alive


# Logs and figures


def test_figures(live_house: LiveHouse) -> None:
    with live_house.client() as client:
        client.get("/lobby")
        client.get("/nowhere/at/all")
        found = client.get("/metrics")
    assert found.headers["content-type"].startswith("text/plain")
    assert 'hantise_requests_total{method="GET",route="/{path}",status="200"}' in found.text
    for name in ("append_seconds", "append_size", "due_lag_seconds", "live_tables", "sockets"):
        assert f"# TYPE hantise_{name}" in found.text
    assert "nowhere" not in found.text


# What is served


@pytest.mark.anyio
async def test_pages_and_problems(visit: Visit) -> None:
    client = visit.client
    assert (await client.get("/lobby")).status_code == 200
    assert (await client.get("/t/abc")).headers["cache-control"] == "no-cache"
    assert (await client.get("/no-such-page")).status_code == 404
    for path in ("/api/nothing", "/api", "/assets/nothing.js", "/api/openapi.json/x"):
        problem = await client.get(path, headers={"accept-language": "fr"})
        assert problem.status_code == 404
        assert problem.json()["error"]["key"] == "error-not-found"
        assert "Il n’y a rien" in problem.json()["message"]
    assert (await client.post("/lobby")).json()["status"] == 405
    for path in ("/../settings.py", "/%2e%2e/settings.py", "/assets/..%2f..%2fsettings.py", "/%00"):
        found = await client.get(path)
        assert found.status_code == 404
        assert "Settings" not in found.text
    document = (await client.get("/api/openapi.json")).json()
    assert document["info"]["title"] == "Hantise"
    assert all(path.startswith("/api/") for path in document["paths"])


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/healthz", "/readyz", "/metrics"])
async def test_whether_it_is_there_may_be_asked_without_a_body(visit: Visit, path: str) -> None:
    answer = await visit.client.head(path)
    assert (answer.status_code, answer.content) == (200, b"")


@pytest.mark.anyio
async def test_not_ready_while_stopping(visit: Visit) -> None:
    assert (await visit.client.get("/readyz")).status_code == 200
    visit.house.stopping = True
    assert (await visit.client.get("/readyz")).status_code == 503
    assert (await visit.client.get("/healthz")).status_code == 200


@pytest.mark.anyio
async def test_not_ready_without_a_database(visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    async def away() -> None:
        raise ConnectionError

    monkeypatch.setattr(visit.house.database, "ready", away)
    assert (await visit.client.get("/readyz")).status_code == 503


def test_frames_that_are_too_large_end_the_line(live_house: LiveHouse) -> None:
    async def shout() -> int | None:
        async with connect(
            f"{live_house.ws_url}/api/lobby/socket",
            additional_headers={"origin": live_house.base_url},
        ) as line:
            await line.send("x" * (8 * 1024 + 1))
            await line.wait_closed()
            return line.close_code

    assert asyncio.run(shout()) == 1009


# Several processes


def test_several_processes(postgres_url: str) -> None:
    arguments = ("serve", "--workers", "2", "--port", "0", "--database", postgres_url)
    with running(*arguments) as house:
        parent = psutil.Process(house.process.pid)
        until_ready(house)
        first = workers(parent)
        assert len(first) == 2
        first[0].kill()
        first[0].wait(10)
        waiting = threading.Event()
        while len(workers(parent)) < 2:
            waiting.wait(0.05)
        assert first[0] not in workers(parent), "another one took its place"
        assert httpx.get(f"{house.address}/readyz", timeout=20).text == "ok"
        assert "hantise_requests_total" in httpx.get(f"{house.address}/metrics").text
        everybody = parent.children(recursive=True)
        assert house.stop() == 0
        _, alive = psutil.wait_procs(everybody, timeout=20)
        assert not alive


def workers(parent: psutil.Process) -> list[psutil.Process]:
    return [
        child
        for child in parent.children()
        if any("spawn_main" in word for word in child.cmdline())
    ]


def until_ready(house: Running) -> None:
    waiting = threading.Event()
    while sum('"open"' in line for line in house.logs) < 2:
        assert house.process.poll() is None
        waiting.wait(0.05)
