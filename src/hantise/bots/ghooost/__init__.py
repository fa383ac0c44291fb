"""A player of Ghooost! by a few rules."""

from hantise.bots.ghooost.careful import CarefulBot

__all__ = ["CarefulBot"]
