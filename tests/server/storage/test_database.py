"""Both databases for real: appends, conflicts, reads, transactions, news."""

import asyncio
import os
import stat
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError

from hantise.server.settings import Settings, sqlite_url
from hantise.server.storage.database import Database, OneAtATime, open_database
from hantise.server.storage.schema import due, entries, tables
from hantise.server.tables.model.append import Append, DueRow
from hantise.server.tables.model.clock import Clock
from hantise.server.tables.model.standing import Standing, to_text
from hantise.server.wire import Proposal
from tests.server.storage.rows import make_table, move, table_row

pytestmark = pytest.mark.anyio

ASKED = Proposal(id=1, what="stop", by=0)


async def due_keys(database: Database) -> list[tuple[str, str, float]]:
    async with database.connect() as connection:
        found = await connection.execute(select(due.c.kind, due.c.subject, due.c.at).order_by("at"))
        return [(row.kind, row.subject, row.at) for row in found]


async def test_an_append_is_read_back_whole(database: Database) -> None:
    await make_table(database, "t")
    clock = Clock((1, 2), None, 0.0)
    assert await database.append(move("t", 2, rows=2, clock=clock, proposals=(ASKED,)))
    assert await database.append(move("t", 3))
    rows = await database.entries("t")
    assert rows == [*move("t", 2, rows=2).entries, *move("t", 3).entries]
    assert await database.entries("t", after=2) == list(move("t", 3).entries)
    assert await database.entries("nowhere") == []
    async with database.connect() as connection:
        row = (await connection.execute(select(tables).where(tables.c.id == "t"))).one()
    assert (row.seq, row.turn, row.moved, row.clock) == (3, 1, 2.0, None)


async def test_a_conflict_writes_nothing(database: Database) -> None:
    await make_table(database, "t")
    assert await database.append(move("t", 1, due=(DueRow("bot", "t", 5.0),)))
    late = move(
        "t", 2, rows=2, status="over", due=(DueRow("clock", "t", 1.0),), clear=(("bot", "t"),)
    )
    assert not await database.append(late)
    assert not await database.append(move("unknown", 1))
    assert [row.seq for row in await database.entries("t")] == [1]
    assert await due_keys(database) == [("bot", "t", 5.0)]
    async with database.connect() as connection:
        assert await connection.scalar(select(tables.c.result)) is None


async def test_of_many_who_move_at_once_one_is_faster(database: Database) -> None:
    await make_table(database, "t")
    for seq in range(1, 6):
        won = await asyncio.gather(*(database.append(move("t", seq)) for _ in range(8)))
        assert sum(won) == 1
    assert len(await database.entries("t")) == 5


async def test_a_conflict_does_not_hurt_those_written_with_it(database: Database) -> None:
    for number in range(20):
        await make_table(database, f"t{number}")
    await database.append(move("t7", 1))
    won = await asyncio.gather(*(database.append(move(f"t{number}", 1)) for number in range(20)))
    assert won == [number != 7 for number in range(20)]


async def test_a_row_that_cannot_be_does_not_hurt_those_written_with_it(
    database: Database,
) -> None:
    """An entry that lies there already although the table's row does not know of it."""
    for number in range(8):
        await make_table(database, f"t{number}")
    async with database.begin() as connection:
        values = {"table_id": "t3", "seq": 1, "entry": "e", "events": b"", "at": 1.0}
        await connection.execute(entries.insert().values(**values))
    won = await asyncio.gather(
        *(database.append(move(f"t{number}", 1)) for number in range(8)), return_exceptions=True
    )
    assert [number for number, result in enumerate(won) if result is not True] == [3]


@pytest.mark.parametrize("spoiled", [{"status": "\ud800"}, {"turn": 2**70}, {"moved": object()}])
async def test_a_value_that_cannot_be_written_hurts_nobody_else(
    database: Database, spoiled: dict[str, Any]
) -> None:
    for number in range(5):
        await make_table(database, f"t{number}")
    appends = [move(f"t{number}", 1) for number in range(5)]
    standing = msgspec.structs.replace(appends[2].standing, **spoiled)
    appends[2] = msgspec.structs.replace(appends[2], standing=standing)
    written = await asyncio.gather(*map(database.append, appends), return_exceptions=True)
    assert [result is True for result in written] == [True, True, False, True, True]
    assert isinstance(written[2], Exception)
    assert await database.append(move("t2", 1)), "and nothing of it was written"


async def test_due_rows_are_set_replaced_and_cleared_with_the_move(database: Database) -> None:
    await make_table(database, "t")
    told: list[DueRow] = []
    database.on_due = told.extend
    first = (DueRow("bot", "t", 3.0, "x"), DueRow("clock", "t", 9.0))
    await database.append(move("t", 1, due=first))
    assert told == list(first)
    await database.append(move("t", 2, due=(DueRow("bot", "t", 4.0),), clear=(("clock", "t"),)))
    assert await due_keys(database) == [("bot", "t", 4.0)]


async def test_without_entries_only_the_table_changes(database: Database) -> None:
    await make_table(database, "t")
    await database.append(move("t", 1))
    assert await database.append(move("t", 1, rows=0, proposals=(ASKED,)))
    assert not await database.append(move("t", 0, rows=0, proposals=(ASKED, ASKED)))
    async with database.connect() as connection:
        assert await connection.scalar(select(tables.c.proposals)) == to_text((ASKED,))


def test_an_append_that_makes_no_sense_is_refused() -> None:
    standing = Standing(seq=3, status="playing", moved=0)
    with pytest.raises(ValueError, match="follow"):
        Append(table_id="t", standing=standing, entries=move("t", 2).entries)
    with pytest.raises(ValueError, match="both"):
        move("t", 1, due=(DueRow("bot", "t", 1.0),), clear=(("bot", "t"),))


async def test_transactions_and_appends_take_turns(database: Database) -> None:
    """Slow transactions that write, appends and reads all at once: nobody is ever locked out."""
    for number in range(10):
        await make_table(database, f"t{number}")

    async def rename(number: int) -> None:
        async with database.begin() as connection:
            await connection.execute(
                update(tables).where(tables.c.id == f"t{number}").values(host=None, code="AAAA")
            )
            await asyncio.sleep(0.01)
            assert await connection.scalar(select(func.count()).select_from(tables)) == 10

    async def play(number: int) -> None:
        for seq in range(1, 11):
            assert await database.append(move(f"t{number}", seq))

    async def read() -> None:
        for _ in range(20):
            async with database.connect() as connection:
                await connection.execute(select(tables))

    await asyncio.gather(*(task(number) for number in range(10) for task in (rename, play)), read())
    assert [len(await database.entries(f"t{number}")) for number in range(10)] == [10] * 10


async def make_twice(database: Database) -> None:
    async with database.begin() as connection:
        for _ in range(2):
            await connection.execute(tables.insert().values(**table_row("t")))


async def test_a_failed_transaction_leaves_nothing(database: Database) -> None:
    with pytest.raises(IntegrityError):
        await make_twice(database)
    async with database.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(tables)) == 0


async def test_many_appends_share_a_commit(tmp_path: Path) -> None:
    database = await open_database(Settings(database=sqlite_url(tmp_path / "house.db")))
    for number in range(50):
        await make_table(database, f"t{number}")
    sizes: list[int] = []
    database.on_append = lambda size, seconds: sizes.append(size)
    await asyncio.gather(*(database.append(move(f"t{number}", 1)) for number in range(50)))
    await database.close()
    assert sum(sizes) == 50
    assert max(sizes) >= 25


async def test_closing_finishes_what_waits(tmp_path: Path) -> None:
    settings = Settings(database=sqlite_url(tmp_path / "house.db"))
    database = await open_database(settings)
    for number in range(30):
        await make_table(database, f"t{number}")
    waiting = [asyncio.create_task(database.append(move(f"t{number}", 1))) for number in range(30)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*waiting) == [True] * 30


async def test_a_transaction_inside_another_is_refused(tmp_path: Path) -> None:
    database = await open_database(Settings(database=sqlite_url(tmp_path / "house.db")))
    await make_table(database, "t")
    async with database.begin():
        with pytest.raises(RuntimeError, match="already"):
            await database.append(move("t", 1))
        with pytest.raises(RuntimeError, match="already"):
            async with database.begin():
                pass
    await database.close()


async def test_a_reader_cannot_write(tmp_path: Path) -> None:
    database = await open_database(Settings(database=sqlite_url(tmp_path / "house.db")))
    async with database.connect() as connection:
        with pytest.raises(Exception, match="readonly"):
            await connection.execute(tables.insert().values(**table_row("t")))
    await database.close()


async def test_processes_hear_of_each_other(postgres_url: str) -> None:
    settings = Settings(database=postgres_url)
    here, there = await open_database(settings), await open_database(settings)
    heard: asyncio.Queue[object] = asyncio.Queue()

    async def appended(table_id: str, seq: int) -> None:
        await heard.put((table_id, seq))

    async def said(rest: str) -> None:
        await heard.put(rest)

    there.listen(appended)
    there.hear("chat", said)
    here.listen(appended)
    await make_table(here, "t:with:colons")
    async with asyncio.timeout(10):
        await until_listening(here, there)
        assert await here.append(move("t:with:colons", 1))
        assert await heard.get() == ("t:with:colons", 1)
        assert not await here.append(move("t:with:colons", 1))
        await here.notify("chat:t:5")
        assert await heard.get() == "t:5"
    assert heard.empty(), "one's own appends are not heard, nor those that were refused"
    await here.close()
    await there.close()


async def until_listening(here: Database, there: Database) -> None:
    """Wait until news arrives: listening begins in the background."""
    arrived = asyncio.Event()

    async def arrive(_: str) -> None:
        arrived.set()

    there.hear("ping", arrive)
    while not arrived.is_set():
        await here.notify("ping")
        await asyncio.sleep(0.02)


async def test_a_broken_line_is_made_again_and_told(postgres_url: str) -> None:
    settings = Settings(database=postgres_url)
    here, there = await open_database(settings), await open_database(settings)
    missed, heard = asyncio.Event(), asyncio.Event()

    async def look_again() -> None:
        missed.set()

    async def hear(_: str) -> None:
        heard.set()

    there.missed(look_again)
    there.hear("lobby", hear)
    async with asyncio.timeout(15):
        await until_listening(here, there)
        async with here.begin() as connection:
            await connection.exec_driver_sql(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query LIKE 'LISTEN%'"
            )
        await missed.wait()
        while not heard.is_set():
            await here.notify("lobby")
            await asyncio.sleep(0.02)
    await here.close()
    await there.close()


@pytest.mark.skipif(os.name != "posix", reason="permissions are others elsewhere")
async def test_the_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    opened = await open_database(Settings(database=sqlite_url(folder / "house.db")))
    try:
        await make_table(opened, "t")
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}
    finally:
        await opened.close()
    assert {"house.db", "house.db-wal", "house.db.lock"} <= modes.keys()
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


@pytest.mark.anyio
async def test_moves_stand_behind_one_other_writer_at_most() -> None:
    turns = OneAtATime(10)
    order: list[str] = []

    async def write(name: str, *, first: bool = False) -> None:
        async with turns.held(first=first):
            order.append(name)
            await asyncio.sleep(0)

    others = [asyncio.create_task(write(f"other {number}")) for number in range(5)]
    await asyncio.sleep(0)
    await asyncio.gather(write("move", first=True), *others)
    assert order == ["other 0", "move", *(f"other {number}" for number in range(1, 5))]
