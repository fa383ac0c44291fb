"""A table of 18 Ghosts for the rule tests: positions and actions as text, seen as players see them."""

from collections import Counter
from typing import Self

import pytest

from hantise.core.errors import IllegalAction
from hantise.core.event import Event
from hantise.core.outcome import Outcome
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.views import EighteenGhostsView, Public

START = "2^2/5/4>/5/2v2 A - - 0 0"
ALL_GHOSTS = "RRRBBBYYYrrrbbbyyy"
PLACINGS = (
    "R@b5 R@e5 R@a3 R@c3 R@e2 R@b1 B@a5 B@d5 B@b3 B@d3 B@a2 B@d1 Y@a4 Y@c4 Y@e4 Y@c2 Y@a1 Y@e1"
)
PLACED = "bR^Br/y1Y1y/rbRB>/b1Y1r/yRvBY A - - 0 0"
"""What the placings lead to."""


class Table:
    """A game played by notation.

    A position may say ``*`` for its dungeon: every ghost not named elsewhere is there.
    """

    def __init__(self, position: str = START, goal: str = "three-colours") -> None:
        castle, side, dungeon, escaped, *counters = position.split(" ")
        if dungeon == "*":
            elsewhere = Counter(castle + escaped)
            dungeon = "".join((Counter(ALL_GHOSTS) - elsewhere).elements()) or "-"
        self.game = EighteenGhosts(options={"goal": goal})
        text = " ".join((castle, side, dungeon, escaped, *counters))
        self.state = self.game.parse_position(text)
        self.events: list[Event] = []

    def play(self, actions: str) -> Self:
        """Play the actions; ``events`` are then those of this call."""
        self.events = []
        for notation in actions.split():
            self.state.apply(self.game.parse(notation), self.events)
        return self

    def refusal(self, action: str) -> str:
        """Why an action is refused; nothing changes and nothing is reported."""
        before = self.state.snapshot()
        heard: list[Event] = []
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(self.game.parse(action), heard)
        assert self.state.snapshot() == before
        assert heard == []
        assert caught.value.action == action
        return caught.value.reason.key

    def legal(self, kind: str = "") -> set[str]:
        """The legal actions, of one kind or all."""
        actions = self.state.legal_actions()
        assert len({str(action) for action in actions}) == len(actions)
        return {str(action) for action in actions if kind in ("", action.kind)}

    def kinds(self) -> list[str]:
        """The kinds of the events of the last `play`."""
        return [event.kind for event in self.events]

    def told(self, kind: str) -> list[dict[str, object]]:
        """What the events of one kind said."""
        return [event.fields for event in self.events if event.kind == kind]

    @property
    def position(self) -> str:
        return self.state.position()

    @property
    def actor(self) -> int:
        return self.state.actor

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
    def outcome(self) -> Outcome:
        """How the game ended; it must have."""
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome

    @property
    def ending(self) -> str:
        """The reason the game ended for, "" while it goes on."""
        outcome = self.state.outcome()
        assert self.public.ending == (outcome.reason if outcome else "")
        return outcome.reason if outcome else ""
