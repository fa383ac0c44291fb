"""The ghost of the MacGregors as somebody plays it who learnt it an hour ago."""

from collections.abc import Sequence
from typing import Final

from hantise.bots import beginner
from hantise.bots.beginner import Idea
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.bots.guesses import minus
from hantise.games.castle.bots.haunting import UNREACHED, walked, walls_between
from hantise.games.castle.cards import LETTERS
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor.bots.careful import why
from hantise.games.macgregor.bots.sight import Sight
from hantise.games.macgregor.bots.ways import ways_of
from hantise.games.macgregor.views import MacGregorView

A_KEY: Final = 0.5
"""In turns: what one more key looks worth."""
IDLE: Final = -100.0


class BeginnerBot(beginner.BeginnerBot):
    """Runs for the way out as if no ghost were there, and haunts the pawns where they stand."""

    notices = 50

    def ideas(self, view: View, legal: Sequence[Action]) -> list[Idea]:
        assert isinstance(view, MacGregorView)
        assert isinstance(self.game, MacGregor)
        sight = Sight(view, ways_of(self.game.options.castle))
        actions = [action for action in legal if isinstance(action, CastleAction)]
        match view.public.phase:
            case "plan":
                return [Idea(_haunting(sight, action), action, "prowl") for action in actions]
            case "discard":
                return [Idea(0.0, action, "spare") for action in actions]
            case "catch":
                return [Idea(0.0, action, "prize") for action in actions]
            case _:
                return [Idea(_running(sight, a), a, why(sight, a)) for a in actions]


def _haunting(sight: Sight, action: CastleAction) -> float:
    """The nearer to a runner the better; then it is enough."""
    assert sight.view.private is not None
    laid = [LETTERS.index(card) for card in sight.view.private.plan]
    runners = [sight.room(seat) for seat in range(sight.players) if seat != sight.ghost]
    place = walked(sight.castle, sight.room(sight.ghost), laid)
    if action.kind == "seal":
        return float(-walls_between(sight.castle, place, runners))
    room = int(sight.castle.step(place, action.blazon))
    return -UNREACHED - 1.0 if room < 0 else -walls_between(sight.castle, room, runners)


def _running(sight: Sight, action: CastleAction) -> float:
    """The fewer turns to the way out the better."""
    if action.kind == "stay":
        return IDLE
    room, hand = sight.room(sight.me), sight.hand
    if action.kind == "move":
        room, hand = int(action.place), minus(hand, int(action.key) % 3)
    return (A_KEY if action.kind == "take" else 0.0) - sight.ways.turns(room, hand)
