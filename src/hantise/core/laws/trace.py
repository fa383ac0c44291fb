"""A game on trial: where it began, what was played, and the violation that this would make."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from hantise.core.action import Action
from hantise.core.errors import HantiseError
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.laws.law import LEGAL_ACTIONS, Law, Violation
from hantise.core.state import State


class Trace:
    """Grows with the game that is being played."""

    def __init__(
        self, game: Game, seed: int, start: str | None = None, actions: Sequence[Action] = ()
    ) -> None:
        self.game = game
        self.seed = seed
        self.start = start
        self.actions = list(actions)

    def until(self, step: int) -> "Trace":
        """The same game, as far as that step only; what follows leaves this trace alone."""
        return Trace(self.game, self.seed, self.start, self.actions[:step])

    def violation(self, law: Law, what: str) -> Violation:
        """The law broken, with all that was played so far."""
        return Violation(
            law, self.game, what, seed=self.seed, start=self.start, actions=self.actions
        )

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        """Apply a legal action, of this game or of a world imagined in it."""
        try:
            state.apply(action, events)
        except Exception as error:
            what = f"{action} is legal, but raised {name_error(error)}"
            raise self.violation(LEGAL_ACTIONS, what) from error

    @contextmanager
    def under(self, law: Law) -> Iterator[None]:
        """Whatever a game raises where it should not breaks the law that was looking."""
        try:
            yield
        except Violation:
            raise
        except Exception as error:
            raise self.violation(law, f"the game raised {name_error(error)}") from error


def name_error(error: Exception) -> str:
    """An error for engineers: its type, and its message by key, even where words are missing."""
    if isinstance(error, HantiseError):
        return f"{type(error).__name__}: {error.text.key} {dict(error.text.fields)}"
    return f"{type(error).__name__}: {error}"
