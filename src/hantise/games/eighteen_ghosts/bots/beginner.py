"""18 Ghosts as somebody plays it who learnt it an hour ago."""

from collections.abc import Sequence

from hantise.bots import beginner
from hantise.bots.beginner import Idea
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.eighteen_ghosts.bots.careful import after, why, worth


class BeginnerBot(beginner.BeginnerBot):
    """Heads for the portals with what it notices, and forgets that the rival moves too."""

    notices = 25

    def ideas(self, view: View, legal: Sequence[Action]) -> list[Idea]:
        seat = view.actor
        world = self.game.imagine(view, self.rng)
        before = worth(world, seat)
        found = []
        for action in legal:
            outlook = after(world, action)
            value = worth(outlook, seat)
            found.append(Idea(value, action, why(outlook, seat, value - before)))
        return found
