"""How Ghosts is likely to go on: for searches."""

from typing import Final

from mypy_extensions import i64

from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.games.ghosts.actions import PLAYS, TAKE_PILE
from hantise.games.ghosts.cards import MIST, OF_COLOUR, count_kinds, kinds_in
from hantise.games.ghosts.state import OPENING, PLAYING, GhostsState
from hantise.search.guide import Guide

STRAY: Final[i64] = 4
"""One play in so many is any play: players are not all alike."""


class GhostsGuide(Guide):
    """In playouts nobody takes by choice, and big cards go first."""

    def __init__(self) -> None:
        super().__init__()
        self.models_rivals = True
        self.merges_chance = True
        self.exploration = 0.6

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
