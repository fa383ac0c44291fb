"""Positions of Ghosts as text.

Five fields and the seats: round and first player; phase, seat and direction; top card and degree;
the cards of the pile; the cards of the piles taken; then hand, fear points, piles taken this round
and whether a ghost card was played (``g``) for each seat. All other cards are in the draw pile.

>>> text = "1A play:B+ R2=2 R2 - W1W2K3B1:1:0:g/K2K3B1B2M:1:0:-"
>>> public, recall, hands = read(text, players=2, rounds=3, mist=True)
>>> write(public, recall, hands) == text
True
"""

import re
from collections.abc import Sequence
from typing import Final, NoReturn, cast, get_args

from hantise.core.errors import BadPosition
from hantise.games.ghosts.actions import SEATS
from hantise.games.ghosts.cards import MIST, NAMES
from hantise.games.ghosts.views import Phase, Public, Recall

FIELDS: Final = ("round", "turn", "top", "pile", "gone", "seats")
PHASES: Final = get_args(Phase)
MOST_FRIGHT: Final = 7
HAND: Final = 5
Hands = list[tuple[str, ...]]


def write(public: Public, recall: Recall, hands: Sequence[Sequence[str]]) -> str:
    """The text of a position."""
    first = "?" if public.first is None else SEATS[public.first]
    way = "+" if public.direction > 0 else "-"
    top = "-" if public.top is None else f"{public.top}={public.degree}"
    seats = (
        f"{_cards(hand)}:{fear}:{taken}:{'g' if seat in recall.shown else '-'}"
        for seat, (hand, fear, taken) in enumerate(
            zip(hands, public.fear, public.taken, strict=True)
        )
    )
    return " ".join(
        (
            f"{public.round}{first}",
            f"{public.phase}:{SEATS[public.turn]}{way}",
            top,
            _cards(recall.pile),
            _cards(recall.gone),
            "/".join(seats),
        )
    )


def _cards(names: Sequence[str]) -> str:
    return "".join(names) or "-"


def read(text: str, players: int, rounds: int, mist: bool) -> tuple[Public, Recall, Hands]:
    """What a text describes; `BadPosition` names the field and what is wrong in it."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        _wrong("position-fields", expected=len(FIELDS), given=len(fields))
    found = re.fullmatch(r"([1-9]\d?)([A-F?])", fields[0], re.ASCII)
    if found is None or int(found[1]) > rounds:
        _wrong("position-round", given=fields[0][:20], rounds=rounds)
    round_, first = int(found[1]), None if found[2] == "?" else _seat(found[2], players)
    phase, turn, direction = _read_turn(fields[1], players)
    top, degree = _read_top(fields[2])
    pile = _read_cards("pile", fields[3])
    gone = _read_cards("gone", fields[4])
    seats = fields[5].split("/")
    if len(seats) != players:
        _wrong("position-seats", given=len(seats), players=players)
    hands, fear, taken, shown = zip(*map(_read_seat, SEATS, seats), strict=True)
    cards_seen = [*pile, *gone, *(card for hand in hands for card in hand)]
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
        deck_size=(60 if mist else 54) - len(cards_seen),
        fear=fear,
        taken=taken,
    )
    recall = Recall(pile, gone, tuple(seat for seat in range(players) if shown[seat]))
    _check_cards(cards_seen, mist)
    _check(public, recall, list(hands))
    return public, recall, list(hands)


def _wrong(key: str, **fields: object) -> NoReturn:
    raise BadPosition(key, "ghosts", **fields)


def _seat(letter: str, players: int) -> int:
    seat = SEATS.index(letter)
    if seat >= players:
        _wrong("position-seat", letter=letter, players=players)
    return seat


def _read_turn(word: str, players: int) -> tuple[Phase, int, int]:
    found = re.fullmatch(r"([a-z]+):([A-F])([+-])", word)
    if found is None or found[1] not in PHASES:
        _wrong("position-turn", given=word[:20], phases=PHASES)
    if found[3] == "-" and players == 2:
        _wrong("position-direction")  # GH-3.3
    return cast(Phase, found[1]), _seat(found[2], players), 1 if found[3] == "+" else -1


def _read_top(word: str) -> tuple[str | None, int]:
    if word == "-":
        return None, 0
    found = re.fullmatch(r"([WKBRGY][123])=([1-7])", word)
    if found is None:
        _wrong("position-top", given=word[:20])
    return found[1], int(found[2])


def _read_cards(field: str, word: str) -> tuple[str, ...]:
    if not re.fullmatch(r"-|([WKBRGY][123]|M)+", word):
        _wrong("position-cards", field=field, given=word[:20])
    cards = re.findall(r"[WKBRGY][123]|M", word)
    return tuple(sorted(cards, key=NAMES.index))


def _read_seat(letter: str, word: str) -> tuple[tuple[str, ...], int, int, bool]:
    found = re.fullmatch(r"([^:]*):(\d{1,4}):(\d{1,4}):([g-])", word, re.ASCII)
    if found is None:
        _wrong("position-seat-form", letter=letter, given=word[:20])
    hand = _read_cards("seats", found[1])
    fear, taken = int(found[2]), int(found[3])
    if len(hand) > HAND:
        _wrong("position-hand", letter=letter, given=len(hand))
    if taken > fear:
        _wrong("position-fear", letter=letter, fear=fear, taken=taken)  # GH-3.5
    return hand, fear, taken, found[4] == "g"


def _check_cards(cards: Sequence[str], mist: bool) -> None:
    for kind, name in enumerate(NAMES):
        most = 3 if kind < MIST else 6 * mist
        if cards.count(name) > most:
            _wrong("position-too-many", card=name, given=cards.count(name), most=most)


def _check(public: Public, recall: Recall, hands: Hands) -> None:
    """What no game can lead to."""
    _check_round(public, recall, hands)
    _check_pile(public, recall)
    _check_hands(public, recall, hands)


def _check_round(public: Public, recall: Recall, hands: Hands) -> None:
    phase = public.phase
    if (public.first is None) != (phase == "first"):
        _wrong("position-first", phase=phase)
    if phase == "first" and public.round > 1:
        _wrong("position-first-later")  # GH-2.2
    if phase == "first" and (any(hands) or recall.gone):
        _wrong("position-before-first")
    if phase in ("first", "deal") and public.direction < 0:
        _wrong("position-clockwise")  # GH-2.4


def _check_pile(public: Public, recall: Recall) -> None:
    phase = public.phase
    if public.top is None and recall.pile:
        _wrong("position-pile-without-top")
    if public.top is not None and public.top not in recall.pile:
        _wrong("position-top-not-in-pile", card=public.top)
    if phase in ("play", "draw") and public.top is None:
        _wrong("position-needs-pile", phase=phase)
    if phase in ("first", "deal", "open") and public.top is not None:
        _wrong("position-needs-no-pile", phase=phase)


def _check_hands(public: Public, recall: Recall, hands: Hands) -> None:
    phase, turn, hand = public.phase, SEATS[public.turn], hands[public.turn]
    if phase == "play" and not hand:
        _wrong("position-empty-hand", letter=turn)  # GH-4.1
    if phase == "open" and not _has_ghost(hand):
        _wrong("position-cannot-open", letter=turn)  # GH-3.6
    if phase in ("deal", "draw") and (len(hand) == HAND or public.deck_size == 0):
        _wrong("position-cannot-draw", letter=turn)
    if phase == "deal" and public.deck_size < sum(HAND - len(other) for other in hands):
        _wrong("position-short-deck")
    if phase in ("open", "play", "draw", "over"):
        for seat, held in enumerate(hands):
            if seat not in recall.shown and not _has_ghost(held):
                _wrong("position-only-mists", letter=SEATS[seat])  # GH-2.3


def _has_ghost(hand: Sequence[str]) -> bool:
    return any(card != "M" for card in hand)
