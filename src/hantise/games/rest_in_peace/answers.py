"""The answers to what the Mediums of Rest in Peace ask (RP-6), and what chance adds to them."""

from mypy_extensions import i64

from hantise.core.event import EVERYBODY, Event, Hidden
from hantise.games.rest_in_peace import actions as verbs
from hantise.games.rest_in_peace import effects, knowledge, rounds
from hantise.games.rest_in_peace import events as told
from hantise.games.rest_in_peace.actions import CardAction
from hantise.games.rest_in_peace.cards import ONE, ONE_BIT
from hantise.games.rest_in_peace.mediums import BIT, TENTH
from hantise.games.rest_in_peace.table import PICKING, TURNING, Table
from hantise.games.rest_in_peace.values import CARRIED, MEDIUM, card_name


def answer(state: Table, action: CardAction, events: list[Event] | None) -> None:
    """A choice that a Medium asked for."""
    verb = action.verb
    if verb == verbs.NAME:
        _name(state, action.value, events)
    elif verb == verbs.SEARCH:
        _search(state, action.value, events)
    elif verb == verbs.BANISH:
        _banish(state, action, events)
    elif verb == verbs.COPY:
        _copy(state, action.value, events)
    elif verb == verbs.RETURN:
        _put_back(state, action.value, events)
    elif verb == verbs.DECK:
        _choose_deck(state, action.seat, events)
    elif verb == verbs.FAMILY:
        _choose_family(state, action.seat, events)
    elif verb == verbs.DISCARD:
        _discard(state, action.value, events)
    elif verb == verbs.SWAP:
        _swap(state, action.round, events)
    elif verb == verbs.TAKE_BACK:
        _take_back(state, action, events)
    else:
        _carry(state, action, events)


def _name(state: Table, value: i64, events: list[Event] | None) -> None:
    """#10, #17, #26; #25 twice."""
    number = state.asking
    if number == 25:
        if state.named == 0:
            state.named = value
            return
        first, second = min(state.named, value), max(state.named, value)
        state.params[25] = first | second << 3
        if events is not None:
            events.append(told.Banned(state.turn, first, second))
    else:
        state.params[number] = value
        if events is not None:
            events.append(told.Named(state.turn, number, value))
    effects.settle(state, events)


def _search(state: Table, value: i64, events: list[Event] | None) -> None:
    """#2; the deck is shuffled."""
    turn = state.turn
    family = state.families[turn]
    family.note(knowledge.FETCHED, value, False)
    family.deck -= ONE[value]
    family.top = 0
    family.here.append(int(value))
    state.played += 1
    if events is not None:
        events.append(told.Searched(turn, value, state.total(turn)))
    effects.settle(state, events)


def _banish(state: Table, action: CardAction, events: list[Event] | None) -> None:
    """#11."""
    victim = 1 - state.turn
    family = state.families[victim]
    code = _code(action)
    if action.carried or int(code) not in family.here:
        code += CARRIED
    if events is not None:
        name = card_name(code)
        events.append(told.Banished(state.turn, name, action.value, action.medium, victim))
    effects.remove(state, victim, code, events)
    if action.medium:
        state.out_mediums |= BIT[action.medium]
    else:
        family.out += ONE[action.value]
    effects.settle(state, events)


def _code(action: CardAction) -> i64:
    """The number of the card that is meant, as in `values`; 0: none."""
    return MEDIUM + action.medium if action.medium else action.value


def _copy(state: Table, value: i64, events: list[Event] | None) -> None:
    """#16."""
    state.params[16] = value
    if events is not None:
        events.append(told.Copied(state.turn, value))
    effects.settle(state, events)


def _put_back(state: Table, value: i64, events: list[Event] | None) -> None:
    """#18: from the earliest round where one lies; the deck is shuffled."""
    family = state.families[state.turn]
    family.note(knowledge.BURIED, value, True)
    past = family.past
    for index, cards in enumerate(past):
        if int(value) in cards:
            at = cards.index(int(value))
            past[index] = cards[:at] + cards[at + 1 :]
            break
    family.earlier -= ONE[value]
    family.deck += ONE[value]
    family.top = 0
    if events is not None:
        events.append(told.Returned(state.turn, value))
    effects.settle(state, events)


def _choose_deck(state: Table, seat: i64, events: list[Event] | None) -> None:
    """#19: a known top card is turned up again, any other by chance."""
    state.family = seat
    if state.families[seat].top:
        turn_up(state, state.families[seat].top, events)
    else:
        state.await_chance(TURNING)


def turn_up(state: Table, value: i64, events: list[Event] | None) -> None:
    """#19: chance, or what is known, is the top card of a deck."""
    family = state.families[state.family]
    if not family.top:
        family.note(knowledge.TOPPED, value, True)
        family.top = value
    counts: i64 = 0 if state.banned() & ONE_BIT[value] else value
    state.params[19] = counts
    if events is not None:
        events.append(told.Turned(state.turn, state.family, value, counts))
    effects.settle(state, events)


def _choose_family(state: Table, seat: i64, events: list[Event] | None) -> None:
    """#20: either family, also one that has no Ghost in hand."""
    if state.families[seat].hand == 0:
        if events is not None:
            events.append(told.PickedEmpty(state.turn, seat))
        effects.settle(state, events)
        return
    state.family = seat
    state.await_chance(PICKING)


def pick_ghost(state: Table, value: i64, events: list[Event] | None) -> None:
    """#20: face down before round 10, open in it."""
    seat = state.family
    family = state.families[seat]
    tenth = state.round == TENTH
    watched = state.looking >= 0 and state.looking != seat
    if tenth:
        family.lose(value)
        family.here.append(int(value))
    else:
        family.note(knowledge.PICKED, value if watched else 0, True)
        family.hide(value)
    if events is not None:
        readers = EVERYBODY if tenth else [0, 1] if watched else [int(seat)]
        events.append(told.Picked(state.turn, seat, Hidden(value, readers)))
    effects.settle(state, events)


def _discard(state: Table, value: i64, events: list[Event] | None) -> None:
    """#21."""
    family = state.families[state.turn]
    family.lose(value)
    family.out += ONE[value]
    state.named -= 1
    if events is not None:
        events.append(told.Discarded(state.turn, value))
    if state.named == 0:
        effects.settle(state, events)


def _swap(state: Table, later: i64, events: list[Event] | None) -> None:
    """#28."""
    if later == 0:
        if events is not None:
            events.append(told.SwappedNothing(state.turn))
    elif state.named == 0:
        state.named = later
        return
    else:
        first, second = min(state.named, later), max(state.named, later)
        houses = state.line.houses
        moved = houses[first]
        houses[first] = houses[second]
        houses[second] = moved
        if events is not None:
            events.append(told.Swapped(state.turn, first, second))
    effects.settle(state, events)


def _take_back(state: Table, action: CardAction, events: list[Event] | None) -> None:
    """#22."""
    turn = state.turn
    family = state.families[turn]
    code = _code(action)
    if events is not None:
        name = card_name(code)
        events.append(told.TookBack(turn, name, action.value, action.medium))
    effects.remove(state, turn, code, events)
    if action.medium:
        family.held |= BIT[action.medium]
    else:
        family.note(knowledge.TOOK, action.value, True)
        family.hand += ONE[action.value]
    rounds.share_out(state, events)


def _carry(state: Table, action: CardAction, events: list[Event] | None) -> None:
    """#15."""
    turn = state.turn
    family = state.families[turn]
    code = _code(action)
    if code == 0:
        if events is not None:
            events.append(told.CarriedNothing(turn))
    else:
        effects.remove(state, turn, code, events)
        if action.medium == 21:
            state.params[21] = 6
        if state.round + 1 == TENTH:
            family.ten.append(int(code + CARRIED))
        else:
            family.carry = code + CARRIED
        if events is not None:
            name, later = card_name(code), state.round + 1
            events.append(told.Carried(turn, name, action.value, action.medium, later))
    rounds.clear_away(state, events)
