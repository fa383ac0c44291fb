"""Players of Ghosts that look some turns ahead."""

from hantise.bots.search_bot import SearchBot
from hantise.games.ghosts.guide import GhostsGuide
from hantise.search import Budget, Guide


class SkilledBot(SearchBot):
    """Looks ahead for a moment."""

    id = "skilled"
    level = 3
    budget = Budget(8_000, 0.5)

    def guide(self) -> Guide:
        return GhostsGuide()


class MasterBot(SkilledBot):
    """Takes its time."""

    id = "master"
    level = 4
    budget = Budget(50_000, 2.0)
