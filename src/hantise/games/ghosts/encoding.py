"""Ghosts as numbers for learning: one row, the same length for every number of players."""

import numpy as np
from numpy.typing import NDArray

from hantise.games.ghosts.actions import SEATS
from hantise.games.ghosts.cards import COLOURS, HAND, KINDS, LETTERS, NAMES
from hantise.games.ghosts.notation import MOST_FRIGHT, PHASES
from hantise.games.ghosts.views import GhostsView


def encode(view: GhostsView) -> NDArray[np.float32]:
    """In this order, seats counted from the reader's own (a spectator reads as seat A):

    cards in one's hand, in the pile, in the taken piles, by kind (thirds); the top card's colour
    and its number (thirds); the phase; degree (sevenths), direction, Mists beside the pile
    (sixths), draw pile (sixtieths), round and rounds (twentieths); then by seat: at the table, to
    act, cards in hand (fifths), fear (twentieths), piles taken this round (twentieths).
    """
    public = view.public
    cards = np.zeros((3, KINDS), np.float32)
    hand = view.private.hand if view.private is not None else ()
    for row, names in enumerate((hand, view.recall.pile, view.recall.gone)):
        for name in names:
            cards[row, NAMES.index(name)] += 1 / 3
    top = np.zeros(len(COLOURS) + 1, np.float32)
    if public.top is not None:
        top[LETTERS.index(public.top[0])] = 1
        top[-1] = int(public.top[1]) / 3
    phase = np.zeros(len(PHASES), np.float32)
    phase[PHASES.index(public.phase)] = 1
    table = (
        public.degree / MOST_FRIGHT,
        public.direction,
        public.mists / 6,
        public.deck_size / 60,
        public.round / 20,
        public.rounds / 20,
    )
    seats = np.zeros((5, len(SEATS)), np.float32)
    players = len(public.hand_sizes)
    for distance in range(players):
        seat = ((view.seat or 0) + distance) % players
        seats[:, distance] = (
            1,
            seat == view.actor,
            public.hand_sizes[seat] / HAND,
            public.fear[seat] / 20,
            public.taken[seat] / 20,
        )
    return np.concatenate((cards.ravel(), top, phase, np.array(table, np.float32), seats.ravel()))
