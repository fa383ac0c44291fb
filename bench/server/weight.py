"""What a table in play weighs in memory, with nobody connected.

One process fills a database, another one loads the tables: what filling left behind would hide
their weight.
"""

import asyncio
import gc
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import fmean
from typing import Final

import msgspec
import psutil
from sqlalchemy import insert

from hantise.core.event import store_events
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Table
from hantise.server.app import create_app
from hantise.server.house import House
from hantise.server.settings import Settings, sqlite_url
from hantise.server.storage import schema
from hantise.server.tables.model.append import Append, EntryRow
from hantise.server.tables.model.standing import Standing
from hantise.server.wire import Pace

TABLES: Final = 500
MOST_ENTRIES: Final = 300


async def bytes_per_table(game: str, tables: int = TABLES) -> tuple[float, float]:
    """Bytes, and how many entries such a table has on average."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder, "house.db"))
        entries = await in_own_process("fill", path, game, tables)
        weight = await in_own_process("weigh", path, game, tables)
    return weight, entries


async def in_own_process(task: str, path: str, game: str, tables: int) -> float:
    """What the task found out."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.server.weight", task, path, game, str(tables)),
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate()
    return float(output.splitlines()[-1])


async def fill(house: House, game: str, tables: int) -> float:
    """Games in progress for a database; how many entries they have on average."""
    return fmean([await shelve(house, f"table{n}", game, n) for n in range(tables)])


async def weigh(house: House, _: str, tables: int) -> float:
    """Load every table but the first, which loads what all of them share."""
    async with AsyncExitStack() as stack:
        await stack.enter_async_context(house.tables.using("table0"))
        before = own_memory()
        for number in range(1, tables):
            live = await stack.enter_async_context(house.tables.using(f"table{number}"))
            game = live.model.begun()
            assert live.model.seq == len(game.entries) > 0, "all of it is in memory"
        return (own_memory() - before) / (tables - 1)


def own_memory() -> int:
    """What belongs to this process alone."""
    gc.collect()
    return int(psutil.Process(os.getpid()).memory_full_info().uss)


async def shelve(house: House, table_id: str, game_id: str, seed: int) -> int:
    """Put a game in progress into the database; the number of its entries."""
    game = find(game_id)()
    now = time.time()
    people = [f"{table_id}-{letter}" for letter in "ab"]
    options = msgspec.json.encode(msgspec.structs.asdict(game.options), order="deterministic")
    row = {
        "id": table_id,
        "code": table_id,
        "game": game_id,
        "rules": game.rules_version,
        "players": game.players,
        "options": options.decode(),
        "status": "playing",
        "public": False,
        "pace": msgspec.json.encode(Pace()).decode(),
        "memory_aid": True,
        "chat": "off",
        "rated": False,
        "host": people[0],
        "created": now,
        "started": now,
        "moved": now,
    }
    async with house.database.begin() as connection:
        for name in people:
            person = {"id": name, "name": name, "created": now, "seen": now}
            await connection.execute(insert(schema.people).values(person))
        await connection.execute(insert(schema.tables).values(row))
        for seat, name in enumerate(people):
            sitting = {"table_id": table_id, "seat": seat, "person": name, "name": name}
            await connection.execute(insert(schema.seats).values(sitting))
    rows, turn = played(Table(game), Rng(seed), now)
    append = Append(
        table_id=table_id,
        standing=Standing(seq=len(rows), status="playing", moved=now, turn=turn),
        entries=rows,
    )
    assert await house.database.append(append)
    return len(rows)


def played(table: Table, rng: Rng, now: float) -> tuple[tuple[EntryRow, ...], int]:
    """A game played at random, not to its end."""
    rows: list[EntryRow] = []
    while len(rows) < MOST_ENTRIES or table.state.actor == CHANCE:
        before, actor = table.state.copy(), int(table.state.actor)
        action = table.state.choose(rng)
        before.perform(action, None)
        if before.outcome() is not None:
            break
        events = table.enter(action)
        rows.append(EntryRow(len(rows) + 1, str(action), actor, store_events(events), now))
    return tuple(rows), int(table.state.actor)


async def main(task: str, path: str, game: str, tables: int) -> None:
    """Do one of the tasks in a house on that database."""
    app = create_app(Settings(database=sqlite_url(Path(path))))
    async with app.lifespan():
        print(await {"fill": fill, "weigh": weigh}[task](app.state.house, game, tables))


if __name__ == "__main__":
    task, path, game, tables = sys.argv[1:]
    asyncio.run(main(task, path, game, int(tables)))
