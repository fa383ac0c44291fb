"""How fast the rules play at random, beside a peer measured in the same run."""

from hantise.bench.report import Bench, run

__all__ = ["Bench", "run"]
