"""Players of Rest in Peace: a beginner, one that weighs the race, and those that look ahead."""

from hantise.games.rest_in_peace.bots.beginner import BeginnerBot
from hantise.games.rest_in_peace.bots.bot import CarefulBot
from hantise.games.rest_in_peace.bots.searching import MasterBot, SkilledBot

BOTS = (BeginnerBot, CarefulBot, SkilledBot, MasterBot)
