"""A bot for any game that looks ahead: in worlds that its view allows, guided by what its game knows."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final

from hantise.bots.bot import Alternative, Bot, Choice, Thought
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.view import View
from hantise.search import Budget, Guide, Prospect, TreeSearch
from hantise.text import PRODUCT, Text

FIRST_SHARE: Final = 0.5
"""Of the budget of a turn, for its first decision; each later one gets half of what is left."""
MOST_ALTERNATIVES: Final = 4
LONGEST_LINE: Final = 6


class SearchBot(Bot):
    """Takes the action that its search visited most; a game says with what guide and budget."""

    budget: Budget | None
    mixes: ClassVar[bool] = False
    """Whether it plays as often as it thought of an action, so that nobody can foresee it."""

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self._search: TreeSearch | None = None
        self._taken: Action | None = None
        self._left = 1.0

    @abstractmethod
    def guide(self) -> Guide:
        """What the game knows, for one search."""

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        if len(legal) == 1:
            self._search = None
            return Choice(legal[0], Text(PRODUCT, "reason-only"))
        search = self._begun(view)
        assert self.budget is not None
        self._left *= 1 - FIRST_SHARE
        search.run(self.budget.shared(self._left))
        prospects = [each for each in search.prospects() if each.action in legal]
        best = prospects[self._picked(prospects)]
        self._taken = best.action
        return Choice(best.action, Text(PRODUCT, "reason-search"), _thought(best, prospects))

    def _begun(self, view: View) -> TreeSearch:
        """The search of this turn, if the turn goes on and nothing was learnt; else a new one."""
        search, taken = self._search, self._taken
        if search is not None and taken is not None and search.leads_to(taken, view):
            search.go_on(taken, view)
            return search
        self._left = 1.0
        self._search = TreeSearch(self.game, self.guide(), view, self.rng)
        return self._search

    def _picked(self, prospects: Sequence[Prospect]) -> int:
        if not self.mixes:
            return 0
        return int(self.rng.weighted([max(1, prospect.visits) for prospect in prospects]))


def _thought(best: Prospect, prospects: Sequence[Prospect]) -> Thought:
    others = [
        Alternative(other.action, other.value)
        for other in prospects[: MOST_ALTERNATIVES + 1]
        if other is not best
    ]
    return Thought(best.value, best.line[:LONGEST_LINE], tuple(others[:MOST_ALTERNATIVES]))
