"""A game begins: everybody sits, the first cards are dealt, the clock starts."""

from contextlib import suppress
from typing import Final

from hantise.server.errors import Conflict, Forbidden
from hantise.server.people.person import Person
from hantise.server.storage import schema
from hantise.server.storage.database import DueRow
from hantise.server.tables.commit import deal
from hantise.server.tables.lifecycle import UNTOUCHED
from hantise.server.tables.live import HeldTable
from hantise.server.tables.queries import read_one

DEAL_BY_OTHERS: Final = 5.0
"""Seconds."""


async def begin(held: HeldTable, person: Person | None) -> None:
    """The host starts the game; None: the house itself does."""
    mine, tables = schema.tables, held.tables
    async with tables.house.database.begin() as connection:
        await connection.execute(mine.select().where(mine.c.id == held.id).with_for_update())
        facts = await read_one(connection, held.id)
        if person is not None and not facts.led_by(person.id):
            raise Forbidden("error-not-host")
        if facts.status != "waiting":
            raise Conflict("error-begun")
        if not facts.full:
            raise Conflict("error-seats-free")
        await connection.execute(
            mine.update()
            .where(mine.c.id == held.id)
            .values(status="playing", started=tables.now(), rated=facts.counts)
        )
        await connection.execute(
            schema.due.delete().where(schema.due.c.kind == "tidy", schema.due.c.subject == held.id)
        )
        if len(facts.people) < 2:
            # Nobody else would miss it: such a game may lie about for ever.
            forgotten = DueRow("tidy", held.id, tables.now() + UNTOUCHED)
            await tables.house.due.write(connection, forgotten)
        # If this process dies before it deals, another one does.
        late = DueRow("deal", held.id, tables.now() + DEAL_BY_OTHERS)
        await tables.house.due.write(connection, late)
    held.live.stale = True
    await deal(held)
    await tables.changed_elsewhere(held.live)


async def begin_when_all_are_here(held: HeldTable) -> None:
    """A table without a host, as for a rematch, waits for nobody's word."""
    facts = held.model.facts
    if facts.status != "waiting" or facts.host is not None or not facts.full:
        return
    if all(held.live.presence.connected(person) for person in facts.people):
        with suppress(Conflict):  # another process was faster
            await begin(held, None)
