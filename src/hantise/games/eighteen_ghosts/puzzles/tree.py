"""A forced win as a tree: for each action the reply that holds out longest, or the one that refutes."""

from collections import defaultdict
from typing import Final, NamedTuple

from hantise.core.action import Action
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts.board import TURN
from hantise.games.eighteen_ghosts.prover import Prover, after
from hantise.games.eighteen_ghosts.state import EighteenGhostsState
from hantise.puzzles.puzzle import Failed, Kept, Node

LATE: Final = "late"
LOST: Final = "lost"
DRAWN: Final = "drawn"
GONE: Final = "gone"


class Moment(NamedTuple):
    """The solver is to act, with so many turns left."""

    state: EighteenGhostsState
    turns: int


def build(state: EighteenGhostsState, turns: int, prover: Prover) -> tuple[Node, ...]:
    """All nodes of the tree, the position first."""
    builder = _Builder(int(state.actor), prover)
    builder.number_of(Moment(state, turns))
    return tuple(builder.node(moment) for moment in builder.moments_as_they_come())


class _Builder:
    """Numbers moments as they are reached."""

    def __init__(self, seat: int, prover: Prover) -> None:
        self._seat = seat
        self._prover = prover
        self._moments: list[Moment] = []
        self._numbers: dict[tuple[str, int], int] = {}

    def moments_as_they_come(self) -> "list[Moment]":
        """A list that grows while it is walked."""
        return self._moments

    def number_of(self, moment: Moment) -> int:
        """The number of a moment's node."""
        key = moment.state.position(), moment.turns
        if key not in self._numbers:
            self._numbers[key] = len(self._moments)
            self._moments.append(moment)
        return self._numbers[key]

    def node(self, moment: Moment) -> Node:
        """What comes of each action."""
        state, turns = moment
        left = turns - 1 if state.phase == TURN else turns
        keeps: dict[str, Kept] = {}
        fails: defaultdict[tuple[str, tuple[str, ...]], list[str]] = defaultdict(list)
        for action in state.legal_actions():
            following = after(state, action)
            if self._prover.wins(following, left):
                keeps[action.notation] = self._kept(following, left)
            else:
                fails[self._refutation(following, left)].append(action.notation)
        failed = (
            Failed(tuple(actions), why, replies)
            for (why, replies), actions in sorted(fails.items())
        )
        return Node(keeps, tuple(failed))

    def _kept(self, state: EighteenGhostsState, left: int) -> Kept:
        """The rival holds out as long as possible, and then leaves the fewest ways to win."""
        replies = []
        while state.actor not in (self._seat, NOBODY):
            replies.append(
                max(state.legal_actions(), key=lambda one: self._stubborn(state, one, left))
            )
            state = after(state, replies[-1])
        then = None if state.actor == NOBODY else self.number_of(Moment(state, left))
        return Kept(tuple(map(str, replies)), then)

    def _stubborn(self, state: EighteenGhostsState, reply: Action, left: int) -> tuple[int, int]:
        following = after(state, reply)
        needed = next(n for n in range(left + 1) if self._prover.wins(following, n))
        if following.actor != self._seat:
            return needed, 0
        return needed, -len(self._prover.winning_actions(following, left))

    def _refutation(self, state: EighteenGhostsState, left: int) -> tuple[str, tuple[str, ...]]:
        """Why, and the replies; none where the last turn was used up."""
        replies: list[str] = []
        if left == 0 and state.actor != NOBODY:
            return LATE, ()
        while state.actor not in (self._seat, NOBODY):
            refuting = [
                action
                for action in state.legal_actions()
                if not self._prover.wins(after(state, action), left)
            ]
            reply = max(refuting, key=lambda one: self._harm(state, one))
            replies.append(reply.notation)
            state = after(state, reply)
        if state.actor != NOBODY:
            return GONE, tuple(replies)
        return (DRAWN if state.winner < 0 else LOST), tuple(replies)

    def _harm(self, state: EighteenGhostsState, reply: Action) -> tuple[bool, int]:
        """A win at once, else ghosts of the rival's that escape."""
        following = after(state, reply)
        won = following.actor == NOBODY and following.winner == 1 - self._seat
        free = following.escaped >> 6 * (1 - self._seat) & 63
        return won, int((free & 3) + (free >> 2 & 3) + (free >> 4))
