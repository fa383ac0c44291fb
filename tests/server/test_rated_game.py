"""A whole rated game over the wire: two accounts, one resigns, and it is counted and kept."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.server.conftest import LiveHouse

pytestmark = pytest.mark.anyio

WAIT = 10.0


@asynccontextmanager
async def account(house: LiveHouse, name: str) -> AsyncIterator[httpx.AsyncClient]:
    headers = {"origin": house.base_url}
    async with httpx.AsyncClient(base_url=house.base_url, headers=headers) as client:
        assert (await client.post("/api/me/guest", json={})).status_code == 200
        form = {"name": name, "password": "a long password of a ghost"}
        assert (await client.post("/api/me/account", json=form)).status_code == 201
        yield client


async def begin(ada: httpx.AsyncClient, bo: httpx.AsyncClient) -> str:
    form = {"game": "18-ghosts", "seats": [{"kind": "me"}, {"kind": "open"}], "rated": True}
    answer = await ada.post("/api/tables", json=form)
    assert answer.status_code == 201
    id: str = answer.json()["id"]
    assert (await bo.post(f"/api/tables/{id}/seats", json={})).status_code == 200
    assert (await ada.post(f"/api/tables/{id}/start")).status_code == 200
    return id


async def send(house: LiveHouse, client: httpx.AsyncClient, table: str, message: object) -> None:
    """Through the table's socket; returns when the game is over or goes on."""
    cookies = "; ".join(f"{key}={value}" for key, value in client.cookies.items())
    address = f"{house.ws_url}/api/tables/{table}/socket"
    headers = {"cookie": cookies}
    async with connect(address, origin=house.base_url, additional_headers=headers) as socket:  # type: ignore[arg-type]
        snapshot = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
        assert snapshot["type"] == "snapshot"
        await socket.send(json.dumps(message))
        while json.loads(await asyncio.wait_for(socket.recv(), WAIT))["type"] != "update":
            pass


async def ratings_at(client: httpx.AsyncClient, table: str) -> list[int | None]:
    """What the table says of those who sit there."""
    return [seat["rating"] for seat in (await client.get(f"/api/tables/{table}")).json()["seats"]]


async def page(client: httpx.AsyncClient, person: str) -> dict[str, Any]:
    """Somebody's page once a game is counted there: that happens just after the game."""
    async with asyncio.timeout(WAIT):
        while True:
            told: dict[str, Any] = (await client.get(f"/api/people/{person}")).json()
            if told["ratings"]:
                return told
            await asyncio.sleep(0.05)


async def test_a_rated_game_is_counted_and_kept(live_house: LiveHouse) -> None:
    async with account(live_house, "Ada") as ada, account(live_house, "Bo") as bo:
        ids = [(await who.get("/api/me")).json()["id"] for who in (ada, bo)]
        table = await begin(ada, bo)
        play = {"type": "play", "id": "a", "seq": 0, "actions": ["R@b5"]}
        await send(live_house, ada, table, play)
        assert (await ada.get(f"/api/records/{table}?eyes=0")).status_code == 409
        await send(live_house, bo, table, {"type": "resign"})
        winner, loser = [await page(ada, id) for id in ids]
        assert (winner["won"], loser["won"]) == ({"18-ghosts": 1}, {"18-ghosts": 0})
        assert winner["ratings"][0]["rating"] > 1000 > loser["ratings"][0]["rating"]
        assert [point["table"] for point in winner["ratings"][0]["curve"]] == [table]
        assert [row["table"]["id"] for row in winner["recent"]] == [table]
        async with asyncio.timeout(WAIT):  # the table hears of it a moment later
            while True:
                shown = await ratings_at(ada, table)
                if None not in shown:
                    break
                await asyncio.sleep(0.05)
        assert shown == [each["ratings"][0]["rating"] for each in (winner, loser)]
        replay = (await bo.get(f"/api/records/{table}?eyes=1")).json()
        assert [step["events"][0]["kind"] for step in replay["steps"]] == ["placed", "resigned"]
        assert replay["outcome"]["ranks"] == [1, 2]
        listed = (await bo.get("/api/records?game=18-ghosts")).json()["records"]
        assert [row["table"]["id"] for row in listed] == [table]
        lobby = (await bo.get("/api/lobby")).json()
        assert [row["table"]["id"] for row in lobby["recent"]] == [table]
