"""A player of Ghooost! by a few rules."""

from hantise.games.ghooost.bots.careful import CarefulBot

BOTS = (CarefulBot,)
