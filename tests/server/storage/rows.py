"""Rows for tests of storage."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from hantise.server.storage.database import Database
from hantise.server.storage.schema import tables
from hantise.server.tables.model.append import Append, DueRow, EntryRow
from hantise.server.tables.model.standing import Standing


async def make_table(database: Database, id: str) -> None:
    """A table at its start."""
    async with database.begin() as connection:
        await connection.execute(tables.insert().values(**table_row(id)))


def table_row(id: str) -> dict[str, Any]:
    """What a table cannot do without."""
    return {
        "id": id,
        "code": "BOOO",
        "game": "ghosts",
        "rules": 1,
        "players": 2,
        "options": "{}",
        "status": "playing",
        "public": True,
        "pace": "{}",
        "memory_aid": False,
        "chat": "off",
        "rated": False,
        "created": 1.0,
        "moved": 1.0,
    }


def move(
    table_id: str,
    seq: int,
    rows: int = 1,
    due: tuple[DueRow, ...] = (),
    clear: tuple[tuple[str, str], ...] = (),
    **changes: Any,
) -> Append:
    """An append whose last entry is ``seq``."""
    made = tuple(
        EntryRow(number, f"e{number}", number % 2, b"\x00\xff", 2.5, f"client-{number}")
        for number in range(seq - rows + 1, seq + 1)
    )
    return Append(
        table_id=table_id,
        standing=Standing(**{"seq": seq, "status": "playing", "moved": 2.0, "turn": 1, **changes}),
        entries=made,
        due=due,
        clear=clear,
    )


async def until(condition: Callable[[], Awaitable[bool]]) -> None:
    """Wait, not for ever, until something is so."""
    async with asyncio.timeout(20):
        while True:
            if await condition():
                return
            await asyncio.sleep(0.01)
