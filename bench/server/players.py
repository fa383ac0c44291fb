"""People who play each other over the wire as fast as they are asked to."""

import asyncio
import itertools
import random
import time
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

COOKIE: Final = "hantise"
PATIENCE: Final = 60.0


class Person:
    """A guest with a cookie; ``forwarded`` is where a proxy would say that the guest is."""

    def __init__(self, address: str, forwarded: str = "") -> None:
        self.address = address
        self.forwarded = forwarded
        headers = {"Origin": address} | ({"X-Forwarded-For": forwarded} if forwarded else {})
        self.http = httpx.AsyncClient(base_url=address, headers=headers, timeout=PATIENCE)

    async def come_in(self) -> "Person":
        """Become a guest."""
        await self.post("/api/me/guest", {})
        return self

    async def go(self) -> None:
        """Ask for nothing more."""
        await self.http.aclose()

    @property
    def cookie(self) -> str:
        """What the guest is known by."""
        return self.http.cookies[COOKIE]

    async def get(self, path: str) -> dict[str, Any]:
        """Ask for something that is there."""
        answer = await self.http.get(path)
        answer.raise_for_status()
        found: dict[str, Any] = answer.json()
        return found

    async def post(self, path: str, body: object) -> dict[str, Any]:
        """Ask for something that must be granted."""
        answer = await self.http.post(path, json=body)
        answer.raise_for_status()
        granted: dict[str, Any] = answer.json()
        return granted

    async def connect(self, table: str, since: int | None = None) -> "Line":
        """A line to a table."""
        address = self.address.replace("http", "ws", 1)
        query = "" if since is None else f"?since={since}"
        socket = await connect(
            f"{address}/api/tables/{table}/socket{query}",
            additional_headers={
                "Cookie": f"{COOKIE}={self.cookie}",
                "X-Forwarded-For": self.forwarded,
            },
            origin=self.address,  # type: ignore[arg-type]
            compression=None,
            max_size=None,
        )
        return Line(socket)


class Line:
    """One end of a websocket that keeps what it heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received = 0

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; a refusal is a failure."""
        while True:
            frame = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            self.received += len(frame)
            message: dict[str, Any] = msgspec.json.decode(frame)
            if message["type"] in kinds:
                return message
            if message["type"] == "refused":
                raise RuntimeError(f"refused: {message}")

    async def say(self, message: object) -> None:
        """Send something."""
        await self.socket.send(msgspec.json.encode(message).decode())

    async def close(self) -> None:
        """Hang up."""
        await self.socket.close()


class Match:
    """Two people at one table, who go on to another one when a game ends."""

    def __init__(self, people: Sequence[Person], game: str, options: dict[str, object]) -> None:
        self.people = people
        self.game = game
        self.options = options
        self.lines: list[Line] = []
        self.table = ""
        self.seq = 0
        self.moves = 0
        self._received = 0
        self.seen: set[str] = set()
        self.latencies: deque[float] = deque()
        self._random = random.Random(id(self))
        self._ids = itertools.count()

    async def sit_down(self) -> None:
        """Open a table, join it, start, and connect."""
        host, guest = self.people
        seats = [{"kind": "me"}, {"kind": "open"}]
        form = {"game": self.game, "seats": seats, "options": self.options, "chat": "off"}
        self.table = (await host.post("/api/tables", form))["id"]
        assert self.table not in self.seen, "every table is another one"
        self.seen.add(self.table)
        await guest.post(f"/api/tables/{self.table}/seats", {})
        await host.post(f"/api/tables/{self.table}/start", {})
        self.lines = [await person.connect(self.table) for person in self.people]
        self.now = [await line.hear("snapshot") for line in self.lines]
        self.seq = self.now[0]["seq"]

    async def leave(self) -> None:
        """Hang up, both."""
        self._received = self.received
        for line in self.lines:
            await line.close()
        self.lines = []

    @property
    def received(self) -> int:
        """Bytes that both were sent, at all tables so far."""
        return self._received + sum(line.received for line in self.lines)

    async def move(self) -> None:
        """One whole move: sent, stored, acknowledged, and seen by both."""
        if self.now[0]["outcome"] is not None:
            await self.leave()
            await self.sit_down()
        actor = self.now[0]["view"]["actor"]
        line, other = self.lines[actor], self.lines[1 - actor]
        id, actions, legal = f"m{next(self._ids)}", [], self.now[actor]["legal"]
        began = time.perf_counter()
        while True:
            actions.append(self._random.choice(legal)["action"])
            play = {"type": "play", "id": id, "seq": self.seq, "actions": actions}
            await line.say(play)
            answer = await line.hear("accepted", "draft")
            if answer["type"] == "accepted":
                break
            legal = answer["legal"]
        self.latencies.append(time.perf_counter() - began)
        mine, theirs = await asyncio.gather(line.hear("update"), other.hear("update"))
        assert answer["seq"] == mine["seq"] == theirs["seq"] > self.seq, "both see the move"
        self.now = [mine, theirs] if actor == 0 else [theirs, mine]
        self.seq = mine["seq"]
        self.moves += 1
