"""States that must be the same: copies, re-runs, faster steps and positions read back."""

from typing import Final

import msgspec

from hantise.core.event import Event
from hantise.core.laws.law import COPY, POSITION, RERUN, STEP
from hantise.core.laws.play import Played
from hantise.core.laws.shown import Shown, readers, shown
from hantise.core.laws.trace import Trace
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State

CONTINUATION: Final = 20
"""How many actions a copy is played on."""


class Likeness(msgspec.Struct, frozen=True):
    """All that can be compared of two states of the same game."""

    snapshot: tuple[object, ...]
    views: tuple[Shown, ...]


def likeness(state: State, trace: Trace) -> Likeness:
    """What the state holds and what everybody sees of it."""
    views = tuple(shown(state.view(reader)) for reader in readers(trace.game))
    return Likeness(state.snapshot(), views)


def check_copy(state: State, trace: Trace, seed: int) -> None:
    """Play on with copies: neither the original nor a copy of the copy may change by it."""
    with trace.under(COPY):
        before = likeness(state, trace)
        twin = state.copy()
        if likeness(twin, trace) != before:
            raise trace.violation(COPY, "a copy is not like its original")
        twin_of_twin = twin.copy()
        played = _play_on(twin, seed)
        if likeness(state, trace) != before:
            what = f"playing {played} on a copy changed the original"
            raise trace.violation(COPY, what)
        if likeness(twin_of_twin, trace) != before:
            what = f"playing {played} changed a copy taken before"
            raise trace.violation(COPY, what)
        played_again = _play_on(twin_of_twin, seed)
        if played_again != played or twin_of_twin.snapshot() != twin.snapshot():
            what = f"two copies do not play on alike: {played}, {played_again}"
            raise trace.violation(COPY, what)


def _play_on(state: State, seed: int) -> str:
    rng = Rng(seed)
    actions = []
    while state.actor != NOBODY and len(actions) < CONTINUATION:
        action = State.choose(state, rng)
        state.apply(action, [])
        actions.append(str(action))
    return " ".join(actions)


def check_position(state: State, trace: Trace) -> None:
    """The position's text gives a state with the same text, actor, actions and material."""
    with trace.under(POSITION):
        text = state.position()
        parsed = trace.game.parse_position(text)
        if parsed.position() != text:
            raise trace.violation(POSITION, f"{text!r} was read as {parsed.position()!r}")
        if parsed.actor != state.actor:
            what = f"{text!r}: the actor is {state.actor}, read as {parsed.actor}"
            raise trace.violation(POSITION, what)
        if parsed.legal_actions() != state.legal_actions():
            raise trace.violation(POSITION, f"{text!r} was read with other legal actions")
        if state.actor == CHANCE and parsed.weights() != state.weights():
            raise trace.violation(POSITION, f"{text!r} was read with other weights")
        if parsed.census() != state.census():
            raise trace.violation(POSITION, f"{text!r} was read with other material")


def check_step(state: State, rng: Rng, played: Played, step: int) -> None:
    """`State.step` with an equally seeded generator plays the action that was played."""
    expected = played.trace.actions[step]
    trace = played.trace.until(step)
    with trace.under(STEP):
        id = state.step(rng)
        if id != expected.id:
            what = f"step played action {id}, not {expected.id} ({expected})"
            raise trace.violation(STEP, what)


def check_stepped(state: State, played: Played) -> None:
    """The game that was stepped through ended like the one that was played."""
    trace = played.trace
    with trace.under(STEP):
        if likeness(state, trace) != likeness(played.final, trace):
            raise trace.violation(STEP, "stepping led to another end than applying")


def check_rerun(played: Played, sampled: dict[int, Likeness]) -> None:
    """The notations, parsed and applied from the start, give the same events, states and views."""
    trace = played.trace
    with trace.under(RERUN):
        state = trace.game.start()
        for step, action in enumerate(trace.actions):
            _check_like(state, trace, step, sampled)
            events: list[Event] = []
            state.apply(trace.game.parse(str(action)), events)
            if events != played.events[step]:
                what = f"{action} told {events} when played again, not {played.events[step]}"
                raise trace.until(step).violation(RERUN, what)
        _check_like(state, trace, len(trace.actions), sampled)
        if likeness(state, trace) != likeness(played.final, trace):
            raise trace.violation(RERUN, "the game led to another end when played again")


def _check_like(state: State, trace: Trace, step: int, sampled: dict[int, Likeness]) -> None:
    expected = sampled.get(step)
    if expected is not None and likeness(state, trace) != expected:
        what = "the state or a view of it is another when played again"
        raise trace.until(step).violation(RERUN, what)
