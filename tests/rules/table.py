"""A game for the rule tests: positions and actions as text, seen as players see them."""

from typing import Generic, Self, TypeVar

import pytest

from hantise.core.errors import IllegalAction
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.outcome import Outcome
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.text import Text

G = TypeVar("G", bound=Game)
S = TypeVar("S", bound=State)


class GameTable(Generic[G, S]):
    """A game played by notation."""

    def __init__(self, game: G, state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def play(self, actions: str) -> Self:
        """Play the actions; ``events`` are then those of this call."""
        self.events = []
        for notation in actions.split():
            self.state.apply(self.game.parse(notation), self.events)
        return self

    def play_on(self, seed: int) -> list[Event]:
        """Play at random to the end; all that happened."""
        rng, events = Rng(seed), self.events
        while self.state.actor != NOBODY:
            self.state.apply(self.state.choose(rng), events)
        return events

    def refusal(self, action: str) -> str:
        """Why an action is refused, by the key of the words."""
        return self.reason(action).key

    def reason(self, action: str) -> Text:
        """Why an action is refused; nothing changes and nothing is reported."""
        before = self.state.snapshot()
        heard: list[Event] = []
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(self.game.parse(action), heard)
        assert self.state.snapshot() == before
        assert heard == []
        assert caught.value.action == action
        return caught.value.reason

    def legal(self, kind: str = "") -> set[str]:
        """The legal actions, of one kind or all."""
        actions = self.state.legal_actions()
        assert len({str(action) for action in actions}) == len(actions)
        return {str(action) for action in actions if kind in ("", action.kind)}

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
        return [event.seen_by(reader).fields() for event in self.events if event.kind == kind]

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
