"""What a game says of how the strength of its bots is measured."""

from typing import Final

import msgspec

AIMS: Final = {1: 0.70, 2: 0.60}
"""With two players the least score of level 1 against random, and of level 2 against level 1."""


class Strength(msgspec.Struct, frozen=True, kw_only=True):
    """``STRENGTH`` in the module ``bench`` of a game's package."""

    players: tuple[int, ...]
    """With so many each level meets the one below; with other numbers only level 3 meets level 2."""
    options: dict[str, int | str | bool] = {}
    """What a game is played with: one round, where a match has several."""
    aims: dict[int, float] = {}
    """With two players: the least score of a level against the one below, where it is known."""
