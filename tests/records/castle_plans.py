"""How games of a castle to be recorded are found: at random, until one fits its plan."""

from collections.abc import Mapping

import msgspec

from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from tests.records.record_files import keep


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played at random where nothing else is said."""

    players: int
    options: dict[str, object] = {}
    start: str | None = None
    """A position to begin with, where a whole game would be too long."""
    beginning: str = ""
    """The first actions."""
    ending: str = "escaped"
    """How it must end; seeds are tried one after another."""
    winner: int | None = None
    """Who must win, if that matters."""
    does: tuple[str, ...] = ()
    """Kinds of actions that must occur."""
    tells: tuple[str, ...] = ()
    """Kinds of events that must occur."""
    most: int = 600
    """Games with more actions are not for reading."""


def keep_all(game: type[Game], plans: Mapping[str, Plan]) -> None:
    """Write a game for every plan."""
    for name, plan in plans.items():
        configured = game(plan.players, plan.options)
        keep(configured, name, _actions(configured, plan), plan.start)


def _actions(game: Game, plan: Plan) -> list[str]:
    """The first game that fits the plan."""
    seed = 1
    while True:
        actions = _play(game, plan, Rng(seed))
        if actions is not None:
            return actions
        seed += 1


def _play(game: Game, plan: Plan, rng: Rng) -> list[str] | None:
    """A game's actions; None if it does not fit."""
    state = game.start() if plan.start is None else game.parse_position(plan.start)
    actions = [game.parse(notation) for notation in plan.beginning.split()]
    events: list[Event] = []
    for action in actions:
        state.apply(action, events)
    while state.actor != NOBODY:
        if len(actions) == plan.most:
            return None
        action = state.choose(rng)
        state.apply(action, events)
        actions.append(action)
    outcome = state.outcome()
    assert outcome is not None
    told = {event.kind for event in events}
    done = {action.kind for action in actions}
    right_end = outcome.reason == plan.ending
    if plan.winner is not None:
        right_end = right_end and outcome.ranks[plan.winner] == 1
    fits = right_end and told.issuperset(plan.tells) and done.issuperset(plan.does)
    return [str(action) for action in actions] if fits else None
