"""How Rest in Peace is likely to go on, and what a table is worth between rounds: for searches."""

from math import exp
from typing import Final

from mypy_extensions import i64

from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.games.rest_in_peace.actions import END_TURN, MEDIUMS, PLAYS
from hantise.games.rest_in_peace.bots.worth import GHOST, HELD, ON_TEN
from hantise.games.rest_in_peace.cards import count_of, size
from hantise.games.rest_in_peace.family import Family
from hantise.games.rest_in_peace.legal import playable_mediums
from hantise.games.rest_in_peace.line import UNKNOWN
from hantise.games.rest_in_peace.mediums import BASE, TENTH
from hantise.games.rest_in_peace.table import PLAYING, Table
from hantise.games.rest_in_peace.values import KIND, MEDIUM, value_of
from hantise.search.guide import Guide

PRICE: Final = [0.0, 0.007, 0.010, 0.012, 0.013, 0.0135, 0.014, 0.014, 0.014, 0.014, 0.014]
"""What a point of cards is worth in chances to win, by the rounds to be fought for before the tenth."""
DECK_SHARE: Final = 0.7
"""A Ghost in the deck that will be drawn, beside one in hand."""
FIGHTS: Final[i64] = 65
"""In playouts a house that can be had is fought for so often, in percent."""


class RestInPeaceGuide(Guide):
    """Playouts go on for some rounds, fought sensibly; then houses and cards are weighed."""

    def __init__(self, ahead: i64 = 0) -> None:
        super().__init__()
        self.models_rivals = True
        self.merges_chance = True
        self.exploration = 0.5
        self.ahead: i64 = ahead
        """How many rounds after the one at hand are played out."""
        self._last: i64 = TENTH
        self._houses: list[int] = []
        self._races: dict[int, float] = {}

    def prepare(self, state: State) -> None:
        assert isinstance(state, Table)
        self._last = state.round + self.ahead

    def is_settled(self, state: State) -> bool:
        assert isinstance(state, Table)
        return state.round > self._last and state.round < TENTH

    # How it goes on

    def advance(self, state: State, rng: Rng) -> None:
        assert isinstance(state, Table)
        if state.phase != PLAYING or state.stumbles(state.turn):
            state.step(rng)
            return
        seat = state.turn
        ours, theirs = state.total(seat), state.total(1 - seat)
        if ours > theirs:
            state.perform(END_TURN, None)
            return
        mediums = playable_mediums(state, seat)
        if mediums and rng.below(4) == 0:
            state.perform(MEDIUMS[_any_bit(mediums, rng)], None)
            return
        value = _answer(state, seat, theirs - ours + 1)
        if value and rng.below(100) < FIGHTS:
            state.perform(PLAYS[value], None)
        else:
            state.perform(END_TURN, None)

    # What it is worth

    def worth(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        if state.actor == NOBODY:
            if state.victor < 0:
                return [0.0, 0.0]
            return [1.0, -1.0] if state.victor == 0 else [-1.0, 1.0]
        chance = self.chance(state)
        return [2 * chance - 1, 1 - 2 * chance]

    def chance(self, state: Table) -> float:
        """The first family's chance to win, about."""
        houses = state.line.houses
        if houses != self._houses:
            self._houses = houses.copy()
            self._races.clear()
        round_: i64 = state.round
        if state.line.winners[round_] != UNKNOWN:
            round_ += 1
        left = TENTH - round_
        first, second = state.families[0], state.families[1]
        ten = _on_ten(first) - _on_ten(second)
        last = 1 / (1 + exp(-ten / (1.5 + 0.5 * int(left))))
        before, deciding = self._race(first.won, second.won, round_)
        points = _points(first, left) - _points(second, left)
        return min(max(before + deciding * last + PRICE[left] * points, 0.01), 0.99)

    def _race(self, mine: i64, theirs: i64, round_: i64) -> tuple[float, float]:
        """If every house falls to either: the chance to win before round 10, and to get there."""
        if (mine & 15) >= 4 or (mine >> 4) >= 3:  # RP-3.4
            return 1.0, 0.0
        if (theirs & 15) >= 4 or (theirs >> 4) >= 3:
            return 0.0, 0.0
        if round_ >= TENTH:
            return 0.0, 1.0
        key = int(((round_ << 8) + mine << 8) + theirs)
        known = self._races.get(key)
        if known is not None:
            return known, self._races[-key]
        house: i64 = self._houses[round_]
        won = self._race(mine + house, theirs, round_ + 1)
        lost = self._race(mine, theirs + house, round_ + 1)
        before, deciding = (won[0] + lost[0]) / 2, (won[1] + lost[1]) / 2
        self._races[key] = before
        self._races[-key] = deciding
        return before, deciding


def _any_bit(bits: i64, rng: Rng) -> i64:
    many: i64 = int(bits).bit_count()
    index = rng.below(many)
    number: i64 = 0
    while True:
        if bits >> number & 1:
            if index == 0:
                return number
            index -= 1
        number += 1


def _answer(state: Table, seat: i64, needed: i64) -> i64:
    """The Ghost to play towards a total: the smallest that is enough, else the biggest; 0: none is."""
    family, other = state.families[seat], state.families[1 - seat]
    playable = state.playable(seat)
    strength: i64 = 0
    enough: i64 = 0
    biggest: i64 = 0
    value: i64 = 6
    while value > 0:
        if playable >> value & 1:
            counts = value_of(value, family.up, other.up, state.params, False)
            strength += counts * count_of(family.hand, value)
            if counts >= needed:
                enough = value
            if biggest == 0:
                biggest = value
        value -= 1
    if strength < needed:
        return 0
    return enough or biggest


def _points(family: Family, left: i64) -> float:
    """What a family's cards are worth for the rounds to come."""
    points = 0.0
    deck = 0.0
    for value in range(i64(1), i64(7)):
        points += GHOST[value] * int(count_of(family.hand, value))
        deck += GHOST[value] * int(count_of(family.deck, value))
    cards = size(family.deck)
    if cards:
        drawn = min(1.0, 2.0 * int(left) / int(cards))
        points += DECK_SHARE * drawn * deck
    held = family.held
    number: i64 = 1
    while held >> number:
        if held >> number & 1:
            points += HELD[number]
        number += 1
    if family.carry:
        kind = family.carry & KIND
        points += int(kind) if kind <= 6 else BASE[kind - MEDIUM]
    return points - 0.5 if family.trip else points


def _on_ten(family: Family) -> float:
    """What a family's cards on round 10 will count."""
    counts = 0.0
    for code in family.ten:
        kind = code & KIND
        counts += int(kind) if kind <= 6 else ON_TEN[kind - MEDIUM]
    for value in range(i64(1), i64(7)):
        counts += int(value * count_of(family.hidden, value))
    return counts
