"""A puzzle's tree on the real rules: how each of its nodes stands, and where each action leads."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from hantise.core.action import Action
from hantise.core.errors import HantiseError
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.state import State
from hantise.puzzles.files import BadPuzzles
from hantise.puzzles.puzzle import Failed, Kept, Puzzle


class Deed(NamedTuple):
    """One action of a line, and what it told."""

    actor: int
    action: Action
    events: list[Event]


class Line(NamedTuple):
    """What comes of one action of the solver's."""

    action: Action
    answer: Kept | Failed
    deeds: list[Deed]
    """The solver's action first, then the replies."""
    state: State
    """How it stands after them."""


class Moment(NamedTuple):
    """A node on the real rules."""

    state: State
    lines: Mapping[str, Line]
    """By the notation of the solver's action: one for every legal action."""


class Tree:
    """The nodes of a puzzle, each reached by playing; `BadPuzzles` says what does not fit."""

    def __init__(self, game_id: str, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self.game: Game = puzzle.game(game_id)
        self.moments: list[Moment] = []
        reached: dict[int, State] = {0: self._read(puzzle.position)}
        for number in range(len(puzzle.nodes)):
            if number not in reached:
                raise self._bad(number, "nothing leads there before its turn")
            self.moments.append(self._moment(number, reached))

    def world_of(self, number: int, line: Line) -> State:
        """The position in which a line of a node is played, before it."""
        state = self.moments[number].state
        world = line.answer.world
        return self._world(number, state, world) if world else state

    def _moment(self, number: int, reached: dict[int, State]) -> Moment:
        state = reached[number]
        if state.actor != self.puzzle.seat:
            raise self._bad(number, f"seat {self.puzzle.seat} is not to act")
        lines = {}
        for notation, answer in self._answers(number):
            if notation in lines:
                raise self._bad(number, f"{notation} is answered twice")
            lines[notation] = line = self._line(number, state, notation, answer)
            if isinstance(answer, Kept) and answer.then is not None:
                self._arrive(number, notation, line.state, answer.then, reached)
        legal = [action.notation for action in state.legal_actions()]
        if unanswered := sorted(set(legal).difference(lines)):
            raise self._bad(number, f"{', '.join(unanswered)}: without an answer")
        return Moment(state, {notation: lines[notation] for notation in legal})

    def _answers(self, number: int) -> Iterator[tuple[str, Kept | Failed]]:
        node = self.puzzle.nodes[number]
        yield from node.keeps.items()
        for failed in node.fails:
            for notation in failed.actions:
                yield notation, failed

    def _line(self, number: int, state: State, notation: str, answer: Kept | Failed) -> Line:
        """Play it, in the world of the answer."""
        after = state.copy() if not answer.world else self._world(number, state, answer.world)
        deeds = []
        try:
            for said in (notation, *answer.replies):
                actor, action = int(after.actor), self.game.parse(said)
                events: list[Event] = []
                after.apply(action, events)
                deeds.append(Deed(actor, action, events))
        except HantiseError as error:
            raise self._bad(number, f"{notation}: {error}") from error
        return Line(deeds[0].action, answer, deeds, after)

    def _world(self, number: int, state: State, position: str) -> State:
        world, seat = self._read(position), self.puzzle.seat
        if world.view(seat).wire() != state.view(seat).wire():
            raise self._bad(number, "another world is not alike to the solver's eyes")
        return world

    def _arrive(
        self, number: int, notation: str, state: State, then: int, reached: dict[int, State]
    ) -> None:
        if not number < then < len(self.puzzle.nodes):
            raise self._bad(number, f"{notation} leads to node {then}")
        seat, there = self.puzzle.seat, reached.setdefault(then, state)
        if there.view(seat).wire() != state.view(seat).wire():
            raise self._bad(number, f"{notation} leads elsewhere than to node {then}")

    def _read(self, position: str) -> State:
        try:
            return self.game.parse_position(position)
        except HantiseError as error:
            raise self._bad(0, str(error)) from error

    def _bad(self, number: int, reason: str) -> BadPuzzles:
        return BadPuzzles(f"puzzle {self.puzzle.id}, node {number}: {reason}")
