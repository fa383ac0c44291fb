"""The laws that every game keeps, checked on random play. For authors of games, and for tests.

>>> from hantise.core.laws import check_game, configurations
>>> from hantise.core.registry import find
>>> for game in configurations(find("18-ghosts")):
...     report = check_game(game, games=1, seed=7)
>>> report.games
1
"""

from hantise.core.laws.check import SAMPLE, Progress, check_game
from hantise.core.laws.checksum import check_checksum
from hantise.core.laws.configurations import configurations
from hantise.core.laws.law import LAWS, Law, Violation
from hantise.core.laws.odds import Effort
from hantise.core.laws.report import Report

__all__ = [
    "LAWS",
    "SAMPLE",
    "Effort",
    "Law",
    "Progress",
    "Report",
    "Violation",
    "check_checksum",
    "check_game",
    "configurations",
]
