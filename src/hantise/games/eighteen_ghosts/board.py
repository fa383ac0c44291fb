"""The castle in play: where the ghosts are, what is seen of it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from hantise.core.outcome import Outcome, ranked
from hantise.core.state import State
from hantise.core.view import View
from hantise.games.eighteen_ghosts import castle, notation
from hantise.games.eighteen_ghosts.castle import COLOURS, DIRECTIONS, LETTERS, ROOMS
from hantise.games.eighteen_ghosts.masks import PLACE_VALUE
from hantise.games.eighteen_ghosts.views import EighteenGhostsView, Phase, Public, Search

PLACING: Final = 0
TURN: Final = 1
RELEASED: Final = 2
OVER: Final = 3
PHASES: Final[tuple[Phase, ...]] = ("placing", "turn", "released", "over")
ENDINGS: Final = notation.ENDINGS


class Board(State):
    """Ghosts as five masks (two owners, three colours); those off the board as packed counts.

    Packed: two bits for each owner and colour, at ``2 * (3 * owner + colour)``.
    """

    def __init__(self, goal: i64) -> None:
        super().__init__(2)
        self.goal: Final[i64] = goal
        self.actor = 0
        self.phase: i64 = PLACING
        self.side: i64 = 0
        self.owned_a: i64 = 0
        self.owned_b: i64 = 0
        self.red: i64 = 0
        self.blue: i64 = 0
        self.yellow: i64 = 0
        self.waiting: i64 = 0xFFF
        self.dungeon: i64 = 0
        self.escaped: i64 = 0
        self.open_red: i64 = castle.PORTALS_AT_START[0]
        self.open_blue: i64 = castle.PORTALS_AT_START[1]
        self.open_yellow: i64 = castle.PORTALS_AT_START[2]
        self.released: i64 = -1
        """The colour of the opponent's ghost that ``side`` must place (EG-3.5)."""
        self.passed: i64 = 0
        self.quiet: i64 = 0
        self.since_escape: i64 = 0
        self.ending: i64 = -1
        self.winner: i64 = -1
        self.board_key: i64 = 0
        self.past_boards = vec[i64]()
        self.past_portals = vec[i64]()

    def _copy_to(self, twin: "Board") -> None:
        twin.actor = self.actor
        twin.phase = self.phase
        twin.side = self.side
        twin.owned_a = self.owned_a
        twin.owned_b = self.owned_b
        twin.red = self.red
        twin.blue = self.blue
        twin.yellow = self.yellow
        twin.waiting = self.waiting
        twin.dungeon = self.dungeon
        twin.escaped = self.escaped
        twin.open_red = self.open_red
        twin.open_blue = self.open_blue
        twin.open_yellow = self.open_yellow
        twin.released = self.released
        twin.passed = self.passed
        twin.quiet = self.quiet
        twin.since_escape = self.since_escape
        twin.ending = self.ending
        twin.winner = self.winner
        twin.board_key = self.board_key
        twin.past_boards = self.past_boards[:]
        twin.past_portals = self.past_portals[:]

    # Where ghosts stand

    def _colour(self, room: i64) -> i64:
        if self.red >> room & 1:
            return 0
        return 1 if self.blue >> room & 1 else 2

    def _open(self, colour: i64) -> i64:
        if colour == 0:
            return self.open_red
        return self.open_blue if colour == 1 else self.open_yellow

    def _put(self, room: i64, owner: i64, colour: i64) -> None:
        self._flip(room, owner, colour)
        self.board_key += PLACE_VALUE[room] * (3 * owner + colour + 1)

    def _take(self, room: i64, owner: i64, colour: i64) -> None:
        self._flip(room, owner, colour)
        self.board_key -= PLACE_VALUE[room] * (3 * owner + colour + 1)

    def _flip(self, room: i64, owner: i64, colour: i64) -> None:
        bit = i64(1) << room
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

    # What is known

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = []
        for owner in range(2):
            free = self.escaped >> 6 * owner
            scores.append(int((free & 3) + (free >> 2 & 3) + (free >> 4 & 3)))
        return ranked(ENDINGS[self.ending], scores, [int(self.winner == 0), int(self.winner == 1)])

    def public(self) -> Public:
        """The castle as everybody sees it."""
        ghosts = {}
        for room in range(25):
            if (self.owned_a | self.owned_b) >> room & 1:
                ghosts[ROOMS[room]] = self._letter(self.owned_b >> room & 1, self._colour(room))
        released = ""
        if self.released >= 0:
            released = self._letter(1 - self.side, self.released)
        return Public(
            phase=PHASES[self.phase],
            side=0 if self.side == 0 else 1,
            ghosts=ghosts,
            portals={COLOURS[c]: DIRECTIONS[self._open(c)] for c in range(3)},
            dungeon=self._letters(self.dungeon),
            escaped=self._letters(self.escaped),
            waiting=self._letters(self.waiting),
            released=released,
            passed=self.phase == TURN and self.passed > 0,
            quiet=self.quiet,
            since_escape=self.since_escape,
            ending=ENDINGS[self.ending] if self.phase == OVER else "",
        )

    def view_of(self, seat: int | None) -> View:
        past = tuple(zip(self.past_portals, self.past_boards, strict=True))
        return EighteenGhostsView(
            seat=seat, actor=self.actor, public=self.public(), search=Search(past)
        )

    def position(self) -> str:
        return notation.write(self.public())

    def snapshot(self) -> tuple[object, ...]:
        past = (tuple(self.past_boards), tuple(self.past_portals))
        return (self.position(), self.actor, self.board_key, self.winner, past)

    def census(self) -> dict[str, int]:
        counts = dict.fromkeys("RBYrby", 0)
        for letter in self.public().ghosts.values():
            counts[letter] += 1
        for packed in (self.waiting, self.dungeon, self.escaped):
            for letter in self._letters(packed):
                counts[letter] += 1
        return counts

    def _letter(self, owner: i64, colour: i64) -> str:
        return LETTERS[colour].lower() if owner else LETTERS[colour]

    def _letters(self, packed: i64) -> str:
        word = ""
        for slot in range(i64(6)):
            word += self._letter(slot // 3, slot % 3) * int(packed >> 2 * slot & 3)
        return word
