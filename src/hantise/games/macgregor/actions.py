"""The actions of the ghost of the MacGregors and their notation. They are the same in every castle."""

from typing import Final

from hantise.core.action import ActionSpace
from hantise.games.castle.actions import (
    CATCH,
    DISCARD,
    DRAW,
    END,
    FIRST,
    PLAN,
    SEAL,
    STAY,
    TAKE,
    TOP,
    CastleAction,
    moves,
    of_blazons,
    of_keys,
    of_seats,
)
from hantise.games.macgregor.cards import BLAZONS

MOST_PLAYERS: Final = 4


def _add(made: list[CastleAction], more: list[CastleAction]) -> list[CastleAction]:
    made.extend(more)
    return more


_ACTIONS: Final[list[CastleAction]] = []
MOVES: Final = _add(_ACTIONS, moves(0, BLAZONS))
"""By ``50 * key + place``."""
STAYING: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "stay", "stay", STAY)])[0]
TAKING: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "take", "draw", TAKE)])[0]
ENDING: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "end", "end", END)])[0]
DISCARDS: Final = _add(_ACTIONS, of_keys(len(_ACTIONS), BLAZONS, "discard", "drop:", DISCARD))
PLANS: Final = _add(_ACTIONS, of_blazons(len(_ACTIONS), BLAZONS, "plan", "ghost:", PLAN))
SEALING: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "seal", "seal", SEAL)])[0]
CATCHES: Final = _add(_ACTIONS, of_seats(len(_ACTIONS), MOST_PLAYERS, "catch", "catch:", CATCH))
FIRSTS: Final = _add(_ACTIONS, of_seats(len(_ACTIONS), MOST_PLAYERS, "first", "first=", FIRST))
DRAWS: Final = _add(_ACTIONS, of_keys(len(_ACTIONS), BLAZONS, "draw", "+", DRAW))
TOPS: Final = _add(_ACTIONS, of_blazons(len(_ACTIONS), BLAZONS, "top", "top=", TOP))
ACTIONS: Final = ActionSpace("macgregor", _ACTIONS)
