"""People and programs at the tables of a listening house, for tests."""

import asyncio
import json
import random
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import ExitStack
from copy import copy
from itertools import count
from typing import Any, Self, TypeVar

import httpx
import msgspec
import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from hantise.server import wire
from hantise.server.storage.schema import due, people
from hantise.server.tables.tables import Tables
from tests.server.conftest import LiveHouse

Message = dict[str, Any]
Result = TypeVar("Result")
PATIENCE = 10.0
PASSWORD = "correct horse"
_numbers = count(100)
_typed = msgspec.json.Decoder(wire.ServerMessage)


class Line:
    """An open websocket to a table. Every message that comes is checked against its type."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.seen: list[Message] = []
        self.now: Message = {}
        """The latest snapshot with what came after it."""
        self.bytes = 0
        self._ids = iter(range(1, 1_000_000))

    def close(self) -> None:
        self.socket.close()

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **fields}))

    def receive(self, timeout: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.bytes += len(text.encode())
        message: Message = json.loads(text)
        # msgspec reads a Raw that may be null only where it is null.
        view = {"view": None} if message["type"] == "snapshot" else {}
        _typed.decode(json.dumps(message | view))
        self.seen.append(message)
        if message["type"] == "snapshot":
            self.now = message
        elif message["type"] in ("update", "missed", "table", "proposals"):
            self.now = self.now | message
        return message

    def until(self, *types: str, timeout: float = PATIENCE, **fields: Any) -> Message:
        """The next message of one of these types with these fields."""
        while True:
            message = self.receive(timeout)
            if message["type"] in types and all(message.get(k) == v for k, v in fields.items()):
                return message

    def nothing(self, *types: str, within: float = 0.3) -> None:
        """None of these comes; a ping bounds what was sent before it."""
        self.send("ping", at=42.0)
        while (message := self.receive())["type"] != "pong":
            assert message["type"] not in types, message

    def play(self, *actions: str, seq: int | None = None, id: str | None = None) -> str:
        id = id or f"move-{next(self._ids)}"
        self.send("play", id=id, seq=self.now["seq"] if seq is None else seq, actions=actions)
        return id

    def played(self, *actions: str) -> Message:
        """Play, and wait until it is accepted and told."""
        id = self.play(*actions)
        while True:
            message = self.until("accepted", "refused")
            assert message["type"] == "accepted", message
            if message["id"] == id:
                return self.until("update")

    def refused(self) -> str:
        """The key of the next refusal."""
        key = self.until("refused")["error"]["key"]
        assert isinstance(key, str)
        return key

    @property
    def legal(self) -> list[str]:
        return [choice["action"] for choice in self.now["legal"]]


class Club:
    """Everybody who comes to a house; all leave in the end."""

    def __init__(self, house: LiveHouse, stack: ExitStack) -> None:
        self.house = house
        self._stack = stack

    @property
    def tables(self) -> Tables:
        """The tables of a house in this process."""
        return self.house.house.tables

    def player(self, name: str) -> "Player":
        """Somebody comes in."""
        return Player(self, self.browser(self.house), name)

    def browser(self, house: LiveHouse) -> httpx.Client:
        """A browser with no cookies yet."""
        return self._stack.enter_context(house.client())

    def visit(self, house: LiveHouse) -> "Club":
        """The same people come to another house."""
        return Club(house, self._stack)

    def players(self, number: int) -> "list[Player]":
        """So many, with names of their own."""
        return [self.player(f"Player {next(_numbers)}") for _ in range(number)]

    def run(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Do something inside the house, on its own event loop."""
        task = self.house.house.due._task
        assert task is not None
        return asyncio.run_coroutine_threadsafe(work, task.get_loop()).result(PATIENCE)

    def do_due(self, kind: str, table: Message, data: str = "") -> None:
        """What is due at a table happens now."""

        async def work() -> None:
            await self.house.house.due._handlers[kind](table["id"], data)

        self.run(work())

    def due(self, table: Message) -> dict[str, float]:
        """When which work at a table is due."""
        query = select(due.c.kind, due.c.at).where(due.c.subject == table["id"])

        async def read() -> dict[str, float]:
            async with self.house.house.database.connect() as connection:
                return {row.kind: row.at for row in await connection.execute(query)}

        return self.run(read())

    def look(
        self,
        table: Message | str,
        *,
        since: int | None = None,
        seat: int | None = None,
        since_chat: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> Line:
        """Connect as somebody or nobody, and read the first message."""
        id = table if isinstance(table, str) else table["id"]
        asked = {"since": since, "seat": seat, "since_chat": since_chat}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        line = Line(
            self._stack.enter_context(
                connect(
                    f"{self.house.ws_url}/api/tables/{id}/socket?{query}",
                    additional_headers=headers or {},
                    origin=Origin(self.house.base_url),
                    proxy=None,
                    compression=None,
                    max_queue=None,
                )
            )
        )
        line.receive()
        return line


class Player:
    """Somebody with a browser."""

    def __init__(self, club: Club, http: httpx.Client, name: str) -> None:
        self.club = club
        self.http = http
        me = self.ask("POST", "/api/me/guest", name=name)
        self.id: str = me["id"]
        self.name: str = me["name"]

    def ask(self, method: str, path: str, **body: Any) -> Message:
        """A request that must succeed."""
        answer = self.http.request(method, path, json=body if method != "GET" else None)
        assert answer.is_success, answer.text
        found: Message = answer.json() if answer.content else {}
        return found

    def refused(self, method: str, path: str, **body: Any) -> tuple[int, str]:
        """A request that must fail: the status and the error's key."""
        answer = self.http.request(method, path, json=body if method != "GET" else None)
        assert answer.is_error, answer.text
        return answer.status_code, answer.json()["error"]["key"]

    def open(self, game: str, seats: Sequence[str | Message], **more: Any) -> Message:
        """A table; a seat is ``me``, ``open``, or the name of a bot."""
        return self.ask("POST", "/api/tables", game=game, seats=[*map(_seat, seats)], **more)

    def look(
        self,
        table: Message | str,
        *,
        since: int | None = None,
        seat: int | None = None,
        since_chat: int | None = None,
    ) -> Line:
        """Connect, and read the first message."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"Cookie": cookies}
        return self.club.look(table, since=since, seat=seat, since_chat=since_chat, headers=headers)

    def elsewhere(self, house: LiveHouse) -> "Player":
        """The same person in another process of the house, or after it was started again."""
        twin = copy(self)
        twin.club = self.club.visit(house)
        twin.http = self.club.browser(house)
        twin.http.cookies = self.http.cookies
        return twin

    def account(self) -> Self:
        """Become an account."""
        self.ask("POST", "/api/me/account", name=self.name, password=PASSWORD)
        return self

    def administrator(self) -> Self:
        """Become an account that is an administrator's."""
        self.account()
        asked = people.update().where(people.c.id == self.id).values(admin=True)

        async def write() -> None:
            house = self.club.house.house
            async with house.database.begin() as connection:
                await connection.execute(asked)
            await house.people.changed(self.id)

        self.club.run(write())
        return self


def _seat(seat: str | Message) -> Message:
    if not isinstance(seat, str):
        return seat
    return {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}


def begun(host: Player, guests: Sequence[Player], game: str, **more: Any) -> Message:
    """A table where everybody sits, started."""
    table = host.open(game, ["me", *("open" for _ in guests)], **more)
    for guest in guests:
        guest.ask("POST", f"/api/tables/{table['code']}/seats")
    return host.ask("POST", f"/api/tables/{table['id']}/start")


def kinds(message: Message) -> list[str]:
    """What an update tells of."""
    return [event["kind"] for step in message["steps"] for event in step["events"]]


def time_runs_out(club: Club, line: Line, after: float = 3600.0) -> None:
    """For whoever is to act: so many seconds have passed, and a bot takes the seat."""
    club.tables.now = lambda: time.time() + after
    club.do_due("clock", line.now["table"], str(line.now["seq"]))
    club.tables.now = time.time
    while "bot" not in kinds(line.until("update")):
        pass


def closed_with(line: Line) -> int:
    """The code with which the house closes a line."""
    with pytest.raises(ConnectionClosed) as closed:
        deque(iter(line.receive, None), maxlen=0)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


def play_out(lines: Sequence[Line], seed: int = 1, most: int = 5_000) -> list[Message]:
    """Play at random to the end, everybody through his own line; the last messages."""
    rng = random.Random(seed)
    for _ in range(most):
        if lines[0].now.get("outcome"):
            return [line.now for line in lines]
        line = next(line for line in lines if line.now["legal"])
        draft: list[str] = []
        legal = line.legal
        while True:
            draft.append(rng.choice(legal))
            id = line.play(*draft)
            answer = line.until("accepted", "draft", "refused")
            assert answer["type"] != "refused", answer
            assert answer["id"] == id
            if answer["type"] == "accepted":
                break
            legal = [choice["action"] for choice in answer["legal"]]
        for each in lines:
            each.until("update", seq=answer["seq"])
    raise AssertionError("the game does not end")
