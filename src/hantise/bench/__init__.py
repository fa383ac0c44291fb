"""How fast games are played at random and searched, beside a peer measured in the same run."""

from hantise.bench.report import Bench, run

__all__ = ["Bench", "run"]
