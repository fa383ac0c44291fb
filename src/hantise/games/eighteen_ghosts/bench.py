"""Figures of random play of 18 Ghosts, the placing random too."""

from functools import partial
from typing import Final

import msgspec

from hantise.bench.figures import Advance, Figure, Setting, mean, median, nothing, percentage, ratio
from hantise.bench.search import UNLIMITED, OwnSearch
from hantise.bench.strength import Strength
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.core.view import View
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.alpha_beta import AlphaBeta
from hantise.games.eighteen_ghosts.state import EighteenGhostsState

PEER: Final = "breakthrough(rows=5,columns=5)"
"""The game of OpenSpiel that the bench sets beside it."""
STRENGTH: Final = Strength(players=(2,), aims={2: 0.85, 3: 0.90, 4: 0.70})
TABLE: Final = 18
"""The size of the table of positions in the bench of the search, as a power of two."""
GAMES: Final = 10_000
"""How many games the known figures are of."""

KNOWN: Final[dict[str, dict[str, Figure]]] = {
    "three-colours": {
        "A wins %": (50.3, 0.5),
        "B wins %": (49.5, 0.5),
        "draws %": (0.19, 0.04),
        "turns": (129.7, 0.9),
        "turns, median": (115.0, 1.1),
        "legal actions": (14.2, 0.03),
        "two escapes at once %": (5.4, 0.2),
    },
    "any-three": {"turns": (79.2, 1.1)},
    "any-one": {"turns": (12.6, 0.3)},
}
"""What an independent program found, by goal.

No error is given for two of them: the median's is that of 10,000 games, that of the legal actions
comes from rounding. Legal actions are counted at the start of turns, neither while ghosts are
placed at first nor when a released one is.
"""


class Sample(msgspec.Struct):
    """What one game adds."""

    winners: tuple[int, ...]
    turns: int = 0
    """After the placing; a release and its placing are one."""
    choices: int = 0
    """Legal actions, summed over the turns."""
    two_escapes: bool = False


def measure(goal: str, games: int, seed: int, advance: Advance = nothing) -> dict[str, Figure]:
    """Play games at random; each figure with its standard error."""
    game = EighteenGhosts(options={"goal": goal})
    rng = Rng(seed)
    samples = []
    for _ in range(games):
        samples.append(_play(game, rng))
        advance()
    turns = [sample.turns for sample in samples]
    return {
        "A wins %": percentage([sample.winners == (0,) for sample in samples]),
        "B wins %": percentage([sample.winners == (1,) for sample in samples]),
        "draws %": percentage([len(sample.winners) == 2 for sample in samples]),
        "turns": mean(turns),
        "turns, median": median(turns),
        "legal actions": ratio([sample.choices for sample in samples], turns),
        "two escapes at once %": percentage([sample.two_escapes for sample in samples]),
    }


def _play(game: EighteenGhosts, rng: Rng) -> Sample:
    state = game.start()
    sample = Sample(())
    while state.actor != NOBODY:
        action = state.choose(rng)
        if action.kind != "place":
            sample.turns += 1
            sample.choices += len(state.legal_actions())
        events: list[Event] = []
        state.apply(action, events)
        if sum(event.kind == "escaped" for event in events) > 1:
            sample.two_escapes = True
    outcome = state.outcome()
    assert outcome is not None
    sample.winners = outcome.winners
    return sample


SETTINGS: Final = tuple(
    Setting(goal, GAMES, known, partial(measure, goal)) for goal, known in KNOWN.items()
)


def nodes(game: Game, view: View, seconds: float, seed: int) -> int:
    """How many nodes alpha-beta looks at."""
    world = game.imagine(view, Rng(seed))
    assert isinstance(world, EighteenGhostsState)
    order = [action.id for action in world.legal_actions()]
    return AlphaBeta(TABLE).think(world, UNLIMITED, seconds, order).nodes


SEARCH: Final = OwnSearch("nodes", nodes)
