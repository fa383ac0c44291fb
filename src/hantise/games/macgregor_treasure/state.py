"""The rules of the treasure of the MacGregors (MT-2 to MT-4): what happens."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.outcome import Outcome, ranked
from hantise.core.state import NOBODY
from hantise.core.view import View
from hantise.games.castle import actions as verbs
from hantise.games.castle import events as common
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import CELL_NAMES, OUT
from hantise.games.castle.cards import BLAZONS, COLOURS, KEY_NAMES
from hantise.games.castle.state import ROUNDS
from hantise.games.macgregor_treasure import events as told
from hantise.games.macgregor_treasure import notation, view_builder
from hantise.games.macgregor_treasure.actions import (
    DETECTOR,
    LAMP,
    LAY,
    PASS_BY,
    PICKAXE,
    START,
    TOKEN,
    TURN,
    TokenAction,
)
from hantise.games.macgregor_treasure.cards import (
    ALL_OBJECTS,
    HAND,
    MOST_TOKENS,
    TOKENS,
    TRAP,
    TREASURES,
)
from hantise.games.macgregor_treasure.cards import DETECTOR as A_DETECTOR
from hantise.games.macgregor_treasure.cards import LAMP as A_LAMP
from hantise.games.macgregor_treasure.cards import PICKAXE as A_PICKAXE
from hantise.games.macgregor_treasure.legal import (
    CATCH,
    DEAL,
    DISCARD,
    DRAW,
    LAYING,
    LOOK,
    MOVE,
    OVER,
    PLAN,
    STARTING,
    TOKENS_COME,
    TOP,
    TreasureTable,
)

ENDINGS: Final = ("escaped", "rounds")
FIRST_TOKENS: Final[i64] = 6  # MT-2.1


class TreasureState(TreasureTable):
    """Goes from one position to the next."""

    def copy(self) -> "TreasureState":
        twin = TreasureState(self.castle, self.players, self.goal, self.treasures, self.chosen)
        self.copy_castle(twin)
        twin.arrivals = self.arrivals
        twin.may_turn = self.may_turn
        twin.draft = self.draft
        twin.to_draw = self.to_draw
        twin.token = self.token
        twin.plan_open = self.plan_open
        twin.tokens = self.tokens.copy()
        twin.bag = self.bag.copy()
        twin.bag_size = self.bag_size
        twin.objects = self.objects.copy()
        twin.racks = self.racks.copy()
        twin.found = self.found.copy()
        return twin

    # What happens

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CastleAction)
        verb = action.verb
        if verb == verbs.MOVE:
            self._move(action.key, action.place, events)
        elif verb == verbs.TOP:
            self._turn_up(action.blazon, events)
        elif verb == verbs.DRAW:
            self._draw(action.key, events)
        elif verb == verbs.END:
            self._end(events)
        elif verb == TOKEN:
            assert isinstance(action, TokenAction)
            self._show_token(action.token, events)
        elif verb == LAY:
            self._lay_token(action.place, events)
        elif verb == TURN:
            self._turn_token(events)
        elif verb == PASS_BY:
            self._pass_by(events)
        elif verb == verbs.PLAN:
            self.lay_card(action.blazon, events)
        elif verb == verbs.SEAL:
            self.tell_of_plan(events)
            self._next_turn(events)
        elif verb == verbs.DISCARD:
            self._discard(action.key, events)
        elif verb in (LAMP, PICKAXE, DETECTOR):
            self._use(verb, action.place, events)
        elif verb == verbs.CATCH:
            self._capture(action.seat, events)
        else:
            self._set_up(action, events)

    # The set-up

    def _set_up(self, action: CastleAction, events: list[Event] | None) -> None:
        if action.verb == START:
            self._start_at(action.place, events)
        else:
            self._name_ghost(action.seat, events)

    def _name_ghost(self, seat: i64, events: list[Event] | None) -> None:
        """MT-2.1."""
        self.ghost = seat
        self.turn = seat
        self.rooms[seat] = self.castle.start
        if events is not None:
            events.append(common.First(seat))
        self.chance(TOKENS_COME)

    def _show_token(self, token: i64, events: list[Event] | None) -> None:
        self.bag[token] -= 1
        self.bag_size -= 1
        self.token = token
        if events is not None:
            events.append(told.Token(self.ghost, TOKENS[token]))
        self.decide(LAYING, self.ghost)

    def _lay_token(self, room: i64, events: list[Event] | None) -> None:
        self.tokens[room] = self.token
        if events is not None:
            token, blazon = TOKENS[self.token], BLAZONS[self.castle.blazon[room]]
            events.append(told.TokenLaid(self.ghost, token, blazon, CELL_NAMES[room]))
        self.token = -1
        if self.round > 0:
            self._let_tokens_come()
        elif MOST_TOKENS - self.bag_size < FIRST_TOKENS:
            self.chance(TOKENS_COME)
        else:
            self.turn = (self.ghost + 1) % self.players
            self.decide(STARTING, self.turn)

    def _start_at(self, room: i64, events: list[Event] | None) -> None:
        """MT-2.2."""
        self.rooms[self.turn] = room
        self.objects[self.turn] = ALL_OBJECTS
        if events is not None:
            events.append(told.Started(self.turn, CELL_NAMES[room]))
        self.turn = (self.turn + 1) % self.players
        if self.turn != self.ghost:
            self.decide(STARTING, self.turn)
        else:
            self.turn = (self.ghost + 1) % self.players
            self.chance(DEAL)

    def _draw(self, kind: i64, events: list[Event] | None) -> None:
        if self.phase == DEAL:
            self.take(kind, events)
            if self.keys.sizes[self.turn] == HAND:
                self.turn = (self.turn + 1) % self.players
                if self.turn == self.ghost:
                    self.chance(TOP)
            return
        self.take(kind, events)
        if self.to_draw > 0:
            self.to_draw -= 1
        self.top = -1
        self.chance(TOP)

    def _turn_up(self, back: i64, events: list[Event] | None) -> None:
        """The new top key of the draw pile shows its back."""
        self.top = back
        if events is not None:
            events.append(common.Top(BLAZONS[back]))
        if self.round == 0:
            self._start_round(events)
        elif self.plan_size:
            self.decide(LOOK if self.may_turn else MOVE, self.turn)
        elif self.to_draw:
            self.chance(DRAW)
        else:
            self._end_round(events)  # the former ghost has its keys (MT-3.10)

    # A round

    def _start_round(self, events: list[Event] | None) -> None:
        self.round += 1
        self.turn = self.ghost
        if events is not None:
            events.append(common.Round(self.round, self.ghost, (self.ghost + 1) % self.players))
        self._let_tokens_come()

    def _let_tokens_come(self) -> None:
        """MT-3.1."""
        if self.bag_size:
            for room in self.castle.rooms:
                if self.can_lay(room):
                    self.chance(TOKENS_COME)
                    return
        self.decide(PLAN, self.ghost)

    def _next_turn(self, events: list[Event] | None) -> None:
        self.arrivals = 0
        self.may_turn = False
        self.draft = False
        self.turn = (self.turn + 1) % self.players
        if self.turn != self.ghost:
            self.chance(DRAW)  # MT-3.3
            return
        self.plan_open = False
        met = self.walk_on(events)
        if met > 1:
            self.decide(CATCH, self.ghost)
        elif met == 1:
            self._capture(self.first_met(), events)
        else:
            self._end_round(events)

    def _move(self, kind: i64, place: i64, events: list[Event] | None) -> None:
        index = self.keys.let_go(self.turn, kind)
        if events is not None:
            self.tell_of_move(kind, index, place, events)
        if place == OUT:
            self.rooms[self.turn] = OUT
            self._finish(0, events)
        else:
            self._arrive(place)

    def _arrive(self, room: i64) -> None:
        """MT-3.5."""
        self.rooms[self.turn] = room
        self.arrivals += 1
        self.may_turn = self.tokens[room] >= 0
        self.draft = self.castle.blazon[room] != self.top
        if not self.draft:
            self.chance(DRAW)
        else:
            self.decide(LOOK if self.may_turn else MOVE, self.turn)

    def _use(self, verb: i64, room: i64, events: list[Event] | None) -> None:
        """MT-3.6."""
        if verb == DETECTOR:
            self.objects[self.turn] &= ~A_DETECTOR
            self.plan_open = True
            self.draft = False
            if events is not None:
                events.append(told.Detected(self.turn, view_builder.plan_letters(self)))
            return
        self.objects[self.turn] &= ~(A_LAMP if verb == LAMP else A_PICKAXE)
        if events is not None:
            used = told.Lamp if verb == LAMP else told.Pickaxe
            blazon = BLAZONS[self.castle.blazon[room]]
            events.append(used(self.turn, CELL_NAMES[room], blazon))
        self._arrive(room)

    def _turn_token(self, events: list[Event] | None) -> None:
        """MT-3.5."""
        turn = self.turn
        room: i64 = self.rooms[turn]
        token: i64 = self.tokens[room]
        self.tokens[room] = -1
        self.may_turn = False
        self.draft = False
        if token != TRAP:
            self.racks[6 * turn + token] += 1
            self.found[turn] += 1
            if events is not None:
                colour, number = TREASURES[token], self.found[turn]
                events.append(told.Treasure(turn, colour, CELL_NAMES[room], number))
            self.decide(MOVE, turn)
            return
        self.bag[TRAP] += 1
        self.bag_size += 1
        if events is not None:
            keys = [KEY_NAMES[kind] for kind in self.keys.laid_down(turn)]
            events.append(told.Trap(turn, CELL_NAMES[room], keys, len(keys)))
        self.keys.discard_all(turn)
        self._next_turn(events)

    def _pass_by(self, events: list[Event] | None) -> None:
        self.may_turn = False
        self.draft = True
        if events is not None:
            events.append(told.PassedBy(self.turn, CELL_NAMES[self.rooms[self.turn]]))
        self.decide(MOVE, self.turn)

    def _end(self, events: list[Event] | None) -> None:
        """MT-3.7."""
        if events is not None:
            events.append(told.Ended(self.turn))
        if self.keys.sizes[self.turn] > HAND:
            self.arrivals = 0
            self.may_turn = False
            self.draft = True
            self.decide(DISCARD, self.turn)
        else:
            self._next_turn(events)

    def _discard(self, kind: i64, events: list[Event] | None) -> None:
        """MT-3.7."""
        turn = self.turn
        index = self.keys.let_go(turn, kind)
        following: list[Event] | None = None if events is None else []
        if self.keys.sizes[turn] == HAND:
            self._next_turn(following)
        if events is not None and following is not None:
            colour, back = COLOURS[kind % 3], BLAZONS[kind // 3]
            # A hand that the ghost has caught at once (MT-3.10) is gone before anybody can keep in
            # mind where in it the key was.
            if self.ghost == turn:
                events.append(told.Discarded(turn, colour, back))
            else:
                events.append(told.Discarded(turn, colour, back, index))
            events.extend(following)

    # The ghost

    def _capture(self, victim: i64, events: list[Event] | None) -> None:
        """MT-3.10."""
        old = self.ghost
        if events is not None:
            events.append(common.Caught(old, victim, CELL_NAMES[self.rooms[old]]))
        self._steal(old, victim, events)
        if events is not None:
            keys = [KEY_NAMES[kind] for kind in self.keys.laid_down(victim)]
            events.append(told.Dropped(victim, keys, len(keys)))
        self.keys.discard_all(victim)
        self.objects[victim] = 0
        self.objects[old] = ALL_OBJECTS
        self.rooms[victim] = self.castle.start
        self.ghost = victim
        self.turn = old
        self.to_draw = HAND
        self.chance(DRAW)

    def _steal(self, thief: i64, victim: i64, events: list[Event] | None) -> None:
        number: i64 = self.racks[6 * victim + thief]
        if number == 0:
            return
        self.racks[6 * victim + thief] = 0
        self.racks[6 * thief + thief] += number
        self.found[victim] -= number
        self.found[thief] += number
        if events is not None:
            colour, treasures = TREASURES[thief], self.found[thief]
            events.append(told.Stolen(thief, victim, number, colour, treasures))

    def _end_round(self, events: list[Event] | None) -> None:
        if self.round < ROUNDS:
            self._start_round(events)
        else:
            self.turn = self.ghost
            self._finish(1, events)  # MT-4.2

    def _finish(self, ending: i64, events: list[Event] | None) -> None:
        self.ending = ending
        self.arrivals = 0
        self.may_turn = False
        self.draft = False
        self.plan_open = False
        self.drop_plan()
        self.decide(OVER, NOBODY)
        if events is not None:
            if ending == 0:
                events.append(told.Won(self.turn, self.round, self.found[self.turn]))
            else:
                events.append(common.RoundsOver(ROUNDS))

    # What is known

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        merit = [0] * int(self.players)
        if self.ending == 0:
            merit[self.turn] = 1
        return ranked(ENDINGS[self.ending], self.found, merit)

    def view_of(self, seat: int | None) -> View:
        return view_builder.view(self, seat)

    def position(self) -> str:
        return notation.write(view_builder.whole(self))

    def snapshot(self) -> tuple[object, ...]:
        return (self.position(), self.actor, self.keys.pile, tuple(self.bag))

    def census(self) -> dict[str, int]:
        counts = self.census_of_keys()
        for token, name in enumerate(TOKENS):
            number = self.bag[token] + self.tokens.count(token) + int(self.token == token)
            if token != TRAP:
                number += sum([self.racks[6 * seat + token] for seat in range(self.players)])
            counts[f"token {name}"] = number
        return counts
