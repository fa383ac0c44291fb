"""Every route of the API passes the guard, however its address is spelled."""

import json
import re
import time
from collections.abc import Iterator
from urllib.parse import urlsplit

import httpx
import pytest
from litestar.routes import WebSocketRoute
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from hantise.server.people.sessions import COOKIE
from tests.server.people.running_house import RunningHouse, id_of, key, running

ELSEWHERE = "http://evil.example"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHouse]:
    with running(tmp_path_factory.mktemp("house")) as found:
        yield found


def spellings(path: str) -> list[str]:
    """Addresses that a router might take for the same."""
    rest = path.removeprefix("/api")
    return [
        path,
        f"/{path}",
        f"//{path}",
        f"{path}/",
        f"/api/{rest}",
        f"/%61pi{rest}",
        f"/%2fapi{rest}",
        f"/%2F{path}",
        f"/.{path}",
        f"/x/..{path}",
    ]


def addresses(house: RunningHouse, kind: str) -> list[tuple[str, str]]:
    """Method and address of every route of the API, with something for each parameter."""
    found = []
    for route in house.app.routes:
        path = re.sub(r"\{\w+:int\}", "0", re.sub(r"\{\w+:str\}", "x", route.path))
        if not path.startswith("/api"):
            continue
        methods = ["socket"] if isinstance(route, WebSocketRoute) else sorted(route.methods)
        changing = {"POST", "PUT", "PATCH", "DELETE"}
        wanted = {"socket": {"socket"}, "change": changing, "read": {"GET", "HEAD"}}[kind]
        found += [(method, path) for method in methods if method in wanted]
    assert len(found) >= 2
    return found


def ask(client: httpx.Client, method: str, path: str, **headers: str) -> httpx.Response:
    """Ask for an address exactly as it is spelled."""
    url = client.base_url.copy_with(raw_path=path.encode())
    return client.request(method, url, headers=headers)


def test_no_change_from_elsewhere(house: RunningHouse) -> None:
    guest = house.guest("Original")
    for method, path in addresses(house, "change"):
        for spelled in spellings(path):
            answer = ask(guest, method, spelled, Origin=ELSEWHERE)
            assert (answer.status_code, key(answer)) == (403, "error-origin"), (method, spelled)
        house.house.safety.limits._buckets.clear()


def test_no_line_from_elsewhere(house: RunningHouse) -> None:
    guest = house.guest()
    headers = {"Origin": ELSEWHERE, "Cookie": f"{COOKIE}={guest.cookies[COOKIE]}"}
    place = urlsplit(house.url).netloc
    for _, path in addresses(house, "socket"):
        for spelled in spellings(path):
            with (
                pytest.raises(InvalidStatus) as refused,
                connect(f"ws://{place}{spelled}", additional_headers=headers),
            ):
                pass
            assert json.loads(refused.value.response.body)["error"]["key"] == "error-origin"


def test_a_refused_line_is_no_error_of_ours(
    house: RunningHouse, caplog: pytest.LogCaptureFixture
) -> None:
    with (
        pytest.raises(InvalidStatus),
        connect(
            f"ws://{urlsplit(house.url).netloc}/api/lobby/socket",
            additional_headers={"Origin": ELSEWHERE},
        ),
    ):
        pass
    assert house.visitor().get("/healthz").status_code == 200, "the end of the line is behind us"
    assert [line.message for line in caplog.records if line.levelname == "ERROR"] == []


def test_no_reading_beyond_the_limit(house: RunningHouse) -> None:
    guest = house.guest()
    empty_for_an_hour = (0.0, time.monotonic() + 3600)
    house.house.safety.limits._buckets["request", id_of(guest)] = empty_for_an_hour
    for method, path in addresses(house, "read"):
        for spelled in spellings(path)[:-2]:
            answer = ask(guest, method, spelled)
            assert answer.status_code == 429, (method, spelled)
            assert answer.headers["cache-control"] == "no-store"
    assert guest.get("/healthz").status_code == 200, "what is the same for all is not limited"


def test_a_banned_person_finds_no_other_spelling(house: RunningHouse) -> None:
    admin, rude = house.administrator("Gatekeeper"), house.guest("Rude")
    admin.post(f"/api/admin/people/{id_of(rude)}/ban", json={"hours": 1})
    for spelled in spellings("/api/tables/quick"):
        answer = ask(rude, "POST", spelled)
        assert (answer.status_code, key(answer)) == (403, "error-banned")
    assert ask(rude, "DELETE", "/api/session/").status_code == 204, "he may go"
