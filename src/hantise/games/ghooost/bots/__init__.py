"""Players of Ghooost!: by a few rules, and by looking ahead."""

from hantise.games.ghooost.bots.careful import CarefulBot
from hantise.games.ghooost.bots.searching import MasterBot, SkilledBot

BOTS = (CarefulBot, SkilledBot, MasterBot)
