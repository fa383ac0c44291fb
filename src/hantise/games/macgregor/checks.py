"""Positions of the ghost of the MacGregors that no game can lead to.

Keys may have been put away beforehand, among the discards: a game with few keys in the draw pile is
a position like any other.
"""

from collections import Counter
from typing import Final, NoReturn

from hantise.core.errors import BadPosition
from hantise.games.castle.cards import KEY_NAMES
from hantise.games.castle.castles import grid_of
from hantise.games.macgregor.cards import HAND, KINDS, LACKING
from hantise.games.macgregor.views import Position, Public

SEATS: Final = "ABCD"
BEFORE: Final = ("first", "deal", "top")
RUNNERS: Final = ("move", "draw", "discard")


def wrong(key: str, **fields: object) -> NoReturn:
    raise BadPosition(key, "macgregor", **fields)


def check(position: Position) -> None:
    """`BadPosition` says what is wrong."""
    _check_keys(position)
    _check_ghost(position)
    _check_rooms(position.public)
    _check_phase(position)
    _check_hands(position)
    _check_known(position)


def most_of(edition: str, key: str) -> int:
    """How many keys of a kind there are (MG-1.2)."""
    return 2 if edition == "1998" and key in LACKING else 3


def _check_keys(position: Position) -> None:
    counts = Counter(position.recall.keys.discards)
    for hand in position.hands:
        counts.update(hand)
    for name in KEY_NAMES[:KINDS]:
        most = most_of(position.public.edition, name)
        if counts[name] > most:
            wrong("position-too-many", card=name, given=counts[name], most=most)
    public = position.public
    if public.pile_size == 0:
        wrong("position-empty-pile")  # MG-3.7
    if public.top is not None:
        back = [name for name in KEY_NAMES[:KINDS] if name[1] == public.top]
        there = sum(most_of(public.edition, name) - counts[name] for name in back)
        if there == 0:
            wrong("position-top-not-there", top=public.top)


def _check_ghost(position: Position) -> None:
    public = position.public
    phase, turn, ghost = public.phase, public.turn, public.ghost
    if (ghost is None) != (phase == "first"):
        wrong("position-ghost", phase=phase)
    if ghost is None:
        return
    if position.hands[ghost]:
        wrong("position-ghost-keys", letter=SEATS[ghost])  # MG-2.1
    of_ghost = phase in ("plan", "catch") or public.ending == "rounds"
    of_ghost = of_ghost or (phase == "top" and public.round == 0)
    if of_ghost and turn != ghost:
        wrong("position-turn-of-ghost", phase=phase, letter=SEATS[ghost])
    if not of_ghost and turn == ghost:
        wrong("position-turn-of-runner", phase=phase, letter=SEATS[ghost])
    planned = phase in RUNNERS or (phase == "top" and public.round > 0)
    if planned and not position.plan:
        wrong("position-no-plan", phase=phase)  # MG-3.1
    if position.plan and not planned and phase != "plan":
        wrong("position-needs-no-plan", phase=phase)


def _check_rooms(public: Public) -> None:
    rooms = grid_of(public.castle).rooms()
    for seat, room in enumerate(public.rooms):
        letter = SEATS[seat]
        if room == "out":
            if public.ending != "escaped" or seat != public.turn:
                wrong("position-out", letter=letter)
        elif room == "dungeon":
            if seat != public.ghost:
                wrong("position-dungeon", letter=letter)  # MG-3.9
        elif room not in rooms:
            wrong("position-room", letter=letter, room=room)
        elif public.round == 0 and (room != public.castle.treasure or seat == public.ghost):
            wrong("position-start", letter=letter)  # MG-2.1
    if public.ending == "escaped" and public.rooms[public.turn] != "out":
        wrong("position-not-out", letter=SEATS[public.turn])
    if public.phase == "catch":
        assert public.ghost is not None
        there = public.rooms[public.ghost]
        runners = [room for seat, room in enumerate(public.rooms) if seat != public.ghost]
        if runners.count(there) < 2:
            wrong("position-catch")  # MG-3.9


def _check_phase(position: Position) -> None:
    public = position.public
    phase = public.phase
    before = phase in ("first", "deal") or (phase == "top" and public.round == 0)
    if public.lost and not public.walk:
        wrong("position-lost")
    if public.walk and before:
        wrong("position-walked", phase=phase)
    if phase == "catch" and (public.lost or not public.walk):
        wrong("position-catch")
    if (public.round == 0) != before:
        wrong("position-round-phase", phase=phase, round=public.round)
    if (public.top is None) != (phase in BEFORE):
        wrong("position-top-phase", phase=phase)
    if public.moved and phase != "move":
        wrong("position-moved-phase", phase=phase)
    if public.moved > public.discard_size:
        wrong("position-moved", moved=public.moved)
    if phase == "over" and public.ending == "rounds" and public.round < public.rounds:
        wrong("position-rounds", round=public.round, rounds=public.rounds)  # MG-3.11


def _check_hands(position: Position) -> None:
    public = position.public
    phase, turn = public.phase, public.turn
    for seat, hand in enumerate(position.hands):
        most = HAND - (public.moved if seat == turn else 0)
        if seat == turn and (phase == "discard" or (phase == "top" and public.round > 0)):
            most = HAND + 1
        if len(hand) > most:
            wrong("position-hand", letter=SEATS[seat], given=len(hand), most=most)  # MG-3.5
    held = len(position.hands[turn])
    if phase == "discard" and held <= HAND:
        wrong("position-discard", letter=SEATS[turn], given=held)  # MG-3.5
    if phase == "top" and public.round > 0 and held == 0:
        wrong("position-drawn", letter=SEATS[turn])
    if public.round == 0:
        _check_deal(position)


def _check_deal(position: Position) -> None:
    """MG-2.1: one hand after another, from the ghost's left."""
    public = position.public
    players = len(position.hands)
    for seat, hand in enumerate(position.hands):
        if public.ghost is None or seat == public.ghost:
            expected = 0
        else:
            after = (seat - public.ghost - 1) % players
            dealing = players if public.phase == "top" else (public.turn - public.ghost - 1)
            expected = HAND if after < dealing % players or public.phase == "top" else 0
            if seat == public.turn and public.phase == "deal":
                if len(hand) >= HAND:
                    wrong("position-dealt-enough", letter=SEATS[seat])
                continue
        if len(hand) != expected:
            wrong("position-deal", letter=SEATS[seat], given=len(hand), expected=expected)
    missing = sum(HAND - len(hand) for hand in position.hands) - HAND
    if public.phase == "deal" and public.pile_size + public.discard_size <= missing:
        wrong("position-short-pile")


def _check_known(position: Position) -> None:
    recall = position.recall
    for seat, hand in enumerate(position.hands):
        letter = SEATS[seat]
        for reader, number in enumerate(recall.known_to[seat]):
            if number > len(hand) or (reader == seat and number):
                wrong("position-known", letter=letter, reader=SEATS[reader], given=number)
        for key, excluded in zip(hand, recall.keys.excluded[seat], strict=True):
            if key[0] in excluded:
                wrong("position-excluded", letter=letter, card=key)
        _check_dealt(position, seat)


def _check_dealt(position: Position, seat: int) -> None:
    """MG-2.2."""
    dealt, shown = position.recall.dealt[seat], position.recall.shown[seat]
    if not dealt:
        return
    letter = SEATS[seat]
    if position.public.edition != "2003":
        wrong("position-dealt-edition", letter=letter)
    if dealt > len(position.hands[seat]) or (dealt == HAND) != (shown == ""):
        wrong("position-dealt-number", letter=letter, given=dealt)
    if not two_colours(position.hands[seat][:dealt], shown):
        wrong("position-one-colour", letter=letter)


def two_colours(keys: tuple[str, ...], shown: str) -> bool:
    """Whether keys, with another that was shown in a colour, are of two colours at least."""
    return len({key[0] for key in keys} | set(shown)) > 1
