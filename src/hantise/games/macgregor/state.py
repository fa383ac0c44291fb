"""The rules of the ghost of the MacGregors (MG-2, MG-3): what happens."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.event import Event, Hidden
from hantise.core.outcome import Outcome, ranked
from hantise.core.state import NOBODY
from hantise.core.view import View
from hantise.games.castle import actions as verbs
from hantise.games.castle import events as common
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import CELL_NAMES, DUNGEON, OUT
from hantise.games.castle.cards import BLAZONS, COLOURS, KEY_NAMES
from hantise.games.castle.state import ROUNDS
from hantise.games.macgregor import events as told
from hantise.games.macgregor import notation, view_builder
from hantise.games.macgregor.cards import HAND
from hantise.games.macgregor.legal import (
    CATCH,
    DEAL,
    DISCARD,
    DRAW,
    MOVE,
    OVER,
    PLAN,
    TOP,
    MacGregorTable,
)

EDITIONS: Final = ("1998", "2001", "2003")
ENDINGS: Final = ("escaped", "rounds")


class MacGregorState(MacGregorTable):
    """Goes from one position to the next."""

    def copy(self) -> "MacGregorState":
        twin = MacGregorState(self.castle, self.players, self.edition, self.chosen)
        self.copy_castle(twin)
        twin.moved = self.moved
        twin.dealt = self.dealt.copy()
        twin.shown = self.shown.copy()
        return twin

    # What happens

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CastleAction)
        verb = action.verb
        if verb == verbs.MOVE:
            self._move(action.key, action.place, events)
        elif verb == verbs.END:
            self._end(events)
        elif verb == verbs.TOP:
            self._turn_up(action.blazon, events)
        elif verb == verbs.DRAW:
            if self.phase == DEAL:
                self._deal(action.key, events)
            else:
                self.take(action.key, events)
                self.top = -1
                self.chance(TOP)
        elif verb == verbs.PLAN:
            self.lay_card(action.blazon, events)
        elif verb == verbs.SEAL:
            self.tell_of_plan(events)
            self._next_turn(events)
        elif verb == verbs.STAY:
            if events is not None:
                events.append(told.Stayed(self.turn))
            self._next_turn(events)
        elif verb == verbs.TAKE:
            if events is not None:
                events.append(told.StayedToDraw(self.turn))
            self.chance(DRAW)
        elif verb == verbs.DISCARD:
            self._discard(action.key, events)
        elif verb == verbs.CATCH:
            self._capture(action.seat, events)
        else:
            self._name_ghost(action.seat, events)

    # The set-up

    def _name_ghost(self, seat: i64, events: list[Event] | None) -> None:
        """MG-2.1."""
        self.ghost = seat
        self.rooms[seat] = DUNGEON
        if events is not None:
            events.append(common.First(seat))
        self.turn = (seat + 1) % self.players
        self.chance(DEAL)

    def _deal(self, kind: i64, events: list[Event] | None) -> None:
        self.take(kind, events)
        if self.keys.sizes[self.turn] < HAND:
            return
        if self.edition == 2:
            if self._is_of_one_colour():  # MG-2.2
                self._return_hand(events)
                return
            self.dealt[self.turn] = HAND
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.ghost:
            self.chance(TOP)

    def _is_of_one_colour(self) -> bool:
        colour = self.keys.kind_at(self.turn, 0) % 3
        index: i64 = 1
        while index < HAND:
            if self.keys.kind_at(self.turn, index) % 3 != colour:
                return False
            index += 1
        return True

    def _return_hand(self, events: list[Event] | None) -> None:
        if events is not None:
            kinds = self.keys.list_of(self.turn)
            keys = [KEY_NAMES[kind] for kind in kinds]
            events.append(told.Returned(self.turn, COLOURS[kinds[0] % 3], keys))
        self.keys.discard_all(self.turn)
        if self.keys.reshuffle() and events is not None:
            self.tell_of_shuffle(events)

    def _turn_up(self, back: i64, events: list[Event] | None) -> None:
        """The new top key of the draw pile shows its back."""
        self.top = back
        if events is not None:
            events.append(common.Top(BLAZONS[back]))
        if self.round == 0:
            self._start_round(events)
        elif self.keys.sizes[self.turn] > HAND:
            self.decide(DISCARD, self.turn)  # MG-3.5
        else:
            self._next_turn(events)

    # A round

    def _start_round(self, events: list[Event] | None) -> None:
        self.round += 1
        self.drop_plan()
        self.turn = self.ghost
        self.decide(PLAN, self.ghost)
        if events is not None:
            events.append(common.Round(self.round, self.ghost, (self.ghost + 1) % self.players))

    def _next_turn(self, events: list[Event] | None) -> None:
        self.moved = 0
        self.turn = (self.turn + 1) % self.players
        if self.turn != self.ghost:
            self.decide(MOVE, self.turn)
            return
        met = self.walk_on(events)
        if met > 1:
            self.decide(CATCH, self.ghost)  # MG-3.9
        elif met == 1:
            self._capture(self.first_met(), events)
        else:
            self._end_round(events)

    def _let_go(self, kind: i64) -> i64:
        """A key of whose turn it is goes to the discards; where in the hand it was."""
        turn = self.turn
        index = self.keys.let_go(turn, kind)
        if index < self.dealt[turn]:
            self.dealt[turn] -= 1
            shown: i64 = self.shown[turn]
            self.shown[turn] = kind % 3
            if self.dealt[turn] == 0 or (shown >= 0 and shown != kind % 3):
                self.dealt[turn] = 0  # two colours were there
                self.shown[turn] = -1
        return index

    def _move(self, kind: i64, place: i64, events: list[Event] | None) -> None:
        """MG-3.2, MG-3.3."""
        index = self._let_go(kind)
        self.moved += 1
        self.rooms[self.turn] = place
        if events is not None:
            self.tell_of_move(kind, index, place, events)
        if place == OUT:
            self._finish(0, events)

    def _end(self, events: list[Event] | None) -> None:
        """MG-3.4."""
        if events is not None:
            events.append(told.Ended(self.turn, self.moved))
        self.moved = 0
        if self.castle.blazon[self.rooms[self.turn]] == self.top:
            self.chance(DRAW)
        else:
            self._next_turn(events)

    def _discard(self, kind: i64, events: list[Event] | None) -> None:
        """MG-3.5."""
        index = self._let_go(kind)
        if events is not None:
            colour, back = COLOURS[kind % 3], BLAZONS[kind // 3]
            events.append(told.Discarded(self.turn, colour, back, index))
        self._next_turn(events)

    def _capture(self, victim: i64, events: list[Event] | None) -> None:
        """MG-3.9."""
        old = self.ghost
        if events is not None:
            events.append(common.Caught(old, victim, CELL_NAMES[self.rooms[old]]))
            keys = [KEY_NAMES[kind] for kind in self.keys.list_of(victim)]
            events.append(told.Handed(victim, old, len(keys), Hidden(keys, [victim, old])))
        self.keys.hand_over(victim, old)
        self.dealt[old] = self.dealt[victim]
        self.shown[old] = self.shown[victim]
        self.dealt[victim] = 0
        self.shown[victim] = -1
        self.ghost = victim
        self.rooms[victim] = DUNGEON
        self._end_round(events)

    def _end_round(self, events: list[Event] | None) -> None:
        """MG-3.10, MG-3.11."""
        if self.round < ROUNDS:
            self._start_round(events)
        else:
            self.turn = self.ghost
            self._finish(1, events)

    def _finish(self, ending: i64, events: list[Event] | None) -> None:
        self.ending = ending
        self.moved = 0
        self.drop_plan()
        self.decide(OVER, NOBODY)
        if events is not None:
            if ending == 0:
                events.append(told.Won(self.turn, self.round))
            else:
                events.append(common.RoundsOver(ROUNDS))

    # What is known

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = [0] * int(self.players)
        if self.ending == 0:
            scores[self.turn] = 1
        return ranked(ENDINGS[self.ending], scores)

    def view_of(self, seat: int | None) -> View:
        return view_builder.view(self, seat)

    def position(self) -> str:
        return notation.write(view_builder.whole(self))

    def snapshot(self) -> tuple[object, ...]:
        return (self.position(), self.actor, self.keys.pile)

    def census(self) -> dict[str, int]:
        return self.census_of_keys()
