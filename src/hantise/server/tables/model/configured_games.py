"""Games as tables are set up with them; tables that are set up alike share one."""

from functools import lru_cache
from typing import get_type_hints

from hantise.bots import usual_bot
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.view import View
from hantise.server.tables.model.facts import decode_options
from hantise.server.wire import Choice


def recalls(game: type[Game]) -> bool:
    """Whether a perfect memory would help, so that the memory aid matters."""
    declared = get_type_hints(game.view_type)["recall"]
    return declared not in (get_type_hints(View)["recall"], type(None))


class Configured:
    """A game with its options, and its actions as they are sent."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.hides = game.about.hides
        self.recalls = recalls(type(game))
        self.usual_bot = usual_bot(game.about.id)
        self._choices: dict[int, Choice] = {}

    def choice(self, action: Action) -> Choice:
        """An action as it is sent."""
        choice = self._choices.get(action.id)
        if choice is None:
            choice = Choice(action.notation, action.kind, action.fields())
            self._choices[action.id] = choice
        return choice


@lru_cache(maxsize=512)
def configured(game: str, players: int, options: str, rules: int) -> Configured:
    """The game of a table; ``options`` as JSON."""
    return Configured(find(game)(players, decode_options(options), rules))
