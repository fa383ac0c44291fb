"""Castles of any shape: the checker finds nothing, and the games keep the laws in them."""

from random import Random

import pytest

from hantise.core.game import Game
from hantise.core.laws import LAWS, check_game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, playout
from hantise.games.castle.castles import examine
from hantise.games.castle.plan import GameId
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor_treasure import MacGregorTreasure
from tests.games.castle.castles import random_castle

CASTLES = 200
TRIED = 6
GAMES: dict[GameId, type[Game]] = {
    "macgregor": MacGregor,
    "macgregor-treasure": MacGregorTreasure,
}
WITHOUT_WORDS = [law for law in LAWS if law.name not in ("text", "odds", "worlds")]

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_games_are_played_to_their_end_in_any_castle(game: GameId) -> None:
    for seed in range(CASTLES):
        text = random_castle(Random(seed), game)
        plans, faults = examine(text)
        assert faults == []
        assert [plan.game for plan in plans] == [game]
        configured = GAMES[game](2 + seed % 3, {"castle": text})
        state = configured.start()
        census = state.census()
        playout(state, Rng(seed))
        assert state.actor == NOBODY
        assert state.census() == census
        assert configured.parse_position(state.position()).snapshot() == state.snapshot()


@each_game
@pytest.mark.parametrize("seed", range(TRIED))
def test_games_keep_the_laws_in_any_castle(game: GameId, seed: int) -> None:
    text = random_castle(Random(1000 + seed), game)
    report = check_game(
        GAMES[game](2 + seed % 3, {"castle": text}), 1, seed, sample=1, laws=WITHOUT_WORDS
    )
    assert report.games == 1


def test_actions_are_numbered_alike_in_every_castle() -> None:
    for game_class in GAMES.values():
        text = random_castle(Random(5), game_class.about.id)  # type: ignore[arg-type]
        own, shipped = game_class(options={"castle": text}), game_class()
        assert [str(action) for action in own.actions] == [str(a) for a in shipped.actions]
        assert len(own.encode(own.start().view(0))) == len(shipped.encode(shipped.start().view(0)))
