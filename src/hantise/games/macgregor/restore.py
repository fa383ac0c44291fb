"""The state of a given position of the ghost of the MacGregors."""

from collections.abc import Sequence

from hantise.core.state import CHANCE, NOBODY
from hantise.games.castle.board import CELL_NAMES, DUNGEON
from hantise.games.castle.cards import COLOUR_LETTERS, LETTERS
from hantise.games.castle.recall import restore_keys
from hantise.games.macgregor.legal import CATCH, DISCARD, MOVE, OVER, PLAN
from hantise.games.macgregor.state import MacGregorState
from hantise.games.macgregor.view_builder import ENDINGS, PHASES
from hantise.games.macgregor.views import Position


def restore(state: MacGregorState, position: Position) -> MacGregorState:
    """Make a state at the start of its game into the one in which this is so."""
    public, recall = position.public, position.recall
    players = state.players
    state.round = public.round
    state.phase = PHASES.index(public.phase)
    state.ending = -1 if public.ending is None else ENDINGS.index(public.ending)
    state.ghost = -1 if public.ghost is None else public.ghost
    state.turn = public.turn
    state.moved = public.moved
    state.plan_size = len(position.plan)
    state.plan = _pack_cards(position.plan)
    state.walk_size = len(public.walk)
    state.walk = _pack_cards(public.walk)
    state.lost = public.lost
    state.top = -1 if public.top is None else LETTERS.index(public.top)
    restore_keys(state.keys, position.hands, recall.keys)
    for seat in range(players):
        room = public.rooms[seat]
        state.rooms[seat] = DUNGEON if room in ("dungeon", "out") else CELL_NAMES.index(room)
        for reader in range(players):
            state.keys.known[players * reader + seat] = recall.known_to[seat][reader]
        state.dealt[seat] = recall.dealt[seat]
        shown = recall.shown[seat]
        state.shown[seat] = COLOUR_LETTERS.index(shown) if shown else -1
    if state.phase == OVER:
        state.actor = NOBODY
    elif state.phase in (PLAN, MOVE, DISCARD, CATCH):
        state.actor = state.turn
    else:
        state.actor = CHANCE
    return state


def _pack_cards(cards: Sequence[str]) -> int:
    return sum([LETTERS.index(card) << 3 * index for index, card in enumerate(cards)])
