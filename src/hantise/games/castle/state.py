"""What both games of the castle have in common: pawns, the draw pile, the ghost's plan and walk."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.event import Event, Hidden
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, State
from hantise.games.castle import events as told
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import CELL_NAMES, NOWHERE, OUT, PLACES, Castle
from hantise.games.castle.cards import BLAZONS, COLOURS, KEY_NAMES, count_of, names, of_back, size
from hantise.games.castle.hands import Keys

ROUNDS: Final[i64] = 200  # MG-3.11, MT-4.2
MOST_PLANNED: Final[i64] = 4  # MG-3.1, MT-3.2


class CastleState(State):
    """One at the table is the ghost, the others run; what is known of the keys is in ``keys``."""

    def __init__(self, castle: Castle, players: i64, chosen: i64, blazons: i64, whole: i64) -> None:
        super().__init__(players)
        self.castle: Final = castle
        self.chosen: Final[i64] = chosen
        """The table's choice of a first ghost; -1: any."""
        self.blazons: Final[i64] = blazons
        self.round: i64 = 0
        self.phase: i64 = 0
        self.ending: i64 = -1
        self.ghost: i64 = -1
        self.turn: i64 = 0
        self.plan: i64 = 0
        """Three bits for each card, the first lowest."""
        self.plan_size: i64 = 0
        self.walk: i64 = 0
        """The cards turned up in the ghost's last walk, packed like the plan."""
        self.walk_size: i64 = 0
        self.lost: bool = False
        """Whether the last of them named no neighbouring room."""
        self.top: i64 = -1
        self.keys = Keys(players, whole)
        self.rooms: list[int] = [NOWHERE] * int(players)

    def copy_castle(self, twin: "CastleState") -> None:
        """Make all that is common the same in a twin."""
        twin.actor = self.actor
        twin.round = self.round
        twin.phase = self.phase
        twin.ending = self.ending
        twin.ghost = self.ghost
        twin.turn = self.turn
        twin.plan = self.plan
        twin.plan_size = self.plan_size
        twin.walk = self.walk
        twin.walk_size = self.walk_size
        twin.lost = self.lost
        twin.top = self.top
        twin.keys = self.keys.copy()
        twin.rooms = self.rooms.copy()

    def chance(self, phase: i64) -> None:
        """Chance acts next."""
        self.phase = phase
        self.actor = CHANCE

    def decide(self, phase: i64, seat: i64) -> None:
        """A seat acts next."""
        self.phase = phase
        self.actor = seat

    # Keys

    def holds(self, kind: i64) -> bool:
        """Whether whose turn it is has such a key."""
        return self.keys.index_of(self.turn, kind) >= 0

    def opens(self, kind: i64, place: i64) -> bool:
        """Whether whose turn it is has that key, and a door for it that leads there."""
        doors = self.castle.doors[3 * self.rooms[self.turn] + kind % 3]
        return self.holds(kind) and int(place) in doors

    def take(self, kind: i64, events: list[Event] | None) -> None:
        """A key goes from the draw pile to the hand of whose turn it is."""
        shuffled = self.keys.take(self.turn, kind)
        if events is not None:
            colour = Hidden(COLOURS[kind % 3], [self.turn])
            dealing = self.round == 0
            taken = told.Dealt if dealing else told.Drawn
            events.append(taken(self.turn, BLAZONS[kind // 3], colour))
            if shuffled:
                self.tell_of_shuffle(events)

    def tell_of_shuffle(self, events: list[Event]) -> None:
        """MG-3.7, MT-3.8."""
        events.append(told.Reshuffled(size(self.keys.pile)))

    def tell_of_move(self, kind: i64, index: i64, place: i64, events: list[Event]) -> None:
        """Whose turn it is has played a key, the index-th of the hand."""
        seat, colour, back = self.turn, COLOURS[kind % 3], BLAZONS[kind // 3]
        if place == OUT:
            events.append(told.Escaped(seat, colour, back, index))
        else:
            blazon = BLAZONS[self.castle.blazon[place]]
            events.append(told.Moved(seat, colour, back, index, CELL_NAMES[place], blazon))

    def tell_of_plan(self, events: list[Event] | None) -> None:
        """The ghost is done (MG-3.1, MT-3.2)."""
        if events is not None:
            events.append(told.Planned(self.ghost, self.plan_size))

    def add_draws(self, actions: list[Action], draws: list[CastleAction], back: i64) -> None:
        """The keys that may be drawn: those with that back, or all if it is -1."""
        first: i64 = 3 * back if back >= 0 else 0
        last: i64 = first + 3 if back >= 0 else 3 * self.blazons
        for kind in range(first, last):
            if count_of(self.keys.pile, kind):
                actions.append(draws[kind])

    def draw_weights(self, back: i64) -> list[int]:
        """How many there are of each key that may be drawn."""
        weights: list[int] = []
        first: i64 = 3 * back if back >= 0 else 0
        last: i64 = first + 3 if back >= 0 else 3 * self.blazons
        for kind in range(first, last):
            number = count_of(self.keys.pile, kind)
            if number:
                weights.append(number)
        return weights

    def add_tops(self, actions: list[Action], tops: list[CastleAction]) -> None:
        """The backs that may come to the top."""
        for back in range(self.blazons):
            if of_back(self.keys.pile, back):
                actions.append(tops[back])

    def top_weights(self) -> list[int]:
        """How many keys have each back that may come to the top."""
        weights: list[int] = []
        for back in range(self.blazons):
            number = of_back(self.keys.pile, back)
            if number:
                weights.append(number)
        return weights

    def choose_top(self, rng: Rng) -> i64:
        """A back, as likely as it is in the draw pile."""
        left = rng.below(size(self.keys.pile))
        back: i64 = 0
        while True:
            left -= of_back(self.keys.pile, back)
            if left < 0:
                return back
            back += 1

    def choose_draw(self, rng: Rng) -> i64:
        """A key with the back on top."""
        kind: i64 = 3 * self.top
        left = rng.below(of_back(self.keys.pile, self.top))
        while True:
            left -= count_of(self.keys.pile, kind)
            if left < 0:
                return kind
            kind += 1

    def add_moves(self, actions: list[Action], moves: list[CastleAction]) -> None:
        """By key, then by room."""
        kinds = self.keys.kinds_of(self.turn)
        room: i64 = 3 * self.rooms[self.turn]
        kind: i64 = 0
        while kinds:
            if kinds & 1:
                for place in self.castle.doors[room + kind % 3]:
                    actions.append(moves[PLACES * kind + place])
            kinds >>= 1
            kind += 1

    # The ghost

    def is_planned(self, blazon: i64) -> bool:
        """Whether the ghost has laid that card."""
        index: i64 = 0
        while index < self.plan_size:
            if self.plan >> 3 * index & 7 == blazon:
                return True
            index += 1
        return False

    def lay_card(self, blazon: i64, events: list[Event] | None) -> None:
        """One more card of the plan (MG-3.1, MT-3.2)."""
        self.plan |= blazon << 3 * self.plan_size
        self.plan_size += 1
        if events is not None:
            shown = Hidden(BLAZONS[blazon], [self.ghost])
            events.append(told.Laid(self.ghost, self.plan_size, shown))

    def drop_plan(self) -> None:
        """The ghost takes its cards back; those not reached are never shown."""
        self.plan = 0
        self.plan_size = 0

    def walk_on(self, events: list[Event] | None) -> i64:
        """The ghost goes where its cards lead (MG-3.8, MT-3.9); how many runners it has met."""
        ghost, plan = self.ghost, self.plan
        planned = self.plan_size
        self.drop_plan()
        self.walk = 0
        self.walk_size = 0
        self.lost = False
        index: i64 = 0
        while index < planned:
            blazon = plan >> 3 * index & 7
            room = self.castle.step(self.rooms[ghost], blazon)
            self.walk |= blazon << 3 * index
            self.walk_size += 1
            if room == NOWHERE:
                self.lost = True
                if events is not None:
                    events.append(told.Lost(ghost, BLAZONS[blazon]))
                break
            self.rooms[ghost] = room
            if events is not None:
                events.append(told.Walked(ghost, BLAZONS[blazon], CELL_NAMES[room]))
            met = self._runners_met()
            if met:
                return met
            index += 1
        if events is not None:
            events.append(told.MetNobody(ghost))
        return 0

    def _runners_met(self) -> i64:
        number: i64 = 0
        for seat in range(self.players):
            if self.can_catch(seat):
                number += 1
        return number

    def can_catch(self, seat: i64) -> bool:
        """Whether that seat is a runner in the ghost's room."""
        is_runner = seat < self.players and seat != self.ghost
        return is_runner and self.rooms[seat] == self.rooms[self.ghost]

    def first_met(self) -> i64:
        """The runner whom the ghost has met, if it is only one."""
        seat: i64 = 0
        while not self.can_catch(seat):
            seat += 1
        return seat

    # What there is

    def census_of_keys(self) -> dict[str, int]:
        """How many keys of each kind there are, counted where they lie."""
        counts = {f"key {KEY_NAMES[kind]}": 0 for kind in range(3 * self.blazons)}
        for name in names(self.keys.pile) + names(self.keys.discard):
            counts[f"key {name}"] += 1
        for seat in range(self.players):
            for kind in self.keys.list_of(seat):
                counts[f"key {KEY_NAMES[kind]}"] += 1
        counts["pawn"] = len(self.rooms)
        return counts
