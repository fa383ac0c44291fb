"""How a game of Rest in Peace is set up (RP-2), and the Mediums that are turned up later."""

from mypy_extensions import i64

from hantise.core.event import Event, Hidden
from hantise.games.rest_in_peace import actions as verbs
from hantise.games.rest_in_peace import events as told
from hantise.games.rest_in_peace import rounds
from hantise.games.rest_in_peace.actions import HOUSES, CardAction
from hantise.games.rest_in_peace.cards import DEALT, ONE, size
from hantise.games.rest_in_peace.line import CASTLE, MANOR
from hantise.games.rest_in_peace.mediums import BIT, LINE, TENTH
from hantise.games.rest_in_peace.rounds import SHOWN_AHEAD
from hantise.games.rest_in_peace.table import DEALING, HOUSING, LAYING, Table


def lay(state: Table, action: CardAction, events: list[Event] | None) -> None:
    """The first family, a Medium of the line, or a house."""
    if action.verb == verbs.FIRST:
        state.starter = action.seat
        state.turn = action.seat
        state.phase = LAYING
        if events is not None:
            events.append(told.First(action.seat))
    elif action.verb == verbs.HOUSE:
        _lay_house(state, action.house, events)
    elif state.phase == LAYING:
        _lay_medium(state, action.medium, events)
    else:
        _uncover(state, action.medium, events)


def _lay_medium(state: Table, number: i64, events: list[Event] | None) -> None:
    """RP-2.1, RP-2.3."""
    line = state.line
    place = line.first_without_medium()
    line.mediums[place] = number
    line.pool &= ~BIT[number]
    if events is not None:
        events.append(told.Line(place, number))
    if place == (SHOWN_AHEAD if state.initiation else LINE):
        state.phase = HOUSING


def _uncover(state: Table, number: i64, events: list[Event] | None) -> None:
    """RP-2.3."""
    place = state.round + SHOWN_AHEAD
    state.line.mediums[place] = number
    state.line.pool &= ~BIT[number]
    if events is not None:
        events.append(told.Uncovered(place, number))
    rounds.next_round(state, events)


def _lay_house(state: Table, house: i64, events: list[Event] | None) -> None:
    """RP-2.1."""
    place = state.line.first_without_house()
    state.line.houses[place] = CASTLE if house else MANOR
    if events is not None:
        events.append(told.House(place, HOUSES[house]))
    if place == TENTH:
        state.phase = DEALING


def deal(state: Table, value: i64, events: list[Event] | None) -> None:
    """RP-2.2."""
    seat = state.turn
    family = state.families[seat]
    family.deck -= ONE[value]
    family.hand += ONE[value]
    if events is not None:
        events.append(told.Dealt(seat, Hidden(value, [seat])))
    if size(family.hand) == DEALT:
        if seat == state.starter:
            state.turn = 1 - seat
        else:
            state.round = 1
            rounds.start(state, events)
