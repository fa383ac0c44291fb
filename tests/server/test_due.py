"""Work that is done on time, once, and by somebody else when a process dies."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest
from sqlalchemy import select, update

from hantise.server import due as due_module
from hantise.server.due import Due, DueRow
from hantise.server.errors import Unavailable
from hantise.server.settings import Settings
from hantise.server.storage.database import Database, open_database
from hantise.server.storage.schema import due as due_table
from tests.server.storage.rows import make_table, move, until

pytestmark = pytest.mark.anyio

Done = asyncio.Queue[tuple[str, str]]
BEGAN = 1_700_000_000.0


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.at = BEGAN

    def __call__(self) -> float:
        return self.at

    def pass_to(self, at: float, *watched: Due) -> None:
        """So late it is now, and whoever waits for a time looks again."""
        self.at = at
        for due in watched:
            due.expect(())


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def due(database: Database, clock: Clock) -> AsyncIterator[Due]:
    made = Due(database, look_seconds=0.05, now=clock)
    yield made
    await made.stop()


async def left(database: Database) -> list[str]:
    async with database.connect() as connection:
        return list((await connection.execute(select(due_table.c.subject))).scalars())


async def until_nothing_is_left(database: Database) -> None:
    await until_left(database, [])


def into(done: Done) -> due_module.Handler:
    async def handler(subject: str, data: str) -> None:
        await done.put((subject, data))

    return handler


async def test_once_and_not_before_its_time(database: Database, due: Due, clock: Clock) -> None:
    done: Done = asyncio.Queue()
    due.on("bot", into(done))
    await due.start()
    await due.set(DueRow("bot", "second", BEGAN + 300, "b"))
    await due.set(DueRow("bot", "first", BEGAN + 100, "a"))
    for later, wanted in ((99, []), (100, [("first", "a")]), (299, []), (300, [("second", "b")])):
        clock.pass_to(BEGAN + later, due)
        await due.set(DueRow("bot", "of this moment", clock()))
        async with asyncio.timeout(10):
            work = [await done.get() for _ in range(1 + len(wanted))]
        assert sorted(work) == sorted([*wanted, ("of this moment", "")])
    await until_nothing_is_left(database)
    assert done.empty()


async def test_what_was_left_behind_is_found(database: Database, due: Due, clock: Clock) -> None:
    await due.set(DueRow("clock", "old", 1.0))
    done: Done = asyncio.Queue()
    later = Due(database, look_seconds=0.05, now=clock)
    later.on("clock", into(done))
    await later.start()
    async with asyncio.timeout(10):
        assert await done.get() == ("old", "")
    await later.stop()


async def test_a_kind_that_nobody_handles_waits(database: Database, due: Due) -> None:
    done: Done = asyncio.Queue()
    due.on("bot", into(done))
    await due.start()
    await due.set(DueRow("unknown", "x", 1.0))
    await due.set(DueRow("bot", "y", 1.0))
    async with asyncio.timeout(10):
        await done.get()
    await until_left(database, ["x"])


async def until_left(database: Database, subjects: list[str]) -> None:
    async def there() -> bool:
        return await left(database) == subjects

    await until(there)


async def test_cleared_and_replaced_rows(database: Database, due: Due, clock: Clock) -> None:
    done: Done = asyncio.Queue()
    due.on("bot", into(done))
    await due.start()
    await due.set(DueRow("bot", "gone", BEGAN + 1))
    await due.set(DueRow("bot", "later", BEGAN + 1, "old"))
    await due.clear("bot", "gone")
    await due.set(DueRow("bot", "later", BEGAN + 2, "new"))
    clock.pass_to(BEGAN + 2, due)
    async with asyncio.timeout(10):
        assert await done.get() == ("later", "new")
    await until_nothing_is_left(database)
    assert done.empty()


async def test_a_bot_that_moves_sets_its_next_turn(database: Database, due: Due) -> None:
    """The handler's own append replaces the row: it is done again, never at the same time."""
    await make_table(database, "t")
    seqs: list[int] = []
    busy = False

    async def bot(subject: str, data: str) -> None:
        nonlocal busy
        assert not busy
        busy = True
        seq = int(data)
        seqs.append(seq)
        last = seq == 20
        following = () if last else (DueRow("bot", "t", BEGAN, str(seq + 1)),)
        clear = (("bot", "t"),) if last else ()
        assert await database.append(move("t", seq, due=following, clear=clear))
        await asyncio.sleep(0.001)
        busy = False

    due.on("bot", bot)
    await due.start()
    await due.set(DueRow("bot", "t", 0.0, "1"))
    await until_nothing_is_left(database)
    assert seqs == list(range(1, 21))


async def test_what_fails_is_tried_again_later_and_later(
    database: Database, due: Due, clock: Clock
) -> None:
    tries = 0

    async def fail(subject: str, data: str) -> None:
        nonlocal tries
        tries += 1
        if tries < 4:
            raise ValueError(data)

    async def put_off() -> bool:
        async with database.connect() as connection:
            rows = (await connection.execute(select(due_table.c.at, due_table.c.lease))).all()
        return [tuple(row) for row in rows] == [(BEGAN, clock() + pause)]

    due.on("remind", fail)
    await due.start()
    await due.set(DueRow("remind", "t", BEGAN))
    for pause in due_module.RETRY_SECONDS[:3]:
        await until(put_off)
        clock.pass_to(clock() + pause, due)
    await until_nothing_is_left(database)
    assert tries == 4


async def test_two_processes_share_and_one_takes_over(postgres_url: str, clock: Clock) -> None:
    settings = Settings(database=postgres_url)
    databases = [await open_database(settings) for _ in range(2)]
    done: Done = asyncio.Queue()
    both = [Due(database, look_seconds=0.05, now=clock) for database in databases]
    for each in both:
        each.on("clock", into(done))
    for number in range(50):
        await both[0].set(DueRow("clock", f"t{number}", 1.0))
    # Somebody took this one and died: his lease has still a moment to run.
    dead_until = BEGAN + 30
    async with databases[0].begin() as connection:
        await connection.execute(
            update(due_table).where(due_table.c.subject == "t7").values(lease=dead_until)
        )
    for each in both:
        await each.start()
    async with asyncio.timeout(15):
        found = [(await done.get())[0] for _ in range(49)]
        await until_left(databases[0], ["t7"])
        clock.pass_to(dead_until, *both)
        found.append((await done.get())[0])
    assert sorted(found) == sorted(f"t{number}" for number in range(50)), "each of them once"
    assert found[-1] == "t7"
    await until_nothing_is_left(databases[0])
    for each in both:
        await each.stop()
    for database in databases:
        await database.close()


async def test_a_claim_whose_answer_was_lost_is_taken_again(
    database: Database, due: Due, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The row is leased to us and we were never told: it must not wait for its lease to end."""
    done: Done = asyncio.Queue()
    lost = asyncio.Event()
    claim = database.claim_due

    async def heard_by_nobody(*of: Any) -> DueRow | None:
        await claim(*of)
        monkeypatch.undo()
        lost.set()
        raise Unavailable

    due.on("bot", into(done))
    monkeypatch.setattr(database, "claim_due", heard_by_nobody)
    await due.start()
    await due.set(DueRow("bot", "t", BEGAN))
    async with asyncio.timeout(10):
        await lost.wait()
        clock.pass_to(BEGAN + due_module.AWAY_SECONDS, due)
        assert await done.get() == ("t", "")
    await until_nothing_is_left(database)


async def test_stopping_lets_work_end(database: Database, due: Due) -> None:
    began, ended = asyncio.Event(), asyncio.Event()

    async def slow(subject: str, data: str) -> None:
        began.set()
        await asyncio.sleep(0.05)
        ended.set()

    due.on("bot", slow)
    await due.start()
    await due.set(DueRow("bot", "t", 1.0))
    await began.wait()
    await due.stop()
    assert ended.is_set()
    assert await left(database) == []
