"""Rest in Peace by the race: what a house is worth, what it costs, what its Medium brings."""

from hantise.bots.rest_in_peace.bot import CarefulBot

__all__ = ["CarefulBot"]
