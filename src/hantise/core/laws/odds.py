"""Imagined worlds against exact enumeration, in small positions."""

from fractions import Fraction
from typing import Final

import msgspec

from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.laws.belief import Belief, Observation, Snapshot
from hantise.core.laws.explore import Distribution, explore
from hantise.core.laws.law import ODDS, WORLDS
from hantise.core.laws.report import Report
from hantise.core.laws.shown import received
from hantise.core.laws.trace import Trace
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State

NEGLIGIBLE: Final = Fraction(1, 1000)
"""If less than that of a distribution is unexplored, it counts as checked."""
NO_SMALL_POSITIONS: Final = "odds: the game names no small positions for some configurations"


class Effort(msgspec.Struct, frozen=True):
    """How much the walks from small positions may look at, so that a run stays affordable."""

    walks: int = 200
    """One walk for each game of a run, but not more than these."""
    branches: int = 2000
    """So many ways of imagining are explored for one view."""
    total: int = 10_000
    """So many ways, of imagining and of playing on, are looked at in one walk."""


def check_odds(game: Game, seed: int, report: Report, effort: Effort) -> None:
    """Follow one seat through random play from a small position; compare after every action."""
    rng = Rng(seed)
    with Trace(game, seed).under(WORLDS):
        positions = game.small_positions()
    if not positions:
        report.notes = (NO_SMALL_POSITIONS,)
        return
    start = positions[rng.below(len(positions))]
    seat = rng.below(game.players)
    trace = Trace(game, seed, start)
    with trace.under(WORLDS):
        truth = game.parse_position(start)
        belief = Belief(seat, truth)
        looked_at = _compare(truth, belief, trace, report, effort)
        while truth.actor != NOBODY:
            if looked_at + len(belief.worlds) * len(truth.legal_actions()) > effort.total:
                report.odds_unchecked += 1
                return
            action = State.pick(truth, rng)
            actor = truth.actor
            events: list[Event] = []
            trace.apply(truth, action, events)
            trace.actions.append(action)
            looked_at += belief.follow(actor, action, Observation.of(seat, truth, events))
            looked_at += _compare(truth, belief, trace, report, effort)


def _compare(truth: State, belief: Belief, trace: Trace, report: Report, effort: Effort) -> int:
    """Compare what the seat imagines with what it may believe; how many ways were explored."""
    game, seat = trace.game, belief.seat
    view = received(truth.view(seat), game)
    texts: dict[Snapshot, str] = {}

    def imagine(rng: Rng) -> Snapshot:
        world = game.imagine(view, rng)
        key = world.snapshot()
        texts.setdefault(key, world.position())
        return key

    imagined = explore(imagine, effort.branches)
    believed = belief.likelihood()
    for key in imagined.likelihood:
        assert isinstance(key, tuple)
        if key not in believed:
            what = f"seat {seat} imagines a world that is not possible for it: {texts[key]!r}"
            raise trace.violation(WORLDS, what)
    _compare_support(imagined, belief, trace)
    for key, world in belief.worlds.items():
        expected, found = believed[key], imagined.likelihood.get(key, Fraction(0))
        if not found <= expected <= found + imagined.unexplored:
            what = (
                f"seat {seat} imagines {world.state.position()!r} with a chance of {found}"
                f"{_and_up_to(imagined)}; {expected} is right ({len(believed)} worlds)"
            )
            raise trace.violation(ODDS, what)
    if imagined.unexplored < NEGLIGIBLE:
        report.odds_checked += 1
    else:
        report.odds_unchecked += 1
    return imagined.branches


def _compare_support(imagined: Distribution, belief: Belief, trace: Trace) -> None:
    if imagined.unexplored:
        return
    possible, reached = len(belief.worlds), len(imagined.likelihood)
    if reached == 1 and possible > 1:
        what = f"seat {belief.seat} imagines only one world, but {possible} are possible"
        raise trace.violation(WORLDS, what)
    for key, world in belief.worlds.items():
        if key not in imagined.likelihood:
            what = (
                f"seat {belief.seat} never imagines {world.state.position()!r}, one of "
                f"{possible} possible worlds ({reached} are imagined)"
            )
            raise trace.violation(WORLDS, what)


def _and_up_to(imagined: Distribution) -> str:
    return f" to {imagined.unexplored} more" if imagined.unexplored else ""
