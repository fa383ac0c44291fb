"""A backup of a live database, put back on either kind."""

import asyncio
import gzip
import os
import stat
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import func, insert, select

from hantise.core.errors import BadRecord, HantiseError
from hantise.server.settings import Settings, sqlite_url
from hantise.server.storage.backup import back_up, read_lines, verify
from hantise.server.storage.database import Database, open_database
from hantise.server.storage.restore import restore
from hantise.server.storage.schema import messages, metadata, people, secrets, tables
from tests.server.storage.rows import make_table, move, until

pytestmark = pytest.mark.anyio


def quiet(done: int, total: int) -> None:
    assert 0 <= done <= total


async def fill(database: Database) -> None:
    """A little of everything that is hard to write: bytes, nothing, letters, numbers."""
    person = {"id": "p", "name": "Zoé 👻", "created": 1.25, "seen": 1e9 / 3, "admin": True}
    async with database.begin() as connection:
        await connection.execute(insert(people).values(**person))
        await connection.execute(insert(secrets).values(name="key", value=bytes(range(256))))
    await make_table(database, "t")
    async with database.begin() as connection:
        for number in range(3):
            said = {
                "table_id": "t",
                "person": "p",
                "name": "Zoé",
                "text": f"“{number}”\n",
                "at": 2.0,
            }
            await connection.execute(insert(messages).values(**said))
    for seq in range(1, 6):
        assert await database.append(move("t", seq))


async def content(settings: Settings) -> dict[str, list[object]]:
    database = await open_database(settings)
    try:
        async with database.connect() as connection:
            return {
                table.name: [
                    tuple(row)
                    for row in await connection.execute(
                        select(table).order_by(*table.primary_key.columns)
                    )
                ]
                for table in metadata.sorted_tables
            }
    finally:
        await database.close()


async def put_back(settings: Settings, path: Path, *, force: bool = False) -> None:
    await restore(settings, path, force=force, verifying=quiet, restoring=quiet)


async def test_there_and_back_on_both(url: str, tmp_path: Path) -> None:
    source, path = Settings(database=url), tmp_path / "backup"
    database = await open_database(source)
    await fill(database)
    await database.close()
    before = await content(source)
    rows = await back_up(source, path, quiet)
    assert rows == sum(map(len, before.values())) == verify(path, quiet).rows
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    target = Settings(database=sqlite_url(tmp_path / "other" / "house.db"))
    (tmp_path / "other").mkdir()
    await put_back(target, path)
    assert await content(target) == before


async def test_from_sqlite_to_postgresql(postgres_url: str, tmp_path: Path) -> None:
    source, target = (
        Settings(database=sqlite_url(tmp_path / "a.db")),
        Settings(database=postgres_url),
    )
    database = await open_database(source)
    await fill(database)
    await database.close()
    before, path = await content(source), tmp_path / "backup"
    await back_up(source, path, quiet)
    await put_back(target, path)
    assert await content(target) == before
    moved = await open_database(target)
    assert await moved.append(move("t", 6))
    async with moved.begin() as connection:
        said = {"table_id": "t", "name": "Zoé", "at": 3.0}
        new = await connection.execute(insert(messages).values(**said).returning(messages.c.id))
        assert new.scalar_one() == 4, "numbering goes on"
    await moved.close()


async def test_a_live_database(url: str, tmp_path: Path) -> None:
    """Under a stream of moves the file holds one moment: what was acknowledged before, no halves."""
    settings = Settings(database=url)
    database = await open_database(settings)
    names = [f"t{number}" for number in range(4)]
    for name in names:
        await make_table(database, name)
    stop, acknowledged = False, dict.fromkeys(names, 0)

    async def play(name: str) -> None:
        while not stop:
            seq = acknowledged[name] + 3
            assert await database.append(move(name, seq, rows=3))
            acknowledged[name] = seq
            await asyncio.sleep(0.002)

    playing = [asyncio.create_task(play(name)) for name in names]

    async def well_under_way() -> bool:
        return min(acknowledged.values()) >= 30

    await until(well_under_way)
    known, path = dict(acknowledged), tmp_path / "backup"
    await back_up(settings, path, quiet)
    stop = True
    await asyncio.gather(*playing)
    await database.close()
    target = Settings(database=sqlite_url(tmp_path / "restored.db"))
    await put_back(target, path)
    restored = await open_database(target)
    async with restored.connect() as connection:
        rows = await connection.execute(select(tables.c.id, tables.c.seq))
        seqs = {row.id: row.seq for row in rows}
    for name in names:
        assert known[name] <= seqs[name] <= acknowledged[name]
        entries = await restored.entries(name)
        assert [row.seq for row in entries] == list(range(1, seqs[name] + 1))
        assert seqs[name] % 3 == 0
    await restored.close()


async def test_what_is_there_is_replaced_only_by_force(url: str, tmp_path: Path) -> None:
    source, target = Settings(database=sqlite_url(tmp_path / "a.db")), Settings(database=url)
    for settings in (source, target):
        database = await open_database(settings)
        await (fill(database) if settings is source else make_table(database, "old"))
        await database.close()
    path = tmp_path / "backup"
    await back_up(source, path, quiet)
    with pytest.raises(HantiseError) as refused:
        await put_back(target, path)
    assert refused.value.text.key == "error-restore-not-empty"
    assert [row[0] for row in (await content(target))["tables"]] == ["old"]  # type: ignore[index]
    await put_back(target, path, force=True)
    assert await content(target) == await content(source)


async def test_an_open_house_is_left_alone(url: str, tmp_path: Path) -> None:
    source, target = Settings(database=sqlite_url(tmp_path / "a.db")), Settings(database=url)
    database = await open_database(source)
    await database.close()
    path = tmp_path / "backup"
    await back_up(source, path, quiet)
    running = await open_database(target)
    await make_table(running, "t")
    await until_listening(running)
    with pytest.raises(HantiseError) as refused:
        await put_back(target, path, force=True)
    assert refused.value.text.key.startswith("error-database-in-use")
    async with running.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(tables)) == 1
    await running.close()


async def until_listening(database: Database) -> None:
    """On PostgreSQL an open house is known by a lock that it takes in the background."""
    while database.dialect == "postgresql":
        async with database.connect() as connection:
            held = await connection.exec_driver_sql(
                "SELECT count(*) FROM pg_locks WHERE locktype='advisory' AND mode='ShareLock'"
                " AND database = (SELECT oid FROM pg_database WHERE datname=current_database())"
            )
            if held.scalar_one():
                return
        await asyncio.sleep(0.02)


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def cut_between_lines(data: bytes) -> bytes:
    return gzip.compress(b"".join(gzip.decompress(data).splitlines(keepends=True)[:-1]))


def change_a_letter(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b"BOOO", b"BOOM"))


def drop_a_value(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b'"BOOO",', b""))


def from_the_future(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data).replace(b'"format":1', b'"format":2'))


def not_json(data: bytes) -> bytes:
    return gzip.compress(b"boo\n")


def not_gzip(data: bytes) -> bytes:
    return b"boo\n"


@pytest.mark.parametrize(
    ("spoil", "key"),
    [
        (cut, "error-backup-cut"),
        (cut_between_lines, "error-backup-cut"),
        (change_a_letter, "error-backup-checksum"),
        (drop_a_value, "error-backup-row"),
        (from_the_future, "error-backup-newer"),
        (not_json, "error-backup-not-one"),
        (not_gzip, "error-backup-not-one"),
    ],
)
async def test_a_spoiled_file_changes_nothing(
    tmp_path: Path, spoil: Callable[[bytes], bytes], key: str
) -> None:
    source = Settings(database=sqlite_url(tmp_path / "a.db"))
    database = await open_database(source)
    await fill(database)
    await database.close()
    path, before = tmp_path / "backup", await content(source)
    await back_up(source, path, quiet)
    path.write_bytes(spoil(path.read_bytes()))
    with pytest.raises(HantiseError) as refused:
        await put_back(source, path, force=True)
    assert refused.value.text.key == key
    assert all(refused.value.text.say(language) for language in ("en", "fr"))
    assert await content(source) == before


async def test_a_file_that_exists_is_left_alone(tmp_path: Path) -> None:
    settings, path = Settings(database=sqlite_url(tmp_path / "a.db")), tmp_path / "backup"
    await (await open_database(settings)).close()
    path.write_text("mine", encoding="utf-8")
    with pytest.raises(HantiseError) as refused:
        await back_up(settings, path, quiet)
    assert refused.value.text.key == "error-backup-exists"
    assert path.read_text(encoding="utf-8") == "mine"


async def test_nothing_to_back_up(tmp_path: Path) -> None:
    with pytest.raises(HantiseError) as refused:
        await back_up(Settings(database=sqlite_url(tmp_path / "no.db")), tmp_path / "b", quiet)
    assert refused.value.text.key == "error-database-missing"
    assert not os.listdir(tmp_path)  # noqa: PTH208


async def test_flipped_bits_and_cuts_are_told_in_words(tmp_path: Path) -> None:
    """Wherever the damage is: an error of ours, or what was written is still all there."""
    source, path = Settings(database=sqlite_url(tmp_path / "a.db")), tmp_path / "backup"
    database = await open_database(source)
    await fill(database)
    await database.close()
    await back_up(source, path, quiet)
    whole = path.read_bytes()
    lines = gzip.decompress(whole)
    rng, told = Random(7), list[BadRecord]()
    for number in range(300):
        damaged = bytearray(whole)
        if number % 4 == 0:
            del damaged[rng.randrange(len(whole)) :]
        else:
            damaged[rng.randrange(len(whole))] ^= 1 << rng.randrange(8)
        path.write_bytes(damaged)
        try:
            verify(path, quiet)
        except BadRecord as error:
            told.append(error)
        else:
            assert gzip.decompress(damaged) == lines
    assert len(told) > 280
    assert {error.text.key for error in told} >= {"error-backup-cut", "error-backup-not-one"}


@pytest.mark.parametrize("number", [10**30, -(10**30), 2**63])
def test_a_number_that_no_database_takes_is_refused(tmp_path: Path, number: int) -> None:
    header = b'{"type":"hantise-backup","format":1,"revision":"r","made":1.0,"rows":%d}\n'
    for lines in (header % number, header % 1 + b'["a",%d]\n' % number):
        path = tmp_path / "backup"
        path.write_bytes(gzip.compress(lines))
        with pytest.raises(HantiseError) as refused:
            list(read_lines(path))
        text = refused.value.text
        assert text.key == "error-backup-not-one"
        assert text.say("en") != text.say("fr")
