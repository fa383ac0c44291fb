"""What a table in play weighs in memory, with nobody connected.

In a process of its own: tables lie in the database, and only loading them makes the difference.
"""

import asyncio
import gc
import json
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
from hantise.server.storage.append import Append, EntryRow
from hantise.server.wire import Pace

TABLES: Final = 500
MOST_ENTRIES: Final = 300


async def bytes_per_table(game: str) -> tuple[float, float]:
    """Bytes, and how many entries such a table has on average."""
    weighing = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.server.weight", game), stdout=asyncio.subprocess.PIPE
    )
    output, _ = await weighing.communicate()
    weight, entries = json.loads(output.splitlines()[-1])
    return weight, entries


async def weigh(game: str) -> tuple[float, float]:
    """Fill a database, then load every table of it."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(database=sqlite_url(Path(folder, "house.db"))))
        async with app.lifespan():
            house = app.state.house
            entries = [
                await shelve(house, f"table{number}", game, number) for number in range(TABLES)
            ]
            async with AsyncExitStack() as stack:
                await stack.enter_async_context(house.tables.using("table0"))
                before = own_memory()
                for number in range(1, TABLES):
                    live = await stack.enter_async_context(house.tables.using(f"table{number}"))
                    assert live.seq == entries[number], "the whole game is in memory"
                weight = (own_memory() - before) / (TABLES - 1)
    return weight, fmean(entries)


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
        table_id=table_id, seq=len(rows), status="playing", moved=now, entries=rows, turn=turn
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


if __name__ == "__main__":
    print(json.dumps(asyncio.run(weigh(sys.argv[1]))))
