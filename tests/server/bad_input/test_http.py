"""Bad input over HTTP: a specific refusal in both languages, and nothing changes for anybody."""

import json
from collections.abc import AsyncIterator, Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.server.bad_input.house import BadHouse, Route, api_routes, furnished
from tests.server.in_memory import ask, headers_with

pytestmark = pytest.mark.anyio

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "TRACE", "BREW")

BODIES = {
    "nothing": b"",
    "cut off": b'{"game": "ghosts", "se',
    "no object": b"[]",
    "null": b"null",
    "a text": b'"ghosts"',
    "a number": b"12",
    "an infinite number": b"1e999",
    "a number of 5,000 digits": b'{"players": ' + b"9" * 5_000 + b"}",
    "not a number": b'{"players": NaN}',
    "two values": b"{}{}",
    "no text at all": b"\xff\xfe\x00\x80",
    "a lone surrogate": b'{"game": "\\ud800", "name": "\\udfff", "label": "\\ud800"}',
    "deeply nested lists": b"[" * 30_000,
    "deeply nested objects": b'{"a":' * 10_000 + b"1" + b"}" * 10_000,
    "a field twice and unknown": b'{"no_such": 1, "no_such": 2}',
    "NUL bytes": b"\0\0\0\0",
    "XML": b'<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>',
}

WRONG = {
    "an object": {"no": ["such"]},
    "a list of lists": [[1.5]],
    "a huge number": 10**30,
    "a huge negative number": -(10**30),
    "a fraction": 0.5,
    "a very long text": "x" * 5_000,
}
"""Of no type that any field has, or out of every field's range."""

ODD_NAMES = (
    "%00",
    "a%00b",
    "%ff%fe",
    "%c3%28",
    "%ed%a0%80",
    "%zz",
    "%",
    "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "..%5c..%5c",
    "%3cscript%3ealert(1)%3c%2fscript%3e",
    "' OR 1=1 --",
    "\u202e\u200b\U0001f47b",
    "-1",
    "9" * 400,
    "9" * 5_000,
    "x" * 4_000,
    "1.5",
    "true",
    "null",
)


@pytest.fixture(scope="module")
async def bad(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[BadHouse]:
    """One house for all: nothing ever changes in it."""
    async with furnished(tmp_path_factory.mktemp("bad")) as house:
        yield house


def routes(bad: BadHouse, wanted: Callable[[Route], bool] = lambda _: True) -> list[Route]:
    found = [route for route in api_routes(bad.app) if wanted(route)]
    assert found
    return found


# Bodies


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
async def test_a_body_that_cannot_be_read(bad: BadHouse, body: bytes) -> None:
    for route in routes(bad, lambda route: route.reads_body):
        if accepts(route, body):
            continue
        async with bad.nothing_changes():
            problem = await bad.refused(route.method, route.at(**bad.known()), body, who="alice")
            assert problem.status in (400, 403, 404, 409), (route, problem)


def accepts(route: Route, body: bytes) -> bool:
    """Whether a form takes it: some need nothing at all."""
    try:
        return route.form is not None and msgspec.json.decode(body, type=route.form) is not None
    except (msgspec.MsgspecError, RecursionError):
        return False


def fields(route: Route) -> Iterator[str]:
    assert route.form is not None
    for field in msgspec.structs.fields(route.form):
        yield field.encode_name


@pytest.mark.parametrize("value", WRONG.values(), ids=WRONG)
async def test_a_field_of_the_wrong_type(bad: BadHouse, value: object) -> None:
    for route in routes(bad, lambda route: route.form is not None):
        for field in fields(route):
            body = json.dumps({field: value}).encode()
            if accepts(route, body):
                continue
            async with bad.nothing_changes():
                target = route.at(**bad.known())
                problem = await bad.refused(route.method, target, body, who="alice")
            assert problem.status == 400, (route, field)
            assert problem.error.key == "error-bad-request", (route, field)


async def test_what_is_wrong_is_named(bad: BadHouse) -> None:
    seats = [{"kind": "me"}, {"kind": "robot"}]
    for body, field in (
        ({"game": 5}, "game"),
        ({"game": "ghosts", "seats": seats}, "seats[1].kind"),
        ({"game": "ghosts"}, "seats"),
        ({"game": "ghosts", "seats": seats[:1], "more": 1}, "seats"),
    ):
        problem = await bad.refused("POST", "/api/tables", body, who="alice")
        assert problem.error.fields["field"] == field


async def test_a_body_of_ten_megabytes(bad: BadHouse) -> None:
    large = b'{"game": "' + b"x" * 10_000_000 + b'"}'
    for route in routes(bad, lambda route: route.reads_body):
        async with bad.nothing_changes():
            target = route.at(**bad.known())
            problem = await bad.refused(route.method, target, large, who="alice")
            assert problem.status == 413, route
            # Nobody said beforehand how much it would be.
            headers = headers_with(bad.cookies["alice"], transfer_encoding="chunked")
            headers += [(b"content-type", b"application/json"), (b"content-length", b"")]
            problem = await bad.refused(route.method, target, large, headers=headers[:-1])
            assert problem.status == 413, route


@pytest.mark.parametrize(
    "kind",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "multipart/form-data",
        "application/x-msgpack",
        "application/json; charset=utf-16",
        "application/json; charset=nonsense",
        "nonsense",
        "é/\x7f",
    ],
)
async def test_a_body_of_another_kind(bad: BadHouse, kind: str) -> None:
    """Whatever it is called: what is not JSON is refused, and a page of others cannot send it."""
    for route in routes(bad, lambda route: route.reads_body):
        async with bad.nothing_changes():
            headers = headers_with(bad.cookies["alice"], content_type=kind)
            body = b"game=ghosts&seats=me"
            problem = await bad.refused(
                route.method, route.at(**bad.known()), body, headers=headers
            )
            assert problem.status in (400, 415), (route, problem)


# Addresses


@pytest.mark.parametrize("name", ODD_NAMES)
async def test_odd_names_in_addresses(bad: BadHouse, name: str) -> None:
    for route in routes(bad, lambda route: "{" in route.path):
        parameters = [part.strip("{}").partition(":")[0] for part in route.path.split("/")]
        for parameter in parameters:
            target = route.at(**{**bad.known(), parameter: name})
            if parameter not in bad.known() or target == route.at(**bad.known()):
                continue
            if route.path == "/api/me/mutes/{person_id:str}" and route.method == "DELETE":
                continue  # unmuting somebody who was not muted is no mistake
            async with bad.nothing_changes():
                body = {} if route.form is not None else b""
                problem = await bad.refused(route.method, target, body, who="admin")
                assert problem.status in (400, 403, 404, 405, 409), (route, target, problem)


@pytest.mark.parametrize("name", ODD_NAMES)
async def test_odd_queries(bad: BadHouse, name: str) -> None:
    """Refused, or nothing of that name is there: never a fault of ours."""
    for route in routes(bad, lambda route: route.method == "GET"):
        asked = [*route.handler.parsed_fn_signature.parameters, "no_such"]
        query = "&".join(f"{each}={name}" for each in asked)
        async with bad.nothing_changes():
            target = f"{route.at(**bad.known())}?{query}"
            answer = await ask(bad.app, "GET", target, cookie=bad.cookies["admin"])
            assert answer.status < 500, (route, answer)


async def test_a_query_that_says_something_twice(bad: BadHouse) -> None:
    """Neither of the two is taken for what was meant."""
    async with bad.nothing_changes():
        problem = await bad.refused("GET", "/api/records?game=ghosts&game=18-ghosts", who="alice")
        assert problem.status == 400
        assert "“game” is given twice" in problem.message
        assert (await bad.refused("GET", "/api/records?no=&no", who="alice")).status == 400


@pytest.mark.parametrize(
    "target",
    ["/api", "/api/", "/api/no/such", "/api/tables/x/y/z/", "/api/%00", "/api/%ff"],
)
async def test_an_address_that_leads_nowhere(bad: BadHouse, target: str) -> None:
    async with bad.nothing_changes():
        for method in ("GET", "POST", "DELETE"):
            problem = await bad.refused(method, target, who="alice")
            assert problem.status in (404, 405), (method, target)


async def test_methods_that_an_address_has_not(bad: BadHouse) -> None:
    there: dict[str, set[str]] = {}
    for route in routes(bad):
        there.setdefault(route.path, set()).add(route.method)
    async with bad.nothing_changes():
        for path, known in there.items():
            route = Route("GET", path, None)  # type: ignore[arg-type]
            for method in METHODS:
                if method in known or (method == "HEAD"):
                    continue
                target = route.at(**bad.known())
                problem = await bad.refused(method, target, who="alice")
                assert problem.status == 405, (method, path)
                assert problem.error.key == "error-method", (method, path)
                headers = headers_with(bad.cookies["alice"])
                answer = await ask(bad.app, method, target, headers=headers)
                allowed = {each.strip() for each in (answer.header("allow") or "").split(",")}
                assert known <= allowed, (method, path, allowed)
                assert method not in allowed


# Tables


TABLE: dict[str, Any] = {"game": "ghosts", "seats": [{"kind": "me"}, {"kind": "bot"}]}


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"rounds": 0}},
        {"options": {"rounds": 21}},
        {"options": {"rounds": -1}},
        {"options": {"rounds": 10**18}},
        {"options": {"rounds": "three"}},
        {"options": {"rounds": True}},
        {"options": {"rounds": 1.5}},
        {"options": {"rounds": None}},
        {"options": {"mist": "perhaps"}},
        {"options": {"first": "Z"}},
        {"options": {"first": "C"}},
        {"options": {"no_such": 1}},
        {"options": {f"option {n}": n for n in range(40)}},
        {"options": []},
        {"game": "chess"},
        {"game": ""},
        {"game": "../ghosts"},
        {"game": "18-ghosts", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]},
        {"seats": [{"kind": "me"}]},
        {"seats": []},
        {"seats": [{"kind": "me"}] * 7},
        {"seats": [{"kind": "me"}] * 1_000},
        {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "no such bot"}]},
        {"seats": [{"kind": "me", "name": "x"}, {"kind": "me", "name": "X"}]},
        {"seats": [{"kind": "me", "name": "x"}, {"kind": "me", "name": "\0"}]},
        {"seats": [{"kind": "me"}, {"kind": "person", "person": "bob"}]},
        {"pace": {"kind": "live", "bank": 0}},
        {"pace": {"kind": "live", "bank": 10**9}},
        {"pace": {"kind": "live", "increment": -5}},
        {"pace": {"kind": "correspondence", "days": 8}},
        {"pace": {"kind": "never"}},
        {"chat": "loud"},
        {"public": "yes"},
        {"memory_aid": 2},
        {"host": "bob"},
        {"rated": None},
        {"start": 1},
    ],
    ids=lambda change: str(change)[:60],
)
async def test_a_table_that_cannot_be(bad: BadHouse, change: dict[str, Any]) -> None:
    async with bad.nothing_changes():
        problem = await bad.refused("POST", "/api/tables", {**TABLE, **change}, who="alice")
        assert problem.status == 400


async def test_script_in_a_name_is_a_name(bad: BadHouse) -> None:
    """It is data everywhere: sent as JSON that no browser takes for a page."""
    name = "<img src=x onerror=a()>"
    made = await ask(bad.app, "POST", "/api/me/guest", {"name": name})
    assert made.json()["name"] == name
    assert made.header("content-type") == "application/json"
    assert made.header("x-content-type-options") == "nosniff"
    page = await ask(bad.app, "GET", f"/t/{bad.tables['waiting']}")
    assert name.encode() not in page.body
    policy = made.header("content-security-policy")
    assert policy is not None
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    async with bad.nothing_changes():
        for bad_name in ("", " ", "\0", "a\nb", "\u200b", "\u202e", "x" * 25, "\ud800"):
            problem = await bad.refused("POST", "/api/me/guest", {"name": bad_name})
            assert problem.status == 400
