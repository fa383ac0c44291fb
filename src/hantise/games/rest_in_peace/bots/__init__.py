"""Rest in Peace by the race: what a house is worth, what it costs, what its Medium brings."""

from hantise.games.rest_in_peace.bots.bot import CarefulBot
from hantise.games.rest_in_peace.bots.searching import MasterBot, SkilledBot

BOTS = (CarefulBot, SkilledBot, MasterBot)
