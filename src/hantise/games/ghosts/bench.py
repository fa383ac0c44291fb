"""Figures of random play of Ghosts, seat A first."""

from collections import Counter
from functools import partial
from typing import Final

from hantise.bench.figures import Advance, Figure, Setting, mean, nothing, percentage
from hantise.bench.strength import Strength
from hantise.bench.study import Study
from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghosts import Ghosts

PEER: Final = "crazy_eights"
"""The game of OpenSpiel that the bench sets beside it."""
STRENGTH: Final = Strength(players=(2, 4), options={"rounds": 1})
STUDY: Final = Study(more=({"rounds": 3},))
GAMES: Final = 2_000
"""How many games the known figures are of, for each number of players."""

_NAMES: Final = ("decisions", "takes", "forced takes", "mirrors", "winner's PP", "tied wins %")
_ERRORS: Final = (0.2, 0.1, 0.07, 0.1, 0.06, 0.9)
_VALUES: Final = {
    2: (234.04, 54.0, 10.5, 25.2, 25.5, 6.2),
    3: (232.95, 54.4, 10.6, 24.5, 15.8, 11.5),
    4: (230.16, 54.2, 10.8, 23.8, 11.2, 14.1),
    5: (226.13, 53.7, 10.7, 23.0, 8.2, 18.9),
    6: (221.06, 53.0, 10.6, 22.0, 5.8, 18.9),
}
KNOWN: Final[dict[int, dict[str, Figure]]] = {
    players: dict(zip(_NAMES, zip(values, _ERRORS, strict=True), strict=True))
    for players, values in _VALUES.items()
}
"""What an independent program found, by number of players.

No error is given for the forced takes: it is that of 2,000 games.
"""


def measure(players: int, games: int, seed: int, advance: Advance = nothing) -> dict[str, Figure]:
    """Play games at random; the mean and the standard error of each figure."""
    game = Ghosts(players, {"first": "A"})
    rng = Rng(seed)
    rows = []
    for _ in range(games):
        rows.append(_play(game, rng))
        advance()
    columns = list(zip(*rows, strict=True))
    figures = [mean(column) for column in columns[:-1]]
    return dict(
        zip(_NAMES, [*figures, percentage([bool(tied) for tied in columns[-1]])], strict=True)
    )


def _play(game: Ghosts, rng: Rng) -> tuple[int, int, int, int, int, bool]:
    state = game.start()
    events: list[Event] = []
    decisions = forced = 0
    while state.actor != NOBODY:
        action = state.choose(rng)
        if state.actor != CHANCE:
            decisions += 1
            if action.kind == "take" and len(state.legal_actions()) == 1:
                forced += 1
        state.apply(action, events)
    told = Counter(event.kind for event in events)
    outcome = state.outcome()
    assert outcome is not None
    mirrors = told["mirrored"] + told["matched"]  # with 2 players it has no effect (GH-3.3)
    tied = outcome.reason == "shared"
    return decisions, told["took"], forced, mirrors, min(outcome.scores), tied


SETTINGS: Final = tuple(
    Setting(f"{players} players", GAMES, known, partial(measure, players))
    for players, known in KNOWN.items()
)
