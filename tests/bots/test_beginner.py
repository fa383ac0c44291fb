"""Level 1: it never misses a win in one turn, loses to level 2, and beats one that plays at random."""

from collections.abc import Sequence

import pytest

from hantise.bots import make_bot
from hantise.bots.beginner import FEWEST, BeginnerBot, Idea
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.view import View


def game_of_two(id: str) -> Game:
    return find(id)(2, {"rounds": 1} if id == "ghosts" else {})


def winner(game: Game, names: list[str], seed: int) -> tuple[int, ...]:
    state, rng = game.start(), Rng(seed)
    bots = [make_bot(name, game, 100 * seed + seat) for seat, name in enumerate(names)]
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.step(rng)
        else:
            view = state.view(state.actor)
            state.apply(bots[state.actor].choose(view, state.legal_actions()).action)
    outcome = state.outcome()
    assert outcome is not None
    return tuple(outcome.winners)


def won(id: str, bot: str, other: str, number: int) -> float:
    """The share of games that a bot wins against another, from both sides; a tie counts half."""
    game, total = game_of_two(id), 0.0
    for seed in range(number):
        seat = seed % 2
        winners = winner(game, [bot, other] if seat == 0 else [other, bot], seed // 2)
        total += (seat in winners) / len(winners) if winners else 0.5
    return total / number


@pytest.mark.parametrize(
    ("id", "number"),
    [
        ("ghosts", 100),
        ("ghooost", 10),
        ("rest-in-peace", 20),
        ("macgregor", 60),
        ("macgregor-treasure", 40),
    ],
)
def test_careful_beats_a_beginner(id: str, number: int) -> None:
    assert won(id, "careful", "beginner", number) >= 0.6


@pytest.mark.parametrize(
    "id", ["ghooost", "ghosts", "rest-in-peace", "macgregor", "macgregor-treasure"]
)
def test_a_beginner_beats_one_that_plays_at_random(id: str) -> None:
    assert won(id, "beginner", "random", 8) >= 0.7


def winning(state: State) -> list[Action]:
    """The actions that end the game with a win."""
    found = []
    for action in state.legal_actions():
        after = state.copy()
        after.perform(action, None)
        outcome = after.outcome()
        if outcome is not None and outcome.winners == (int(state.actor),):
            found.append(action)
    return found


@pytest.mark.parametrize(
    ("id", "players"),
    [
        ("ghosts", 3),
        ("ghooost", 2),
        ("rest-in-peace", 2),
        ("macgregor", 2),
        ("macgregor-treasure", 2),
    ],
)
def test_a_beginner_never_misses_a_win_in_one_turn(id: str, players: int) -> None:
    game = find(id)(players, {"rounds": 1} if id == "ghosts" else {})
    missed = chances = 0
    for seed in range(40):
        state, rng = game.start(), Rng(seed)
        while state.actor != NOBODY:
            legal = state.legal_actions()
            wins = winning(state) if state.actor != CHANCE else []
            if 0 < len(wins) < len(legal):
                chances += 1
                choice = make_bot("beginner", game, seed).choose(state.view(state.actor), legal)
                missed += choice.action not in wins
            state.step(rng)
    assert missed == 0
    assert chances > 0


class Dozer(BeginnerBot):
    """Has as many ideas as there are actions, each better than the one before."""

    notices = 25

    def ideas(self, view: View, legal: Sequence[Action]) -> list[Idea]:
        return [Idea(value, action, "open") for value, action in enumerate(legal)]


def test_of_its_ideas_a_beginner_takes_the_best_that_it_notices() -> None:
    game = find("ghosts")(2)
    state, rng = game.start(), Rng(3)
    while state.actor == CHANCE:
        state.step(rng)
    legal = state.legal_actions()
    assert len(legal) > FEWEST
    bot = Dozer(game, Rng(1))
    taken = [bot.choose(state.view(state.actor), legal).action for _ in range(200)]
    assert legal[0] not in taken  # it notices two at least
    assert set(taken) == set(legal[1:])
    assert taken.count(legal[-1]) > taken.count(legal[1])
