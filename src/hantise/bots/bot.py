"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.view import View
from hantise.search.budget import Budget
from hantise.text import Text


class Alternative(NamedTuple):
    """Another action, and what it would bring: as the returns of an outcome, from -1 to 1."""

    action: Action
    value: float


class Thought(NamedTuple):
    """What a bot that looks ahead expects of what it chose; a hint shows it."""

    value: float
    """What its seat may expect, as the returns of an outcome: from -1 to 1."""
    line: tuple[Action, ...] = ()
    """How it sees the game go on after the action it chose, best play by everybody."""
    alternatives: tuple[Alternative, ...] = ()
    """What else it thought of, best first."""


class Choice(NamedTuple):
    """What a bot would do, why in a word, and what it expects, if it can say."""

    action: Action
    reason: Text
    thought: Thought | None = None


class Bot(ABC):
    """Chooses among the legal actions of a seat from that seat's view.

    The small decisions of one turn are asked one after the other of the same bot, so that it may
    go on with what it found out for the first of them.
    """

    id: ClassVar[str]
    level: ClassVar[int] = 1
    """How strong it is: 0 plays at random, 1 makes mistakes, 2 knows a few rules, 3 and 4 search."""
    budget: Budget | None = None
    """What a whole turn of a bot that searches is thought with; less may be given to one of them."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        """One of the legal actions."""

    def reason(self, key: str) -> Text:
        """The word for why, from the game's own messages."""
        return Text(self.game.about.id, f"reason-{key}")
