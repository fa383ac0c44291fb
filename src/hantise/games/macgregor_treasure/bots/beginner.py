"""The treasure of the MacGregors as somebody plays it who learnt it an hour ago."""

from collections.abc import Sequence

from hantise.bots import beginner
from hantise.bots.beginner import Idea
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import NOWHERE
from hantise.games.castle.bots.guesses import minus
from hantise.games.castle.bots.haunting import UNREACHED, walked, walls_between
from hantise.games.castle.cards import LETTERS
from hantise.games.macgregor_treasure import MacGregorTreasure
from hantise.games.macgregor_treasure.bots.sight import OBJECTS, Sight
from hantise.games.macgregor_treasure.bots.ways import ways_of
from hantise.games.macgregor_treasure.views import TreasureView

REASONS = {"lay": "far", "start": "stairs", "discard": "spare", "catch": "prize", "plan": "prowl"}
IN_HAND = 0.1
"""What a key looks worth that is kept, in treasures."""


class BeginnerBot(beginner.BeginnerBot):
    """Goes where treasures are as if no ghost were there, and haunts the pawns where they stand."""

    notices = 50

    def ideas(self, view: View, legal: Sequence[Action]) -> list[Idea]:
        assert isinstance(view, TreasureView)
        assert isinstance(self.game, MacGregorTreasure)
        sight = Sight(view, ways_of(self.game.options.castle))
        actions = [action for action in legal if isinstance(action, CastleAction)]
        match view.public.phase:
            case "plan":
                return [Idea(_haunting(sight, action), action, "prowl") for action in actions]
            case "look":
                return [_looking(sight, action) for action in actions]
            case "move":
                return [_running(sight, action) for action in actions]
            case phase:
                return [Idea(0.0, action, REASONS[phase]) for action in actions]


def _haunting(sight: Sight, action: CastleAction) -> float:
    """The nearer to a runner the better."""
    assert sight.view.private is not None
    laid = [LETTERS.index(card) for card in sight.view.private.plan]
    seats = range(len(sight.public.rooms))
    runners = [sight.room(seat) for seat in seats if seat != sight.ghost]
    place = walked(sight.castle, sight.shut, laid)
    room = int(sight.castle.step(place, action.blazon))
    return float(-UNREACHED - 1 if room == NOWHERE else -walls_between(sight.castle, room, runners))


def _looking(sight: Sight, action: CastleAction) -> Idea:
    token = sight.view.recall.tokens[sight.public.rooms[sight.me]]
    is_trap = token == "trap"
    wanted = "pass-by" if is_trap else "turn"
    return Idea(float(action.kind == wanted), action, "known-trap" if is_trap else "known-treasure")


def _running(sight: Sight, action: CastleAction) -> Idea:
    """The more treasures near the better; then the nearer to the way out."""
    room, hand, lost = sight.room(sight.me), sight.hand, 0.0
    if action.kind == "detector":
        return Idea(sight.promise(room, hand, frozenset(), sight.found), action, "detect")
    if action.kind == "move":
        room, hand = int(action.place), minus(hand, int(action.key) % 3)
    elif action.kind in OBJECTS:
        room, lost = int(action.place), OBJECTS[action.kind]
    taken = frozenset({room}) & sight.treasures
    value = len(taken) + sight.promise(room, hand, taken, sight.found + len(taken))
    value += IN_HAND * sum(hand) - lost
    why = "fetch" if taken else "hide" if action.kind == "end" else "approach"
    return Idea(value, action, why)
