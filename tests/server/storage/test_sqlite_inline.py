"""What is written runs on the event loop's own thread, unless the disk is slow or it takes long."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from time import sleep
from typing import Any

import pytest
from sqlalchemy import func, select

from hantise.server.settings import Settings
from hantise.server.storage.database import Database, open_database
from hantise.server.storage.schema import due
from hantise.server.storage.sqlite_inline import COMMITS_BESIDE, SLOW, Beside, Writing

pytestmark = pytest.mark.anyio


@pytest.fixture
async def file(settings: Settings) -> AsyncIterator[Database]:
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
