"""How Ghosts is likely to go on, and what a table is worth in the middle of a round: for searches."""

from math import sqrt, tanh
from typing import Final

from mypy_extensions import i64

from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.games.ghosts.actions import PLAYS, TAKE_PILE
from hantise.games.ghosts.cards import MIST, OF_COLOUR, count_kinds, kinds_in
from hantise.games.ghosts.state import HAND, OPENING, OVER, PLAYING, GhostsState
from hantise.search.guide import Guide

STRAY: Final[i64] = 4
"""One play in so many is any play: players are not all alike."""
AHEAD: Final[i64] = 8
"""After so many turns a playout is judged, unless the round is nearly over."""
MIST_HELD: Final = 0.3
"""A Mist in hand saves so many piles."""
SPREAD: Final = 0.45
"""By how much the luck of one card still to come moves the difference in fear, about."""
CARDS: Final[i64] = 60


class GhostsGuide(Guide):
    """Playouts go on for some turns or to the end of a round; then fear and Mists are weighed.

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
        fear: list[float] = []
        for seat in range(players):
            mists = state.hands[seat] >> 36 if state.phase == PLAYING else 0
            fear.append(state.fear[seat] - MIST_HELD * mists)
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
