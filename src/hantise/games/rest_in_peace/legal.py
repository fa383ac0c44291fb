"""What may be done now in Rest in Peace, by a family or by chance."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.state import CHANCE
from hantise.games.rest_in_peace import actions as all_actions
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
from hantise.games.rest_in_peace.cards import count_of, size, values_in
from hantise.games.rest_in_peace.mediums import BASE, CARRIABLE, TENTH, mask
from hantise.games.rest_in_peace.table import (
    BANISHING,
    BIT,
    CARRYING,
    CASTLES,
    CHOOSING,
    COPYING,
    DEALING,
    DECKING,
    DISCARDING,
    DRAWING,
    HOUSING,
    LAYING,
    MANORS,
    NAMING,
    ONE_BIT,
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


class Legal(Table):
    """The choices that are open: as masks of values and of Mediums, and as actions."""

    # Masks

    def playable_mediums(self, seat: i64) -> i64:
        """The Mediums in front of a family that it may play now."""
        mediums: i64 = self.held[seat] & ~BIT[7]  # RP-6.7
        if self.in_force(1 - seat, 24):
            return 0
        if mediums & BIT[21] and size(self.hands[seat]) < 2 and not self.is_blank():
            mediums &= ~BIT[21]  # RP-6.21
        banned = self.banned()
        if banned:
            number: i64 = 3
            while number <= 23:
                if mediums >> number & 1 and banned >> BASE[number] & 1:
                    mediums &= ~BIT[number]
                number += 1
        return mediums

    def searchable(self, seat: i64) -> i64:
        """The values that #2 may fetch from the family's deck."""
        deck: i64 = self.decks[seat]
        return values_in(deck) & ~self.banned()

    def copyable(self, seat: i64) -> i64:
        """The values that #16 may copy."""
        return values_in(self.ghosts_here(seat)) & ~self.banned()

    def returnable(self, seat: i64) -> i64:
        """The values that #18 may put back."""
        earlier: i64 = self.earlier[seat]
        return values_in(earlier)

    def carriable_mediums(self, seat: i64) -> i64:
        """The Mediums that #15 may carry."""
        return self.mediums_here(seat) & CARRIABLE_MEDIUMS

    def can_take_back(self, seat: i64) -> bool:
        """Whether there is anything for #22."""
        return self.ghosts_here(seat) != 0 or self.mediums_here(seat) & ~BIT[22] != 0

    # Actions

    def legal_actions(self) -> list[Action]:
        legal: list[Action] = []
        phase: i64 = self.phase
        turn: i64 = self.turn
        if phase == PLAYING:
            if self.stumbles(turn):
                legal.append(STUMBLES)
            else:
                _add_values(legal, PLAYS, self.playable(turn))
                _add_mediums(legal, MEDIUMS, self.playable_mediums(turn))
            legal.append(END_TURN)
        elif self.phase == DRAWING or self.phase == DEALING:
            if self.tops[turn]:
                legal.append(DRAWS[self.tops[turn]])
            else:
                _add_values(legal, DRAWS, values_in(self.decks[turn]))
        elif phase == PLACING:
            _add_values(legal, PLACES, values_in(self.hands[turn]))
            _add_mediums(legal, PLACES_MEDIUM, self.held[turn])
            legal.append(PLACES_NOTHING)
        elif self.actor == CHANCE:
            self._add_chances(legal)
        else:
            self._add_answers(legal)
        return legal

    def _add_chances(self, legal: list[Action]) -> None:
        """What chance may bring, beside the drawing of cards."""
        phase = self.phase
        if self.phase == LAYING or self.phase == UNCOVERING:
            _add_mediums(legal, LINES, self.pool)
        elif phase == HOUSING:
            for house in range(2):
                if self.houses_left(house):
                    legal.append(HOUSE_LAID[house])
        elif phase == CHOOSING:
            for seat in range(2):
                if self.chosen == seat or self.chosen < 0:
                    legal.append(FIRSTS[seat])
        elif phase == STUMBLING:
            _add_values(legal, STUMBLED_ON, self.playable(self.turn))
        elif phase == TURNING:
            _add_values(legal, TURNED_UP, values_in(self.decks[self.family]))
        elif phase == PICKING:
            _add_values(legal, PICKS, values_in(self.hands[self.family]))

    def _add_answers(self, legal: list[Action]) -> None:
        """The answers to what a Medium asks."""
        phase, turn = self.phase, self.turn
        if phase == NAMING:
            _add_values(legal, NAMES, ALL_VALUES & ~ONE_BIT[self.named])
        elif phase == SEARCHING:
            _add_values(legal, SEARCHES, self.searchable(turn))
        elif phase == BANISHING:
            self._add_banishes(legal, 1 - turn)
        elif phase == COPYING:
            _add_values(legal, COPIES, self.copyable(turn))
        elif phase == RETURNING:
            _add_values(legal, RETURNS, self.returnable(turn))
        elif phase == DECKING:
            _add_seats(legal, DECKS, self.decks)
        elif phase == PICKING_FAMILY:
            if self.rules == 1:
                _add_seats(legal, FAMILIES, self.hands)
            else:  # RP-6.20
                legal.extend(FAMILIES)
        elif phase == DISCARDING:
            _add_values(legal, DISCARDS, values_in(self.hands[turn]))
        elif phase == RESOLVING:
            _add_mediums(legal, RESOLVES, self.waiting[turn])
        elif phase == SWAPPING:
            self._add_swaps(legal)
        elif phase == TAKING_BACK:
            _add_values(legal, TAKES_BACK, values_in(self.ghosts_here(turn)))
            _add_mediums(legal, TAKES_BACK_MEDIUM, self.mediums_here(turn) & ~BIT[22])
        elif phase == CARRYING:
            self._add_carries(legal, turn)

    def _add_swaps(self, legal: list[Action]) -> None:
        for later in range(self.round + 1, i64(TENTH + 1)):
            if later != self.named:
                legal.append(SWAPS[later - 2])
        if not self.named:
            legal.append(SWAPS_NOTHING)

    def _add_carries(self, legal: list[Action], winner: i64) -> None:
        _add_values(legal, CARRIES, values_in(self.ghosts_here(winner)))
        mediums = self.carriable_mediums(winner)
        for number in CARRIABLE:
            if mediums >> number & 1:
                legal.append(CARRIES_MEDIUM[number])
        legal.append(CARRIES_NOTHING)

    def _add_banishes(self, legal: list[Action], victim: i64) -> None:
        _add_values(legal, BANISHES, values_in(self.ghosts_here(victim)))
        mediums: i64 = 0
        for code in self.tables[victim]:
            if code & KIND > 6:
                mediums |= BIT[(code & KIND) - MEDIUM]
            elif code & CARRIED:
                legal.append(BANISHES_CARRIED[code & KIND])
        _add_mediums(legal, BANISHES_MEDIUM, mediums)

    def houses_left(self, house: i64) -> i64:
        """How many tokens of a kind are not yet laid (RP-2.1)."""
        laid: i64 = 0
        for packed in self.houses:
            laid += packed >> 4 if house else packed & 15
        return (CASTLES if house else MANORS) - laid

    def odds(self) -> list[int]:
        phase = self.phase
        if self.phase == DRAWING or self.phase == DEALING:
            if self.tops[self.turn]:
                return [1]
            return _counts(self.decks[self.turn], ALL_VALUES)
        if phase == TURNING:
            return _counts(self.decks[self.family], ALL_VALUES)
        if phase == PICKING:
            return _counts(self.hands[self.family], ALL_VALUES)
        if phase == STUMBLING:
            return _counts(self.hands[self.turn], self.playable(self.turn))
        if phase == HOUSING:
            left = [int(self.houses_left(house)) for house in range(2)]
            return [number for number in left if number]
        return [1] * len(self.legal_actions())

    def is_legal(self, action: Action) -> bool:
        """As in `State`; the commonest actions are looked up without the list."""
        if not isinstance(action, CardAction):
            return False
        verb = action.verb
        if self.phase == PLAYING:
            if verb == all_actions.END:
                return True
            stumbles = self.stumbles(self.turn)
            if verb == all_actions.PLAY:
                return not stumbles and self.playable(self.turn) >> action.value & 1 != 0
            if verb == all_actions.MEDIUM:
                playable = self.playable_mediums(self.turn)
                return not stumbles and playable >> action.medium & 1 != 0
            return verb == all_actions.STUMBLE and stumbles
        if self.phase == DRAWING or self.phase == DEALING:
            if verb != all_actions.DRAW:
                return False
            if self.tops[self.turn]:
                return self.tops[self.turn] == action.value
            return count_of(self.decks[self.turn], action.value) != 0
        return action in self.legal_actions()

    def copies(self, action: Action) -> int:
        """Of a Ghost from hand or deck; cards on the table lie open in any case."""
        assert isinstance(action, CardAction)
        verb = action.verb
        if (
            verb == all_actions.PLAY
            or verb == all_actions.DISCARD
            or (verb == all_actions.PLACE and action.value)
        ):
            return int(count_of(self.hands[self.turn], action.value))
        if verb == all_actions.SEARCH:
            return int(count_of(self.decks[self.turn], action.value))
        return 1


def _add_values(legal: list[Action], actions: list[CardAction], values: i64) -> None:
    for value in range(i64(1), i64(7)):
        if values >> value & 1:
            legal.append(actions[value])


def _add_seats(legal: list[Action], actions: list[CardAction], cards: list[int]) -> None:
    """Those families that have any of these cards."""
    for seat in range(2):
        if cards[seat]:
            legal.append(actions[seat])


def _add_mediums(legal: list[Action], actions: list[CardAction], mediums: i64) -> None:
    number: i64 = 1
    mediums >>= 1
    while mediums:
        if mediums & 1:
            legal.append(actions[number])
        mediums >>= 1
        number += 1


def _counts(cards: i64, values: i64) -> list[int]:
    """How many there are of each of these values, where there are any."""
    counts: list[int] = []
    for value in range(i64(1), i64(7)):
        if values >> value & 1 and count_of(cards, value):
            counts.append(int(count_of(cards, value)))
    return counts
