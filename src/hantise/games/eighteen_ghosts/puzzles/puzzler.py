"""Finds and proves forced wins: every reply is tried, by `prover`, on the real rules."""

from typing import Final

from hantise.bots import make_bot
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.state import NOBODY, State
from hantise.games.eighteen_ghosts.actions import FIGHT, GhostAction
from hantise.games.eighteen_ghosts.board import TURN
from hantise.games.eighteen_ghosts.prover import Prover, TooLong, after
from hantise.games.eighteen_ghosts.puzzles.tree import build
from hantise.games.eighteen_ghosts.state import EighteenGhostsState
from hantise.puzzles.puzzle import Puzzle
from hantise.puzzles.puzzler import Puzzler, id_of, not_proven
from hantise.puzzles.solving import Line, Tree

LONGEST: Final = 3
"""Turns of a puzzle; they are its grade."""
FEWEST_ACTIONS: Final = 8
"""A puzzle leaves that much choice at first."""
MOST_NODES: Final = 16
MOST_POSITIONS: Final = 400_000
"""Looked at for one proof."""
QUIET: Final = 60
NO_ESCAPE: Final = 400
"""A puzzle's position is far from the limits of EG-5.5."""
NATURAL: Final = "careful"
"""A puzzle of several turns is one that this bot does not solve by its rules of thumb."""


class ForcedWins(Puzzler):
    """Win within so many turns, whatever the rival does; the first action is the only one."""

    def may_lie_in(self, state: State) -> bool:
        assert isinstance(state, EighteenGhostsState)
        return state.phase == TURN and not state.passed and _is_far_from_limits(state)

    def puzzle_at(self, game: Game, state: State) -> Puzzle | None:
        assert isinstance(state, EighteenGhostsState)
        if not self.may_lie_in(state):
            return None
        try:
            return self._puzzle(game, state)
        except TooLong:
            return None

    def _puzzle(self, game: Game, state: EighteenGhostsState) -> Puzzle | None:
        prover = Prover(int(state.actor), MOST_POSITIONS, remembers=True)
        turns, winning = 0, list[Action]()
        while not winning:
            turns += 1
            if turns > LONGEST:
                return None
            winning = prover.winning_actions(state, turns)
        legal = state.legal_actions()
        if len(winning) > 1 or len(legal) < FEWEST_ACTIONS:
            return None
        if _is_plain(game, state, winning[0], turns):
            return None
        nodes = build(state, turns, prover)
        if len(nodes) > MOST_NODES:
            return None
        position = state.position()
        return Puzzle(
            id=id_of(position),
            grade=turns,
            goal="win",
            fields={"turns": turns},
            seat=int(state.actor),
            position=position,
            nodes=nodes,
        )

    def prove(self, tree: Tree) -> None:
        puzzle = tree.puzzle
        left = {0: int(puzzle.fields["turns"])}
        prover = Prover(puzzle.seat, remembers=True)
        for number, (state, lines) in enumerate(tree.moments):
            assert isinstance(state, EighteenGhostsState)
            turns = left[number]
            then = turns - 1 if state.phase == TURN else turns
            winning = prover.winning_actions(state, turns)
            kept = tree.puzzle.nodes[number].keeps
            if {action.notation for action in winning} != set(kept):
                raise not_proven(puzzle, number, "other actions win than those that it says")
            for line in lines.values():
                self._follow(tree, number, line, then, prover)
                if line.action.notation in kept:
                    next_node = kept[line.action.notation].then
                    if next_node is not None:
                        left[next_node] = min(then, left.get(next_node, then))

    def _follow(self, tree: Tree, number: int, line: Line, left: int, prover: Prover) -> None:
        """A line ends with the win or the solver's next action, or shows that the win is gone."""
        puzzle, state = tree.puzzle, line.state
        assert isinstance(state, EighteenGhostsState)
        if line.action.notation not in puzzle.nodes[number].keeps:
            if prover.wins(state, left):
                raise not_proven(puzzle, number, f"{line.action} is not refuted")
        elif (state.actor == NOBODY) != (puzzle.nodes[number].keeps[str(line.action)].then is None):
            raise not_proven(puzzle, number, f"{line.action} ends too early or too late")
        elif state.actor == NOBODY and state.winner != puzzle.seat:
            raise not_proven(puzzle, number, f"{line.action} does not win")


def _is_far_from_limits(state: EighteenGhostsState) -> bool:
    return state.quiet <= QUIET and state.since_escape <= NO_ESCAPE


def _is_plain(game: Game, state: EighteenGhostsState, winning: Action, turns: int) -> bool:
    """Whether hardly anybody would look for another action than the one that wins."""
    if turns > 1:
        natural = make_bot(NATURAL, game, 1).choose(state.view(state.actor), state.legal_actions())
        return natural.action is winning
    assert isinstance(winning, GhostAction)
    if winning.verb != FIGHT:
        return True
    won = after(state, winning)
    # A ghost that wins its fight and is out by that itself: everybody sees it.
    return not (won.owned_a | won.owned_b) >> winning.target & 1


PUZZLER: Final = ForcedWins()
