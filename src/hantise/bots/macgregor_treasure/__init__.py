"""A player of the treasure of the MacGregors by a few rules."""

from hantise.bots.macgregor_treasure.careful import CarefulBot

__all__ = ["CarefulBot"]
