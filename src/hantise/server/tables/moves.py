"""A seat acts: drafts, moves, previews and hints."""

from collections.abc import Sequence
from typing import NamedTuple

from hantise.core.action import Action
from hantise.core.errors import NotYourTurn
from hantise.core.event import Event
from hantise.core.state import State
from hantise.core.table import Table
from hantise.server.errors import Conflict, Forbidden
from hantise.server.storage.schema import tables
from hantise.server.tables.commit import TooLate, commit, fresh
from hantise.server.tables.connection import Connection, as_text
from hantise.server.tables.live import LiveTable
from hantise.server.tables.redaction import choices, seen, view_seen
from hantise.server.wire import Accepted, Drafted, Hint, Hinted, Play, Preview, Previewed


class Draft(NamedTuple):
    """A turn so far, played on a copy of the state."""

    actions: Sequence[Action]
    state: State
    events: list[Event]


def draft(table: Table, seat: int, actions: Sequence[Action]) -> Draft:
    """How it would stand; the table itself is not touched.

    Nothing is tried beyond the end of the draft: a refusal there could tell what chance or a
    reveal will show, and nothing would have been played for it.
    """
    state, events = table.state.copy(), list[Event]()
    for number, action in enumerate(actions):
        if state.actor != seat:
            raise NotYourTurn("error-not-your-turn")
        if number > 0 and not state.drafting():
            raise Conflict("error-draft-ended")
        state.apply(action, events)
    return Draft(actions, state, events)


async def play(live: LiveTable, connection: Connection, message: Play) -> None:
    """Somebody acts. The lock is held."""
    table = live.begun()
    if message.seq != live.seq:
        await _answer_again(live, connection, message)
        return
    live.in_play()
    seat = acting_seat(live, connection)
    actions = [table.game.parse(notation) for notation in message.actions]
    tried = draft(table, seat, actions)
    if not actions or tried.state.drafting():
        connection.send(
            as_text(
                Drafted(
                    id=message.id,
                    seq=live.seq,
                    actions=tuple(action.notation for action in actions),
                    events=seen(tried.events, seat),
                    view=view_seen(tried.state, seat, memory_aid=live.facts.memory_aid),
                    legal=choices(live.configured, tried.state, seat),
                )
            )
        )
        return
    try:
        await commit(live, actions, client_id=message.id, sender=connection)
    except TooLate:
        # Perhaps it was played through another process a moment ago.
        await _answer_again(live, connection, message)


async def _answer_again(live: LiveTable, connection: Connection, message: Play) -> None:
    """What was played already is accepted again; anything else comes too late."""
    mine = live.facts.seats_of(connection.person_id)
    rows = await live.house.database.entries(live.id, message.seq) if mine else []
    if not rows or rows[0].client_id != message.id or rows[0].actor not in mine:
        raise TooLate
    last = rows[0]
    for row in rows[1:]:
        if row.client_id is not None or row.at != last.at:
            break
        last = row
    connection.send(as_text(Accepted(message.id, last.seq)))


def acting_seat(live: LiveTable, connection: Connection) -> int:
    """The seat that this line may act for now: the one it looks through, if it is its turn."""
    mine = live.facts.seats_of(connection.person_id)
    if not mine:
        raise Forbidden("error-not-seated")
    actor = int(live.begun().state.actor)
    if actor not in mine:
        raise NotYourTurn("error-not-your-turn")
    if actor != live.eyes_of(connection):
        raise Conflict("error-look-first")
    if actor in live.bots:
        raise Conflict("error-bot-plays")
    return actor


async def preview(live: LiveTable, connection: Connection, message: Preview) -> None:
    """What an action would lead to, where nothing is hidden. The lock is held."""
    table = live.in_play()
    if live.configured.hides:
        raise Forbidden("error-preview-hidden")
    if message.seq != live.seq:
        raise TooLate
    action = table.game.parse(message.action)
    tried = draft(table, int(table.state.actor), [action])
    events = seen(tried.events, live.eyes_of(connection))
    connection.send(as_text(Previewed(live.seq, action.notation, events)))


async def hint(live: LiveTable, connection: Connection, message: Hint) -> None:
    """What the strongest bot would do; thinking is done without the lock."""
    async with live.lock:
        await fresh(live)
        table = live.in_play()
        seat = acting_seat(live, connection)
        if any(other != seat and other not in live.bots for other in range(live.facts.players)):
            raise Forbidden("error-hint-people")
        live.refuse_while_stood_in()
        actions = [table.game.parse(notation) for notation in message.actions]
        state = draft(table, seat, actions).state
        if actions and not state.drafting():
            raise Conflict("error-draft-ended")
        seq, view, legal = live.seq, state.view(seat), state.legal_actions()
    chosen = await live.house.bot_workers.choose(
        table.game, live.configured.strongest_bot, view, legal
    )
    async with live.lock:
        await fresh(live)
        if live.seq != seq:
            raise TooLate
        await _mark_hinted(live)
        turn = tuple(action.notation for action in actions)
        choice = live.configured.choice(chosen.action)
        connection.send(as_text(Hinted(seq, turn, choice, chosen.reason)))


async def _mark_hinted(live: LiveTable) -> None:
    if live.facts.hinted:
        return
    async with live.house.database.begin() as writing:
        await writing.execute(tables.update().where(tables.c.id == live.id).values(hinted=True))
    live.facts.hinted = True
    live.changed()
