"""Ghosts, by Reiner Knizia: the rules GH-1 to GH-4."""

from hantise.games.ghosts.game import Ghosts

__all__ = ["Ghosts"]
