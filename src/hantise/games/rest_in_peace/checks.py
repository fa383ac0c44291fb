"""Positions of Rest in Peace that no game can go on from.

Cards and tokens may be missing, put aside beforehand; but nothing may lie where it cannot.
"""

from typing import Final

from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.actions import SEATS
from hantise.games.rest_in_peace.belief import FACE_DOWN, believe
from hantise.games.rest_in_peace.cards import DEALT, DRAWN, size
from hantise.games.rest_in_peace.family import Family
from hantise.games.rest_in_peace.line import TRUCE
from hantise.games.rest_in_peace.mediums import LINE, TENTH
from hantise.games.rest_in_peace.rounds import (
    BY_CASTLES,
    BY_MANORS,
    CASTLES_TO_WIN,
    MANORS_TO_WIN,
    SHOWN_AHEAD,
)
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.table import (
    CARRYING,
    CHOOSING,
    DEALING,
    DISCARDING,
    DRAWING,
    HOUSING,
    LAYING,
    OVER,
    PLACING,
    PLAYING,
    RESOLVING,
    STUMBLING,
    SWAPPING,
    TAKING_BACK,
    UNCOVERING,
)
from hantise.games.rest_in_peace.view_builder import PHASES
from hantise.games.rest_in_peace.words import wrong

AFTER_ROUND: Final = (TAKING_BACK, CARRYING, DRAWING, PLACING, UNCOVERING)
NOT_IN_ROUND_10: Final = (*AFTER_ROUND, PLAYING, STUMBLING, SWAPPING)


def check(state: RestInPeaceState) -> None:
    """`BadPosition` says what is wrong."""
    _check_phase(state)
    if state.round == 0:
        _check_set_up(state)
    else:
        _check_line(state)
        _check_asking(state)
        _check_trips(state)
    if state.phase in AFTER_ROUND:
        _check_after_round(state)
    _check_carries(state)
    _check_won(state)
    for seat in range(2):
        _check_seen(state, seat)
    if state.round == TENTH:
        _check_tenth(state)
    if state.phase != OVER and not state.legal_actions():
        wrong("position-nothing", phase=PHASES[state.phase])


def _check_phase(state: RestInPeaceState) -> None:
    phase, number = state.phase, state.round
    before = phase < PLAYING
    uncovers = state.initiation and number + SHOWN_AHEAD <= LINE and state.line.pool
    if (
        before != (number == 0)
        or (phase == RESOLVING and number < TENTH)
        or (number == TENTH and phase in NOT_IN_ROUND_10)
        or (phase == UNCOVERING and not uncovers)
    ):
        wrong("position-phase", phase=PHASES[phase], round=number)


def _check_set_up(state: RestInPeaceState) -> None:
    """RP-2: one thing after the other, and nothing else yet."""
    phase = state.phase
    shown = SHOWN_AHEAD if state.initiation else LINE
    laid = sum(medium > 0 for medium in state.line.mediums)
    housed = sum(houses > 0 for houses in state.line.houses)
    sizes = [size(family.hand) for family in state.families]
    in_order = all(state.line.mediums[1 : laid + 1]) and all(state.line.houses[1 : housed + 1])
    single = all(houses in (0, 1, 16) for houses in state.line.houses)
    other = 1 - state.turn
    expected = {
        CHOOSING: laid == housed == 0 and state.starter < 0,
        LAYING: laid < shown and housed == 0,
        HOUSING: laid == shown and housed < TENTH,
        DEALING: laid == shown and housed == TENTH,
    }[phase]
    if phase == DEALING:
        dealt = 0 if state.turn == state.starter else DEALT
        expected = expected and sizes[state.turn] < DEALT and sizes[other] == dealt
    else:
        expected = expected and state.turn == max(state.starter, 0) and not any(sizes)
    lacking = any(DEALT - size(family.hand) > size(family.deck) for family in state.families)
    numbers = (state.asking, state.named, state.played, state.out_mediums, state.looking + 1)
    elsewhere = any(numbers) or any(map(_has_played, state.families)) or state.draft
    if not (expected and in_order and single) or lacking or elsewhere:
        wrong("position-set-up", phase=PHASES[phase])


def _has_played(family: Family) -> bool:
    """Whether a family has anything but a hand and a deck of which nothing is known."""
    cards = (family.top, family.held, family.hidden, family.carry)
    lists = (family.here, family.ten, family.past, family.seen)
    return any(cards) or any(lists) or bool(family.won or family.trip)


def _check_line(state: RestInPeaceState) -> None:
    """The initiation game shows three Mediums at a time (RP-2.3)."""
    ahead = state.round + SHOWN_AHEAD
    if state.initiation and any(state.line.mediums[ahead:]):
        wrong("position-uncovered", round=ahead)


def _check_asking(state: RestInPeaceState) -> None:
    """A Medium that asks lies before the family that answers."""
    medium = state.asking
    if medium and not state.in_force(state.turn, medium):
        wrong("position-asking", medium=medium, letter=SEATS[state.turn])
    if state.phase == DISCARDING and size(state.families[state.turn].hand) < state.named:
        wrong("position-nothing", phase=PHASES[state.phase])
    if state.phase == STUMBLING and not state.families[state.turn].trip:
        wrong("position-trip", letter=SEATS[state.turn])


def _check_trips(state: RestInPeaceState) -> None:
    trips = [family.trip for family in state.families]
    for seat, until in enumerate(trips):
        if until and not state.round <= until <= state.round + 1:  # RP-6.6
            wrong("position-trip", letter=SEATS[seat])
    if all(trips):  # there is only one #6
        wrong("position-trip", letter=SEATS[1])


def _check_after_round(state: RestInPeaceState) -> None:
    """RP-3.8."""
    phase, turn = state.phase, state.turn
    winner = state.line.winners[state.round]
    if winner == turn and phase in (TAKING_BACK, PLACING):
        wrong("position-loser", letter=SEATS[turn], phase=PHASES[phase])
    if winner == 1 - turn and phase == CARRYING:
        wrong("position-winner", letter=SEATS[turn], phase=PHASES[phase])
    if winner == TRUCE and phase in (TAKING_BACK, PLACING, CARRYING):
        wrong("position-truce", phase=PHASES[phase])
    if state.line.houses[state.round] or (phase != TAKING_BACK and state.line.mediums[state.round]):
        wrong("position-taken", round=state.round)
    if phase == DRAWING and not 1 <= state.named <= min(DRAWN, size(state.families[turn].deck)):
        wrong("position-nothing", phase=PHASES[phase])


def _check_carries(state: RestInPeaceState) -> None:
    """RP-6.15."""
    after_carrying = state.phase in (DRAWING, PLACING, UNCOVERING) and state.round < LINE
    for seat, family in enumerate(state.families):
        if family.carry and not (after_carrying and state.line.winners[state.round] == seat):
            wrong("position-carry", letter=SEATS[seat])


def _check_won(state: RestInPeaceState) -> None:
    """RP-3.4."""
    won = [family.won for family in state.families]
    reached = [(w & 15 >= MANORS_TO_WIN, w >> 4 >= CASTLES_TO_WIN) for w in won]
    if state.phase != OVER:
        for seat, houses in enumerate(reached):
            if any(houses):
                wrong("position-already-won", letter=SEATS[seat])
    elif state.reason in (BY_MANORS, BY_CASTLES):
        if not reached[state.victor][state.reason]:
            wrong("position-not-won", letter=SEATS[state.victor])
    elif state.round < TENTH:
        wrong("position-not-won", letter=SEATS[max(state.victor, 0)])


def _check_seen(state: RestInPeaceState, seat: int) -> None:
    """What was seen of a family's hidden cards led to those there are."""
    family = state.families[seat]
    seen = family.seen
    hand, hidden = family.hand, family.hidden
    fits = True
    if seen:
        kinds = [code >> knowledge.SHIFT for code in seen]
        fits = kinds[0] == knowledge.BASE and knowledge.BASE not in kinds[1:]
        fits = fits and knowledge.top(seen) == family.top
        unseen = hand + hidden + family.deck
        fits = fits and hand | hidden << FACE_DOWN in believe(tuple(seen), unseen)
    if not fits:
        wrong("position-seen", letter=SEATS[seat])


def _check_tenth(state: RestInPeaceState) -> None:
    """RP-4.2: the starter's Mediums come first."""
    if (
        state.turn != state.starter
        and state.families[state.starter].waiting
        and state.phase != OVER
    ):
        wrong("position-starter", letter=SEATS[state.starter])
