"""One random game, with the laws that are cheap enough for every state of it."""

from typing import Final

import msgspec

from hantise.core.action import Action
from hantise.core.event import (
    Event,
    as_told,
    hidden_fields,
    kinds,
    restore_events,
    seen_by,
    store_events,
    told_type,
)
from hantise.core.game import Game
from hantise.core.laws.law import (
    BOUND,
    CONSERVATION,
    DRAFTS,
    EVENTS,
    LEGAL_ACTIONS,
    OUTCOME,
    SECRECY,
    STORAGE,
    WEIGHTS,
)
from hantise.core.laws.report import Report
from hantise.core.laws.trace import Trace
from hantise.core.laws.words import Words
from hantise.core.outcome import Outcome
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State

MOST_CHANCE: Final = 10_000
"""Chance that acts so often in a row will never stop."""


class Played(msgspec.Struct):
    """A finished game: its actions (in the trace) and the events of each."""

    trace: Trace
    events: list[list[Event]]
    final: State


def play(game: Game, seed: int, words: Words | None, report: Report) -> Played:
    """Play at random from the start to the end."""
    trace = Trace(game, seed)
    with trace.under(LEGAL_ACTIONS):
        state = game.start()
    judge = _Judge(game, trace, state)
    told: list[list[Event]] = []
    rng = Rng(seed)
    while state.actor != NOBODY:
        judge.examine(state)
        with trace.under(LEGAL_ACTIONS):
            actor = state.actor
            action = State.pick(state, rng)
            events: list[Event] = []
            trace.apply(state, action, events)
        trace.actions.append(action)
        told.append(events)
        judge.count(actor)
        judge.examine_draft(actor, state)
        judge.examine_events(events)
        if words is not None:
            words.try_action(action, trace)
            words.try_events(events, trace)
    outcome = judge.examine_end(state)
    report.games += 1
    report.states += len(trace.actions) + 1
    report.endings[outcome.reason] = report.endings.get(outcome.reason, 0) + 1
    return Played(trace, told, state)


class _Judge:
    """Looks at each state of one game in turn."""

    def __init__(self, game: Game, trace: Trace, start: State) -> None:
        self.game = game
        self.trace = trace
        self.decisions = 0
        self.chance_in_a_row = 0
        self.parsed: set[Action] = set()
        with trace.under(CONSERVATION):
            self.census = start.census()

    def count(self, actor: int) -> None:
        """One more action was played, by that actor."""
        if actor == CHANCE:
            self.chance_in_a_row += 1
        else:
            self.chance_in_a_row = 0
            self.decisions += 1
        if self.decisions > self.game.longest:
            what = f"more than {self.game.longest} decisions were taken"
            raise self.trace.violation(BOUND, what)
        if self.chance_in_a_row > MOST_CHANCE:
            raise self.trace.violation(BOUND, f"chance acts {MOST_CHANCE} times in a row")

    def examine(self, state: State) -> None:
        """A state of a game that goes on."""
        trace = self.trace
        with trace.under(LEGAL_ACTIONS):
            self._examine_actions(state)
        with trace.under(WEIGHTS):
            if state.actor == CHANCE:
                self._examine_weights(state)
        with trace.under(CONSERVATION):
            self._examine_census(state)
        with trace.under(OUTCOME):
            if state.outcome() is not None:
                raise trace.violation(OUTCOME, "there is an outcome, but the game goes on")

    def _examine_actions(self, state: State) -> None:
        trace, game = self.trace, self.game
        if state.actor != CHANCE and not 0 <= state.actor < game.players:
            raise trace.violation(LEGAL_ACTIONS, f"the actor {state.actor} is no seat")
        actions = state.legal_actions()
        if not actions:
            raise trace.violation(LEGAL_ACTIONS, "the game goes on without a legal action")
        if len(set(actions)) != len(actions):
            listed = " ".join(str(action) for action in actions)
            raise trace.violation(LEGAL_ACTIONS, f"an action is listed twice: {listed}")
        for action in actions:
            if action not in self.parsed:
                check_notation(action, trace)
                self.parsed.add(action)

    def _examine_weights(self, state: State) -> None:
        weights = state.weights()
        actions = state.legal_actions()
        if len(weights) != len(actions):
            what = f"{len(weights)} weights for {len(actions)} actions of chance"
            raise self.trace.violation(WEIGHTS, what)
        for action, weight in zip(actions, weights, strict=True):
            if type(weight) is not int or weight <= 0:
                raise self.trace.violation(WEIGHTS, f"{action} has the weight {weight!r}")

    def _examine_census(self, state: State) -> None:
        census = state.census()
        if census != self.census:
            raise self.trace.violation(CONSERVATION, difference(self.census, census))

    def examine_draft(self, actor: int, state: State) -> None:
        """A draft is one seat's: nobody else, and not chance, acts within it."""
        with self.trace.under(DRAFTS):
            if state.drafting() and (actor != state.actor or actor == CHANCE):
                what = f"{actor} acted, now {state.actor} does, and yet the turn is a draft"
                raise self.trace.violation(DRAFTS, what)

    def examine_events(self, events: list[Event]) -> None:
        """What an action told: it is as declared, nothing hidden can be sent, all can be kept."""
        trace = self.trace
        with trace.under(EVENTS):
            for event in events:
                if fault := self._fault_of(event):
                    raise trace.violation(EVENTS, f"the event {event.kind} {fault}")
        with trace.under(SECRECY):
            for reader in (None, *range(self.game.players)):
                msgspec.json.encode(as_told(seen_by(events, reader)))
        with trace.under(STORAGE):
            stored = restore_events(store_events(events))
            for reader in (None, *range(self.game.players)):
                before, after = as_told(seen_by(events, reader)), as_told(seen_by(stored, reader))
                if before != after:
                    what = f"events change in the database: {before} comes back as {after}"
                    raise trace.violation(STORAGE, what)
            if as_told([event.opened() for event in stored]) != as_told(
                [e.opened() for e in events]
            ):
                raise trace.violation(STORAGE, "hidden fields change in the database")

    def _fault_of(self, event: Event) -> str:
        """What is wrong with an event, or ""."""
        if type(event) not in kinds(self.game.event_type):
            return f"is a {type(event).__name__}, which is none of the game's event_type"
        for reader in (None, *range(self.game.players)):
            try:
                msgspec.convert(event.seen_by(reader).fields(), told_type(type(event)))
            except msgspec.ValidationError as error:
                return f"is not as it is declared: {error}"
        if hidden_fields(type(event)):
            try:
                event.fields()
            except TypeError:
                return ""
            return "could be sent with a hidden field"
        return ""

    def examine_end(self, state: State) -> Outcome:
        """The last state."""
        trace = self.trace
        with trace.under(LEGAL_ACTIONS):
            if state.legal_actions():
                what = "the game is over, but there are legal actions"
                raise trace.violation(LEGAL_ACTIONS, what)
        with trace.under(CONSERVATION):
            self._examine_census(state)
        with trace.under(OUTCOME):
            outcome = state.outcome()
            if outcome is None:
                raise trace.violation(OUTCOME, "the game is over without an outcome")
            fault = _fault(outcome, self.game)
            if fault:
                raise trace.violation(OUTCOME, fault)
            return outcome


def check_notation(action: Action, trace: Trace) -> None:
    """An action is the one of the space that has its number and its notation."""
    space = trace.game.actions
    if action not in space or space[action.id] is not action:
        raise trace.violation(LEGAL_ACTIONS, f"{action!r} is not of the action space")
    if trace.game.parse(str(action)) is not action:
        raise trace.violation(LEGAL_ACTIONS, f"{action} does not parse back")


def difference(expected: dict[str, int], found: dict[str, int]) -> str:
    """What one census has and the other has not."""
    names = sorted(expected.keys() | found.keys())
    changes = (
        f"{found.get(name, 0)} of {name} instead of {expected.get(name, 0)}"
        for name in names
        if found.get(name, 0) != expected.get(name, 0)
    )
    return f"there are {', '.join(changes)}"


def _fault(outcome: Outcome, game: Game) -> str:
    """What is wrong with an outcome, or ""."""
    ranks, returns = outcome.ranks, outcome.returns
    if outcome.reason not in game.about.endings:
        return f"{outcome.reason!r} is none of the stated endings"
    if {len(ranks), len(returns), len(outcome.scores)} != {game.players}:
        return f"ranks, scores and returns are not one for each of {game.players} seats"
    if any(type(score) is not int for score in outcome.scores):
        return f"the scores {outcome.scores} are not all whole numbers"
    if any(rank != 1 + sum(other < rank for other in ranks) for rank in ranks):
        return f"the ranks {ranks} leave a place out or give one twice"
    if abs(sum(returns)) > 1e-9:
        return f"the returns {returns} sum to {sum(returns)}"
    if not all(-1 <= part <= 1 for part in returns):
        return f"the returns {returns} are not all between -1 and 1"
    for rank, part in zip(ranks, returns, strict=True):
        for other_rank, other_part in zip(ranks, returns, strict=True):
            if rank < other_rank and part < other_part:
                return f"the returns {returns} do not follow the ranks {ranks}"
    return ""
