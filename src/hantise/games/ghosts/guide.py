"""How Ghosts is likely to go on, and what a table is worth in the middle of a round: for searches."""

from math import sqrt, tanh
from typing import Final

from mypy_extensions import i64

from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.games.ghosts.actions import PLAYS, TAKE_PILE
from hantise.games.ghosts.cards import MIST, OF_COLOUR, count_kinds, kinds_in
from hantise.games.ghosts.state import HAND, MOST_FRIGHT, OPENING, OVER, PLAYING, GhostsState
from hantise.search.guide import Guide

STRAY: Final[i64] = 4
"""One play in so many is any play: players are not all alike."""
AHEAD: Final[i64] = 4
"""After so many turns a playout is judged, unless the round is nearly over."""
MIST_HELD: Final = 0.27
"""A Mist in hand saves so many piles; these figures are rounded from a regression over the
remaining piles of each seat in 1,500 games that playouts played among themselves."""
FITS_NOW: Final = 0.45
"""So many more are saved by whoever has the turn and a ghost card that fits."""
FITS_LATER: Final = 0.2
"""By whoever holds one that would fit, and has not the turn."""
TAKES_NOW: Final = 0.25
"""Whoever has the turn and can play nothing takes a pile, and leads again."""
AFTER_SEVEN: Final = 0.4
"""At the highest fright the next player is likely to be spared, since somebody takes before."""
SPREAD: Final = 0.45
"""By how much the luck of one card still to come moves the difference in fear, about."""
CARDS: Final[i64] = 60
"""Of each round that is still to be dealt."""


class GhostsGuide(Guide):
    """Playouts go on for some turns or to the end of a round; then fear, hands and the turn are weighed.

    Nobody takes by choice in them, and big cards go first. A game counts by how far ahead somebody
    is: won or lost alone tells too little of one card among sixty.
    """

    def __init__(self) -> None:
        super().__init__()
        self.models_rivals = True
        self.merges_chance = True
        self.exploration = 0.6

    def evaluate(self, states: list[State], rng: Rng) -> list[list[float]]:
        values: list[list[float]] = []
        for state in states:
            assert isinstance(state, GhostsState)
            turns: i64 = 0
            while state.phase != OVER:
                if state.phase == PLAYING:
                    if turns >= AHEAD and state.deck_size > 0:
                        break
                    turns += 1
                self.advance(state, rng)
            values.append(self.worth(state))
        return values

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, GhostsState)
        players = int(state.players)
        fear = [_foreseen(state, seat) for seat in range(state.players)]
        to_come = state.deck_size + HAND * state.players + CARDS * (state.rounds - state.round)
        spread = SPREAD * sqrt(int(to_come))
        values = []
        for seat in range(players):
            total = 0.0
            for other in range(players):
                total += tanh((fear[other] - fear[seat]) / spread)
            values.append(total / (players - 1))
        return values

    def advance(self, state: State, rng: Rng) -> None:
        assert isinstance(state, GhostsState)
        if state.phase != PLAYING and state.phase != OPENING:
            state.step(rng)
            return
        hand: i64 = state.hands[state.turn]
        playable = state._playable(hand)
        if playable == 0:
            if hand >> 36:
                state.perform(PLAYS[MIST], None)
            else:
                state.perform(TAKE_PILE, None)
            return
        if rng.below(STRAY) == 0:
            state.step(rng)
            return
        state.perform(PLAYS[_liked(state, hand, playable, rng)], None)


def _foreseen(state: GhostsState, seat: i64) -> float:
    """The fear that a seat has, and what its hand and the turn let expect."""
    fear: float = float(state.fear[seat])
    if state.phase != PLAYING:
        return fear
    hand: i64 = state.hands[seat]
    mists: i64 = hand >> 36
    fear -= MIST_HELD * int(mists)
    fits = state._playable(hand) != 0
    if seat == state.turn:
        if fits:
            fear -= FITS_NOW
        elif mists == 0:
            fear += TAKES_NOW
        return fear
    if fits:
        fear -= FITS_LATER
    if state.degree == MOST_FRIGHT and seat == (state.turn + state.direction) % state.players:
        fear -= AFTER_SEVEN
    return fear


def _liked(state: GhostsState, hand: i64, playable: i64, rng: Rng) -> i64:
    """The card that a sensible player would lay: big ones early, of a colour that is held again."""
    best: i64 = -1
    most: i64 = -1000
    colour_on_top: i64 = state.top // 3 if state.phase == PLAYING else -1
    kinds = kinds_in(hand)
    card: i64 = 0
    while card < MIST:
        if playable >> 2 * card & 1:
            number = card % 3 + 1
            colour = card // 3
            degree = state.degree
            if colour != colour_on_top:
                degree += number
            held = count_kinds(kinds & OF_COLOUR[colour])
            score = 10 * number + 5 * degree + 3 * held
            score = score * 4 + rng.below(4)
            if score > most:
                most, best = score, card
        card += 1
    return best
