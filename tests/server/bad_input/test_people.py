"""Whoever is not who he says, or asks for what is not his: a specific refusal, nothing changes."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from tests.server.bad_input.house import PASSWORD, BadHouse, Route, api_routes, furnished
from tests.server.in_memory import ask, headers_with

pytestmark = pytest.mark.anyio

FORGED = {
    "not signed": "alice",
    "badly signed": "alice.c2lnbmF0dXJl",
    "empty": "",
    "very long": "x" * 5_000,
    "with odd characters": "é\x7f;\\",
}
TOKENS = {
    "unknown": "Bearer hnt_" + "x" * 43,
    "empty": "Bearer ",
    "of another kind": "Basic YWxpY2U6eA==",
    "no scheme": "hnt_x",
    "very long": "Bearer hnt_" + "x" * 10_000,
    "with odd characters": "Bearer hnt_é\x7f",
}
OPEN_TO_ALL = {"/api/me/guest", "/api/games/{game:str}/lesson/{number:int}"}
"""What changes nothing of anybody's, or begins with nobody."""


@pytest.fixture(scope="module")
async def bad(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BadHouse]:
    """One house for all: nothing ever changes in it."""
    async with furnished(tmp_path_factory.mktemp("bad")) as house:
        yield house


def routes(bad: BadHouse, wanted: Callable[[Route], bool] = lambda _: True) -> list[Route]:
    found = [route for route in api_routes(bad.app) if wanted(route)]
    assert found
    return found


@pytest.mark.parametrize("cookie", FORGED.values(), ids=FORGED)
async def test_a_forged_cookie_is_nobodys(bad: BadHouse, cookie: str) -> None:
    await refused_like_nobody(bad, [(b"cookie", f"hantise={cookie}".encode("latin-1"))])


@pytest.mark.parametrize("token", TOKENS.values(), ids=TOKENS)
async def test_a_forged_token_is_nobodys(bad: BadHouse, token: str) -> None:
    await refused_like_nobody(bad, [(b"authorization", token.encode("latin-1"))])


async def test_a_cookie_of_another_house_is_nobodys(
    bad: BadHouse, tmp_path_factory: pytest.TempPathFactory
) -> None:
    async with furnished(tmp_path_factory.mktemp("other")) as other:
        cookie = other.cookies["alice"]
    await refused_like_nobody(bad, [(b"cookie", f"hantise={cookie}".encode())])


async def refused_like_nobody(bad: BadHouse, forged: list[tuple[bytes, bytes]]) -> None:
    """As somebody who is not signed in; a good cookie beside a bad token does not help."""
    async with bad.nothing_changes():
        for route in routes(bad, lambda route: route.path not in OPEN_TO_ALL):
            target = route.at(**bad.known())
            body = {} if route.form is not None else b""
            nobody = await ask(bad.app, route.method, target, body)
            answer = await ask(
                bad.app, route.method, target, body, headers=[*headers_with(), *forged]
            )
            assert (answer.status, answer.body) == (nobody.status, nobody.body), route
            if route.method != "GET":
                assert answer.status in (400, 401), route
        headers = [*headers_with(bad.cookies["bob"]), *forged]
        if forged[0][0] == b"authorization":
            problem = await bad.refused("GET", "/api/me/tables", headers=headers)
            assert problem.error.key == "error-not-signed-in"


async def test_a_cookie_is_worth_nothing_after_signing_out(bad: BadHouse) -> None:
    cookie = (await bad.house.people.sessions.open("bob")).cookie
    known = await ask(bad.app, "GET", "/api/me", cookie=cookie)
    assert known.json()["id"] == "bob"
    assert (await ask(bad.app, "DELETE", "/api/session", cookie=cookie)).status == 204
    async with bad.nothing_changes():
        headers = headers_with(cookie)
        for method, target in (("GET", "/api/me/tables"), ("DELETE", "/api/session")):
            problem = await bad.refused(method, target, headers=headers)
            assert problem.error.key == "error-not-signed-in"
        seat = f"/api/tables/{bad.tables['waiting']}/seats"
        problem = await bad.refused("POST", seat, {}, headers=headers)
        assert problem.status == 401


async def test_a_token_is_worth_nothing_after_it_was_taken_back(bad: BadHouse) -> None:
    bob = await bad.house.people.person("bob")
    assert bob is not None
    token = await bad.house.people.tokens.make(bob, "short-lived")
    headers = headers_with(authorization=f"Bearer {token.secret}")
    known = await ask(bad.app, "GET", "/api/me/tables", headers=headers)
    assert known.status == 200
    target = f"/api/me/tokens/{token.id}"
    assert (await ask(bad.app, "DELETE", target, cookie=bad.cookies["bob"])).status == 204
    async with bad.nothing_changes():
        problem = await bad.refused("GET", "/api/me/tables", headers=headers)
        assert problem.error.key == "error-not-signed-in"


async def test_a_program_manages_no_account(bad: BadHouse) -> None:
    headers = headers_with(authorization=f"Bearer {bad.tokens['bob']}")
    async with bad.nothing_changes():
        for method, target, body in (
            ("DELETE", "/api/me", {"password": PASSWORD}),
            ("PATCH", "/api/me", {"name": "bot"}),
            ("POST", "/api/me/tokens", {"label": "another"}),
            ("POST", "/api/me/password", {"old": PASSWORD, "new": "another password"}),
            ("GET", "/api/me/export", b""),
            ("GET", "/api/me/tokens", b""),
        ):
            problem = await bad.refused(method, target, body, headers=headers)
            assert (problem.status, problem.error.key) == (403, "error-token-manages")


async def test_only_administrators_administrate(bad: BadHouse) -> None:
    async with bad.nothing_changes():
        for route in routes(bad, lambda route: route.path.startswith("/api/admin")):
            target = f"{route.at(**bad.known())}?name=alice"
            body = {"hours": 5} if route.form is not None else b""
            for who in ("alice", "carol"):
                problem = await bad.refused(route.method, target, body, who=who)
                assert (problem.status, problem.error.key) == (403, "error-admin-only")
        problem = await bad.refused("DELETE", "/api/messages/1", who="alice")
        assert problem.error.key == "error-admin-only"


async def test_a_page_of_others_cannot_ask_in_somebodys_name(bad: BadHouse) -> None:
    async with bad.nothing_changes():
        for route in routes(bad, lambda route: route.method != "GET"):
            for origin in ("https://elsewhere.example", "null", "http://house.test.evil.example"):
                headers = headers_with(bad.cookies["alice"], origin=origin)
                body = {} if route.form is not None else b""
                target = route.at(**bad.known())
                problem = await bad.refused(route.method, target, body, headers=headers)
                assert (problem.status, problem.error.key) == (403, "error-origin"), route


async def test_tables_and_seats_of_others(bad: BadHouse) -> None:
    waiting, playing, over = (bad.tables[each] for each in ("waiting", "playing", "over"))
    asked: list[tuple[str, str, Any, int]] = [
        ("DELETE", f"/api/tables/{waiting}/seats/0", b"", 403),
        ("PUT", f"/api/tables/{waiting}/seats/1/bot", {"bot": "careful"}, 403),
        ("POST", f"/api/tables/{waiting}/start", b"", 403),
        ("DELETE", f"/api/tables/{waiting}", b"", 403),
        ("POST", f"/api/tables/{waiting}/seats", {"seat": 0}, 409),
        ("POST", f"/api/tables/{waiting}/seats", {"seat": 9}, 404),
        ("POST", f"/api/tables/{waiting}/seats", {"seat": -1}, 400),
        ("POST", f"/api/tables/{waiting}/rematch", b"", 403),
        ("POST", f"/api/tables/{playing}/seats", {}, 409),
        ("POST", f"/api/tables/{playing}/start", b"", 403),
        ("DELETE", f"/api/tables/{playing}", b"", 403),
        ("DELETE", f"/api/tables/{playing}/seats/1", b"", 409),
        ("PUT", f"/api/tables/{playing}/seats/1/bot", {"bot": "careful"}, 409),
        ("GET", f"/api/tables/{playing}/moments/0?seat=0", b"", 403),
        ("GET", f"/api/tables/{playing}/moments/0", b"", 403),
        ("GET", f"/api/tables/{waiting}/moments/0", b"", 409),
        ("GET", f"/api/tables/{over}/moments/99999", b"", 404),
        ("POST", f"/api/tables/{over}/rematch", b"", 403),
        ("POST", f"/api/tables/{over}/start", b"", 403),
        ("GET", f"/api/records/{playing}", b"", 409),
        ("GET", f"/api/records/{playing}/file", b"", 409),
        ("GET", f"/api/records/{over}?eyes=7", b"", 400),
        ("GET", f"/api/records/{over}?eyes=everything", b"", 400),
        ("PUT", f"/api/tables/{over}/seats/9/bot", {"bot": None}, 409),
        ("DELETE", "/api/me/tokens/token", b"", 404),
        ("PUT", "/api/me/mutes/nobody", b"", 404),
    ]
    async with bad.nothing_changes():
        for method, target, body, status in asked:
            problem = await bad.refused(method, target, body, who="carol")
            assert problem.status == status, (method, target, problem)
