"""Figures of random play of the treasure of the MacGregors, seat A the first ghost."""

from functools import partial
from typing import Final

from hantise.bench.figures import Advance, Figure, Setting, mean, nothing, percentage, ratio
from hantise.bench.search import UNLIMITED, OwnSearch
from hantise.bench.strength import Strength
from hantise.bench.study import Study
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.core.view import View
from hantise.games.macgregor_treasure import MacGregorTreasure
from hantise.games.macgregor_treasure.bots.outlook import Outlook
from hantise.games.macgregor_treasure.bots.sight import Sight
from hantise.games.macgregor_treasure.bots.ways import ways_of
from hantise.games.macgregor_treasure.views import TreasureView

PEER: Final = "crazy_eights"
"""The game of OpenSpiel that the bench sets beside it."""
STRENGTH: Final = Strength(players=(2, 4))
STUDY: Final = Study(more=({"goal": 8}, {"treasures": 9}))
GAMES: Final = 2_000
"""How many games the known figures are of, for each number of players."""

_NAMES: Final = ("rounds", "first ghost wins %", "captures per round")
_ERRORS: Final = (0.4, 1.0, 0.001)
"""None is given but for the rounds: they are those of 2,000 games, and half of the last digit."""
_VALUES: Final = {
    2: (40.0, 40.4, 0.041),
    3: (43.3, 27.8, 0.080),
    4: (41.9, 19.5, 0.120),
    5: (42.5, 17.9, 0.156),
    6: (45.0, 14.6, 0.194),
}
KNOWN: Final[dict[int, dict[str, Figure]]] = {
    players: dict(zip(_NAMES, zip(values, _ERRORS, strict=True), strict=True))
    for players, values in _VALUES.items()
}
"""What an independent program found, by number of players."""


def measure(players: int, games: int, seed: int, advance: Advance = nothing) -> dict[str, Figure]:
    """Play games at random; the mean and the standard error of each figure."""
    game = MacGregorTreasure(players, {"first": "A"})
    rng = Rng(seed)
    rows = []
    for _ in range(games):
        rows.append(_play(game, rng))
        advance()
    rounds, wins, captures = zip(*rows, strict=True)
    figures = (mean(rounds), percentage([bool(won) for won in wins]), ratio(captures, rounds))
    return dict(zip(_NAMES, figures, strict=True))


def _play(game: MacGregorTreasure, rng: Rng) -> tuple[int, bool, int]:
    """Rounds, whether the first ghost won, and captures."""
    state = game.start()
    captures, ghost = 0, 0
    while state.actor != NOBODY:
        state.step(rng)
        if state.ghost not in (-1, ghost):
            ghost = state.ghost
            captures += 1
    outcome = state.outcome()
    assert outcome is not None
    return state.round, not outcome.drawn and outcome.winners == (0,), captures


SETTINGS: Final = tuple(
    Setting(f"{players} players", GAMES, known, partial(measure, players))
    for players, known in KNOWN.items()
)


def iterations(game: Game, view: View, seconds: float, seed: int) -> int:
    """How many iterations of regret matching those that look ahead do of a round."""
    assert isinstance(game, MacGregorTreasure)
    assert isinstance(view, TreasureView)
    if view.public.phase not in ("plan", "move"):
        return 0
    round_game = Outlook(Sight(view, ways_of(game.options.castle))).round_game()
    return 0 if round_game is None else int(round_game.run(UNLIMITED, seconds, Rng(seed)))


SEARCH: Final = OwnSearch("guided", iterations)
