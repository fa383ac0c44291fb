"""A game begins: everybody sits, the first cards are dealt, the clock starts."""

from contextlib import suppress
from typing import TYPE_CHECKING, Final

from hantise.server.errors import Conflict, Forbidden
from hantise.server.people.person import Person
from hantise.server.storage import schema
from hantise.server.storage.database import DueRow
from hantise.server.tables import broadcast
from hantise.server.tables.clock import new_clock
from hantise.server.tables.commit import commit
from hantise.server.tables.lifecycle import UNTOUCHED
from hantise.server.tables.live import LiveTable
from hantise.server.tables.queries import read_one

if TYPE_CHECKING:
    from hantise.server.tables.tables import Tables

DEAL_BY_OTHERS: Final = 5.0
"""Seconds."""


async def begin(tables: "Tables", live: LiveTable, person: Person | None) -> None:
    """The host starts the game; None: the house itself does. The lock is held."""
    mine = schema.tables
    async with tables.house.database.begin() as connection:
        await connection.execute(mine.select().where(mine.c.id == live.id).with_for_update())
        facts = (await read_one(connection, live.id)).facts
        if person is not None and not facts.led_by(person.id):
            raise Forbidden("error-not-host")
        if facts.status != "waiting":
            raise Conflict("error-begun")
        if not facts.full:
            raise Conflict("error-seats-free")
        await connection.execute(
            mine.update()
            .where(mine.c.id == live.id)
            .values(status="playing", started=tables.now(), rated=facts.can_be_rated)
        )
        await connection.execute(
            schema.due.delete().where(schema.due.c.kind == "tidy", schema.due.c.subject == live.id)
        )
        if len(facts.people) < 2:
            # Nobody else would miss it: such a game may lie about for ever.
            forgotten = DueRow("tidy", live.id, tables.now() + UNTOUCHED)
            await tables.house.due.write(connection, forgotten)
        # If this process dies before it deals, another one does.
        late = DueRow("deal", live.id, tables.now() + DEAL_BY_OTHERS)
        await tables.house.due.write(connection, late)
    live.stale = True
    await deal(live)
    await tables.changed_elsewhere(live)


async def begin_when_all_are_here(tables: "Tables", live: LiveTable) -> None:
    """A table without a host, as for a rematch, waits for nobody's word. The lock is held."""
    facts = live.facts
    if facts.status != "waiting" or facts.host is not None or not facts.full:
        return
    if all(live.presence.connected(person) for person in facts.people):
        with suppress(Conflict):  # another process was faster
            await begin(tables, live, None)


async def deal(live: LiveTable) -> None:
    """Let chance do what comes before the first decision; everybody gets a snapshot."""
    if live.stale:
        await live.read()
    live.due.add("deal")
    live.clock = new_clock(live.facts.pace, live.facts.players, live.tables.now())
    await commit(live, [], beginning=True)
    for line in live.connections:
        live.choose_eyes(line, line.eyes)
        await broadcast.send_snapshot(live, line)
    live.changed()


def not_dealt(live: LiveTable) -> bool:
    """Whether a process died between the start and the first deal."""
    return live.facts.status == "playing" and live.turn is None and live.outcome is None
