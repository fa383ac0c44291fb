"""The treasure of the MacGregors as numbers for learning: one row of the same length in any castle."""

import numpy as np
from numpy.typing import NDArray

from hantise.games.castle.board import CELL_NAMES, CELLS, PLACES
from hantise.games.castle.cards import KEY_NAMES, LETTERS
from hantise.games.castle.encoding import encode_castle
from hantise.games.macgregor_treasure.cards import BLAZONS, KINDS, OBJECTS, TOKENS, TREASURES
from hantise.games.macgregor_treasure.checks import SEATS
from hantise.games.macgregor_treasure.view_builder import PHASES
from hantise.games.macgregor_treasure.views import TreasureView

PLANNED = 4
KEYS = 42
MOST_TOKENS = 56


def encode(view: TreasureView) -> NDArray[np.float32]:
    """In this order, seats counted from the reader's own (a spectator reads as seat A):

    the castle (see `encode_castle`); keys in one's hand and in the discards, by kind (halves); by
    seat the backs of its hand, by blazon (sixths), and where its pawn is; tokens face down, a layer
    of 49 cells for each; by seat its treasures by colour (eighths) and its objects; the plan as far
    as one knows it, card by place; by seat: at the table, to act, the ghost, its turn; the phase;
    the back on top; the token to be laid; cards planned (fourths), plan turned up, a token may be
    turned up, arrivals (thirtieths), keys to draw (thirds), goal (eighths), round (200ths), draw
    pile and discards (42nds); tokens in the bag, of each (fiftysixths).
    """
    public, recall = view.public, view.recall
    players = len(public.rooms)
    seats = [((view.seat or 0) + distance) % players for distance in range(players)]
    own = view.private.keys if view.private is not None else ()
    keys = np.zeros((2, KINDS), np.float32)
    for row, names in enumerate((own, recall.keys.discards)):
        for name in names:
            keys[row, KEY_NAMES.index(name)] += 1 / 2
    backs = np.zeros((len(SEATS), BLAZONS), np.float32)
    places = np.zeros((len(SEATS), PLACES), np.float32)
    racks = np.zeros((len(SEATS), len(TREASURES)), np.float32)
    objects = np.zeros((len(SEATS), len(OBJECTS)), np.float32)
    by_seat = np.zeros((4, len(SEATS)), np.float32)
    for distance, seat in enumerate(seats):
        for back in public.hands[seat]:
            backs[distance, LETTERS.index(back)] += 1 / 6
        room = public.rooms[seat]
        places[distance, CELL_NAMES.index(room) if room.isdecimal() else CELLS] = 1
        for name in public.treasures[seat]:
            racks[distance, TREASURES.index(name)] += 1 / 8
        for name in public.objects[seat]:
            objects[distance, OBJECTS.index(name)] = 1
        marks = (1, seat == view.actor, seat == public.ghost, seat == public.turn)
        by_seat[:, distance] = marks
    tokens = np.zeros((len(TOKENS), CELLS), np.float32)
    for room, token in recall.tokens.items():
        tokens[TOKENS.index(token), CELL_NAMES.index(room)] = 1
    plan = np.zeros((PLANNED, BLAZONS), np.float32)
    known = public.plan or (view.private.plan if view.private is not None else ())
    for index, card in enumerate(known):
        plan[index, LETTERS.index(card)] = 1
    table = np.zeros(len(PHASES) + BLAZONS + len(TOKENS), np.float32)
    table[PHASES.index(public.phase)] = 1
    if public.top is not None:
        table[len(PHASES) + LETTERS.index(public.top)] = 1
    if public.token is not None:
        table[len(PHASES) + BLAZONS + TOKENS.index(public.token)] = 1
    numbers = (
        public.plan_size / PLANNED,
        bool(public.plan),
        public.may_turn,
        public.arrivals / public.most_arrivals,
        public.to_draw / 3,
        public.goal / 8,
        public.round / public.rounds,
        public.pile_size / KEYS,
        public.discard_size / KEYS,
        *[recall.bag[token] / MOST_TOKENS for token in TOKENS],
    )
    parts = (keys, backs, places, tokens, racks, objects, plan, by_seat, table)
    rows = [part.ravel() for part in parts]
    return np.concatenate((encode_castle(public.castle), *rows, np.array(numbers, np.float32)))
