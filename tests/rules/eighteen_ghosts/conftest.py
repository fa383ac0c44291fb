"""A table of 18 Ghosts for the rule tests: positions and actions as text, seen as players see them."""

from collections import Counter

from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.state import EighteenGhostsState
from hantise.games.eighteen_ghosts.views import EighteenGhostsView, Public
from tests.rules.table import GameTable

START = "2^2/5/4>/5/2v2 A - - 0 0"
ALL_GHOSTS = "RRRBBBYYYrrrbbbyyy"
PLACINGS = (
    "R@b5 R@e5 R@a3 R@c3 R@e2 R@b1 B@a5 B@d5 B@b3 B@d3 B@a2 B@d1 Y@a4 Y@c4 Y@e4 Y@c2 Y@a1 Y@e1"
)
PLACED = "bR^Br/y1Y1y/rbRB>/b1Y1r/yRvBY A - - 0 0"
"""What the placings lead to."""


class Table(GameTable[EighteenGhosts, EighteenGhostsState]):
    """A position may say ``*`` for its dungeon: every ghost not named elsewhere is there."""

    def __init__(self, position: str = START, goal: str = "three-colours") -> None:
        castle, side, dungeon, escaped, *counters = position.split(" ")
        if dungeon == "*":
            elsewhere = Counter(castle + escaped)
            dungeon = "".join((Counter(ALL_GHOSTS) - elsewhere).elements()) or "-"
        game = EighteenGhosts(options={"goal": goal})
        text = " ".join((castle, side, dungeon, escaped, *counters))
        super().__init__(game, game.parse_position(text))

    @property
    def public(self) -> Public:
        """What everybody sees: the same for both seats and for a spectator."""
        views = [self.state.view(seat) for seat in (None, 0, 1)]
        shown = [view.public for view in views if isinstance(view, EighteenGhostsView)]
        assert shown[0] == shown[1] == shown[2]
        return shown[0]

    @property
    def counters(self) -> tuple[int, int]:
        """Turns since the last fight or escape, and since the last escape."""
        return self.public.quiet, self.public.since_escape

    @property
    def ending(self) -> str:
        """The reason the game ended for, "" while it goes on."""
        outcome = self.state.outcome()
        assert self.public.ending == (outcome.reason if outcome else "")
        return outcome.reason if outcome else ""
