"""Positions of Ghosts as text.

Five fields and the seats: round and first player; phase, seat and direction; top card and degree;
the cards of the pile; the cards of the piles taken; then hand, fear points, piles taken this round
and plays (``g`` a ghost card, ``m`` a Mist) for each seat. All other cards are in the draw pile.

>>> text = "1A play:A+ R2=2 R2M - W1W2K3B1Y1:1:0:g/K2K3B1B2M:1:0:m"
>>> write(read(text, players=2, rounds=3, mist=True)) == text
True

After five Mists were returned, the first field says by whom (``1A!B``, ``1A!BB`` if twice), and all
other seats end with the number of Mists they were dealt.
"""

import re
from collections.abc import Sequence
from typing import Final, cast, get_args

from hantise.games.ghosts.actions import SEATS
from hantise.games.ghosts.cards import HAND, NAMES
from hantise.games.ghosts.checks import check, wrong
from hantise.games.ghosts.views import Phase, Position, Public, Recall

FIELDS: Final = ("round", "turn", "top", "pile", "gone", "seats")
PHASES: Final = get_args(Phase)
MOST_FRIGHT: Final = 7
SeatFields = tuple[tuple[str, ...], int, int, str, str]
"""Hand, fear points, piles taken, plays, Mists dealt."""


def write(position: Position) -> str:
    """The text of a position."""
    public, recall = position.public, position.recall
    first = "?" if public.first is None else SEATS[public.first]
    returned = "" if recall.returned is None else "!" + SEATS[recall.returned] * recall.returns
    way = "+" if public.direction > 0 else "-"
    top = "-" if public.top is None else f"{public.top}={public.degree}"
    return " ".join(
        (
            f"{public.round}{first}{returned}",
            f"{public.phase}:{SEATS[public.turn]}{way}",
            top,
            _cards(recall.pile),
            _cards(recall.gone),
            "/".join(_write_seat(position, seat) for seat in range(len(position.hands))),
        )
    )


def _write_seat(position: Position, seat: int) -> str:
    public = position.public
    dealt = position.dealt_mists(seat)
    plays = (position.recall.plays[seat] or "-") + ("" if dealt is None else str(dealt))
    return f"{_cards(position.hands[seat])}:{public.fear[seat]}:{public.taken[seat]}:{plays}"


def _cards(names: Sequence[str]) -> str:
    return "".join(names) or "-"


def read(text: str, players: int, rounds: int, mist: bool) -> Position:
    """What a text describes; `BadPosition` names the field and what is wrong in it."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        wrong("position-fields", expected=len(FIELDS), given=len(fields))
    round_, first, returned, returns = _read_round(fields[0], players, rounds)
    phase, turn, direction = _read_turn(fields[1], players)
    top, degree = _read_top(fields[2])
    pile = _read_cards("pile", fields[3])
    gone = _read_cards("gone", fields[4])
    seats = fields[5].split("/")
    if len(seats) != players:
        wrong("position-seats", given=len(seats), players=players)
    hands, fear, taken, plays, dealt = zip(*map(_read_seat, SEATS, seats), strict=True)
    public = Public(
        phase=phase,
        round=round_,
        rounds=rounds,
        first=first,
        turn=turn,
        direction=direction,
        top=top,
        degree=degree,
        pile_size=len(pile) - pile.count("M"),
        mists=pile.count("M"),
        hand_sizes=tuple(map(len, hands)),
        deck_size=(60 if mist else 54) - sum(map(len, (pile, gone, *hands))),
        fear=fear,
        taken=taken,
    )
    if returned is None:
        plays = tuple("g" if letters.startswith("g") else letters for letters in plays)
    recall = Recall(pile, gone, plays, returned, returns)
    position = Position(public, recall, hands, _read_sixth(dealt, returned))
    check(position, mist)
    return position


def _seat(letter: str, players: int) -> int:
    seat = SEATS.index(letter)
    if seat >= players:
        wrong("position-seat", letter=letter, players=players)
    return seat


def _read_round(word: str, players: int, rounds: int) -> tuple[int, int | None, int | None, int]:
    """The round, its first player, who returned five Mists, and how many times."""
    found = re.fullmatch(r"([1-9]\d?)([A-F?])(?:!(([A-F])\4*))?", word, re.ASCII)
    if found is None or int(found[1]) > rounds:
        wrong("position-round", given=word[:20], rounds=rounds)
    first = None if found[2] == "?" else _seat(found[2], players)
    if found[3] is None:
        return int(found[1]), first, None, 0
    return int(found[1]), first, _seat(found[4], players), len(found[3])


def _read_turn(word: str, players: int) -> tuple[Phase, int, int]:
    found = re.fullmatch(r"([a-z]+):([A-F])([+-])", word)
    if found is None or found[1] not in PHASES:
        wrong("position-turn", given=word[:20], phases=PHASES)
    if found[3] == "-" and players == 2:
        wrong("position-direction")  # GH-3.3
    return cast(Phase, found[1]), _seat(found[2], players), 1 if found[3] == "+" else -1


def _read_top(word: str) -> tuple[str | None, int]:
    if word == "-":
        return None, 0
    found = re.fullmatch(r"([WKBRGY][123])=([1-7])", word)
    if found is None:
        wrong("position-top", given=word[:20])
    return found[1], int(found[2])


def _read_cards(field: str, word: str) -> tuple[str, ...]:
    if not re.fullmatch(r"-|([WKBRGY][123]|M)+", word):
        wrong("position-cards", field=field, given=word[:20])
    cards = re.findall(r"[WKBRGY][123]|M", word)
    return tuple(sorted(cards, key=NAMES.index))


def _read_seat(letter: str, word: str) -> SeatFields:
    found = re.fullmatch(r"([^:]*):(\d{1,4}):(\d{1,4}):(-|[gm]+)(\d?)", word, re.ASCII)
    if found is None:
        wrong("position-seat-form", letter=letter, given=word[:20])
    hand = _read_cards("seats", found[1])
    fear, taken = int(found[2]), int(found[3])
    if len(hand) > HAND:
        wrong("position-hand", letter=letter, given=len(hand))
    if taken > fear:
        wrong("position-fear", letter=letter, fear=fear, taken=taken)  # GH-3.5
    return hand, fear, taken, found[4].strip("-"), found[5]


def _read_sixth(dealt: Sequence[str], returned: int | None) -> int | None:
    """Who was dealt the sixth Mist, if somebody returned the five others."""
    for seat, mists in enumerate(dealt):
        if returned is None and mists:
            wrong("position-not-returned", letter=SEATS[seat], given=mists)
        if returned == seat and mists:
            wrong("position-returner", letter=SEATS[seat], given=mists)
        if returned not in (None, seat) and mists not in ("0", "1"):
            wrong("position-dealt", letter=SEATS[seat], given=mists)
    if dealt.count("1") > 1:
        wrong("position-sixth", given=dealt.count("1"))
    return dealt.index("1") if "1" in dealt else None
