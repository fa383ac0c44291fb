"""Ghooost! as numbers for learning: one row, the same length for every number of players."""

import numpy as np
from numpy.typing import NDArray

from hantise.games.ghooost.actions import SEATS
from hantise.games.ghooost.cards import HAND, KINDS, MANORS, NAMES, VALUES
from hantise.games.ghooost.notation import PHASES
from hantise.games.ghooost.scoring import MOST_ROUNDS
from hantise.games.ghooost.views import GhooostView

CARDS = 62


def encode(view: GhooostView) -> NDArray[np.float32]:
    """In this order, seats counted from the reader's own (a spectator reads as seat A):

    cards in one's hand, in the Cemetery, in the discard, by kind (fourths); by seat the cards it
    is known to hold, by kind (fourths); the value on top, its run (fourths); the phase; Kitties
    beside (fourths), Cemetery, Crypt, discard (62nds), direction, round (twentieths), a match or
    not, turns passed in a row (sixths), idle actions by their limit, actions by theirs; then by
    seat: at the table, to act, first player, comes next, out, cards in hand (sixteenths) and in the
    Manor (twelfths), points (twentieths), Boos (halves).
    """
    public, recall = view.public, view.recall
    players = len(public.hand_sizes)
    seats = [((view.seat or 0) + distance) % players for distance in range(players)]
    hand = view.private.hand if view.private is not None else ()
    cards = np.zeros((3 + len(SEATS), KINDS), np.float32)
    rows = [hand, recall.cemetery, recall.discard, *[recall.known[seat] for seat in seats]]
    for row, names in enumerate(rows):
        for name in names:
            cards[row, NAMES.index(name)] += 1 / 4
    top = np.zeros(VALUES + 1, np.float32)
    if public.value:
        top[public.value - 1] = 1
        top[-1] = len(public.run) / 4
    phase = np.zeros(len(PHASES), np.float32)
    phase[PHASES.index(public.phase)] = 1
    table = (
        public.kitties / 4,
        public.cemetery_size / CARDS,
        public.crypt_size / CARDS,
        public.discard_size / CARDS,
        public.direction,
        public.round / MOST_ROUNDS,
        public.match == "boo",
        public.passes / len(SEATS),
        public.idle / (public.idle_limit or public.actions_limit),
        public.actions / public.actions_limit,
    )
    by_seat = np.zeros((9, len(SEATS)), np.float32)
    for distance, seat in enumerate(seats):
        by_seat[:, distance] = (
            1,
            seat == view.actor,
            seat == public.first,
            seat == public.next,
            seat in public.out,
            public.hand_sizes[seat] / (4 * HAND),
            public.manor_sizes[seat] / max(MANORS),
            public.points[seat] / MOST_ROUNDS,
            public.boos[seat] / 2,
        )
    numbers = np.array(table, np.float32)
    return np.concatenate((cards.ravel(), top, phase, numbers, by_seat.ravel()))
