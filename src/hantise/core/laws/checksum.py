"""Whether compiled and interpreted rules play alike: the interpreted ones in a second process."""

import os
import subprocess
import sys
import zlib
from importlib import import_module
from typing import Final

import msgspec

from hantise import is_compiled
from hantise.core.game import Game
from hantise.core.laws.configurations import configurations
from hantise.core.laws.law import CHECKSUM, Violation
from hantise.core.laws.report import Report
from hantise.core.laws.shown import readers, shown
from hantise.core.rng import Rng
from hantise.core.state import checksum, playout

SECOND_PROCESS: Final = f"import sys; from {__name__} import main; main(*sys.argv[1:])"
NOT_COMPILED: Final = "checksum: the rules are not compiled, there is nothing to compare"


def check_checksum(game_class: type[Game], games: int, seed: int) -> Report:
    """Play every configuration here and, interpreted, in a second process; compare."""
    if not is_compiled():
        return Report(notes=(NOT_COMPILED,))
    interpreted = _interpreted(game_class, games, seed)
    for game, other in zip(configurations(game_class), interpreted, strict=True):
        own = fingerprint(game, games, seed)
        if own != other:
            what = f"{games} games give {own} compiled and {other} interpreted"
            raise Violation(CHECKSUM, game, what, seed=seed)
    return Report(games=games * len(interpreted))


def fingerprint(game: Game, games: int, seed: int) -> str:
    """Every action of a number of random games and all views of the end of one, as text."""
    played = checksum(game.start(), Rng(seed), games)
    state = game.start()
    playout(state, Rng(seed))
    views = zlib.crc32(repr((state.snapshot(), state.outcome())).encode())
    for reader in readers(game):
        for form in shown(state.view(reader)):
            views = zlib.crc32(form, views)
    return f"{played}-{views}"


def _interpreted(game_class: type[Game], games: int, seed: int) -> list[str]:
    environment = os.environ | {
        "HANTISE_PURE": "1",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
    }
    name = f"{game_class.__module__}:{game_class.__qualname__}"
    command = [sys.executable, "-c", SECOND_PROCESS, name, str(games), str(seed)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        what = f"the interpreted rules do not run: {done.stderr.strip()[-500:]}"
        raise Violation(CHECKSUM, game_class(), what, seed=seed)
    return msgspec.json.decode(done.stdout, type=list[str])


def main(name: str, games: str, seed: str) -> None:
    """What the second process does: the fingerprints of all configurations, as JSON."""
    module, _, attribute = name.partition(":")
    game_class = getattr(import_module(module), attribute)
    made = [fingerprint(game, int(games), int(seed)) for game in configurations(game_class)]
    print(msgspec.json.encode(made).decode())
