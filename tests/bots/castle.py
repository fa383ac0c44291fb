"""Whole games between bots in a castle."""

from collections import Counter
from collections.abc import Callable, Sequence

from hantise.bots.bot import Bot
from hantise.bots.random_bot import RandomBot
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State


def played(game: Game, bots: Sequence[Bot], seed: int) -> tuple[State, Counter[str]]:
    """A game to its end, and how often each reason was given."""
    state, rng = game.start(), Rng(seed)
    why: Counter[str] = Counter()
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.choose(rng))
            continue
        legal = state.legal_actions()
        found = bots[state.actor].choose(state.view(state.actor), legal)
        assert found.action in legal
        why[found.reason.key] += 1
        state.apply(found.action)
    return state, why


def wins_against_random(game: Game, make: Callable[[Game, Rng], Bot], games: int) -> int:
    """How many of these a bot wins against a random one, from both seats in turn."""
    won = 0
    for seed in range(games):
        bots: list[Bot] = [RandomBot(game, Rng(seed)), RandomBot(game, Rng(seed))]
        bots[seed % 2] = make(game, Rng(seed))
        outcome = played(game, bots, seed)[0].outcome()
        assert outcome is not None
        won += outcome.winners == (seed % 2,)
    return won
