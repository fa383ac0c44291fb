"""What a game may tell a search beyond its rules."""

from mypy_extensions import i64, mypyc_attr

from hantise.core.action import Action
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State


@mypyc_attr(allow_interpreted_subclasses=True)
class Guide:
    """How a game is likely to go on, what a state is worth, and what to try first.

    By itself it knows nothing: every action is as good as another, and a state is worth what a
    game played at random from there brings. A game's own says it better. What it is given are worlds
    that one seat holds possible, never the real state.
    """

    batch: i64
    """How many states to evaluate at once."""
    exploration: float
    """How much an action that was seldom tried is preferred, in units of returns."""
    bias: float
    """How much `prior` counts beside what was found out."""
    widening: float
    """At most this times the root of the visits are tried; 0: all of them."""
    merges_chance: bool
    """Whether what chance does is no branching of the tree (open loop)."""
    models_rivals: bool
    """Whether the others play as in playouts, instead of being searched for too.

    All worlds of a search share the hand of the seat that thinks, so that rivals in the tree come to
    play as if they saw it; a model of them does not.
    """

    def __init__(self) -> None:
        self.batch = 1
        self.exploration = 0.7
        self.bias = 0.0
        self.widening = 0.0
        self.merges_chance = False
        self.models_rivals = False

    def prepare(self, state: State) -> None:
        """A search begins; this is one of the worlds at its root."""

    def candidates(self, state: State) -> list[Action]:
        """The actions worth a thought: legal ones of the seat that acts, at least one."""
        return state.legal_actions()

    def prior(self, state: State, action: Action) -> float:
        """How promising an action looks at first sight: 0 is nothing special."""
        return 0.0

    def advance(self, state: State, rng: Rng) -> None:
        """Play one action of a playout, of a seat or of chance."""
        state.step(rng)

    def is_settled(self, state: State) -> bool:
        """Whether a playout ends here, because `worth` knows enough."""
        return False

    def worth(self, state: State) -> list[float]:
        """What a state is worth to each seat, as the returns of an outcome. It may be over."""
        outcome = state.outcome()
        if outcome is None:
            return [0.0] * int(state.players)
        return list(outcome.returns)

    def evaluate(self, states: list[State], rng: Rng) -> list[list[float]]:
        """What each state is worth to each seat: a playout to the end, or until it is settled."""
        values: list[list[float]] = []
        for state in states:
            while state.actor != NOBODY and not self.is_settled(state):
                self.advance(state, rng)
            values.append(self.worth(state))
        return values
