"""Puzzles at 18 Ghosts: forced wins in one, two or three turns."""

from hantise.games.eighteen_ghosts.puzzles.puzzler import PUZZLER

__all__ = ["PUZZLER"]
