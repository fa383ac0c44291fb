"""Positions of the ghost of the MacGregors as text.

Eight fields: the round; phase, seat and keys played this turn; the ghost; the cards of its plan; the
cards of its last walk (``!``: the last one led nowhere); the back on top of the draw pile; the
discards; then for each seat its room (``--`` the dungeon), its keys with the oldest first (``rL~bg``:
known to be neither blue nor green; ``rL@0``: of the first batch that was in hands at a shuffle), who
has handed over how many of them (``B2``), and how many are of a deal of two colours, with the one
colour shown (``2r``). All other keys are in the draw pile.

>>> from hantise.games.castle.castles import plan_of
>>> text = "3 move:B1 A LC TX! H rLrL --:-:-:-/02:bC,gT:A2:-"
>>> write(read(text, 2, "2001", plan_of("", "macgregor"))) == text
True
"""

import re
from typing import Final, cast, get_args

from hantise.games.castle.cards import KEY_NAMES
from hantise.games.castle.floor_plan import Plan
from hantise.games.castle.recall import HAND_FORM, read_hands, write_hand
from hantise.games.macgregor.checks import SEATS, check, wrong
from hantise.games.macgregor.views import Edition, Ending, Phase, Position, Public, Recall

FIELDS: Final = ("round", "turn", "ghost", "plan", "walk", "top", "discards", "seats")
PHASES: Final = get_args(Phase)
ENDINGS: Final = get_args(Ending)
ROUNDS: Final = 200
KEY: Final = "[rbg][LCTXH]"
SeatFields = tuple[str, str, tuple[int, ...], int, str]
"""Room, the word for the keys, keys known to each, keys of the deal, colour shown of it."""


def write(position: Position) -> str:
    """The text of a position."""
    public, recall = position.public, position.recall
    phase = public.phase if public.ending is None else f"over={public.ending}"
    moved = str(public.moved) if public.moved else ""
    return " ".join(
        (
            str(public.round),
            f"{phase}:{SEATS[public.turn]}{moved}",
            "?" if public.ghost is None else SEATS[public.ghost],
            "".join(position.plan) or "-",
            "".join(public.walk) + "!" * public.lost or "-",
            public.top or "-",
            "".join(recall.keys.discards) or "-",
            "/".join(_write_seat(position, seat) for seat in range(len(position.hands))),
        )
    )


def _write_seat(position: Position, seat: int) -> str:
    recall = position.recall
    room = position.public.rooms[seat]
    keys = write_hand(position.hands[seat], recall.keys, seat)
    known = "".join(
        f"{SEATS[reader]}{number}" for reader, number in enumerate(recall.known_to[seat]) if number
    )
    dealt = f"{recall.dealt[seat]}{recall.shown[seat]}" if recall.dealt[seat] else ""
    place = "--" if room == "dungeon" else room
    return ":".join((place, keys, known or "-", dealt or "-"))


def read(text: str, players: int, edition: Edition, castle: Plan) -> Position:
    """What a text describes; `BadPosition` names the field and what is wrong in it."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        wrong("position-fields", expected=len(FIELDS), given=len(fields))
    phase, ending, turn, moved = _read_turn(fields[1], players)
    plan = _read_plan(fields[3])
    walk = _read_plan(fields[4].removesuffix("!"))
    discards = _read_keys(fields[6])
    seats = fields[7].split("/")
    if len(seats) != players:
        wrong("position-seats", given=len(seats), players=players)
    read_seats = [_read_seat(SEATS[seat], word, players) for seat, word in enumerate(seats)]
    rooms, words, known_to, dealt, shown = zip(*read_seats, strict=True)
    held = read_hands(words, discards)
    if held is None:
        wrong("position-batches")
    hands, key_recall = held
    keys = 39 if edition == "1998" else 45  # MG-1.2
    public = Public(
        castle=castle,
        edition=edition,
        phase=phase,
        ending=ending,
        round=_read_round(fields[0]),
        rounds=ROUNDS,
        ghost=None if fields[2] == "?" else _read_letter(fields[2], players),
        turn=turn,
        moved=moved,
        rooms=rooms,
        hands=tuple(tuple(key[1] for key in hand) for hand in hands),
        plan_size=len(plan),
        walk=walk,
        lost=fields[4].endswith("!"),
        top=_read_top(fields[5]),
        pile_size=keys - len(discards) - sum(map(len, hands)),
        discard_size=len(discards),
    )
    nothing: tuple[tuple[str, ...], ...] = ((),) * players
    recall = Recall(key_recall, nothing, known_to, dealt, shown)
    position = Position(public, recall, hands, plan)
    check(position)
    return position


def _read_round(word: str) -> int:
    if not re.fullmatch(r"\d{1,3}", word, re.ASCII) or int(word) > ROUNDS:
        wrong("position-round", given=word[:20], rounds=ROUNDS)
    return int(word)


def _read_letter(word: str, players: int) -> int:
    if len(word) != 1 or word not in SEATS[:players]:
        wrong("position-letter", given=word[:20], last=SEATS[players - 1])
    return SEATS.index(word)


def _read_turn(word: str, players: int) -> tuple[Phase, Ending | None, int, int]:
    found = re.fullmatch(r"([a-z]+)(?:=([a-z]+))?:([A-D])([1-4]?)", word)
    if found is None or found[1] not in PHASES or (found[2] is None) == (found[1] == "over"):
        wrong("position-turn", given=word[:20], phases=PHASES)
    if found[2] is not None and found[2] not in ENDINGS:
        wrong("position-turn", given=word[:20], phases=PHASES)
    turn, moved = _read_letter(found[3], players), int(found[4] or 0)
    return cast(Phase, found[1]), cast(Ending | None, found[2]), turn, moved


def _read_plan(word: str) -> tuple[str, ...]:
    cards = () if word == "-" else tuple(word)
    if not re.fullmatch("-|[LCTXH]{1,4}", word) or len(set(cards)) < len(cards):
        wrong("position-plan", given=word[:20])  # MG-3.1
    return cards


def _read_top(word: str) -> str | None:
    if not re.fullmatch("[-LCTXH]", word):
        wrong("position-top", given=word[:20])
    return None if word == "-" else word


def _read_keys(word: str) -> tuple[str, ...]:
    if not re.fullmatch(f"-|({KEY})+", word):
        wrong("position-keys", given=word[:20])
    return tuple(sorted(re.findall(KEY, word), key=KEY_NAMES.index))


def _read_seat(letter: str, word: str, players: int) -> SeatFields:
    form = rf"(--|out|\d\d):({HAND_FORM}):(-|(?:[A-D]\d)+):(-|[1-4][rbg]?)"
    found = re.fullmatch(form, word, re.ASCII)
    if found is None:
        wrong("position-seat-form", letter=letter, given=word[:20])
    room = "dungeon" if found[1] == "--" else found[1]
    known = [0] * players
    for reader, number in re.findall(r"([A-D])(\d)", found[3]):
        known[_read_letter(reader, players)] = int(number)
    dealt, shown = (0, "") if found[4] == "-" else (int(found[4][0]), found[4][1:])
    return room, found[2], tuple(known), dealt, shown
