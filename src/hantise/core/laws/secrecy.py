"""Secrets: what a seat is shown does not depend on what it may not know."""

from collections.abc import Sequence
from typing import Final

import msgspec
import numpy as np

from hantise.core.event import Event, seen_by
from hantise.core.game import Game
from hantise.core.laws.law import CONSERVATION, DRAFTS, SECRECY, WORLDS
from hantise.core.laws.play import difference
from hantise.core.laws.report import Report
from hantise.core.laws.sameness import check_position
from hantise.core.laws.shown import parts_that_differ, readers, received, shown
from hantise.core.laws.trace import Trace
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State

WALK: Final = 6
"""How many actions a state and an imagined world are stepped forward together."""
MOST_TOLD: Final = 8
"""How many actions of a state are tried for what their events tell."""
ENOUGH_WORLDS: Final = 30
"""So many imagined worlds that all were the truth are no accident."""


def check_secrecy(state: State, trace: Trace, rng: Rng, report: Report) -> None:
    """Imagine a world for every seat, compare it with the truth, and step both forward."""
    game = trace.game
    with trace.under(SECRECY):
        if game.about.hides:
            check_told(state, trace, rng)
        for seat in range(game.players):
            world = _imagine(state, seat, trace, rng.below(1 << 30), report)
            compare(state, world, seat, trace)
            compare_objections(state, world, seat, trace)
            check_world(state, world, seat, trace)
            step_together(state.copy(), world, seat, trace, rng, report)


def check_run(game: Game, seed: int, report: Report) -> None:
    """Over a whole run: where something is hidden, some imagined world is not the truth."""
    if game.about.hides and report.worlds >= ENOUGH_WORLDS and report.other_worlds == 0:
        what = (
            f"in {report.games} games from this seed on, each of {report.worlds} imagined worlds "
            "was the truth itself"
        )
        raise Trace(game, seed).violation(WORLDS, what)


def _imagine(state: State, seat: int, trace: Trace, seed: int, report: Report) -> State:
    view = received(state.view(seat), trace.game)
    world = trace.game.imagine(view, Rng(seed))
    if trace.game.imagine(view, Rng(seed)).snapshot() != world.snapshot():
        what = f"seat {seat} imagines two worlds from one view and equal generators"
        raise trace.violation(WORLDS, what)
    report.worlds += 1
    if world.snapshot() != state.snapshot():
        report.other_worlds += 1
        if not trace.game.about.hides:
            what = f"nothing is hidden, but seat {seat} imagines {world.position()!r}"
            raise trace.violation(WORLDS, what)
    return world


def check_world(state: State, world: State, seat: int, trace: Trace) -> None:
    """An imagined world is a sound state: nothing is lost in it and its position parses."""
    with trace.under(CONSERVATION):
        if world.census() != state.census():
            what = f"imagined by seat {seat}: {difference(state.census(), world.census())}"
            raise trace.violation(CONSERVATION, what)
    check_position(world, trace)


def compare(state: State, world: State, seat: int, trace: Trace) -> None:
    """The seat is shown the same in both, and so is a spectator."""
    game = trace.game
    view, imagined = state.view(seat), world.view(seat)
    if shown(view) != shown(imagined):
        what = f"seat {seat}'s view differs in an imagined world: "
        raise trace.violation(SECRECY, what + parts_that_differ(view, imagined))
    spectator, imagined_spectator = state.view(None), world.view(None)
    if shown(spectator) != shown(imagined_spectator):
        what = f"a spectator sees what differs in a world imagined by seat {seat}: "
        raise trace.violation(SECRECY, what + parts_that_differ(spectator, imagined_spectator))
    if state.actor == seat and state.legal_actions() != world.legal_actions():
        legal, others = (" ".join(map(str, s.legal_actions())) for s in (state, world))
        what = f"seat {seat}'s legal actions tell a secret: {legal}; in an imagined world {others}"
        raise trace.violation(SECRECY, what)
    if state.actor == seat and state.drafting() != world.drafting():
        what = f"whether seat {seat}'s turn is a draft tells it a secret"
        raise trace.violation(DRAFTS, what)
    if not np.array_equal(game.encode(view), game.encode(imagined)):
        raise trace.violation(SECRECY, f"seat {seat}'s encoding differs in an imagined world")
    if state.actor == NOBODY and state.outcome() != world.outcome():
        raise trace.violation(SECRECY, f"seat {seat} imagines another outcome")


def compare_objections(state: State, world: State, seat: int, trace: Trace) -> None:
    """Why an action is refused tells the actor nothing hidden either."""
    if state.actor == seat:
        for action in trace.game.actions:
            objection = state.objection(action)
            if objection != world.objection(action):
                what = f"the objection to {action} tells seat {seat} a secret: {objection!r}"
                raise trace.violation(SECRECY, what)


def step_together(
    truth: State, world: State, seat: int, trace: Trace, rng: Rng, report: Report
) -> None:
    """Apply the same actions to both while they are legal in both.

    What an event openly says and the view then keeps may tell them apart: that is the game.
    """
    trace = trace.until(len(trace.actions))
    for _ in range(WALK):
        if truth.actor == NOBODY:
            return
        action = State.pick(truth, rng)
        if not world.is_legal(action):
            return
        told: list[Event] = []
        imagined: list[Event] = []
        trace.apply(truth, action, told)
        trace.apply(world, action, imagined)
        trace.actions.append(action)
        heard, heard_there = seen_by(told, seat), seen_by(imagined, seat)
        seen, seen_there = (shown(each.view(seat)) for each in (truth, world))
        if heard != heard_there and seen != seen_there:
            if any(each.actor == seat and each.drafting() for each in (truth, world)):
                what = f"{action} told seat {seat} something, and yet the turn is a draft: {heard}"
                raise trace.violation(DRAFTS, what)
            report.reveals += 1
            return
        if without_owners(heard) != without_owners(heard_there):
            what = (
                f"an event tells seat {seat} what its view does not keep: {heard}; "
                f"in an imagined world {heard_there}"
            )
            raise trace.violation(SECRECY, what)
        compare(truth, world, seat, trace)
        public, public_there = seen_by(told, None), seen_by(imagined, None)
        if without_owners(public) != without_owners(public_there):
            what = f"spectators heard {public}; in a world imagined by seat {seat} {public_there}"
            raise trace.violation(SECRECY, what)


def without_owners(events: Sequence[Event]) -> tuple[list[Event], list[str]]:
    """Events without what they laid open, and all that they laid open together.

    Two hands laid on one heap may have been the other way round: that is over, and tells nothing.
    """
    opened = [
        str(each) for event in events for name in event.laid_open for each in getattr(event, name)
    ]
    emptied = [
        msgspec.structs.replace(event, **{name: [] for name in event.laid_open}) for event in events
    ]
    return emptied, sorted(opened)


def check_told(state: State, trace: Trace, rng: Rng) -> None:
    """Two actions that leave a reader with the same view, but not the same state, tell the same.

    Otherwise the events have said what the view keeps silent.
    """
    legal = state.legal_actions()
    if not legal:
        return
    first = rng.below(len(legal))
    tried = (legal[first:] + legal[:first])[:MOST_TOLD]
    outcomes = []
    for action in tried:
        after = state.copy()
        events: list[Event] = []
        trace.apply(after, action, events)
        outcomes.append((action, after, events))
    for reader in readers(trace.game):
        if reader == state.actor:
            continue
        heard: dict[object, tuple[object, State, list[Event]]] = {}
        for action, after, events in outcomes:
            told = seen_by(events, reader)
            other, twin, told_other = heard.setdefault(
                shown(after.view(reader)), (action, after, told)
            )
            if told != told_other and after.snapshot() != twin.snapshot():
                what = f"events tell reader {reader} {other} from {action}, its view does not: "
                raise trace.violation(SECRECY, f"{what}{told_other}, {told}")
