"""What is shown of a state of Ghooost!, field by field."""

from typing import TYPE_CHECKING, Final, cast, get_args

from hantise.games.ghooost.cards import (
    CERBERUS,
    IGOR,
    KITTY,
    NAMES,
    count_of,
    names,
    size,
)
from hantise.games.ghooost.scoring import MOST_ACTIONS
from hantise.games.ghooost.views import (
    Ending,
    GhooostView,
    Phase,
    Position,
    Private,
    Public,
    Recall,
)

if TYPE_CHECKING:
    from hantise.games.ghooost.state import GhooostState

PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


def public(state: "GhooostState") -> Public:
    """What lies open on the table."""
    natural = state.run - state.run_copies
    run = [NAMES[state.top]] * natural + ["X"] * state.run_copies if state.top >= 0 else []
    return Public(
        phase=PHASES[state.phase],
        ending=cast(Ending, state.ending) if state.ending else None,
        match="boo" if state.match else "single",
        round=state.round,
        first=state.first if state.first >= 0 else None,
        turn=state.turn,
        next=_next(state),
        direction=state.direction,
        value=state.top + 1,
        scary=state.top in (CERBERUS, IGOR),
        run=tuple(run),
        kitties=int(count_of(state.cemetery, KITTY)),
        cemetery_size=int(size(state.cemetery)),
        crypt_size=state.crypt_size,
        discard_size=int(size(state.discard)),
        hand_sizes=tuple([int(size(hand)) for hand in state.hands]),
        manor_sizes=tuple(state.manors),
        out=tuple(state.out),
        passes=state.passes,
        idle=state.idle,
        idle_limit=state.idle_limit,
        actions=state.actions,
        actions_limit=MOST_ACTIONS,
        points=tuple(state.points),
        boos=tuple(state.boos),
    )


def _next(state: "GhooostState") -> int | None:
    phase = PHASES[state.phase]
    if phase == "refill":
        return int(state.next)
    return None if phase in ("first", "deal", "over") else int(state.after(state.turn))


def recall(state: "GhooostState") -> Recall:
    """What everybody could see this round."""
    return Recall(
        cemetery=tuple(names(state.cemetery)),
        discard=tuple(names(state.discard)),
        known=tuple([tuple(names(cards)) for cards in state.known]),
    )


def whole(state: "GhooostState") -> Position:
    """Everything."""
    hands = tuple([tuple(names(hand)) for hand in state.hands])
    return Position(public(state), recall(state), hands)


def view(state: "GhooostState", seat: int | None) -> GhooostView:
    """All that a seat may know."""
    return GhooostView(
        seat=seat,
        actor=state.actor,
        public=public(state),
        private=None if seat is None else Private(tuple(names(state.hands[seat]))),
        recall=recall(state),
    )
