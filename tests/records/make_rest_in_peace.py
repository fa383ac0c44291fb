"""Whole games of Rest in Peace, for every ending and some rarities.

``python -m tests.records.make_rest_in_peace`` writes them anew to ``rest-in-peace/``.
"""

from collections.abc import Iterator
from typing import Final

import msgspec

from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.rest_in_peace import RestInPeace
from hantise.games.rest_in_peace.events import HouseWon, Round, UncoverTen
from tests.records.record_files import keep

ALL: Final = "up-to-4"
LEAVING: Final = ("end", "place:-")


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played at random where nothing else is said."""

    options: dict[str, object] = {}
    beginning: tuple[str, ...] = ()
    """The first actions."""
    leaves: bool = False
    """Whether both leave every house at once and place nothing."""
    then: tuple[str, ...] = ()
    """What is done in round 9 wherever it can be done."""
    ending: str = ""
    """How it must end; seeds are tried one after another."""
    tells: tuple[str, ...] = ()
    """Kinds of events that must occur, with ``@9`` in round 9."""
    rules: int = 1
    """The version of the rules with which it was recorded."""


def laid(line: tuple[int, ...], houses: str) -> tuple[str, ...]:
    """A beginning with this line and these houses."""
    names = {"m": "manor", "c": "castle"}
    return (
        "first=A",
        *(f"line=#{medium}" for medium in line),
        *(f"house={names[house]}" for house in houses),
    )


# Whoever starts a round leaves it: the houses go to B, A, B, … and A starts round 9.
TRUCE_FIRST: Final = laid((27, 1, 2, 3, 4, 5, 6, 7, 8), "mmmmmmcccc")

PLANS: Final = {
    "manors": Plan(ending="manors", tells=("carried",), options={"mediums": "up-to-2"}),
    "castles": Plan(ending="castles", tells=("stumbled", "look"), options={"mediums": "up-to-1"}),
    "round-10": Plan(ending="round-10", tells=("resolved",), options={"mediums": "up-to-3"}),
    "tokens": Plan(ending="tokens", tells=("cancelled",)),
    "draw": Plan(
        options={"mediums": ALL, "first": "A"},
        beginning=TRUCE_FIRST,
        leaves=True,
        then=("#27",),
        ending="draw",
        tells=("truce@9", "cancelled"),
    ),
    "truce-in-round-9": Plan(
        options={"mediums": ALL}, ending="round-10", tells=("truce@9", "houses-moved@10")
    ),
    "truce-in-round-10": Plan(
        options={"mediums": ALL}, ending="tokens", tells=("cancelled-truce",)
    ),
    "truce-wins-two-tokens": Plan(
        options={"mediums": ALL}, ending="manors", tells=("truce", "two-at-last")
    ),
    "initiation": Plan(options={"initiation": True, "first": "B"}, tells=("uncovered",)),
    "revealed-and-turned-up": Plan(
        options={"mediums": ALL, "first": "A"},
        beginning=laid((3, 19, 20, 6, 2, 18, 21, 11, 16), "mcmcmcmcmm"),
        ending="round-10",
        tells=("look", "turned", "picked", "stumbled", "searched", "returned", "placed"),
    ),
    "blanked-in-round-10": Plan(options={"mediums": ALL}, tells=("uncover-ten", "blanked@10")),
    "nobody-to-pick": Plan(options={"mediums": "up-to-3"}, tells=("picked-nothing",)),
    "picked-from-an-empty-hand": Plan(
        options={"mediums": "up-to-3"}, tells=("picked-empty", "picked"), rules=2
    ),
    "played-dead": Plan(options={"mediums": ALL}, tells=("played-dead", "took-back", "discarded")),
}


def main() -> None:
    """Write every game."""
    for name, plan in PLANS.items():
        game = RestInPeace(2, plan.options, plan.rules)
        keep(game, name, _actions(game, plan))


def _actions(game: RestInPeace, plan: Plan) -> list[str]:
    """The first game that fits the plan."""
    seed = 1
    while True:
        actions, told, ending = _play(game, plan, Rng(seed))
        if plan.ending in ("", ending) and told.issuperset(plan.tells):
            return actions
        seed += 1


def _play(game: RestInPeace, plan: Plan, rng: Rng) -> tuple[list[str], set[str], str]:
    state = game.start()
    actions: list[str] = []
    events: list[Event] = []
    scripted = [game.parse(notation) for notation in plan.beginning]
    leaving = [game.parse(notation) for notation in LEAVING] if plan.leaves else []
    wanted = [game.parse(notation) for notation in plan.then]
    while state.actor != NOBODY:
        round_ = state.round
        if len(actions) < len(scripted):
            action = scripted[len(actions)]
        else:
            likes = [*(wanted if round_ == 9 else []), *leaving]
            legal = [action for action in likes if state.is_legal(action)]
            action = legal[0] if legal else state.choose(rng)
        state.apply(action, events)
        actions.append(str(action))
    outcome = state.outcome()
    assert outcome is not None
    return actions, set(_told(events)), outcome.reason


def _told(events: list[Event]) -> Iterator[str]:
    """The kinds of all events, and those of each round with its number."""
    round_ = 0
    for event in events:
        if isinstance(event, Round):
            round_ = event.round
        elif isinstance(event, UncoverTen):
            round_ = 10
        yield event.kind
        yield f"{event.kind}@{getattr(event, 'round', round_)}"
    last = [event.houses for event in events if isinstance(event, HouseWon)][-1]
    if len(last) > 1:
        yield "two-at-last"


if __name__ == "__main__":
    main()
