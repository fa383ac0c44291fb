"""Positions of Ghooost! as text, in nine fields.

Round and first player; phase, seat and direction (and who acts after a refill, or how the game
ended); the cards of one value on top of the Cemetery; all its cards; the discard; the size of the
Crypt; turns passed in a row, idle actions in a row and all actions of the round; for each seat
hand, cards it is known to hold, size of the Manor, points and Boos; the seats that are out. All
other cards are in the Crypt and the Manors.

>>> text = "1A turn:B+ 5*2+X 3,5*2,X,K - 25 0:0:2 2,4,6*2:-:12:0:0/1,7,9,K:7:12:0:0 -"
>>> write(read(text, players=2, limits=Limits(idle=100))) == text
True
"""

import re
from collections.abc import Sequence
from typing import Final, cast, get_args

from hantise.games.ghooost.actions import SEATS, write_cards
from hantise.games.ghooost.cards import CERBERUS, IGOR, NAMES
from hantise.games.ghooost.checks import Limits, check, wrong
from hantise.games.ghooost.scoring import ENDINGS
from hantise.games.ghooost.views import Ending, Phase, Position, Public, Recall

FIELDS: Final = (
    "round", "turn", "top", "cemetery", "discard", "crypt", "counters", "seats", "out"
)  # fmt: skip
PHASES: Final = get_args(Phase)
CARD: Final = r"(?:1[0-4]|[1-9]|X|K)(?:\*[2-4])?"
SeatFields = tuple[tuple[str, ...], tuple[str, ...], int, int, int]
"""Hand, known cards, size of the Manor, points, Boos."""


def write(position: Position) -> str:
    """The text of a position."""
    public, recall = position.public, position.recall
    first = "?" if public.first is None else SEATS[public.first]
    return " ".join(
        (
            f"{public.round}{first}",
            _write_turn(public),
            _write_run(public.run),
            write_multiset(recall.cemetery),
            write_multiset(recall.discard),
            str(public.crypt_size),
            f"{public.passes}:{public.idle}:{public.actions}",
            "/".join(_write_seat(position, seat) for seat in range(len(position.hands))),
            "".join(SEATS[seat] for seat in public.out) or "-",
        )
    )


def _write_turn(public: Public) -> str:
    phase = public.phase if public.ending is None else f"over={public.ending}"
    way = "+" if public.direction > 0 else "-"
    after = f">{SEATS[public.next]}" if phase == "refill" and public.next is not None else ""
    return f"{phase}:{SEATS[public.turn]}{way}{after}"


def _write_run(run: Sequence[str]) -> str:
    copies = run.count("X")
    return write_cards(run[0], len(run) - copies, copies) if run else "-"


def write_multiset(cards: Sequence[str]) -> str:
    """Cards by kind: ``5*2,7,X``; ``-`` for none."""
    kinds = sorted(set(cards), key=NAMES.index)
    return ",".join(write_cards(name, cards.count(name), 0) for name in kinds) or "-"


def _write_seat(position: Position, seat: int) -> str:
    public = position.public
    hand, known = position.hands[seat], position.recall.known[seat]
    numbers = f"{public.manor_sizes[seat]}:{public.points[seat]}:{public.boos[seat]}"
    return f"{write_multiset(hand)}:{write_multiset(known)}:{numbers}"


def read(text: str, players: int, limits: Limits) -> Position:
    """What a text describes; `BadPosition` names the field and what is wrong in it."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        wrong("position-fields", expected=len(FIELDS), given=len(fields))
    round_, first = _read_round(fields[0], players)
    phase, ending, turn, direction, after = _read_turn(fields[1], players)
    run = _read_run(fields[2])
    cemetery = _read_cards("cemetery", fields[3])
    discard = _read_cards("discard", fields[4])
    crypt_size = _read_crypt(fields[5])
    passes, idle, actions = _read_counters(fields[6])
    seats = fields[7].split("/")
    if len(seats) != players:
        wrong("position-seats", given=len(seats), players=players)
    hands, known, manors, points, boos = zip(*map(_read_seat, SEATS, seats), strict=False)
    out = _read_out(fields[8], players)
    if phase not in ("first", "deal", "refill", "over"):
        after = _after(turn, direction, players, out)
    top = NAMES.index(run[0]) if run else -1
    public = Public(
        phase=phase,
        ending=ending,
        match="boo" if limits.match else "single",
        round=round_,
        first=first,
        turn=turn,
        next=after,
        direction=direction,
        value=top + 1,
        scary=top in (CERBERUS, IGOR),
        run=run,
        kitties=cemetery.count("K"),
        cemetery_size=len(cemetery),
        crypt_size=crypt_size,
        discard_size=len(discard),
        hand_sizes=tuple(map(len, hands)),
        manor_sizes=manors,
        out=out,
        passes=passes,
        idle=idle,
        idle_limit=limits.idle,
        actions=actions,
        actions_limit=limits.actions,
        points=points,
        boos=boos,
    )
    position = Position(public, Recall(cemetery, discard, known), hands)
    check(position, limits)
    return position


def _after(turn: int, direction: int, players: int, out: Sequence[int]) -> int | None:
    for distance in range(1, players):
        seat = (turn + direction * distance) % players
        if seat not in out:
            return seat
    return None


def _seat(letter: str, players: int) -> int:
    seat = SEATS.index(letter)
    if seat >= players:
        wrong("position-seat", letter=letter, players=players)
    return seat


def _read_round(word: str, players: int) -> tuple[int, int | None]:
    found = re.fullmatch(r"([1-9]\d?)([A-F?])", word, re.ASCII)
    if found is None:
        wrong("position-round", given=word[:20])
    return int(found[1]), None if found[2] == "?" else _seat(found[2], players)


def _read_turn(word: str, players: int) -> tuple[Phase, Ending | None, int, int, int | None]:
    """The phase, how the game ended, the seat, the direction, who acts after a refill."""
    found = re.fullmatch(r"([a-z]+)(?:=([a-z-]+))?:([A-F])([+-])(?:>([A-F]))?", word)
    fits = (
        found is not None
        and found[1] in PHASES
        and (found[2] in ENDINGS if found[1] == "over" else found[2] is None)
        and (found[5] is not None) == (found[1] == "refill")
    )
    if found is None or not fits:
        wrong("position-turn", given=word[:30], phases=PHASES, endings=ENDINGS)
    direction = 1 if found[4] == "+" else -1
    after = None if found[5] is None else _seat(found[5], players)
    turn = _seat(found[3], players)
    return cast(Phase, found[1]), cast(Ending | None, found[2]), turn, direction, after


def _read_run(word: str) -> tuple[str, ...]:
    if word == "-":
        return ()
    found = re.fullmatch(r"(1[0-4]|[1-9])(?:\*([23]))?(\+X(?:\*(2))?)?", word, re.ASCII)
    count, copies = 0, 0
    if found is not None:
        count = int(found[2] or 1)
        copies = int(found[4] or 1) if found[3] else 0
    if found is None or count + copies > 3 or found[1] == "11":
        wrong("position-top", given=word[:20])  # GO-3.6, GO-3.9
    return (*[found[1]] * count, *["X"] * copies)


def _read_cards(field: str, word: str) -> tuple[str, ...]:
    if not re.fullmatch(rf"-|{CARD}(?:,{CARD})*", word):
        wrong("position-cards", field=field, given=word[:20])
    return read_multiset(word)


def read_multiset(word: str) -> tuple[str, ...]:
    """The cards that `write_multiset` wrote."""
    cards: list[str] = []
    for part in word.strip("-").split(","):
        name, _, number = part.partition("*")
        cards += [name] * int(number or bool(name))
    return tuple(sorted(cards, key=NAMES.index))


def _read_crypt(word: str) -> int:
    if not re.fullmatch(r"\d{1,2}", word, re.ASCII):
        wrong("position-crypt", given=word[:20])
    return int(word)


def _read_counters(word: str) -> tuple[int, int, int]:
    found = re.fullmatch(r"(\d{1,4}):(\d{1,4}):(\d{1,4})", word, re.ASCII)
    if found is None:
        wrong("position-counters", given=word[:20])
    return int(found[1]), int(found[2]), int(found[3])


def _read_seat(letter: str, word: str) -> SeatFields:
    found = re.fullmatch(r"([^:]*):([^:]*):(\d{1,2}):(\d{1,3}):(\d{1,2})", word, re.ASCII)
    if found is None:
        wrong("position-seat-form", letter=letter, given=word[:20])
    hand, known = _read_cards("seats", found[1]), _read_cards("seats", found[2])
    return hand, known, int(found[3]), int(found[4]), int(found[5])


def _read_out(word: str, players: int) -> tuple[int, ...]:
    if not re.fullmatch(r"-|[A-F]+", word) or len(set(word)) < len(word):
        wrong("position-out", given=word[:20])
    return tuple(_seat(letter, players) for letter in word.strip("-"))
