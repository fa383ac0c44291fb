"""Search: looking ahead in any game, from what one seat knows."""

from hantise.search.budget import Budget
from hantise.search.guide import Guide
from hantise.search.tree_search import Prospect, TreeSearch

__all__ = ["Budget", "Guide", "Prospect", "TreeSearch"]
