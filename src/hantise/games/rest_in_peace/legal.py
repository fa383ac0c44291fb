"""What may be done now in Rest in Peace, by a family or by chance."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.games.rest_in_peace import actions as verbs
from hantise.games.rest_in_peace.actions import (
    BANISHES,
    BANISHES_CARRIED,
    BANISHES_MEDIUM,
    CARRIES,
    CARRIES_MEDIUM,
    CARRIES_NOTHING,
    COPIES,
    DECKS,
    DISCARDS,
    DRAWS,
    END_TURN,
    FAMILIES,
    FIRSTS,
    HOUSE_LAID,
    LINES,
    MEDIUMS,
    NAMES,
    PICKS,
    PLACES,
    PLACES_MEDIUM,
    PLACES_NOTHING,
    PLAYS,
    RESOLVES,
    RETURNS,
    SEARCHES,
    STUMBLED_ON,
    STUMBLES,
    SWAPS,
    SWAPS_NOTHING,
    TAKES_BACK,
    TAKES_BACK_MEDIUM,
    TURNED_UP,
    CardAction,
)
from hantise.games.rest_in_peace.cards import ONE_BIT, count_of, size, values_in
from hantise.games.rest_in_peace.family import Family
from hantise.games.rest_in_peace.mediums import BASE, BIT, CARRIABLE, TENTH, mask
from hantise.games.rest_in_peace.table import (
    BANISHING,
    CARRYING,
    CHOOSING,
    COPYING,
    DEALING,
    DECKING,
    DISCARDING,
    DRAWING,
    HOUSING,
    LAYING,
    NAMING,
    PICKING,
    PICKING_FAMILY,
    PLACING,
    PLAYING,
    RESOLVING,
    RETURNING,
    SEARCHING,
    STUMBLING,
    SWAPPING,
    TAKING_BACK,
    TURNING,
    UNCOVERING,
    Table,
)
from hantise.games.rest_in_peace.values import CARRIED, KIND, MEDIUM

CARRIABLE_MEDIUMS: Final = mask(CARRIABLE)
ALL_VALUES: Final[i64] = 0b1111110


# The choices that are open, as masks of values and of Mediums


def playable_mediums(state: Table, seat: i64) -> i64:
    """The Mediums in front of a family that it may play now."""
    family = state.families[seat]
    mediums = family.held & ~BIT[7]  # RP-6.7
    if mediums == 0 or state.in_force(1 - seat, 24):
        return 0
    if mediums & BIT[21] and size(family.hand) < 2 and not state.is_blank():
        mediums &= ~BIT[21]  # RP-6.21
    banned = state.banned()
    if banned:
        number: i64 = 3
        while number <= 23:
            if mediums >> number & 1 and banned >> BASE[number] & 1:
                mediums &= ~BIT[number]
            number += 1
    return mediums


def searchable(state: Table) -> i64:
    """The values that #2 may fetch from the deck of the family whose turn it is."""
    return values_in(state.families[state.turn].deck) & ~state.banned()


def copyable(state: Table) -> i64:
    """The values that #16 may copy."""
    return values_in(state.families[state.turn].ghosts_here()) & ~state.banned()


def carriable_mediums(family: Family) -> i64:
    """The Mediums that #15 may carry."""
    return family.mediums_here() & CARRIABLE_MEDIUMS


def can_take_back(family: Family) -> bool:
    """Whether there is anything for #22."""
    return family.ghosts_here() != 0 or family.mediums_here() & ~BIT[22] != 0


# Actions


def legal_actions(state: Table) -> list[Action]:
    """All that the actor may do now."""
    legal: list[Action] = []
    phase = state.phase
    turn = state.turn
    if phase == PLAYING:
        if state.stumbles(turn):
            legal.append(STUMBLES)
        else:
            _add_values(legal, PLAYS, state.playable(turn))
            _add_mediums(legal, MEDIUMS, playable_mediums(state, turn))
        legal.append(END_TURN)
    elif state.phase == DRAWING or state.phase == DEALING:
        family = state.families[turn]
        if family.top:
            legal.append(DRAWS[family.top])
        else:
            _add_values(legal, DRAWS, values_in(family.deck))
    elif phase == PLACING:
        _add_values(legal, PLACES, values_in(state.families[turn].hand))
        _add_mediums(legal, PLACES_MEDIUM, state.families[turn].held)
        legal.append(PLACES_NOTHING)
    elif state.actor == CHANCE:
        _add_chances(legal, state)
    else:
        _add_answers(legal, state)
    return legal


def _add_chances(legal: list[Action], state: Table) -> None:
    """What chance may bring, beside the drawing of cards."""
    phase = state.phase
    if state.phase == LAYING or state.phase == UNCOVERING:
        _add_mediums(legal, LINES, state.line.pool)
    elif phase == HOUSING:
        for house in range(2):
            if state.line.houses_left(house):
                legal.append(HOUSE_LAID[house])
    elif phase == CHOOSING:
        for seat in range(2):
            if state.chosen == seat or state.chosen < 0:
                legal.append(FIRSTS[seat])
    elif phase == STUMBLING:
        _add_values(legal, STUMBLED_ON, state.playable(state.turn))
    elif phase == TURNING:
        _add_values(legal, TURNED_UP, values_in(state.families[state.family].deck))
    elif phase == PICKING:
        _add_values(legal, PICKS, values_in(state.families[state.family].hand))


def _add_answers(legal: list[Action], state: Table) -> None:
    """The answers to what a Medium asks."""
    phase = state.phase
    ours, theirs = state.families[state.turn], state.families[1 - state.turn]
    if phase == NAMING:
        _add_values(legal, NAMES, ALL_VALUES & ~ONE_BIT[state.named])
    elif phase == SEARCHING:
        _add_values(legal, SEARCHES, searchable(state))
    elif phase == BANISHING:
        _add_banishes(legal, theirs)
    elif phase == COPYING:
        _add_values(legal, COPIES, copyable(state))
    elif phase == RETURNING:
        _add_values(legal, RETURNS, values_in(ours.earlier))
    elif phase == DISCARDING:
        _add_values(legal, DISCARDS, values_in(ours.hand))
    elif phase == RESOLVING:
        _add_mediums(legal, RESOLVES, ours.waiting)
    elif phase == SWAPPING:
        _add_swaps(legal, state)
    elif phase == TAKING_BACK:
        _add_values(legal, TAKES_BACK, values_in(ours.ghosts_here()))
        _add_mediums(legal, TAKES_BACK_MEDIUM, ours.mediums_here() & ~BIT[22])
    elif phase == CARRYING:
        _add_carries(legal, ours)
    else:
        _add_seats(legal, state)


def _add_seats(legal: list[Action], state: Table) -> None:
    """Whose deck, if it has a card (#19), or whose hand (#20)."""
    for seat in range(2):
        family = state.families[seat]
        if state.phase == DECKING and family.deck:
            legal.append(DECKS[seat])
        elif state.phase == PICKING_FAMILY and (state.rules > 1 or family.hand):  # RP-6.20
            legal.append(FAMILIES[seat])


def _add_swaps(legal: list[Action], state: Table) -> None:
    for later in range(state.round + 1, i64(TENTH + 1)):
        if later != state.named:
            legal.append(SWAPS[later - 2])
    if not state.named:
        legal.append(SWAPS_NOTHING)


def _add_carries(legal: list[Action], winner: Family) -> None:
    _add_values(legal, CARRIES, values_in(winner.ghosts_here()))
    mediums = carriable_mediums(winner)
    for number in CARRIABLE:
        if mediums >> number & 1:
            legal.append(CARRIES_MEDIUM[number])
    legal.append(CARRIES_NOTHING)


def _add_banishes(legal: list[Action], victim: Family) -> None:
    _add_values(legal, BANISHES, values_in(victim.ghosts_here()))
    mediums: i64 = 0
    for code in victim.here:
        if code & KIND > 6:
            mediums |= BIT[(code & KIND) - MEDIUM]
        elif code & CARRIED:
            legal.append(BANISHES_CARRIED[code & KIND])
    _add_mediums(legal, BANISHES_MEDIUM, mediums)


def _add_values(legal: list[Action], actions: list[CardAction], values: i64) -> None:
    for value in range(i64(1), i64(7)):
        if values >> value & 1:
            legal.append(actions[value])


def _add_mediums(legal: list[Action], actions: list[CardAction], mediums: i64) -> None:
    number: i64 = 1
    mediums >>= 1
    while mediums:
        if mediums & 1:
            legal.append(actions[number])
        mediums >>= 1
        number += 1


def odds(state: Table) -> list[int]:
    """How likely each legal action of chance is."""
    phase = state.phase
    if state.phase == DRAWING or state.phase == DEALING:
        family = state.families[state.turn]
        return [1] if family.top else _counts(family.deck, ALL_VALUES)
    if phase == TURNING:
        return _counts(state.families[state.family].deck, ALL_VALUES)
    if phase == PICKING:
        return _counts(state.families[state.family].hand, ALL_VALUES)
    if phase == STUMBLING:
        return _counts(state.families[state.turn].hand, state.playable(state.turn))
    if phase == HOUSING:
        left = [int(state.line.houses_left(house)) for house in range(2)]
        return [number for number in left if number]
    return [1] * len(legal_actions(state))


def _counts(cards: i64, values: i64) -> list[int]:
    """How many there are of each of these values, where there are any."""
    counts: list[int] = []
    for value in range(i64(1), i64(7)):
        if values >> value & 1 and count_of(cards, value):
            counts.append(int(count_of(cards, value)))
    return counts


def pick(state: Table, rng: Rng) -> Action:
    """As in `State`; the commonest choices are made without the list."""
    phase = state.phase
    turn = state.turn
    family = state.families[turn]
    if phase == PLAYING:
        if state.stumbles(turn):
            return STUMBLES if rng.below(2) == 0 else END_TURN
        mediums = playable_mediums(state, turn)
        return _one_of(rng, PLAYS, state.playable(turn), MEDIUMS, mediums, END_TURN)
    if phase == PLACING:
        values = values_in(family.hand)
        return _one_of(rng, PLACES, values, PLACES_MEDIUM, family.held, PLACES_NOTHING)
    if state.phase == DRAWING or state.phase == DEALING:
        if family.top:
            rng.below(1)  # one way only, but drawn all the same
            return DRAWS[family.top]
        left = rng.below(size(family.deck))
        value: i64 = 0
        while left >= 0:
            value += 1
            left -= count_of(family.deck, value)
        return DRAWS[value]
    if state.phase == LAYING or state.phase == UNCOVERING:
        return LINES[_bit_at(state.line.pool, rng.below(_bits_in(state.line.pool)))]
    if phase == HOUSING:
        manors = state.line.houses_left(0)
        castles = state.line.houses_left(1)
        return HOUSE_LAID[0 if rng.below(manors + castles) < manors else 1]
    actions = legal_actions(state)
    if state.actor == CHANCE:
        return actions[rng.weighted(odds(state))]
    return actions[rng.below(len(actions))]


def _one_of(
    rng: Rng,
    with_value: list[CardAction],
    values: i64,
    with_medium: list[CardAction],
    mediums: i64,
    neither: CardAction,
) -> Action:
    """An action with one of these values, one with one of these Mediums, or the last, alike."""
    ghosts = _bits_in(values)
    others = _bits_in(mediums)
    index = rng.below(ghosts + others + 1)
    if index < ghosts:
        return with_value[_bit_at(values, index)]
    index -= ghosts
    return with_medium[_bit_at(mediums, index)] if index < others else neither


def _bits_in(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _bit_at(bits: i64, index: i64) -> i64:
    """The number of the bit before which so many are set."""
    while index > 0:
        bits &= bits - 1
        index -= 1
    number: i64 = 0
    while not bits >> number & 1:
        number += 1
    return number


def is_legal(state: Table, action: Action) -> bool:
    """As in `State`; the commonest actions are looked up without the list."""
    if not isinstance(action, CardAction):
        return False
    verb = action.verb
    phase = state.phase
    turn = state.turn
    if phase == PLAYING:
        if verb == verbs.END:
            return True
        stumbles = state.stumbles(turn)
        if verb == verbs.PLAY:
            return not stumbles and state.playable(turn) >> action.value & 1 != 0
        if verb == verbs.MEDIUM:
            return not stumbles and playable_mediums(state, turn) >> action.medium & 1 != 0
        return verb == verbs.STUMBLE and stumbles
    if state.phase == DRAWING or state.phase == DEALING:
        family = state.families[turn]
        if verb != verbs.DRAW:
            return False
        if family.top:
            return family.top == action.value
        return count_of(family.deck, action.value) != 0
    return action in legal_actions(state)


def copies(state: Table, action: Action) -> int:
    """Of a Ghost from hand or deck; cards on the table lie open in any case."""
    assert isinstance(action, CardAction)
    verb = action.verb
    family = state.families[state.turn]
    if verb == verbs.PLAY or verb == verbs.DISCARD or (verb == verbs.PLACE and action.value):
        return int(count_of(family.hand, action.value))
    if verb == verbs.SEARCH:
        return int(count_of(family.deck, action.value))
    return 1
