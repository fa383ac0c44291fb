"""What is shown of a state of the treasure of the MacGregors, field by field."""

from typing import TYPE_CHECKING, Final, get_args

from hantise.games.castle.board import CELL_NAMES, OUT
from hantise.games.castle.cards import LETTERS, size
from hantise.games.castle.recall import hands_of, key_recall
from hantise.games.macgregor_treasure.cards import OBJECTS, TOKENS, TREASURES
from hantise.games.macgregor_treasure.views import (
    Ending,
    Phase,
    Position,
    Private,
    Public,
    Recall,
    TreasureView,
)

if TYPE_CHECKING:
    from hantise.games.macgregor_treasure.state import TreasureState

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
ROUNDS: Final = 200  # MT-4.2
MOST_ARRIVALS: Final = 30  # MT-3.3


def plan_letters(state: "TreasureState") -> list[str]:
    """The cards of the plan, in order."""
    return list(_cards(state.plan, state.plan_size))


def _cards(packed: int, number: int) -> tuple[str, ...]:
    return tuple([LETTERS[packed >> 3 * index & 7] for index in range(number)])


def public(state: "TreasureState") -> Public:
    """What lies open on the table."""
    seats = range(state.players)
    return Public(
        castle=state.castle.plan,
        goal=state.goal,
        phase=PHASES[state.phase],
        ending=ENDINGS[state.ending] if state.ending >= 0 else None,
        round=state.round,
        rounds=ROUNDS,
        ghost=int(state.ghost) if state.ghost >= 0 else None,
        turn=state.turn,
        arrivals=state.arrivals,
        most_arrivals=MOST_ARRIVALS,
        may_turn=state.may_turn,
        draft=state.draft,
        to_draw=state.to_draw,
        token=TOKENS[state.token] if state.token >= 0 else None,
        rooms=tuple([_room(place) for place in state.rooms]),
        hands=tuple(
            [tuple([LETTERS[kind // 3] for kind in state.keys.list_of(seat)]) for seat in seats]
        ),
        objects=tuple([_objects(held) for held in state.objects]),
        treasures=tuple([_treasures(state, seat) for seat in seats]),
        tokens=tuple([CELL_NAMES[room] for room in state.castle.rooms if state.tokens[room] >= 0]),
        plan_size=state.plan_size,
        plan=_cards(state.plan, state.plan_size) if state.plan_open else (),
        walk=_cards(state.walk, state.walk_size),
        lost=state.lost,
        top=LETTERS[state.top] if state.top >= 0 else None,
        pile_size=size(state.keys.pile),
        discard_size=size(state.keys.discard),
        bag_size=state.bag_size,
    )


def _room(place: int) -> str:
    if place < 0:
        return "-"
    return "out" if place == OUT else CELL_NAMES[place]


def _objects(held: int) -> tuple[str, ...]:
    return tuple([name for bit, name in enumerate(OBJECTS) if held >> bit & 1])


def _treasures(state: "TreasureState", seat: int) -> tuple[str, ...]:
    found: list[str] = []
    for colour, name in enumerate(TREASURES):
        found.extend([name] * state.racks[6 * seat + colour])
    return tuple(found)


def recall(state: "TreasureState") -> Recall:
    """What a perfect memory knows."""
    rooms = [room for room in state.castle.rooms if state.tokens[room] >= 0]
    return Recall(
        keys=key_recall(state.keys),
        tokens={CELL_NAMES[room]: TOKENS[state.tokens[room]] for room in rooms},
        bag=dict(zip(TOKENS, state.bag, strict=True)),
    )


def whole(state: "TreasureState") -> Position:
    """Everything."""
    return Position(
        public=public(state),
        recall=recall(state),
        hands=hands_of(state.keys),
        plan=_cards(state.plan, state.plan_size),
    )


def view(state: "TreasureState", seat: int | None) -> TreasureView:
    """All that a seat may know."""
    private = None
    if seat is not None:
        plan = _cards(state.plan, state.plan_size) if seat == state.ghost else ()
        private = Private(hands_of(state.keys)[seat], plan)
    return TreasureView(
        seat=seat,
        actor=state.actor,
        public=public(state),
        private=private,
        recall=recall(state),
    )
