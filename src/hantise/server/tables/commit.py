"""Every change of a game: it is decided, written, then broadcast; and reading what others wrote."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

from hantise.server.storage.database import ENTRIES_AT_ONCE
from hantise.server.tables import broadcast, chat, queries
from hantise.server.tables.connection import Connection
from hantise.server.tables.live import HeldTable, LiveTable
from hantise.server.tables.model.messages import as_text
from hantise.server.tables.model.player_requests import what_all_agreed_on
from hantise.server.tables.model.redaction import Happened
from hantise.server.tables.model.standing import Standing
from hantise.server.tables.model.table import Change, Decision, Loading, TooLate
from hantise.server.wire import Accepted, Bye, Proposals


async def commit(
    held: HeldTable,
    decision: Decision,
    *,
    client_id: str | None = None,
    sender: Connection | None = None,
) -> None:
    """Carry a decision out, and what everybody has agreed on after it; `TooLate` if others did.

    Memory runs ahead of the disk here, but nobody can look before the lock is free: if the row
    cannot be written, memory is read again from what is on disk.
    """
    before = held.model.standing
    change = await _write(held, decision, client_id)
    if sender is not None and client_id is not None:
        sender.send(as_text(Accepted(client_id, held.model.seq)))
    if change.news:
        broadcast.tell(held, change.news)
    _tell_the_rest(held, change, before)
    for person, kind in decision.reminders:
        held.tables.remind(held.live, person, kind)
    agreed = what_all_agreed_on(held.model)
    if agreed is not None:
        await commit(held, agreed)


async def deal(held: HeldTable) -> None:
    """Let chance do what comes before the first decision; everybody gets a snapshot."""
    live, model = held.live, held.model
    if live.stale:
        await load(held)
    before = model.standing
    change = await _write(held, model.begin(live.tables.now()), None)
    _tell_the_rest(held, change, before)
    for connection in live.connections:
        model.choose_eyes(connection, connection.eyes)
        await broadcast.send_snapshot(held, connection)
    live.changed()


async def _write(held: HeldTable, decision: Decision, client_id: str | None) -> Change:
    live, tables, model = held.live, held.tables, held.model
    model.in_play()
    now = tables.now()
    with _or_look_again(live):
        change = model.change(
            decision,
            now=now,
            rng=tables.chance(model.seq),
            bot_pause=tables.bot_pause,
            client_id=client_id,
        )
        written = await live.house.database.append(change.append)
    if not written:
        await _refuse_late(held)
    model.adopt(change)
    return change


@contextmanager
def _or_look_again(live: LiveTable) -> Iterator[None]:
    """Whatever goes wrong, nobody knows what is on disk: it is read again."""
    try:
        yield
    except BaseException:
        live.stale = True
        live.tables.look_again(live)
        raise


async def _refuse_late(held: HeldTable) -> NoReturn:
    held.live.stale = True
    await catch_up(held)
    raise TooLate


def _tell_the_rest(held: HeldTable, change: Change, before: Standing) -> None:
    live, model = held.live, held.model
    _tell_proposals(live, before)
    if model.outcome is not None or change.around_the_rules:
        live.changed()
    if model.turn is not None and model.turn != before.turn:
        live.tables.call_to_turn(live)
    if change.news and model.outcome is not None:
        live.tables.spawn(chat.tell_players(live))


def _tell_proposals(live: LiveTable, before: Standing) -> None:
    if live.model.proposals != before.proposals:
        live.send_all(as_text(Proposals(live.model.proposals)))


async def refresh(held: HeldTable) -> None:
    """Make sure that memory says what the database says."""
    if held.live.stale:
        await catch_up(held)


async def catch_up(held: HeldTable) -> None:
    """Somebody else wrote: read it and tell those who look here."""
    live, model = held.live, held.model
    had_begun, before = model.game is not None, model.standing
    news = await load(held)
    if model.facts.status == "closed" and before.status != "closed":
        for connection in live.connections:
            connection.leave(Bye("closed"))
    if model.game is not None and not had_begun:
        for connection in live.connections:
            model.choose_eyes(connection, connection.eyes)
            await broadcast.send_snapshot(held, connection)
        return
    if news:
        broadcast.tell(held, news)
    _tell_proposals(live, before)
    if any(one.actor is None for one in news) or model.outcome is not None:
        live.changed()
    if news and model.outcome is not None:
        live.tables.spawn(chat.tell_players(live))


async def load(held: HeldTable) -> list[Happened]:
    """Read what is new; everything if memory cannot be trusted. What happened is returned."""
    live, model = held.live, held.model
    database = live.house.database
    while True:
        async with database.connect() as connection:
            facts = await queries.read_one(connection, live.id)
        anew = live.stale or model.game is None
        known = 0 if anew else model.seq
        rows = await database.entries(live.id, known)
        if known + len(rows) == facts.standing.seq:
            break
    loading = Loading(model, facts, anew=anew)
    for start in range(0, len(rows), ENTRIES_AT_ONCE):
        if start:  # other tables do not wait for a long game
            await asyncio.sleep(0)
        loading.enter(rows[start : start + ENTRIES_AT_ONCE])
    loading.finish()
    live.stale = False
    return loading.news
