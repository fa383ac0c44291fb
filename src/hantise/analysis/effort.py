"""Who judges a game, and with how much thought."""

from typing import Final, NamedTuple

from hantise.bots import bot_type, strongest_bot
from hantise.bots.search_bot import SearchBot
from hantise.core.game import Game

SECONDS: Final = 60.0
"""About so long takes a whole game, on a quiet core."""
SECONDS_PER_LOOK: Final = 0.15
"""And one look at a position no longer than that, however short the game was."""
LOOKS: Final = 3
"""A moment of a game needs so many of them, or fewer."""
WITHOUT_BUDGET: Final = 3_000
"""Iterations in a second where no bot says what it thinks with."""
FEWEST: Final = 40
"""With fewer iterations nothing is learnt."""


class Effort(NamedTuple):
    """With the same one an analysis comes out the same."""

    bot: str
    iterations: int
    """Of each look at a position; what one is, is the bot's affair."""
    seed: int = 1
    seconds: float = float("inf")
    """One look is given up after so long, whatever was found until then."""


def is_asked_itself(bot: str, game: Game) -> bool:
    """Whether a bot that searches otherwise than others is asked about single moves, too.

    Only of one for two, where nothing is hidden: others may plan a turn from all that is legal.
    """
    kind = bot_type(bot, game)
    searches = kind.budget is not None and not issubclass(kind, SearchBot)
    return searches and not game.about.hides and game.players == 2


def usual_effort(game: Game, moments: int, bot: str | None = None) -> Effort:
    """That of the strongest bot, unless another is named, for a game of so many moments."""
    id = strongest_bot(game.about.id) if bot is None else bot
    kind = bot_type(id, game)
    budget = kind.budget if issubclass(kind, SearchBot) or is_asked_itself(id, game) else None
    seconds = min(SECONDS_PER_LOOK, SECONDS / max(1, moments * LOOKS))
    per_second = float(WITHOUT_BUDGET)
    if budget is not None and budget.seconds < float("inf"):
        per_second = budget.iterations / budget.seconds
    return Effort(id, max(FEWEST, int(per_second * seconds)))
