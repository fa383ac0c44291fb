"""Ghosts as somebody plays it who learnt it an hour ago."""

from collections.abc import Sequence
from typing import Final

from hantise.bots import beginner
from hantise.bots.beginner import Idea
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.ghosts.bots.careful import TAKING_IS_LAST, why
from hantise.games.ghosts.views import GhostsView

MIST: Final = 1.5
"""It always goes, so it is played before one has to think."""


class BeginnerBot(beginner.BeginnerBot):
    """Lays a big card if it notices one, and does not save its Mists for when they are needed."""

    notices = 50

    def ideas(self, view: View, legal: Sequence[Action]) -> list[Idea]:
        assert isinstance(view, GhostsView)
        cards = [action for action in legal if action.kind != "take"] or legal
        return [Idea(_value(action), action, why(view, action)) for action in cards]


def _value(action: Action) -> float:
    if action.kind == "take":
        return TAKING_IS_LAST
    return MIST if action.kind == "mist" else float(action.notation[1])
