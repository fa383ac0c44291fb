"""The levels of 18 Ghosts: what each never does, and how they compare."""

import pytest

from hantise.bots import Bot, Choice, make_bot
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.eighteen_ghosts.board import PLACING, RELEASED, TURN
from hantise.games.eighteen_ghosts.bots.searching import MasterBot
from hantise.games.eighteen_ghosts.prover import shortest_win, winning_actions
from hantise.games.eighteen_ghosts.state import GOALS, EighteenGhostsState
from hantise.search import Budget

GAME = EighteenGhosts()
WON = "r1v2/R2Yr/1BY1^/rbyR1/2^B1 A Yby RBby 0 0"
"""A's yellow ghost in d4 has but to win the fight for e4."""


def decide(bot: Bot, state: EighteenGhostsState) -> Choice:
    return bot.choose(state.view(state.actor), state.legal_actions())


def positions(seed: int, games: int, goal: str = GOALS[0]) -> list[EighteenGhostsState]:
    """Every position of some random games in which somebody acts."""
    states, rng = [], Rng(seed)
    for _ in range(games):
        state = EighteenGhosts(options={"goal": goal}).start()
        while state.actor != NOBODY:
            states.append(state.copy())
            state.apply(state.choose(rng))
    return states


@pytest.mark.parametrize("bot", ["beginner", "careful", "skilled", "master"])
def test_nobody_misses_a_win_in_one_turn(bot: str) -> None:
    assert str(decide(make_bot(bot, GAME, 1, Budget(200)), GAME.parse_position(WON)).action) == (
        "d4xe4"
    )
    seen = {TURN: 0, RELEASED: 0}
    for number, state in enumerate(positions(2, 12)):
        if state.phase != PLACING and winning_actions(state, 1):
            after, reasons = state.copy(), []
            while after.actor == state.actor:  # it may have to place a released ghost first
                chosen = decide(make_bot(bot, GAME, number, Budget(300)), after)
                after.apply(chosen.action)
                reasons.append(chosen.reason.key)
            assert after.winner == state.side
            # The beginner is one bot for all games, and so is its reason.
            assert reasons[-1] == ("reason-winning" if bot == "beginner" else "reason-wins")
            seen[state.phase] += 1
    assert seen[TURN] >= 8
    assert seen[RELEASED] > 0


@pytest.mark.parametrize("goal", GOALS)
def test_those_that_search_play_every_goal_and_say_what_they_expect(goal: str) -> None:
    game = EighteenGhosts(options={"goal": goal})
    keys = set()
    state = game.start()
    bots = [make_bot("skilled", game, 1, Budget(400)), make_bot("careful", game, 2)]
    while state.actor != NOBODY:
        choice = decide(bots[state.actor], state)
        if choice.thought is not None:
            keys.add(choice.reason.key)
            assert -1 <= choice.thought.value <= 1
            values = [other.value for other in choice.thought.alternatives]
            assert values == sorted(values, reverse=True)
            assert all(value <= choice.thought.value for value in values)
            line = state.copy()
            for action in (choice.action, *choice.thought.line):
                line.apply(action)
        state.apply(choice.action)
    assert "reason-ahead" in keys


def test_a_forced_win_and_a_lost_cause_are_called_so() -> None:
    bot, seen = make_bot("skilled", GAME, 3, Budget(3_000)), set()
    for state in positions(4, 6)[20::7]:
        seen.add(decide(bot, state).reason.key.removeprefix("reason-"))
    assert seen >= {"forces", "resists", "ahead", "escapes"}


def proven(games: range) -> list[tuple[EighteenGhostsState, int]]:
    """Positions shortly before the end of games between bots, won by force in one to three turns."""
    found = []
    for seed in games:
        rng, state = Rng(seed), GAME.start()
        rival = make_bot("careful" if seed % 2 else "skilled", GAME, seed + 99, Budget(300))
        bots = [make_bot("skilled", GAME, seed, Budget(1500)), rival]
        turns = []
        while state.actor != NOBODY:
            if state.phase == TURN:
                turns.append(state.copy())
            placing = state.phase == PLACING
            state.apply(state.choose(rng) if placing else decide(bots[state.actor], state).action)
        for before in [turn for turn in turns if turn.side == state.winner][-3:]:
            length = shortest_win(before, 3)
            if length:
                found.append((before, length))
    return found


def solved(positions: list[tuple[EighteenGhostsState, int]]) -> int:
    """How many of them level 4 wins as soon as it can be done, with its usual iterations."""
    usual = Budget(MasterBot.budget.iterations)
    return sum(
        decide(make_bot("master", GAME, 0, usual), state).action in winning_actions(state, turns)
        for state, turns in positions
    )


def test_level_4_solves_what_the_prover_proves() -> None:
    positions = proven(range(4))
    assert {turns for _, turns in positions} == {1, 2, 3}
    assert solved(positions) == len(positions)


@pytest.mark.long
def test_level_4_solves_98_of_100_forced_wins() -> None:
    positions = proven(range(100, 180))
    assert len(positions) >= 100
    assert solved(positions) >= 0.98 * len(positions)
