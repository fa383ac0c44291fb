"""The treasure of the ghost of the MacGregors (MT): caves, keys, tokens and tools."""

from hantise.games.macgregor_treasure.game import MacGregorTreasure

__all__ = ["MacGregorTreasure"]
