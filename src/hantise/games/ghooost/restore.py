"""The state of a given position of Ghooost!"""

from collections.abc import Sequence
from typing import Final

from hantise.core.state import NOBODY
from hantise.games.ghooost.cards import NAMES, SINGLE
from hantise.games.ghooost.legal import DRAFT, OVER, TURN
from hantise.games.ghooost.state import GhooostState
from hantise.games.ghooost.view_builder import PHASES
from hantise.games.ghooost.views import Position

CARDS: Final = dict(zip(NAMES, SINGLE, strict=True))


def restore(state: GhooostState, position: Position) -> GhooostState:
    """Put a new state into this position."""
    public, recall = position.public, position.recall
    state.round = public.round
    state.first = -1 if public.first is None else public.first
    state.phase = PHASES.index(public.phase)
    state.ending = public.ending or ""
    state.turn = public.turn
    if public.phase == "refill" and public.next is not None:
        state.next = public.next
    state.direction = public.direction
    state.top = public.value - 1
    state.run = len(public.run)
    state.run_copies = public.run.count("X")
    state.cemetery = _pack(recall.cemetery)
    state.discard = _pack(recall.discard)
    state.pool = state.deck - state.cemetery - state.discard
    state.crypt_size = public.crypt_size
    for seat in range(state.players):
        hand = _pack(position.hands[seat])
        state.hands[seat] = hand
        state.pool -= hand
        state.known[seat] = _pack(recall.known[seat])
        state.playing[seat] = seat not in public.out
    state.out = list(public.out)
    state.active = state.players - len(public.out)
    state.manors = list(public.manor_sizes)
    state.passes = public.passes
    state.idle = public.idle
    state.actions = public.actions
    state.points = list(public.points)
    state.boos = list(public.boos)
    if state.phase == OVER:
        state.actor = NOBODY
    elif TURN <= state.phase <= DRAFT:
        state.actor = state.turn
    return state


def _pack(cards: Sequence[str]) -> int:
    return sum([CARDS[name] for name in cards])
