"""How a game ended."""

from collections.abc import Sequence

import msgspec

from hantise.core.shape import Number


class Outcome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ranks from 1 (ties share one), scores in the game's own unit, returns that sum to 0.

    ``reason`` says which of the game's endings it was.
    """

    reason: str
    ranks: tuple[Number, ...]
    scores: tuple[Number, ...]
    returns: tuple[float, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on rank 1; everybody on rank 1 is a draw."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def drawn(self) -> bool:
        """Whether nobody did better than anybody."""
        return len(set(self.ranks)) == 1


def ranked(reason: str, scores: Sequence[int], merit: Sequence[int] | None = None) -> Outcome:
    """The outcome in which more merit (default: more score) is better.

    A seat's return is the share of rivals it beat less the share that beat it.

    >>> ranked("points", [3, 5, 3]).ranks
    (2, 1, 2)
    >>> ranked("points", [3, 5, 3]).returns
    (-0.5, 1.0, -0.5)
    """
    scores = [int(score) for score in scores]
    worth = list(scores if merit is None else merit)
    rivals = len(worth) - 1
    ranks = tuple(1 + sum(other > mine for other in worth) for mine in worth)
    returns = tuple(
        (sum(mine > other for other in worth) - sum(other > mine for other in worth)) / rivals
        for mine in worth
    )
    return Outcome(reason, ranks, tuple(scores), returns)
