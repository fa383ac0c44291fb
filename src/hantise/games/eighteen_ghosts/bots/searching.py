"""18 Ghosts by looking far ahead."""

from collections.abc import Sequence
from math import tanh
from typing import Final

from hantise.bots.bot import Alternative, Bot, Choice, Thought
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.eighteen_ghosts.alpha_beta import SURE, WIN, AlphaBeta, Found
from hantise.games.eighteen_ghosts.board import RELEASED
from hantise.games.eighteen_ghosts.state import EighteenGhostsState
from hantise.search.budget import Budget
from hantise.text import Text

PLACING: Final = 0.25
"""The part of a turn's budget that goes into where a released ghost is put."""
COMPARING: Final = 0.125
"""The part of a budget that goes into what the other actions are worth."""
SHALLOWER: Final = 4
"""So many moves less far they are looked at."""
SMALLEST: Final = 10
LARGEST: Final = 20
"""Of the table of positions, as a power of two: 16 MiB."""
NODES_PER_POSITION: Final = 4
"""A table need not hold all that is looked at."""


class SearchingBot(Bot):
    """Takes the action that alpha-beta finds best; an iteration of its budget is a node."""

    budget: Budget

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        world = self.game.imagine(view, self.rng)
        assert isinstance(world, EighteenGhostsState)
        budget = self.budget.shared(PLACING) if world.phase == RELEASED else self.budget
        order = [action.id for action in legal]
        for last in reversed(range(1, len(order))):
            other = self.rng.below(last + 1)
            order[last], order[other] = order[other], order[last]
        search = AlphaBeta(_size(budget.iterations))
        main, rest = budget.shared(1 - COMPARING), budget.shared(COMPARING)
        found = search.think(world, main.iterations, main.seconds, order)
        line = tuple(self.game.actions[move] for move in found.line)
        alternatives = self._alternatives(search, found, order, rest)
        thought = Thought(expected_return(found.worth), line[1:], alternatives)
        return Choice(line[0], self._why(world, line[0], found), thought)

    def _alternatives(
        self, search: AlphaBeta, found: Found, order: list[int], budget: Budget
    ) -> tuple[Alternative, ...]:
        """The other actions, a little less deeply; none is said to be better than the best."""
        others = [move for move in order if move != found.line[0]]
        depth = max(1, found.depth - SHALLOWER)
        worths = search.compare(others, depth, budget.iterations, budget.seconds)
        compared = zip(others[: len(worths)], worths, strict=True)
        best = expected_return(found.worth)
        return tuple(
            Alternative(self.game.actions[move], min(best, expected_return(worth)))
            for move, worth in sorted(compared, key=lambda one: -one[1])
        )

    def _why(self, world: EighteenGhostsState, action: Action, found: Found) -> Text:
        if found.worth == WIN - 1:
            return self.reason("wins")
        if found.worth >= SURE:
            return self.reason("forces")
        if found.worth <= -SURE:
            return self.reason("resists")
        after = world.copy()
        after.apply(action)
        if after.escaped >> 6 * world.side & 63 != world.escaped >> 6 * world.side & 63:
            return self.reason("escapes")
        return Text(self.game.about.id, "reason-ahead", {"moves": found.depth})


def _size(nodes: int) -> int:
    """The table for so many nodes, as a power of two."""
    return max(SMALLEST, min(LARGEST, (nodes // NODES_PER_POSITION).bit_length()))


def expected_return(worth: int) -> float:
    """What a worth means as the returns of an outcome, from -1 to 1."""
    if abs(worth) >= SURE:
        return 1.0 if worth > 0 else -1.0
    return tanh(worth / 200)


class SkilledBot(SearchingBot):
    """About a third of a second a turn."""

    id = "skilled"
    level = 3
    budget = Budget(iterations=750_000, seconds=0.4)


class MasterBot(SearchingBot):
    """About three seconds a turn."""

    id = "master"
    level = 4
    budget = Budget(iterations=7_500_000, seconds=4.0)
