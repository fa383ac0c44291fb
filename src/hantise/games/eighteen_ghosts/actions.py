"""The actions of 18 Ghosts and their notation."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action, ActionSpace
from hantise.games.eighteen_ghosts import castle
from hantise.games.eighteen_ghosts.castle import COLOURS, LETTERS, ROOMS, neighbour

PLACE: Final = 0
STEP: Final = 1
MIRROR: Final = 2
FIGHT: Final = 3
RELEASE: Final = 4
PASS: Final = 5
KINDS: Final = ("place", "step", "mirror", "fight", "release", "pass")
SIGNS: Final = {STEP: "-", MIRROR: "~", FIGHT: "x"}


class GhostAction(Action):
    """``verb`` is one of the six kinds; -1 stands where there is no source, target or colour."""

    def __init__(
        self, id: int, verb: i64, source: i64, target: i64, colour: i64, notation: str
    ) -> None:
        super().__init__(id, KINDS[verb], notation)
        self.verb: Final[i64] = verb
        self.source: Final[i64] = source
        self.target: Final[i64] = target
        self.colour: Final[i64] = colour

    def fields(self) -> dict[str, object]:
        fields: dict[str, object] = {}
        if self.source >= 0:
            fields["source"] = ROOMS[self.source]
        if self.target >= 0:
            fields["target"] = ROOMS[self.target]
        if self.colour >= 0:
            fields["colour"] = COLOURS[self.colour]
        return fields


def _walkable(room: int) -> bool:
    return room >= 0 and castle.FLOOR[room] != "P"  # EG-3.3


def _all() -> list[GhostAction]:
    made: list[GhostAction] = []

    def add(verb: int, source: int, target: int, colour: int, notation: str) -> None:
        made.append(GhostAction(len(made), verb, source, target, colour, notation))

    for colour, letter in enumerate(LETTERS):
        for room, floor in enumerate(castle.FLOOR):
            if floor == letter:
                add(PLACE, -1, room, colour, f"{letter}@{ROOMS[room]}")
    for verb in (STEP, FIGHT):
        for direction in range(4):
            for target in range(len(ROOMS)):
                source = neighbour(target, (direction + 2) % 4)
                if _walkable(source) and _walkable(target):
                    add(verb, source, target, -1, f"{ROOMS[source]}{SIGNS[verb]}{ROOMS[target]}")
    mirrors = [room for room, floor in enumerate(castle.FLOOR) if floor == "M"]
    for source in mirrors:
        for target in mirrors:
            if source != target:
                add(MIRROR, source, target, -1, f"{ROOMS[source]}~{ROOMS[target]}")
    for colour, letter in enumerate(LETTERS):
        add(RELEASE, -1, -1, colour, f"free:{letter}")
    add(PASS, -1, -1, -1, "pass")
    return made


_ACTIONS: Final = _all()
ACTIONS: Final = ActionSpace("18-ghosts", _ACTIONS)
PASS_ACTION: Final = _ACTIONS[-1]


def _table(verb: int) -> list[GhostAction]:
    """Steps or fights by ``direction * 25 + target``; rooms that cannot be entered hold a pass."""
    table = [PASS_ACTION] * (4 * len(ROOMS))
    for action in _ACTIONS:
        if action.verb == verb:
            for direction in range(4):
                if neighbour(action.source, direction) == action.target:
                    table[direction * len(ROOMS) + action.target] = action
    return table


STEPS: Final = _table(STEP)
FIGHTS: Final = _table(FIGHT)
RELEASES: Final = [action for action in _ACTIONS if action.verb == RELEASE]


def _by_pair() -> list[GhostAction]:
    """Mirror moves by ``source * 25 + target``."""
    table = [PASS_ACTION] * (len(ROOMS) * len(ROOMS))
    for action in _ACTIONS:
        if action.verb == MIRROR:
            table[action.source * len(ROOMS) + action.target] = action
    return table


def _by_room() -> list[GhostAction]:
    """Placings by room: a carpet room takes ghosts of one colour only."""
    table = [PASS_ACTION] * len(ROOMS)
    for action in _ACTIONS:
        if action.verb == PLACE:
            table[action.target] = action
    return table


MIRRORS: Final = _by_pair()
PLACINGS: Final = _by_room()
