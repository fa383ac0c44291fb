"""Random play agrees with an independent program (the known figures of the rules page).

``python -m bench.figures macgregor`` measures as many games as that program did.
"""

from functools import cache

import pytest

from hantise.bench.figures import Figure
from hantise.games.macgregor.bench import KNOWN, EditionAndPlayers, measure

GAMES = 150


@cache
def ours(setting: EditionAndPlayers) -> dict[str, Figure]:
    return measure(setting, GAMES, seed=setting[1])


@pytest.mark.parametrize(
    ("setting", "name"), [(setting, name) for setting, known in KNOWN.items() for name in known]
)
def test_random_play_agrees_with_the_known_figures(setting: EditionAndPlayers, name: str) -> None:
    (found, error), (known, known_error) = ours(setting)[name], KNOWN[setting][name]
    assert found == pytest.approx(known, rel=0, abs=4 * error + 2 * known_error)
