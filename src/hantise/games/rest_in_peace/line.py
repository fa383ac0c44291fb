"""The line of ten rounds in Rest in Peace: the Medium and the houses of each, and who won it.

Houses are packed: manors in the lower four bits, castles above.
"""

from typing import Final

from mypy_extensions import i64

from hantise.games.rest_in_peace.mediums import TENTH
from hantise.games.rest_in_peace.views import House

MANOR: Final[i64] = 1
CASTLE: Final[i64] = 16
MANORS: Final = 6
CASTLES: Final = 4
TRUCE: Final = 2
"""Instead of a winner."""
UNKNOWN: Final = -1


class Line:
    """Lists by round; nothing is at 0."""

    def __init__(
        self, pool: i64, mediums: list[int], houses: list[int], winners: list[int]
    ) -> None:
        self.pool: i64 = pool
        """The Mediums that may still come into the line, as bits."""
        self.mediums: list[int] = mediums
        self.houses: list[int] = houses
        self.winners: list[int] = winners

    def copy(self) -> "Line":
        """An independent twin."""
        return Line(self.pool, self.mediums.copy(), self.houses.copy(), self.winners.copy())

    def houses_left(self, house: i64) -> i64:
        """How many tokens of a kind are not yet laid (RP-2.1)."""
        laid: i64 = 0
        for packed in self.houses:
            laid += packed >> 4 if house else packed & 15
        return (CASTLES if house else MANORS) - laid

    def first_without_house(self) -> i64:
        """The first round that has no token yet."""
        number: i64 = 1
        while self.houses[number]:
            number += 1
        return number

    def first_without_medium(self) -> i64:
        """The first round that has no Medium yet."""
        number: i64 = 1
        while self.mediums[number]:
            number += 1
        return number


def new_line(pool: i64) -> Line:
    """Nothing is laid."""
    none = [0] * int(TENTH + 1)
    return Line(pool, none, none.copy(), [UNKNOWN] * int(TENTH + 1))


def house_names(packed: i64) -> list[House]:
    """Packed houses one by one, manors first."""
    names: list[House] = ["manor"] * int(packed & 15)
    names += ["castle"] * int(packed >> 4)
    return names
