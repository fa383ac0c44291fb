"""Castles from text: read, checked, and made into the tables of the rules."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from hantise.core.errors import BadOption
from hantise.games.castle.board import CELL_NAMES, DUNGEON, NOWHERE, OUT, PLACES, Castle
from hantise.games.castle.cards import COLOURS, LETTERS
from hantise.games.castle.checks import check
from hantise.games.castle.faults import BadCastle, Fault
from hantise.games.castle.file_reader import read_all
from hantise.games.castle.floor_plan import GameId, Plan
from hantise.games.castle.grid import Grid

SHIPPED: Final = Path(__file__).parent / "shipped"
INDEX: Final = {name: index for index, name in enumerate(CELL_NAMES)}


def examine(text: str) -> tuple[list[Plan], list[Fault]]:
    """All castles of a text that have no fault, and all faults."""
    sketches, faults = read_all(text)
    plans: list[Plan] = []
    for sketch in sketches.values():
        plan, found = check(sketch)
        faults += found
        if plan is not None and not faults:
            plans.append(plan)
    return plans, faults


def read_plan(text: str, game: GameId) -> Plan:
    """The castle of a text for a game; `BadCastle` names every fault."""
    sketches, faults = read_all(text)
    sketch = sketches.get(game)
    if sketch is None:
        raise BadCastle(tuple(faults) or (Fault("other-game", fields={"game": game}),))
    plan, found = check(sketch)
    if plan is None or faults:
        raise BadCastle((*faults, *found))
    return plan


def shipped_text(game: GameId) -> str:
    """The castle that comes with a game, as a file."""
    return (SHIPPED / f"{game}.toml").read_text(encoding="utf-8")


@lru_cache(maxsize=64)
def plan_of(text: str, game: GameId) -> Plan:
    """The castle of an option: ``""`` is the shipped one."""
    return read_plan(text or shipped_text(game), game)


def check_option(text: str, game: GameId) -> None:
    """`BadOption` says what is wrong with a castle of one's own."""
    try:
        plan_of(text, game)
    except BadCastle as bad:
        more = len(bad.faults) - 1
        raise BadOption(
            "error-castle-option", "castle", fault=bad.faults[0].text, more=more
        ) from bad


@lru_cache(maxsize=64)
def castle_of(text: str, game: GameId) -> Castle:
    """The tables for the rules; one object for each castle."""
    return _tables(plan_of(text, game))


def grid_of(plan: Plan) -> Grid:
    """The cells of a plan, its halls joined."""
    grid = Grid(plan.blazons)
    for hall in plan.halls:
        grid.join(hall)
    return grid


def _tables(plan: Plan) -> Castle:
    grid = grid_of(plan)
    blazon = [NOWHERE] * PLACES
    doors: list[list[int]] = [[] for _ in range(3 * PLACES)]
    beyond = [NOWHERE] * (8 * PLACES)
    neighbours: list[list[int]] = [[] for _ in range(PLACES)]
    for room in grid.rooms():
        blazon[INDEX[room]] = LETTERS.index(grid.letter[room])
        neighbours[INDEX[room]] = [INDEX[other] for other in grid.neighbours(room)]
        for other in grid.neighbours(room):
            beyond[8 * INDEX[room] + LETTERS.index(grid.letter[other])] = INDEX[other]
    for colour, name in enumerate(COLOURS):
        for door in plan.doors(name):
            near, far = (INDEX[grid.room_of[cell]] for cell in door.split("-"))
            doors[3 * near + colour].append(far)
            doors[3 * far + colour].append(near)
    for ways in doors:
        ways.sort()
    for wall, name in plan.exits.items():
        ways = doors[3 * INDEX[grid.room_of[wall[:2]]] + COLOURS.index(name)]
        if OUT not in ways:
            ways.append(OUT)
    start = plan.treasure or plan.ghost
    assert start is not None
    if plan.treasure is not None:
        beyond[8 * DUNGEON + blazon[INDEX[start]]] = INDEX[start]  # MG-3.8
    return Castle(
        plan=plan,
        rooms=[INDEX[room] for room in grid.rooms()],
        blazon=blazon,
        doors=doors,
        beyond=beyond,
        neighbours=neighbours,
        start=INDEX[start],
        stairs=sorted(INDEX[stair] for stair in plan.stairs),
    )
