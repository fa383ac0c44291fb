"""Players of Ghosts: a beginner, one by a few rules, and those that look ahead."""

from hantise.games.ghosts.bots.beginner import BeginnerBot
from hantise.games.ghosts.bots.careful import CarefulBot
from hantise.games.ghosts.bots.searching import MasterBot, SkilledBot

BOTS = (BeginnerBot, CarefulBot, SkilledBot, MasterBot)
