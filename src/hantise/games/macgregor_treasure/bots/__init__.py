"""Players of the treasure of the MacGregors: a beginner, one by a few rules, and those that look ahead."""

from hantise.games.macgregor_treasure.bots.beginner import BeginnerBot
from hantise.games.macgregor_treasure.bots.careful import CarefulBot
from hantise.games.macgregor_treasure.bots.searching import MasterBot, SkilledBot

BOTS = (BeginnerBot, CarefulBot, SkilledBot, MasterBot)
