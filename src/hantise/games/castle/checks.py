"""The checker: everything that is wrong with a castle, and where."""

import re
from collections import Counter
from collections.abc import Container, Iterator, Sequence
from typing import Final, cast

from hantise.games.castle.cards import COLOURS
from hantise.games.castle.faults import Fault
from hantise.games.castle.file_reader import Sketch
from hantise.games.castle.floor_plan import BLAZONS_OF, Colour, Plan
from hantise.games.castle.grid import MOST, WALLS, Grid
from hantise.games.castle.paths import reached, ways_through

TOKEN_BLAZONS: Final = "TC"
"""Of the caves in which the first tokens are laid (MT-2.1): a crypt has none of them."""
LEAST_ROOMS: Final = 9
EXITS: Final = {"macgregor": 3, "macgregor-treasure": 4}  # MG-1.1, MT-1.1
STAIRS: Final = 4  # MT-1.1
FIRST_TOKENS: Final = 6  # MT-2.1
Wall = tuple[str, str]
"""The cells on both sides."""


def check(sketch: Sketch) -> tuple[Plan | None, list[Fault]]:
    """The plan, if there is no fault in it."""
    faults = [] if "blazon" in sketch.unsaid else list(_row_faults(sketch))
    if faults or not sketch.unsaid.isdisjoint(("blazon", "merge")):
        return None, faults  # without them there are no rooms to speak of
    examined = _Examined(sketch)
    good = not examined.faults and not sketch.unsaid
    return (examined.plan() if good else None), examined.faults


def dungeon_wall(grid: Grid, cell: str, exits: Container[str]) -> str | None:
    """MG-1.1: an outer wall of the treasure room without a door, of that cell if it has one."""
    walls = [wall for wall in grid.outer_walls(grid.room_of[cell]) if wall not in exits]
    return next((wall for wall in walls if wall.startswith(cell)), next(iter(walls), None))


def _row_faults(sketch: Sketch) -> Iterator[Fault]:
    rows = sketch.blazon
    if not 1 <= len(rows) <= MOST:
        yield Fault("rows", fields={"given": len(rows), "most": MOST})
        return
    columns = Counter(map(len, rows)).most_common(1)[0][0]
    if not 1 <= columns <= MOST:
        yield Fault("columns", fields={"given": columns, "most": MOST})
        return
    for number, row in enumerate(rows):
        if len(row) != columns:
            fields: dict[str, str | int] = {"row": number, "given": len(row), "expected": columns}
            yield Fault("row-length", fields=fields)


class _Examined:
    """A sketch with rows of cells, looked at from all sides."""

    def __init__(self, sketch: Sketch) -> None:
        self.sketch = sketch
        self.unsaid = sketch.unsaid
        self.grid = Grid(sketch.blazon)
        self.faults = list(self._letter_faults())
        self.halls: list[tuple[str, ...]] = []
        self.doors: dict[str, list[Wall]] = {colour: [] for colour in COLOURS}
        self.faults += self._hall_faults()
        self.faults += self._door_faults()
        self.faults += self._exit_faults()
        if sketch.game == "macgregor":
            self.faults += self._treasure_faults()
        else:
            self.faults += self._cave_faults()
        self.faults += self._blazon_faults()
        self.faults += self._way_faults()

    def plan(self) -> Plan:
        sketch, grid = self.sketch, self.grid
        walls = {c: tuple("-".join(wall) for wall in doors) for c, doors in self.doors.items()}
        first = sketch.game == "macgregor"
        return Plan(
            game=sketch.game,
            name=sketch.name,
            blazons=tuple(sketch.blazon),
            halls=tuple(self.halls),
            red=walls["red"],
            blue=walls["blue"],
            green=walls["green"],
            exits={wall: cast(Colour, colour) for wall, colour in sketch.exits.items()},
            treasure=grid.room_of[sketch.treasure] if first else None,
            dungeon=self._dungeon_wall() if first else None,
            ghost=None if first else grid.room_of[sketch.ghost],
            stairs=() if first else tuple(grid.room_of[stair] for stair in sketch.stairs),
        )

    def _unknown(self, where: str, cells: Sequence[str]) -> list[Fault]:
        """A fault for each name that is no cell of this castle."""
        return [
            Fault("cell", fields={"given": cell[:20], "where": where})
            for cell in cells
            if cell not in self.grid.letter and where not in self.unsaid
        ]

    def _letter_faults(self) -> Iterator[Fault]:
        known = BLAZONS_OF[self.sketch.game]
        for cell, letter in self.grid.letter.items():
            if letter not in known:
                yield Fault("letter", (cell,), {"letter": letter, "known": ", ".join(known)})

    # Halls

    def _hall_faults(self) -> Iterator[Fault]:
        grid, taken = self.grid, set[str]()
        for hall in self.sketch.merge:
            unknown = self._unknown("merge", hall)
            yield from unknown
            if unknown:
                continue
            cells = tuple(hall)
            if len(set(cells)) < 2 or len(set(cells)) < len(cells):
                yield Fault("hall-cells", tuple(dict.fromkeys(cells)))
            elif not taken.isdisjoint(cells):
                yield Fault("hall-twice", tuple(sorted(taken.intersection(cells))))
            elif not self._hangs_together(cells):
                yield Fault("hall-apart", cells)
            elif len({grid.letter[cell] for cell in cells}) > 1:
                yield Fault("hall-blazons", cells)
            else:
                taken.update(cells)
                grid.join(cells)
                self.halls.append(cells)

    def _hangs_together(self, cells: Sequence[str]) -> bool:
        reached, waiting = {cells[0]}, [cells[0]]
        while waiting:
            cell = waiting.pop()
            for wall in WALLS:
                other = self.grid.across(cell, wall)
                if other is not None and other in cells and other not in reached:
                    reached.add(other)
                    waiting.append(other)
        return len(reached) == len(cells)

    # Doors

    def _door_faults(self) -> Iterator[Fault]:
        grid, seen = self.grid, set[frozenset[str]]()
        for colour, doors in self.sketch.doors.items():
            for door in doors:
                ends = door.split("-")
                if len(ends) != 2 or not all(ends):
                    yield Fault("door-form", fields={"given": door[:20], "colour": colour})
                    continue
                unknown = self._unknown(colour, ends)
                yield from unknown
                if unknown:
                    continue
                rooms = frozenset(grid.room_of[cell] for cell in ends)
                wall = grid.wall_between(*ends)
                if len(rooms) == 1:
                    yield Fault("door-in-room", tuple(ends), {"colour": colour})
                elif wall is None:
                    yield Fault("door-apart", tuple(ends), {"colour": colour})
                elif rooms in seen:
                    yield Fault("door-twice", tuple(ends), {"colour": colour})
                else:
                    self.doors[colour].append(wall)
                if wall is not None:
                    seen.add(rooms)

    def _exit_faults(self) -> Iterator[Fault]:
        exits, game = self.sketch.exits, self.sketch.game
        if "exits" in self.unsaid:
            return
        for place, colour in exits.items():
            found = re.fullmatch(r"(\d\d)([NESW])", place, re.ASCII)
            if found is None:
                yield Fault("exit-form", fields={"given": place[:20]})
                continue
            cell, wall = found[1], found[2]
            unknown = self._unknown("exits", [cell])
            yield from unknown
            if not unknown and self.grid.across(cell, wall) is not None:
                yield Fault("exit-inside", (cell,), {"wall": wall})
            if colour not in COLOURS:
                cells = () if unknown else (cell,)
                yield Fault("exit-colour", cells, {"given": colour[:20]})
        if len(exits) != EXITS[game]:
            yield Fault("exits", fields={"given": len(exits), "expected": EXITS[game]})

    # Where pawns begin

    def _treasure_faults(self) -> Iterator[Fault]:
        """MG-1.1: the dungeon lies against an outer wall of the treasure room."""
        sketch, grid = self.sketch, self.grid
        yield from self._unknown("treasure", [sketch.treasure])
        if sketch.dungeon:
            yield from self._unknown("dungeon_next_to", [sketch.dungeon])
        if sketch.treasure not in grid.letter:
            return
        elsewhere = grid.room_of.get(sketch.dungeon) != grid.room_of[sketch.treasure]
        if elsewhere and sketch.dungeon in grid.letter:
            yield Fault("dungeon-elsewhere", (sketch.dungeon, sketch.treasure))
        if self._dungeon_wall() is None:
            yield Fault("dungeon-wall", (sketch.treasure,))

    def _dungeon_wall(self) -> str | None:
        sketch, rooms = self.sketch, self.grid.room_of
        stated = rooms.get(sketch.dungeon) == rooms[sketch.treasure]
        cell = sketch.dungeon if stated else sketch.treasure
        return dungeon_wall(self.grid, cell, sketch.exits)

    def _cave_faults(self) -> Iterator[Fault]:
        """MT-1.1, MT-2.1: the crypt, the stairs, and enough caves for the first tokens."""
        sketch, grid = self.sketch, self.grid
        yield from self._unknown("ghost", [sketch.ghost])
        if grid.letter.get(sketch.ghost, " ") in TOKEN_BLAZONS:
            yield Fault("crypt-blazon", (sketch.ghost,))
        yield from self._unknown("stairs", sketch.stairs)
        known = [stair for stair in sketch.stairs if stair in grid.letter]
        rooms = Counter(grid.room_of[stair] for stair in known)
        for room, number in rooms.items():
            if number > 1:
                yield Fault("stairs-twice", (room,))
            if room == grid.room_of.get(sketch.ghost):
                yield Fault("stairs-crypt", (room,))
        if len(sketch.stairs) != STAIRS and "stairs" not in self.unsaid:
            fields: dict[str, str | int] = {"given": len(sketch.stairs), "expected": STAIRS}
            yield Fault("stairs", tuple(known), fields)
        token_caves = [room for room in grid.rooms() if grid.letter[room] in TOKEN_BLAZONS]
        if len(token_caves) < FIRST_TOKENS:
            fields = {"given": len(token_caves), "least": FIRST_TOKENS}
            yield Fault("token-caves", tuple(token_caves), fields)

    # Blazons and ways

    def _blazon_faults(self) -> Iterator[Fault]:
        """A ghost card names one room: no two neighbours of a room share a blazon."""
        grid = self.grid
        if len(grid.rooms()) < LEAST_ROOMS:
            yield Fault("few-rooms", fields={"given": len(grid.rooms()), "least": LEAST_ROOMS})
        for room in grid.rooms():
            by_letter: dict[str, list[str]] = {}
            for other in grid.neighbours(room):
                by_letter.setdefault(grid.letter[other], []).append(other)
            for letter, others in by_letter.items():
                if len(others) > 1 and letter in BLAZONS_OF[self.sketch.game]:
                    yield Fault("ambiguous", tuple(others), {"room": room, "blazon": letter})

    def _way_faults(self) -> Iterator[Fault]:
        """Every room can be reached by doors."""
        grid = self.grid
        if not self.unsaid.isdisjoint(COLOURS):
            return
        ways = ways_through(grid, (wall for walls in self.doors.values() for wall in walls))
        start = grid.room_of.get(self._start(), grid.rooms()[0])
        found = reached(ways, start)
        lost = tuple(room for room in grid.rooms() if room not in found)
        if lost:
            yield Fault("unreachable", lost, {"start": start})

    def _start(self) -> str:
        sketch = self.sketch
        if sketch.game == "macgregor":
            return sketch.treasure
        return next(iter(sketch.stairs), "")
