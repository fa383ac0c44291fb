"""Requests and websockets to a house in this process: the whole application, without a network."""

import asyncio
import json
from collections.abc import Mapping
from itertools import count
from typing import Any, NamedTuple
from urllib.parse import quote, unquote

from litestar import Litestar

HOST = "house.test"
PATIENCE = 20.0
_pings = count(1)

Headers = list[tuple[bytes, bytes]]


class Answer(NamedTuple):
    """What came back to a request."""

    status: int
    headers: Headers
    body: bytes

    def header(self, name: str) -> str | None:
        found = [value for key, value in self.headers if key == name.lower().encode()]
        return found[0].decode() if found else None

    def json(self) -> Any:
        return json.loads(self.body)


def headers_with(cookie: str | None = None, **more: str) -> Headers:
    """Those of one of our own pages; names with _ for -."""
    given = {"host": HOST, "origin": f"http://{HOST}"}
    if cookie is not None:
        given["cookie"] = f"hantise={cookie}"
    given |= {name.replace("_", "-"): value for name, value in more.items()}
    return [(name.encode(), value.encode("latin-1")) for name, value in given.items()]


def scope_of(
    app: Litestar, kind: str, target: str | bytes, headers: Headers, address: str
) -> dict[str, Any]:
    """As a server makes it; ``target`` is a path with its query, as it stands in a request."""
    raw = target if isinstance(target, bytes) else quote(target, safe="/?&=%:,;@!$'()*+~").encode()
    path, _, query = raw.partition(b"?")
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": _unquoted(path),
        "raw_path": path,
        "root_path": "",
        "query_string": query,
        "headers": headers,
        "client": (address, 1),
        "server": (HOST, 80),
        "state": {},
        "extensions": {},
        "app": app,
    }


def _unquoted(path: bytes) -> str:
    return unquote(path.decode("ascii", "replace"))


async def ask(
    app: Litestar,
    method: str,
    target: str | bytes,
    body: bytes | Any = b"",
    *,
    headers: Headers | None = None,
    cookie: str | None = None,
    address: str = "127.0.0.1",
) -> Answer:
    """One request; a body that is not bytes is sent as JSON."""
    given = headers_with(cookie) if headers is None else headers
    if not isinstance(body, bytes):
        body = json.dumps(body).encode()
    if body:
        names = {name for name, _ in given}
        if b"content-type" not in names:
            given = [*given, (b"content-type", b"application/json")]
        if b"content-length" not in names:
            given = [*given, (b"content-length", str(len(body)).encode())]
    scope = scope_of(app, "http", target, given, address) | {"method": method}
    pieces = iter([body[at : at + 65536] for at in range(0, len(body), 65536)] or [b""])
    left = len(body)
    sent: dict[str, Any] = {"body": b""}

    async def receive() -> Any:
        nonlocal left
        piece = next(pieces, None)
        if piece is None:
            await asyncio.sleep(PATIENCE)
            return {"type": "http.disconnect"}
        left -= len(piece)
        return {"type": "http.request", "body": piece, "more_body": left > 0}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            sent["status"], sent["headers"] = message["status"], list(message["headers"])
        else:
            sent["body"] += message.get("body", b"")

    async with asyncio.timeout(PATIENCE):
        await app(scope, receive, send)  # type: ignore[arg-type]
    return Answer(sent["status"], sent["headers"], sent["body"])


class Line:
    """An open websocket; ``frames`` is every byte that came through it, in order."""

    def __init__(
        self, app: Litestar, target: str, headers: Headers | None = None, address: str = "127.0.0.1"
    ) -> None:
        self.frames: list[str] = []
        self.code: int | None = None
        self.reason = ""
        self._app = app
        self._scope = scope_of(app, "websocket", target, headers or headers_with(), address)
        self._scope["subprotocols"] = []
        self._inbox: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._awaited: set[str] = set()
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> "Line":
        """Connect and wait for the first message, or for the end."""
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: bool(self.frames) or self.code is not None)
        return self

    async def _run(self) -> None:
        await self._app(self._scope, self._inbox.get, self._send)  # type: ignore[arg-type]

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            text = message.get("text")
            assert isinstance(text, str), "the house sends text only"
            # "at" comes first, so that the beginning tells whose pong it is.
            asked = text[: text.find(",", 15)] if text.startswith('{"type":"pong"') else ""
            if asked in self._awaited:
                self._awaited.discard(asked)
            else:
                self.frames.append(text)
        elif message["type"] == "websocket.close":
            self.code, self.reason = message.get("code", 1000), message.get("reason") or ""
        self._news.set()

    async def until(self, ready: Any) -> None:
        """Wait for a condition, looked at whenever something comes."""
        async with asyncio.timeout(PATIENCE):
            while not ready():
                self._news.clear()
                await self._news.wait()

    def post(self, text: str | None = None, data: bytes | None = None) -> None:
        """Send a frame, whatever it is."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": text, "bytes": data})

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.post(json.dumps({"type": kind, **fields}))

    async def settled(self) -> None:
        """Everything that was posted is answered, and what was sent before has come."""
        at = next(_pings) + 0.5
        wanted = f'{{"type":"pong","at":{at}'
        self._awaited.add(wanted)
        self.send("ping", at=at)
        await self.until(lambda: self.code is not None or wanted not in self._awaited)

    @property
    def messages(self) -> list[dict[str, Any]]:
        """What came."""
        return [json.loads(frame) for frame in self.frames]

    async def close(self) -> None:
        """Hang up, and wait until the house has noticed."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        if self._task is not None:
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(self._task)
            self._task = None
