"""A position of 18 Ghosts as search plays it: the rules of `state` on plain numbers.

Nothing is taken back: a position is copied forward from the one before it. Moves are the ids of
actions. `tests/games/eighteen_ghosts/test_position.py` holds it against the rules.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hantise.core.rng import Rng
from hantise.games.eighteen_ghosts.actions import (
    ACTIONS,
    FIGHT,
    FIGHTS,
    MIRRORS,
    PASS,
    PASS_ACTION,
    PLACE,
    PLACINGS,
    RELEASE,
    RELEASES,
    STEPS,
    GhostAction,
)
from hantise.games.eighteen_ghosts.board import OVER, PLACING, RELEASED, TURN, Board
from hantise.games.eighteen_ghosts.castle import BEATS
from hantise.games.eighteen_ghosts.masks import (
    BLUE_CARPETS,
    EXITS,
    MIRROR_ROOMS,
    PLACE_VALUE,
    RED_CARPETS,
    WALKABLE,
    YELLOW_CARPETS,
    around,
    count,
    room_of,
    shift,
)
from hantise.games.eighteen_ghosts.state import ESCAPE_LIMIT, QUIET_LIMIT

MOST_MOVES: Final[i64] = 64
"""More than any position has: nine ghosts with four ways each, four mirrors, three releases."""
DRAWN: Final[i64] = -1
"""The winner of a drawn game."""


def _ghost_actions() -> list[GhostAction]:
    return [action for action in ACTIONS if isinstance(action, GhostAction)]


VERB: Final = vec[i64]([action.verb for action in _ghost_actions()])
SOURCE: Final = vec[i64]([action.source for action in _ghost_actions()])
TARGET: Final = vec[i64]([action.target for action in _ghost_actions()])
COLOUR: Final = vec[i64]([action.colour for action in _ghost_actions()])
STEP_IDS: Final = vec[i64]([action.id for action in STEPS])
FIGHT_IDS: Final = vec[i64]([action.id for action in FIGHTS])
MIRROR_IDS: Final = vec[i64]([action.id for action in MIRRORS])
PLACE_IDS: Final = vec[i64]([action.id for action in PLACINGS])
RELEASE_IDS: Final = vec[i64]([action.id for action in RELEASES])
PASS_ID: Final[i64] = PASS_ACTION.id
BEATEN: Final = vec[i64](BEATS)


def _numbers(seed: int, count: int) -> vec[i64]:
    """Random numbers of 62 bits: never negative, compiled or not."""
    rng = Rng(seed)
    return vec[i64]([int(rng.below(1 << 62)) for _ in range(count)])


GHOST_KEYS: Final = _numbers(1, 6 * 25)
"""By ``25 * (3 * owner + colour) + room``."""
DUNGEON_KEYS: Final = _numbers(2, 4096)
PORTAL_KEYS: Final = _numbers(3, 64)
PHASE_KEYS: Final = _numbers(4, 16)
"""By ``side + 2 * passed + 4 * (released + 1)``."""


class Position:
    """Ghosts, portals and counters as in `board.Board`; the three portals are packed by two bits.

    ``key`` is one number for all that makes two positions the same (EG-5.4).
    """

    def __init__(self) -> None:
        self.goal: i64 = 0
        self.phase: i64 = PLACING
        self.side: i64 = 0
        self.owned_a: i64 = 0
        self.owned_b: i64 = 0
        self.red: i64 = 0
        self.blue: i64 = 0
        self.yellow: i64 = 0
        self.waiting: i64 = 0
        self.dungeon: i64 = 0
        self.escaped: i64 = 0
        self.portals: i64 = 0
        self.released: i64 = -1
        self.passed: i64 = 0
        self.quiet: i64 = 0
        self.since_escape: i64 = 0
        self.winner: i64 = DRAWN
        self.ghosts_key: i64 = 0
        self.key: i64 = 0

    def read(self, board: Board) -> None:
        """Become the position of a board in play."""
        self.goal = board.goal
        self.phase = board.phase
        self.side = board.side
        self.owned_a = board.owned_a
        self.owned_b = board.owned_b
        self.red = board.red
        self.blue = board.blue
        self.yellow = board.yellow
        self.waiting = board.waiting
        self.dungeon = board.dungeon
        self.escaped = board.escaped
        self.portals = board.open_red | board.open_blue << 2 | board.open_yellow << 4
        self.released = board.released
        self.passed = board.passed
        self.quiet = board.quiet
        self.since_escape = board.since_escape
        self.winner = board.winner
        self.ghosts_key = 0
        ghosts = self.owned_a | self.owned_b
        while ghosts != 0:
            bit = ghosts & -ghosts
            ghosts ^= bit
            owner: i64 = 0 if self.owned_a & bit else 1
            self.ghosts_key ^= GHOST_KEYS[25 * (3 * owner + self.colour(bit)) + room_of(bit)]
        self._set_key()

    def past_key(self, board: i64, portals: i64, side: i64) -> i64:
        """The key of a position since the last escape, given as `Board` remembers it."""
        key: i64 = 0
        out: i64 = self.escaped
        for room in range(i64(25)):
            value = PLACE_VALUE[room]
            if value != 0:
                slot = board // value % 7 - 1
                if slot >= 0:
                    key ^= GHOST_KEYS[25 * slot + room]
                    out += i64(1) << 2 * slot
        # Three of each: who is neither in the castle nor out is in the dungeon.
        return key ^ DUNGEON_KEYS[4095 - out] ^ PORTAL_KEYS[portals] ^ PHASE_KEYS[side]

    def colour(self, bit: i64) -> i64:
        """The colour of the ghost in a room, given as a mask."""
        if self.red & bit:
            return 0
        return 1 if self.blue & bit else 2

    def carpets(self, colour: i64) -> i64:
        """The empty carpet rooms of a colour."""
        if colour == 0:
            return RED_CARPETS & ~(self.owned_a | self.owned_b)
        if colour == 1:
            return BLUE_CARPETS & ~(self.owned_a | self.owned_b)
        return YELLOW_CARPETS & ~(self.owned_a | self.owned_b)

    # What is legal

    def moves(self, into: vec[i64], start: i64) -> i64:
        """Write the legal moves from an index on; the index behind the last."""
        if self.phase != TURN:
            return self._placings(into, start)
        end = start
        own = self.owned_a if self.side == 0 else self.owned_b
        occupied = self.owned_a | self.owned_b
        free = WALKABLE & ~occupied
        for direction in range(i64(4)):
            red = shift(own & self.red, direction)
            blue = shift(own & self.blue, direction)
            yellow = shift(own & self.yellow, direction)
            left = (
                red & (self.blue | self.yellow)
                | blue & (self.red | self.yellow)
                | yellow & (self.red | self.blue)
            )
            while left != 0:
                bit = left & -left
                left ^= bit
                into[end] = FIGHT_IDS[direction * 25 + room_of(bit)]
                end += 1
            left = (red | blue | yellow) & free
            while left != 0:
                bit = left & -left
                left ^= bit
                into[end] = STEP_IDS[direction * 25 + room_of(bit)]
                end += 1
        sources = own & MIRROR_ROOMS
        while sources != 0:
            bit = sources & -sources
            sources ^= bit
            row = room_of(bit) * 25
            left = MIRROR_ROOMS & ~occupied
            while left != 0:
                bit = left & -left
                left ^= bit
                into[end] = MIRROR_IDS[row + room_of(bit)]
                end += 1
        held = self.dungeon >> 6 * self.side & 63
        if held != 0:
            for colour in range(i64(3)):
                if held >> 2 * colour & 3 != 0 and self.carpets(colour) != 0:
                    into[end] = RELEASE_IDS[colour]
                    end += 1
        if end == start:
            into[end] = PASS_ID
            end += 1
        return end

    def _placings(self, into: vec[i64], start: i64) -> i64:
        end = start
        waiting = self.waiting >> 6 * self.side
        for colour in range(i64(3)):
            if self.phase == RELEASED:
                wanted = colour == self.released
            else:
                wanted = waiting >> 2 * colour & 3 != 0
            if wanted:
                left = self.carpets(colour)
                while left != 0:
                    bit = left & -left
                    left ^= bit
                    into[end] = PLACE_IDS[room_of(bit)]
                    end += 1
        return end

    def needed(self, owner: i64, colour: i64) -> bool:
        """Whether one more escape of a colour brings an owner nearer to the goal."""
        return self.goal != 0 or self.escaped >> 2 * (3 * owner + colour) & 3 == 0

    def of_colour(self, colour: i64) -> i64:
        """The rooms that hold ghosts of a colour."""
        if colour == 0:
            return self.red
        return self.blue if colour == 1 else self.yellow

    def threats(self, owner: i64) -> i64:
        """How many colours that an owner needs could escape at once if it were the owner's turn."""
        own = self.owned_a if owner == 0 else self.owned_b
        free = WALKABLE & ~(self.owned_a | self.owned_b)
        threats: i64 = 0
        for colour in range(i64(3)):
            if not self.needed(owner, colour):
                continue
            alike = self.of_colour(colour)
            ours = own & alike
            facing = self.portals >> 2 * colour & 3
            door = EXITS[4 * colour + facing] & (free | self.of_colour(BEATEN[colour]))
            if around(door) & ours:
                threats += 1
                continue
            waiting = EXITS[4 * colour + (facing + 1 & 3)] & ours
            if waiting != 0:
                stronger = self.of_colour(BEATEN[BEATEN[colour]])
                near = around(own & stronger) & alike | around(stronger) & ours
                if near & ~waiting:
                    threats += 1
        return threats

    def escapes(self, into: vec[i64], start: i64) -> i64:
        """Write the moves that free a ghost that the side to act needs, as `moves` does.

        A ghost walks or fights its way to the exit, or a fight turns the portal to a ghost that
        waits there. A move that does both may be written twice.
        """
        end = start
        own = self.owned_a if self.side == 0 else self.owned_b
        free = WALKABLE & ~(self.owned_a | self.owned_b)
        for colour in range(i64(3)):
            if not self.needed(self.side, colour):
                continue
            alike = self.of_colour(colour)
            weaker = self.of_colour(BEATEN[colour])
            stronger = self.of_colour(BEATEN[BEATEN[colour]])
            facing = self.portals >> 2 * colour & 3
            door = EXITS[4 * colour + facing] & (free | weaker)
            waiting = EXITS[4 * colour + (facing + 1 & 3)] & own & alike
            if door == 0 and waiting == 0:
                continue
            for direction in range(i64(4)):
                if shift(own & alike, direction) & door:
                    index = direction * 25 + room_of(door)
                    into[end] = STEP_IDS[index] if door & free else FIGHT_IDS[index]
                    end += 1
                if waiting != 0:
                    left = (
                        shift(own & stronger, direction) & alike & ~waiting
                        | shift(own & alike & ~waiting, direction) & stronger
                    )
                    while left != 0:
                        bit = left & -left
                        left ^= bit
                        into[end] = FIGHT_IDS[direction * 25 + room_of(bit)]
                        end += 1
        return end

    # What happens

    def follow(self, before: "Position", move: i64) -> None:
        """Become the position after a move; repetition (EG-5.4) is left to whoever knows the past."""
        self.goal = before.goal
        self.phase = before.phase
        self.side = before.side
        self.owned_a = before.owned_a
        self.owned_b = before.owned_b
        self.red = before.red
        self.blue = before.blue
        self.yellow = before.yellow
        self.waiting = before.waiting
        self.dungeon = before.dungeon
        self.escaped = before.escaped
        self.portals = before.portals
        self.released = before.released
        self.passed = before.passed
        self.quiet = before.quiet
        self.since_escape = before.since_escape
        self.winner = DRAWN
        self.ghosts_key = before.ghosts_key
        verb = VERB[move]
        if verb == FIGHT:
            self._fight(i64(1) << SOURCE[move], i64(1) << TARGET[move])
            self._end_turn(True)
        elif verb == RELEASE:
            self.released = COLOUR[move]
            self.phase = RELEASED
            self.side = 1 - self.side
        elif verb == PLACE:
            self._place(i64(1) << TARGET[move], COLOUR[move])
        elif verb == PASS:
            self.passed += 1
            self._end_turn(False)
        else:
            source = i64(1) << SOURCE[move]
            colour = self.colour(source)
            self._flip(source, self.side, colour)
            self._flip(i64(1) << TARGET[move], self.side, colour)
            self.passed = 0
            self._end_turn(False)
        self._set_key()

    def skip_turn(self, before: "Position") -> None:
        """Become the position in which the other side acts, as if nothing had been done."""
        self.follow(before, PASS_ID)
        self.passed = 0
        if self.phase == OVER:
            self.phase = TURN
        self._set_key()

    def _set_key(self) -> None:
        self.key = (
            self.ghosts_key
            ^ DUNGEON_KEYS[self.dungeon]
            ^ PORTAL_KEYS[self.portals]
            ^ PHASE_KEYS[self.side + 2 * (self.passed & 1) + 4 * (self.released + 1)]
        )

    def _flip(self, bit: i64, owner: i64, colour: i64) -> None:
        if owner == 0:
            self.owned_a ^= bit
        else:
            self.owned_b ^= bit
        if colour == 0:
            self.red ^= bit
        elif colour == 1:
            self.blue ^= bit
        else:
            self.yellow ^= bit
        self.ghosts_key ^= GHOST_KEYS[25 * (3 * owner + colour) + room_of(bit)]

    def _place(self, target: i64, colour: i64) -> None:
        if self.phase == RELEASED:
            owner = 1 - self.side
            self._flip(target, owner, colour)
            self.dungeon -= i64(1) << 2 * (3 * owner + colour)
            self.released = -1
            self.phase = TURN
            self.side = owner
            self.passed = 0
            self._end_turn(False)
            return
        self._flip(target, self.side, colour)
        self.waiting -= i64(1) << 2 * (3 * self.side + colour)
        placed = count(self.owned_a | self.owned_b)
        if placed == 18:
            self.phase = TURN
            self.side = 0
        else:
            self.side = 0 if placed >= 3 and placed & 1 else 1  # EG-2.1

    def _fight(self, source: i64, target: i64) -> None:
        attacker = self.colour(source)
        defender = self.colour(target)
        rival: i64 = 0 if self.owned_a & target else 1
        self._flip(source, self.side, attacker)
        loser = attacker
        owner = self.side
        if BEATEN[attacker] == defender:
            self._flip(target, rival, defender)
            self._flip(target, self.side, attacker)
            loser = defender
            owner = rival
        self.dungeon += i64(1) << 2 * (3 * owner + loser)
        facing = (self.portals >> 2 * loser) + 1 & 3
        self.portals = self.portals & ~(i64(3) << 2 * loser) | facing << 2 * loser
        self.passed = 0

    def leaving(self) -> i64:
        """The rooms whose ghosts stand before the open portal of their colour (EG-4.1)."""
        return (
            self.red & EXITS[self.portals & 3]
            | self.blue & EXITS[4 + (self.portals >> 2 & 3)]
            | self.yellow & EXITS[8 + (self.portals >> 4)]
        )

    def _end_turn(self, fought: bool) -> None:
        self.quiet = 0 if fought else self.quiet + 1
        self.since_escape += 1
        leaving = self.leaving()
        self.side = 1 - self.side
        if leaving != 0:
            self.quiet = 0
            self.since_escape = 0
            while leaving != 0:
                bit = leaving & -leaving
                leaving ^= bit
                colour = self.colour(bit)
                owner: i64 = 0 if self.owned_a & bit else 1
                self._flip(bit, owner, colour)
                self.escaped += i64(1) << 2 * (3 * owner + colour)
            won_a = self.reached(self.escaped & 63)
            won_b = self.reached(self.escaped >> 6)
            if won_a or won_b:
                self.phase = OVER
                if won_a != won_b:
                    self.winner = 0 if won_a else 1
                return
        if self.passed == 2 or self.quiet >= QUIET_LIMIT or self.since_escape >= ESCAPE_LIMIT:
            self.phase = OVER

    def reached(self, free: i64) -> bool:
        """Whether one owner's escaped ghosts reach the goal (EG-5.1, EG-5.6)."""
        if self.goal == 0:
            return free & 3 != 0 and free & 12 != 0 and free & 48 != 0
        together = (free & 3) + (free >> 2 & 3) + (free >> 4)
        return together >= 3 if self.goal == 1 else together >= 1
