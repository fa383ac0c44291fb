"""Figures of random play of Rest in Peace, family A first, for each pool of Mediums."""

from functools import partial
from math import sqrt
from typing import Final

from hantise.bench.figures import Advance, Figure, Setting, nothing, percentage
from hantise.bench.strength import Strength
from hantise.core.outcome import Outcome
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.rest_in_peace import RestInPeace

PEER: Final = "crazy_eights"
"""The game of OpenSpiel that the bench sets beside it."""
STRENGTH: Final = Strength(players=(2,), aims={2: 0.75, 3: 0.65, 4: 0.55})
GAMES: Final = 10_000
"""How many games the known figures are of, for each pool."""

_REASONS: Final = ("manors", "castles", "round-10", "tokens")
_NAMES: Final = ("first family wins %", *[f"by {reason} %" for reason in _REASONS])
_VALUES: Final = {
    "base": (48.6, 39.4, 40.1, 18.6, 1.9),
    "up-to-1": (47.8, 40.3, 39.5, 18.3, 2.0),
    "up-to-2": (48.2, 39.7, 40.1, 18.3, 2.0),
    "up-to-3": (48.1, 41.1, 40.0, 17.1, 1.8),
    "up-to-4": (48.6, 41.3, 39.7, 15.0, 4.0),
}


def _error(percent: float) -> float:
    return sqrt(percent * (100 - percent) / GAMES)


KNOWN: Final[dict[str, dict[str, Figure]]] = {
    pool: {name: (value, _error(value)) for name, value in zip(_NAMES, values, strict=True)}
    for pool, values in _VALUES.items()
}
"""What an independent program found, by pool. The errors are those of 10,000 games."""


def measure(pool: str, games: int, seed: int, advance: Advance = nothing) -> dict[str, Figure]:
    """Play games at random; how often each thing happened, with its standard error."""
    game = RestInPeace(2, {"mediums": pool, "first": "A"})
    rng = Rng(seed)
    outcomes = []
    for _ in range(games):
        outcomes.append(_play(game, rng))
        advance()
    wins = [outcome.winners == (0,) for outcome in outcomes]
    endings = [[outcome.reason == reason for outcome in outcomes] for reason in _REASONS]
    return dict(zip(_NAMES, [percentage(hits) for hits in (wins, *endings)], strict=True))


def _play(game: RestInPeace, rng: Rng) -> Outcome:
    state = game.start()
    while state.actor != NOBODY:
        state.step(rng)
    outcome = state.outcome()
    assert outcome is not None
    return outcome


SETTINGS: Final = tuple(
    Setting(pool, GAMES, known, partial(measure, pool)) for pool, known in KNOWN.items()
)
