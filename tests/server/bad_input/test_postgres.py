"""PostgreSQL is stricter than SQLite about texts and numbers: it must not be what refuses them."""

from collections.abc import AsyncIterator
from itertools import product
from typing import Any

import msgspec
import pytest
from litestar import Litestar

from hantise.server.app import create_app
from hantise.server.safety import rate_limits
from hantise.server.settings import Settings
from hantise.server.storage import schema
from tests.server.bad_input.house import api_routes
from tests.server.bad_input.test_http import ODD_NAMES
from tests.server.in_memory import Line, ask, headers_with

pytestmark = pytest.mark.anyio

ODD_TEXTS = ("a\0b", "\0", "\ufffe", "😀" * 5, "%", "\\", "'", "\u202e")
PASSWORD = "a long password"
GIVEN: dict[str, Any] = {
    "name": "somebody",
    "password": PASSWORD,
    "old": PASSWORD,
    "new": PASSWORD,
    "recovery_code": "ABCD-EFGH",
    "mail": "a@example.org",
    "code": "ABCD",
    "label": "a program",
    "endpoint": "https://push.example.org/x",
    "keys": {"p256dh": "x", "auth": "y"},
    "game": "ghosts",
    "seats": [{"kind": "me"}, {"kind": "bot"}],
    "hours": 1,
    "why": "",
    "bot": "careful",
    "actions": [],
}
"""A value for every field of a form that has to have one."""


@pytest.fixture
async def house(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Litestar]:
    for kind in rate_limits.RATES:
        monkeypatch.setitem(rate_limits.RATES, kind, rate_limits.Rate(1e9, 1e9))
    app = create_app(Settings(database=postgres_url))
    async with app.lifespan():
        yield app


async def administrator(app: Litestar) -> str:
    """The cookie of somebody who may ask anything."""
    came = await ask(app, "POST", "/api/me/guest", {"name": "an administrator"})
    cookie = (came.header("set-cookie") or "").partition("=")[2].partition(";")[0]
    async with app.state.house.database.begin() as connection:
        await connection.execute(schema.people.update().values(admin=True))
    app.state.house.people._recognised.forget_all()
    return cookie


async def test_odd_names_and_queries(house: Litestar) -> None:
    cookie = await administrator(house)
    for route in api_routes(house):
        names = [part.strip("{}").partition(":")[0] for part in route.path.split("/")]
        for odd in ODD_NAMES:
            target = route.at(**dict.fromkeys(names, odd))
            queries = [*route.handler.parsed_fn_signature.parameters, "no_such"]
            query = "&".join(f"{each}={odd}" for each in queries)
            body = {} if route.form is not None else b""
            if route.path not in ("/api/me", "/api/session", "/api/sessions"):
                answer = await ask(house, route.method, f"{target}?{query}", body, cookie=cookie)
                assert answer.status < 500, (route, odd, answer)


async def test_odd_texts_in_every_field(house: Litestar) -> None:
    cookie = await administrator(house)
    for route, odd in product(list(api_routes(house)), ODD_TEXTS):
        if route.form is None or (route.method, route.path) == ("DELETE", "/api/me"):
            continue
        names = [field.encode_name for field in msgspec.structs.fields(route.form)]
        whole = {name: GIVEN[name] for name in names if name in GIVEN}
        bodies = [{**whole, name: odd} for name in names]
        bodies += [{**whole, name: [odd]} for name in names]
        if "keys" in names:
            bodies.append({**whole, "keys": {"p256dh": odd, "auth": odd}})
        if "seats" in names:
            bodies.append({**whole, "seats": [{"kind": "me", "name": odd}, {"kind": "open"}]})
            bodies.append({**whole, "seats": [{"kind": "me"}, {"kind": "bot", "bot": odd}]})
            bodies.append({**whole, "options": {odd: odd}})
            bodies.append({**whole, "options": {"first": odd}})
        for body in bodies:
            answer = await ask(house, route.method, route.at(game="ghosts"), body, cookie=cookie)
            assert answer.status < 500, (route, body, answer)


async def test_odd_names_of_tables_in_sockets(house: Litestar) -> None:
    for odd in ODD_NAMES:
        line = await Line(house, f"/api/tables/{odd}/socket?since={odd}", headers_with()).open()
        await line.until(lambda line=line: line.code is not None)
        assert line.code == (1008 if "%00" in odd else 4404)
        await line.close()


async def test_odd_texts_at_a_table(house: Litestar) -> None:
    cookie = await administrator(house)
    form = {"game": "ghosts", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    table = (await ask(house, "POST", "/api/tables", form, cookie=cookie)).json()
    target = f"/api/tables/{table['id']}/socket?seat=0"
    line = await Line(house, target, headers_with(cookie)).open()
    for odd in ("a\0b", "\0", "\ufffe", "\x7f"):
        before = len(line.frames)
        line.send("play", id=odd, seq=0, actions=[odd])
        line.send("play", id=odd, seq=line.messages[0]["seq"], actions=[odd])
        line.send("say", text=odd)
        line.send("say", phrase=odd)
        await line.settled()
        told = [each for each in line.messages[before:] if each["type"] == "refused"]
        assert len(told) == 4
        assert "error-internal" not in {each["error"]["key"] for each in told}
    await line.close()
