"""What a state accepts and refuses: tried with every action of the space, on sampled states."""

from hantise.core.action import Action
from hantise.core.errors import IllegalAction
from hantise.core.laws.law import ILLEGAL_ACTIONS, LEGAL_ACTIONS
from hantise.core.laws.report import Report
from hantise.core.laws.trace import Trace
from hantise.core.laws.words import Words
from hantise.core.state import State


def check_legality(state: State, trace: Trace, words: Words | None, report: Report) -> None:
    """Every legal action applies to a copy; every other one is refused and changes nothing."""
    with trace.under(LEGAL_ACTIONS):
        legal = state.legal_actions()
        for action in legal:
            _check_legal(state, action, trace)
    accepted = set(legal)
    refused = [action for action in trace.game.actions if action not in accepted]
    report.illegal += len(refused)
    with trace.under(ILLEGAL_ACTIONS):
        before = state.snapshot()
        twin = state.copy()
        for action in refused:
            _check_illegal(twin, action, trace, words)
        if twin.snapshot() != before:
            culprit = _which_changed(state, refused)
            what = f"{culprit} was refused, but it changed the state"
            raise trace.violation(ILLEGAL_ACTIONS, what)


def _check_legal(state: State, action: Action, trace: Trace) -> None:
    objection = state.objection(action)
    if not state.is_legal(action) or objection is not None:
        key = None if objection is None else objection.key
        what = f"{action} is listed, but is_legal says {state.is_legal(action)}, objection {key}"
        raise trace.violation(LEGAL_ACTIONS, what)
    trace.apply(state.copy(), action, [])


def _check_illegal(state: State, action: Action, trace: Trace, words: Words | None) -> None:
    if state.is_legal(action):
        what = f"{action} is not listed, but is_legal accepts it"
        raise trace.violation(ILLEGAL_ACTIONS, what)
    objection = state.objection(action)
    if objection is None:
        what = f"{action} is not legal, but nothing speaks against it"
        raise trace.violation(ILLEGAL_ACTIONS, what)
    try:
        state.apply(action, [])
    except IllegalAction as refusal:
        if words is not None:
            words.try_text(refusal.text, trace)
        return
    raise trace.violation(ILLEGAL_ACTIONS, f"{action} is not legal, but was applied")


def _which_changed(state: State, refused: list[Action]) -> Action:
    for action in refused:
        twin = state.copy()
        before = twin.snapshot()
        try:
            twin.apply(action, [])
        except IllegalAction:
            if twin.snapshot() != before:
                return action
    raise AssertionError("only a succession of refused actions changes the state")
