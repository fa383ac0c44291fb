"""A player of the treasure of the MacGregors by a few rules."""

from hantise.games.macgregor_treasure.bots.careful import CarefulBot

BOTS = (CarefulBot,)
