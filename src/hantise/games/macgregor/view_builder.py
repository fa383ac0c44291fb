"""What is shown of a state of the ghost of the MacGregors, field by field."""

from typing import TYPE_CHECKING, Final, get_args

from hantise.games.castle.board import CELL_NAMES, DUNGEON
from hantise.games.castle.cards import (
    COLOUR_LETTERS,
    KEY_NAMES,
    LETTERS,
    size,
)
from hantise.games.castle.recall import hands_of, key_recall
from hantise.games.macgregor.views import (
    Edition,
    Ending,
    MacGregorView,
    Phase,
    Position,
    Private,
    Public,
    Recall,
)

if TYPE_CHECKING:
    from hantise.games.macgregor.state import MacGregorState

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
EDITIONS: Final[tuple[Edition, ...]] = get_args(Edition)
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
ROUNDS: Final = 200  # MG-3.11


def public(state: "MacGregorState") -> Public:
    """What lies open on the table."""
    seats = range(state.players)
    ghost = int(state.ghost) if state.ghost >= 0 else None
    return Public(
        castle=state.castle.plan,
        edition=EDITIONS[state.edition],
        phase=PHASES[state.phase],
        ending=ENDINGS[state.ending] if state.ending >= 0 else None,
        round=state.round,
        rounds=ROUNDS,
        ghost=ghost,
        turn=state.turn,
        moved=state.moved,
        rooms=tuple([_room(state, seat) for seat in seats]),
        hands=tuple(
            [tuple([LETTERS[kind // 3] for kind in state.keys.list_of(seat)]) for seat in seats]
        ),
        plan_size=state.plan_size,
        walk=_cards(state.walk, state.walk_size),
        lost=state.lost,
        top=LETTERS[state.top] if state.top >= 0 else None,
        pile_size=size(state.keys.pile),
        discard_size=size(state.keys.discard),
    )


def _room(state: "MacGregorState", seat: int) -> str:
    place = state.rooms[seat]
    if place != DUNGEON:
        return CELL_NAMES[place]
    return "dungeon" if seat == state.ghost else "out"


def recall(state: "MacGregorState", reader: int | None) -> Recall:
    """What a perfect memory knows."""
    seats, players, keys = range(state.players), state.players, state.keys
    known: list[tuple[str, ...]] = [()] * players
    if reader is not None:
        for seat in seats:
            number = keys.known[players * reader + seat]
            known[seat] = tuple([KEY_NAMES[kind] for kind in keys.list_of(seat)[:number]])
    return Recall(
        keys=key_recall(keys),
        known=tuple(known),
        known_to=tuple(
            [tuple([keys.known[players * other + seat] for other in seats]) for seat in seats]
        ),
        dealt=tuple(state.dealt),
        shown=tuple([COLOUR_LETTERS[c] if c >= 0 else "" for c in state.shown]),
    )


def _cards(packed: int, number: int) -> tuple[str, ...]:
    return tuple([LETTERS[packed >> 3 * index & 7] for index in range(number)])


def _plan(state: "MacGregorState") -> tuple[str, ...]:
    return _cards(state.plan, state.plan_size)


def whole(state: "MacGregorState") -> Position:
    """Everything."""
    return Position(public(state), recall(state, None), hands_of(state.keys), _plan(state))


def view(state: "MacGregorState", seat: int | None) -> MacGregorView:
    """All that a seat may know."""
    private = None
    if seat is not None:
        plan = _plan(state) if seat == state.ghost else ()
        private = Private(hands_of(state.keys)[seat], plan)
    return MacGregorView(
        seat=seat,
        actor=state.actor,
        public=public(state),
        private=private,
        recall=recall(state, seat),
    )
