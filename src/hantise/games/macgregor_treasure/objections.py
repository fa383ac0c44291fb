"""Why an action of the treasure of the MacGregors is not legal."""

from typing import TYPE_CHECKING, Final

from hantise.core.action import Action
from hantise.core.state import CHANCE, NOBODY
from hantise.games.castle import actions as verbs
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import NOWHERE, OUT
from hantise.games.castle.cards import COLOURS
from hantise.games.macgregor_treasure import actions
from hantise.games.macgregor_treasure import cards as things
from hantise.games.macgregor_treasure.view_builder import MOST_ARRIVALS, PHASES
from hantise.text import Text

if TYPE_CHECKING:
    from hantise.games.macgregor_treasure.legal import TreasureTable

BY_CHANCE: Final = (verbs.FIRST, verbs.DRAW, verbs.TOP, actions.TOKEN)
ASKED: Final = {
    "lay": (actions.LAY, "illegal-lay-first"),
    "start": (actions.START, "illegal-start-first"),
    "plan": (verbs.PLAN, "illegal-plan-first"),
    "look": (actions.TURN, "illegal-look-first"),
    "discard": (verbs.DISCARD, "illegal-discard-first"),
    "catch": (verbs.CATCH, "illegal-catch-first"),
}
"""By phase: what is asked, and what is said to anything else."""


def objection(state: "TreasureTable", action: Action) -> Text:
    """For an action that is not legal now."""
    if not isinstance(action, CastleAction) or action not in actions.ACTIONS:
        return Text("macgregor-treasure", "illegal-other-game")
    key = _objection(state, action)
    fields = action.fields()
    if key in ("illegal-other-door", "illegal-other-exit"):
        fields["door"] = _door(state, action)
    elif key == "illegal-few-treasures":
        fields |= {"treasures": state.found[state.turn], "goal": int(state.goal)}
    elif key == "illegal-arrivals":
        fields["most"] = MOST_ARRIVALS
    return Text("macgregor-treasure", key, fields)


def _objection(state: "TreasureTable", action: CastleAction) -> str:
    if state.actor == NOBODY:
        return "illegal-over"
    by_chance = action.verb in BY_CHANCE
    if state.actor == CHANCE:
        # Never more: what is left in the draw pile is nobody's to know.
        return "illegal-chance" if by_chance else "illegal-wait-for-chance"
    if by_chance:
        return "illegal-not-chance"
    phase = PHASES[state.phase]
    if phase == "plan" and action.verb in (verbs.PLAN, verbs.SEAL):
        return _objection_to_plan(state, action)
    if phase == "move":
        return _objection_to_run(state, action)
    verb, word = ASKED[phase]
    if action.verb != verb:
        return word
    if phase == "lay":
        return _objection_to_lay(state, action)
    if phase == "start" and not _is_cave(state, action.place):
        return "illegal-no-room"
    return {
        "start": "illegal-no-stairs",
        "discard": "illegal-not-in-hand",
        "catch": "illegal-not-there",
    }[phase]


def _objection_to_plan(state: "TreasureTable", action: CastleAction) -> str:
    if action.verb == verbs.SEAL:
        return "illegal-plan-short"
    return "illegal-planned" if state.is_planned(action.blazon) else "illegal-plan-full"


def _objection_to_lay(state: "TreasureTable", action: CastleAction) -> str:
    room = action.place
    if not _is_cave(state, room):
        return "illegal-no-room"
    if state.tokens[room] >= 0:
        return "illegal-has-token"
    if state.round == 0:
        return "illegal-lay-tower-crown"
    return "illegal-lay-pawn" if state.castle.blazon[room] == state.top else "illegal-lay-blazon"


def _objection_to_run(state: "TreasureTable", action: CastleAction) -> str:
    match action.verb:
        case verbs.MOVE:
            return _objection_to_move(state, action)
        case actions.LAMP:
            return _objection_to_lamp(state, action)
        case actions.PICKAXE:
            return _objection_to_pickaxe(state, action)
        case actions.DETECTOR:
            has_one = state.has_object(things.DETECTOR)
            return "illegal-plan-open" if has_one else "illegal-no-detector"
        case actions.TURN | actions.PASS_BY:
            return "illegal-no-token"
        case verbs.PLAN | verbs.SEAL:
            return "illegal-plan-over"
        case verbs.DISCARD:
            return "illegal-no-discard"
        case verbs.CATCH:
            return "illegal-no-catch"
        case actions.LAY:
            return "illegal-no-lay"
        case _:
            return "illegal-no-start"


def _objection_to_move(state: "TreasureTable", action: CastleAction) -> str:
    if not state.holds(action.key):
        return "illegal-not-in-hand"
    if action.place != OUT and not _is_cave(state, action.place):
        return "illegal-no-room"
    if not _door(state, action):
        return "illegal-no-exit" if action.place == OUT else "illegal-no-door"
    if not state.opens(action.key, action.place):
        return "illegal-other-exit" if action.place == OUT else "illegal-other-door"
    if action.place == OUT:
        return "illegal-few-treasures"
    return _barred(state, action)


def _barred(state: "TreasureTable", action: CastleAction) -> str:
    is_ghosts = action.place == state.rooms[state.ghost]
    return "illegal-ghost-there" if is_ghosts else "illegal-arrivals"


def _objection_to_lamp(state: "TreasureTable", action: CastleAction) -> str:
    stairs = state.castle.stairs
    if not state.has_object(things.LAMP):
        return "illegal-no-lamp"
    if state.rooms[state.turn] not in stairs:
        return "illegal-lamp-here"
    if not _is_cave(state, action.place):
        return "illegal-no-room"
    if action.place not in stairs or action.place == state.rooms[state.turn]:
        return "illegal-lamp-there"
    return _barred(state, action)


def _objection_to_pickaxe(state: "TreasureTable", action: CastleAction) -> str:
    if not state.has_object(things.PICKAXE):
        return "illegal-no-pickaxe"
    if not _is_cave(state, action.place):
        return "illegal-no-room"
    if action.place not in state.castle.neighbours[state.rooms[state.turn]]:
        return "illegal-pickaxe-there"
    return _barred(state, action)


def _is_cave(state: "TreasureTable", place: int) -> bool:
    """Cells outside the castle are none, nor are those of a cave that has its name from another."""
    return state.castle.blazon[place] != NOWHERE


def _door(state: "TreasureTable", action: CastleAction) -> str:
    """The colour of the door that leads there from where the runner is."""
    room = state.rooms[state.turn]
    for colour, name in enumerate(COLOURS):
        if action.place in state.castle.doors[3 * room + colour]:
            return name
    return ""
