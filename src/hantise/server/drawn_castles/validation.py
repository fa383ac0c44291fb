"""Looks at a castle for somebody who draws it: faults with their places, the file, the facts."""

from collections.abc import Iterable, Sequence

import msgspec

from hantise.games.castle.blazon_repair import fitting_blazons
from hantise.games.castle.cards import COLOURS
from hantise.games.castle.castles import read_plan, shipped_text
from hantise.games.castle.checks import check, dungeon_wall
from hantise.games.castle.draw import draw
from hantise.games.castle.faults import Fault
from hantise.games.castle.file_reader import LONGEST_NAME, Sketch, read_all
from hantise.games.castle.file_writer import write
from hantise.games.castle.floor_plan import GAMES, GameId
from hantise.games.castle.grid import MOST, WALLS, Grid
from hantise.games.castle.statistics import CastleWarning, facts_of, warnings_of
from hantise.server.drawn_castles.forms import (
    CastleFault,
    CastleSketch,
    CheckCastle,
    CheckedCastle,
    DrawnCastle,
    MendedCastle,
)
from hantise.server.errors import BadRequest
from hantise.server.people.names import clean_line
from hantise.text import speaking


def look_at(form: CheckCastle, language: str) -> CheckedCastle:
    """All that can be said about a castle that somebody draws or brings."""
    if (form.sketch is None) == (form.text is None):
        raise BadRequest("error-castle-form", "castle")
    text = form.text if form.sketch is None else text_of(form.sketch)
    return examined(text or "", language, form.game, picture=form.picture)


def text_of(sketch: CastleSketch) -> str:
    """The castle file of a drawing; its name is cleaned as every line that people write."""
    said: dict[str, object] = {
        "game": sketch.game,
        "name": clean_line(sketch.name, "name"),
        "merge": sketch.halls,
        "blazon": sketch.blazons,
        "exits": sketch.exits,
        **{colour: " ".join(getattr(sketch, colour)) for colour in COLOURS},
    }
    if sketch.game == "macgregor":
        said |= {"treasure": sketch.treasure, "dungeon_next_to": sketch.treasure}
    else:
        said |= {"ghost": sketch.ghost, "stairs": sketch.stairs}
    return write(said)


def examined(
    text: str, language: str, game: GameId | None = None, *, picture: bool = False
) -> CheckedCastle:
    """All that can be said about a castle file; as in an option, "" is the one of the box."""
    text = text or shipped_text(game or GAMES[0])
    sketches, faults = read_all(text)
    sketch = next((sketches[each] for each in sketches if game in (None, each)), None)
    if sketch is None and not faults:
        faults = [Fault("other-game", fields={"game": game or ""})]
    if sketch is not None:
        faults = [*faults, *check(sketch)[1]]
    shown = tuple(_shown(fault, language) for fault in faults)
    if sketch is None or not _has_rows(sketch):
        return CheckedCastle(shown, None, "")
    drawn = drawing_of(sketch)
    grid = _grid(drawn.blazons, drawn.halls)
    svg = None
    if picture and not faults:
        with speaking(language):
            svg = draw(read_plan(text, sketch.game))
    warnings = () if faults else warnings_of(drawn, grid)
    return CheckedCastle(
        faults=shown,
        sketch=drawn,
        text=text_of(drawn),
        dungeon=_dungeon(drawn, grid),
        facts=facts_of(drawn, grid),
        warnings=tuple(_warned(each, language) for each in warnings),
        picture=svg,
    )


def mend(drawn: CastleSketch) -> MendedCastle:
    """The drawing with blazons that fit."""
    # As its file would be read: halls that hang together, cells that there are.
    sketches, _ = read_all(text_of(drawn))
    sketch = sketches.get(drawn.game)
    if sketch is None or not _has_rows(sketch):
        return MendedCastle(None)
    drawn = drawing_of(sketch)
    grid = _grid(drawn.blazons, drawn.halls)
    letters = fitting_blazons(grid, drawn.game, drawn.ghost)
    if letters is None:
        return MendedCastle(None)
    rows = tuple(
        "".join(letters[grid.room_of[f"{row}{column}"]] for column in range(grid.columns))
        for row in range(grid.rows)
    )
    return MendedCastle(msgspec.structs.replace(drawn, blazons=rows))


def drawn_in(text: str, game: GameId) -> DrawnCastle:
    """What can be seen of a castle file that is kept, whatever is wrong with it."""
    drawn = drawing_of(read_all(text)[0][game])
    return DrawnCastle(drawn, _dungeon(drawn, _grid(drawn.blazons, drawn.halls)))


def drawing_of(sketch: Sketch) -> CastleSketch:
    """What of a castle file can be drawn; what lies outside its cells cannot."""
    halls = _halls(sketch)
    grid = _grid(sketch.blazon, halls)
    doors = _doors(sketch, grid)
    return CastleSketch(
        game=sketch.game,
        name=_name(sketch),
        blazons=tuple(sketch.blazon),
        halls=halls,
        red=doors["red"],
        blue=doors["blue"],
        green=doors["green"],
        exits={
            place: colour
            for place, colour in sketch.exits.items()
            if _is_outer(grid, place) and colour in COLOURS
        },
        treasure=_treasure(sketch, grid),
        ghost=sketch.ghost if sketch.ghost in grid.letter else None,
        stairs=tuple(cell for cell in dict.fromkeys(sketch.stairs) if cell in grid.letter),
    )


def _has_rows(sketch: Sketch) -> bool:
    """Whether there are cells: rows of one length, not too many."""
    rows = sketch.blazon
    lengths = {len(row) for row in rows}
    return 1 <= len(rows) <= MOST and len(lengths) == 1 and 1 <= min(lengths) <= MOST


def _halls(sketch: Sketch) -> tuple[tuple[str, ...], ...]:
    """Each cell in one hall at most."""
    known = set(Grid(sketch.blazon).cells)
    halls = []
    for merge in sketch.merge:
        hall = tuple(cell for cell in dict.fromkeys(merge) if cell in known)
        if len(hall) > 1:
            known.difference_update(hall)
            halls.append(hall)
    return tuple(halls)


def _grid(rows: Sequence[str], halls: Iterable[Sequence[str]]) -> Grid:
    grid = Grid(rows)
    for hall in halls:
        grid.join(hall)
    return grid


def _doors(sketch: Sketch, grid: Grid) -> dict[str, tuple[str, ...]]:
    """By colour, each named by the wall that it lies in; no wall has two."""
    taken = set[str]()
    found: dict[str, tuple[str, ...]] = {}
    for colour, doors in sketch.doors.items():
        walls = []
        for door in doors:
            ends = door.split("-")
            known = len(ends) == 2 and all(cell in grid.letter for cell in ends)
            between = grid.wall_between(ends[0], ends[1]) if known else None
            wall = "-".join(sorted(between)) if between else ""
            if wall and wall not in taken:
                taken.add(wall)
                walls.append(wall)
        found[colour] = tuple(walls)
    return found


def _treasure(sketch: Sketch, grid: Grid) -> str | None:
    """A cell of that room; the one against which the dungeon lies, if the file names one."""
    if sketch.treasure not in grid.letter:
        return None
    same_room = grid.room_of.get(sketch.dungeon) == grid.room_of[sketch.treasure]
    return sketch.dungeon if same_room else sketch.treasure


def _dungeon(drawn: CastleSketch, grid: Grid) -> str | None:
    if drawn.game != "macgregor" or drawn.treasure is None:
        return None
    return dungeon_wall(grid, drawn.treasure, drawn.exits)


def _is_outer(grid: Grid, place: str) -> bool:
    cell, wall = place[:2], place[2:]
    return cell in grid.letter and wall in WALLS and grid.across(cell, wall) is None


def _name(sketch: Sketch) -> str:
    try:
        return clean_line(sketch.name, "name")[:LONGEST_NAME]
    except BadRequest:
        return ""


def _shown(fault: Fault, language: str) -> CastleFault:
    text = fault.text
    return CastleFault(fault.cells, _walls(fault), text, text.say(language), fault.is_lack)


def _warned(warning: CastleWarning, language: str) -> CastleFault:
    return CastleFault(warning.cells, (), warning.text, warning.text.say(language))


def _walls(fault: Fault) -> tuple[str, ...]:
    """The walls that a fault is about."""
    if fault.key.startswith("door-") and len(fault.cells) == 2:
        return ("-".join(fault.cells),)
    if fault.key == "exit-inside":
        return (f"{fault.cells[0]}{fault.fields['wall']}",)
    return ()
