"""OpenSpiel's speed, measured the same way; only where it is installed."""

import importlib.util
import random
from functools import cache
from importlib.metadata import version as installed_version
from time import perf_counter
from typing import Any, Final, Literal

ROLLOUTS = 100
"""Rollouts for each position that its tree search evaluates: the tree then costs next to nothing."""
SIMULATIONS: Final = 200
"""Of one search of its, each with one rollout."""
MOMENTS: Final = 8
PLAYOUTS: Final = 20
"""At each moment, to learn how long they are."""
UCT: Final = 2.0
"""How much it explores, as in its examples."""
SEARCHES: Final[tuple[tuple[str, Literal["MCTS", "ISMCTS"]], ...]] = (
    ("breakthrough(rows=5,columns=5)", "MCTS"),
    ("leduc_poker", "ISMCTS"),
    ("gin_rummy", "ISMCTS"),
)
"""Its C++ searches, and at which of its games each is measured."""


def installed() -> bool:
    """Whether OpenSpiel can be imported."""
    return importlib.util.find_spec("pyspiel") is not None


def version() -> str:
    """Which OpenSpiel it is."""
    return installed_version("open_spiel")


def python_loop(peer: str, seconds: float, seed: int) -> float:
    """Actions per second: legal actions, a random choice, apply; chance by its probabilities."""
    import pyspiel

    game = pyspiel.load_game(peer)
    draw = random.Random(seed)
    actions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        actions += _play(game.new_initial_state(), draw)
    return actions / (perf_counter() - began)


def _play(state: Any, draw: random.Random) -> int:
    actions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            action = draw.choices(outcomes, probabilities)[0]
        else:
            legal = state.legal_actions()
            action = legal[int(draw.random() * len(legal))]
        state.apply_action(action)
        actions += 1
    return actions


def rollouts(peer: str, seconds: float, seed: int) -> float:
    """Actions per second inside its C++: simulations × mean length of a random game ÷ time.

    Its tree search is asked for few simulations of many rollouts each, from a position where a
    player has a choice; the actions that its tree walks to a leaf are counted as if they were played out.
    """
    import pyspiel

    game = pyspiel.load_game(peer)
    draw = random.Random(seed)
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        # Where there is no choice the search would have nothing to do.
        state.apply_action(draw.choice(state.legal_actions()))
    length = sum(_play(state.clone(), draw) for _ in range(1000)) / 1000
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, seed + 1)  # it refuses 0
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 100, 1000, False, seed + 1, False)
    games = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        bot.mcts_search(state)
        games += 100 * ROLLOUTS
    return games * length / (perf_counter() - began)


LOOPS = {"python": python_loop, "playout": rollouts}


def simulations(peer: str, search: str, seconds: float, seed: int) -> float:
    """Simulations a second of one of its searches, at moments of a game played at random."""
    import pyspiel

    game = pyspiel.load_game(peer)
    evaluator = pyspiel.RandomRolloutEvaluator(1, seed + 1)
    if search == "MCTS":
        bot = pyspiel.MCTSBot(game, evaluator, UCT, SIMULATIONS, 1000, False, seed + 1, False)
    else:
        bot = pyspiel.ISMCTSBot(seed + 1, evaluator, UCT, SIMULATIONS)
    moments = _moments(peer)
    done = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        for moment in moments:
            bot.step(moment)
        done += SIMULATIONS * len(moments)
    return done / (perf_counter() - began)


def length(peer: str) -> float:
    """How many actions a random game still has, on average over the moments."""
    draw = random.Random(0)
    lengths = [_play(state.clone(), draw) for state in _moments(peer) for _ in range(PLAYOUTS)]
    return sum(lengths) / len(lengths)


@cache
def _moments(peer: str) -> list[Any]:
    """States in which somebody has a choice, evenly over random games."""
    import pyspiel

    draw = random.Random(0)
    states: list[Any] = []
    while len(states) < MOMENTS:
        state = pyspiel.load_game(peer).new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node() and len(state.legal_actions()) > 1:
                states.append(state.clone())
            state.apply_action(draw.choice(state.legal_actions()))
    return [states[(2 * number + 1) * len(states) // (2 * MOMENTS)] for number in range(MOMENTS)]
