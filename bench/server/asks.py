"""What is asked of each route of the house: found by walking the app, so that none is forgotten.

A route that is not named here is asked with what its parameters are usually called, and `{}`.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec
from litestar.routes import HTTPRoute

from hantise.core.record import encode, record_of
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Table
from hantise.games.castle.castles import shipped_text
from hantise.server.app import create_app
from hantise.server.settings import Settings, sqlite_url

LONG_RECORD: Final = 20_000
"""Entries: as many as a record may have."""
ACTIONS: Final = 1_000
"""Of them, what was played; the rest changed hands."""
NOBODY: Final = "nobody"
"""Where nothing is known of a parameter."""
NOT_ASKED: Final = frozenset({"OPTIONS", "HEAD"})
PARAMETER: Final = re.compile(r"\{(\w+)\}")


class World(msgspec.Struct, kw_only=True):
    """What there is in the house to ask for."""

    table: str
    """A table that waits for somebody."""
    record: str
    """A finished game of as many entries as there may be."""
    person: str
    castle: str
    puzzle: str
    """The one with the most moments, and the game it is of."""
    puzzle_game: str
    file: bytes
    """The record file of that game."""


class Ask(msgspec.Struct, frozen=True):
    """One request, without who asks."""

    method: str
    route: str
    target: str
    body: bytes | None

    @property
    def name(self) -> str:
        """As it stands in the tables of figures."""
        return f"{self.method} {self.route}"

    def travels(self, host: str, headers: Mapping[str, str]) -> bytes:
        """The bytes of the request."""
        lines = [f"{self.method} {self.target} HTTP/1.1", f"host: {host}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if self.body is not None:
            lines += ["content-type: application/json", f"content-length: {len(self.body)}"]
        return "\r\n".join([*lines, "", ""]).encode() + (self.body or b"")


def parameters(world: World) -> Mapping[str, str]:
    """What parameters are usually called, and what they are here."""
    return {
        "table_id": world.table,
        "table": world.record,
        "person_id": world.person,
        "person": world.person,
        "castle_id": world.castle,
        "game": "macgregor",
        "number": "1",
        "seat": "1",
        "seq": "5",
        "message_id": "1",
        "puzzle": world.puzzle,
        "language": "fr",
        "file": "house.ftl",
        "path": "lobby",
    }


def targets(world: World) -> Mapping[str, str]:
    """Where another address than the usual one costs most."""
    return {
        "GET /api/me/push": "/api/me/push?endpoint=https://push.example/x",
        "GET /api/records/{table}": f"/api/records/{world.record}?eyes=open",
        "GET /api/tables/{table_id}/moments/{seq}": f"/api/tables/{world.record}/moments/0",
        "GET /api/people/{person}": f"/api/people/{world.person}",
        "GET /api/puzzles/{game}/{puzzle}": f"/api/puzzles/{world.puzzle_game}/{world.puzzle}",
        "PUT /api/me/puzzles/{game}/{puzzle}": (
            f"/api/me/puzzles/{world.puzzle_game}/{world.puzzle}"
        ),
    }


def bodies(world: World) -> Mapping[str, Callable[[], object]]:
    """What is sent where `{}` would not do."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "careful"}]
    castle = shipped_text("macgregor")
    return {
        "POST /api/castles": lambda: {"text": castle},
        "PUT /api/castles/{castle_id}": lambda: {"text": castle},
        "POST /api/castles/check": lambda: {"text": castle, "picture": True},
        "POST /api/castles/mend": lambda: {"game": "macgregor", "blazons": ["L" * 7] * 7},
        "POST /api/games/{game}/lesson/{number}": lambda: {"actions": []},
        "POST /api/me/account": lambda: {"name": "Somebody Else", "password": "a good password"},
        "POST /api/me/mail": lambda: {"code": "000000"},
        "POST /api/me/password": lambda: {"old": "no password", "new": "a good password"},
        "POST /api/me/push": lambda: {
            "endpoint": "https://push.example/x",
            "keys": {"p256dh": "B" * 87, "auth": "A" * 22},
        },
        "POST /api/me/tokens": lambda: {"label": "bench"},
        "PUT /api/me/puzzles/{game}/{puzzle}": lambda: {"solved": True},
        "POST /api/session": lambda: {"name": "Somebody", "password": "no password"},
        "POST /api/session/handover": lambda: {"code": "000000"},
        "POST /api/session/recover": lambda: {
            "name": "Somebody",
            "recovery_code": "none",
            "password": "a good password",
        },
        "POST /api/tables": lambda: {"game": "18-ghosts", "seats": seats, "start": True},
        "POST /api/tables/quick": lambda: {"game": "ghosts", "players": 4},
        "PUT /api/tables/{table_id}/seats/{seat}/bot": lambda: {"bot": "careful"},
        "POST /api/admin/people/{person_id}/ban": lambda: {"hours": 1},
        "POST /api/admin/people/{person_id}/mute": lambda: {"hours": 1},
        "POST /api/records/{table}/play-on": lambda: {"move": 1, "seat": 0},
        "POST /api/records": lambda: msgspec.Raw(world.file),
    }


LAST: Final = (
    "POST /api/me/account",
    "POST /api/me/password",
    "DELETE /api/castles/{castle_id}",
    "DELETE /api/records/{table}",
    "DELETE /api/tables/{table_id}",
    "DELETE /api/sessions",
    "DELETE /api/session",
    "DELETE /api/me",
)
"""After these the others would find nothing, or nobody."""


def routes(folder: Path) -> Iterator[tuple[str, str]]:
    """Every method and path of the app."""
    app = create_app(Settings(database=sqlite_url(folder / "never.db")))
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            for method in sorted(set(map(str, route.methods)) - NOT_ASKED):
                yield method, str(route.path_format)


def asks(world: World, folder: Path) -> list[Ask]:
    """One for every route, in the order in which they are asked."""
    usual, special, sent = parameters(world), targets(world), bodies(world)
    found = []
    for method, route in routes(folder):
        name = f"{method} {route}"
        target = special.get(name) or PARAMETER.sub(
            lambda match: usual.get(match[1], NOBODY), route
        )
        body = None
        if method != "GET":
            body = msgspec.json.encode(sent[name]() if name in sent else {})
        found.append(Ask(method, route, target, body))
    order = {name: place for place, name in enumerate(LAST, start=1)}
    return sorted(found, key=lambda ask: (order.get(ask.name, 0), ask.route, ask.method))


def long_record() -> bytes:
    """A file with as many entries as one may have, each a step of the replay."""
    table, rng = Table(find("ghosts")(6, {"rounds": 20})), Rng(11)
    while len(table.entries) < ACTIONS:
        if table.state.actor == CHANCE:
            table.draw(rng)
        else:
            table.enter(table.state.choose(rng))
    while len(table.entries) < LONG_RECORD:
        table.hand_over(0, "careful" if len(table.entries) % 2 else None)
    return encode(record_of(table))
