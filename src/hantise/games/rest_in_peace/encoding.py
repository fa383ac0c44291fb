"""Rest in Peace as numbers for learning: one row, the same length in every configuration."""

import numpy as np
from numpy.typing import NDArray

from hantise.games.rest_in_peace.cards import COPIES, GHOSTS, VALUES
from hantise.games.rest_in_peace.mediums import LAST, TENTH
from hantise.games.rest_in_peace.view_builder import PHASES
from hantise.games.rest_in_peace.views import Card, RestInPeaceView

KINDS = len(VALUES) + LAST
"""Cards by kind: the six values, then the Mediums."""


def encode(view: RestInPeaceView) -> NDArray[np.float32]:
    """In this order, one's own family first (a spectator reads as family A):

    the phase (24); round (tenths), whether it is one's turn and one's start, the first answer
    (tenths), cards played this turn (tenths), who looks (2); the Medium that asks (29); Ghosts by
    value (6 each, as shares of all of that value) in one's hand, face down, in one's deck, in the
    opponent's hand as seen or for certain, face down for certain, and unseen; for each family
    Mediums held (29), its cards in the current round and on round 10 by kind (35 each), its total
    (twentieths), face-down cards (tenths), hand and deck (shares of 21), manors (quarters), castles
    (thirds), known top (sixths), whether it stumbles, is barred, must play pairs; the banned values
    (6); for each round its Medium (29), manors (sixths) and castles (quarters).
    """
    public, private = view.public, view.private
    own = view.seat or 0
    seats = (own, 1 - own)
    phase = _one_hot(len(PHASES), PHASES.index(public.phase))
    moment = (
        public.round / TENTH,
        public.turn == own,
        public.starter == own,
        (public.named or 0) / TENTH,
        public.played / 10,
        public.looking == own,
        public.looking == 1 - own,
    )
    asking = _one_hot(LAST, (public.asking or 0) - 1)
    hands = (
        _shares(private.hand if private else ()),
        _shares(private.face_down if private else ()),
        _shares(view.recall.deck),
        _shares((private.seen if private else None) or view.recall.hand),
        _shares(view.recall.face_down),
        _shares(view.recall.unseen),
    )
    families = [_family(view, seat) for seat in seats]
    banned = np.zeros(len(VALUES), np.float32)
    for value in public.banned:
        banned[value - 1] = 1
    rounds = [_round(view, number) for number in range(TENTH)]
    return np.concatenate(
        (phase, np.array(moment, np.float32), asking, *hands, *families, banned, *rounds)
    )


def _one_hot(length: int, index: int) -> NDArray[np.float32]:
    row = np.zeros(length, np.float32)
    if index >= 0:
        row[index] = 1
    return row


def _shares(values: tuple[int, ...]) -> NDArray[np.float32]:
    row = np.zeros(len(VALUES), np.float32)
    for value in values:
        row[value - 1] += 1 / COPIES[value - 1]
    return row


def _kinds(cards: tuple[Card, ...]) -> NDArray[np.float32]:
    row = np.zeros(KINDS, np.float32)
    for card in cards:
        if card.card.startswith("#"):
            row[len(VALUES) + int(card.card[1:]) - 1] = 1
        elif card.card != "?":
            row[int(card.card) - 1] += 1 / COPIES[int(card.card) - 1]
    return row


def _family(view: RestInPeaceView, seat: int) -> NDArray[np.float32]:
    public = view.public
    held = np.zeros(LAST, np.float32)
    for number in public.held[seat]:
        held[number - 1] = 1
    current = public.rounds[max(public.round, 1) - 1]
    ten = public.rounds[TENTH - 1].cards[seat]
    numbers = (
        current.totals[seat] / 20,
        sum(card.card == "?" for card in ten) / TENTH,
        public.hand_sizes[seat] / GHOSTS,
        public.deck_sizes[seat] / GHOSTS,
        public.manors[seat] / 4,
        public.castles[seat] / 3,
        (public.tops[seat] or 0) / 6,
        public.trips[seat] > 0,
        public.barred[seat],
        public.pairs[seat],
    )
    return np.concatenate(
        (held, _kinds(current.cards[seat]), _kinds(ten), np.array(numbers, np.float32))
    )


def _round(view: RestInPeaceView, index: int) -> NDArray[np.float32]:
    lying = view.public.rounds[index]
    houses = (lying.houses.count("manor") / 6, lying.houses.count("castle") / 4)
    medium = _one_hot(LAST, (lying.medium or 0) - 1)
    return np.concatenate((medium, np.array(houses, np.float32)))
