"""A seat acts: drafts, moves, previews, and what a hint is asked about."""

from collections.abc import Sequence
from typing import NamedTuple

from hantise.bots.advice import Advice
from hantise.core.action import Action
from hantise.core.errors import NotYourTurn
from hantise.core.event import Event
from hantise.core.state import State
from hantise.core.table import Table
from hantise.core.view import View
from hantise.server.errors import Conflict, Forbidden
from hantise.server.tables.model.configured_games import Configured
from hantise.server.tables.model.redaction import choices, seen, view_seen
from hantise.server.tables.model.table import Decision, Reader, TableModel, TooLate
from hantise.server.wire import (
    Drafted,
    Hint,
    HintAlternative,
    Hinted,
    HintStep,
    HintThought,
    Play,
    Preview,
    Previewed,
)


class Draft(NamedTuple):
    """A turn so far, played on a copy of the state."""

    actions: Sequence[Action]
    state: State
    events: list[Event]


class HintQuestion(NamedTuple):
    """What a bot is asked for a hint."""

    seq: int
    actions: Sequence[Action]
    """The turn so far."""
    view: View
    legal: Sequence[Action]


def draft(game: Table, seat: int, actions: Sequence[Action]) -> Draft:
    """How it would stand; the game itself is not touched.

    Nothing is tried beyond the end of the draft: a refusal there could tell what chance or a
    reveal will show, and nothing would have been played for it.
    """
    state, events = game.state.copy(), list[Event]()
    for number, action in enumerate(actions):
        if state.actor != seat:
            raise NotYourTurn("error-not-your-turn")
        if number > 0 and not state.drafting():
            raise Conflict("error-draft-ended")
        state.apply(action, events)
    return Draft(actions, state, events)


def acting_seat(table: TableModel, reader: Reader) -> int:
    """The seat that a reader may act for now: the one looked through, if it is its turn."""
    mine = table.facts.seats_of(reader.person_id)
    if not mine:
        raise Forbidden("error-not-seated")
    actor = int(table.begun().state.actor)
    if actor not in mine:
        raise NotYourTurn("error-not-your-turn")
    if actor != table.eyes_of(reader):
        raise Conflict("error-look-first")
    if actor in table.bots:
        raise Conflict("error-bot-plays")
    return actor


def play(table: TableModel, reader: Reader, message: Play) -> Decision | Drafted:
    """A whole turn is to happen; the beginning of one is only shown to whoever plays it."""
    game = table.in_play()
    if message.seq != table.seq:
        raise TooLate
    seat = acting_seat(table, reader)
    actions = [game.game.parse(notation) for notation in message.actions]
    tried = draft(game, seat, actions)
    if actions and not tried.state.drafting():
        return Decision(actions)
    return Drafted(
        id=message.id,
        seq=table.seq,
        actions=tuple(action.notation for action in actions),
        events=seen(tried.events, seat),
        view=view_seen(tried.state, seat, memory_aid=table.facts.memory_aid),
        legal=choices(table.configured, tried.state, seat),
    )


def preview(table: TableModel, reader: Reader, message: Preview) -> Previewed:
    """What an action would lead to, where nothing is hidden."""
    game = table.in_play()
    if table.configured.hides:
        raise Forbidden("error-preview-hidden")
    if message.seq != table.seq:
        raise TooLate
    action = game.game.parse(message.action)
    tried = draft(game, int(game.state.actor), [action])
    return Previewed(table.seq, action.notation, seen(tried.events, table.eyes_of(reader)))


def hint_question(table: TableModel, reader: Reader, message: Hint) -> HintQuestion:
    """What somebody may ask a bot about: only where nobody else plays."""
    game = table.in_play()
    seat = acting_seat(table, reader)
    if any(other != seat and other not in table.bots for other in range(table.facts.players)):
        raise Forbidden("error-hint-people")
    table.refuse_while_stood_in()
    actions = [game.game.parse(notation) for notation in message.actions]
    state = draft(game, seat, actions).state
    if actions and not state.drafting():
        raise Conflict("error-draft-ended")
    return HintQuestion(table.seq, actions, state.view(seat), state.legal_actions())


def hinted(configured: Configured, asked: HintQuestion, advice: Advice) -> Hinted:
    """What a bot advises, as it is sent."""
    thought = None
    if advice.expectation is not None:
        value, line, alternatives = advice.expectation
        thought = HintThought(
            value,
            tuple(HintStep(step.actor, configured.choice(step.action)) for step in line),
            tuple(
                HintAlternative(configured.choice(other.action), other.value)
                for other in alternatives
            ),
        )
    turn = tuple(action.notation for action in asked.actions)
    return Hinted(asked.seq, turn, configured.choice(advice.action), advice.reason, thought)
