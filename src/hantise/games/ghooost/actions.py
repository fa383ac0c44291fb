"""The actions of Ghooost! and their notation."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action, ActionSpace
from hantise.games.ghooost.cards import KINDS, NAMES, VALUES

PLAY: Final = 0
KITTY_PLAY: Final = 1
LUCK: Final = 2
TAKE: Final = 3
MANOR: Final = 4
PASS: Final = 5
NEVER: Final = 6
"""What is never legal and has a name only to be refused with its own reason."""
DRAW: Final = 7
TURN_UP: Final = 8
FIRST: Final = 9

SEATS: Final = "ABCDEF"
MOST_NATURAL: Final = 4
MOST_COPIES: Final = 4
PER_KIND: Final = MOST_NATURAL * (MOST_COPIES + 1)
"""The ways to play a kind: one to four of it, with none to four Miss Copies."""


class CardAction(Action):
    """``card`` is a kind of card, ``seat`` a first player; -1 where there is none.

    A play is of ``count`` cards of its kind with ``copies`` Miss Copies.
    """

    def __init__(
        self,
        id: int,
        kind: str,
        verb: i64,
        notation: str,
        card: i64 = -1,
        count: i64 = 0,
        copies: i64 = 0,
        seat: i64 = -1,
    ) -> None:
        super().__init__(id, kind, notation)
        self.verb: Final[i64] = verb
        self.card: Final[i64] = card
        self.count: Final[i64] = count
        self.copies: Final[i64] = copies
        self.seat: Final[i64] = seat

    def fields(self) -> dict[str, object]:
        if self.seat >= 0:
            return {"seat": self.seat}
        if self.verb == PLAY:
            fields: dict[str, object] = {"card": NAMES[self.card]}
            return fields | {"count": int(self.count), "copies": int(self.copies)}
        return {"card": NAMES[self.card]} if self.card >= 0 else {}


def write_cards(name: str, count: int, copies: int) -> str:
    """So many cards of a kind with so many Miss Copies: ``5``, ``5*2``, ``5*2+X``, ``5+X*2``."""
    natural = name if count == 1 else f"{name}*{count}"
    if copies == 0:
        return natural
    return f"{natural}+X" if copies == 1 else f"{natural}+X*{copies}"


def _all() -> list[CardAction]:
    made: list[CardAction] = []
    for card in range(VALUES):
        for count in range(1, MOST_NATURAL + 1):
            for copies in range(MOST_COPIES + 1):
                notation = write_cards(NAMES[card], count, copies)
                made.append(CardAction(len(made), "play", PLAY, notation, card, count, copies))
    made.append(CardAction(len(made), "kitty", KITTY_PLAY, "K"))
    made.append(CardAction(len(made), "luck", LUCK, "luck"))
    made.append(CardAction(len(made), "take", TAKE, "take"))
    made.append(CardAction(len(made), "manor", MANOR, "manor"))
    made.append(CardAction(len(made), "pass", PASS, "pass"))
    made.append(CardAction(len(made), "copy-alone", NEVER, "X"))
    made.append(CardAction(len(made), "kitty-with-others", NEVER, "K+"))
    for card, name in enumerate(NAMES):
        made.append(CardAction(len(made), "draw", DRAW, f"+{name}", card))
    for card, name in enumerate(NAMES):
        made.append(CardAction(len(made), "turn-up", TURN_UP, f"={name}", card))
    for seat, letter in enumerate(SEATS):
        made.append(CardAction(len(made), "first", FIRST, f"first={letter}", seat=seat))
    return made


_ACTIONS: Final = _all()
ACTIONS: Final = ActionSpace("ghooost", _ACTIONS)
PLAYS: Final = _ACTIONS[: VALUES * PER_KIND]
_OTHERS: Final = VALUES * PER_KIND
PLAY_KITTY: Final = _ACTIONS[_OTHERS]
TRY_LUCK: Final = _ACTIONS[_OTHERS + 1]
TAKE_CEMETERY: Final = _ACTIONS[_OTHERS + 2]
OPEN_MANOR: Final = _ACTIONS[_OTHERS + 3]
PASS_TURN: Final = _ACTIONS[_OTHERS + 4]
COPY_ALONE: Final = _ACTIONS[_OTHERS + 5]
KITTY_WITH_OTHERS: Final = _ACTIONS[_OTHERS + 6]
DRAWS: Final = _ACTIONS[_OTHERS + 7 : _OTHERS + 7 + KINDS]
TURNS: Final = _ACTIONS[_OTHERS + 7 + KINDS : _OTHERS + 7 + 2 * KINDS]
FIRSTS: Final = _ACTIONS[_OTHERS + 7 + 2 * KINDS :]


def play_of(card: i64, count: i64, copies: i64) -> CardAction:
    """The play of so many cards of a kind with so many Miss Copies."""
    return PLAYS[card * PER_KIND + (count - 1) * (MOST_COPIES + 1) + copies]
