"""18 Ghosts, by Michael Rieneck: the rules EG-1 to EG-5."""

from hantise.games.eighteen_ghosts.game import EighteenGhosts

__all__ = ["EighteenGhosts"]
