"""Opponents. They see Views, never States, and so cannot cheat even by mistake."""

from hantise.bots.bot import Bot, Choice
from hantise.bots.registry import bot_ids, make_bot

__all__ = ["Bot", "Choice", "bot_ids", "make_bot"]
