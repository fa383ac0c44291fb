"""Alpha-beta search for 18 Ghosts: iterative deepening over a bounded transposition table.

Principal variation search with killers, history, late move reductions, a skipped turn where the
side to act stands well anyway, and quiescence for escapes.
"""

from time import perf_counter
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from hantise.games.eighteen_ghosts.actions import FIGHT, MIRROR, STEP
from hantise.games.eighteen_ghosts.board import OVER, TURN
from hantise.games.eighteen_ghosts.evaluation import WEIGHTS, evaluate
from hantise.games.eighteen_ghosts.masks import EXITS
from hantise.games.eighteen_ghosts.position import (
    BEATEN,
    MOST_MOVES,
    SOURCE,
    TARGET,
    VERB,
    Position,
)
from hantise.games.eighteen_ghosts.state import EighteenGhostsState

WIN: Final[i64] = 30_000
"""What a win is worth, less one for each move until it."""
SURE: Final[i64] = 29_000
"""Beyond this a result is proven."""
UNKNOWN: Final[i64] = 32_000
"""No worth."""
DEEPEST: Final[i64] = 60
LINE: Final[i64] = 80
"""Longer than any line of moves that is looked at."""
EXACT: Final[i64] = 1
AT_LEAST: Final[i64] = 2
AT_MOST: Final[i64] = 3
BETWEEN_LOOKS: Final[i64] = 1023
"""Nodes, as a mask, between two looks at the clock."""
LATE_COUNTS: Final[i64] = 84
"""From so many quiet turns on, positions that differ in them alone are kept apart (EG-5.5)."""
FROM_ESCAPE: Final[i64] = 1 << 40
"""What a move that frees a needed ghost counts for in the order of moves."""


class Found:
    """What a search found: moves are ids of actions, worths in the unit of `evaluate`."""

    def __init__(self, line: list[int], worth: int, depth: int, nodes: int) -> None:
        self.line: Final = line
        """How it sees the game go on, its own move first."""
        self.worth: Final = worth
        """Of the first move, to the side that makes it."""
        self.depth: Final = depth
        self.nodes: Final = nodes


class AlphaBeta:
    """A search; it remembers ``1 << size`` positions, 16 bytes each."""

    def __init__(self, size: i64, weighed: vec[i64] = WEIGHTS) -> None:
        self._weighed = weighed
        self._mask: i64 = (i64(1) << size) - 1
        keys = vec[i64](capacity=self._mask + 1)
        data = vec[i64](capacity=self._mask + 1)
        for _ in range(self._mask + 1):
            keys = append(keys, i64(0))
            data = append(data, i64(0))
        self._keys = keys
        """Two slots belong together: one for the deepest search of a position, one for the last."""
        self._data = data
        """Worth, depth, bound and best move of the position of each key, packed."""
        self._line: list[Position] = [Position() for _ in range(LINE)]
        self._moves = vec[i64]([0] * (LINE * MOST_MOVES))
        self._orders = vec[i64]([0] * (LINE * MOST_MOVES))
        self._killers = vec[i64]([-1] * (2 * LINE))
        self._history = vec[i64]([0] * 512)
        self._best = vec[i64]([-1] * (LINE * LINE))
        """The best line from each ply on; -1 behind its end."""
        self._past = vec[i64]()
        self._nodes: i64 = 0
        self._limit: i64 = 0
        self._until: float = 0.0
        self._stopped: i64 = 0

    def think(
        self,
        state: EighteenGhostsState,
        nodes: i64,
        seconds: float,
        order: list[int],
        deepest: i64 = DEEPEST,
    ) -> Found:
        """The best of the moves in ``order``, earlier ones first among equals."""
        self._begin(nodes, seconds)
        root = self._line[0]
        root.read(state)
        self._remember(state)
        count: i64 = len(order)
        for index in range(count):
            self._moves[index] = order[index]
        line = [order[0]]
        worth: i64 = 0
        depth: i64 = 0
        while depth < deepest and self._stopped == 0:
            depth += 1
            value = self._root(count, depth)
            if self._best[0] >= 0:
                line = self._expected()
                worth = value
            sure = worth if worth > 0 else -worth
            if sure >= SURE and WIN - sure <= depth:
                break
        return Found(line, int(worth), int(depth), int(self._nodes))

    def compare(self, moves: list[int], depth: i64, nodes: i64, seconds: float) -> list[int]:
        """What other moves than the best are worth, after `think`, as far as the budget goes."""
        self._begin(nodes, seconds)
        worths: list[int] = []
        for move in moves:
            value = self._after(0, move, depth, -WIN, WIN, 0, False)
            if self._stopped != 0:
                break
            worths.append(int(value))
        return worths

    def _begin(self, nodes: i64, seconds: float) -> None:
        self._until = perf_counter() + seconds
        self._limit = nodes
        self._nodes = 0
        self._stopped = 0

    def _remember(self, state: EighteenGhostsState) -> None:
        """The keys of the positions since the last escape, as far as they began a turn."""
        root = self._line[0]
        self._past = vec[i64]()
        turns: i64 = len(state.past_boards)
        # The last one began this turn or, if a released ghost waits, the opponent's.
        side = root.side if root.phase == TURN else 1 - root.side
        for turn in range(turns):
            whose = side if (turns - 1 - turn) & 1 == 0 else 1 - side
            key = root.past_key(state.past_boards[turn], state.past_portals[turn], whose)
            self._past = append(self._past, key)

    def _expected(self) -> list[int]:
        moves: list[int] = []
        ply: i64 = 0
        while ply < LINE and self._best[ply] >= 0:
            moves.append(int(self._best[ply]))
            ply += 1
        return moves

    def _root(self, count: i64, depth: i64) -> i64:
        """One round of deepening; the move it finds best goes to the front of the list."""
        alpha = -WIN
        self._best[0] = -1
        for index in range(count):
            move = self._moves[index]
            value = self._after(0, move, depth, alpha, WIN, 0, index > 0)
            if self._stopped != 0:
                break
            if value > alpha or index == 0:
                alpha = value
                self._extend(0, move)
                for later in range(index):
                    self._moves[index - later] = self._moves[index - later - 1]
                self._moves[0] = move
        return alpha

    def _extend(self, ply: i64, move: i64) -> None:
        """The best line at a ply is the move and the best line after it."""
        row = ply * LINE
        below = row + LINE
        self._best[row] = move
        index: i64 = 0
        while index < LINE - 1 and self._best[below + index] >= 0:
            self._best[row + index + 1] = self._best[below + index]
            index += 1
        self._best[row + index + 1] = -1

    def _after(
        self, ply: i64, move: i64, depth: i64, alpha: i64, beta: i64, reduction: i64, narrow: bool
    ) -> i64:
        """What a move is worth to the side that makes it."""
        here = self._line[ply]
        child = self._line[ply + 1]
        child.follow(here, move)
        self._best[(ply + 1) * LINE] = -1
        if child.phase == OVER:
            if child.winner < 0:
                return 0
            return WIN - ply - 1 if child.winner == here.side else ply + 1 - WIN
        same = child.side == here.side
        left = depth - 1
        if narrow:
            value = self._child(ply, same, left - reduction, alpha, alpha + 1)
            if value > alpha and reduction > 0:
                value = self._child(ply, same, left, alpha, alpha + 1)
            if value <= alpha or value >= beta:
                return value
        return self._child(ply, same, left, alpha, beta)

    def _child(self, ply: i64, same: bool, depth: i64, alpha: i64, beta: i64) -> i64:
        if same:
            return self._search(ply + 1, depth, alpha, beta, False)
        return -self._search(ply + 1, depth, -beta, -alpha, True)

    def _repeated(self, ply: i64) -> bool:
        """Whether a position comes again within this line, or for the third time in the game.

        Looked for among the turns since the last fight: after one, hardly any comes again.
        """
        here = self._line[ply]
        key = here.key
        turns = here.quiet
        back = ply - 1
        while back > 0:
            before = self._line[back]
            if before.phase == TURN:
                turns -= 1
                if turns < 0:
                    return False
                if before.key == key:
                    return True
            back -= 1
        times: i64 = 0
        for past in self._past:
            if past == key:
                times += 1
        return times >= 2

    def _search(self, ply: i64, depth: i64, alpha: i64, beta: i64, may_skip: bool) -> i64:
        """What a position is worth to the side to act, at least or at most if outside the window."""
        here = self._line[ply]
        if here.phase == TURN and here.quiet > 3 and self._repeated(ply):
            return 0
        if depth <= 0:
            return self._quiesce(ply, alpha, beta)
        if self._is_spent():
            return 0
        if ply >= LINE - 2:
            return evaluate(here, self._weighed)
        key = here.key
        if here.quiet >= LATE_COUNTS:
            key ^= here.quiet << 50
        slot = key & self._mask
        if self._keys[slot] != key:
            slot ^= 1
        hint: i64 = -1
        if self._keys[slot] == key:
            value = self._remembered(slot, depth, alpha, beta, ply)
            if value != UNKNOWN:
                return value
            hint = (self._data[slot] >> 26 & 255) - 1
        if may_skip and depth >= 3 and here.phase == TURN and beta - alpha == 1:
            value = self._skip(ply, depth, beta)
            if value != UNKNOWN:
                return value
        return self._try_all(ply, depth, alpha, beta, key, hint)

    def _is_spent(self) -> bool:
        """Whether the budget is used up; a node has been counted."""
        self._nodes += 1
        if self._nodes >= self._limit or (
            self._nodes & BETWEEN_LOOKS == 0 and perf_counter() > self._until
        ):
            self._stopped = 1
        return self._stopped != 0

    def _remembered(self, slot: i64, depth: i64, alpha: i64, beta: i64, ply: i64) -> i64:
        data = self._data[slot]
        if (data >> 16 & 255) < depth:
            return UNKNOWN
        value = _seen_from((data & 65535) - 32768, ply)
        bound = data >> 24 & 3
        if bound == EXACT:
            return value
        if bound == AT_LEAST:
            return value if value >= beta else UNKNOWN
        return value if value <= alpha else UNKNOWN

    def _skip(self, ply: i64, depth: i64, beta: i64) -> i64:
        """Whoever could afford to do nothing at all stands well enough."""
        here = self._line[ply]
        if beta >= SURE or evaluate(here, self._weighed) < beta:
            return UNKNOWN
        self._line[ply + 1].skip_turn(here)
        value = -self._search(ply + 1, depth - 3, -beta, 1 - beta, False)
        return value if beta <= value < SURE and self._stopped == 0 else UNKNOWN

    def _try_all(self, ply: i64, depth: i64, alpha: i64, beta: i64, key: i64, hint: i64) -> i64:
        here = self._line[ply]
        first = ply * MOST_MOVES
        end = here.moves(self._moves, first)
        self._order(ply, first, end, hint)
        best: i64 = -WIN
        best_move: i64 = -1
        lowest = alpha
        for index in range(first, end):
            move = self._pick(index, end)
            reduction: i64 = 0
            if depth >= 3 and index - first >= 3 and self._orders[index] < FROM_ESCAPE >> 1:
                reduction = 1 if index - first < 10 else 2
            value = self._after(ply, move, depth, alpha, beta, reduction, index > first)
            if self._stopped != 0:
                return 0
            if value > best:
                best = value
                best_move = move
                if value > alpha:
                    alpha = value
                    self._extend(ply, move)
                    if value >= beta:
                        self._reward(ply, move, depth)
                        break
        bound = EXACT
        if best >= beta:
            bound = AT_LEAST
        elif best <= lowest:
            bound = AT_MOST
        self._store(key, depth, bound, best_move, _seen_from(best, -ply))
        return best

    def _store(self, key: i64, depth: i64, bound: i64, move: i64, value: i64) -> None:
        slot = key & self._mask
        if self._keys[slot] != key and (self._data[slot] >> 16 & 255) > depth:
            slot ^= 1
        self._keys[slot] = key
        self._data[slot] = value + 32768 | depth << 16 | bound << 24 | (move + 1) << 26

    def _quiesce(self, ply: i64, alpha: i64, beta: i64) -> i64:
        """Stand, or free a ghost that is needed."""
        self._nodes += 1
        here = self._line[ply]
        best = evaluate(here, self._weighed)
        if best >= beta or here.phase != TURN or ply >= LINE - 2:
            return best
        alpha = max(alpha, best)
        first = ply * MOST_MOVES
        end = here.escapes(self._moves, first)
        child = self._line[ply + 1]
        for index in range(first, end):
            child.follow(here, self._moves[index])
            if child.phase == OVER:
                value: i64 = 0
                if child.winner >= 0:
                    value = WIN - ply - 1 if child.winner == here.side else ply + 1 - WIN
            else:
                value = -self._quiesce(ply + 1, -beta, -alpha)
            if value > best:
                best = value
                if value >= beta:
                    return value
                alpha = max(alpha, value)
        return best

    def _reward(self, ply: i64, move: i64, depth: i64) -> None:
        """A move that refuted is tried early from now on."""
        if self._killers[2 * ply] != move:
            self._killers[2 * ply + 1] = self._killers[2 * ply]
            self._killers[2 * ply] = move
        self._history[256 * self._line[ply].side + move] += depth * depth

    def _pick(self, index: i64, end: i64) -> i64:
        """Bring the most promising move that is left to an index."""
        best = index
        for other in range(index + 1, end):
            if self._orders[other] > self._orders[best]:
                best = other
        move = self._moves[best]
        if best != index:
            order = self._orders[best]
            self._moves[best] = self._moves[index]
            self._orders[best] = self._orders[index]
            self._moves[index] = move
            self._orders[index] = order
        return move

    def _order(self, ply: i64, first: i64, end: i64, hint: i64) -> None:
        here = self._line[ply]
        own = here.owned_a if here.side == 0 else here.owned_b
        for index in range(first, end):
            move = self._moves[index]
            order = self._history[256 * here.side + move]
            if move == hint:
                order = FROM_ESCAPE << 2
            elif move == self._killers[2 * ply]:
                order = FROM_ESCAPE - 1
            elif move == self._killers[2 * ply + 1]:
                order = FROM_ESCAPE - 2
            verb = VERB[move]
            if verb == FIGHT:
                order += self._fight(here, own, i64(1) << SOURCE[move], i64(1) << TARGET[move])
            elif verb in (STEP, MIRROR):
                colour = here.colour(i64(1) << SOURCE[move])
                door = EXITS[4 * colour + (here.portals >> 2 * colour & 3)]
                if door >> TARGET[move] & 1 and here.needed(here.side, colour):
                    order += FROM_ESCAPE
            self._orders[index] = order

    def _fight(self, here: Position, own: i64, source: i64, target: i64) -> i64:
        """How a fight stands in the order of moves, by who goes where."""
        attacker = here.colour(source)
        defender = here.colour(target)
        wins = BEATEN[attacker] == defender
        loser = defender if wins else attacker
        lost = target if wins else source
        order: i64 = 0
        turned = EXITS[4 * loser + ((here.portals >> 2 * loser) + 1 & 3)]
        freed = turned & here.of_colour(loser) & ~lost
        if freed & own:
            if here.needed(here.side, loser):
                order += FROM_ESCAPE
        elif freed != 0 and here.needed(1 - here.side, loser):
            order -= FROM_ESCAPE
        door = EXITS[4 * attacker + (here.portals >> 2 * attacker & 3)]
        if wins and target & door and here.needed(here.side, attacker):
            order += FROM_ESCAPE
        return order if order != 0 else (1 << 10 if lost & own == 0 else 0)


def _seen_from(value: i64, ply: i64) -> i64:
    """A sure result of a position, by its distance from the root, that many moves before."""
    if value >= SURE:
        return value - ply
    return value + ply if value <= -SURE else value
