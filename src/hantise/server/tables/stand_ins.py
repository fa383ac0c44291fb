"""For whom a bot has played, or should have."""

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from hantise.core.table import TableEntry
from hantise.server.storage.schema import entries


async def stood_in(connection: AsyncConnection, table_id: str) -> set[int]:
    """The seats for which a bot made at least one move, taken back or not, or whose time ran out.

    Whoever comes back before the bot moves would else gain time for ever.
    """
    rows = await connection.execute(
        select(entries.c.entry, entries.c.actor)
        .where(entries.c.table_id == table_id)
        .order_by(entries.c.seq)
    )
    by_bot, moved = set[int](), set[int]()
    for entry, actor in rows:
        if actor in by_bot:
            moved.add(actor)
        elif actor is None:
            happened = msgspec.json.decode(entry, type=TableEntry)
            if happened.seat is not None and happened.table == "flag":
                moved.add(happened.seat)
            if happened.seat is not None and happened.table in ("bot", "person"):
                (by_bot.add if happened.table == "bot" else by_bot.discard)(happened.seat)
    return moved
