"""Positions of the treasure of the MacGregors as text.

Nine fields: the round; phase, seat and how its turn stands (``look:B3td``: three arrivals, the token
here may be turned up, the last step may be undone; ``draw:B*2``: two keys to draw after a capture;
``lay:A+R``: the red treasure is to be laid); the ghost; the cards of its plan (``*``: turned up);
the cards of its last walk (``!``: the last one led nowhere); the back on top of the draw pile; the
discards; the tokens by cave (``02R,30!``: a red treasure, a trap); then for each seat its cave
(``-`` none yet), its keys as in the first game, its objects (``lpd``: lamp, pickaxe, detector) and its
treasures (``RRB``). All other keys are in the draw pile, all other tokens in the bag.

>>> from hantise.games.castle.castles import plan_of
>>> text = "3 look:B1td A LCTX HV! H rLrV 00!,02R 22:-:-:-/00:bC,gT:lp:RKK"
>>> write(read(text, 2, 5, 8, plan_of("", "macgregor-treasure"))) == text
True
"""

import re
from typing import Final, cast, get_args

from hantise.games.castle.board import CELL_NAMES
from hantise.games.castle.cards import KEY_NAMES
from hantise.games.castle.floor_plan import Plan
from hantise.games.castle.recall import HAND_FORM, KEY, read_hands, write_hand
from hantise.games.macgregor_treasure.cards import (
    OBJECT_LETTERS,
    OBJECTS,
    TOKEN_LETTERS,
    TOKENS,
    TREASURES,
)
from hantise.games.macgregor_treasure.checks import SEATS, bag_of, check, wrong
from hantise.games.macgregor_treasure.view_builder import MOST_ARRIVALS, ROUNDS
from hantise.games.macgregor_treasure.views import Ending, Phase, Position, Public, Recall

FIELDS: Final = (*("round", "turn", "ghost", "plan", "walk", "top", "discards", "tokens", "seats"),)
PHASES: Final = get_args(Phase)
ENDINGS: Final = get_args(Ending)
KEYS: Final = 42
SeatFields = tuple[str, str, tuple[str, ...], tuple[str, ...]]
"""Cave, the word for the keys, objects, treasures."""


def write(position: Position) -> str:
    """The text of a position."""
    public, recall = position.public, position.recall
    laid = [room + TOKEN_LETTERS[TOKENS.index(token)] for room, token in recall.tokens.items()]
    return " ".join(
        (
            str(public.round),
            _write_turn(position),
            "?" if public.ghost is None else SEATS[public.ghost],
            "".join(position.plan) + "*" * bool(public.plan) or "-",
            "".join(public.walk) + "!" * public.lost or "-",
            public.top or "-",
            "".join(recall.keys.discards) or "-",
            ",".join(laid) or "-",
            "/".join(_write_seat(position, seat) for seat in range(len(position.hands))),
        )
    )


def _write_turn(position: Position) -> str:
    public = position.public
    phase = public.phase if public.ending is None else f"over={public.ending}"
    words = [f"{phase}:{SEATS[public.turn]}", str(public.arrivals) if public.arrivals else ""]
    words += ["t" * public.may_turn, "d" * public.draft]
    words.append(f"*{public.to_draw}" if public.to_draw else "")
    if public.token is not None:
        words.append(f"+{TOKEN_LETTERS[TOKENS.index(public.token)]}")
    return "".join(words)


def _write_seat(position: Position, seat: int) -> str:
    public = position.public
    keys = write_hand(position.hands[seat], position.recall.keys, seat)
    objects = "".join(OBJECT_LETTERS[OBJECTS.index(name)] for name in public.objects[seat])
    found = "".join(TOKEN_LETTERS[TREASURES.index(name)] for name in public.treasures[seat])
    return ":".join((public.rooms[seat], keys, objects or "-", found or "-"))


def read(text: str, players: int, goal: int, treasures: int, castle: Plan) -> Position:
    """What a text describes; `BadPosition` names the field and what is wrong in it."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        wrong("position-fields", expected=len(FIELDS), given=len(fields))
    turn = _Turn(fields[1], players)
    plan = _read_cards(fields[3].removesuffix("*"))
    discards = _read_keys(fields[6])
    tokens = _read_tokens(fields[7])
    seats = fields[8].split("/")
    if len(seats) != players:
        wrong("position-seats", given=len(seats), players=players)
    read_seats = [_read_seat(SEATS[seat], word) for seat, word in enumerate(seats)]
    rooms, words, objects, found = zip(*read_seats, strict=True)
    held = read_hands(words, discards)
    if held is None:
        wrong("position-batches")
    hands, key_recall = held
    seen = [*tokens.values(), *(name for names in found for name in names)]
    bag = bag_of(treasures, seen, turn.token)
    public = Public(
        castle=castle,
        goal=goal,
        phase=turn.phase,
        ending=turn.ending,
        round=_read_round(fields[0]),
        rounds=ROUNDS,
        ghost=None if fields[2] == "?" else _read_letter(fields[2], players),
        turn=turn.seat,
        arrivals=turn.arrivals,
        most_arrivals=MOST_ARRIVALS,
        may_turn=turn.may_turn,
        draft=turn.drafting,
        to_draw=turn.to_draw,
        token=turn.token,
        rooms=rooms,
        hands=tuple(tuple(key[1] for key in hand) for hand in hands),
        objects=objects,
        treasures=found,
        tokens=tuple(tokens),
        plan_size=len(plan),
        plan=plan if fields[3].endswith("*") else (),
        walk=_read_cards(fields[4].removesuffix("!")),
        lost=fields[4].endswith("!"),
        top=_read_top(fields[5]),
        pile_size=KEYS - len(discards) - sum(map(len, hands)),
        discard_size=len(discards),
        bag_size=sum(bag.values()),
    )
    position = Position(public, Recall(key_recall, tokens, bag), hands, plan)
    check(position)
    return position


class _Turn:
    """The second field."""

    def __init__(self, word: str, players: int) -> None:
        form = r"([a-z]+)(?:=([a-z]+))?:([A-F])(\d{0,2})(t?)(d?)(?:\*([1-3]))?(?:\+([RBGYWK!]))?"
        found = re.fullmatch(form, word, re.ASCII)
        if found is None or found[1] not in PHASES or (found[2] is None) == (found[1] == "over"):
            wrong("position-turn", given=word[:20], phases=PHASES)
        if found[2] is not None and found[2] not in ENDINGS:
            wrong("position-turn", given=word[:20], phases=PHASES)
        self.phase = cast(Phase, found[1])
        self.ending = cast(Ending | None, found[2])
        self.seat = _read_letter(found[3], players)
        self.arrivals = int(found[4] or 0)
        self.may_turn = bool(found[5])
        self.drafting = bool(found[6])
        self.to_draw = int(found[7] or 0)
        self.token = TOKENS[TOKEN_LETTERS.index(found[8])] if found[8] else None


def _read_round(word: str) -> int:
    if not re.fullmatch(r"\d{1,3}", word, re.ASCII) or int(word) > ROUNDS:
        wrong("position-round", given=word[:20], rounds=ROUNDS)
    return int(word)


def _read_letter(word: str, players: int) -> int:
    if len(word) != 1 or word not in SEATS[:players]:
        wrong("position-letter", given=word[:20], last=SEATS[players - 1])
    return SEATS.index(word)


def _read_cards(word: str) -> tuple[str, ...]:
    cards = () if word == "-" else tuple(word)
    if not re.fullmatch("-|[LCTXHVS]{1,4}", word) or len(set(cards)) < len(cards):
        wrong("position-plan", given=word[:20])  # MT-3.2
    return cards


def _read_top(word: str) -> str | None:
    if not re.fullmatch("[-LCTXHVS]", word):
        wrong("position-top", given=word[:20])
    return None if word == "-" else word


def _read_keys(word: str) -> tuple[str, ...]:
    if not re.fullmatch(f"-|({KEY})+", word):
        wrong("position-keys", given=word[:20])
    return tuple(sorted(re.findall(KEY, word), key=KEY_NAMES.index))


def _read_tokens(word: str) -> dict[str, str]:
    each = r"[0-6][0-6][RBGYWK!]"
    if not re.fullmatch(f"-|{each}(,{each})*", word):
        wrong("position-tokens", given=word[:20])
    found = [] if word == "-" else word.split(",")
    rooms = [entry[:2] for entry in found]
    if len(set(rooms)) < len(rooms):
        wrong("position-tokens", given=word[:20])
    found.sort(key=lambda entry: CELL_NAMES.index(entry[:2]))
    return {entry[:2]: TOKENS[TOKEN_LETTERS.index(entry[2])] for entry in found}


def _read_seat(letter: str, word: str) -> SeatFields:
    form = rf"(-|out|\d\d):({HAND_FORM}):(-|l?p?d?):(-|[RBGYWK]+)"
    found = re.fullmatch(form, word, re.ASCII)
    if found is None:
        wrong("position-seat-form", letter=letter, given=word[:20])
    objects = tuple(OBJECTS[OBJECT_LETTERS.index(sign)] for sign in found[3].strip("-"))
    numbers = sorted(TOKEN_LETTERS.index(sign) for sign in found[4].strip("-"))
    return found[1], found[2], objects, tuple(TREASURES[number] for number in numbers)
