"""How rounds of Rest in Peace begin and end (RP-3), and the tenth (RP-4)."""

from typing import Final

from mypy_extensions import i64

from hantise.core.event import EVERYBODY, Event, Hidden
from hantise.core.state import CHANCE, NOBODY
from hantise.games.rest_in_peace import events as told
from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.cards import DRAWN, ONE, size, unpack
from hantise.games.rest_in_peace.legal import Legal
from hantise.games.rest_in_peace.mediums import LINE, RESOLVED, TENTH, mask
from hantise.games.rest_in_peace.table import (
    BIT,
    CARRYING,
    DRAWING,
    OVER,
    PLACING,
    PLAYING,
    REASONS,
    RESOLVING,
    TAKING_BACK,
    TRUCE,
    UNCOVERING,
)
from hantise.games.rest_in_peace.values import KIND, MEDIUM
from hantise.games.rest_in_peace.views import House

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


def card_name(code: i64) -> str:
    """A card as people write it."""
    kind = code & KIND
    return str(int(kind)) if kind <= 6 else f"#{int(kind - MEDIUM)}"


def house_names(packed: i64) -> list[House]:
    """Packed houses one by one, manors first."""
    names: list[House] = ["manor"] * int(packed & 15)
    names += ["castle"] * int(packed >> 4)
    return names


class Rounds(Legal):
    """From one round to the next, in the order of RP-3.8."""

    def note(self, seat: i64, kind: i64, argument: i64, tells: bool) -> None:
        """Keep what others see of a family's hidden cards, before it happens."""
        seen = self.seen[seat]
        if not seen:
            if not tells:
                return
            hidden = size(self.hidden[seat]) << 8
            seen.append(knowledge.entry(knowledge.BASE, size(self.hands[seat]) | hidden))
            if self.tops[seat] and kind != knowledge.TOPPED:
                seen.append(knowledge.entry(knowledge.TOPPED, self.tops[seat]))
        seen.append(knowledge.entry(kind, argument))

    def lose_card(self, seat: i64, value: i64) -> None:
        """A Ghost leaves the hand openly."""
        self.note(seat, knowledge.LOST, value, False)
        self.hands[seat] -= ONE[value]
        if self.hands[seat] == 0 and self.hidden[seat] == 0 and self.tops[seat] == 0:
            self.seen[seat].clear()  # all that is unseen is in the deck

    # A turn

    def start_round(self, events: list[Event] | None) -> None:
        """RP-3.7."""
        if events is not None:
            events.append(told.Round(self.round, self.starter))
        self.turn = self.starter
        self.go_on()
        self.draft = False
        self.played = 0

    def go_on(self) -> None:
        """The family whose turn it is plays on."""
        self.phase = PLAYING
        self.actor = self.turn
        self.asking = 0
        self.named = 0
        self.family = -1

    def end_turn(self, events: list[Event] | None) -> None:
        """RP-3.2."""
        turn = self.turn
        ours, theirs = self.total(turn), self.total(1 - turn)
        alone = self.played == 1 and self.in_force(1 - turn, 14)
        self.draft = False
        if ours > theirs and not alone:
            if events is not None:
                events.append(told.Passed(turn, ours, theirs))
            self.turn = 1 - turn
            self.actor = self.turn
            self.played = 0
            return
        if events is not None:
            if alone:
                events.append(told.LeftAlone(turn))
            else:
                events.append(told.Left(turn, ours, theirs))
        self.finish_round(1 - turn, False, events)

    # The end of a round, in the order of RP-3.8

    def finish_round(self, winner: i64, dead: bool, events: list[Event] | None) -> None:
        """Tokens and victory first; ``dead``: by #22."""
        self.winners[self.round] = winner
        if self.take_houses(winner, events):
            return
        if dead and self.can_take_back(1 - winner):
            self.turn = 1 - winner
            self.phase = TAKING_BACK
            self.asking = 22
            self.actor = self.turn
            return
        self.share_out(events)

    def take_houses(self, winner: i64, events: list[Event] | None) -> bool:
        """The winner takes what the round is about; whether that wins the game (RP-3.4)."""
        houses: i64 = self.houses[self.round]
        self.houses[self.round] = 0
        self.won[winner] += houses
        manors, castles = self.won[winner] & 15, self.won[winner] >> 4
        if events is not None:
            event = told.HouseWon(
                seat=winner,
                round=self.round,
                houses=house_names(houses),
                new_manors=houses & 15,
                new_castles=houses >> 4,
                manors=manors,
                castles=castles,
            )
            events.append(event)
        if manors >= MANORS_TO_WIN:
            self.win(winner, BY_MANORS, events)
            return True
        if castles >= CASTLES_TO_WIN:
            self.win(winner, BY_CASTLES, events)
            return True
        return False

    def share_out(self, events: list[Event] | None) -> None:
        """The round's Medium (#1), then #15."""
        winner: i64 = self.winners[self.round]
        number: i64 = self.line[self.round]
        self.line[self.round] = 0
        self.asking = 0
        taker: i64 = -1 if winner == TRUCE else 1 - winner
        kept = False
        for seat in range(2):
            if self.in_force(seat, 1):
                kept = True
                taker = seat
        if number:
            if taker >= 0:
                self.held[taker] |= BIT[number]
                if events is not None:
                    if kept:
                        events.append(told.KeptMedium(taker, number))
                    else:
                        events.append(told.TookMedium(taker, number))
            else:
                self.out_mediums |= BIT[number]
                if events is not None:
                    events.append(told.MediumLost(number))
        if winner != TRUCE and self._may_carry(winner):
            self.turn = winner
            self.phase = CARRYING
            self.asking = 15
            self.actor = winner
            self.draft = False
        else:
            self.clear_away(events)

    def _may_carry(self, winner: i64) -> bool:
        """#15."""
        if not self.in_force(winner, 15):
            return False
        return self.ghosts_here(winner) != 0 or self.carriable_mediums(winner) != 0

    def clear_away(self, events: list[Event] | None) -> None:
        """#13 moves, looks and trips end, and both families draw."""
        self.asking = 0
        if not self.is_blank():
            for seat in range(2):
                self._move_13(seat, events)
        self.end_look(events)
        for seat in range(2):
            if self.trips[seat] and self.trips[seat] <= self.round:
                self.end_trip(seat, events)
        self.draft = False
        self.phase = DRAWING
        self.actor = CHANCE
        self.turn = self._next_starter()
        self.named = min(i64(DRAWN), size(self.decks[self.turn]))
        if self.named == 0:
            self._other_draws(events)

    def _move_13(self, seat: i64, events: list[Event] | None) -> None:
        table = self.tables[seat]
        for index, code in enumerate(table):
            if code & KIND == MEDIUM + 13:
                del table[index]
                self.up[seat] &= ~BIT[13]
                self.ten[seat].append(int(MEDIUM + 13))
                if events is not None:
                    events.append(told.Moved(seat))
                return

    def end_look(self, events: list[Event] | None) -> None:
        """#3 shows no more."""
        if self.looking >= 0:
            if events is not None:
                events.append(told.LookOver(self.looking))
            self.looking = -1

    def end_trip(self, seat: i64, events: list[Event] | None) -> None:
        """#6 is over without a stumble."""
        if self.trips[seat]:
            self.trips[seat] = 0
            if events is not None:
                events.append(told.TripOver(seat))

    def _next_starter(self) -> i64:
        winner: i64 = self.winners[self.round]
        return self.starter if winner == TRUCE else winner

    def draw(self, value: i64, events: list[Event] | None) -> None:
        """RP-3.5."""
        seat = self.turn
        top: i64 = self.tops[seat]
        self.note(seat, knowledge.DREW, value if top else 0, top != 0)
        if events is not None:
            events.append(told.Drawn(seat, Hidden(value, EVERYBODY if top else [seat])))
        self.tops[seat] = 0
        self.decks[seat] -= ONE[value]
        self.hands[seat] += ONE[value]
        self.named -= 1
        if self.named == 0:
            self._other_draws(events)

    def _other_draws(self, events: list[Event] | None) -> None:
        starter = self._next_starter()
        if self.turn == starter:
            self.turn = 1 - starter
            self.named = min(i64(DRAWN), size(self.decks[self.turn]))
            if self.named:
                return
        winner: i64 = self.winners[self.round]
        self.named = 0
        if winner != TRUCE and (self.hands[1 - winner] or self.held[1 - winner]):
            self.turn = 1 - winner
            self.phase = PLACING
            self.actor = self.turn
        else:
            self.uncover_next(events)

    def uncover_next(self, events: list[Event] | None) -> None:
        """Initiation: the next Medium of the line is turned up (RP-2.3)."""
        if self.initiation and self.round + SHOWN_AHEAD <= LINE and self.pool:
            self.phase = UNCOVERING
            self.actor = CHANCE
        else:
            self.next_round(events)

    def next_round(self, events: list[Event] | None) -> None:
        """RP-3.7."""
        for seat in range(2):
            table = self.tables[seat]
            self.past[seat].append(tuple(table))
            self.earlier[seat] += self.ghosts_here(seat)
            self.up[seat] = 0
            carried = self.carries[seat]
            self.tables[seat] = [carried] if carried else []
            self.carries[seat] = 0
        self.starter = self._next_starter()
        self.round += 1
        if self.round == TENTH:
            self._turn_up(events)
        else:
            self.start_round(events)

    # Round 10

    def _turn_up(self, events: list[Event] | None) -> None:
        """RP-4.1."""
        self.turn = self.starter
        self.played = 0
        self.draft = False
        if events is not None:
            events.append(told.UncoverTen())
        for seat in range(2):
            hidden: i64 = self.hidden[seat]
            if hidden:
                self.note(seat, knowledge.UNCOVERED, hidden, True)
            table = list(unpack(hidden)) + self.ten[seat]
            self.hidden[seat] = 0
            self.ten[seat] = []
            self.tables[seat] = table
            mediums = self.mediums_here(seat)
            self.up[seat] = mediums & STANDING
            self.waiting[seat] = mediums & STEPS
            if events is not None:
                cards = [card_name(code) for code in table]
                events.append(told.Revealed(seat, cards, len(table)))
        self.resolve_next(events)

    def resolve_next(self, events: list[Event] | None) -> None:
        """RP-4.2."""
        self.go_on()
        self.phase = RESOLVING
        if not self.waiting[self.turn]:
            self.draft = False
            if self.turn == self.starter:
                self.turn = 1 - self.turn
                self.actor = self.turn
            if not self.waiting[self.turn]:
                self._judge(events)

    def _judge(self, events: list[Event] | None) -> None:
        """RP-4.3, RP-4.4."""
        totals = [int(self.total(seat)) for seat in range(2)]
        if totals[0] == totals[1]:
            if events is not None:
                events.append(told.Cancelled(totals, totals[0], totals[1]))
            self.count_tokens(events)
            return
        if events is not None:
            events.append(told.RoundTen(totals, totals[0], totals[1]))
        self.win_tenth(0 if totals[0] > totals[1] else 1, events)

    def win_tenth(self, winner: i64, events: list[Event] | None) -> None:
        """RP-4.3."""
        self.winners[TENTH] = winner
        if not self.take_houses(winner, events):
            self.win(winner, BY_ROUND_10, events)

    def count_tokens(self, events: list[Event] | None) -> None:
        """RP-4.4."""
        self.winners[TENTH] = TRUCE
        tokens = [(self.won[seat] & 15) + (self.won[seat] >> 4) for seat in range(2)]
        if tokens[0] == tokens[1]:
            self.win(-1, DRAWN_GAME, events)
        else:
            self.win(0 if tokens[0] > tokens[1] else 1, BY_TOKENS, events)

    def win(self, victor: i64, reason: i64, events: list[Event] | None) -> None:
        """The game is over."""
        self.victor = victor
        self.reason = reason
        self.end_look(None)
        self.phase = OVER
        self.actor = NOBODY
        self.asking = 0
        self.named = 0
        self.family = -1
        self.draft = False
        if events is not None:
            if victor < 0:
                events.append(told.Draw())
            else:
                events.append(told.Won(victor, REASONS[reason]))
