"""Ghooost! as somebody plays it who learnt it an hour ago."""

from collections.abc import Sequence
from typing import Final

from hantise.bots import beginner
from hantise.bots.beginner import Idea
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.bots.careful import why, worth
from hantise.games.ghooost.bots.sight import sight
from hantise.games.ghooost.bots.worth import Judge, Weights
from hantise.games.ghooost.views import GhooostView

SELFISH: Final = Weights(stuck=0.0, taken=0.0, foreseen=0.0)
"""Its own cards count, and nothing that happens to others."""


class BeginnerBot(beginner.BeginnerBot):
    """Looks at its own hand and plays what it notices there."""

    notices = 50

    def ideas(self, view: View, legal: Sequence[Action]) -> list[Idea]:
        assert isinstance(view, GhooostView)
        assert isinstance(self.game, Ghooost)
        judge = Judge(sight(view, self.game.options.deck), SELFISH)
        found = []
        for action in legal:
            value = worth(judge, action)
            found.append(Idea(value, action, why(judge, action, value)))
        return found
