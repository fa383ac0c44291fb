"""A family's turn in Rest in Peace: playing cards and ending it (RP-3), and the steps beside it."""

from mypy_extensions import i64

from hantise.core.event import Event, Hidden
from hantise.games.rest_in_peace import effects, knowledge, rounds
from hantise.games.rest_in_peace import events as told
from hantise.games.rest_in_peace.actions import CardAction
from hantise.games.rest_in_peace.cards import ONE
from hantise.games.rest_in_peace.mediums import BIT, LINE
from hantise.games.rest_in_peace.table import Table
from hantise.games.rest_in_peace.values import MEDIUM


def play(state: Table, value: i64, events: list[Event] | None) -> None:
    """RP-3.1."""
    turn = state.turn
    family = state.families[turn]
    family.lose(value)
    family.here.append(int(value))
    state.played += 1
    if events is not None:
        events.append(told.Played(turn, value, state.total(turn)))


def stumble(state: Table, value: i64, events: list[Event] | None) -> None:
    """#6: among the playable Ghosts, so that a ban tells something of the others."""
    turn = state.turn
    family = state.families[turn]
    banned = state.banned()
    if banned:
        family.note(knowledge.STUMBLED, value | banned << 3, True)
        family.hand -= ONE[value]
    else:
        family.lose(value)
    family.trip = 0
    family.here.append(int(value))
    state.played += 1
    if events is not None:
        events.append(told.Stumbled(turn, value, state.total(turn)))
    state.go_on()


def play_medium(state: Table, number: i64, events: list[Event] | None) -> None:
    """RP-3.1, RP-6."""
    turn = state.turn
    family = state.families[turn]
    if family.trip:  # RP-6.6: there is no playable Ghost
        if family.hand:
            family.note(knowledge.HAND_BANNED, state.banned(), True)
        rounds.end_trip(state, turn, events)
    blank = state.is_blank()
    family.held &= ~BIT[number]
    family.here.append(int(MEDIUM + number))
    family.up |= BIT[number]
    state.params[number] = 6 if number == 21 else 0
    state.played += 2 if number == 23 else 1  # RP-6.14
    if events is not None:
        if blank:
            events.append(told.Plain(turn, number))
        else:
            events.append(told.Medium(turn, number))
    if not blank:
        effects.take(state, number, events)


def end(state: Table, events: list[Event] | None) -> None:
    """RP-3.2."""
    turn = state.turn
    ours, theirs = state.total(turn), state.total(1 - turn)
    alone = state.played == 1 and state.in_force(1 - turn, 14)
    state.draft = False
    if ours > theirs and not alone:
        if events is not None:
            events.append(told.Passed(turn, ours, theirs))
        state.turn = 1 - turn
        state.actor = state.turn
        state.played = 0
        return
    if events is not None:
        if alone:
            events.append(told.LeftAlone(turn))
        else:
            events.append(told.Left(turn, ours, theirs))
    rounds.finish(state, 1 - turn, False, events)


def place(state: Table, action: CardAction, events: list[Event] | None) -> None:
    """RP-3.6."""
    turn = state.turn
    family = state.families[turn]
    if action.value:
        value = action.value
        if state.round == LINE:  # it is turned up at once, last of all (RP-4.1)
            family.lose(value)
            family.ten.append(int(value))
        else:
            others: i64 = 1 + int(family.held).bit_count()
            family.note(knowledge.HID, others, True)
            family.hide(value)
        if events is not None:
            events.append(told.Placed(turn, Hidden(value, [turn])))
    elif action.medium:
        family.held &= ~BIT[action.medium]
        state.params[action.medium] = 0
        family.ten.append(int(MEDIUM + action.medium))
        if events is not None:
            events.append(told.PlacedMedium(turn, action.medium))
    elif events is not None:
        events.append(told.PlacedNothing(turn))
    rounds.uncover_next(state, events)


def resolve(state: Table, number: i64, events: list[Event] | None) -> None:
    """RP-4.2."""
    family = state.families[state.turn]
    family.waiting &= ~BIT[number]
    family.up |= BIT[number]
    if events is not None:
        events.append(told.Resolved(state.turn, number))
    effects.take(state, number, events)
