"""What is written runs on the event loop's own thread, unless the disk is slow or it takes long."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from math import inf
from time import sleep
from typing import Any

import pytest
from sqlalchemy import func, select

from hantise.server.settings import Settings
from hantise.server.storage import sqlite_inline
from hantise.server.storage.database import Database, open_database
from hantise.server.storage.schema import due
from hantise.server.storage.sqlite_inline import COMMITS_BESIDE, SLOW, Beside, Writing

pytestmark = pytest.mark.anyio


@pytest.fixture
async def file(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Database]:
    """On a disk that is taken for fast, however busy the machine is."""
    monkeypatch.setattr(sqlite_inline, "SLOW", inf)
    opened = await open_database(settings)
    yield opened
    await opened.close()


class Turns:
    """How often others had their turn on the event loop."""

    number = 0

    async def count(self) -> None:
        while True:
            self.number += 1
            await asyncio.sleep(0)


@asynccontextmanager
async def others() -> AsyncIterator[Turns]:
    turns = Turns()
    task = asyncio.create_task(turns.count())
    await asyncio.sleep(0)
    yield turns
    task.cancel()


async def write(database: Database, *, at_length: bool = False) -> None:
    async with database.begin(at_length=at_length) as connection:
        for number in range(20):
            row = {"kind": "k", "subject": str(number), "at": 1.0, "lease": 0.0, "data": ""}
            await connection.execute(due.insert().values(row))
        await connection.execute(due.delete())


async def test_nobody_is_waited_for_between_the_statements_of_a_transaction(
    file: Database,
) -> None:
    await write(file)
    async with others() as turns:
        before = turns.number
        await write(file)
        assert turns.number - before < 5, "each turn of the others holds up all moves"


async def test_what_takes_long_lets_others_have_their_turns(file: Database) -> None:
    await write(file)
    async with others() as turns:
        before = turns.number
        await write(file, at_length=True)
        assert turns.number - before > 20
        before = turns.number
        await write(file)
        assert turns.number - before < 5, "and it does not stay so"
    async with file.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(due)) == 0


class Disk(sqlite3.Connection):
    """A disk that may be slow."""

    seconds = 0.0

    def commit(self) -> None:
        sleep(self.seconds)
        super().commit()


@pytest.fixture
def disk() -> Iterator[Disk]:
    connection = sqlite3.connect(":memory:", factory=Disk, check_same_thread=False)
    yield connection
    connection.close()


async def test_a_slow_disk_is_waited_for_beside_until_it_may_show_how_fast_it_is(
    disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    async def noted(beside: Beside, job: Any) -> None:
        asked.append(job)
        job()

    monkeypatch.setattr(Beside, "do", noted)
    writing = Writing()
    await writing.commit(disk)
    assert not asked
    disk.seconds = SLOW * 1.5
    await writing.commit(disk)
    assert not asked, "nobody knew"
    disk.seconds = 0.0
    for number in range(COMMITS_BESIDE):
        await writing.commit(disk)
        assert len(asked) == number + 1
    await writing.commit(disk)
    assert len(asked) == COMMITS_BESIDE
    writing.end()


async def test_whatever_fails_beside_is_told_to_whoever_waits() -> None:
    beside = Beside("disk")
    with pytest.raises(ZeroDivisionError):
        await beside.do(lambda: 1 // 0)
    assert await beside.do(lambda: 7) == 7
    beside.end()


async def test_who_is_cancelled_while_the_connection_is_in_use_waits_for_it() -> None:
    """Closed by one thread while another is inside it, a connection takes the process along."""
    beside, begun, let_go = Beside("disk"), threading.Event(), threading.Event()
    ended: list[str] = []

    def job() -> None:
        begun.set()
        assert let_go.wait(10)
        ended.append("the job")

    async def asking() -> None:
        try:
            await beside.do(job)
        finally:
            ended.append("who asked")

    task = asyncio.create_task(asking())
    await asyncio.to_thread(begun.wait, 10)
    task.cancel()
    for _ in range(3):
        await asyncio.sleep(0)
    assert not ended
    let_go.set()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["the job", "who asked"]
    beside.end()


async def test_a_long_transaction_that_is_cancelled_leaves_nothing(file: Database) -> None:
    async def at_length() -> None:
        async with file.begin(at_length=True) as connection:
            for number in range(2_000):
                row = {"kind": "k", "subject": str(number), "at": 1.0, "lease": 0.0, "data": ""}
                await connection.execute(due.insert().values(row))

    for turns in (1, 5, 50, 200):
        task = asyncio.create_task(at_length())
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await write(file)
    async with file.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(due)) == 0
