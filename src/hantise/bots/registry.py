"""Which bots there are for a game: ``random`` for all, then those that know it, weakest first.

Those of a game's own package are listed as ``BOTS`` in its module ``bots``. A package offers bots for
another's game through the entry point group ``hantise.bots``, named ``<game>.<bot>``.
"""

from functools import cache

from hantise.bots.bot import Bot
from hantise.bots.random_bot import RandomBot
from hantise.core.errors import UnknownBot
from hantise.core.game import Game
from hantise.core.registry import offered, part
from hantise.core.rng import Rng, SystemRng

GROUP = "hantise.bots"


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


def make_bot(id: str, game: Game, seed: int | None = None) -> Bot:
    """A bot at a table; with a seed it always plays alike."""
    bots = _bots(game.about.id)
    if id not in bots:
        raise UnknownBot("error-unknown-bot", bot=id[:40], game=game.title(), known=", ".join(bots))
    return bots[id](game, SystemRng() if seed is None else Rng(seed))
