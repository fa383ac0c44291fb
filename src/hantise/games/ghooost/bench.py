"""Figures of random play of Ghooost!, seat A first, without an idle limit."""

from collections import Counter
from functools import partial
from typing import Final

from hantise.bench.figures import Advance, Figure, Measure, Setting, mean, nothing, percentage
from hantise.bench.strength import Strength
from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.events import Played, Quartet

PEER: Final = "crazy_eights"
"""The game of OpenSpiel that the bench sets beside it."""
STRENGTH: Final = Strength(players=(2, 4), options={"match": "single"})
ROUNDS: Final = 2_000
"""How many single rounds the known figures are of, for each number of players."""
MATCHES: Final = 500
"""So many three-player matches make the error that is given for their ties."""

_NAMES: Final = (
    "actions", "plays with X", "quartets from hand", "with Cemetery", "passes", "2,000 cap %"
)  # fmt: skip
_ERRORS: Final = (12, 0.2, 0.03, 0.03, 0.02, 1)
_VALUES: Final = {
    2: (1449, 7.5, 2.45, 1.15, 0.09, 35.9),
    3: (1499, 10.5, 2.84, 1.54, 0.19, 28.2),
    4: (1336, 12.2, 3.21, 1.84, 0.29, 15.1),
    5: (1191, 12.6, 3.38, 1.96, 0.32, 7.6),
    6: (1007, 11.8, 3.51, 2.10, 0.28, 3.1),
}
_ROUNDS: Final[dict[int, dict[str, Figure]]] = {
    players: dict(zip(_NAMES, zip(values, _ERRORS, strict=True), strict=True))
    for players, values in _VALUES.items()
}
TIES: Final = "ties at the second Boo %"
KNOWN: Final[dict[str, dict[str, Figure]]] = {
    **{f"{players} players, one round": known for players, known in _ROUNDS.items()},
    "3 players, match": {TIES: (57.6, 2.2)},
}
"""What an independent program found. No error is given for the passes: it is that of 2,000 rounds."""


def measures() -> dict[str, tuple[int, Measure]]:
    """By setting: how many games the known figures are of, and what measures them."""
    rounds = {f"{players} players, one round": players for players in _ROUNDS}
    made: dict[str, tuple[int, Measure]] = {
        name: (ROUNDS, partial(measure_rounds, players)) for name, players in rounds.items()
    }
    return made | {"3 players, match": (MATCHES, measure_matches)}


def measure_rounds(
    players: int, games: int, seed: int, advance: Advance = nothing
) -> dict[str, Figure]:
    """Play single rounds at random; the mean and the standard error of each figure."""
    game = Ghooost(players, {"first": "A", "match": "single", "idle_limit": 0})
    rng = Rng(seed)
    rows = []
    for _ in range(games):
        rows.append(_play_round(game, rng))
        advance()
    columns = list(zip(*rows, strict=True))
    figures = [mean(column) for column in columns[:-1]]
    return dict(
        zip(_NAMES, [*figures, percentage([bool(capped) for capped in columns[-1]])], strict=True)
    )


def _play_round(game: Ghooost, rng: Rng) -> tuple[int, int, int, int, int, bool]:
    state = game.start()
    told: Counter[str] = Counter()
    while state.actor != NOBODY:
        deciding = state.actor != CHANCE
        events: list[Event] = []
        state.apply(state.choose(rng), events)
        told["actions"] += deciding
        for event in events:
            told[event.kind] += 1
            if isinstance(event, Quartet):
                told[f"from {event.source}"] += 1
            elif isinstance(event, Played):
                told["with X"] += event.copies != 0
    outcome = state.outcome()
    assert outcome is not None
    figures = (told[name] for name in ("actions", "with X", "from hand", "from cemetery", "passed"))
    actions, copies, hand, cemetery, passes = figures
    return actions, copies, hand, cemetery, passes, outcome.reason == "cap"


def measure_matches(games: int, seed: int, advance: Advance = nothing) -> dict[str, Figure]:
    """Play matches at random as far as the second Boo: how often the lead is shared then."""
    game = Ghooost(3, {"first": "A", "idle_limit": 0})
    rng = Rng(seed)
    ties = []
    for _ in range(games):
        state = game.start()
        while max(state.boos) < 2:
            state.step(rng)
        ties.append(state.outcome() is None)  # the match goes on
        advance()
    return {TIES: percentage(ties)}


SETTINGS: Final = tuple(
    Setting(name, games, KNOWN[name], play) for name, (games, play) in measures().items()
)
