"""Actions with keys, rooms and ghost cards, as both games of the castle have them."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.games.castle.board import CELL_NAMES, OUT, PLACES
from hantise.games.castle.cards import BLAZONS, COLOURS, KEY_NAMES, LETTERS

MOVE: Final = 0
DISCARD: Final = 1
PLAN: Final = 2
SEAL: Final = 3
STAY: Final = 4
TAKE: Final = 5
END: Final = 6
CATCH: Final = 7
FIRST: Final = 8
DRAW: Final = 9
TOP: Final = 10
PLACE: Final = 11
"""A choice of a room: a stair, a cave for a token, the way of a lamp or a pickaxe."""
SEATS: Final = "ABCDEF"


class CastleAction(Action):
    """``key`` is a kind of key, ``place`` a room or `OUT`, ``blazon`` a ghost card or a back,
    ``seat`` a player; -1 where there is none."""

    def __init__(
        self,
        id: int,
        kind: str,
        notation: str,
        verb: i64,
        key: i64 = -1,
        place: i64 = -1,
        blazon: i64 = -1,
        seat: i64 = -1,
    ) -> None:
        super().__init__(id, kind, notation)
        self.verb: Final[i64] = verb
        self.key: Final[i64] = key
        self.place: Final[i64] = place
        self.blazon: Final[i64] = blazon
        self.seat: Final[i64] = seat

    def fields(self) -> dict[str, object]:
        made: dict[str, object] = {}
        if self.key >= 0:
            made["colour"] = COLOURS[self.key % 3]
            made["back"] = BLAZONS[self.key // 3]
        if 0 <= self.place < OUT:
            made["room"] = CELL_NAMES[self.place]
        if self.blazon >= 0:
            made["blazon"] = BLAZONS[self.blazon]
        if self.seat >= 0:
            made["seat"] = self.seat
        return made


def moves(first_id: int, blazons: int) -> list[CastleAction]:
    """A key, and the room it opens: ``rL>12``, ``rL>out``; by ``50 * key + place``."""
    made: list[CastleAction] = []
    for key in range(3 * blazons):
        for place in range(PLACES):
            kind = "leave" if place == OUT else "move"
            to = "out" if place == OUT else CELL_NAMES[place]
            id = first_id + len(made)
            made.append(CastleAction(id, kind, f"{KEY_NAMES[key]}>{to}", MOVE, key, place))
    return made


def of_keys(first_id: int, blazons: int, kind: str, sign: str, verb: int) -> list[CastleAction]:
    """One action for each kind of key."""
    made: list[CastleAction] = []
    for key in range(3 * blazons):
        id = first_id + len(made)
        made.append(CastleAction(id, kind, sign + KEY_NAMES[key], verb, key))
    return made


def of_blazons(first_id: int, blazons: int, kind: str, sign: str, verb: int) -> list[CastleAction]:
    """One action for each blazon."""
    made: list[CastleAction] = []
    for blazon in range(blazons):
        id = first_id + len(made)
        made.append(CastleAction(id, kind, sign + LETTERS[blazon], verb, -1, -1, blazon))
    return made


def of_seats(first_id: int, players: int, kind: str, sign: str, verb: int) -> list[CastleAction]:
    """One action for each seat."""
    made: list[CastleAction] = []
    for seat in range(players):
        id = first_id + len(made)
        made.append(CastleAction(id, kind, sign + SEATS[seat], verb, -1, -1, -1, seat))
    return made


def of_rooms(first_id: int, kind: str, sign: str, verb: int) -> list[CastleAction]:
    """One action for each room there can be."""
    made: list[CastleAction] = []
    for place, name in enumerate(CELL_NAMES):
        made.append(CastleAction(first_id + len(made), kind, sign + name, verb, -1, place))
    return made
