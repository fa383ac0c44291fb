"""Whole games of Ghosts, for every ending and some rarities.

``python -m tests.records.make_ghosts`` writes them anew to ``ghosts/``.
"""

from typing import Final

import msgspec

from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.ghosts import Ghosts
from tests.records.record_files import keep

MISTS: Final = ("+M",) * 5


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played at random where nothing else is said."""

    players: int
    options: dict[str, object] = {}
    beginning: tuple[str, ...] = ()
    """The first actions."""
    takes: bool = False
    """Whether piles are taken whenever that is legal."""
    ending: str = ""
    """How it must end; seeds are tried one after another."""
    tells: tuple[str, ...] = ()
    """Kinds of events that must occur."""


PLANS: Final = {
    "won": Plan(players=4, ending="won", tells=("first", "mirrored", "mist", "gave-back")),
    "shared": Plan(players=3, options={"first": "C"}, ending="shared"),
    "five-mists-returned": Plan(
        players=3,
        options={"first": "A"},
        # B is dealt five Mists, gives them back, draws the same five and gives them back again.
        beginning=(
            "first=A",
            *("+R1", "+R2", "+Y3", "+M", "+G1"),
            *MISTS,
            *("+K1", "+K2", "+B2", "+B3", "+W3"),
            *MISTS,
            *("+M", "+M", "+M", "+M", "+W1"),
        ),
        tells=("returned",),
    ),
    "all-options-changed": Plan(
        players=5, options={"rounds": 1, "starting_fear": 3, "mist": False, "first": "E"}
    ),
    "two-players": Plan(players=2, tells=("matched",)),
    "six-players": Plan(players=6, options={"first": "F"}, tells=("gave-back",)),
    "longest": Plan(players=2, options={"first": "A"}, takes=True),
}


def main() -> None:
    """Write every game."""
    for name, plan in PLANS.items():
        game = Ghosts(plan.players, plan.options)
        keep(game, name, _actions(game, plan))


def _actions(game: Ghosts, plan: Plan) -> list[str]:
    """The first game that fits the plan."""
    seed = 1
    while True:
        actions, told, ending = _play(game, plan, Rng(seed))
        if plan.ending in ("", ending) and told.issuperset(plan.tells):
            return actions
        seed += 1


def _play(game: Ghosts, plan: Plan, rng: Rng) -> tuple[list[str], set[str], str]:
    state = game.start()
    actions: list[str] = []
    events: list[Event] = []
    take = game.parse("take")
    while state.actor != NOBODY:
        if len(actions) < len(plan.beginning):
            action = game.parse(plan.beginning[len(actions)])
        elif plan.takes and state.is_legal(take):
            action = take
        else:
            action = state.choose(rng)
        state.apply(action, events)
        actions.append(str(action))
    outcome = state.outcome()
    assert outcome is not None
    return actions, {event.kind for event in events}, outcome.reason


if __name__ == "__main__":
    main()
