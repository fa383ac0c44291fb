"""What a maker wants to know of a castle: how large it is, how far it is out, what to beware of.

A warning forbids nothing: such a castle can be played on.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Protocol

import msgspec

from hantise.games.castle.cards import COLOURS
from hantise.games.castle.faults import DOMAIN
from hantise.games.castle.floor_plan import Colour, GameId
from hantise.games.castle.grid import Grid
from hantise.games.castle.paths import Ways, reached, shortest, ways_through
from hantise.text import Text

KEYS_A_TURN: Final = 4
"""MG-2.1, MG-3.2: so many a runner has in the beginning, and plays in a turn at most."""


class Drawn(Protocol):
    """A castle as far as it is drawn: a plan, or one in the making."""

    @property
    def game(self) -> GameId: ...
    @property
    def red(self) -> Sequence[str]: ...
    @property
    def blue(self) -> Sequence[str]: ...
    @property
    def green(self) -> Sequence[str]: ...
    @property
    def exits(self) -> Mapping[str, Colour]: ...
    @property
    def treasure(self) -> str | None: ...
    @property
    def stairs(self) -> Sequence[str]: ...


class WayOut(msgspec.Struct, frozen=True):
    """The shortest way out from where a runner begins."""

    start: str
    rooms: tuple[str, ...]
    """From the first to the one with the outer door: as many as there are doors on the way, the outer
    one included. Empty if no way leads out."""

    @property
    def text(self) -> Text:
        """The way in words."""
        return Text(DOMAIN, "castle-way-out", {"start": self.start, "doors": len(self.rooms)})


class CastleWarning(msgspec.Struct, frozen=True):
    """Something to beware of; its words are the message ``castle-warning-<key>``."""

    key: str
    cells: tuple[str, ...] = ()
    fields: dict[str, str | int] = {}

    @property
    def text(self) -> Text:
        """The warning in words."""
        fields: dict[str, object] = {"cells": list(self.cells), "count": len(self.cells)}
        return Text(DOMAIN, f"castle-warning-{self.key}", fields | self.fields)


class CastleFacts(msgspec.Struct, frozen=True):
    """How large a castle is, and how far it is out."""

    rooms: int
    doors: dict[str, int]
    """Inner ones."""
    exits: dict[str, int]
    """Outer doors."""
    ways: tuple[WayOut, ...]
    """One for each room where a runner begins."""


def facts_of(drawn: Drawn, grid: Grid) -> CastleFacts:
    """The facts of a castle with these rooms."""
    exits = Counter(drawn.exits.values())
    return CastleFacts(
        rooms=len(grid.rooms()),
        doors={colour: len(_doors(drawn, colour)) for colour in COLOURS},
        exits={colour: exits[colour] for colour in COLOURS},
        ways=tuple(_ways_out(drawn, grid)),
    )


def warnings_of(drawn: Drawn, grid: Grid) -> list[CastleWarning]:
    """What whoever drew a castle without faults may not have meant."""
    return [
        *_out_in_one_turn(drawn, grid),
        *_useless_keys(drawn),
        *_narrow_caves(drawn, grid),
    ]


def _doors(drawn: Drawn, colour: Colour) -> Sequence[str]:
    found: Sequence[str] = getattr(drawn, colour)
    return found


def _ways(drawn: Drawn, grid: Grid) -> Ways:
    doors = [door.split("-") for colour in COLOURS for door in _doors(drawn, colour)]
    return ways_through(grid, [(one, other) for one, other in doors])


def _starts(drawn: Drawn) -> Sequence[str]:
    if drawn.game == "macgregor":
        return () if drawn.treasure is None else (drawn.treasure,)
    return drawn.stairs


def _ways_out(drawn: Drawn, grid: Grid) -> Iterator[WayOut]:
    ways, goals = _ways(drawn, grid), {grid.room_of[wall[:2]] for wall in drawn.exits}
    for start in _starts(drawn):
        yield WayOut(start, shortest(ways, grid.room_of[start], goals))


def _out_in_one_turn(drawn: Drawn, grid: Grid) -> Iterator[CastleWarning]:
    """In the treasure edition nobody leaves without treasures (MT-4.1)."""
    if drawn.game == "macgregor":
        for way in _ways_out(drawn, grid):
            if len(way.rooms) <= KEYS_A_TURN:
                fields: dict[str, str | int] = {"doors": len(way.rooms), "keys": KEYS_A_TURN}
                yield CastleWarning("out-in-one-turn", way.rooms, fields)


def _useless_keys(drawn: Drawn) -> Iterator[CastleWarning]:
    for colour in COLOURS:
        if not _doors(drawn, colour) and colour not in drawn.exits.values():
            yield CastleWarning("useless-keys", fields={"colour": colour})


def _narrow_caves(drawn: Drawn, grid: Grid) -> Iterator[CastleWarning]:
    """MT-3.4: nobody enters the cave where the ghost stands."""
    if drawn.game == "macgregor-treasure":
        ways = _ways(drawn, grid)
        narrow = tuple(room for room in ways if _cuts(ways, room))
        if narrow:
            yield CastleWarning("narrow-caves", narrow)


def _cuts(ways: Ways, room: str) -> bool:
    """Whether a castle falls apart without a room."""
    others = [other for other in ways if other != room]
    return len(reached(ways, others[0], {room})) < len(others)
