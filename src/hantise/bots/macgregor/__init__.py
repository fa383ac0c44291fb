"""A player of the ghost of the MacGregors by a few rules."""

from hantise.bots.macgregor.careful import CarefulBot

__all__ = ["CarefulBot"]
