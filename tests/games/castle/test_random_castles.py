"""Castles of any shape: the checker finds nothing, and the games keep the laws in them."""

import pytest

from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, playout
from hantise.games.castle.floor_plan import GAMES, GameId
from tests.games.castle.laws import check_castle, in_castle

TRIED = 6

each_game = pytest.mark.parametrize("game", GAMES)


@each_game
@pytest.mark.parametrize("castles", [40, pytest.param(400, marks=pytest.mark.long)])
def test_games_are_played_to_their_end_in_any_castle(game: GameId, castles: int) -> None:
    for seed in range(castles):
        configured = in_castle(game, seed)
        state = configured.start()
        census = state.census()
        playout(state, Rng(seed))
        assert state.actor == NOBODY
        assert state.census() == census
        assert configured.parse_position(state.position()).snapshot() == state.snapshot()


@each_game
@pytest.mark.parametrize("seed", range(TRIED))
def test_games_keep_the_laws_in_any_castle(game: GameId, seed: int) -> None:
    assert check_castle(game, 1000 + seed, 1).games == 1


def test_actions_are_numbered_alike_in_every_castle() -> None:
    for game in GAMES:
        own = in_castle(game, 5)
        shipped = find(game)(own.players)
        assert [str(action) for action in own.actions] == [str(a) for a in shipped.actions]
        assert len(own.encode(own.start().view(0))) == len(shipped.encode(shipped.start().view(0)))
