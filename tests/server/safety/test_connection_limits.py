"""Slow requests and crowds of connections, with real sockets at a house that listens."""

import resource
import socket
import time
from collections.abc import Callable, Generator, Sequence
from contextlib import ExitStack, closing, suppress
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from structlog.testing import capture_logs
from websockets.sync.client import connect

from hantise.server import file_descriptors, metrics
from hantise.server.file_descriptors import most_connections, raise_limit
from hantise.server.safety import connection_limits
from hantise.server.settings import Settings
from hantise.server.timeouts import Timeouts
from tests.server.conftest import Listen, LiveHouse

SHORT = Timeouts(headers=0.3, body=0.3, unread=0.3)
LONG = 20.0
"""Nothing of this takes so long."""


def refused(reason: str) -> float:
    labels = {"reason": reason}
    return metrics.REGISTRY.get_sample_value("hantise_connections_refused_total", labels) or 0.0


def dial(house: LiveHouse, sent: bytes = b"") -> socket.socket:
    parts = urlsplit(house.base_url)
    line = socket.create_connection((str(parts.hostname), parts.port or 80), timeout=LONG)
    line.sendall(sent)
    return line


def heard(line: socket.socket) -> bytes:
    """All that comes until the house hangs up."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


def until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + LONG
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.01)


@pytest.fixture
def hasty(settings: Settings, listen: Listen) -> LiveHouse:
    """A house that waits for nobody."""
    return listen(msgspec.structs.replace(settings, timeouts=SHORT))


HALF: dict[str, tuple[bytes, str]] = {
    "nothing at all": (b"", "headers"),
    "half a line": (b"GET /heal", "headers"),
    "headers without an end": (b"GET /healthz HTTP/1.1\r\nhost: x\r\n", "headers"),
    "a body that never comes": (
        b"POST /api/me/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n",
        "body",
    ),
    "a chunk that never ends": (
        b"POST /api/records HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nff\r\nx",
        "body",
    ),
    "half of the second request": (
        b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\nGET /heal",
        "headers",
    ),
}


@pytest.mark.parametrize(("sent", "reason"), HALF.values(), ids=HALF)
def test_half_a_request_is_given_up(hasty: LiveHouse, sent: bytes, reason: str) -> None:
    before = refused(reason)
    with capture_logs() as logs, closing(dial(hasty, sent)) as line:
        answer = heard(line)
    assert b"HTTP/1.1 408 " in answer or b"HTTP/1.1 401 " in answer
    assert refused(reason) == before + 1
    told = [log for log in logs if log["event"] == "connections refused"]
    assert [(log["reason"], log["connections"]) for log in told] == [(reason, 1)]
    with hasty.client() as client:
        assert client.get("/healthz").text == "ok"


HANDSHAKE = (
    b"GET /api/lobby/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
BAD_HANDSHAKES: dict[str, bytes] = {
    "a body": b"content-length: 9\r\n\r\nx",
    "chunks": b"transfer-encoding: chunked\r\n\r\n5\r\nx",
    "many headers": b"".join(b"x-%d: x\r\n" % number for number in range(150)) + b"\r\n",
    "a long header": b"x: " + 9000 * b"x" + b"\r\n\r\n",
}


@pytest.mark.parametrize("rest", BAD_HANDSHAKES.values(), ids=BAD_HANDSHAKES)
def test_a_handshake_that_leads_to_nothing_is_refused(hasty: LiveHouse, rest: bytes) -> None:
    with closing(dial(hasty, HANDSHAKE + rest)) as line:
        assert heard(line).startswith(b"HTTP/1.1 400 ")


FRAMES = {"pings": b"\x89", "pongs": b"\x8a", "parts of a text": b"\x00", "texts": b"\x81"}


@pytest.mark.parametrize("sign", FRAMES.values(), ids=FRAMES)
def test_a_flood_of_small_frames_is_hung_up_on(
    settings: Settings, listen: Listen, sign: bytes
) -> None:
    """Each takes its time, whoever sent it: one line would keep all tables waiting."""
    house, before = listen(settings), refused("frames")
    masked = b"\x80" + bytes(4)
    with closing(dial(house, HANDSHAKE + b"\r\n")) as line:
        assert line.recv(65536).startswith(b"HTTP/1.1 101 ")
        with suppress(OSError):
            line.sendall(b"\x01" + masked if sign == b"\x00" else b"")
            line.sendall(100_000 * (sign + masked))
        until(lambda: refused("frames") == before + 1)
        heard(line)


ENDLESS: dict[str, tuple[bytes, bytes]] = {
    "a header": (b"GET /healthz HTTP/1.1\r\nx: ", b"x"),
    "headers": (b"GET /healthz HTTP/1.1\r\n", b"x: x\r\n"),
    "a trailer": (
        b"GET /healthz HTTP/1.1\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\nx: ",
        b"x",
    ),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS)
def test_headers_have_an_end(settings: Settings, listen: Listen, begin: bytes, more: bytes) -> None:
    """They come fast enough: what is too much of them is not kept until the time is over."""
    house, before = listen(settings), refused("large")
    with closing(dial(house, begin)) as line, suppress(OSError):
        for _ in range(64):
            line.sendall((65536 // len(more)) * more)
    until(lambda: refused("large") == before + 1)


def test_a_request_has_only_so_many_headers(hasty: LiveHouse) -> None:
    before, line = refused("large"), b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n"
    for number, status in ((150, b"200"), (500, b"431")):
        with closing(dial(hasty, line + number * b"x: x\r\n" + b"\r\n")) as asking:
            assert heard(asking).startswith(b"HTTP/1.1 " + status)
    assert refused("large") == before + 1


def test_requests_that_wait_for_no_answer_have_an_end(hasty: LiveHouse) -> None:
    """They were kept in memory as fast as they came, and read before anything else was done."""
    ask, before = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n", refused("pipelined")
    last = ask.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n")
    with closing(dial(hasty, 20 * ask + last)) as line:
        assert heard(line).count(b"HTTP/1.1 200 ") == 21
    assert refused("pipelined") == before
    with closing(dial(hasty)) as line, suppress(OSError):
        for _ in range(100):
            line.sendall(1000 * ask)
    until(lambda: refused("pipelined") == before + 1)


def test_a_body_in_many_small_chunks_is_no_header(hasty: LiveHouse) -> None:
    chunks = b"".join(b"1\r\n%c\r\n" % sign for sign in b"{" + 20_000 * b" " + b"}")
    head = b"POST /api/me/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n"
    sent = head + b"connection: close\r\n\r\n" + chunks + b"0\r\n\r\n"
    with closing(dial(hasty, sent)) as line:
        assert heard(line).startswith(b"HTTP/1.1 200 ")


def test_hundreds_of_half_requests_are_gone_soon_and_told_in_one_line(hasty: LiveHouse) -> None:
    before = refused("headers")
    with capture_logs() as logs, ExitStack() as stack:
        lines = [stack.enter_context(closing(dial(hasty, b"GET /"))) for _ in range(300)]
        for line in lines:
            heard(line)
    assert refused("headers") == before + 300
    assert len([log for log in logs if log["event"] == "connections refused"]) <= 2


@pytest.mark.anyio
async def test_everyone_who_was_refused_is_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also when the next one comes just before those who wait are told."""
    told, now = connection_limits.Told(), 100.0
    monkeypatch.setattr(connection_limits, "monotonic", lambda: now)
    with capture_logs() as logs:
        for now in (100.0, 101.0, 102.0, 110.1):  # noqa: B007 (it is the clock)
            told.note("headers")
        told._tell("headers")
        told.note("headers")
        told._tell("headers")
    assert [log["connections"] for log in logs] == [1, 3, 1]


def test_a_request_a_byte_at_a_time_has_no_longer(hasty: LiveHouse) -> None:
    """What trickles in does not begin the waiting anew."""
    began = time.monotonic()
    with closing(dial(hasty, b"GET /")) as line:
        line.settimeout(0.02)
        answer = None
        while answer is None:
            assert time.monotonic() - began < LONG
            line.sendall(b"x")
            try:
                answer = line.recv(100)
            except TimeoutError:
                continue
    assert answer.startswith(b"HTTP/1.1 408 ")


def test_an_answer_that_nobody_reads_is_given_up(hasty: LiveHouse) -> None:
    before = refused("unread")
    ask = b"GET /api/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n"
    with closing(dial(hasty)) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.sendall(60 * ask)  # megabytes of answers: more than lies between us
        until(lambda: refused("unread") == before + 1)


def test_those_who_are_only_quiet_stay(hasty: LiveHouse) -> None:
    """Between two requests, and at a table where nobody moves."""
    with hasty.client() as client:
        client.post("/api/me/guest", json={})
        cookie = client.cookies["hantise"]
        headers = {"cookie": f"hantise={cookie}", "origin": hasty.base_url}
        with connect(f"{hasty.ws_url}/api/lobby/socket", additional_headers=headers) as lobby:
            lobby.recv(LONG)
            time.sleep(3 * SHORT.headers)
            assert client.get("/healthz").text == "ok"
            lobby.ping().wait(LONG)


# Crowds


@pytest.fixture
def small(settings: Settings) -> Settings:
    return msgspec.structs.replace(settings, connections=5)


def fill(house: LiveHouse, number: int, stack: ExitStack) -> Sequence[socket.socket]:
    return [stack.enter_context(closing(dial(house))) for _ in range(number)]


def test_one_address_has_only_so_many_connections(small: Settings, listen: Listen) -> None:
    house, before = listen(small), refused("crowd")
    with capture_logs() as logs, ExitStack() as stack:
        lines = fill(house, 5, stack)
        with closing(dial(house)) as sixth:
            answer = heard(sixth)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert b"retry-after: " in answer
        assert refused("crowd") == before + 1
        assert ("connections refused", "crowd") in [(x["event"], x.get("reason")) for x in logs]
        assert not any("127.0.0.1" in str(log) for log in logs), "no address is logged"
        lines[0].close()
        until(lambda: httpx_ok(house))
        # A socket counts as long as it is open, and no longer.
        for line in lines:
            line.close()
        for _ in range(8):
            visit_lobby(house)
        until(lambda: httpx_ok(house))


def httpx_ok(house: LiveHouse) -> bool:
    try:
        return httpx.get(f"{house.base_url}/healthz").status_code == 200
    except httpx.TransportError:
        return False


def visit_lobby(house: LiveHouse) -> None:
    origin = {"origin": house.base_url}
    with connect(f"{house.ws_url}/api/lobby/socket", additional_headers=origin) as lobby:
        lobby.recv(LONG)


def test_past_the_limit_in_all_newcomers_are_told(settings: Settings, listen: Listen) -> None:
    house = listen(msgspec.structs.replace(settings, connections_in_all=4))
    before = refused("full")
    with capture_logs() as logs, ExitStack() as stack:
        fill(house, 4, stack)
        with closing(dial(house)) as fifth:
            assert heard(fifth).startswith(b"HTTP/1.1 503 ")
    assert refused("full") == before + 1
    assert ("connections refused", "full") in [(x["event"], x.get("reason")) for x in logs]
    until(lambda: httpx_ok(house))


def test_behind_a_proxy_each_of_its_clients_is_counted(settings: Settings, listen: Listen) -> None:
    house = listen(msgspec.structs.replace(settings, connections=2, trusted_proxy=True))

    def come(address: str) -> Generator[str, None, None]:
        headers = {"origin": house.base_url, "x-forwarded-for": f"6.6.6.6, {address}"}
        with connect(f"{house.ws_url}/api/lobby/socket", additional_headers=headers) as lobby:
            yield str(lobby.recv(LONG))
            yield ""

    def ask(address: str) -> int:
        return httpx.get(
            f"{house.base_url}/healthz", headers={"x-forwarded-for": address}
        ).status_code

    with ExitStack() as stack:
        for _ in range(2):
            lobby = come("10.0.0.1")
            next(lobby)
            stack.callback(lobby.close)
        assert ask("10.0.0.1") == 429
        assert ask("10.0.0.2") == 200
    until(lambda: ask("10.0.0.1") == 200)


# Descriptors


def test_the_limit_of_descriptors_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1000, hard))
        with capture_logs() as logs:
            limit = raise_limit()
        assert limit == resource.getrlimit(resource.RLIMIT_NOFILE)[0] > 1000
        assert bool(logs) == (limit < file_descriptors.ENOUGH)
        monkeypatch.setattr(file_descriptors, "WANTED", 500)
        monkeypatch.setattr(file_descriptors, "ENOUGH", limit + 1)
        with capture_logs() as logs:
            raise_limit()
        assert [log["event"] for log in logs] == ["few file descriptors"]
        assert logs[0]["connections"] == most_connections(limit)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
