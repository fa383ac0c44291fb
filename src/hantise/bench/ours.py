"""Our own speed: a loop in Python, and the playout loop that is compiled with the rules.

`main` measures one loop in a process of its own: that is how the interpreted build is measured
beside the compiled one.
"""

import os
import random
import subprocess
import sys
from time import perf_counter

from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, playouts


def python_loop(game: Game, seconds: float, seed: int) -> float:
    """Actions per second: legal actions, a random choice, apply; chance by its weights."""
    draw = random.Random(seed)
    actions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        state = game.start()
        while state.actor != NOBODY:
            legal = state.legal_actions()
            if state.actor == CHANCE:
                action = draw.choices(legal, state.weights())[0]
            else:
                action = legal[int(draw.random() * len(legal))]
            state.apply(action)
            actions += 1
    return actions / (perf_counter() - began)


def playout_loop(game: Game, seconds: float, seed: int) -> float:
    """Actions per second of random games played by `playouts`."""
    rng = Rng(seed)
    start = game.start()
    actions = 0
    began = perf_counter()
    while perf_counter() - began < seconds:
        actions += playouts(start, rng, 20)
    return actions / (perf_counter() - began)


LOOPS = {"python": python_loop, "playout": playout_loop}


def in_pure_build(id: str, players: int, loop: str, seconds: float, seed: int) -> float:
    """The same measure in a process of its own that runs the rules interpreted."""
    arguments = [id, str(players), loop, str(seconds), str(seed)]
    done = subprocess.run(
        [sys.executable, "-c", "from hantise.bench.ours import main; main()", *arguments],
        env=os.environ | {"HANTISE_PURE": "1"},
        stdout=subprocess.PIPE,
        check=True,
    )
    return float(done.stdout)


def main() -> None:
    """Measure the loop of the game that the arguments name, and print the figure."""
    id, players, loop, seconds, seed = sys.argv[1:]
    print(LOOPS[loop](find(id)(int(players)), float(seconds), int(seed)))
