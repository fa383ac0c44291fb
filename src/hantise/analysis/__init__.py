"""Understanding a finished game: what each move was worth, where it turned, what luck did."""

from hantise.analysis.analyst import Analyst
from hantise.analysis.effort import Effort, usual_effort
from hantise.analysis.result import AnalysedMove, Analysis, BetterMove, SeatAccount

__all__ = [
    "AnalysedMove",
    "Analysis",
    "Analyst",
    "BetterMove",
    "Effort",
    "SeatAccount",
    "usual_effort",
]
