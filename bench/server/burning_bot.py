"""A bot that uses its whole budget and does nothing with it: the worst that a worker can have."""

from collections.abc import Sequence
from time import perf_counter

from hantise.bots import Bot, Choice
from hantise.core.action import Action
from hantise.core.view import View
from hantise.search import Budget
from hantise.text import PRODUCT, Text


class BurningBot(Bot):
    """Keeps a core busy for as long as it may, then takes any action."""

    id = "burning"
    level = 5
    budget = Budget(1_000_000_000, 3.0)

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        """Any of them."""
        assert self.budget is not None
        end = perf_counter() + self.budget.seconds
        while perf_counter() < end:
            pass
        return Choice(legal[self.rng.below(len(legal))], Text(PRODUCT, "reason-random"))
