"""A bot for every game that takes any legal action."""

from collections.abc import Sequence

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.view import View
from hantise.text import PRODUCT, Text


class RandomBot(Bot):
    """Each legal action is equally likely."""

    id = "random"
    level = 0

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        return Choice(legal[self.rng.below(len(legal))], Text(PRODUCT, "reason-random"))
