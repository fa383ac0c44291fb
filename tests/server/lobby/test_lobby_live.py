"""The lobby live: over a real websocket of a listening house, and between two processes."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from hantise.server.lobby.connection import MOST_NOTES, LobbyConnection
from hantise.server.settings import Settings
from hantise.server.wire import YourTurn
from tests.server.conftest import Listen, LiveHouse

pytestmark = pytest.mark.anyio

WAIT = 10.0


@asynccontextmanager
async def looking(house: LiveHouse, cookies: str = "") -> AsyncIterator[ClientConnection]:
    headers = {"cookie": cookies} if cookies else {}
    address = f"{house.ws_url}/api/lobby/socket"
    async with connect(address, origin=house.base_url, additional_headers=headers) as socket:  # type: ignore[arg-type]
        yield socket


async def hear(socket: ClientConnection) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
    return told


async def hear_until(socket: ClientConnection, **wanted: object) -> dict[str, Any]:
    """The first message of which all this is true; others before it are passed over."""
    while True:
        told = await hear(socket)
        if all(told.get(name) == value for name, value in wanted.items()):
            return told


async def hear_of_table(socket: ClientConnection, part: str, table: str) -> dict[str, Any]:
    while True:
        told = await hear(socket)
        if told["type"] == "lobby" and table in [row["table"]["id"] for row in told[part]]:
            return told


@asynccontextmanager
async def guest(house: LiveHouse, name: str) -> AsyncIterator[tuple[httpx.AsyncClient, str]]:
    """Somebody at a browser, and the cookie to open a socket with."""
    headers = {"origin": house.base_url}
    async with httpx.AsyncClient(base_url=house.base_url, headers=headers) as client:
        answer = await client.post("/api/me/guest", json={"name": name})
        assert answer.status_code == 200
        yield client, "; ".join(f"{key}={value}" for key, value in client.cookies.items())


async def open_table(client: httpx.AsyncClient, **changes: object) -> str:
    form = {"game": "18-ghosts", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = await client.post("/api/tables", json=form | changes)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def test_the_lobby_comes_at_once_and_then_with_every_change(live_house: LiveHouse) -> None:
    async with looking(live_house) as socket, guest(live_house, "Ada") as (ada, cookies):
        first = await hear(socket)
        assert (first["type"], first["open"], first["here"]) == ("lobby", [], [])
        async with looking(live_house, cookies):
            told = await hear_until(socket, here=["Ada"])
            assert told["people"] == 1
        await hear_until(socket, here=[])
        table = await open_table(ada)
        await hear_of_table(socket, "open", table)
        hidden = await open_table(ada, public=False)
        async with guest(live_house, "Bo") as (bo, _):
            assert (await bo.post(f"/api/tables/{table}/seats", json={})).status_code == 200
            assert (await ada.post(f"/api/tables/{table}/start")).status_code == 200
            told = await hear_of_table(socket, "playing", table)
        assert told["open"] == []
        assert hidden not in json.dumps(told)


async def test_many_changes_are_few_pictures(live_house: LiveHouse) -> None:
    async with guest(live_house, "Ada") as (ada, _), looking(live_house) as socket:
        await hear(socket)
        tables = [await open_table(ada) for _ in range(8)]
        pictures = 0
        shown: set[str] = set()
        while not shown >= set(tables):
            told = await hear(socket)
            pictures += 1
            shown = {row["table"]["id"] for row in told["open"]}
        assert pictures < len(tables)


async def test_whose_turn_it_is_hears_of_it_and_nobody_else(live_house: LiveHouse) -> None:
    async with (
        guest(live_house, "Ada") as (ada, ada_cookies),
        guest(live_house, "Bo") as (bo, bo_cookies),
        looking(live_house, ada_cookies) as ada_looks,
        looking(live_house, bo_cookies) as bo_looks,
    ):
        await hear(ada_looks)
        table = await open_table(ada)
        assert (await bo.post(f"/api/tables/{table}/seats", json={})).status_code == 200
        assert (await ada.post(f"/api/tables/{table}/start")).status_code == 200
        told = await hear_until(ada_looks, type="your-turn")
        assert told == {"type": "your-turn", "table": table, "game": "18-ghosts"}
        await bo_looks.send('{"type":"ping","at":5}')
        while (told := await hear(bo_looks))["type"] != "pong":
            assert told["type"] == "lobby"
        assert told["at"] == 5


@pytest.mark.parametrize(
    "frame", ["", "{", "7", '{"type":"play"}', '{"type":"ping","at":"x"}', b"\x00\xff", "x" * 8000]
)
async def test_what_is_not_understood_ends_the_line(
    live_house: LiveHouse, frame: str | bytes
) -> None:
    async with looking(live_house) as socket, looking(live_house) as other:
        await hear(socket)
        await hear(other)
        await socket.send(frame)
        with pytest.raises(ConnectionClosed) as caught:
            await hear_until(socket, type="anything else")
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4400
        await other.send('{"type":"ping"}')
        assert (await hear(other))["type"] == "pong"


async def test_a_page_of_somebody_else_s_is_not_let_in(live_house: LiveHouse) -> None:
    address = f"{live_house.ws_url}/api/lobby/socket"
    with pytest.raises(Exception, match="403"):
        async with connect(address, origin="https://evil.example"):  # type: ignore[arg-type]
            pass


async def test_two_processes_show_the_same(postgres_url: str, listen: Listen) -> None:
    one = listen(Settings(database=postgres_url, workers=2))
    two = listen(Settings(database=postgres_url, workers=2))
    async with (
        guest(one, "Ada") as (ada, cookies),
        looking(two, cookies) as far,
        looking(one) as near,
    ):
        await hear_until(near, here=["Ada"])
        table = await open_table(ada)
        await hear_of_table(far, "open", table)
        async with guest(two, "Bo") as (bo, _):
            assert (await bo.post(f"/api/tables/{table}/seats", json={})).status_code == 200
            assert (await bo.post(f"/api/tables/{table}/start")).status_code in (200, 403)
            if (await bo.get(f"/api/tables/{table}")).json()["status"] == "waiting":
                assert (await ada.post(f"/api/tables/{table}/start")).status_code == 200
            told = await hear_until(far, type="your-turn")
            assert told["table"] == table


# One line


async def test_a_slow_reader_gets_the_latest_picture_only() -> None:
    line = LobbyConnection(None)
    for number in range(1000):
        line.show(f"picture {number}")
        line.tell(YourTurn(str(number), "ghosts"))
    line.close("restart")
    sent = [message async for message in line.messages()]
    assert len(sent) == MOST_NOTES
    assert json.loads(sent[-1]) == {"type": "bye", "reason": "restart"}
    line = LobbyConnection(None)
    line.show("old")
    line.show("new")
    messages = line.messages()
    assert await anext(messages) == "new"
