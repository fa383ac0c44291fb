"""Why an action of the ghost of the MacGregors is not legal."""

from typing import TYPE_CHECKING, Final

from hantise.core.action import Action
from hantise.core.state import CHANCE, NOBODY
from hantise.games.castle import actions as verbs
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import NOWHERE, OUT
from hantise.games.castle.cards import COLOURS
from hantise.games.macgregor import actions
from hantise.games.macgregor.view_builder import PHASES
from hantise.text import Text

if TYPE_CHECKING:
    from hantise.games.macgregor.legal import MacGregorTable

BY_CHANCE: Final = (verbs.FIRST, verbs.DRAW, verbs.TOP)
PLANNING: Final = (verbs.PLAN, verbs.SEAL)


def objection(state: "MacGregorTable", action: Action) -> Text:
    """For an action that is not legal now."""
    if not isinstance(action, CastleAction) or action not in actions.ACTIONS:
        return Text("macgregor", "illegal-other-game")
    key = _objection(state, action)
    fields = action.fields()
    if key in ("illegal-other-door", "illegal-other-exit"):
        fields["door"] = _door(state, action)
    return Text("macgregor", key, fields)


def _objection(state: "MacGregorTable", action: CastleAction) -> str:
    if state.actor == NOBODY:
        return "illegal-over"
    by_chance = action.verb in BY_CHANCE
    if state.actor == CHANCE:
        # Never more: what is left in the draw pile is nobody's to know.
        return "illegal-chance" if by_chance else "illegal-wait-for-chance"
    if by_chance:
        return "illegal-not-chance"
    match PHASES[state.phase]:
        case "plan":
            return _objection_to_plan(state, action)
        case "move":
            return _objection_to_run(state, action)
        case "discard":
            return (
                "illegal-not-in-hand" if action.verb == verbs.DISCARD else "illegal-discard-first"
            )
        case _:
            return "illegal-not-there" if action.verb == verbs.CATCH else "illegal-catch-first"


def _objection_to_plan(state: "MacGregorTable", action: CastleAction) -> str:
    if action.verb == verbs.SEAL:
        return "illegal-plan-empty"
    if action.verb != verbs.PLAN:
        return "illegal-plan-first"
    return "illegal-planned" if state.is_planned(action.blazon) else "illegal-plan-full"


def _objection_to_run(state: "MacGregorTable", action: CastleAction) -> str:
    if action.verb in PLANNING:
        return "illegal-plan-over"
    if action.verb == verbs.CATCH:
        return "illegal-no-catch"
    if action.verb == verbs.DISCARD:
        return "illegal-no-discard"
    if action.verb == verbs.END:
        return "illegal-not-moved"
    if action.verb != verbs.MOVE:
        return "illegal-moved"
    return _objection_to_move(state, action)


def _objection_to_move(state: "MacGregorTable", action: CastleAction) -> str:
    if not state.holds(action.key):
        return "illegal-not-in-hand"
    if action.place != OUT and state.castle.blazon[action.place] == NOWHERE:
        return "illegal-no-room"
    if _door(state, action):
        return "illegal-other-exit" if action.place == OUT else "illegal-other-door"
    return "illegal-no-exit" if action.place == OUT else "illegal-no-door"


def _door(state: "MacGregorTable", action: CastleAction) -> str:
    """The colour of the door that leads there from where the runner is."""
    room = state.rooms[state.turn]
    for colour, name in enumerate(COLOURS):
        if action.place in state.castle.doors[3 * room + colour]:
            return name
    return ""
