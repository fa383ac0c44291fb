"""Proofs of forced wins at 18 Ghosts: every reply is tried on the real rules.

It shares nothing with `alpha_beta` but the rules, so each can be held against the other.
"""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts.board import PLACING, TURN
from hantise.games.eighteen_ghosts.state import EighteenGhostsState

LONGEST_REMEMBERED: Final = 4
"""In so few turns of a seat no position can come for the third time (EG-5.4)."""
COUNTS_LATE: Final[i64] = 80
"""Below so many quiet turns, and `ESCAPES_LATE` without an escape, EG-5.5 is far away."""
ESCAPES_LATE: Final[i64] = 480
MOST_POSITIONS: Final = 1 << 60


class TooLong(Exception):
    """A proof would look at more positions than it may."""


def after(state: EighteenGhostsState, action: Action) -> EighteenGhostsState:
    """The state that an action leads to."""
    following = state.copy()
    following.apply(action)
    return following


class Prover:
    """Proofs for one seat; what was found of a position may serve in further ones.

    To be remembered, proofs must begin with states that have no past (EG-5.4).
    """

    def __init__(self, seat: int, most: int = MOST_POSITIONS, *, remembers: bool = False) -> None:
        self._seat: i64 = seat
        self._left: i64 = most
        self._remembers: bool = remembers
        self._known: dict[tuple[int, int, int], bool] = {}
        self._refuted: dict[int, Action] = {}
        """By turns left, the reply that refuted last: tried first."""

    def wins(self, state: EighteenGhostsState, turns: int) -> bool:
        """Whether the seat can force a win within so many turns of its own, whatever is replied.

        A release and the rival's placing are one turn; where the seat places the rival's released
        ghost, that is part of no turn of its own.
        """
        if state.actor == NOBODY:
            return state.winner == self._seat
        self._left -= 1
        if self._left < 0:
            raise TooLong
        key = self._key(state, turns)
        known = self._known.get(key) if key is not None else None
        if known is not None:
            return known
        if state.actor == self._seat:
            won = bool(self.winning_actions(state, turns, first_only=True))
        else:
            won = self._holds(state, turns)
        if key is not None:
            self._known[key] = won
        return won

    def _holds(self, state: EighteenGhostsState, turns: int) -> bool:
        """Whether the win stands against every reply."""
        first = self._refuted.get(turns)
        if (
            first is not None
            and state.is_legal(first)
            and not self.wins(after(state, first), turns)
        ):
            return False
        for action in state.legal_actions():
            if action is not first and not self.wins(after(state, action), turns):
                self._refuted[turns] = action
                return False
        return True

    def winning_actions(
        self, state: EighteenGhostsState, turns: int, *, first_only: bool = False
    ) -> list[Action]:
        """The actions of the seat to act that force its win within so many turns, this one included.

        None while ghosts are placed at first: nobody can win before the first turn.
        """
        left = turns - 1 if state.phase == TURN else turns
        found: list[Action] = []
        if turns == 0 or state.phase == PLACING:
            return found
        for action in state.legal_actions():
            # With no turn left the rival may still have to place a ghost, or to win for the seat.
            if self.wins(after(state, action), left):
                found.append(action)
                if first_only:
                    break
        return found

    def _key(self, state: EighteenGhostsState, turns: int) -> tuple[int, int, int] | None:
        late = state.quiet >= COUNTS_LATE or state.since_escape >= ESCAPES_LATE
        if late or turns > LONGEST_REMEMBERED or not self._remembers:
            return None
        portals = state.open_red | state.open_blue << 2 | state.open_yellow << 4
        moment = portals | state.side << 6 | state.phase << 7 | (state.released + 1) << 9
        gone = state.dungeon | state.escaped << 12
        return int(state.board_key), int(moment | i64(turns) << 12), int(gone)


def winning_actions(state: EighteenGhostsState, turns: int) -> list[Action]:
    """The actions of the seat to act that force its win within so many turns."""
    return Prover(int(state.actor)).winning_actions(state, turns)


def shortest_win(state: EighteenGhostsState, longest: int) -> int:
    """In how many turns the seat to act can force a win; 0 if not within the longest."""
    prover = Prover(int(state.actor))
    for turns in range(1, longest + 1):
        if prover.winning_actions(state, turns, first_only=True):
            return turns
    return 0
