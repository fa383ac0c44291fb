"""Random play agrees with an independent program (the known figures of the rules page).

``python -m bench.figures macgregor-treasure`` measures as many games as that program did.
"""

from functools import cache

import pytest

from hantise.bench.figures import Figure
from hantise.games.macgregor_treasure.bench import KNOWN, measure

GAMES = 100


@cache
def ours(players: int) -> dict[str, Figure]:
    return measure(players, GAMES, seed=players)


@pytest.mark.parametrize("players", KNOWN)
@pytest.mark.parametrize("name", KNOWN[2])
def test_random_play_agrees_with_the_known_figures(players: int, name: str) -> None:
    (found, error), (known, known_error) = ours(players)[name], KNOWN[players][name]
    assert found == pytest.approx(known, rel=0, abs=4 * error + 2 * known_error)
