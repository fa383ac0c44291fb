"""What the Mediums of Rest in Peace do at once when they are played or resolved (RP-6)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from hantise.core.event import Event, Hidden
from hantise.games.rest_in_peace import events as told
from hantise.games.rest_in_peace import knowledge, legal, rounds
from hantise.games.rest_in_peace.cards import size, unpack
from hantise.games.rest_in_peace.line import TRUCE
from hantise.games.rest_in_peace.mediums import BIT, TENTH
from hantise.games.rest_in_peace.table import (
    BANISHING,
    COPYING,
    DECKING,
    DISCARDING,
    NAMING,
    PICKING_FAMILY,
    RETURNING,
    SEARCHING,
    SWAPPING,
    Table,
)
from hantise.games.rest_in_peace.values import CARRIED, MEDIUM

ASKING: Final[dict[int, tuple[int, Callable[[int], Event]]]] = {
    2: (SEARCHING, told.SearchedNothing),
    11: (BANISHING, told.BanishedNothing),
    16: (COPYING, told.CopiedNothing),
    18: (RETURNING, told.ReturnedNothing),
    19: (DECKING, told.TurnedNothing),
    20: (PICKING_FAMILY, told.PickedNothing),
    21: (DISCARDING, told.Unpaid),
    28: (SWAPPING, told.SwappedNothing),
}
"""What a Medium asks for, and what is told if there is nothing to choose."""
ASKED: Final = [ASKING[number][0] if number in ASKING else 0 for number in range(30)]
IN_VAIN: Final = {number: in_vain for number, (_, in_vain) in ASKING.items()}


def take(state: Table, number: i64, events: list[Event] | None) -> None:
    """What Medium ``number`` does when played or resolved, #29 not being in force."""
    turn = state.turn
    if number == 3 and state.round < TENTH:
        _look(state, events)
    elif number == 6:
        state.families[1 - turn].trip = state.round + 1
        if events is not None:
            events.append(told.Trip(1 - turn))
    elif number == 10 or number == 17 or number == 25 or number == 26:
        _ask(state, NAMING, number)
        return
    elif number == 29:
        _blank(state, events)
    elif number == 22:
        _play_dead(state, events)
        return
    elif number == 27:
        _truce(state, events)
        return
    elif ASKED[number]:
        if _can_choose(state, number):
            _ask(state, ASKED[number], number)
            return
        _choose_in_vain(state, number, events)
    settle(state, events)


def settle(state: Table, events: list[Event] | None) -> None:
    """The effect is done: play on, or resolve on in round 10."""
    if state.round == TENTH:
        rounds.resolve_next(state, events)
    else:
        state.go_on()


def _ask(state: Table, phase: i64, number: i64) -> None:
    """The family whose turn it is must choose."""
    state.phase = phase
    state.asking = number
    state.named = 0
    if number == 21:
        state.params[21] = 6
        state.named = 2


def _can_choose(state: Table, number: i64) -> bool:
    """Whether there is anything to choose for a Medium that asks."""
    ours, theirs = state.families[state.turn], state.families[1 - state.turn]
    if number == 2:
        return legal.searchable(state) != 0
    if number == 11:
        return len(theirs.here) > 0
    if number == 16:
        return legal.copyable(state) != 0
    if number == 18:
        return ours.earlier != 0
    if number == 19:
        return ours.deck != 0 or theirs.deck != 0
    if number == 20:
        return state.rules > 1 or ours.hand != 0 or theirs.hand != 0
    if number == 21:
        return size(ours.hand) >= 2
    return state.round < TENTH - 1  # #28 needs two later rounds


def _choose_in_vain(state: Table, number: i64, events: list[Event] | None) -> None:
    family = state.families[state.turn]
    if number == 2 and family.deck:
        family.note(knowledge.DECK_BANNED, state.banned(), True)
    if events is not None:
        events.append(IN_VAIN[number](state.turn))


def _look(state: Table, events: list[Event] | None) -> None:
    """#3."""
    other = 1 - state.turn
    family = state.families[other]
    state.looking = state.turn
    state.draft = False
    family.note(knowledge.LOOKED, family.hand, True)
    if events is not None:
        shown = Hidden(list(unpack(family.hand)), [state.turn])
        events.append(told.Look(state.turn, other, shown))


def _blank(state: Table, events: list[Event] | None) -> None:
    """#29: every other card of this round loses its effect."""
    if events is not None:
        events.append(told.Blanked(state.turn))
    for family in state.families:
        family.waiting = 0
    rounds.end_look(state, events)
    for seat in range(2):
        if state.families[1 - seat].up & BIT[6]:
            rounds.end_trip(state, seat, events)


def _play_dead(state: Table, events: list[Event] | None) -> None:
    """#22."""
    if events is not None:
        events.append(told.PlayedDead(state.turn))
    if state.round == TENTH:
        rounds.win_tenth(state, 1 - state.turn, events)
    else:
        rounds.finish(state, 1 - state.turn, True, events)


def _truce(state: Table, events: list[Event] | None) -> None:
    """#27."""
    line, here = state.line, state.round
    if here == TENTH:
        if events is not None:
            events.append(told.CancelledTruce(state.turn))
        rounds.count_tokens(state, events)
        return
    if events is not None:
        events.append(told.Truce(state.turn, here))
        events.append(told.HousesMoved(here + 1))
    line.winners[here] = TRUCE
    line.houses[here + 1] += line.houses[here]
    line.houses[here] = 0
    rounds.share_out(state, events)


def remove(state: Table, seat: i64, code: i64, events: list[Event] | None) -> None:
    """A card leaves this round, and with it its continuing effect (#11, #15, #22)."""
    family = state.families[seat]
    family.here.remove(int(code))
    if code < CARRIED and code > 6:
        number = code - MEDIUM
        family.waiting &= ~BIT[number]
        if state.in_force(seat, number):
            if number == 3:
                rounds.end_look(state, events)
            elif number == 6:
                rounds.end_trip(state, 1 - seat, events)
        family.up &= ~BIT[number]
        state.params[number] = 0
