"""A player of the ghost of the MacGregors by a few rules."""

from hantise.games.macgregor.bots.careful import CarefulBot

BOTS = (CarefulBot,)
