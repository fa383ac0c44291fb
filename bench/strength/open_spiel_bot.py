"""OpenSpiel's own searches as a program of the arena: MCTS where nothing is hidden, else ISMCTS.

Its playouts are random games of our compiled loop: OpenSpiel's own, step by step through Python, would
give it a twentieth of the simulations.
"""

import argparse
import sys
from collections.abc import Callable
from hashlib import blake2b
from time import process_time
from typing import Any, Final

import msgspec
import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from bench.open_spiel_game import WrappedGame, WrappedState
from hantise.arena.external import Answer, GameBegins
from hantise.core.errors import HantiseError
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import playout
from hantise.core.view import View

EXPLORES: Final = 2.0
"""How much, as in OpenSpiel's examples."""
FIRST: Final = 20
"""Simulations to learn how fast it is."""
RECENT: Final = 0.5
"""How much a new measure of its speed counts beside those before."""


class Asks(msgspec.Struct, tag="choose", tag_field="type"):
    """A question of the arena; which view it is, the game says."""

    view: msgspec.Raw
    legal: list[str]


class Playouts(mcts.Evaluator):  # type: ignore[misc]
    """One random game from a state; every action is as good as another."""

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def evaluate(self, state: WrappedState) -> np.ndarray[Any, Any]:
        world = state.state.copy()
        playout(world, self._rng)
        outcome = world.outcome()
        assert outcome is not None
        return np.array(outcome.returns)

    def prior(self, state: WrappedState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Searching:
    """Chooses by one of OpenSpiel's searches, within a number of simulations or seconds a decision."""

    def __init__(self, game: Game, simulations: int | None, seconds: float, seed: int) -> None:
        self._game = game
        self._wrapped = WrappedGame(game)
        self._rng = Rng(seed)
        self._random = np.random.RandomState(seed % (1 << 32))
        self._simulations = simulations
        self._seconds = seconds
        self._each: float | None = None
        """Seconds of the processor that a simulation takes."""
        self.done = 0
        """Simulations so far."""

    def choose(self, view: View) -> int:
        """The id of an action."""
        state = WrappedState(self._wrapped, self._game.imagine(view, self._rng))
        if self._simulations is not None:
            return self._search(state, self._simulations)
        if self._each is None:
            self._timed(state, FIRST)
        assert self._each is not None
        return self._timed(state, max(1, int(self._seconds / self._each)))

    def _timed(self, state: WrappedState, simulations: int) -> int:
        began = process_time()
        found = self._search(state, simulations)
        each = (process_time() - began) / simulations
        self._each = each if self._each is None else self._each + RECENT * (each - self._each)
        return found

    def _search(self, state: WrappedState, simulations: int) -> int:
        self.done += simulations
        evaluator = Playouts(self._rng)
        if not self._game.about.hides:
            plain = mcts.MCTSBot(
                self._wrapped, EXPLORES, simulations, evaluator, random_state=self._random
            )
            return int(plain.step(state))
        bot = ismcts.ISMCTSBot(
            self._wrapped, evaluator, EXPLORES, simulations, random_state=self._random
        )
        bot.set_resampler(lambda here, seat: here.imagined(seat, self._rng))
        return int(bot.step(state))


def main(arguments: list[str] | None = None) -> None:
    """Answer the arena, line by line (docs/arena.md)."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength.open_spiel_bot")
    parser.add_argument("--simulations", type=int, help="for each decision")
    parser.add_argument("--seconds", type=float, help="of the processor, for each decision")
    asked = parser.parse_args(arguments)
    if (asked.simulations is None) == (asked.seconds is None):
        parser.error("either --simulations or --seconds")
    if min(value for value in (asked.simulations, asked.seconds) if value is not None) <= 0:
        parser.error("more than nothing is needed")
    try:
        _answer(asked)
    except (msgspec.DecodeError, UnicodeDecodeError, HantiseError) as error:
        sys.exit(f"{parser.prog}: {error}")


def _answer(asked: argparse.Namespace) -> None:
    begins = msgspec.json.decode(sys.stdin.readline(), type=GameBegins)
    game = find(begins.game)(begins.players, begins.options, begins.rules)
    chooses: Callable[[View], int] | None = None
    for line in sys.stdin:
        asks = msgspec.json.decode(line, type=Asks)
        if len(asks.legal) == 1:
            answer = asks.legal[0]
        else:
            if chooses is None:  # another seed in every game, the same whenever it is played again
                seed = int.from_bytes(blake2b(line.encode(), digest_size=6).digest(), "big")
                chooses = Searching(game, asked.simulations, asked.seconds or 0.0, seed).choose
            view = msgspec.json.decode(asks.view, type=game.view_type)
            answer = str(game.actions[chooses(view)])
        sys.stdout.buffer.write(msgspec.json.encode(Answer(answer)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
