"""Finds and proves sure wins: in every world that fits what the solver sees, on the real rules."""

from collections.abc import Mapping
from typing import Final

from hantise.bots import make_bot
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.games.rest_in_peace.actions import PLACES, PLACES_MEDIUM
from hantise.games.rest_in_peace.cards import unpack
from hantise.games.rest_in_peace.game import RestInPeaceOptions
from hantise.games.rest_in_peace.imagine import Possible
from hantise.games.rest_in_peace.mediums import POOLS, TENTH, numbers_in
from hantise.games.rest_in_peace.prover import Prover, TooLong, Worlds, after
from hantise.games.rest_in_peace.puzzles.tree import TooLarge, build
from hantise.games.rest_in_peace.rounds import CASTLES_TO_WIN, MANORS_TO_WIN
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.table import PLACING, PLAYING
from hantise.games.rest_in_peace.views import RestInPeaceView
from hantise.puzzles.puzzle import Kept, Puzzle
from hantise.puzzles.puzzler import Puzzler, id_of, not_proven
from hantise.puzzles.solving import Line, Tree

AT_ONCE: Final = "at-once"
"""Win the game in this round."""
FOR_SURE: Final = "for-sure"
"""Win it, be it later."""
FIRST_AT_ONCE: Final = 8
LATE: Final = 9
"""From this round on the end of the game is near enough to be proven."""
FEWEST_ACTIONS: Final = 4
FEWEST_FAIL: Final = 2
MOST_WORLDS: Final = 250
MOST_STEPS: Final = 15_000
"""Taken for one proof in the last two rounds."""
MOST_EARLIER: Final = 4_000
"""And before: most of those would be too long all the same."""
MOST_NODES: Final = 40
NATURAL: Final = "careful"


class SureWins(Puzzler):
    """Win whatever the opponent holds, plays and draws."""

    continuations = 8
    most_of_a_game = 3

    def options(self, rng: Rng) -> Mapping[str, int | str | bool]:
        return {"mediums": POOLS[rng.below(len(POOLS))]}

    def may_lie_in(self, state: State) -> bool:
        assert isinstance(state, RestInPeaceState)
        return bool(_goals(state)) and len(state.legal_actions()) >= FEWEST_ACTIONS

    def puzzle_at(self, game: Game, state: State) -> Puzzle | None:
        assert isinstance(state, RestInPeaceState)
        if not self.may_lie_in(state):
            return None
        worlds = _worlds(game, state, MOST_WORLDS)
        if not worlds:
            return None
        for goal in _goals(state):
            try:
                found = self._puzzle(game, state, worlds, goal)
            except (TooLong, TooLarge):
                continue
            if found is not None:
                return found
        return None

    def _puzzle(
        self, game: Game, state: RestInPeaceState, worlds: Worlds, goal: str
    ) -> Puzzle | None:
        seat = int(state.actor)
        most = MOST_STEPS if state.round >= LATE else MOST_EARLIER
        prover = Prover(seat, _last_round(goal, state), most)
        legal = state.legal_actions()
        needed = {action: prover.needed_after(worlds, action) for action in legal}
        winning = [action for action in legal if needed[action] >= 0]
        if not winning or len(winning) > len(legal) - FEWEST_FAIL:
            return None
        natural = make_bot(NATURAL, game, 1).choose(state.view(seat), legal).action
        if natural in winning and _is_plain(state, winning):
            return None
        nodes = build(worlds, state, prover, make_bot(NATURAL, game, 1), MOST_NODES)
        decisions = 1 + min(needed[action] for action in winning)
        assert isinstance(game.options, RestInPeaceOptions)
        position = state.position()
        return Puzzle(
            id=id_of(position),
            grade=_grade(decisions, len(worlds), tempting=natural not in winning),
            goal=goal,
            seat=seat,
            position=position,
            options={"mediums": game.options.mediums},
            nodes=tuple(nodes),
        )

    def prove(self, tree: Tree) -> None:
        puzzle, first = tree.puzzle, tree.moments[0].state
        assert isinstance(first, RestInPeaceState)
        prover = Prover(puzzle.seat, _last_round(puzzle.goal, first))
        reached: dict[int, Worlds] = {0: _worlds(tree.game, first)}
        for number, (state, lines) in enumerate(tree.moments):
            worlds = reached[number]
            winning = {
                action.notation
                for action in state.legal_actions()
                if prover.needed_after(worlds, action) >= 0
            }
            if winning != set(puzzle.nodes[number].keeps):
                raise not_proven(puzzle, number, "other actions win than those that it says")
            for line in lines.values():
                self._follow(tree, number, line, worlds, prover, reached)

    def _follow(
        self,
        tree: Tree,
        number: int,
        line: Line,
        worlds: Worlds,
        prover: Prover,
        reached: dict[int, Worlds],
    ) -> None:
        """What the solver knows after a line; it wins or is played on, or shows what may go wrong."""
        puzzle, state, answer = tree.puzzle, line.state, line.answer
        after_it = _alike(worlds, line, tree, number)
        if not isinstance(answer, Kept):
            if prover.needed(after_it) >= 0:
                raise not_proven(puzzle, number, f"{line.action} is not refuted")
        elif (state.actor == NOBODY) != (answer.then is None):
            raise not_proven(puzzle, number, f"{line.action} ends too early or too late")
        elif prover.needed(after_it) < 0:
            raise not_proven(puzzle, number, f"{line.action} does not win")
        elif answer.then is not None:
            reached.setdefault(answer.then, after_it)


def _goals(state: RestInPeaceState) -> list[str]:
    """What could be proven: that the tokens of this round win (RP-3.4), or the rest of the game."""
    goals = []
    if state.phase == PLAYING and state.round >= FIRST_AT_ONCE:
        won = state.families[state.turn].won + state.line.houses[state.round]
        if (won & 15) >= MANORS_TO_WIN or (won >> 4) >= CASTLES_TO_WIN:
            goals.append(AT_ONCE)
    if state.round >= LATE:
        goals.append(FOR_SURE)
    return goals


def _worlds(game: Game, state: RestInPeaceState, most: int | None = None) -> Worlds:
    """All that the seat to act holds possible, the position itself among them; none if too many."""
    view, start = state.view(state.actor), game.start()
    assert isinstance(view, RestInPeaceView)
    assert isinstance(start, RestInPeaceState)
    possible = Possible(view, start)
    if most is not None and possible.count > most:
        return []
    rival = 1 - int(state.actor)
    here = state.families[rival]
    return [
        state
        if (world.families[rival].hand, world.families[rival].hidden) == (here.hand, here.hidden)
        else world
        for world in possible.worlds()
    ]


def _alike(worlds: Worlds, line: Line, tree: Tree, number: int) -> Worlds:
    """The worlds in which the same line can have been seen."""
    seat = tree.puzzle.seat
    world = tree.world_of(number, line)
    assert isinstance(world, RestInPeaceState)
    prover = Prover(seat, TENTH)
    for deed in line.deeds:
        own = deed.actor == seat
        world = after(world, deed.action)
        seen, sight = prover.seen(world), world.view(seat).wire()
        following: dict[object, RestInPeaceState] = {}
        for one in worlds:
            for action in [deed.action] if own else one.legal_actions():
                then = after(one, action)
                if prover.seen(then) == seen and then.view(seat).wire() == sight:
                    following.setdefault(prover.hidden(then), then)
        worlds = list(following.values())
    return worlds


def _is_plain(state: RestInPeaceState, winning: list[Action]) -> bool:
    """Whether to place the highest Ghost is enough, and no Medium would be a mistake."""
    family = state.families[state.turn]
    if state.phase != PLACING or not family.hand:
        return False
    mediums = [PLACES_MEDIUM[number] for number in numbers_in(family.held)]
    return PLACES[max(unpack(family.hand))] in winning and all(one in winning for one in mediums)


def _last_round(goal: str, state: RestInPeaceState) -> int:
    return int(state.round) if goal == AT_ONCE else TENTH


def _grade(decisions: int, worlds: int, *, tempting: bool) -> int:
    """1 for one decision where nothing is hidden any more, 2 where something is, 3 for more of them.

    3 too where rules of thumb go wrong.
    """
    if decisions > 1 or tempting:
        return 3
    return 1 if worlds == 1 else 2


PUZZLER: Final = SureWins()
