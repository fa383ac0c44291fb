"""Puzzles at Rest in Peace: wins that are sure whatever the opponent holds."""

from hantise.games.rest_in_peace.puzzles.puzzler import PUZZLER

__all__ = ["PUZZLER"]
