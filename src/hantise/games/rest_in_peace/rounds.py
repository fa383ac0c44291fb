"""How rounds of Rest in Peace begin and end (RP-3), and the tenth (RP-4)."""

from typing import Final

from mypy_extensions import i64

from hantise.core.event import EVERYBODY, Event, Hidden
from hantise.core.state import CHANCE, NOBODY
from hantise.games.rest_in_peace import events as told
from hantise.games.rest_in_peace import knowledge, legal
from hantise.games.rest_in_peace.cards import DRAWN, ONE, size, unpack
from hantise.games.rest_in_peace.line import TRUCE, house_names
from hantise.games.rest_in_peace.mediums import BIT, LINE, RESOLVED, TENTH, mask
from hantise.games.rest_in_peace.table import (
    CARRYING,
    DRAWING,
    OVER,
    PLACING,
    REASONS,
    RESOLVING,
    TAKING_BACK,
    UNCOVERING,
    Table,
)
from hantise.games.rest_in_peace.values import KIND, MEDIUM, card_name

BY_MANORS: Final = 0
BY_CASTLES: Final = 1
BY_ROUND_10: Final = 2
BY_TOKENS: Final = 3
DRAWN_GAME: Final = 4
MANORS_TO_WIN: Final = 4  # RP-3.4
CASTLES_TO_WIN: Final = 3
SHOWN_AHEAD: Final = 3
"""Initiation: how many Mediums of the line lie face up at a time (RP-2.3)."""
STEPS: Final = mask(RESOLVED)
STANDING: Final = mask((8, 9, 12))
"""In force on round 10 without a step (RP-4.2)."""


def start(state: Table, events: list[Event] | None) -> None:
    """RP-3.7."""
    if events is not None:
        events.append(told.Round(state.round, state.starter))
    state.turn = state.starter
    state.go_on()
    state.draft = False
    state.played = 0


# The end of a round, in the order of RP-3.8


def finish(state: Table, winner: i64, dead: bool, events: list[Event] | None) -> None:
    """Tokens and victory first; ``dead``: by #22."""
    state.line.winners[state.round] = winner
    if _take_houses(state, winner, events):
        return
    loser = 1 - winner
    if dead and legal.can_take_back(state.families[loser]):
        state.await_choice(loser, TAKING_BACK, 22)
        return
    share_out(state, events)


def _take_houses(state: Table, winner: i64, events: list[Event] | None) -> bool:
    """The winner takes what the round is about; whether that wins the game (RP-3.4)."""
    houses: i64 = state.line.houses[state.round]
    state.line.houses[state.round] = 0
    family = state.families[winner]
    family.won += houses
    manors, castles = family.won & 15, family.won >> 4
    if events is not None:
        event = told.HouseWon(
            seat=winner,
            round=state.round,
            houses=house_names(houses),
            new_manors=houses & 15,
            new_castles=houses >> 4,
            manors=manors,
            castles=castles,
        )
        events.append(event)
    if manors >= MANORS_TO_WIN:
        _win(state, winner, BY_MANORS, events)
        return True
    if castles >= CASTLES_TO_WIN:
        _win(state, winner, BY_CASTLES, events)
        return True
    return False


def share_out(state: Table, events: list[Event] | None) -> None:
    """The round's Medium (#1), then #15."""
    winner: i64 = state.line.winners[state.round]
    state.asking = 0
    _give_medium(state, -1 if winner == TRUCE else 1 - winner, events)
    if winner != TRUCE and _may_carry(state, winner):
        state.await_choice(winner, CARRYING, 15)
        state.draft = False
    else:
        clear_away(state, events)


def _give_medium(state: Table, taker: i64, events: list[Event] | None) -> None:
    """To this family, or to the one that has #1; to nobody: it is out of the game."""
    number: i64 = state.line.mediums[state.round]
    state.line.mediums[state.round] = 0
    if number == 0:
        return
    kept = False
    for seat in range(2):
        if state.in_force(seat, 1):
            kept = True
            taker = seat
    if taker < 0:
        state.out_mediums |= BIT[number]
        if events is not None:
            events.append(told.MediumLost(number))
        return
    state.families[taker].held |= BIT[number]
    if events is not None:
        if kept:
            events.append(told.KeptMedium(taker, number))
        else:
            events.append(told.TookMedium(taker, number))


def _may_carry(state: Table, winner: i64) -> bool:
    """#15."""
    if not state.in_force(winner, 15):
        return False
    family = state.families[winner]
    return family.ghosts_here() != 0 or legal.carriable_mediums(family) != 0


def clear_away(state: Table, events: list[Event] | None) -> None:
    """#13 moves, looks and trips end, and both families draw."""
    state.asking = 0
    if not state.is_blank():
        for seat in range(2):
            _move_13(state, seat, events)
    end_look(state, events)
    for seat in range(2):
        if state.families[seat].trip <= state.round:
            end_trip(state, seat, events)
    state.await_chance(DRAWING)
    state.turn = _next_starter(state)
    state.named = _will_draw(state)
    if state.named == 0:
        _other_draws(state, events)


def _move_13(state: Table, seat: i64, events: list[Event] | None) -> None:
    family = state.families[seat]
    for index, code in enumerate(family.here):
        if code & KIND == MEDIUM + 13:
            del family.here[index]
            family.up &= ~BIT[13]
            family.ten.append(int(MEDIUM + 13))
            if events is not None:
                events.append(told.Moved(seat))
            return


def end_look(state: Table, events: list[Event] | None) -> None:
    """#3 shows no more."""
    if state.looking >= 0:
        if events is not None:
            events.append(told.LookOver(state.looking))
        state.looking = -1


def end_trip(state: Table, seat: i64, events: list[Event] | None) -> None:
    """#6 is over without a stumble."""
    family = state.families[seat]
    if family.trip:
        family.trip = 0
        if events is not None:
            events.append(told.TripOver(seat))


def _next_starter(state: Table) -> i64:
    winner: i64 = state.line.winners[state.round]
    return state.starter if winner == TRUCE else winner


def _will_draw(state: Table) -> i64:
    """How many cards the family whose turn it is draws (RP-3.5)."""
    return min(i64(DRAWN), size(state.families[state.turn].deck))


def draw(state: Table, value: i64, events: list[Event] | None) -> None:
    """RP-3.5."""
    seat = state.turn
    family = state.families[seat]
    top = family.top
    family.note(knowledge.DREW, value if top else 0, top != 0)
    if events is not None:
        events.append(told.Drawn(seat, Hidden(value, EVERYBODY if top else [seat])))
    family.top = 0
    family.deck -= ONE[value]
    family.hand += ONE[value]
    state.named -= 1
    if state.named == 0:
        _other_draws(state, events)


def _other_draws(state: Table, events: list[Event] | None) -> None:
    starter = _next_starter(state)
    if state.turn == starter:
        state.turn = 1 - starter
        state.named = _will_draw(state)
        if state.named:
            return
    winner: i64 = state.line.winners[state.round]
    state.named = 0
    if winner != TRUCE:
        loser = state.families[1 - winner]
        if loser.hand or loser.held:
            state.await_choice(1 - winner, PLACING, 0)
            return
    uncover_next(state, events)


def uncover_next(state: Table, events: list[Event] | None) -> None:
    """Initiation: the next Medium of the line is turned up (RP-2.3)."""
    if state.initiation and state.round + SHOWN_AHEAD <= LINE and state.line.pool:
        state.phase = UNCOVERING
        state.actor = CHANCE
    else:
        next_round(state, events)


def next_round(state: Table, events: list[Event] | None) -> None:
    """RP-3.7."""
    for family in state.families:
        family.past.append(tuple(family.here))
        family.earlier += family.ghosts_here()
        family.up = 0
        family.here = [family.carry] if family.carry else []
        family.carry = 0
    state.starter = _next_starter(state)
    state.round += 1
    if state.round == TENTH:
        _turn_up(state, events)
    else:
        start(state, events)


# Round 10


def _turn_up(state: Table, events: list[Event] | None) -> None:
    """RP-4.1."""
    state.turn = state.starter
    state.played = 0
    state.draft = False
    if events is not None:
        events.append(told.UncoverTen())
    for seat in range(2):
        family = state.families[seat]
        hidden = family.hidden
        if hidden:
            family.note(knowledge.UNCOVERED, hidden, True)
        family.here = list(unpack(hidden)) + family.ten
        family.hidden = 0
        family.ten = []
        mediums = family.mediums_here()
        family.up = mediums & STANDING
        family.waiting = mediums & STEPS
        if events is not None:
            cards = [card_name(code) for code in family.here]
            events.append(told.Revealed(seat, cards, len(cards)))
    resolve_next(state, events)


def resolve_next(state: Table, events: list[Event] | None) -> None:
    """RP-4.2."""
    state.go_on()
    state.phase = RESOLVING
    if not state.families[state.turn].waiting:
        state.draft = False
        if state.turn == state.starter:
            state.turn = 1 - state.turn
            state.actor = state.turn
        if not state.families[state.turn].waiting:
            _judge(state, events)


def _judge(state: Table, events: list[Event] | None) -> None:
    """RP-4.3, RP-4.4."""
    totals = [int(state.total(seat)) for seat in range(2)]
    if totals[0] == totals[1]:
        if events is not None:
            events.append(told.Cancelled(totals, totals[0], totals[1]))
        count_tokens(state, events)
        return
    if events is not None:
        events.append(told.RoundTen(totals, totals[0], totals[1]))
    win_tenth(state, 0 if totals[0] > totals[1] else 1, events)


def win_tenth(state: Table, winner: i64, events: list[Event] | None) -> None:
    """RP-4.3."""
    state.line.winners[TENTH] = winner
    if not _take_houses(state, winner, events):
        _win(state, winner, BY_ROUND_10, events)


def count_tokens(state: Table, events: list[Event] | None) -> None:
    """RP-4.4."""
    state.line.winners[TENTH] = TRUCE
    ours, theirs = state.families[0].tokens(), state.families[1].tokens()
    if ours == theirs:
        _win(state, -1, DRAWN_GAME, events)
    else:
        _win(state, 0 if ours > theirs else 1, BY_TOKENS, events)


def _win(state: Table, victor: i64, reason: i64, events: list[Event] | None) -> None:
    """The game is over."""
    state.victor = victor
    state.reason = reason
    end_look(state, None)
    state.phase = OVER
    state.actor = NOBODY
    state.asking = 0
    state.named = 0
    state.family = -1
    state.draft = False
    if events is not None:
        if victor < 0:
            events.append(told.Draw())
        else:
            events.append(told.Won(victor, REASONS[reason]))
