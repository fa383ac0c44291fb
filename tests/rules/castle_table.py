"""A table of a castle game for the rule tests: positions and actions as text."""

from typing import Generic, Self, TypeVar

import pytest

from hantise.core.errors import IllegalAction
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.outcome import Outcome
from hantise.core.state import CHANCE
from hantise.games.castle.state import CastleState

S = TypeVar("S", bound=CastleState)


class CastleTable(Generic[S]):
    """A game played by notation."""

    def __init__(self, game: Game, state: S) -> None:
        self.game = game
        self.state = state
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
        return caught.value.reason.key

    def legal(self) -> set[str]:
        """The legal actions."""
        actions = [str(action) for action in self.state.legal_actions()]
        assert len(set(actions)) == len(actions)
        return set(actions)

    def odds(self) -> dict[str, int]:
        """What chance may do, with the weights."""
        assert self.state.actor == CHANCE
        actions = map(str, self.state.legal_actions())
        return dict(zip(actions, self.state.weights(), strict=True))

    def kinds(self) -> list[str]:
        """The kinds of the events of the last `play`."""
        return [event.kind for event in self.events]

    def told(self, kind: str, reader: int | None = None) -> list[dict[str, object]]:
        """What a reader (None: a spectator) heard in the events of one kind."""
        return [event.seen_by(reader).fields for event in self.events if event.kind == kind]

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def position(self) -> str:
        return self.state.position()

    @property
    def outcome(self) -> Outcome:
        """How the game ended; it must have."""
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome
