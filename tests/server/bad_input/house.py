"""A furnished house that is sent bad input: whatever is refused must change nothing."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.routes import HTTPRoute

from hantise.server.app import create_app
from hantise.server.forms import Problem
from hantise.server.house import House
from hantise.server.people.names import key_of
from hantise.server.safety import rate_limits
from hantise.server.settings import Settings, sqlite_url
from hantise.server.storage import schema
from hantise.server.tables import live
from hantise.text import LANGUAGES, Text
from tests.server.in_memory import Answer, Headers, Line, ask, headers_with

NOTED: Final = {
    "people": {"seen"},
    "sessions": {"seen"},
    "tokens": {"used"},
}
"""When somebody was last here: the one thing that may change."""

PASSWORD: Final = "a password of theirs"


class Route(NamedTuple):
    """A route of the app for one method."""

    method: str
    path: str
    handler: HTTPRouteHandler

    @property
    def form(self) -> type[msgspec.Struct] | None:
        """The type of the body it reads."""
        field = self.handler.parsed_data_field
        return None if field is None else field.annotation

    @property
    def reads_body(self) -> bool:
        return self.form is not None or (self.method, self.path) == ("POST", "/api/records")

    def at(self, **known: object) -> str:
        """Its address, with parameters that are known here and others that may be anything."""
        parts = []
        for part in self.path.split("/"):
            name, _, kind = part.strip("{}").partition(":")
            anything = "1" if kind == "int" else "unknown"
            parts.append(str(known.get(name, anything)) if part.startswith("{") else part)
        return "/".join(parts)


def api_routes(app: Litestar) -> Iterator[Route]:
    """Every route of the API: a new one is tested without a new test."""
    for route in app.routes:
        if isinstance(route, HTTPRoute) and route.path.startswith("/api/"):
            for handler in route.route_handlers:
                for method in sorted(handler.http_methods):
                    if method != "OPTIONS":
                        yield Route(str(method), template(handler), handler)


def template(handler: HTTPRouteHandler) -> str:
    """The path as it was written down."""
    return min(handler.paths)


class BadHouse(NamedTuple):
    """The house, who is in it, and those who watch."""

    app: Litestar
    path: Path
    cookies: dict[str, str]
    tokens: dict[str, str]
    tables: dict[str, str]
    """By status."""
    watching: list[Line]

    @property
    def house(self) -> House:
        found = self.app.state.house
        assert isinstance(found, House)
        return found

    def known(self, status: str = "playing") -> dict[str, object]:
        """Parameters of addresses that lead somewhere."""
        return {
            "table_id": self.tables[status],
            "table": self.tables["over"],
            "seat": 0,
            "seq": 0,
            "game": "ghosts",
            "number": 1,
            "language": "en",
            "file": "ghosts.ftl",
            "person": "alice",
            "person_id": "bob",
            "token_id": "token of bob",
            "message_id": 1,
            "castle_id": "castle of bob",
        }

    def dump(self) -> dict[str, list[tuple[object, ...]]]:
        """Everything in the database, but for when somebody was last seen."""
        found = {}
        with sqlite3.connect(self.path) as connection:
            for table in schema.metadata.sorted_tables:
                kept = [c.name for c in table.columns if c.name not in NOTED.get(table.name, ())]
                columns = ", ".join(f'"{name}"' for name in kept)
                found[table.name] = connection.execute(
                    f'SELECT {columns} FROM "{table.name}" ORDER BY 1, 2'
                ).fetchall()
        connection.close()
        return found

    async def heard(self) -> list[list[str]]:
        """All that those who watch were sent so far."""
        for line in self.watching:
            await line.settled()
        return [list(line.frames) for line in self.watching]

    def quiet(self) -> None:
        """Whoever came or went has been seen."""
        for table in self.house.tables.in_memory():
            if table._change_timer is not None:
                table._change_timer.cancel()
                table._change_timer = None

    @asynccontextmanager
    async def nothing_changes(self, *, people_come: bool = False) -> AsyncIterator[None]:
        """Nothing in the database, nothing shown to others, and the house stays up."""
        self.quiet()
        before, heard = self.dump(), await self.heard()
        yield
        after = self.dump()
        for name, rows in before.items():
            assert after[name] == rows, f"{name} changed"
        assert await self.heard() == heard
        tables = self.house.tables.in_memory()
        assert people_come or not any(table._change_timer for table in tables), "a table changed"
        assert (await ask(self.app, "GET", "/healthz")).status == 200

    async def refused(
        self,
        method: str,
        target: str | bytes,
        body: Any = b"",
        *,
        who: str | None = None,
        headers: Headers | None = None,
    ) -> Problem:
        """A request that must be refused, specifically and in both languages."""
        said = []
        for language in LANGUAGES:
            given = headers_with(self.cookies[who] if who else None) if headers is None else headers
            given = [*given, (b"accept-language", language.encode())]
            answer = await ask(self.app, method, target, body, headers=given)
            said.append(read_problem(answer, language))
        assert said[0].error == said[1].error
        assert said[0].message != said[1].message, said[0]
        return said[0]


def read_problem(answer: Answer, language: str) -> Problem:
    """The refusal in an answer, which says in words what it says as data."""
    assert 400 <= answer.status < 500, (answer.status, answer.body[:300])
    assert answer.header("content-type") == "application/json", answer
    assert answer.header("x-content-type-options") == "nosniff"
    problem = msgspec.json.decode(answer.body, type=Problem)
    assert problem.status == answer.status
    assert problem.message == problem.error.say(language)
    assert problem.error.key.startswith("error-")
    assert problem.error.key != "error-internal"
    return problem


def sayable(error: dict[str, Any]) -> Text:
    """The error of a message on a websocket: it can be said in both languages, differently."""
    text = msgspec.convert(error, Text)
    assert text.key.startswith("error-")
    assert text.key != "error-internal"
    assert len({text.say(language) for language in LANGUAGES}) == len(LANGUAGES)
    return text


@asynccontextmanager
async def furnished(folder: Path) -> AsyncIterator[BadHouse]:
    """A house with a guest, two accounts, an administrator, tables of every status, watchers."""
    path = folder / "house.db"
    app = create_app(Settings(database=sqlite_url(path)))
    with pytest.MonkeyPatch.context() as patch:
        for kind in rate_limits.RATES:
            patch.setitem(rate_limits.RATES, kind, rate_limits.Rate(1e9, 1e9))
        patch.setattr(live, "BETWEEN_CHANGES", 1e9)  # who comes and goes is told in the end
        async with app.lifespan():
            house = BadHouse(app, path, {}, {}, {}, [])
            await house.house.due.stop()
            await _people(house)
            await _tables(house)
            for table in ("waiting", "playing"):
                line = Line(app, f"/api/tables/{house.tables[table]}/socket")
                house.watching.append(await line.open())
            yield house
            for line in house.watching:
                await line.close()


async def _people(house: BadHouse) -> None:
    people = house.house.people
    password = await people.accounts.passwords.hash(PASSWORD)
    async with house.house.database.begin() as connection:
        for name in ("alice", "bob", "carol", "admin"):
            await connection.execute(
                schema.people.insert().values(
                    id=name,
                    name=name,
                    name_key=None if name == "carol" else key_of(name),
                    password=None if name == "carol" else password,
                    admin=name == "admin",
                    created=1.0,
                    seen=1.0,
                )
            )
    for name in ("alice", "bob", "carol", "admin"):
        house.cookies[name] = (await people.sessions.open(name)).cookie
    bob = await people.person("bob")
    assert bob is not None
    token = await people.tokens.make(bob, "a program")
    assert token.secret is not None
    house.tokens["bob"] = token.secret


async def _tables(house: BadHouse) -> None:
    async def done(method: str, target: str, who: str, body: Any = b"") -> Any:
        answer = await ask(house.app, method, target, body, cookie=house.cookies[who])
        assert answer.status < 300, answer
        return answer.json()

    seats = [{"kind": "me"}, {"kind": "open"}]
    for status in ("waiting", "playing", "over"):
        form = {"game": "ghosts", "seats": seats, "chat": "free", "rated": False}
        table = await done("POST", "/api/tables", "alice", form)
        house.tables[status] = table["id"]
        if status != "waiting":
            await done("POST", f"/api/tables/{table['id']}/seats", "bob", {})
            await done("POST", f"/api/tables/{table['id']}/start", "alice")
    line = Line(
        house.app, f"/api/tables/{house.tables['over']}/socket", headers_with(house.cookies["bob"])
    )
    await line.open()
    line.send("say", phrase="hello")
    line.send("resign")
    await line.settled()
    assert house.house.tables.loaded(house.tables["over"]) is not None
    assert line.messages[-1]["type"] != "refused", line.frames[-1]
    await line.close()
