"""Positions of the treasure of the MacGregors that no game can lead to.

Keys may have been put away beforehand, among the discards, and tokens taken: a game in which little
is left is a position like any other.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, NoReturn

from hantise.core.errors import BadPosition
from hantise.games.castle.cards import KEY_NAMES
from hantise.games.castle.castles import grid_of
from hantise.games.castle.grid import Grid
from hantise.games.macgregor_treasure.cards import HAND, MOST_TOKENS, TOKENS, TREASURES
from hantise.games.macgregor_treasure.views import Position, Public

SEATS: Final = "ABCDEF"
OF_EACH: Final = 2
"""Keys of each colour and blazon (MT-1.1)."""
SET_UP: Final = ("first", "token", "lay", "start", "deal", "top")
OF_GHOST: Final = ("token", "lay", "plan", "catch")
MOST_HELD: Final = 6
"""A hand of three, the key of the turn, and one each for lamp and pickaxe."""


def wrong(key: str, **fields: object) -> NoReturn:
    raise BadPosition(key, "macgregor-treasure", **fields)


def bag_of(treasures: int, seen: Sequence[str], token: str | None) -> dict[str, int]:
    """The tokens that are nowhere else."""
    whole = dict.fromkeys(TREASURES, treasures) | {"trap": MOST_TOKENS - 6 * treasures}
    gone = Counter(seen)
    gone[token or ""] += 1
    for name in TOKENS:
        if gone[name] > whole[name]:
            wrong("position-tokens-many", token=name, given=gone[name], most=whole[name])
    return {name: whole[name] - gone[name] for name in TOKENS}


def number_of(key: str) -> int:
    """How many keys of a kind there are."""
    return OF_EACH if key in KEY_NAMES else 0


def check(position: Position) -> None:
    """`BadPosition` says what is wrong."""
    grid = grid_of(position.public.castle)
    _check_keys(position)
    _check_ghost(position)
    _check_rooms(position, grid)
    _check_round(position)
    _check_turn(position, grid)
    _check_hands(position)
    _check_tokens(position, grid)


def _check_keys(position: Position) -> None:
    counts = Counter(position.recall.keys.discards)
    for hand in position.hands:
        counts.update(hand)
    for name in KEY_NAMES:
        if counts[name] > OF_EACH:
            wrong("position-too-many", card=name, given=counts[name], most=OF_EACH)
    public = position.public
    if public.pile_size == 0:
        wrong("position-empty-pile")  # MT-3.8
    if public.top is not None:
        there = sum(OF_EACH - counts[name] for name in KEY_NAMES if name[1] == public.top)
        if there == 0:
            wrong("position-top-not-there", top=public.top)
    for seat, hand in enumerate(position.hands):
        for key, excluded in zip(hand, position.recall.keys.excluded[seat], strict=True):
            if key[0] in excluded:
                wrong("position-excluded", letter=SEATS[seat], card=key)


def _after_capture(public: Public) -> bool:
    """Whether the former ghost is getting keys."""
    return public.round > 0 and public.phase in ("draw", "top") and public.plan_size == 0


def _check_ghost(position: Position) -> None:
    public = position.public
    phase, turn, ghost = public.phase, public.turn, public.ghost
    if (ghost is None) != (phase == "first"):
        wrong("position-ghost", phase=phase)
    if ghost is None:
        return
    if position.hands[ghost] or public.objects[ghost]:
        wrong("position-ghost-things", letter=SEATS[ghost])  # MT-3.10
    of_ghost = phase in OF_GHOST or public.ending == "rounds"
    of_ghost = of_ghost or (phase == "top" and public.round == 0)
    if of_ghost and turn != ghost:
        wrong("position-turn-of-ghost", phase=phase, letter=SEATS[ghost])
    if not of_ghost and turn == ghost:
        wrong("position-turn-of-runner", phase=phase, letter=SEATS[ghost])
    running = phase in ("look", "move", "discard") or (
        phase in ("draw", "top") and public.round > 0 and not _after_capture(public)
    )
    if running and public.plan_size != 4:
        wrong("position-no-plan", phase=phase)  # MT-3.2
    if public.plan_size and not running and phase != "plan":
        wrong("position-needs-no-plan", phase=phase)
    if public.plan and not running:
        wrong("position-plan-open", phase=phase)


def _check_rooms(position: Position, grid: Grid) -> None:
    public = position.public
    rooms, ghost, phase = public.rooms, public.ghost, public.phase
    players = len(rooms)
    for seat, room in enumerate(rooms):
        letter = SEATS[seat]
        waits = phase in ("first", "token", "lay") and public.round == 0 and seat != ghost
        if phase == "start" and ghost is not None and seat != ghost:
            waits = (seat - ghost) % players >= (public.turn - ghost) % players
        if waits != (room == "-"):
            wrong("position-not-placed", letter=letter)  # MT-2.2
        if room == "out" and (public.ending != "escaped" or seat != public.turn):
            wrong("position-out", letter=letter)
        if room not in ("-", "out") and room not in grid.rooms():
            wrong("position-room", letter=letter, room=room)
        if public.round == 0 and not waits:
            starts = (public.castle.ghost,) if seat == ghost else public.castle.stairs
            if room not in starts:
                wrong("position-start", letter=letter)
    if public.ending == "escaped":
        if rooms[public.turn] != "out":
            wrong("position-not-out", letter=SEATS[public.turn])
        if len(public.treasures[public.turn]) < public.goal:
            wrong("position-few-treasures", letter=SEATS[public.turn], goal=public.goal)  # MT-4.1
    if phase == "catch":
        assert ghost is not None
        if rooms.count(rooms[ghost]) < 3 or public.lost or not public.walk:
            wrong("position-catch")  # MT-3.10


def _check_round(position: Position) -> None:
    public = position.public
    phase = public.phase
    before = phase in ("first", "start", "deal")
    if (before and public.round > 0) or (public.round == 0 and phase not in SET_UP):
        wrong("position-round-phase", phase=phase, round=public.round)
    if public.lost and not public.walk:
        wrong("position-lost")
    if public.walk and public.round == 0:
        wrong("position-walked", phase=phase)
    if (public.top is None) != (public.round == 0 or phase == "top"):
        wrong("position-top-phase", phase=phase)
    if public.ending == "rounds" and public.round < public.rounds:
        wrong("position-rounds", round=public.round, rounds=public.rounds)  # MT-4.2


def _check_turn(position: Position, grid: Grid) -> None:
    public = position.public
    phase = public.phase
    in_turn = (
        phase in ("look", "move", "draw", "top") and not _after_capture(public) and public.round > 0
    )
    if public.arrivals > public.most_arrivals:
        wrong("position-arrivals", given=public.arrivals, most=public.most_arrivals)  # MT-3.3
    if public.arrivals and not in_turn:
        wrong("position-in-turn", phase=phase)
    here = public.rooms[public.turn]
    if public.may_turn and not (public.arrivals and here in public.tokens):
        wrong("position-may-turn")  # MT-3.5
    if (public.may_turn and phase == "move") or (not public.may_turn and phase == "look"):
        wrong("position-look", phase=phase)  # MT-3.5
    if public.draft and phase not in ("look", "move", "discard"):
        wrong("position-in-turn", phase=phase)
    if public.draft and phase in ("look", "move") and not public.arrivals:
        wrong("position-draft")
    if phase == "draw" and public.arrivals and grid.letter[here] != public.top:
        wrong("position-draw-blazon", room=here)  # MT-3.5
    if _after_capture(public):
        if (public.to_draw == 0) != (phase == "top" and len(position.hands[public.turn]) == HAND):
            wrong("position-to-draw", given=public.to_draw)
        if public.to_draw and len(position.hands[public.turn]) != HAND - public.to_draw:
            wrong("position-to-draw", given=public.to_draw)  # MT-3.10
    elif public.to_draw:
        wrong("position-to-draw", given=public.to_draw)
    if (public.token is not None) != (phase == "lay"):
        wrong("position-token", phase=phase)


def _check_hands(position: Position) -> None:
    public = position.public
    phase, turn = public.phase, public.turn
    in_turn = phase in ("look", "move", "draw", "top", "discard") and public.round > 0
    for seat, hand in enumerate(position.hands):
        most = HAND
        if seat == turn and in_turn:
            most = MOST_HELD
        elif seat == turn and public.ending == "escaped":
            most = MOST_HELD - 1  # left in the middle of the turn, with a key (MT-4.1)
        if len(hand) > most:
            wrong("position-hand", letter=SEATS[seat], given=len(hand), most=most)  # MT-3.7
    held = len(position.hands[turn])
    if phase == "discard" and held <= HAND:
        wrong("position-discard", letter=SEATS[turn], given=held)  # MT-3.7
    if phase == "top" and public.round > 0 and held == 0:
        wrong("position-drawn", letter=SEATS[turn])
    if public.round == 0:
        _check_deal(position)


def _check_deal(position: Position) -> None:
    """MT-2.2: one hand after another, from the ghost's left."""
    public = position.public
    players, ghost = len(position.hands), public.ghost
    for seat, hand in enumerate(position.hands):
        expected = 0
        if ghost is not None and seat != ghost:
            before = (seat - ghost) % players < (public.turn - ghost) % players
            if public.phase == "top" or (public.phase == "deal" and before):
                expected = HAND
        if seat == public.turn and public.phase == "deal":
            if len(hand) >= HAND:
                wrong("position-dealt-enough", letter=SEATS[seat])
        elif len(hand) != expected:
            wrong("position-deal", letter=SEATS[seat], given=len(hand), expected=expected)
    missing = sum(HAND - len(hand) for hand in position.hands) - HAND
    if public.phase == "deal" and public.pile_size + public.discard_size <= missing:
        wrong("position-short-pile")


def _check_tokens(position: Position, grid: Grid) -> None:
    public = position.public
    for room in public.tokens:
        if room not in grid.rooms():
            wrong("position-token-room", room=room)
    if public.round > 0:
        if public.phase in ("token", "lay"):
            _check_room_for_token(public, grid)
        return
    for room in public.tokens:
        if grid.letter[room] not in "TC":
            wrong("position-first-tokens")  # MT-2.1
    laid = len(public.tokens)
    expected = range(6) if public.phase in ("token", "lay") else (6,)
    if laid not in (expected if public.phase != "first" else (0,)):
        wrong("position-first-tokens")
    if any(public.treasures):
        wrong("position-treasures-early")


def _check_room_for_token(public: Public, grid: Grid) -> None:
    """MT-3.1: tokens come while there is a cave for them."""
    free = [
        room
        for room in grid.rooms()
        if grid.letter[room] == public.top
        and room not in public.tokens
        and room not in public.rooms
    ]
    if not free or (public.phase == "token" and public.bag_size == 0):
        wrong("position-no-room-for-token", top=public.top)
