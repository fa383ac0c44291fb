"""The same on PostgreSQL: lists, pages, ratings under load, imports, and what it cannot store."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import select

from hantise.core.record import encode, record_of
from hantise.core.registry import find
from hantise.core.table import Seat, Table
from hantise.server.settings import Settings
from hantise.server.storage.schema import ratings
from tests.server.conftest import Visit
from tests.server.records.stored_games import played, shelve, somebody
from tests.server.records.test_replay import OURS, come_in, replay, small_ghosts
from tests.server.visit import visiting

pytestmark = pytest.mark.anyio


@pytest.fixture
async def visit(postgres_url: str) -> AsyncIterator[Visit]:
    async with visiting(Settings(database=postgres_url)) as visit:
        yield visit


def given_up(seat: int) -> Table:
    table = played(find("18-ghosts")(), actions=20)
    table.resign(seat)
    return table


async def test_everything_that_is_asked_of_the_database(visit: Visit) -> None:
    house, me = visit.house, await come_in(visit)
    ada, bo = await somebody(house, "Ada"), await somebody(house, "Bo")
    ids = [
        await shelve(house, given_up(n % 2), [ada, bo], rated=True, ended=1000.0 + n)
        for n in range(6)
    ]
    told = await asyncio.gather(*(house.ratings.finished(id) for id in ids * 2))
    assert told == [None] * 12
    async with house.database.connect() as connection:
        games = (await connection.execute(select(ratings.c.games))).scalars().all()
    assert games == [6, 6]
    page = (await visit.client.get(f"/api/people/{ada}")).json()
    assert (page["played"], page["won"]) == ({"18-ghosts": 6}, {"18-ghosts": 3})
    assert len(page["ratings"][0]["curve"]) == 6
    board = (await visit.client.get("/api/leaderboard/18-ghosts")).json()
    assert {row["name"] for row in board["standings"]} == {"Ada", "Bo"}
    listed = (await visit.client.get("/api/records", params={"person": ada})).json()
    assert [row["table"]["id"] for row in listed["records"]] == ids[::-1]
    playing = played(find("18-ghosts")(), actions=40)
    assert playing.state.actor == 0
    mine = await shelve(house, playing, [me, bo], status="playing")
    house.lobby.changed()
    lobby = (await visit.client.get("/api/lobby")).json()
    assert [row["table"]["id"] for row in lobby["playing"]] == [mine]
    assert len(lobby["recent"]) == 6
    assert (await visit.client.get("/api/me/next")).json()["table"]["table"]["id"] == mine
    file = encode(record_of(played(small_ghosts())))
    answer = await visit.client.post("/api/records", content=file, headers=OURS)
    assert answer.status_code == 201
    assert len((await replay(visit, answer.json()["id"], "open"))["steps"]) > 100


@pytest.mark.parametrize(
    "address",
    [
        "/api/people/%00",
        "/api/records/%00",
        "/api/records/%00/file",
        "/api/records?game=%00&person=%00",
        "/api/records?before=1_%00",
        "/api/me/next?after=%00",
    ],
)
async def test_a_sign_that_it_cannot_store_is_no_fault(visit: Visit, address: str) -> None:
    await come_in(visit)
    answer = await visit.client.get(address)
    assert answer.status_code in (200, 400, 404)
    assert "\x00" not in answer.text


async def test_names_that_it_cannot_store_are_cleaned(visit: Visit) -> None:
    await come_in(visit)
    table = Table(small_ghosts(2), [Seat("a\x00b"), Seat("\x00")])
    file = encode(record_of(table))
    answer = await visit.client.post("/api/records", content=file, headers=OURS)
    assert answer.status_code == 201
    seats = (await replay(visit, answer.json()["id"], "public"))["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["A", "B"]
