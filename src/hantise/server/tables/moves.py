"""A seat acts over a connection: moves, previews and hints."""

from hantise.server.storage.schema import tables
from hantise.server.tables.commit import commit, refresh
from hantise.server.tables.connection import Connection
from hantise.server.tables.live import HeldTable, LiveTable
from hantise.server.tables.model import moves
from hantise.server.tables.model.messages import as_text
from hantise.server.tables.model.table import Decision, TooLate
from hantise.server.wire import Accepted, Hint, Play, Preview


async def play(held: HeldTable, connection: Connection, message: Play) -> None:
    """Somebody acts."""
    model = held.model
    model.begun()
    if message.seq != model.seq:
        await _answer_again(held, connection, message)
        return
    decided = moves.play(model, connection, message)
    if not isinstance(decided, Decision):
        connection.send(as_text(decided))
        return
    try:
        await commit(held, decided, client_id=message.id, sender=connection)
    except TooLate:
        # Perhaps it was played through another process a moment ago.
        await _answer_again(held, connection, message)


async def _answer_again(held: HeldTable, connection: Connection, message: Play) -> None:
    """What was played already is accepted again; anything else comes too late."""
    mine = held.model.facts.seats_of(connection.person_id)
    rows = await held.house.database.entries(held.id, message.seq) if mine else []
    if not rows or rows[0].client_id != message.id or rows[0].actor not in mine:
        raise TooLate
    last = rows[0]
    for row in rows[1:]:
        if row.client_id is not None or row.at != last.at:
            break
        last = row
    connection.send(as_text(Accepted(message.id, last.seq)))


async def preview(held: HeldTable, connection: Connection, message: Preview) -> None:
    """What an action would lead to, where nothing is hidden."""
    connection.send(as_text(moves.preview(held.model, connection, message)))


async def hint(live: LiveTable, connection: Connection, message: Hint) -> None:
    """What the strongest bot would do; others play on while it thinks."""
    async with live.hold() as held:
        await refresh(held)
        asked = moves.hint_question(held.model, connection, message)
    configured = live.model.configured
    advice = await live.house.bot_workers.hint(configured.game, asked.view, asked.legal, live.id)
    async with live.hold() as held:
        await refresh(held)
        if held.model.seq != asked.seq:
            raise TooLate
        await _mark_hinted(held)
        connection.send(as_text(moves.hinted(configured, asked, advice)))


async def _mark_hinted(held: HeldTable) -> None:
    facts = held.model.facts
    if facts.hinted:
        return
    async with held.house.database.begin() as writing:
        await writing.execute(tables.update().where(tables.c.id == held.id).values(hinted=True))
    facts.hinted = True
    held.live.changed()
