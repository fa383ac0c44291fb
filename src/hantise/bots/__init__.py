"""Opponents. They see Views, never States, and so cannot cheat even by mistake."""

from hantise.bots.bot import Alternative, Bot, Choice, Thought
from hantise.bots.registry import bot_ids, bot_type, make_bot, strongest_bot, usual_bot

__all__ = [
    "Alternative",
    "Bot",
    "Choice",
    "Thought",
    "bot_ids",
    "bot_type",
    "make_bot",
    "strongest_bot",
    "usual_bot",
]
