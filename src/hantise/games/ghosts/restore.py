"""The state of a given position of Ghosts."""

from collections.abc import Sequence
from typing import Final

from hantise.core.state import NOBODY
from hantise.games.ghosts.cards import NAMES, SINGLE, size
from hantise.games.ghosts.state import OPENING, OVER, PHASES, PLAYING, GhostsState
from hantise.games.ghosts.views import Position

CARDS: Final = dict(zip(NAMES, SINGLE, strict=True))


def restore(rounds: int, mist: bool, chosen: int, position: Position) -> GhostsState:
    """The state in which this is so."""
    public, recall = position.public, position.recall
    players = len(position.hands)
    state = GhostsState(players, rounds, 0, mist, chosen)
    state.round = public.round
    state.first = -1 if public.first is None else public.first
    state.phase = PHASES.index(public.phase)
    state.turn = public.turn
    state.direction = public.direction
    state.top = -1 if public.top is None else NAMES.index(public.top)
    state.degree = public.degree
    state.pile = _pack(recall.pile)
    state.gone = _pack(recall.gone)
    state.deck -= state.pile + state.gone
    for seat in range(players):
        hand = _pack(position.hands[seat])
        state.hands[seat] = hand
        state.deck -= hand
        state.plays[seat] = _pack_plays(recall.plays[seat])
    state.deck_size = size(state.deck)
    state.returned = -1 if recall.returned is None else recall.returned
    state.returns = recall.returns
    state.sixth = -1 if position.sixth is None else position.sixth
    state.fear = list(public.fear)
    state.taken = list(public.taken)
    if state.phase == OVER:
        state.actor = NOBODY
    elif state.phase in (PLAYING, OPENING):
        state.actor = state.turn
    return state


def _pack(cards: Sequence[str]) -> int:
    return sum([CARDS[name] for name in cards])


def _pack_plays(letters: str) -> int:
    return int("1" + letters.replace("g", "0").replace("m", "1"), 2)
