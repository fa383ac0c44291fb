"""The actions of the treasure of the MacGregors and their notation: the same in every castle."""

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
    TOP,
    CastleAction,
    moves,
    of_blazons,
    of_keys,
    of_rooms,
    of_seats,
)
from hantise.games.macgregor_treasure.cards import BLAZONS, TOKEN_LETTERS, TOKENS

MOST_PLAYERS: Final = 6
LAMP: Final = 20
PICKAXE: Final = 21
DETECTOR: Final = 22
TURN: Final = 23
PASS_BY: Final = 27
LAY: Final = 24
START: Final = 25
TOKEN: Final = 26


class TokenAction(CastleAction):
    """Chance draws a token from the bag."""

    def __init__(self, id: int, notation: str, token: int) -> None:
        super().__init__(id, "token", notation, TOKEN, -1, -1, -1, -1)
        self.token: Final = token

    def fields(self) -> dict[str, object]:
        return {"token": TOKENS[self.token]}


def _tokens(first_id: int) -> list[CastleAction]:
    made: list[CastleAction] = []
    for token, letter in enumerate(TOKEN_LETTERS):
        made.append(TokenAction(first_id + token, f"token={letter}", token))
    return made


def _add(made: list[CastleAction], more: list[CastleAction]) -> list[CastleAction]:
    made.extend(more)
    return more


_ACTIONS: Final[list[CastleAction]] = []
MOVES: Final = _add(_ACTIONS, moves(0, BLAZONS))
"""By ``50 * key + place``."""
LAMPS: Final = _add(_ACTIONS, of_rooms(len(_ACTIONS), "lamp", "lamp:", LAMP))
PICKAXES: Final = _add(_ACTIONS, of_rooms(len(_ACTIONS), "pickaxe", "dig:", PICKAXE))
DETECTING: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "detector", "detect", DETECTOR)])[0]
TURNING: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "turn", "turn", TURN)])[0]
PASSING_BY: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "pass-by", "pass", PASS_BY)])[0]
ENDING: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "end", "end", END)])[0]
DISCARDS: Final = _add(_ACTIONS, of_keys(len(_ACTIONS), BLAZONS, "discard", "drop:", DISCARD))
LAYINGS: Final = _add(_ACTIONS, of_rooms(len(_ACTIONS), "lay", "lay:", LAY))
STARTS: Final = _add(_ACTIONS, of_rooms(len(_ACTIONS), "start", "start:", START))
PLANS: Final = _add(_ACTIONS, of_blazons(len(_ACTIONS), BLAZONS, "plan", "ghost:", PLAN))
SEALING: Final = _add(_ACTIONS, [CastleAction(len(_ACTIONS), "seal", "seal", SEAL)])[0]
CATCHES: Final = _add(_ACTIONS, of_seats(len(_ACTIONS), MOST_PLAYERS, "catch", "catch:", CATCH))
FIRSTS: Final = _add(_ACTIONS, of_seats(len(_ACTIONS), MOST_PLAYERS, "first", "first=", FIRST))
DRAWS: Final = _add(_ACTIONS, of_keys(len(_ACTIONS), BLAZONS, "draw", "+", DRAW))
TOPS: Final = _add(_ACTIONS, of_blazons(len(_ACTIONS), BLAZONS, "top", "top=", TOP))
DRAWN_TOKENS: Final = _add(_ACTIONS, _tokens(len(_ACTIONS)))
ACTIONS: Final = ActionSpace("macgregor-treasure", _ACTIONS)
