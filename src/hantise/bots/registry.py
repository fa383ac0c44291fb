"""Which bots there are for a game: ``random`` for all, then those that know it, weakest first.

Those of a game's own package are listed as ``BOTS`` in its module ``bots``. A package offers bots for
another's game through the entry point group ``hantise.bots``, named ``<game>.<bot>``.
"""

from functools import cache
from typing import Final

from hantise.bots.bot import Bot
from hantise.bots.random_bot import RandomBot
from hantise.core.errors import UnknownBot
from hantise.core.game import Game
from hantise.core.registry import offered, part
from hantise.core.rng import Rng, SystemRng
from hantise.search.budget import Budget

GROUP = "hantise.bots"
USUAL_LEVEL: Final = 2
"""Instant, by simple rules: who plays where nobody chose, and in the place of somebody who left."""


@cache
def _bots(game_id: str) -> dict[str, type[Bot]]:
    bots: dict[str, type[Bot]] = {RandomBot.id: RandomBot}
    own = part(game_id, "bots")
    known: list[type[Bot]] = [] if own is None else [*own.BOTS]
    for entry in offered(GROUP):
        if entry.name.rpartition(".")[0] == game_id:
            known.append(entry.load())
    for bot in known:
        if bots.setdefault(bot.id, bot) is not bot:
            raise ImportError(f"two packages offer a bot called {game_id}.{bot.id}")
    return dict(sorted(bots.items(), key=lambda item: (item[1].level, item[0])))


def bot_ids(game_id: str) -> tuple[str, ...]:
    """The bots that can play a game, weakest first."""
    return tuple(_bots(game_id))


def strongest_bot(game_id: str) -> str:
    """The bot that plays best."""
    return bot_ids(game_id)[-1]


@cache
def usual_bot(game_id: str) -> str:
    """The bot where nobody chose one: of level 2, else the next below it, else the next above.

    It plays for whoever leaves, too: leaving must not pay. ``random`` only if there is no other.
    """
    levels = {id: bot.level for id, bot in _bots(game_id).items() if bot is not RandomBot}
    return min(
        levels,
        key=lambda id: (levels[id] > USUAL_LEVEL, abs(levels[id] - USUAL_LEVEL)),
        default=RandomBot.id,
    )


def bot_type(id: str, game: Game) -> type[Bot]:
    """What kind of bot an id of a game's bots stands for; `UnknownBot` if there is none."""
    bots = _bots(game.about.id)
    if id not in bots:
        raise UnknownBot("error-unknown-bot", bot=id[:40], game=game.title(), known=", ".join(bots))
    return bots[id]


def make_bot(id: str, game: Game, seed: int | None = None, budget: Budget | None = None) -> Bot:
    """A bot at a table; with a seed and a budget of iterations it always plays alike.

    A budget is for one that searches, instead of its usual one; to others it means nothing.
    """
    bot = bot_type(id, game)(game, SystemRng() if seed is None else Rng(seed))
    if budget is not None and bot.budget is not None:
        bot.budget = budget
    return bot
