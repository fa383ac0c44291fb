"""Random play agrees with an independent program (the known figures of the rules page).

``python -m bench.figures ghooost`` measures as many games as that program did.
"""

from functools import cache

import pytest

from hantise.bench.figures import Figure
from hantise.games.ghooost.bench import KNOWN, measures

GAMES = 60


@cache
def ours(setting: str) -> dict[str, Figure]:
    _, measure = measures()[setting]
    return measure(GAMES, 1, lambda: None)


@pytest.mark.parametrize(
    ("setting", "name"), [(setting, name) for setting in KNOWN for name in KNOWN[setting]]
)
def test_random_play_agrees_with_the_known_figures(setting: str, name: str) -> None:
    (found, error), (known, known_error) = ours(setting)[name], KNOWN[setting][name]
    assert found == pytest.approx(known, rel=0, abs=4 * error + known_error)
