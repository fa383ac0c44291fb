"""Messages to the connections of a table: a snapshot, what was missed, or what just happened."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from hantise.core.state import State
from hantise.server.tables import chat
from hantise.server.tables.connection import Connection, as_text, encode
from hantise.server.tables.live import LiveTable
from hantise.server.tables.queries import happened as happened_in
from hantise.server.tables.redaction import (
    ENOUGH,
    LEAST_LOG,
    LONGEST_LOG,
    Eyes,
    Happened,
    choices,
    latest,
    step_seen,
    view_seen,
)
from hantise.server.wire import Choice, Missed, Snapshot, Update

LOG_ROWS: Final = 2 * LONGEST_LOG
"""How far back to look for steps that were not taken back."""
MOST_MISSED: Final = 3 * LONGEST_LOG
"""Whoever missed more entries gets a snapshot."""


def tell(live: LiveTable, news: Sequence[Happened]) -> None:
    """To every line what just happened, through its eyes; written once for each pair of eyes."""
    state = live.begun().state
    written: dict[Eyes, str] = {}
    now = live.tables.now()
    clock = None if live.clock is None else live.clock.shown(now)
    for connection in live.connections:
        eyes = live.eyes_of(connection)
        text = written.get(eyes)
        if text is None:
            text = as_text(
                Update(
                    seq=live.seq,
                    steps=tuple(step_seen(one, eyes) for one in news),
                    view=view_seen(state, eyes, memory_aid=live.facts.memory_aid),
                    legal=_legal(live, state, eyes),
                    clock=clock,
                    outcome=live.outcome,
                    last_turn=_last_turn(live, eyes),
                )
            )
            written[eyes] = text
        connection.send(text)


async def greet(
    live: LiveTable, connection: Connection, since: int | None, since_chat: int | None = None
) -> None:
    """The first message to a new line: a snapshot, or only what was missed. The lock is held.

    From then on the line is told everything, so nothing may come between the two.
    """
    text = None if since is None else await _missed(live, connection, since, since_chat or 0)
    if text is None:
        text = await _snapshot(live, connection)
    live.connections.append(connection)
    connection.send(text)


async def send_snapshot(live: LiveTable, connection: Connection) -> None:
    """Everything as it stands. The lock is held."""
    connection.send(await _snapshot(live, connection))


def _legal(live: LiveTable, state: State, eyes: Eyes) -> tuple[Choice, ...]:
    if live.outcome is not None or eyes in live.bots or live.facts.status != "playing":
        return ()
    return choices(live.configured, state, eyes)


def _last_turn(live: LiveTable, eyes: Eyes) -> int:
    return 0 if eyes is None else live.acted.turns[eyes]


async def _snapshot(live: LiveTable, connection: Connection) -> str:
    log, said = await _log(live, connection), await chat.tail(live, connection)
    eyes, table = live.eyes_of(connection), live.table
    aid = live.facts.memory_aid
    snapshot = Snapshot(
        seq=live.seq,
        table=live.info(),
        eyes=eyes,
        mine=live.facts.seats_of(connection.person_id),
        view=None if table is None else view_seen(table.state, eyes, memory_aid=aid),
        legal=() if table is None else _legal(live, table.state, eyes),
        log=(),
        chat=(),
        proposals=live.proposals,
        clock=None if live.clock is None else live.clock.shown(live.tables.now()),
        outcome=live.outcome,
        last_turn=_last_turn(live, eyes),
    )
    room = max(LEAST_LOG, ENOUGH - len(encode(snapshot)))
    return as_text(replace(snapshot, log=latest(log, eyes, room), chat=said))


async def _log(live: LiveTable, connection: Connection) -> list[Happened]:
    """The latest entries of the line that stands, and what happened around the rules."""
    if live.table is None:
        return []
    since = max(0, live.seq - LOG_ROWS)
    if not live.shows_history:
        eyes = live.eyes_of(connection)
        if eyes is None or len(live.facts.seats_of(connection.person_id)) < 2:
            return []
        # Behind a curtain somebody sees for the first time what happened since the last look.
        since = max(since, live.acted.latest[eyes])
    standing = set(live.table.standing())
    rows = await live.house.database.entries(live.id, since)
    return [happened_in(row) for row in rows if row.actor is None or row.seq - 1 in standing]


async def _missed(
    live: LiveTable, connection: Connection, since: int, since_chat: int
) -> str | None:
    """None if a snapshot says it better."""
    if live.table is None or since > live.seq:
        return None
    eyes, state = live.eyes_of(connection), live.table.state
    if not live.shows_history:
        # Whoever has acted knew all that had happened until then. A spectator never acts.
        since = max(since, live.seq if eyes is None else live.acted.latest[eyes])
    if since < live.seq - MOST_MISSED:
        return None
    rows = await live.house.database.entries(live.id, since)
    said = await chat.tail(live, connection, since_chat)
    missed = Missed(
        seq=live.seq,
        steps=tuple(step_seen(happened_in(row), eyes) for row in rows),
        table=live.info(),
        view=view_seen(state, eyes, memory_aid=live.facts.memory_aid),
        legal=_legal(live, state, eyes),
        chat=(),
        proposals=live.proposals,
        clock=None if live.clock is None else live.clock.shown(live.tables.now()),
        outcome=live.outcome,
        last_turn=_last_turn(live, eyes),
    )
    if rows and len(encode(missed)) > ENOUGH:
        return None if live.shows_history else as_text(replace(missed, chat=said))
    return as_text(replace(missed, chat=said))
