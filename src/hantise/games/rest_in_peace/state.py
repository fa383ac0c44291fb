"""The rules of Rest in Peace (RP-2 to RP-6): set-up, actions, and what is known."""

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.event import Event, Hidden
from hantise.core.outcome import Outcome, ranked
from hantise.core.state import CHANCE
from hantise.core.view import View
from hantise.games.rest_in_peace import actions as verbs
from hantise.games.rest_in_peace import events as told
from hantise.games.rest_in_peace import knowledge, notation, objections, seeing
from hantise.games.rest_in_peace.actions import HOUSES, CardAction
from hantise.games.rest_in_peace.cards import DEALT, ONE, size
from hantise.games.rest_in_peace.effects import Effects
from hantise.games.rest_in_peace.mediums import LINE, TENTH
from hantise.games.rest_in_peace.rounds import SHOWN_AHEAD
from hantise.games.rest_in_peace.table import (
    BIT,
    CASTLE,
    DEALING,
    HOUSING,
    LAYING,
    MANOR,
    REASONS,
    STUMBLING,
    UNCOVERING,
)
from hantise.games.rest_in_peace.values import MEDIUM
from hantise.text import Text


class RestInPeaceState(Effects):
    """A game of two families."""

    def copy(self) -> "RestInPeaceState":
        twin = RestInPeaceState(self.pool, self.initiation, self.chosen, self.rules)
        self.copy_to(twin)
        return twin

    # What happens

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CardAction)
        verb = action.verb
        self.draft = self.actor >= 0
        if verb == verbs.PLAY:
            self._play(action.value, events)
        elif verb == verbs.DRAW:
            if self.phase == DEALING:
                self._deal(action.value, events)
            else:
                self.draw(action.value, events)
        elif verb == verbs.END:
            self.end_turn(events)
        elif verb == verbs.MEDIUM:
            self._play_medium(action.medium, events)
        elif verb == verbs.PLACE:
            self._place(action, events)
        elif verb == verbs.STUMBLE:
            self.phase = STUMBLING
            self.actor = CHANCE
            self.draft = False
        elif verb == verbs.RESOLVE:
            self._resolve(action.medium, events)
        elif self.actor == CHANCE:
            self._happen(action, events)
        else:
            self._answer(action, events)

    def _answer(self, action: CardAction, events: list[Event] | None) -> None:
        """A choice that a Medium asked for."""
        verb = action.verb
        if verb == verbs.NAME:
            self.name(action.value, events)
        elif verb == verbs.SEARCH:
            self.search(action.value, events)
        elif verb == verbs.BANISH:
            self.banish(action, events)
        elif verb == verbs.COPY:
            self.copy_ghost(action.value, events)
        elif verb == verbs.RETURN:
            self.put_back(action.value, events)
        elif verb == verbs.DECK:
            self.choose_deck(action.seat, events)
        elif verb == verbs.FAMILY:
            self.choose_family(action.seat, events)
        elif verb == verbs.DISCARD:
            self.discard(action.value, events)
        elif verb == verbs.SWAP:
            self.swap(action.round, events)
        elif verb == verbs.TAKE_BACK:
            self.take_back(action, events)
        else:
            self.carry(action, events)

    def _happen(self, action: CardAction, events: list[Event] | None) -> None:
        """What chance decides, beside the drawing of cards."""
        verb = action.verb
        if verb == verbs.STUMBLED:
            self._stumble(action.value, events)
        elif verb == verbs.TURNED:
            self.actor = self.turn
            self.turn_up(action.value, events)
        elif verb == verbs.PICKED:
            self.actor = self.turn
            self.pick_ghost(action.value, events)
        else:
            self._set_up(action, events)

    def _set_up(self, action: CardAction, events: list[Event] | None) -> None:
        """RP-2."""
        if action.verb == verbs.FIRST:
            self.starter = action.seat
            self.turn = action.seat
            self.phase = LAYING
            if events is not None:
                events.append(told.First(action.seat))
        elif action.verb == verbs.LINE:
            self._lay(action.medium, events)
        else:
            number = self._first_without_house()
            self.houses[number] = CASTLE if action.house else MANOR
            if events is not None:
                events.append(told.House(number, HOUSES[action.house]))
            if number == TENTH:
                self.phase = DEALING

    def _lay(self, number: i64, events: list[Event] | None) -> None:
        """RP-2.1, RP-2.3."""
        place = self.round + SHOWN_AHEAD
        if self.phase == LAYING:
            place = 1
            while self.line[place]:
                place += 1
        self.line[place] = number
        self.pool &= ~BIT[number]
        if events is not None:
            if self.phase == LAYING:
                events.append(told.Line(place, number))
            else:
                events.append(told.Uncovered(place, number))
        if self.phase == UNCOVERING:
            self.next_round(events)
        elif place == (SHOWN_AHEAD if self.initiation else LINE):
            self.phase = HOUSING

    def _first_without_house(self) -> i64:
        number: i64 = 1
        while self.houses[number]:
            number += 1
        return number

    def _deal(self, value: i64, events: list[Event] | None) -> None:
        """RP-2.2."""
        seat = self.turn
        self.decks[seat] -= ONE[value]
        self.hands[seat] += ONE[value]
        if events is not None:
            events.append(told.Dealt(seat, Hidden(value, [seat])))
        if size(self.hands[seat]) == DEALT:
            if seat == self.starter:
                self.turn = 1 - seat
            else:
                self.round = 1
                self.start_round(events)

    def _play(self, value: i64, events: list[Event] | None) -> None:
        """RP-3.1."""
        turn = self.turn
        self.lose_card(turn, value)
        self.tables[turn].append(int(value))
        self.played += 1
        if events is not None:
            events.append(told.Played(turn, value, self.total(turn)))

    def _stumble(self, value: i64, events: list[Event] | None) -> None:
        """#6: among the playable Ghosts, so that a ban tells something of the others."""
        turn = self.turn
        banned = self.banned()
        if banned:
            self.note(turn, knowledge.STUMBLED, value | banned << 3, True)
            self.hands[turn] -= ONE[value]
        else:
            self.lose_card(turn, value)
        self.trips[turn] = 0
        self.tables[turn].append(int(value))
        self.played += 1
        if events is not None:
            events.append(told.Stumbled(turn, value, self.total(turn)))
        self.go_on()

    def _play_medium(self, number: i64, events: list[Event] | None) -> None:
        """RP-3.1, RP-6."""
        turn = self.turn
        if self.trips[turn]:  # RP-6.6: there is no playable Ghost
            if self.hands[turn]:
                self.note(turn, knowledge.HAND_BANNED, self.banned(), True)
            self.trips[turn] = 0
            if events is not None:
                events.append(told.TripOver(turn))
        blank = self.is_blank()
        self.held[turn] &= ~BIT[number]
        self.tables[turn].append(int(MEDIUM + number))
        self.up[turn] |= BIT[number]
        self.params[number] = 6 if number == 21 else 0
        self.played += 2 if number == 23 else 1  # RP-6.14
        if events is not None:
            if blank:
                events.append(told.Plain(turn, number))
            else:
                events.append(told.Medium(turn, number))
        if not blank:
            self.take_effect(number, events)

    def _place(self, action: CardAction, events: list[Event] | None) -> None:
        """RP-3.6."""
        turn = self.turn
        if action.value:
            value = action.value
            if self.round == LINE:  # it is turned up at once, last of all (RP-4.1)
                self.lose_card(turn, value)
                self.ten[turn].append(int(value))
            else:
                others: i64 = 1 + self.held[turn].bit_count()
                self.note(turn, knowledge.HID, others, True)
                self.hands[turn] -= ONE[value]
                self.hidden[turn] += ONE[value]
            if events is not None:
                events.append(told.Placed(turn, Hidden(value, [turn])))
        elif action.medium:
            self.held[turn] &= ~BIT[action.medium]
            self.params[action.medium] = 0
            self.ten[turn].append(int(MEDIUM + action.medium))
            if events is not None:
                events.append(told.PlacedMedium(turn, action.medium))
        elif events is not None:
            events.append(told.PlacedNothing(turn))
        self.uncover_next(events)

    def _resolve(self, number: i64, events: list[Event] | None) -> None:
        """RP-4.2."""
        self.waiting[self.turn] &= ~BIT[number]
        self.up[self.turn] |= BIT[number]
        if events is not None:
            events.append(told.Resolved(self.turn, number))
        self.take_effect(number, events)

    # What is known

    def drafting(self) -> bool:
        """A turn is its family's own until it ends, or chance or a look comes between."""
        return self.draft and self.actor >= 0

    def objection(self, action: Action) -> Text | None:
        return None if self.is_legal(action) else objections.objection(self, action)

    def outcome(self) -> Outcome | None:
        """RP-3.4, RP-4.3, RP-4.4."""
        if self.reason < 0:
            return None
        tokens = [int((won & 15) + (won >> 4)) for won in self.won]
        return ranked(REASONS[self.reason], tokens, [int(self.victor == seat) for seat in range(2)])

    def view_of(self, seat: int | None) -> View:
        return seeing.view(self, seat)

    def position(self) -> str:
        return notation.write(self)

    def snapshot(self) -> tuple[object, ...]:
        return (self.position(), self.actor, self.pool)

    def census(self) -> dict[str, int]:
        return seeing.census(self)
