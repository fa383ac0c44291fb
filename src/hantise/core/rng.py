"""Where randomness comes from. The rules never draw: only a table, a bot or a law does."""

import secrets

from librt.random import Random
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Whole numbers, each equally likely, repeatable from a seed."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, bound: i64) -> i64:
        """One of 0 … bound-1."""
        return self._random.randrange(bound)

    def weighted(self, weights: list[int]) -> int:
        """An index, with a chance in proportion to its weight."""
        left = self.below(sum(weights))
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0:
                return index
        raise ValueError("weights must be positive")


class SystemRng(Rng):
    """The operating system's generator: what real tables draw from."""

    def __init__(self) -> None:
        super().__init__(0)

    def below(self, bound: i64) -> i64:
        return secrets.randbelow(bound)
