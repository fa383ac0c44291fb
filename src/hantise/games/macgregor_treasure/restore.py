"""The state of a given position of the treasure of the MacGregors."""

from collections.abc import Sequence

from hantise.core.state import CHANCE, NOBODY
from hantise.games.castle.board import CELL_NAMES, NOWHERE, OUT
from hantise.games.castle.cards import LETTERS
from hantise.games.castle.recall import restore_keys
from hantise.games.macgregor_treasure.cards import OBJECTS, TOKENS, TREASURES
from hantise.games.macgregor_treasure.legal import OVER
from hantise.games.macgregor_treasure.state import TreasureState
from hantise.games.macgregor_treasure.view_builder import ENDINGS, PHASES
from hantise.games.macgregor_treasure.views import Position

BY_CHANCE = ("first", "token", "deal", "top", "draw")


def restore(state: TreasureState, position: Position) -> TreasureState:
    """Make a state at the start of its game into the one in which this is so."""
    public, recall = position.public, position.recall
    state.round = public.round
    state.phase = PHASES.index(public.phase)
    state.ending = -1 if public.ending is None else ENDINGS.index(public.ending)
    state.ghost = -1 if public.ghost is None else public.ghost
    state.turn = public.turn
    state.arrivals = public.arrivals
    state.may_turn = public.may_turn
    state.draft = public.draft
    state.to_draw = public.to_draw
    state.token = -1 if public.token is None else TOKENS.index(public.token)
    state.plan = _pack_cards(position.plan)
    state.plan_size = len(position.plan)
    state.plan_open = bool(public.plan)
    state.walk = _pack_cards(public.walk)
    state.walk_size = len(public.walk)
    state.lost = public.lost
    state.top = -1 if public.top is None else LETTERS.index(public.top)
    restore_keys(state.keys, position.hands, recall.keys)
    for room, token in recall.tokens.items():
        state.tokens[CELL_NAMES.index(room)] = TOKENS.index(token)
    state.bag = [recall.bag[token] for token in TOKENS]
    state.bag_size = public.bag_size
    for seat in range(state.players):
        state.rooms[seat] = _place(public.rooms[seat])
        state.objects[seat] = sum([1 << OBJECTS.index(name) for name in public.objects[seat]])
        for name in public.treasures[seat]:
            state.racks[6 * seat + TREASURES.index(name)] += 1
        state.found[seat] = len(public.treasures[seat])
    if state.phase == OVER:
        state.actor = NOBODY
    else:
        state.actor = CHANCE if public.phase in BY_CHANCE else state.turn
    return state


def _place(room: str) -> int:
    if room == "-":
        return NOWHERE
    return OUT if room == "out" else CELL_NAMES.index(room)


def _pack_cards(cards: Sequence[str]) -> int:
    return sum([LETTERS.index(card) << 3 * index for index, card in enumerate(cards)])
