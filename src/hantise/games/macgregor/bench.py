"""Figures of random play of the ghost of the MacGregors, seat A the first ghost."""

from functools import partial
from typing import Final

from hantise.bench.figures import Advance, Figure, Setting, mean, nothing, percentage, ratio
from hantise.bench.search import UNLIMITED, OwnSearch
from hantise.bench.strength import Strength
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.core.view import View
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor.bots.outlook import Outlook
from hantise.games.macgregor.bots.sight import Sight
from hantise.games.macgregor.bots.ways import ways_of
from hantise.games.macgregor.views import MacGregorView

PEER: Final = "crazy_eights"
"""The game of OpenSpiel that the bench sets beside it."""
STRENGTH: Final = Strength(players=(2, 3))
GAMES: Final = 2_000
"""How many games the known figures are of, for each edition and number of players."""

EditionAndPlayers = tuple[str, int]
"""An edition and a number of players."""
ROUNDS: Final = "rounds"
FIRST_WINS: Final = "first ghost wins %"
DRAWN: Final = "drawn %"
CAPTURES: Final = "captures per round"
_VALUES: Final = {
    ("1998", 2): (112.6, 38.5, 22.6),
    ("1998", 3): (78.0, 30.1, 5.7),
    ("1998", 4): (61.1, 22.3, 1.9),
    ("2001", 2): (114.2, 36.7, 23.8),
    ("2001", 3): (77.8, 31.0, 5.0),
    ("2001", 4): (61.4, 22.8, 1.4),
    ("2003", 2): (112.5, 37.1, 22.9),
    ("2003", 3): (76.4, 30.3, 4.9),
    ("2003", 4): (59.9, 20.7, 1.4),
}
_ERRORS: Final = (1.2, 1.0, 1.0)
_CAPTURES: Final = {("2001", 2): 0.044, ("2001", 3): 0.080, ("2001", 4): 0.106}
CAPTURES_ERROR: Final = 0.0006
"""No error is given: it is that of 2,000 games, and half of the last digit."""


def _known() -> dict[EditionAndPlayers, dict[str, Figure]]:
    made: dict[EditionAndPlayers, dict[str, Figure]] = {}
    for setting, values in _VALUES.items():
        figures = zip(values, _ERRORS, strict=True)
        made[setting] = dict(zip((ROUNDS, FIRST_WINS, DRAWN), figures, strict=True))
        if setting in _CAPTURES:
            made[setting][CAPTURES] = (_CAPTURES[setting], CAPTURES_ERROR)
    return made


KNOWN: Final = _known()
"""What an independent program found, by edition and number of players."""


def measure(
    setting: EditionAndPlayers, games: int, seed: int, advance: Advance = nothing
) -> dict[str, Figure]:
    """Play games at random; the mean and the standard error of each figure."""
    edition, players = setting
    game = MacGregor(players, {"edition": edition, "first": "A"})
    rng = Rng(seed)
    rows = []
    for _ in range(games):
        rows.append(_play(game, rng))
        advance()
    rounds, captures, reasons, winners = zip(*rows, strict=True)
    return {
        ROUNDS: mean(rounds),
        FIRST_WINS: percentage([winner == 0 for winner in winners]),
        DRAWN: percentage([reason == "rounds" for reason in reasons]),
        CAPTURES: ratio(captures, rounds),
    }


def _play(game: MacGregor, rng: Rng) -> tuple[int, int, str, int]:
    """Rounds, captures, how it ended, and who won (-1: nobody)."""
    state = game.start()
    captures, ghost = 0, 0
    while state.actor != NOBODY:
        state.step(rng)
        if state.ghost not in (-1, ghost):
            ghost = state.ghost
            captures += 1
    outcome = state.outcome()
    assert outcome is not None
    winner = -1 if outcome.drawn else outcome.winners[0]
    return state.round, captures, outcome.reason, winner


SETTINGS: Final = tuple(
    Setting(f"{setting[0]}, {setting[1]} players", GAMES, known, partial(measure, setting))
    for setting, known in KNOWN.items()
)


def iterations(game: Game, view: View, seconds: float, seed: int) -> int:
    """How many iterations of regret matching those that look ahead do of a round."""
    assert isinstance(game, MacGregor)
    assert isinstance(view, MacGregorView)
    if view.public.phase not in ("plan", "move"):
        return 0
    return int(
        Outlook(Sight(view, ways_of(game.options.castle))).game.run(UNLIMITED, seconds, Rng(seed))
    )


SEARCH: Final = OwnSearch("guided", iterations)
