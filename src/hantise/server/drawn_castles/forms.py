"""What travels over HTTP about castles."""

from typing import Annotated

import msgspec

from hantise.games.castle.file_reader import LONGEST, LONGEST_NAME
from hantise.games.castle.floor_plan import Colour, GameId
from hantise.games.castle.grid import MOST
from hantise.games.castle.statistics import CastleFacts
from hantise.text import Text

Cell = Annotated[str, msgspec.Meta(pattern=r"^[0-6][0-6]$", max_length=2)]
Door = Annotated[str, msgspec.Meta(pattern=r"^[0-6][0-6]-[0-6][0-6]$", max_length=5)]
Doors = Annotated[tuple[Door, ...], msgspec.Meta(max_length=2 * MOST * (MOST - 1))]
OuterWall = Annotated[str, msgspec.Meta(pattern=r"^[0-6][0-6][NESW]$", max_length=3)]
Row = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST)]
Hall = Annotated[tuple[Cell, ...], msgspec.Meta(min_length=1, max_length=MOST * MOST)]


class CastleSketch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A castle as it is drawn, with faults or without; what is in it lies in the drawing.

    Cells are named by row and column, doors by the cells on both sides, outer walls by cell and
    side: ``02``, ``02-12``, ``40S``.
    """

    game: GameId
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""
    blazons: Annotated[tuple[Row, ...], msgspec.Meta(min_length=1, max_length=MOST)]
    halls: Annotated[tuple[Hall, ...], msgspec.Meta(max_length=MOST * MOST // 2)] = ()
    red: Doors = ()
    blue: Doors = ()
    green: Doors = ()
    exits: Annotated[dict[OuterWall, Colour], msgspec.Meta(max_length=4 * MOST)] = {}
    treasure: Cell | None = None
    ghost: Cell | None = None
    stairs: Annotated[tuple[Cell, ...], msgspec.Meta(max_length=MOST * MOST)] = ()


class CheckCastle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A castle to be looked at: drawn, or as the text of a castle file; one of both.

    The text "" is the castle of the box, as it is for the option of a table.
    """

    sketch: CastleSketch | None = None
    text: Annotated[str, msgspec.Meta(max_length=20_000)] | None = None
    game: GameId | None = None
    """Which of the castles, where a file has one for each game; null: the first."""
    picture: bool = False
    """Whether a picture is wanted."""


class CastleFault(msgspec.Struct, frozen=True):
    """Something that is wrong, or to beware of: where, and in words."""

    cells: tuple[str, ...]
    walls: tuple[str, ...]
    """Doors that are concerned, as ``02-12``, and outer walls, as ``40S``."""
    fault: Text
    message: str
    lack: bool = False
    """Whether something is only not there yet, as in every castle that is being drawn."""


class CheckedCastle(msgspec.Struct, frozen=True):
    """What the house thinks of a castle; it can be played on if there is no fault."""

    faults: tuple[CastleFault, ...]
    sketch: CastleSketch | None
    """What of it can be drawn; null: not even its rows."""
    text: str
    """The castle file of that sketch; "" without one."""
    dungeon: str | None = None
    """The outer wall against which the dungeon lies."""
    facts: CastleFacts | None = None
    """How large it is, and how far it is out; null: without a sketch."""
    warnings: tuple[CastleFault, ...] = ()
    """What to beware of, if nothing is wrong; they forbid nothing."""
    picture: str | None = None
    """SVG, if it was wanted and nothing is wrong."""


class MendedCastle(msgspec.Struct, frozen=True):
    """A castle with blazons that no ghost card can confuse; null: there are none."""

    sketch: CastleSketch | None


class CastleFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A castle to be kept. A draft may have faults, but it must be possible to draw it."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST)]


class CastleRow(msgspec.Struct, frozen=True):
    """A kept castle in a list."""

    id: str
    game: GameId
    name: str
    playable: bool
    """Whether nothing is wrong with it."""
    changed: float


class DrawnCastle(msgspec.Struct, frozen=True):
    """What can be seen of a castle."""

    sketch: CastleSketch
    dungeon: str | None
    """The outer wall against which the dungeon lies."""


class MyCastle(CastleRow, frozen=True):
    """A castle of one's own in a list."""

    text: str
    """The castle file."""
    drawn: DrawnCastle


class MyCastles(msgspec.Struct, frozen=True):
    """One's castles, those changed last first, and how many one may keep."""

    castles: tuple[MyCastle, ...]
    most: int


class KeptCastle(msgspec.Struct, frozen=True):
    """A kept castle, for everybody who has its address."""

    castle: CastleRow
    checked: CheckedCastle
    mine: bool
    by: str
    """Who drew it."""
