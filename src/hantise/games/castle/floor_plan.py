"""A castle's plan as data: what is drawn, stored and sent."""

from typing import Final, Literal

import msgspec

GameId = Literal["macgregor", "macgregor-treasure"]
Colour = Literal["red", "blue", "green"]
GAMES: Final[tuple[GameId, ...]] = ("macgregor", "macgregor-treasure")
BLAZONS_OF: Final = {"macgregor": "LCTXH", "macgregor-treasure": "LCTXHVS"}
"""MG-1.1, MT-1.1."""


class Plan(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A plan without faults. Cells are named by row and column, ``02`` in row 0, column 2."""

    game: GameId
    name: str = ""
    blazons: tuple[str, ...]
    """A row of letters for each row of cells."""
    halls: tuple[tuple[str, ...], ...] = ()
    """Cells that are one room, which the first of them names."""
    red: tuple[str, ...] = ()
    """Doors, as two cells that touch: ``02-12``."""
    blue: tuple[str, ...] = ()
    green: tuple[str, ...] = ()
    exits: dict[str, Colour] = {}
    """Outer doors, by cell and wall: ``40S``."""
    treasure: str | None = None
    """Where the runners of the first game begin; the dungeon lies against its outer wall."""
    dungeon: str | None = None
    """The outer wall against which the dungeon lies: ``02N``."""
    ghost: str | None = None
    """The crypt of the second game."""
    stairs: tuple[str, ...] = ()

    def doors(self, colour: str) -> tuple[str, ...]:
        """The doors of a colour."""
        found: tuple[str, ...] = getattr(self, colour)
        return found
