"""How long a bot takes, as others see it: a matter of what everybody knows, and of nothing else."""

from math import ceil
from typing import Final

BOT_PAUSE: Final = 0.7
"""Seconds from one move to the next of a bot that does not search: it must be seen."""
THINKING: Final = 0.25
"""So many of them are for thinking: a forced move takes no less time."""
MARGIN: Final = 0.25
"""So much longer than it may think a bot that searches is seen to think."""


def visible_seconds(least: float, allotted: float, took: float) -> float:
    """When a bot's move is shown, in seconds after it began to think or to wait for a worker.

    ``allotted`` is what it was given to think, which everybody may know: its level, the game and
    how busy the house is decide it. ``took`` is what it really needed; only if that was more, as
    when many wait, does it count, and then in whole steps.
    """
    step = max(least, allotted + MARGIN if allotted > 0 else 0.0)
    return step * max(1, ceil(took / step)) if step > 0 else 0.0
