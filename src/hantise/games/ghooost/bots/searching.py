"""Players of Ghooost! that look some actions ahead."""

from hantise.bots.search_bot import SearchBot
from hantise.games.ghooost.guide import GhooostGuide
from hantise.search import Budget, Guide


class SkilledBot(SearchBot):
    """Thinks for a moment."""

    id = "skilled"
    level = 3
    budget = Budget(2_000, 0.25)

    def guide(self) -> Guide:
        return GhooostGuide()


class MasterBot(SkilledBot):
    """Takes its time."""

    id = "master"
    level = 4
    budget = Budget(12_000, 1.0)
