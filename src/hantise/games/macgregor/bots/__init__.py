"""Players of the ghost of the MacGregors: a beginner, one by a few rules, and those that look ahead."""

from hantise.games.macgregor.bots.beginner import BeginnerBot
from hantise.games.macgregor.bots.careful import CarefulBot
from hantise.games.macgregor.bots.searching import MasterBot, SkilledBot

BOTS = (BeginnerBot, CarefulBot, SkilledBot, MasterBot)
