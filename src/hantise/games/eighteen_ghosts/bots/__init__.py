"""Opponents at 18 Ghosts, weakest first."""

from hantise.games.eighteen_ghosts.bots.beginner import BeginnerBot
from hantise.games.eighteen_ghosts.bots.careful import CarefulBot
from hantise.games.eighteen_ghosts.bots.searching import MasterBot, SkilledBot

BOTS = (BeginnerBot, CarefulBot, SkilledBot, MasterBot)
