"""Going back restores the state of that moment, wherever copies of it are kept on the way."""

from typing import ClassVar

import pytest

from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.game import Game
from hantise.core.moments import CHECKPOINT
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.table import Table, TableEntry
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from tests.core.tables import act
from tests.core.urns import Urns, UrnsState

ACTIONS = 4 * CHECKPOINT + 9
GAMES = [
    pytest.param(EighteenGhosts(), 3, id="18-ghosts"),
    pytest.param(Ghosts(2), 5, id="ghosts-2"),
    pytest.param(Ghosts(5), 6, id="ghosts-5"),
]


def look(state: State, game: Game) -> tuple[object, ...]:
    """All that can be compared of a state."""
    views = [state.view(reader) for reader in (None, *range(game.players))]
    weights = state.weights() if state.actor == CHANCE else []
    return state.snapshot(), state.position(), state.legal_actions(), weights, views


def replayed(game: Game, actions: list[Action]) -> State:
    state = game.start()
    for action in actions:
        state.apply(action)
    return state


class Line:
    """A table, and the actions that led to each of its moments, kept by ourselves."""

    def __init__(self, game: Game, seed: int) -> None:
        self.table = Table(game)
        self.rng = Rng(seed)
        self.actions: list[list[Action]] = [[]]

    def act(self) -> None:
        act(self.table, self.rng)
        action = self.table.entries[-1]
        assert isinstance(action, Action)
        self.actions.append([*self.actions[-1], action])

    def back_to(self, to: int) -> None:
        self.table.back_to(to)
        self.actions.append(self.actions[to])

    def check(self) -> None:
        """The table is where a replay from the start would be."""
        assert len(self.actions) == len(self.table.entries) + 1
        here = replayed(self.table.game, self.actions[-1])
        assert look(self.table.state, self.table.game) == look(here, self.table.game)


def played(game: Game, seed: int, actions: int = ACTIONS) -> Line:
    line = Line(game, seed)
    for _ in range(actions):
        line.act()
    return line


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_every_moment_is_restored_as_a_replay_gives_it(game: Game, seed: int) -> None:
    line = played(game, seed)
    assert not line.table.over
    for to in range(ACTIONS + 1):
        line.back_to(to)
        line.check()


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_every_moment_is_restored_across_several_backs(game: Game, seed: int) -> None:
    """Back and on by other decisions, over and over; then to every entry, also those of backs."""
    line = played(game, seed)
    for to in (100, CHECKPOINT, CHECKPOINT + 1, 2 * CHECKPOINT - 1, 130, 0, 140):
        line.back_to(to)
        line.check()
        for _ in range(CHECKPOINT + 5):
            if not line.table.over:
                line.act()
        line.check()
    assert len(line.table.entries) > 2 * ACTIONS
    assert sum(isinstance(entry, TableEntry) for entry in line.table.entries) == 7
    for to in range(len(line.table.entries) + 1):
        line.back_to(to)
        line.check()


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_playing_on_leaves_the_kept_copies_alone(game: Game, seed: int) -> None:
    line = played(game, seed)
    for to in (0, CHECKPOINT, 2 * CHECKPOINT, 4 * CHECKPOINT):
        for _ in range(3):
            line.back_to(to)
            line.check()
            for _ in range(3):
                line.act()


@pytest.mark.parametrize(("game", "seed"), GAMES)
def test_a_table_that_started_elsewhere_goes_back_there(game: Game, seed: int) -> None:
    start = played(game, seed, 70).table.state.position()
    table, rng = Table(game, start=start), Rng(seed)
    looks = [look(table.state, game)]
    for _ in range(CHECKPOINT + 10):
        act(table, rng)
        looks.append(look(table.state, game))
    for to, then in enumerate(looks):
        table.back_to(to)
        assert look(table.state, game) == then


class Counting(UrnsState):
    """Goes on for ever; counts how often an action is performed."""

    performed: ClassVar[int] = 0

    def copy(self) -> "Counting":
        return Counting(self.turns, self.public)

    def settle(self) -> None:
        self.actor = 0

    def perform(self, action: Action, events: list[Event] | None) -> None:
        Counting.performed += 1


class Endless(Urns):
    def start(self) -> UrnsState:
        return Counting(1, super().start().public)


def test_going_back_plays_little_again() -> None:
    table = Table(Endless())
    for _ in range(10 * CHECKPOINT):
        table.play(0, table.game.parse("left"))
    assert table.state.actor != NOBODY
    again = set()
    for to in range(10 * CHECKPOINT):
        before = Counting.performed
        table.back_to(to)
        again.add(Counting.performed - before)
    assert again == set(range(CHECKPOINT))
