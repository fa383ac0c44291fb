"""What is asked of every bot, as the laws of `hantise.core.laws` are asked of every game."""

from typing import Final

from hantise.bots.bot import Choice
from hantise.bots.registry import bot_ids, make_bot
from hantise.bots.turn import whole_turn
from hantise.core.game import Game
from hantise.core.laws import Law
from hantise.core.laws.shown import received
from hantise.core.laws.trace import Trace
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.search.budget import Budget

BLIND: Final = Law(
    "blind-bots",
    "With the same seed and number of iterations a bot does the same, and legal, things in every "
    "world that its seat cannot tell apart.",
)

EVERY: Final = 17
"""Of a random game, so many decisions lie between two at which the bots are tried."""
MOST: Final = 4
"""And so many are tried at most."""
WORLDS: Final = 2
FEW: Final = Budget(8)
"""Enough for those that search: what they do, not how well they do it, is looked at."""


def check_bots(game: Game, seed: int) -> int:
    """Try every bot at moments of a random game, and in worlds imagined there; how many turns."""
    trace = Trace(game, seed)
    state, rng = game.start(), Rng(seed)
    decisions = turns = 0
    while state.actor != NOBODY and decisions < MOST * EVERY:
        if state.actor >= 0:
            decisions += 1
            if decisions % EVERY == 0:
                turns += _check(state, trace)
        action = state.choose(rng)
        state.perform(action, None)
        trace.actions.append(action)
    return turns


def _check(state: State, trace: Trace) -> int:
    game, seat = trace.game, int(state.actor)
    view = received(state.view(seat), game)
    bots = bot_ids(game.about.id)
    with trace.under(BLIND):
        for bot in bots:
            truth = _turn(state, bot, trace)
            after = state.copy()
            for choice in truth:
                after.apply(choice.action)
            for seed in range(WORLDS):
                world = game.imagine(view, Rng(trace.seed + seed))
                there = _turn(world, bot, trace)
                if there != truth:
                    what = (
                        f"{bot} at seat {seat} {_told(truth)}, in an imagined world {_told(there)}"
                    )
                    raise trace.violation(BLIND, what)
    return len(bots)


def _turn(state: State, bot: str, trace: Trace) -> list[Choice]:
    view = received(state.view(int(state.actor)), trace.game)
    return whole_turn(make_bot(bot, trace.game, trace.seed, FEW), view, state.legal_actions())


def _told(turn: list[Choice]) -> str:
    return "does " + " ".join(str(choice.action) for choice in turn)
