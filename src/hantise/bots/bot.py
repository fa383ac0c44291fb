"""What a bot is."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, NamedTuple

from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.view import View
from hantise.text import Text


class Choice(NamedTuple):
    """What a bot would do, and why in a word."""

    action: Action
    reason: Text


class Bot(ABC):
    """Chooses among the legal actions of a seat from that seat's view."""

    id: ClassVar[str]
    level: ClassVar[int] = 1
    """How strong it is beside the other bots of its game: 0 plays at random."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game
        self.rng = rng

    @abstractmethod
    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        """One of the legal actions."""

    def reason(self, key: str) -> Text:
        """The word for why, from the game's own messages."""
        return Text(self.game.about.id, f"reason-{key}")
