"""The laws in random castles: ``python -m tests.games.castle.laws macgregor --castles 200``."""

import argparse
from random import Random
from typing import Final

from hantise.core.game import Game
from hantise.core.laws import LAWS, Report, check_game
from hantise.core.registry import find
from hantise.games.castle.castles import examine
from hantise.games.castle.floor_plan import GAMES, GameId
from tests.games.castle.castles import random_castle

KEPT: Final = [law for law in LAWS if law.name not in ("odds", "worlds", "checksum")]
"""The others are tried on small positions of the castle that comes with the game, or on all games."""


def in_castle(game_id: GameId, seed: int) -> Game:
    """A game in the random castle of a seed, with a number of players that changes with it."""
    text = random_castle(Random(seed), game_id)
    plans, faults = examine(text)
    assert faults == []
    assert [plan.game for plan in plans] == [game_id]
    game = find(game_id)
    players = game.about.players
    return game(players[seed % len(players)], {"castle": text})


def check_castle(game_id: GameId, seed: int, games: int, sample: int = 1) -> Report:
    """Random games in one castle; `Violation` says what was broken, and where."""
    return check_game(in_castle(game_id, seed), games, seed, sample=sample, laws=KEPT)


def main() -> None:
    """Check many castles and tell how many games and states were looked at."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--castles", type=int, default=200)
    parser.add_argument("--games", type=int, default=5, help="in each castle")
    parser.add_argument("--seed", type=int, default=0, help="of the first castle")
    asked = parser.parse_args()
    total = Report()
    for seed in range(asked.seed, asked.seed + asked.castles):
        total += check_castle(asked.game, seed, asked.games, sample=3)
    endings = ", ".join(f"{name} {times}" for name, times in sorted(total.endings.items()))
    print(f"{asked.game}: {asked.castles} castles, {total.games} games, {total.states} states;")
    print(f"{total.sampled} states examined, {total.worlds} worlds imagined; endings: {endings}")
    print("no violation of " + ", ".join(law.name for law in KEPT))


if __name__ == "__main__":
    main()
