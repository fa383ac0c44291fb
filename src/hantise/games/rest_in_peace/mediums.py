"""The Medium cards of Rest in Peace as data (RP-1.2, RP-5.1); what they do is in the rules."""

from typing import Final

FIRST: Final = 1
LAST: Final = 29
NUMBERS: Final = range(FIRST, LAST + 1)
LINE: Final = 9
"""How many lie in the line (RP-2.1)."""
TENTH: Final = 10
"""The last round, that of the special card."""

LAST_OF_LEVEL: Final = (9, 14, 19, 24, 29)
"""The highest number of each level, 0 to 4."""
POOLS: Final = ("base", "up-to-1", "up-to-2", "up-to-3", "up-to-4")
"""The option `mediums`: which levels are shuffled."""

WORKS_AS: Final = {3: 1, 4: 2, 5: 3, 7: 3, 13: 4, 21: 6, 23: 1}
"""Mediums that work as a Ghost of that value (RP-5.1); 23 as two."""
BASE: Final = [WORKS_AS.get(number, 0) for number in range(LAST + 1)]
"""By number: the value it works as, 0 for none."""

CARRIABLE: Final = (3, 4, 5, 13, 21, 23)
"""What #15 may carry besides a Ghost (RP-6.15)."""
NAMING: Final = (10, 17, 25, 26)
"""Those for which a value is named."""
RESOLVED: Final = (2, 10, 11, 16, 17, 18, 19, 20, 21, 22, 26, 27, 29)
"""Those that take a step of their own in round 10 (RP-4.2, RP-6.30)."""
BIT: Final = [1 << number for number in range(LAST + 1)]
"""Each Medium in a set of Mediums as bits."""


def level(number: int) -> int:
    """The level of a Medium, 0 to 4."""
    return next(level for level, last in enumerate(LAST_OF_LEVEL) if number <= last)


def mask(numbers: tuple[int, ...]) -> int:
    """A set of Mediums as bits."""
    return sum(1 << number for number in numbers)


def numbers_in(bits: int) -> tuple[int, ...]:
    """The Mediums of a set, in order."""
    return tuple([number for number in NUMBERS if bits >> number & 1])
