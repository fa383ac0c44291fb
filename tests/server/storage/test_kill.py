"""``kill -9`` at any moment loses no acknowledged move."""

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hantise.server.settings import Settings
from hantise.server.storage.database import open_database

TABLES = 8
ENOUGH = 200

PROGRAM = """
import asyncio, sys
from hantise.server.settings import Settings
from hantise.server.storage.database import open_database
from tests.server.storage.rows import make_table, move

async def play(database, table):
    seq = 0
    while True:
        seq += 1
        assert await database.append(move(table, seq))
        print(table, seq, flush=True)

async def main():
    database = await open_database(Settings(database=sys.argv[1]))
    tables = sys.argv[2:]
    for table in tables:
        await make_table(database, table)
    await asyncio.gather(*(play(database, table) for table in tables))

asyncio.run(main())
"""


@pytest.mark.parametrize("again", range(2))
def test_no_acknowledged_move_is_lost(url: str, again: int) -> None:
    names = [f"t{number}" for number in range(TABLES)]
    acknowledged = dict.fromkeys(names, 0)
    program = [sys.executable, "-c", PROGRAM, url, *names]
    with subprocess.Popen(
        program, stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]
    ) as player:
        assert player.stdout is not None
        for count, line in enumerate(player.stdout):
            if not line.endswith("\n"):
                break  # cut off in the middle of a word
            table, seq = line.split()
            acknowledged[table] = int(seq)
            if count == ENOUGH + 37 * again:
                player.send_signal(signal.SIGKILL)
    assert player.returncode == -signal.SIGKILL
    assert sum(acknowledged.values()) > ENOUGH
    found = asyncio.run(stored(url, names))
    for table in names:
        # What was written but not yet acknowledged may be there too.
        assert acknowledged[table] <= len(found[table]) <= acknowledged[table] + 1
        assert found[table] == list(range(1, len(found[table]) + 1))


async def stored(url: str, names: list[str]) -> dict[str, list[int]]:
    database = await open_database(Settings(database=url))
    try:
        return {name: [row.seq for row in await database.entries(name)] for name in names}
    finally:
        await database.close()
