"""What the Mediums of Rest in Peace do (RP-6)."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from hantise.core.event import EVERYBODY, Event, Hidden
from hantise.core.state import CHANCE
from hantise.games.rest_in_peace import events as told
from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.actions import CardAction
from hantise.games.rest_in_peace.cards import ONE, size, unpack
from hantise.games.rest_in_peace.mediums import TENTH
from hantise.games.rest_in_peace.rounds import Rounds, card_name
from hantise.games.rest_in_peace.table import (
    BANISHING,
    BIT,
    COPYING,
    DECKING,
    DISCARDING,
    NAMING,
    ONE_BIT,
    PICKING,
    PICKING_FAMILY,
    RETURNING,
    SEARCHING,
    SWAPPING,
    TRUCE,
    TURNING,
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


class Effects(Rounds):
    """A Medium's effect at once, and the answers to what it asks."""

    def settle(self, events: list[Event] | None) -> None:
        """The effect is done: play on, or resolve on in round 10."""
        if self.round == TENTH:
            self.resolve_next(events)
        else:
            self.go_on()

    def ask(self, phase: i64, number: i64) -> None:
        """The family whose turn it is must choose."""
        self.phase = phase
        self.asking = number
        self.named = 0

    def tell(self, events: list[Event] | None, kind: Callable[[int], Event]) -> None:
        """Something without any detail happened to the family whose turn it is."""
        if events is not None:
            events.append(kind(self.turn))

    def take_effect(self, number: i64, events: list[Event] | None) -> None:
        """What Medium ``number`` does when played or resolved, #29 not being in force."""
        turn = self.turn
        if number == 3 and self.round < TENTH:
            self._look(events)
        elif number == 6:
            self.trips[1 - turn] = self.round + 1
            if events is not None:
                events.append(told.Trip(1 - turn))
        elif number == 10 or number == 17 or number == 25 or number == 26:
            self.ask(NAMING, number)
            return
        elif number == 29:
            self._blank(events)
        elif number == 22:
            self.tell(events, told.PlayedDead)
            if self.round == TENTH:
                self.win_tenth(1 - turn, events)
            else:
                self.finish_round(1 - turn, True, events)
            return
        elif number == 27:
            self._truce(events)
            return
        elif self._asks(number, events):
            return
        self.settle(events)

    def _asks(self, number: i64, events: list[Event] | None) -> bool:
        """Whether a Medium asks for something and there is anything to choose."""
        phase: i64 = ASKED[number]
        if phase == 0:
            return False
        if self._can_choose(number):
            self.ask(phase, number)
            if number == 21:
                self.params[21] = 6
                self.named = 2
            return True
        if number == 2 and self.decks[self.turn]:
            self.note(self.turn, knowledge.DECK_BANNED, self.banned(), True)
        self.tell(events, IN_VAIN[number])
        return False

    def _can_choose(self, number: i64) -> bool:
        turn = self.turn
        if number == 2:
            return self.searchable(turn) != 0
        if number == 11:
            return len(self.tables[1 - turn]) > 0
        if number == 16:
            return self.copyable(turn) != 0
        if number == 18:
            return self.earlier[turn] != 0
        if number == 19:
            return self.decks[0] != 0 or self.decks[1] != 0
        if number == 20:
            return self.rules > 1 or self.hands[0] != 0 or self.hands[1] != 0
        if number == 21:
            return size(self.hands[turn]) >= 2
        return self.round < TENTH - 1  # #28 needs two later rounds

    def _look(self, events: list[Event] | None) -> None:
        """#3."""
        other = 1 - self.turn
        hand: i64 = self.hands[other]
        self.looking = self.turn
        self.draft = False
        self.note(other, knowledge.LOOKED, hand, True)
        if events is not None:
            shown = Hidden(list(unpack(hand)), [self.turn])
            events.append(told.Look(self.turn, other, shown))

    def _blank(self, events: list[Event] | None) -> None:
        """#29: every other card of this round loses its effect."""
        self.tell(events, told.Blanked)
        self.waiting[0] = 0
        self.waiting[1] = 0
        self.end_look(events)
        for seat in range(2):
            if self.up[1 - seat] & BIT[6]:
                self.end_trip(seat, events)

    def _truce(self, events: list[Event] | None) -> None:
        """#27."""
        if self.round == TENTH:
            self.tell(events, told.CancelledTruce)
            self.count_tokens(events)
            return
        if events is not None:
            events.append(told.Truce(self.turn, self.round))
            events.append(told.HousesMoved(self.round + 1))
        self.winners[self.round] = TRUCE
        self.houses[self.round + 1] += self.houses[self.round]
        self.houses[self.round] = 0
        self.share_out(events)

    def remove(self, seat: i64, code: i64, events: list[Event] | None) -> None:
        """A card leaves this round, and with it its continuing effect (#11, #15, #22)."""
        self.tables[seat].remove(int(code))
        if code < CARRIED and code > 6:
            number = code - MEDIUM
            self.waiting[seat] &= ~BIT[number]
            if self.in_force(seat, number):
                if number == 3:
                    self.end_look(events)
                elif number == 6:
                    self.end_trip(1 - seat, events)
            self.up[seat] &= ~BIT[number]
            self.params[number] = 0

    # Answers

    def name(self, value: i64, events: list[Event] | None) -> None:
        """#10, #17, #26; #25 twice."""
        number = self.asking
        if number == 25:
            if self.named == 0:
                self.named = value
                return
            first, second = min(self.named, value), max(self.named, value)
            self.params[25] = first | second << 3
            if events is not None:
                events.append(told.Banned(self.turn, first, second))
        else:
            self.params[number] = value
            if events is not None:
                events.append(told.Named(self.turn, number, value))
        self.settle(events)

    def search(self, value: i64, events: list[Event] | None) -> None:
        """#2; the deck is shuffled."""
        turn = self.turn
        self.note(turn, knowledge.FETCHED, value, False)
        self.decks[turn] -= ONE[value]
        self.tops[turn] = 0
        self.tables[turn].append(int(value))
        self.played += 1
        if events is not None:
            events.append(told.Searched(turn, value, self.total(turn)))
        self.settle(events)

    def banish(self, action: CardAction, events: list[Event] | None) -> None:
        """#11."""
        victim = 1 - self.turn
        code = action.value
        if action.medium:
            code = MEDIUM + action.medium
        if action.carried or int(code) not in self.tables[victim]:
            code += CARRIED
        if events is not None:
            name = card_name(code)
            events.append(told.Banished(self.turn, name, action.value, action.medium, victim))
        self.remove(victim, code, events)
        if action.medium:
            self.out_mediums |= BIT[action.medium]
        else:
            self.out[victim] += ONE[action.value]
        self.settle(events)

    def copy_ghost(self, value: i64, events: list[Event] | None) -> None:
        """#16."""
        self.params[16] = value
        if events is not None:
            events.append(told.Copied(self.turn, value))
        self.settle(events)

    def put_back(self, value: i64, events: list[Event] | None) -> None:
        """#18: from the earliest round where one lies; the deck is shuffled."""
        turn = self.turn
        self.note(turn, knowledge.BURIED, value, True)
        rounds = self.past[turn]
        for index, cards in enumerate(rounds):
            if int(value) in cards:
                at = cards.index(int(value))
                rounds[index] = cards[:at] + cards[at + 1 :]
                break
        self.earlier[turn] -= ONE[value]
        self.decks[turn] += ONE[value]
        self.tops[turn] = 0
        if events is not None:
            events.append(told.Returned(turn, value))
        self.settle(events)

    def choose_deck(self, family: i64, events: list[Event] | None) -> None:
        """#19: a known top card is turned up again, any other by chance."""
        self.family = family
        if self.tops[family]:
            self.turn_up(self.tops[family], events)
        else:
            self.phase = TURNING
            self.actor = CHANCE
            self.draft = False

    def turn_up(self, value: i64, events: list[Event] | None) -> None:
        """#19."""
        family = self.family
        if not self.tops[family]:
            self.note(family, knowledge.TOPPED, value, True)
            self.tops[family] = value
        counts: i64 = 0 if self.banned() & ONE_BIT[value] else value
        self.params[19] = counts
        if events is not None:
            events.append(told.Turned(self.turn, family, value, counts))
        self.settle(events)

    def choose_family(self, family: i64, events: list[Event] | None) -> None:
        """#20: either family, also one that has no Ghost in hand."""
        if self.hands[family] == 0:
            if events is not None:
                events.append(told.PickedEmpty(self.turn, family))
            self.settle(events)
            return
        self.family = family
        self.phase = PICKING
        self.actor = CHANCE
        self.draft = False

    def pick_ghost(self, value: i64, events: list[Event] | None) -> None:
        """#20: face down before round 10, open in it."""
        family = self.family
        tenth = self.round == TENTH
        watched = self.looking >= 0 and self.looking != family
        if tenth:
            self.lose_card(family, value)
            self.tables[family].append(int(value))
        else:
            self.note(family, knowledge.PICKED, value if watched else 0, True)
            self.hands[family] -= ONE[value]
            self.hidden[family] += ONE[value]
        if events is not None:
            readers = EVERYBODY if tenth else [0, 1] if watched else [int(family)]
            events.append(told.Picked(self.turn, family, Hidden(value, readers)))
        self.settle(events)

    def discard(self, value: i64, events: list[Event] | None) -> None:
        """#21."""
        self.lose_card(self.turn, value)
        self.out[self.turn] += ONE[value]
        self.named -= 1
        if events is not None:
            events.append(told.Discarded(self.turn, value))
        if self.named == 0:
            self.settle(events)

    def swap(self, later: i64, events: list[Event] | None) -> None:
        """#28."""
        if later == 0:
            self.tell(events, told.SwappedNothing)
        elif self.named == 0:
            self.named = later
            return
        else:
            first, second = min(self.named, later), max(self.named, later)
            houses = self.houses[first]
            self.houses[first] = self.houses[second]
            self.houses[second] = houses
            if events is not None:
                events.append(told.Swapped(self.turn, first, second))
        self.settle(events)

    def take_back(self, action: CardAction, events: list[Event] | None) -> None:
        """#22."""
        turn = self.turn
        code = MEDIUM + action.medium if action.medium else action.value
        if events is not None:
            name = card_name(code)
            events.append(told.TookBack(turn, name, action.value, action.medium))
        self.remove(turn, code, events)
        if action.medium:
            self.held[turn] |= BIT[action.medium]
        else:
            self.note(turn, knowledge.TOOK, action.value, True)
            self.hands[turn] += ONE[action.value]
        self.share_out(events)

    def carry(self, action: CardAction, events: list[Event] | None) -> None:
        """#15."""
        turn = self.turn
        code = MEDIUM + action.medium if action.medium else action.value
        if code == 0:
            self.tell(events, told.CarriedNothing)
        else:
            self.remove(turn, code, events)
            if action.medium == 21:
                self.params[21] = 6
            if self.round + 1 == TENTH:
                self.ten[turn].append(int(code + CARRIED))
            else:
                self.carries[turn] = code + CARRIED
            if events is not None:
                name, next_round = card_name(code), self.round + 1
                events.append(told.Carried(turn, name, action.value, action.medium, next_round))
        self.clear_away(events)
