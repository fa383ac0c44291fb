"""Who is ahead in a game, as somebody sees it who looks into all hands."""

from collections.abc import Callable
from typing import Final, Literal, NamedTuple

from hantise.bots import make_bot, strongest_bot
from hantise.bots.search_bot import SearchBot
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.search import Budget, Guide

PLAYOUTS: Final = 64
"""Of a state that is judged by how games go on from there."""
NODES: Final = 4_000
"""Of a search that says what a state is worth."""

Kind = Literal["search", "guide", "random"]
"""A short search; games as the game's guide plays them on; games played on at random."""


class Judge(NamedTuple):
    """How states of a game are judged."""

    kind: Kind
    worth: Callable[[State, Rng], list[float]]
    """What each seat may expect of a state in which one of them acts, from -1 to 1."""


def judge(game: Game) -> Judge:
    """The best that the game's bots know, cheap enough for every turn of many games."""
    strongest = make_bot(strongest_bot(game.about.id), game, seed=0)
    if isinstance(strongest, SearchBot):
        return Judge("guide", lambda state, rng: _played_on(strongest.guide(), state, rng))
    if strongest.budget is not None and not game.about.hides and game.players == 2:
        return Judge("search", lambda state, rng: _searched(game, state, rng))
    return Judge("random", lambda state, rng: _played_on(Guide(), state, rng))


def _played_on(guide: Guide, state: State, rng: Rng) -> list[float]:
    guide.prepare(state.copy())
    ends = guide.evaluate([state.copy() for _ in range(PLAYOUTS)], rng)
    return [sum(seat) / PLAYOUTS for seat in zip(*ends, strict=True)]


def _searched(game: Game, state: State, rng: Rng) -> list[float]:
    seat = int(state.actor)
    bot = make_bot(strongest_bot(game.about.id), game, int(rng.below(1 << 30)), Budget(NODES))
    thought = bot.choose(state.view(seat), state.legal_actions()).thought
    worth = 0.0 if thought is None else thought.value
    return [worth if number == seat else -worth for number in range(2)]
