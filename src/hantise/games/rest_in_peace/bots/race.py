"""The race to four manors or three castles, if every house is as likely to fall to either family."""

from functools import lru_cache
from typing import Final, NamedTuple

MANORS_TO_WIN: Final = 4
CASTLES_TO_WIN: Final = 3  # RP-3.4


class Houses(NamedTuple):
    """Tokens that lie together, or that a family holds."""

    manors: int
    castles: int

    def with_(self, other: "Houses") -> "Houses":
        """These and others."""
        return Houses(self.manors + other.manors, self.castles + other.castles)

    @property
    def enough(self) -> bool:
        """Whether a family that holds these has won."""
        return self.manors >= MANORS_TO_WIN or self.castles >= CASTLES_TO_WIN


class Race(NamedTuple):
    """What both families hold, and the tokens of the rounds to come, the tenth included."""

    mine: Houses
    theirs: Houses
    line: tuple[Houses, ...]

    def after(self, *, won: bool) -> "Race":
        """The race when the next house has fallen."""
        house, rest = self.line[0], self.line[1:]
        if won:
            return Race(self.mine.with_(house), self.theirs, rest)
        return Race(self.mine, self.theirs.with_(house), rest)

    def postponed(self) -> "Race":
        """The race after a truce (RP-6.27)."""
        house, rest = self.line[0], self.line[1:]
        return Race(self.mine, self.theirs, (rest[0].with_(house), *rest[1:])) if rest else self


class Prospect(NamedTuple):
    """How a race looks: the chance to win it, and the chance that round 10 decides it."""

    winning: float
    last_round: float


@lru_cache(maxsize=1 << 16)
def prospect(race: Race, last: float) -> Prospect:
    """``last`` is the chance to win round 10, which wins the game (RP-4.3)."""
    if race.mine.enough:
        return Prospect(1.0, 0.0)
    if race.theirs.enough:
        return Prospect(0.0, 0.0)
    if len(race.line) <= 1:
        return Prospect(last, 1.0)
    won = prospect(race.after(won=True), last)
    lost = prospect(race.after(won=False), last)
    return Prospect(
        (won.winning + lost.winning) / 2,
        (won.last_round + lost.last_round) / 2,
    )
