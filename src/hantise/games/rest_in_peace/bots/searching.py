"""Players of Rest in Peace that look ahead to the end of the round."""

from hantise.bots.search_bot import SearchBot
from hantise.games.rest_in_peace.guide import RestInPeaceGuide
from hantise.search import Budget, Guide


class SkilledBot(SearchBot):
    """Thinks for a moment."""

    id = "skilled"
    level = 3
    budget = Budget(6_000, 0.5)

    def guide(self) -> Guide:
        return RestInPeaceGuide()


class MasterBot(SkilledBot):
    """Takes its time."""

    id = "master"
    level = 4
    budget = Budget(60_000, 3.0)

    def guide(self) -> Guide:
        return RestInPeaceGuide(1)
