"""Finds openings: positions after random play from which a bot that plays itself wins about as often
from either side."""

from collections.abc import Callable, Iterator
from typing import Final

from hantise.arena.contestants import Contestant, sit
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State

TOLERANCE: Final = 0.125
"""How far from one half the score of a balanced position may be."""


class NoOpenings(HantiseError):
    """A game that needs no openings."""


def find_openings(
    game: Game,
    judge: Contestant,
    count: int,
    plies: int,
    games: int,
    seed: int,
    moved: Callable[[int, int], None],
) -> Iterator[str]:
    """So many different balanced positions, each after so many random actions."""
    if game.about.hides or game.players != 2 or game.start().actor == CHANCE:
        raise NoOpenings("error-arena-no-openings", game=game.title())
    found: set[str] = set()
    rng = Rng(seed)
    while len(found) < count:
        position = _after(game, plies, rng)
        if position in found or position is None:
            continue
        if _is_balanced(game, judge, position, games, rng):
            found.add(position)
            moved(len(found), count)
            yield position


def _after(game: Game, plies: int, rng: Rng) -> str | None:
    """A position after random play; None if the game was over before."""
    state = game.start()
    for _ in range(plies):
        state.step(rng)
        if state.actor == NOBODY:
            return None
    return state.position()


def _is_balanced(game: Game, judge: Contestant, position: str, games: int, rng: Rng) -> bool:
    """Whether the bot's games with itself from there come out even, as far as they need to be played."""
    least, most = (0.5 - TOLERANCE) * games, (0.5 + TOLERANCE) * games
    score = 0.0
    for left in reversed(range(games)):
        score += _self_play(game, judge, game.parse_position(position), rng)
        if score > most or score + left < least:
            return False
    return True


def _self_play(game: Game, judge: Contestant, state: State, rng: Rng) -> float:
    """The score of seat A in one game."""
    bots = [sit(judge, game, rng.below(1 << 32)) for _ in range(game.players)]
    while state.actor != NOBODY:
        seat = int(state.actor)
        choice = bots[seat].choose(state.view(seat), state.legal_actions())
        state.apply(choice.action)
    outcome = state.outcome()
    assert outcome is not None
    return (1 + outcome.returns[0]) / 2
