"""Games of Ghooost! for every ending and some rarities.

``python -m tests.records.make_ghooost`` writes them anew to ``ghooost/``.
"""

from typing import Final

import msgspec

from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.cards import DECKS, NAMES
from hantise.games.ghooost.notation import read_multiset, write_multiset
from hantise.games.ghooost.state import GhooostState
from tests.records.record_files import keep


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played at random where nothing else is said."""

    players: int
    options: dict[str, object] = {}
    start: str | None = None
    """A position to begin with, where a whole game would be too long."""
    beginning: str = ""
    """The first actions."""
    eager: bool = True
    """Whether cards are played or turned up rather than taken, where that is possible."""
    ending: str = ""
    """How it must end; seeds are tried one after another."""
    tells: tuple[str, ...] = ()
    """Kinds of events that must occur."""


def late(turn: str, top: str, counters: str, seats: str, pool: str, deck: str = "2x4k") -> str:
    """A position after midnight in which the Manors hold the pool and the rest is discarded."""
    copies, kitties = DECKS[deck]
    left = [*NAMES[:-2] * 4, *["X"] * copies, *["K"] * kitties]
    hands = [seat.split(":")[0] for seat in seats.split("/")]
    for word in (top, pool, *hands):
        for card in read_multiset(word):
            left.remove(card)
    discard = write_multiset(left)
    round_, _, rest = turn.partition(" ")
    return f"{round_} {rest} {top} {top} {discard} 0 {counters} {seats} -"


PLANS: Final = {
    "last-left": Plan(players=2, ending="last-left", tells=("midnight", "quartet", "failed")),
    "last-left-of-six": Plan(
        players=6,
        options={"match": "single", "first": "F"},
        ending="last-left",
        tells=("reversed", "skipped", "out", "quartet", "discarded", "took", "failed"),
    ),
    "all-passed": Plan(
        players=4,
        options={"match": "single", "deck": "4x2k"},
        start=late(
            "1A turn:A+",
            "9",
            "0:2:90",
            "11,X:11:1:0:0/X:X:2:0:0/X:X:1:0:0/X:-:2:0:0",
            "1,2,5*2,14*2",
            deck="4x2k",
        ),
        beginning="11 pass pass pass pass",
        ending="all-passed",
        tells=("discarded", "passed"),
    ),
    "idle": Plan(players=2, eager=False, ending="idle"),
    "cap": Plan(
        players=3,
        options={"match": "single", "idle_limit": 0},
        start=late(
            "1B turn:A-",
            "5",
            "0:140:1960",
            "2,6*2,9,13,14:2,6*2,9:10:0:0/3*2,7*2,X:3*2,7*2,X:10:0:0/8*2,10,12,K:8:10:0:0",
            "1*4,2*3,3*2,4*4,5*3,6*2,7*2,8*2,9*3,10*3,14*2",
        ),
        eager=False,
        ending="cap",
    ),
    "match-won": Plan(
        players=4,
        options={"idle_limit": 30},
        ending="match-won",
        tells=("scored", "boo", "reversed", "skipped"),
    ),
    "match-extended": Plan(
        players=3, options={"idle_limit": 30}, ending="match-extended", tells=("tied",)
    ),
    "match-shared": Plan(
        players=3,
        start=late(
            "20C turn:B+",
            "5",
            "0:40:400",
            "2:2:0:36:1/9:9:0:36:1/3*2,7*2:3*2,7*2:10:4:17",
            "1*4,8*2,9*2,10*2",
        ),
        beginning="9 take 2",
        ending="match-shared",
        tells=("shared", "out"),
    ),
    "all-options-changed": Plan(
        players=5,
        options={"deck": "4x2k", "last_out_bonus": 2, "idle_limit": 20, "first": "E"},
        tells=("midnight", "again"),
    ),
    "passed": Plan(players=3, options={"match": "single"}, eager=False, tells=("passed",)),
}


def main() -> None:
    """Write every game."""
    for name, plan in PLANS.items():
        game = Ghooost(plan.players, plan.options)
        keep(game, name, _actions(game, plan), plan.start)


def _actions(game: Ghooost, plan: Plan) -> list[str]:
    """The first game that fits the plan."""
    seed = 1
    while True:
        actions, told, ending = _play(game, plan, Rng(seed))
        if plan.ending in ("", ending) and told.issuperset(plan.tells):
            return actions
        seed += 1


def _play(game: Ghooost, plan: Plan, rng: Rng) -> tuple[list[str], set[str], str]:
    state = game.start() if plan.start is None else game.parse_position(plan.start)
    actions = plan.beginning.split()
    events: list[Event] = []
    for notation in actions:
        state.apply(game.parse(notation), events)
    while state.actor != NOBODY:
        action = _choose(state, plan, rng)
        state.apply(action, events)
        actions.append(str(action))
    outcome = state.outcome()
    assert outcome is not None
    return actions, {event.kind for event in events}, outcome.reason


def _choose(state: GhooostState, plan: Plan, rng: Rng) -> Action:
    if state.actor == CHANCE or not plan.eager:
        return state.choose(rng)
    legal = state.legal_actions()
    eager = [action for action in legal if action.kind in ("play", "kitty", "manor")]
    return (eager or legal)[rng.below(len(eager or legal))]


if __name__ == "__main__":
    main()
