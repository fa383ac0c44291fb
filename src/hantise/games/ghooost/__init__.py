"""Ghooost!, by Richard Garfield: the rules GO-1 to GO-7."""

from hantise.games.ghooost.game import Ghooost

__all__ = ["Ghooost"]
