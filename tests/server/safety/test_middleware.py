"""The guard at the door: origins, headers, bodies, rates, proxies, logs."""

import http.client
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from hantise.server.languages import preferred
from hantise.server.people.sessions import COOKIE
from hantise.text import PRODUCT, say
from tests.server.people.running_house import PASSWORD, RunningHouse, id_of, key, running


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


# Origin


def place(house: RunningHouse) -> str:
    return house.url.removeprefix("http://")


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        ("http://{place}", True),
        ("HTTP://{place}", True),
        ("https://{place}", True),
        ("http://evil.example", False),
        ("http://{place}.evil.example", False),
        ("http://evil.example:{port}", False),
        ("http://127.0.0.1", False),
        ("http://127.0.0.1:1", False),
        ("http://localhost:{port}", False),
        ("http://user@{place}", False),
        ("http://{place}/page", False),
        ("null", False),
        ("", False),
        ("file://", False),
        ("http://[::1", False),
        ("chrome-extension://{place}", False),
    ],
)
@pytest.mark.parametrize("way", ["request", "socket"])
def test_where_a_change_may_come_from(
    house: RunningHouse, way: str, origin: str, *, allowed: bool
) -> None:
    given = origin.format(place=place(house), port=place(house).rpartition(":")[2])
    guest = house.guest("Original")
    if way == "request":
        for language, words in (("en", "another site"), ("fr", "autre site")):
            headers = {"Origin": given, "Accept-Language": language}
            answer = guest.patch("/api/me", json={"name": "Renamed"}, headers=headers)
            assert answer.status_code == (200 if allowed else 403)
            if not allowed:
                assert key(answer) == "error-origin"
                assert words in answer.json()["message"]
        name = guest.get("/api/me").json()["name"]
        assert name == ("Renamed" if allowed else "Original")
    else:
        assert opens(house, guest, {"Origin": given}) is allowed


def opens(house: RunningHouse, client: httpx.Client, headers: dict[str, str]) -> bool:
    """Whether a websocket opens with this browser's cookie."""
    sent = dict(headers)
    if COOKIE in client.cookies:
        sent["Cookie"] = f"{COOKIE}={client.cookies[COOKIE]}"
    try:
        with connect(f"ws://{place(house)}/api/lobby/socket", additional_headers=sent) as line:
            line.recv(5)
    except InvalidStatus as refusal:
        return bool(json.loads(refusal.response.body)["error"]["key"] != "error-origin")
    return True


def test_without_an_origin(house: RunningHouse) -> None:
    guest = house.guest()
    cookie = {"Cookie": f"{COOKIE}={guest.cookies[COOKIE]}"}
    with httpx.Client(base_url=house.url) as bare:
        stolen = bare.patch("/api/me", json={"name": "Stolen"}, headers=cookie)
        assert key(stolen) == "error-origin", "a cookie is sent by browsers, which say whence"
        assert bare.post("/api/me/guest", json={}).status_code == 200, "a program without cookie"
    assert opens(house, guest, {}) is False
    assert opens(house, house.visitor(), {}) is True
    for site, status in (("cross-site", 403), ("same-site", 403), ("none", 200)):
        with httpx.Client(base_url=house.url, headers={"Sec-Fetch-Site": site}) as browser:
            assert browser.post("/api/me/guest", json={}).status_code == status


def test_a_token_needs_no_origin_but_not_a_foreign_one(house: RunningHouse) -> None:
    owner = house.account("Programmer")
    program = house.program(owner.post("/api/me/tokens", json={"label": "x"}).json()["secret"])
    other = id_of(house.guest())
    assert program.put(f"/api/me/mutes/{other}").status_code == 204
    foreign = program.put(f"/api/me/mutes/{other}", headers={"Origin": "http://evil.example"})
    assert key(foreign) == "error-origin"


def test_reading_needs_no_origin(house: RunningHouse) -> None:
    guest = house.guest()
    for origin in ("http://evil.example", "null"):
        answer = guest.get("/api/me", headers={"Origin": origin})
        assert answer.status_code == 200
        assert "access-control-allow-origin" not in answer.headers, "but its page cannot read it"


def test_two_origins_are_none(house: RunningHouse) -> None:
    connection = http.client.HTTPConnection(place(house))
    connection.putrequest("POST", "/api/me/guest")
    connection.putheader("Origin", house.url)
    connection.putheader("Origin", "http://evil.example")
    connection.putheader("Content-Type", "application/json")
    connection.putheader("Content-Length", "2")
    connection.endheaders(b"{}")
    assert connection.getresponse().status == 403
    connection.close()


def test_the_public_address_is_ours_too(tmp_path: Path) -> None:
    with running(tmp_path, base_url="https://ghosts.example.org", trusted_proxy=True) as house:
        client = house.visitor()
        forwarded = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "198.51.100.7"}
        for origin, status in (
            ("https://ghosts.example.org", 200),
            ("https://ghosts.example.org:443", 200),
            ("http://ghosts.example.org", 403),
            ("https://evil.example", 403),
        ):
            headers = {"Origin": origin, **forwarded}
            answer = client.post("/api/me/guest", json={}, headers=headers)
            assert answer.status_code == status, origin
        answer = house.visitor().post(
            "/api/me/guest", json={}, headers={"Origin": "https://ghosts.example.org"}
        )
        assert "secure" in answer.headers["set-cookie"].lower()
        assert answer.headers["strict-transport-security"].startswith("max-age=")


# Headers


@pytest.mark.parametrize("path", ["/api/me", "/api/nothing", "/", "/healthz", "/api/me/tokens"])
def test_every_answer_is_safe_to_look_at(house: RunningHouse, path: str) -> None:
    headers = house.visitor().get(path).headers
    policy = dict(
        part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";")
    )
    assert policy["default-src"] == "'self'"
    assert policy["script-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert policy["object-src"] == "'none'"
    assert policy["connect-src"] == f"'self' ws://{place(house)}"
    assert "unsafe" not in headers["content-security-policy"]
    assert "upgrade-insecure-requests" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert "strict-transport-security" not in headers, "plain HTTP in a local network"
    if path.startswith("/api/me"):
        assert headers["cache-control"] == "no-store"


@pytest.mark.parametrize("host", ["evil;script-src *", "a b", "é.example", "x' 'unsafe-inline"])
def test_the_policy_takes_nothing_from_strange_hosts(house: RunningHouse, host: str) -> None:
    with socket.create_connection(("127.0.0.1", int(place(house).rpartition(":")[2]))) as line:
        line.sendall(f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b"")).decode("latin-1")
    assert "script-src *" not in answer
    assert "unsafe-inline" not in answer


# Bodies


def test_ten_megabytes_are_refused_before_they_are_read(house: RunningHouse) -> None:
    guest = house.guest()
    with socket.create_connection(("127.0.0.1", int(place(house).rpartition(":")[2]))) as line:
        line.sendall(
            f"PATCH /api/me HTTP/1.1\r\nHost: {place(house)}\r\nOrigin: {house.url}\r\n"
            f"Cookie: {COOKIE}={guest.cookies[COOKIE]}\r\nContent-Type: application/json\r\n"
            f"Content-Length: 10000000\r\n\r\n".encode()
        )
        line.settimeout(10)
        answer = line.recv(65536).decode("latin-1")
    assert answer.startswith("HTTP/1.1 413")


def test_a_body_without_a_length_is_counted(house: RunningHouse) -> None:
    def pieces() -> Iterator[bytes]:
        yield b'{"name": "'
        for _ in range(100):
            yield b"x" * 1000
        yield b'"}'

    guest = house.guest("Short")
    for language in ("en", "fr"):
        headers = {"Content-Type": "application/json", "Accept-Language": language}
        answer = guest.patch("/api/me", content=pieces(), headers=headers)
        assert (answer.status_code, key(answer)) == (413, "error-too-large")
        assert answer.json()["message"] == say(PRODUCT, "error-too-large", language=language)
    assert guest.get("/api/me").json()["name"] == "Short"


@pytest.mark.parametrize(
    "body",
    [
        *(b"", b"{", b"nonsense", b"[]", b"null", b'"x"', b"7", b'{"name": 7}', b'{"name": [1]}'),
        *(b'{"name": "\\ud800"}', b'{"name": "\xff"}', b'{"name": "a", "name2": "b"}'),
        *(
            b'{"name": ' + b"[" * 30_000,
            b"[" * 60_000,
            b'{"name": 1e999}',
            b'{"name": -1' + b"0" * 5000,
        ),
        *(b'{"language": "de"}', b'{"language": {"a": 1}}', b"\x00", b'{"name": "a"} trailing'),
        *(b'{"mail": "' + b"a" * 300 + b'@x.org"}', b'{"mail": "no address"}', b"\xef\xbb\xbf{}"),
    ],
)
def test_what_cannot_be_read(house: RunningHouse, body: bytes) -> None:
    guest = house.guest("Steady")
    for language in ("en", "fr"):
        headers = {"Content-Type": "application/json", "Accept-Language": language}
        answer = guest.patch("/api/me", content=body, headers=headers)
        assert answer.status_code == 400, answer.text
        assert key(answer) == "error-bad-request"
        assert answer.json()["message"]
        assert len(answer.content) < 1000
    assert guest.get("/api/me").json()["name"] == "Steady"


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "application/msgpack",
        "",
    ],
)
def test_other_kinds_of_bodies(house: RunningHouse, kind: str) -> None:
    guest = house.guest("Kindly")
    answer = guest.patch("/api/me", content=b'{"nam": "Other"}', headers={"Content-Type": kind})
    assert answer.status_code in (400, 415)
    assert guest.get("/api/me").json()["name"] == "Kindly"


def test_unknown_paths_and_methods(house: RunningHouse) -> None:
    guest = house.guest()
    missing = guest.get("/api/nothing")
    assert (missing.status_code, key(missing)) == (404, "error-not-found")
    assert guest.put("/api/session", json={}).status_code == 405


def test_large_frames_close_the_line(house: RunningHouse) -> None:
    with line_of(house, house.guest()) as line:
        line.recv(5)
        line.send('{"type": "ping", "at": 1}' + " " * 8000)
        while json.loads(line.recv(5))["type"] != "pong":
            pass
        line.send('{"type": "ping", "at": 2}' + " " * 8192)
        assert ends(line)
        assert line.close_code == 1009


# Sessions and their lines


def line_of(house: RunningHouse, client: httpx.Client) -> ClientConnection:
    return connect(
        f"ws://{place(house)}/api/lobby/socket",
        additional_headers={"Origin": house.url, "Cookie": f"{COOKIE}={client.cookies[COOKIE]}"},
    )


def ends(line: ClientConnection) -> bool:
    try:
        while True:
            line.recv(5)
    except ConnectionClosed:
        return True
    except TimeoutError:
        return False


def test_signing_out_ends_the_lines(house: RunningHouse) -> None:
    guest = house.guest()
    with line_of(house, guest) as line:
        line.recv(5)
        assert guest.delete("/api/session").status_code == 204
        assert ends(line)


def test_other_devices_lose_their_lines(house: RunningHouse) -> None:
    here = house.account("Two devices")
    there = house.visitor()
    there.post("/api/session", json={"name": "Two devices", "password": PASSWORD})
    with line_of(house, here) as mine, line_of(house, there) as theirs:
        mine.recv(5)
        theirs.recv(5)
        assert here.delete("/api/sessions").status_code == 204
        assert ends(theirs)
        mine.send('{"type": "ping", "at": 7}')
        while json.loads(mine.recv(5))["type"] != "pong":
            pass


def test_a_banned_person_opens_no_line(house: RunningHouse) -> None:
    admin, rude = house.administrator("Doorkeeper"), house.guest("Rude")
    admin.post(f"/api/admin/people/{id_of(rude)}/ban", json={"hours": 1})
    with pytest.raises(InvalidStatus) as refused, line_of(house, rude):
        pass
    assert json.loads(refused.value.response.body)["error"]["key"] == "error-banned"


# Languages


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr", "fr"),
        ("fr-CA,en;q=0.8", "fr"),
        ("de, fr;q=0.5, en;q=0.7", "en"),
        ("de", None),
        ("", None),
        ("en;q=0, fr;q=0.1", "fr"),
        ("fr;q=nonsense", None),
        ("fr;q=2, en", "en"),
        ("x" * 10000, None),
    ],
)
def test_the_language_of_a_request(header: str, language: str | None) -> None:
    assert preferred(header) == language


# The document of the API


def test_every_route_says_how_it_refuses(house: RunningHouse) -> None:
    document = house.app.openapi_schema.to_schema()
    operations = [operation for path in document["paths"].values() for operation in path.values()]
    assert len(operations) > 20
    for operation in operations:
        refused = operation["responses"]["400"]["content"]["application/json"]["schema"]
        assert refused == {"$ref": "#/components/schemas/Problem"}
        assert {"401", "403", "404", "409", "413", "429", "500"} <= operation["responses"].keys()
