"""Random play agrees with an independent program (the known figures of the rules page).

``python -m bench.figures ghosts`` measures as many games as that program did.
"""

from functools import cache

import pytest

from hantise.bench.figures import Figure
from hantise.games.ghosts.bench import KNOWN, measure

GAMES = 400


@cache
def ours(players: int) -> dict[str, Figure]:
    return measure(players, GAMES, seed=players)


@pytest.mark.parametrize("players", KNOWN)
@pytest.mark.parametrize("name", KNOWN[2])
def test_random_play_agrees_with_the_known_figures(players: int, name: str) -> None:
    (found, error), (known, known_error) = ours(players)[name], KNOWN[players][name]
    assert found == pytest.approx(known, rel=0, abs=4 * error + known_error)


def test_gh_4_1_with_two_players_only_taking_makes_a_game_longer() -> None:
    figures = ours(2)
    assert figures["decisions"][0] == pytest.approx(180 + figures["takes"][0])
