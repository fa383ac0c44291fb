"""The rules of Ghooost! (GO-2 to GO-6): what happens."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.event import Event, Hidden
from hantise.core.outcome import Outcome
from hantise.core.state import CHANCE, NOBODY
from hantise.core.view import View
from hantise.games.ghooost import events as told
from hantise.games.ghooost import notation, scoring, view_builder
from hantise.games.ghooost.actions import (
    DRAW,
    FIRST,
    KITTY_PLAY,
    LUCK,
    PASS,
    PLAY,
    TAKE,
    TURN_UP,
    CardAction,
)
from hantise.games.ghooost.cards import (
    COPY,
    HAND,
    KITTY,
    MANORS,
    NAMES,
    SKELETUM,
    TWIST,
    count_of,
    names,
    one,
    size,
)
from hantise.games.ghooost.legal import (
    AGAIN,
    DEALING,
    DRAFT,
    OPENING,
    OVER,
    PLAYABLE,
    QUARTET,
    REFILLING,
    TRYING,
    TURN,
    GhooostTable,
)

FULL_HAND: Final[i64] = HAND
MOST_ACTIONS: Final[i64] = scoring.MOST_ACTIONS


class GhooostState(GhooostTable):
    """Goes from one position to the next."""

    def copy(self) -> "GhooostState":
        twin = GhooostState(
            self.players, self.deck, self.match, self.bonus, self.idle_limit, self.chosen
        )
        twin.actor = self.actor
        twin.round = self.round
        twin.first = self.first
        twin.phase = self.phase
        twin.turn = self.turn
        twin.next = self.next
        twin.direction = self.direction
        twin.cemetery = self.cemetery
        twin.top = self.top
        twin.run = self.run
        twin.run_copies = self.run_copies
        twin.discard = self.discard
        twin.pool = self.pool
        twin.crypt_size = self.crypt_size
        twin.passes = self.passes
        twin.idle = self.idle
        twin.actions = self.actions
        twin.active = self.active
        twin.ending = self.ending
        twin.out = self.out.copy()
        twin.playing = self.playing.copy()
        twin.hands = self.hands.copy()
        twin.known = self.known.copy()
        twin.manors = self.manors.copy()
        twin.points = self.points.copy()
        twin.boos = self.boos.copy()
        return twin

    # What happens

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CardAction)
        verb = action.verb
        if verb == DRAW:
            self._draw(action.card, events)
        elif verb == TURN_UP:
            self._turn_up(action.card, events)
        elif verb == FIRST:
            self.first = action.seat
            if events is not None:
                events.append(told.First(self.first))
            self._start_round(events)
        else:
            self.actions += 1
            self.idle += 1
            if verb == PASS:
                self._pass(events)
                return
            self.passes = 0
            if verb == PLAY:
                self._play(action.card, action.count, action.copies, events)
            elif verb == KITTY_PLAY:
                self._remove(KITTY, 1)
                if events is not None:
                    events.append(told.Kitty(self.turn))
                self._lay_kitty(False, events)
            elif verb == TAKE:
                self._take(events)
            else:
                self._reach(verb, events)

    def _start_round(self, events: list[Event] | None) -> None:
        """GO-2."""
        if events is not None:
            events.append(told.Round(self.round, self.first))
        manor: i64 = MANORS[self.players]
        self.pool = self.deck
        self.crypt_size = size(self.deck) - self.players * manor
        self.cemetery = 0
        self.top = -1
        self.run = 0
        self.run_copies = 0
        self.discard = 0
        self.direction = 1
        self.passes = 0
        self.idle = 0
        self.actions = 0
        self.active = self.players
        self.out = []
        for seat in range(self.players):
            self.playing[seat] = True
            self.hands[seat] = 0
            self.known[seat] = 0
            self.manors[seat] = manor
        self.turn = self.first
        self.phase = DEALING
        self.actor = CHANCE

    def _draw(self, card: i64, events: list[Event] | None) -> None:
        self.pool -= one(card)
        self.crypt_size -= 1
        hand: i64 = self.hands[self.turn] + one(card)
        self.hands[self.turn] = hand
        dealing = self.phase == DEALING
        if events is not None:
            shown = Hidden(NAMES[card], [self.turn])
            events.append((told.Dealt if dealing else told.Drawn)(self.turn, shown))
        if dealing:
            if size(hand) == FULL_HAND:
                self.turn = (self.turn + 1) % self.players
                if self.turn == self.first:
                    self._begin(self.first, TURN)
            return
        if self.crypt_size == 0 and events is not None:
            events.append(told.Midnight())  # GO-4.5
        if self.crypt_size == 0 or size(hand) == FULL_HAND:
            self._go_on(self.next, AGAIN, events)

    def _remove(self, kind: i64, count: i64) -> None:
        """Take cards out of the hand, those first that it is known to hold."""
        self.hands[self.turn] -= count * one(kind)
        known: i64 = self.known[self.turn]
        seen = count_of(known, kind)
        self.known[self.turn] = known - (min(count, seen)) * one(kind)

    def _play(self, card: i64, count: i64, copies: i64, events: list[Event] | None) -> None:
        self._remove(card, count)
        if copies:
            self._remove(COPY, copies)
        if events is not None:
            events.append(told.Played(self.turn, NAMES[card], count, copies, count + copies))
        self._lay(card, count, copies, False, events)

    def _lay(
        self, card: i64, count: i64, copies: i64, turned_up: bool, events: list[Event] | None
    ) -> None:
        """Put valued cards on the Cemetery, with all that follows."""
        laid = count + copies
        self.cemetery += count * one(card) + copies * one(COPY)
        if self.top == card:
            self.run += laid
            self.run_copies += copies
        else:
            self.top = card
            self.run = laid
            self.run_copies = copies
        quartet = self.run >= QUARTET
        reason: told.AgainReason | None = None
        if quartet:
            reason = "quartet"  # GO-3.6
        elif laid > 1:
            reason = "double" if laid == 2 else "triple"  # GO-3.7
        elif card == SKELETUM:
            reason = "skeletum"  # GO-3.9
        if quartet or card == SKELETUM:
            if events is not None:
                seat, name, cards = self.turn, NAMES[card], size(self.cemetery)
                if quartet:
                    source: told.QuartetSource = "hand" if laid >= QUARTET else "cemetery"
                    events.append(told.Quartet(seat, name, cards, source))
                else:
                    events.append(told.Discarded(seat, name, cards))
            self.discard += self.cemetery
            self._empty_cemetery()
            self.idle = 0
        if card == TWIST and self.active > 2:  # GO-3.8
            self.direction = -self.direction
            if events is not None:
                way: told.Direction = "clockwise" if self.direction > 0 else "counterclockwise"
                events.append(told.Reversed(self.turn, way))
        self._conclude(reason, False, turned_up, events)

    def _lay_kitty(self, turned_up: bool, events: list[Event] | None) -> None:
        self.cemetery += one(KITTY)
        self._conclude(None, True, turned_up, events)

    def _empty_cemetery(self) -> None:
        self.cemetery = 0
        self.top = -1
        self.run = 0
        self.run_copies = 0

    def _take(self, events: list[Event] | None) -> None:
        if events is not None:
            events.append(told.Took(self.turn, size(self.cemetery)))
        self._pick_up(self.cemetery)
        self._conclude(None, False, False, events)

    def _pick_up(self, cards: i64) -> None:
        """Everybody sees what goes into the hand."""
        self.hands[self.turn] += cards
        self.known[self.turn] += cards
        self._empty_cemetery()

    def _pass(self, events: list[Event] | None) -> None:
        """GO-5.4: everybody sees that the hand is all Miss Copies."""
        self.passes += 1
        self.known[self.turn] = self.hands[self.turn]
        if events is not None:
            events.append(told.Passed(self.turn))
        self._go_on(self.after(self.turn), TURN, events)

    def _reach(self, verb: i64, events: list[Event] | None) -> None:
        """For the top card of the Crypt (GO-4.2) or of the Manor (GO-5.3)."""
        self.idle = 0
        self.phase = TRYING if verb == LUCK else OPENING
        self.actor = CHANCE
        if events is not None:
            events.append((told.Luck if verb == LUCK else told.Manor)(self.turn))

    def _turn_up(self, card: i64, events: list[Event] | None) -> None:
        trying = self.phase == TRYING
        self.pool -= one(card)
        if trying:
            self.crypt_size -= 1
        else:
            self.manors[self.turn] -= 1
        allowed: i64 = PLAYABLE[self.top + 1]
        valid = card == KITTY or (card != COPY and allowed >> 3 * card & 1 != 0)
        source: told.FaceDown = "crypt" if trying else "manor"
        if events is not None:
            events.append(told.TurnedUp(self.turn, NAMES[card], source, valid))
            if trying and self.crypt_size == 0:
                events.append(told.Midnight())  # GO-4.5
        if not valid:
            cards = self.cemetery + one(card)
            if events is not None:
                events.append(told.Failed(self.turn, NAMES[card], source, size(cards)))
            self._pick_up(cards)
            self._conclude(None, False, True, events)
        elif card == KITTY:
            self._lay_kitty(True, events)
        else:
            self._lay(card, 1, 0, True, events)

    def after(self, seat: i64) -> i64:
        """The next seat that is not out."""
        while True:
            seat = (seat + self.direction) % self.players
            if self.playing[seat]:
                return seat

    def _conclude(
        self,
        reason: told.AgainReason | None,
        skip: bool,
        turned_up: bool,
        events: list[Event] | None,
    ) -> None:
        """Go out, miss a turn, play again, refill. ``reason``: why the seat plays again, if so."""
        seat = self.turn
        hand: i64 = self.hands[seat]
        if hand == 0 and self.crypt_size == 0 and self.manors[seat] == 0:  # GO-6.1
            self._go_out(seat, events)
            reason = None
            if self.active == 1:
                self._end_round("last-left", self.after(seat), events)  # GO-6.2
                return
        upcoming = seat if reason else self.after(seat)
        if skip:  # GO-3.5
            if events is not None:
                events.append(told.Skipped(upcoming, seat))
            upcoming = self.after(upcoming)
            if upcoming == seat:
                reason = "kitty"
        if reason and events is not None:
            events.append(told.Again(seat, reason))
        if self.crypt_size > 0 and size(hand) < FULL_HAND:  # GO-4.4
            self.idle = 0
            self.next = upcoming
            self.phase = REFILLING
            self.actor = CHANCE
        else:
            self._go_on(upcoming, AGAIN if turned_up else DRAFT, events)

    def _go_out(self, seat: i64, events: list[Event] | None) -> None:
        self.out.append(int(seat))
        self.playing[seat] = False
        self.active -= 1
        self.idle = 0
        if events is not None:
            events.append(told.Out(seat, len(self.out)))

    def _go_on(self, upcoming: i64, again: i64, events: list[Event] | None) -> None:
        """The next decision, unless the round has gone on for too long (GO-6.3)."""
        if self.passes >= self.active:
            self._end_round("all-passed", upcoming, events)
        elif self.idle >= self.idle_limit > 0:
            self._end_round("idle", upcoming, events)
        elif self.actions >= MOST_ACTIONS:
            self._end_round("cap", upcoming, events)
        else:
            self._begin(upcoming, again if upcoming == self.turn else TURN)

    def _begin(self, seat: i64, phase: i64) -> None:
        self.turn = seat
        self.phase = phase
        self.actor = seat

    def _end_round(
        self, reason: told.RoundEnding, upcoming: i64, events: list[Event] | None
    ) -> None:
        """The others count as out, best first; then points, and another round or the end."""
        *others, loser = scoring.order_of_rest(self, upcoming)
        for seat in others:
            self.out.append(seat)
        self.turn = loser
        self.ending = scoring.score_round(self, reason, events)
        if self.ending:
            self.phase = OVER
            self.actor = NOBODY
        else:
            self.round += 1
            self.first = loser  # GO-2.2
            self._start_round(events)

    # What is known

    def drafting(self) -> bool:
        """The seat plays again, and nothing was drawn or turned up since its last play."""
        return self.phase == DRAFT

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.phase == OVER else None

    def view_of(self, seat: int | None) -> View:
        return view_builder.view(self, seat)

    def position(self) -> str:
        return notation.write(view_builder.whole(self))

    def snapshot(self) -> tuple[object, ...]:
        return (self.position(), self.actor, self.pool)

    def census(self) -> dict[str, int]:
        counts = dict.fromkeys(NAMES, 0)
        for cards in [self.pool, self.cemetery, self.discard, *self.hands]:
            for name in names(cards):
                counts[name] += 1
        counts["in Crypt and Manors"] = size(self.pool) - self.crypt_size - sum(self.manors)
        return counts
