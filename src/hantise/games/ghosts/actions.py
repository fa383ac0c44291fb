"""The actions of Ghosts and their notation."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action, ActionSpace
from hantise.games.ghosts.cards import KINDS, MIST, NAMES

PLAY: Final = 0
TAKE: Final = 1
DRAW: Final = 2
FIRST: Final = 3
SEATS: Final = "ABCDEF"


class CardAction(Action):
    """``card`` is a kind of card, ``seat`` a first player; -1 where there is none."""

    def __init__(self, id: int, kind: str, verb: i64, card: i64, seat: i64, notation: str) -> None:
        super().__init__(id, kind, notation)
        self.verb: Final[i64] = verb
        self.card: Final[i64] = card
        self.seat: Final[i64] = seat

    def fields(self) -> dict[str, object]:
        if self.card >= 0:
            return {"card": NAMES[self.card]}
        return {"seat": self.seat} if self.seat >= 0 else {}


def _all() -> list[CardAction]:
    made: list[CardAction] = []
    for card, name in enumerate(NAMES):
        kind = "mist" if card == MIST else "play"
        made.append(CardAction(len(made), kind, PLAY, card, -1, name))
    made.append(CardAction(len(made), "take", TAKE, -1, -1, "take"))
    for card, name in enumerate(NAMES):
        made.append(CardAction(len(made), "draw", DRAW, card, -1, f"+{name}"))
    for seat, letter in enumerate(SEATS):
        made.append(CardAction(len(made), "first", FIRST, -1, seat, f"first={letter}"))
    return made


_ACTIONS: Final = _all()
ACTIONS: Final = ActionSpace("ghosts", _ACTIONS)
PLAYS: Final = _ACTIONS[:KINDS]
TAKE_PILE: Final = _ACTIONS[KINDS]
DRAWS: Final = _ACTIONS[KINDS + 1 : 2 * KINDS + 1]
FIRSTS: Final = _ACTIONS[2 * KINDS + 1 :]
