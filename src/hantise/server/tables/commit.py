"""Every change of a game: it is applied, chance acts, all of it is written, then broadcast."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple, NoReturn

from hantise.core.event import Event, store_events
from hantise.core.outcome import Outcome
from hantise.core.state import CHANCE
from hantise.core.table import Entry, Table, TableEntry
from hantise.server.errors import Conflict
from hantise.server.storage.database import Append, DueRow, EntryRow
from hantise.server.tables import broadcast, chat
from hantise.server.tables import proposals as asked
from hantise.server.tables.clock import Clock, after_change, after_return
from hantise.server.tables.connection import Connection, as_text
from hantise.server.tables.facts import to_text
from hantise.server.tables.live import LiveTable
from hantise.server.tables.queries import entry_text
from hantise.server.tables.redaction import Happened
from hantise.server.wire import Accepted, Bye, Proposals

LAST_QUARTER: Final = 0.75
"""A correspondence player is reminded when this part of the time is used up."""


class TooLate(Conflict):
    """The table is not where the sender thought it was."""

    def __init__(self) -> None:
        super().__init__("error-too-late")


class _After(NamedTuple):
    """How the table stands after a change that is not yet written."""

    seq: int
    outcome: Outcome | None
    bots: dict[int, str]
    clock: Clock | None
    proposals: asked.Open
    turn: int | None
    """The seat to act."""


async def commit(
    live: LiveTable,
    acts: Sequence[Entry],
    *,
    client_id: str | None = None,
    sender: Connection | None = None,
    proposals: asked.Open | None = None,
    beginning: bool = False,
) -> None:
    """Do these things one after the other; they must be possible. The lock is held.

    When a game begins there is nothing to do but what chance does, and nobody is told.

    Memory runs ahead of the disk here, but nobody can look before the lock is free: if the row
    cannot be written, memory is read again from what is on disk.
    """
    table, now = live.in_play(), live.tables.now()
    with _or_look_again(live):
        news = _enter(live, table, acts, now)
        before = live.proposals if proposals is None else proposals
        after = _after(live, table, acts, news, now, before)
        append = _append(live, table, news, after, now, client_id)
        written = await live.house.database.append(append)
    if not written:
        await _refuse_late(live)
    was_asked, was_turn = live.proposals, live.turn
    _adopt(live, after, append)
    if sender is not None and client_id is not None:
        sender.send(as_text(Accepted(client_id, live.seq)))
    if not beginning:
        broadcast.tell(live, news)
    _tell_the_rest(live, acts, was_asked, was_turn)


@contextmanager
def _or_look_again(live: LiveTable) -> Iterator[None]:
    """Whatever goes wrong, nobody knows what is on disk: it is read again."""
    try:
        yield
    except BaseException:
        live.stale = True
        live.tables.look_again(live)
        raise


async def _refuse_late(live: LiveTable) -> NoReturn:
    live.stale = True
    await catch_up(live)
    raise TooLate


def _enter(live: LiveTable, table: Table, acts: Sequence[Entry], now: float) -> list[Happened]:
    news: list[Happened] = []

    def note(actor: int | None, events: Sequence[Event]) -> None:
        news.append(Happened(live.seq + len(news) + 1, actor, events, now))

    for act in acts:
        actor = None if isinstance(act, TableEntry) else int(table.state.actor)
        note(actor, table.enter(act))
    rng = live.tables.chance(live.seq)
    while table.state.actor == CHANCE and not table.agreed:
        note(CHANCE, table.draw(rng))
    return news


def _after(
    live: LiveTable,
    table: Table,
    acts: Sequence[Entry],
    news: Sequence[Happened],
    now: float,
    proposals: asked.Open,
) -> _After:
    outcome = table.outcome()
    bots, moved = live.bots, False
    clock = live.clock
    for one in news:
        live.acted.note(one.actor)
    for act in acts:
        match act:
            case TableEntry("bot", seat=int(seat), bot=str(bot)):
                bots = bots | {seat: bot}
                if live.rated and seat not in table.resigned:
                    proposals = asked.without_absent(proposals)
                proposals = asked.after_hand_over(proposals, bots)
            case TableEntry("person", seat=int(seat)):
                bots = {other: bot for other, bot in bots.items() if other != seat}
                if clock is not None:
                    clock = after_return(clock, live.facts.pace, seat)
            case TableEntry("back"):
                live.acted.went_back(table)
                proposals = asked.after_back(proposals)
            case TableEntry():
                pass
            case _:
                moved = True
    if moved and proposals:
        proposals = asked.after_move(proposals, live.acted.latest)
    turn = None if outcome is not None else int(table.state.actor)
    if clock is not None:
        runs = turn if turn is not None and turn not in bots else None
        clock = after_change(clock, live.facts.pace, runs, now, moved=moved)
    return _After(
        seq=len(table.entries),
        outcome=outcome,
        bots=bots,
        clock=clock,
        proposals=() if outcome is not None else proposals,
        turn=turn,
    )


def _append(
    live: LiveTable,
    table: Table,
    news: Sequence[Happened],
    after: _After,
    now: float,
    client_id: str | None,
) -> Append:
    due = _due(live, after, now)
    wanted = {row.kind for row in due}
    waiting = live.due | {"tidy"} if after.outcome is not None else live.due
    return Append(
        table_id=live.id,
        seq=after.seq,
        status="playing" if after.outcome is None else "over",
        moved=now,
        entries=tuple(
            EntryRow(
                one.seq,
                entry_text(table.entries[one.seq - 1]),
                one.actor,
                store_events(one.events),
                now,
                client_id if index == 0 else None,
            )
            for index, one in enumerate(news)
        ),
        turn=after.turn,
        clock=None if after.clock is None else to_text(after.clock),
        proposals=to_text(after.proposals) if after.proposals else None,
        result=None if after.outcome is None else to_text(after.outcome),
        ended=None if after.outcome is None else now,
        due=due,
        clear=tuple((kind, live.id) for kind in sorted(waiting - wanted)),
    )


def _due(live: LiveTable, after: _After, now: float) -> tuple[DueRow, ...]:
    """What must happen later if nothing happens before; it answers the moment ``seq``."""
    data = str(after.seq)
    if after.turn is None:
        return (DueRow("ended", live.id, now, data),)
    if after.turn in after.bots:
        # The same pause before every move of a bot: it must be seen, and tell nothing.
        return (DueRow("bot", live.id, now + live.tables.bot_pause, data),)
    if after.clock is None:
        return ()
    out = after.clock.runs_out()
    assert out is not None
    rows = [DueRow("clock", live.id, out, data)]
    if live.facts.pace.kind == "correspondence":
        rows.append(DueRow("remind", live.id, now + (out - now) * LAST_QUARTER, data))
    return tuple(rows)


def _adopt(live: LiveTable, after: _After, append: Append) -> None:
    live.seq = after.seq
    live.moved = append.moved
    live.outcome = after.outcome
    live.bots = after.bots
    live.clock = after.clock
    live.proposals = after.proposals
    live.turn = after.turn
    live.due = {row.kind for row in append.due}
    if after.outcome is not None:
        live.facts.status = "over"
        live.facts.ended = append.ended


def _tell_the_rest(
    live: LiveTable, acts: Sequence[Entry], was_asked: asked.Open, was_turn: int | None
) -> None:
    if live.proposals != was_asked:
        live.send_all(as_text(Proposals(live.proposals)))
    if live.outcome is not None or any(isinstance(act, TableEntry) for act in acts):
        live.changed()
    if live.turn is not None and live.turn != was_turn:
        live.tables.call_to_turn(live)
    if live.outcome is not None:
        live.tables.spawn(chat.tell_players(live))


async def keep_proposals(live: LiveTable, proposals: asked.Open) -> None:
    """Write down what is being asked, then tell everybody. The lock is held."""
    table = live.in_play()
    append = Append(
        table_id=live.id,
        seq=live.seq,
        status=live.facts.status,
        moved=live.moved,
        turn=int(table.state.actor),
        clock=None if live.clock is None else to_text(live.clock),
        proposals=to_text(proposals) if proposals else None,
    )
    with _or_look_again(live):
        written = await live.house.database.append(append)
    if not written:
        await _refuse_late(live)
    live.proposals = proposals
    live.send_all(as_text(Proposals(proposals)))


async def fresh(live: LiveTable) -> None:
    """Make sure that memory says what the database says. The lock is held."""
    if live.stale:
        await catch_up(live)


async def catch_up(live: LiveTable) -> None:
    """Somebody else wrote: read it and tell those who look here. The lock is held."""
    had_begun, was_asked = live.table is not None, live.proposals
    was_closed = live.facts.status == "closed"
    news = await live.read()
    if live.facts.status == "closed" and not was_closed:
        for connection in live.connections:
            connection.leave(Bye("closed"))
    if live.table is not None and not had_begun:
        for connection in live.connections:
            live.choose_eyes(connection, connection.eyes)
            await broadcast.send_snapshot(live, connection)
        return
    if news:
        broadcast.tell(live, news)
    if live.proposals != was_asked:
        live.send_all(as_text(Proposals(live.proposals)))
    if any(one.actor is None for one in news) or live.outcome is not None:
        live.changed()
    if news and live.outcome is not None:
        live.tables.spawn(chat.tell_players(live))
