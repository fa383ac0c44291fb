"""Rest in Peace, by Fabien Gridel: the rules RP-1 to RP-6."""

from hantise.games.rest_in_peace.game import RestInPeace

__all__ = ["RestInPeace"]
