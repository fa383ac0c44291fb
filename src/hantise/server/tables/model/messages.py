"""What readers of a table are sent: what just happened, a snapshot, or what was missed."""

from collections.abc import Sequence
from typing import Final

import msgspec

from hantise.core.state import State
from hantise.server.tables.model.append import EntryRow
from hantise.server.tables.model.redaction import (
    ENOUGH,
    LEAST_LOG,
    LONGEST_LOG,
    Eyes,
    Happened,
    choices,
    encode,
    latest,
    step_seen,
    view_seen,
)
from hantise.server.tables.model.table import Reader, TableModel, happened
from hantise.server.wire import ChatLine, Choice, Missed, Snapshot, TableInfo, Update

LOG_ROWS: Final = 2 * LONGEST_LOG
"""How far back to look for steps that were not taken back."""
MOST_MISSED: Final = 3 * LONGEST_LOG
"""Whoever missed more entries gets a snapshot."""


def as_text(message: msgspec.Struct) -> str:
    """A message as it is sent."""
    return encode(message).decode()


def update(table: TableModel, news: Sequence[Happened], eyes: Eyes, now: float) -> Update:
    """What just happened, through one seat's eyes."""
    state = table.begun().state
    return Update(
        seq=table.seq,
        steps=tuple(step_seen(one, eyes) for one in news),
        view=view_seen(state, eyes, memory_aid=table.facts.memory_aid),
        legal=_legal(table, state, eyes),
        clock=None if table.clock is None else table.clock.shown(now),
        outcome=table.outcome,
        last_turn=_last_turn(table, eyes),
    )


def log_since(table: TableModel, reader: Reader) -> int | None:
    """The moment after which a snapshot's log begins; None: it has no log."""
    if table.game is None:
        return None
    since = max(0, table.seq - LOG_ROWS)
    if not table.shows_history:
        eyes = table.eyes_of(reader)
        if eyes is None or len(table.facts.seats_of(reader.person_id)) < 2:
            return None
        # Behind a curtain somebody sees for the first time what happened since the last look.
        since = max(since, table.acted.latest[eyes])
    return since


def log_of(table: TableModel, rows: Sequence[EntryRow]) -> list[Happened]:
    """What of these rows was not taken back, and what happened around the rules."""
    standing = set(table.begun().standing()) if rows else ()
    return [happened(row) for row in rows if row.actor is None or row.seq - 1 in standing]


def snapshot(
    table: TableModel,
    reader: Reader,
    info: TableInfo,
    log: Sequence[Happened],
    chat: tuple[ChatLine, ...],
    now: float,
) -> str:
    """Everything there is to know now, as it is sent."""
    eyes, game = table.eyes_of(reader), table.game
    aid = table.facts.memory_aid
    found = Snapshot(
        seq=table.seq,
        table=info,
        eyes=eyes,
        mine=table.facts.seats_of(reader.person_id),
        view=None if game is None else view_seen(game.state, eyes, memory_aid=aid),
        legal=() if game is None else _legal(table, game.state, eyes),
        log=(),
        chat=(),
        proposals=table.proposals,
        clock=None if table.clock is None else table.clock.shown(now),
        outcome=table.outcome,
        last_turn=_last_turn(table, eyes),
    )
    room = max(LEAST_LOG, ENOUGH - len(encode(found)))
    return as_text(msgspec.structs.replace(found, log=latest(log, eyes, room), chat=chat))


def missed_since(table: TableModel, reader: Reader, since: int) -> int | None:
    """The moment after which entries were missed; None if a snapshot says it better."""
    if table.game is None or since > table.seq:
        return None
    if not table.shows_history:
        # Whoever has acted knew all that had happened until then. A spectator never acts.
        eyes = table.eyes_of(reader)
        since = max(since, table.seq if eyes is None else table.acted.latest[eyes])
    return None if since < table.seq - MOST_MISSED else since


def missed(
    table: TableModel,
    reader: Reader,
    info: TableInfo,
    rows: Sequence[EntryRow],
    chat: tuple[ChatLine, ...],
    now: float,
) -> str | None:
    """What was missed, as it is sent; None if a snapshot says it better."""
    eyes, state = table.eyes_of(reader), table.begun().state
    found = Missed(
        seq=table.seq,
        steps=tuple(step_seen(happened(row), eyes) for row in rows),
        table=info,
        view=view_seen(state, eyes, memory_aid=table.facts.memory_aid),
        legal=_legal(table, state, eyes),
        chat=(),
        proposals=table.proposals,
        clock=None if table.clock is None else table.clock.shown(now),
        outcome=table.outcome,
        last_turn=_last_turn(table, eyes),
    )
    if rows and table.shows_history and len(encode(found)) > ENOUGH:
        return None
    return as_text(msgspec.structs.replace(found, chat=chat))


def _legal(table: TableModel, state: State, eyes: Eyes) -> tuple[Choice, ...]:
    if table.outcome is not None or eyes in table.bots or table.facts.status != "playing":
        return ()
    return choices(table.configured, state, eyes)


def _last_turn(table: TableModel, eyes: Eyes) -> int:
    return 0 if eyes is None else table.acted.turns[eyes]
