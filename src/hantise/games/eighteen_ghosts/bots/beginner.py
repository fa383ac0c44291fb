"""18 Ghosts as somebody plays it who learnt it an hour ago."""

from collections.abc import Sequence
from typing import Final

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.eighteen_ghosts.bots.careful import WIN, after, can_win, why, worth

SEEN: Final = 25
"""Of 100 actions, how many it notices."""


class BeginnerBot(Bot):
    """Heads for the portals with what it notices, and forgets that the rival moves too.

    A win that is there to be taken it never misses.
    """

    id = "beginner"
    level = 1

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        seat = view.actor
        world = self.game.imagine(view, self.rng)
        outlooks = [after(world, action) for action in legal]
        values = [WIN if can_win(outlook, seat) else worth(outlook, seat) for outlook in outlooks]
        noticed = [
            index
            for index, value in enumerate(values)
            if value == WIN or self.rng.below(100) < SEEN
        ] or [self.rng.below(len(legal))]
        best = max(values[index] for index in noticed)
        among = [index for index in noticed if values[index] == best]
        chosen = among[self.rng.below(len(among))]
        gain = worth(outlooks[chosen], seat) - worth(world, seat)
        return Choice(legal[chosen], self.reason(why(outlooks[chosen], seat, gain)))
