"""The rules of 18 Ghosts (EG-2 to EG-5)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts import events as told
from hantise.games.eighteen_ghosts import notation
from hantise.games.eighteen_ghosts.actions import (
    FIGHT,
    FIGHTS,
    MIRRORS,
    PASS,
    PASS_ACTION,
    PLACE,
    PLACINGS,
    RELEASE,
    RELEASES,
    STEP,
    STEPS,
    GhostAction,
)
from hantise.games.eighteen_ghosts.board import (
    ENDINGS,
    OVER,
    PHASES,
    PLACING,
    RELEASED,
    TURN,
    Board,
)
from hantise.games.eighteen_ghosts.castle import BEATS, COLOURS, DIRECTIONS, LETTERS, ROOMS
from hantise.games.eighteen_ghosts.masks import (
    BLUE_CARPETS,
    EXITS,
    MIRROR_ROOMS,
    RED_CARPETS,
    WALKABLE,
    YELLOW_CARPETS,
    count,
    nth_room,
    room_of,
    shift,
)
from hantise.games.eighteen_ghosts.views import Public
from hantise.text import Text

GOALS: Final = ("three-colours", "any-three", "any-one")
QUIET_LIMIT: Final[i64] = notation.QUIET_LIMIT
ESCAPE_LIMIT: Final[i64] = notation.ESCAPE_LIMIT


class EighteenGhostsState(Board):
    """What is legal in the castle, and what happens."""

    def copy(self) -> "EighteenGhostsState":
        twin = EighteenGhostsState(self.goal)
        self._copy_to(twin)
        return twin

    # What is legal

    def _moves(self, direction: i64) -> i64:
        """The rooms that the side to act can step or fight into in one direction."""
        own = self.owned_a if self.side == 0 else self.owned_b
        red = shift(own & self.red, direction)
        blue = shift(own & self.blue, direction)
        yellow = shift(own & self.yellow, direction)
        free = WALKABLE & ~(self.owned_a | self.owned_b)
        return (
            (red | blue | yellow) & free  # EG-3.1
            | red & (self.blue | self.yellow)  # EG-3.4
            | blue & (self.red | self.yellow)
            | yellow & (self.red | self.blue)
        )

    def _carpets(self, colour: i64) -> i64:
        """The empty carpet rooms of a colour."""
        if colour == 0:
            return RED_CARPETS & ~self.red & ~self.blue & ~self.yellow
        if colour == 1:
            return BLUE_CARPETS & ~self.red & ~self.blue & ~self.yellow
        return YELLOW_CARPETS & ~self.red & ~self.blue & ~self.yellow

    def _can_release(self, colour: i64) -> bool:
        held = self.dungeon >> 2 * (3 * self.side + colour) & 3
        return held != 0 and self._carpets(colour) != 0  # EG-3.5

    def legal_actions(self) -> list[Action]:
        actions: list[Action] = []
        if self.phase == TURN:
            occupied = self.owned_a | self.owned_b
            for direction in range(i64(4)):
                left = self._moves(direction)
                while left != 0:
                    bit = left & -left
                    left ^= bit
                    index = direction * 25 + room_of(bit)
                    actions.append(FIGHTS[index] if occupied & bit else STEPS[index])
            own = self.owned_a if self.side == 0 else self.owned_b
            sources = own & MIRROR_ROOMS
            while sources != 0:  # EG-3.2
                source = sources & -sources
                sources ^= source
                left = MIRROR_ROOMS & ~occupied
                while left != 0:
                    bit = left & -left
                    left ^= bit
                    actions.append(MIRRORS[room_of(source) * 25 + room_of(bit)])
            if self.dungeon != 0:
                for colour in range(i64(3)):
                    if self._can_release(colour):
                        actions.append(RELEASES[colour])
            if not actions:
                actions.append(PASS_ACTION)  # EG-5.3
        elif self.phase != OVER:
            for colour in range(i64(3)):
                if self._places(colour):
                    left = self._carpets(colour)
                    while left != 0:
                        bit = left & -left
                        left ^= bit
                        actions.append(PLACINGS[room_of(bit)])
        return actions

    def _places(self, colour: i64) -> bool:
        """Whether the actor may now place a ghost of that colour (EG-2.2, EG-3.5)."""
        if self.phase == RELEASED:
            return colour == self.released
        return self.waiting >> 2 * (3 * self.side + colour) & 3 != 0

    def pick(self, rng: Rng) -> Action:
        """As in `State`, without making the list."""
        return self._choose_turn(rng) if self.phase == TURN else self._choose_placing(rng)

    def _choose_placing(self, rng: Rng) -> Action:
        red = self._carpets(0) if self._places(0) else 0
        blue = self._carpets(1) if self._places(1) else 0
        yellow = self._carpets(2) if self._places(2) else 0
        reds = count(red)
        blues = count(blue)
        index = rng.below(reds + blues + count(yellow))
        if index < reds:
            return PLACINGS[nth_room(red, index)]
        index -= reds
        if index < blues:
            return PLACINGS[nth_room(blue, index)]
        return PLACINGS[nth_room(yellow, index - blues)]

    def _choose_turn(self, rng: Rng) -> Action:
        north = self._moves(0)
        east = self._moves(1)
        south = self._moves(2)
        west = self._moves(3)
        to_north = count(north)
        to_east = count(east)
        to_south = count(south)
        to_west = count(west)
        occupied = self.owned_a | self.owned_b
        own = self.owned_a if self.side == 0 else self.owned_b
        sources = own & MIRROR_ROOMS
        targets = MIRROR_ROOMS & ~occupied
        through = count(targets)
        mirrors = count(sources) * through if sources != 0 else 0
        moves = to_north + to_east + to_south + to_west + mirrors
        total = moves
        if self.dungeon != 0:
            for colour in range(i64(3)):
                if self._can_release(colour):
                    total += 1
        if total == 0:
            rng.below(1)
            return PASS_ACTION
        index = rng.below(total)
        if index >= moves:
            index -= moves
            for colour in range(i64(3)):
                if self._can_release(colour):
                    if index == 0:
                        return RELEASES[colour]
                    index -= 1
        if index >= moves - mirrors:
            index -= moves - mirrors
            source = nth_room(sources, index // through)
            return MIRRORS[source * 25 + nth_room(targets, index % through)]
        direction: i64 = 0
        mask = north
        if index >= to_north:
            index -= to_north
            direction = 1
            mask = east
            if index >= to_east:
                index -= to_east
                direction = 2
                mask = south
                if index >= to_south:
                    index -= to_south
                    direction = 3
                    mask = west
        room = nth_room(mask, index)
        if occupied >> room & 1:
            return FIGHTS[direction * 25 + room]
        return STEPS[direction * 25 + room]

    def is_legal(self, action: Action) -> bool:
        if not isinstance(action, GhostAction):
            return False
        verb = action.verb
        if verb == PLACE:
            if self.phase != PLACING and self.phase != RELEASED:
                return False
            free = self._carpets(action.colour) >> action.target & 1 != 0
            return free and self._places(action.colour)
        if self.phase != TURN:
            return False
        if verb == RELEASE:
            return self._can_release(action.colour)
        if verb == PASS:
            return self.legal_actions()[0] is action
        own = self.owned_a if self.side == 0 else self.owned_b
        if own >> action.source & 1 == 0:
            return False
        occupied = (self.owned_a | self.owned_b) >> action.target & 1 != 0
        if verb == FIGHT:
            return occupied and self._colour(action.source) != self._colour(action.target)
        return not occupied

    def objection(self, action: Action) -> Text | None:
        if self.is_legal(action):
            return None
        return Text("18-ghosts", self._objection(action), action.fields())

    def _objection(self, action: Action) -> str:
        if not isinstance(action, GhostAction):
            return "illegal-other-game"
        verb = action.verb
        if self.phase == OVER:
            return "illegal-over"
        if verb == PLACE:
            if self.phase == TURN:
                return "illegal-place-in-turn"
            if self._places(action.colour):
                return "illegal-carpet-taken"
            return "illegal-not-released" if self.phase == RELEASED else "illegal-none-left"
        if self.phase == PLACING:
            return "illegal-still-placing"
        if self.phase == RELEASED:
            return "illegal-place-released-first"
        if verb == RELEASE:
            held = self.dungeon >> 2 * (3 * self.side + action.colour) & 3
            return "illegal-none-in-dungeon" if held == 0 else "illegal-no-carpet-free"
        if verb == PASS:
            return "illegal-pass"
        own = self.owned_a if self.side == 0 else self.owned_b
        if own >> action.source & 1 == 0:
            return "illegal-not-your-ghost"
        if verb != FIGHT:
            return "illegal-room-taken"
        if (self.owned_a | self.owned_b) >> action.target & 1:
            return "illegal-same-colour"
        return "illegal-nobody-to-fight"

    # What happens

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, GhostAction)
        verb = action.verb
        if verb == PLACE:
            self._place(action, events)
        elif verb == RELEASE:
            self._release(action, events)
        elif verb == PASS:
            self._pass(events)
        elif verb == FIGHT:
            self._fight(action, events)
        else:
            self._move(action, events)

    def _place(self, action: GhostAction, events: list[Event] | None) -> None:
        owner = self.side if self.phase == PLACING else 1 - self.side
        if events is not None:
            colour, room = COLOURS[action.colour], ROOMS[action.target]
            events.append(told.Placed(self.side, owner, colour, room))
        self._put(action.target, owner, action.colour)
        if self.phase == PLACING:
            self.waiting -= 1 << 2 * (3 * owner + action.colour)
            self._next_placing()
        else:
            self.dungeon -= 1 << 2 * (3 * owner + action.colour)
            self.released = -1
            self.phase = TURN
            # EG-5.5: the release and this placing were the opponent's one turn.
            self.side = owner
            self._end_turn(events, False)

    def _next_placing(self) -> None:
        """EG-2.1: A places one, B two, then one each. EG-2.3: then A has the first turn."""
        placed = count(self.owned_a | self.owned_b)
        if placed == 18:
            self.phase = TURN
            self.side = 0
            self._remember()
        else:
            self.side = 0 if placed >= 3 and placed & 1 else 1
        self.actor = self.side

    def _move(self, action: GhostAction, events: list[Event] | None) -> None:
        colour = self._colour(action.source)
        if events is not None:
            moved = told.Stepped if action.verb == STEP else told.Mirrored
            source, target = ROOMS[action.source], ROOMS[action.target]
            events.append(moved(self.side, COLOURS[colour], source, target))
        self._take(action.source, self.side, colour)
        self._put(action.target, self.side, colour)
        self._end_turn(events, False)

    def _fight(self, action: GhostAction, events: list[Event] | None) -> None:
        """EG-3.4, EG-3.6; the order is EG-4.2."""
        attacker = self._colour(action.source)
        defender = self._colour(action.target)
        rival: i64 = 0 if self.owned_a >> action.target & 1 else 1
        wins = BEATS[attacker] == defender
        loser = defender if wins else attacker
        loser_owner = rival if wins else self.side
        self._take(action.source, self.side, attacker)
        if wins:
            self._take(action.target, rival, defender)
            self._put(action.target, self.side, attacker)
        self.dungeon += 1 << 2 * (3 * loser_owner + loser)
        if loser == 0:
            self.open_red = self.open_red + 1 & 3
        elif loser == 1:
            self.open_blue = self.open_blue + 1 & 3
        else:
            self.open_yellow = self.open_yellow + 1 & 3
        if events is not None:
            fought = told.Fought(
                seat=self.side,
                source=ROOMS[action.source],
                target=ROOMS[action.target],
                attacker=COLOURS[attacker],
                defender=COLOURS[defender],
                defender_seat=rival,
                loser=COLOURS[loser],
                loser_seat=loser_owner,
            )
            events.append(fought)
            events.append(told.Turned(COLOURS[loser], DIRECTIONS[self._open(loser)]))
        self._end_turn(events, True)

    def _release(self, action: GhostAction, events: list[Event] | None) -> None:
        if events is not None:
            events.append(told.Released(self.side, COLOURS[action.colour]))
        self.released = action.colour
        self.phase = RELEASED
        self.side = 1 - self.side
        self.actor = self.side

    def _pass(self, events: list[Event] | None) -> None:
        if events is not None:
            events.append(told.Passed(self.side))
        self.passed += 1
        self._end_turn(events, False, True)

    def _end_turn(self, events: list[Event] | None, fought: bool, passing: bool = False) -> None:
        """Escapes (EG-4), then the endings in the order 5.1-5.5, then the other side's turn."""
        if not passing:
            self.passed = 0
        self.quiet += 1
        self.since_escape += 1
        leaving = (
            self.red & EXITS[self.open_red]
            | self.blue & EXITS[4 + self.open_blue]
            | self.yellow & EXITS[8 + self.open_yellow]
        )
        if fought or leaving != 0:
            self.quiet = 0
        if leaving != 0:
            self._escape(leaving, events)
        self.side = 1 - self.side
        self.actor = self.side
        if self.ending < 0:
            if self.passed == 2:
                self.ending = 2  # EG-5.3
            elif self._remember() >= 3:
                self.ending = 3  # EG-5.4
            elif self.quiet >= QUIET_LIMIT:
                self.ending = 4  # EG-5.5
            elif self.since_escape >= ESCAPE_LIMIT:
                self.ending = 5
        if self.ending >= 0:
            self.phase = OVER
            self.actor = NOBODY
            if events is not None:
                reason = ENDINGS[self.ending]
                if reason == "goal":
                    events.append(told.Won(self.winner, reason))
                else:
                    events.append(told.Drawn(reason))

    def _escape(self, leaving: i64, events: list[Event] | None) -> None:
        """All ghosts in front of their open portal leave together (EG-4.1, EG-4.2)."""
        self.since_escape = 0
        self.past_boards = vec[i64]()  # EG-4.3: no position from before an escape comes again
        self.past_portals = vec[i64]()
        while leaving != 0:
            bit = leaving & -leaving
            leaving ^= bit
            room = room_of(bit)
            colour = self._colour(room)
            owner: i64 = 0 if self.owned_a & bit else 1
            self._take(room, owner, colour)
            self.escaped += 1 << 2 * (3 * owner + colour)
            if events is not None:
                events.append(told.Escaped(owner, COLOURS[colour], ROOMS[room]))
        self._judge()

    def judged(self) -> str:
        """The ending that the escaped ghosts call for (EG-5.1, EG-5.2); "" if none."""
        a = self._goal_reached(self.escaped & 63)
        b = self._goal_reached(self.escaped >> 6)
        if a and b:
            return "both-goals"
        return "goal" if a or b else ""

    def _judge(self) -> None:
        ending = self.judged()
        if ending:
            self.ending = ENDINGS.index(ending)
            if ending == "goal":
                self.winner = 0 if self._goal_reached(self.escaped & 63) else 1

    def _goal_reached(self, free: i64) -> bool:
        """EG-5.1 and the goals of EG-5.6; ``free`` is one owner's escaped ghosts."""
        if self.goal == 0:
            return free & 3 != 0 and free & 12 != 0 and free & 48 != 0
        together = (free & 3) + (free >> 2 & 3) + (free >> 4)
        return together >= 3 if self.goal == 1 else together >= 1

    def _remember(self) -> i64:
        """Note the position that begins this turn; how often it has now occurred (EG-5.4).

        Sides alternate, so only every other past position has the same player to act.
        """
        portals = self.open_red | self.open_blue << 2 | self.open_yellow << 4
        boards = self.past_boards
        times: i64 = 1
        turn: i64 = len(boards) - 2
        while turn >= 0:
            if boards[turn] == self.board_key and self.past_portals[turn] == portals:
                times += 1
            turn -= 2
        self.past_boards = append(boards, self.board_key)
        self.past_portals = append(self.past_portals, portals)
        return times


def restore(goal: i64, public: Public, past: tuple[tuple[int, int], ...]) -> EighteenGhostsState:
    """The state that shows this castle and has seen these positions since the last escape."""
    state = EighteenGhostsState(goal)
    state.phase = PHASES.index(public.phase)
    state.side = public.side
    state.actor = NOBODY if public.phase == "over" else public.side
    for room, ghost in public.ghosts.items():
        slot = "RBYrby".index(ghost)
        state._put(ROOMS.index(room), slot // 3, slot % 3)
    state.waiting = _packed(public.waiting)
    state.dungeon = _packed(public.dungeon)
    state.escaped = _packed(public.escaped)
    state.open_red = DIRECTIONS.index(public.portals["red"])
    state.open_blue = DIRECTIONS.index(public.portals["blue"])
    state.open_yellow = DIRECTIONS.index(public.portals["yellow"])
    if public.released:
        state.released = LETTERS.index(public.released.upper())
    state.passed = 1 if public.passed else 0
    state.quiet = public.quiet
    state.since_escape = public.since_escape
    state._judge()
    if public.ending:
        state.ending = ENDINGS.index(public.ending)
        state.passed += 1 if public.ending == "two-passes" else 0
    for portals, board in past:
        state.past_portals = append(state.past_portals, portals)
        state.past_boards = append(state.past_boards, board)
    if not past and public.phase == "turn":
        state._remember()
    return state


def _packed(letters: str) -> i64:
    packed: i64 = 0
    for letter in letters:
        packed += 1 << 2 * "RBYrby".index(letter)
    return packed
