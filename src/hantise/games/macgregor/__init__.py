"""The ghost of the MacGregors (MG): keys, doors, and a ghost that plans its way."""

from hantise.games.macgregor.game import MacGregor

__all__ = ["MacGregor"]
