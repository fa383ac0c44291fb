"""Proofs of forced wins at 18 Ghosts: every reply is tried on the real rules.

It shares nothing with `alpha_beta` but the rules, so each can be held against the other.
"""

from hantise.core.action import Action
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts.board import PLACING, TURN
from hantise.games.eighteen_ghosts.state import EighteenGhostsState


def after(state: EighteenGhostsState, action: Action) -> EighteenGhostsState:
    """The state that an action leads to."""
    following = state.copy()
    following.apply(action)
    return following


def wins(state: EighteenGhostsState, seat: int, turns: int) -> bool:
    """Whether a seat can force a win within so many turns of its own, whatever the rival does.

    A release and the rival's placing are one turn; where the seat places the rival's released
    ghost, that is part of no turn of its own.
    """
    if state.actor == NOBODY:
        return state.winner == seat
    if state.actor != seat:
        return all(wins(after(state, action), seat, turns) for action in state.legal_actions())
    return bool(winning_actions(state, turns, first_only=True))


def winning_actions(
    state: EighteenGhostsState, turns: int, *, first_only: bool = False
) -> list[Action]:
    """The actions of the seat to act that force its win within so many turns, this one included.

    None while ghosts are placed at first: nobody can win before the first turn.
    """
    seat = state.actor
    left = turns - 1 if state.phase == TURN else turns
    found: list[Action] = []
    if turns == 0 or state.phase == PLACING:
        return found
    for action in state.legal_actions():
        following = after(state, action)
        # With no turn left the rival may still have to place a ghost, or to win for the seat.
        if wins(following, seat, left):
            found.append(action)
            if first_only:
                break
    return found


def shortest_win(state: EighteenGhostsState, longest: int) -> int:
    """In how many turns the seat to act can force a win; 0 if not within the longest."""
    for turns in range(1, longest + 1):
        if winning_actions(state, turns, first_only=True):
            return turns
    return 0
