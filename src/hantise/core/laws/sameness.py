"""States that must be the same: copies, re-runs, faster steps and positions read back."""

from collections.abc import Iterator
from typing import Final

import msgspec

from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.laws.law import COPY, POSITION, RERUN, STEP
from hantise.core.laws.play import Played
from hantise.core.laws.shown import Shown, readers, shown
from hantise.core.laws.trace import Trace, name_error
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
        played = ""
        for action in _play_on(twin, trace, seed):
            played += f" {action}"
            for name, other in (("the original", state), ("a copy taken before", twin_of_twin)):
                if other.snapshot() != before.snapshot:
                    raise trace.violation(COPY, f"playing{played} on a copy changed {name}")
        if likeness(state, trace) != before or likeness(twin_of_twin, trace) != before:
            raise trace.violation(COPY, f"playing{played} on a copy changed views of another")
        played_again = "".join(f" {action}" for action in _play_on(twin_of_twin, trace, seed))
        if played_again != played or twin_of_twin.snapshot() != twin.snapshot():
            what = f"two copies do not play on alike:{played};{played_again}"
            raise trace.violation(COPY, what)


def _play_on(state: State, trace: Trace, seed: int) -> Iterator[Action]:
    rng = Rng(seed)
    for _ in range(CONTINUATION):
        if state.actor == NOBODY:
            return
        action = State.pick(state, rng)
        trace.apply(state, action, [])
        yield action


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


def stepped(played: Played) -> Iterator[tuple[int, State]]:
    """Every state of the game once more, led there by `State.step` with an equal generator."""
    trace = played.trace
    state = trace.game.start()
    rng = Rng(trace.seed)
    for step, action in enumerate(trace.actions):
        yield step, state
        try:
            id = state.step(rng)
        except Exception as error:
            what = f"step raised {name_error(error)}"
            raise trace.until(step).violation(STEP, what) from error
        if id != action.id:
            what = f"step played action {id}, not {action.id} ({action})"
            raise trace.until(step).violation(STEP, what)
    with trace.under(STEP):
        if likeness(state, trace) != likeness(played.final, trace):
            raise trace.violation(STEP, "stepping led to another end than applying")
    yield len(trace.actions), state


def check_rerun(played: Played, chosen: set[int]) -> dict[int, Likeness]:
    """The notations, parsed and applied from the start, give the same events and the same end.

    What the chosen states look like on the way is returned.
    """
    trace = played.trace
    found: dict[int, Likeness] = {}
    with trace.under(RERUN):
        state = trace.game.start()
        for step, action in enumerate(trace.actions):
            if step in chosen:
                found[step] = likeness(state, trace)
            events: list[Event] = []
            state.apply(trace.game.parse(str(action)), events)
            if events != played.events[step]:
                what = f"{action} told {events} when played again, not {played.events[step]}"
                raise trace.until(step).violation(RERUN, what)
        found[len(trace.actions)] = likeness(state, trace)
        if found[len(trace.actions)] != likeness(played.final, trace):
            raise trace.violation(RERUN, "the game led to another end when played again")
    return found


def check_like(state: State, trace: Trace, expected: Likeness) -> None:
    """A state that the same actions led to once more."""
    with trace.under(RERUN):
        if likeness(state, trace) != expected:
            what = "the state or a view of it is another when played again"
            raise trace.violation(RERUN, what)
