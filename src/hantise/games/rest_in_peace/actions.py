"""The actions of Rest in Peace and their notation."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action, ActionSpace
from hantise.games.rest_in_peace.cards import VALUES
from hantise.games.rest_in_peace.mediums import CARRIABLE, NUMBERS, TENTH
from hantise.games.rest_in_peace.views import House

PLAY: Final = 0
MEDIUM: Final = 1
END: Final = 2
STUMBLE: Final = 3
SEARCH: Final = 4
NAME: Final = 5
BANISH: Final = 6
COPY: Final = 7
RETURN: Final = 8
DECK: Final = 9
FAMILY: Final = 10
DISCARD: Final = 11
SWAP: Final = 12
TAKE_BACK: Final = 13
CARRY: Final = 14
PLACE: Final = 15
RESOLVE: Final = 16
FIRST: Final = 17
LINE: Final = 18
HOUSE: Final = 19
DRAW: Final = 20
STUMBLED: Final = 21
TURNED: Final = 22
PICKED: Final = 23
SEATS: Final = "AB"
HOUSES: Final[tuple[House, ...]] = ("manor", "castle")


class CardAction(Action):
    """A verb and what it is done with; 0 (seat, house: -1) where there is none of that."""

    def __init__(
        self,
        id: int,
        kind: str,
        notation: str,
        verb: i64,
        value: i64 = 0,
        medium: i64 = 0,
        seat: i64 = -1,
        round_: i64 = 0,
        house: i64 = -1,
        carried: bool = False,
    ) -> None:
        super().__init__(id, kind, notation)
        self.verb: Final[i64] = verb
        self.value: Final[i64] = value
        self.medium: Final[i64] = medium
        self.seat: Final[i64] = seat
        self.round: Final[i64] = round_
        self.house: Final[i64] = house
        self.carried: Final[bool] = carried
        """A Ghost that #15 carried into the round, as opposed to one played there."""

    def fields(self) -> dict[str, object]:
        fields: dict[str, object] = {}
        if self.value > 0:
            fields["value"] = int(self.value)
        if self.medium > 0:
            fields["medium"] = int(self.medium)
        if self.seat >= 0:
            fields["seat"] = int(self.seat)
        if self.round > 0:
            fields["round"] = int(self.round)
        if self.house >= 0:
            fields["house"] = HOUSES[self.house]
        return fields


_ACTIONS: Final[list[CardAction]] = []


def _add(
    kind: str,
    notation: str,
    verb: int,
    value: int = 0,
    medium: int = 0,
    seat: int = -1,
    round_: int = 0,
    house: int = -1,
    carried: bool = False,
) -> CardAction:
    number = len(_ACTIONS)
    action = CardAction(number, kind, notation, verb, value, medium, seat, round_, house, carried)
    _ACTIONS.append(action)
    return action


def _values(kind: str, before: str, verb: int, after: str = "") -> list[CardAction]:
    """One for each value; nothing is at 0."""
    made = [
        _add(kind, f"{before}{value}{after}", verb, value, carried=bool(after)) for value in VALUES
    ]
    return [made[0], *made]


def _mediums(kind: str, before: str, verb: int) -> list[CardAction]:
    """One for each Medium; nothing is at 0."""
    made = [_add(kind, f"{before}#{number}", verb, medium=number) for number in NUMBERS]
    return [made[0], *made]


def _seats(kind: str, before: str, verb: int) -> list[CardAction]:
    return [_add(kind, before + letter, verb, seat=seat) for seat, letter in enumerate(SEATS)]


PLAYS: Final = _values("play", "", PLAY)
MEDIUMS: Final = _mediums("medium", "", MEDIUM)
END_TURN: Final = _add("end", "end", END)
STUMBLES: Final = _add("stumble", "?", STUMBLE)
"""Under #6: let chance pick the Ghost to play."""

SEARCHES: Final = _values("search", "deck:", SEARCH)
NAMES: Final = _values("name", "=", NAME)
BANISHES: Final = _values("banish", "off:", BANISH)
BANISHES_CARRIED: Final = _values("banish-carried", "off:", BANISH, "+")
BANISHES_MEDIUM: Final = _mediums("banish-medium", "off:", BANISH)
COPIES: Final = _values("copy", "copy:", COPY)
RETURNS: Final = _values("return", "back:", RETURN)
DECKS: Final = _seats("deck", "top:", DECK)
FAMILIES: Final = _seats("family", "pick:", FAMILY)
DISCARDS: Final = _values("discard", "drop:", DISCARD)
SWAPS: Final = [_add("swap", f"swap:{later}", SWAP, round_=later) for later in range(2, TENTH + 1)]
"""By round, from round 2 on."""
SWAPS_NOTHING: Final = _add("swap-nothing", "swap:-", SWAP)
TAKES_BACK: Final = _values("take-back", "take:", TAKE_BACK)
TAKES_BACK_MEDIUM: Final = _mediums("take-back-medium", "take:", TAKE_BACK)
CARRIES: Final = _values("carry", "carry:", CARRY)
CARRIES_MEDIUM: Final = {
    number: _add("carry-medium", f"carry:#{number}", CARRY, medium=number) for number in CARRIABLE
}
CARRIES_NOTHING: Final = _add("carry-nothing", "carry:-", CARRY)
PLACES: Final = _values("place", "place:", PLACE)
PLACES_MEDIUM: Final = _mediums("place-medium", "place:", PLACE)
PLACES_NOTHING: Final = _add("place-nothing", "place:-", PLACE)
RESOLVES: Final = _mediums("resolve", "do:", RESOLVE)

FIRSTS: Final = _seats("first", "first=", FIRST)
LINES: Final = _mediums("line", "line=", LINE)
HOUSE_LAID: Final = [
    _add("house", f"house={name}", HOUSE, house=house) for house, name in enumerate(HOUSES)
]
DRAWS: Final = _values("draw", "+", DRAW)
STUMBLED_ON: Final = _values("stumbled", "?", STUMBLED)
TURNED_UP: Final = _values("turned", "!", TURNED)
PICKS: Final = _values("picked", "~", PICKED)

ACTIONS: Final = ActionSpace("rest-in-peace", _ACTIONS)
