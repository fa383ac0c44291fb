"""A whole turn of a bot, thought in one go, and how long games are in turns."""

from collections.abc import Sequence
from typing import Final

from hantise.bots.bot import Bot, Choice
from hantise.bots.registry import make_bot, usual_bot
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.core.view import View
from hantise.search.budget import Budget

MOST_TURNS: Final = 2_000
"""A game is not followed further than that to learn how long it is."""


def whole_turn(bot: Bot, view: View, legal: Sequence[Action]) -> list[Choice]:
    """What a bot does until its turn is over, or until it learns something by what it did.

    While a turn is a draft its seat learns nothing, so that in every world that it holds possible
    it sees the same: one of them serves to know what it sees next (the law ``drafts``).
    """
    seat = view.actor
    world = bot.game.imagine(view, Rng(0))
    choices = [bot.choose(view, legal)]
    world.apply(choices[-1].action)
    while world.actor == seat and world.drafting():
        choices.append(bot.choose(world.view(seat), world.legal_actions()))
        world.apply(choices[-1].action)
    return choices


def usual_turns(game: Game) -> int:
    """How many turns all seats take together in a game between usual bots: one such game is played."""
    state, rng = game.start(), Rng(0)
    id, at_once = usual_bot(game.about.id), Budget(1)
    bots = [make_bot(id, game, seat, at_once) for seat in range(game.players)]
    turns = 0
    while state.actor != NOBODY and turns < MOST_TURNS:
        if state.actor == CHANCE:
            state.step(rng)
            continue
        turns += 1
        for choice in whole_turn(bots[state.actor], state.view(state.actor), state.legal_actions()):
            state.apply(choice.action)
    return max(turns, 1)
