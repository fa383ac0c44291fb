"""The ghost of the MacGregors as numbers for learning: one row of the same length in any castle."""

import numpy as np
from numpy.typing import NDArray

from hantise.games.castle.board import CELL_NAMES, CELLS, PLACES
from hantise.games.castle.cards import KEY_NAMES
from hantise.games.castle.encoding import encode_castle
from hantise.games.macgregor.cards import BLAZONS, HAND, KINDS
from hantise.games.macgregor.checks import SEATS
from hantise.games.macgregor.view_builder import EDITIONS, PHASES
from hantise.games.macgregor.views import MacGregorView

LETTERS = "LCTXH"


def encode(view: MacGregorView) -> NDArray[np.float32]:
    """In this order, seats counted from the reader's own (a spectator reads as seat A):

    the castle (see `encode_castle`); keys in one's hand and in the discards, by kind (thirds); by
    seat the keys one handed over, by kind (thirds), and the backs of its hand, by blazon (fifths);
    one's own plan, card by place; by seat where its pawn is; by seat: at the table, to act, the
    ghost, its turn; the phase; the edition; the back on top; cards planned (fourths), keys played
    this turn (fourths), round (200ths), draw pile and discards (45ths).
    """
    public, recall = view.public, view.recall
    players = len(public.rooms)
    seats = [((view.seat or 0) + distance) % players for distance in range(players)]
    own = view.private.keys if view.private is not None else ()
    keys = np.zeros((2 + len(SEATS), KINDS), np.float32)
    rows = [own, recall.keys.discards, *[recall.known[seat] for seat in seats]]
    for row, names in enumerate(rows):
        for name in names:
            keys[row, KEY_NAMES.index(name)] += 1 / 3
    backs = np.zeros((len(SEATS), BLAZONS), np.float32)
    places = np.zeros((len(SEATS), PLACES), np.float32)
    by_seat = np.zeros((4, len(SEATS)), np.float32)
    for distance, seat in enumerate(seats):
        for back in public.hands[seat]:
            backs[distance, LETTERS.index(back)] += 1 / 5
        room = public.rooms[seat]
        places[distance, CELL_NAMES.index(room) if room.isdecimal() else CELLS] = 1
        marks = (1, seat == view.actor, seat == public.ghost, seat == public.turn)
        by_seat[:, distance] = marks
    plan = np.zeros((HAND, BLAZONS), np.float32)
    for index, card in enumerate(view.private.plan if view.private is not None else ()):
        plan[index, LETTERS.index(card)] = 1
    table = np.zeros(len(PHASES) + len(EDITIONS) + BLAZONS, np.float32)
    table[PHASES.index(public.phase)] = 1
    table[len(PHASES) + EDITIONS.index(public.edition)] = 1
    if public.top is not None:
        table[len(PHASES) + len(EDITIONS) + LETTERS.index(public.top)] = 1
    numbers = (
        public.plan_size / HAND,
        public.moved / HAND,
        public.round / public.rounds,
        public.pile_size / 45,
        public.discard_size / 45,
    )
    parts = (keys, backs, plan, places, by_seat, table, np.array(numbers, np.float32))
    return np.concatenate((encode_castle(public.castle), *[part.ravel() for part in parts]))
