"""Players of Ghooost!: a beginner, one by a few rules, and those that look ahead."""

from hantise.games.ghooost.bots.beginner import BeginnerBot
from hantise.games.ghooost.bots.careful import CarefulBot
from hantise.games.ghooost.bots.searching import MasterBot, SkilledBot

BOTS = (BeginnerBot, CarefulBot, SkilledBot, MasterBot)
