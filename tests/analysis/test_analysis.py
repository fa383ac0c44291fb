"""What an analysis says of games whose worth is known, and that it says the same again."""

from itertools import pairwise

import msgspec
import pytest

from hantise.analysis import Analysis, Analyst, Effort, usual_effort
from hantise.analysis.judge import Judge
from hantise.bots import make_bot
from hantise.core.action import Action
from hantise.core.registry import find, ids
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, State
from hantise.core.table import Table
from hantise.search import Budget
from tests.cli.games import played
from tests.core.urn_tables import play
from tests.core.urns import Urns
from tests.laws.candles import Candles

PLAIN = Effort("random", 1_500)


def analysed(table: Table, effort: Effort) -> Analysis:
    analyst = Analyst(table, effort)
    return analyst.sum_up([analyst.judge(number) for number in range(len(analyst.moments))])


def short_urns(actions: str) -> Analysis:
    """One turn each: the left urn holds 1 to 4, the right one 3 to 6, and more wins."""
    return analysed(play(Table(Urns(2, {"turns": 1})), actions), PLAIN)


def test_luck_is_told_from_choice() -> None:
    # Three are left on the left, one of them above 3; on the right three of four are.
    analysis = short_urns("left +3 left +4")
    named, drew = analysis.moves[2:]
    assert (named.actor, drew.actor) == (1, CHANCE)
    assert named.better is not None
    assert named.better.action == "right"
    assert named.cost == pytest.approx(3 / 4 + 1 / 3, abs=0.1)
    assert named.better.value == pytest.approx(3 / 4, abs=0.1)
    # The average over what chance could do is exact, and so is what it did beside it.
    assert named.values == pytest.approx((1 / 3, -1 / 3), abs=1e-4)
    assert drew.values == (-1.0, 1.0)
    assert analysis.turning[0] == 2
    assert analysis.seats[1].luck == pytest.approx(
        1 + 1 / 3 + (analysis.moves[1].values[1] - analysis.moves[0].values[1]), abs=1e-3
    )


def test_the_best_move_costs_nothing_whatever_comes_of_it() -> None:
    analysis = short_urns("right +3 right +4")
    assert [move.cost for move in analysis.moves] == [0, 0, 0, 0]
    assert analysis.turning == ()
    unlucky = analysis.seats[0]
    assert unlucky.end == -1
    assert unlucky.mistakes == 0
    assert unlucky.luck < -0.5


@pytest.mark.parametrize(
    "table",
    [
        play(Table(Urns(3)), "left +4 right +6 right +3 left +1 left +2 right +5"),
        played("ghosts", 25, 3),
    ],
    ids=["urns", "ghosts"],
)
def test_what_became_of_a_seat_is_choice_and_luck(table: Table) -> None:
    analysis = analysed(table, Effort("random", 60))
    for seat, account in enumerate(analysis.seats):
        changes = account.choice + account.others + account.luck
        assert account.start + changes == pytest.approx(account.end, abs=1e-3)
        assert account.end == analysis.moves[-1].values[seat]
    for move in analysis.moves:
        assert sum(move.values) == pytest.approx(0, abs=1e-3)
    # What chance does in one go is told as one thing.
    actors = [move.actor for move in analysis.moves]
    assert (CHANCE, CHANCE) not in pairwise(actors)


def wins_at_once(state: State, action: Action) -> bool:
    after = state.copy()
    after.apply(action)
    outcome = after.outcome()
    return outcome is not None and outcome.winners == (state.actor,)


def test_a_missed_win_is_named() -> None:
    table, rng = Table(find("18-ghosts")(options={"goal": "any-one"})), Rng(11)
    wins: list[Action] = []
    seat = 0
    while not wins:
        legal = table.state.legal_actions()
        wins = [action for action in legal if wins_at_once(table.state, action)]
        others = [action for action in legal if action not in wins]
        seat = int(table.state.actor)
        table.enter(others[rng.below(len(others))])
    table.resign(seat)
    analyst = Analyst(table, Effort("master", 4_000))
    missed = len(analyst.moments) - 2
    said = analyst.judge(missed)
    assert said.better in {action.id for action in wins}
    assert said.better_value == 1.0
    assert said.values[seat] == 1.0
    judged = [analyst.judge(number) for number in range(missed, missed + 2)]
    assert said.cost > 0.5 > judged[1].values[seat]


def test_the_same_effort_says_the_same_in_any_order() -> None:
    table = played("ghosts", 8, 3)
    analyst = Analyst(table, Effort("master", 60, seed=4))
    numbers = range(len(analyst.moments))
    forwards = [analyst.judge(number) for number in numbers]
    backwards = [Analyst(table, analyst.effort).judge(number) for number in reversed(numbers)]
    assert forwards == backwards[::-1]
    other = Analyst(table, analyst.effort._replace(seed=5))
    assert forwards != [other.judge(number) for number in numbers]
    encoded = msgspec.json.encode(analyst.sum_up(forwards))
    assert msgspec.json.decode(encoded, type=Analysis) == analyst.sum_up(forwards)


def test_a_move_is_judged_by_what_its_seat_could_know() -> None:
    table = played("ghosts", 12, 3)
    state = table.state
    seat, played_action = int(state.actor), state.legal_actions()[-1]
    judge = Judge(table.game, Effort("master", 80))
    said = [
        judge.judge(world, played_action, 3)
        for world in (state, *(table.game.imagine(state.view(seat), Rng(n)) for n in range(3)))
    ]
    costs = {(each.cost, each.better, each.better_value) for each in said}
    assert len(costs) == 1
    assert len({each.values for each in said}) > 1, "how it stood depends on the real cards"


@pytest.mark.parametrize("id", ids())
def test_every_game_can_be_judged(id: str) -> None:
    """A few of its decisions one after the other: within a turn bots go on with what they planned."""
    table = played(id, 14)
    effort = usual_effort(table.game, 14)._replace(iterations=40)
    analyst = Analyst(table, effort)
    for number in range(len(analyst.moments) - 6, len(analyst.moments)):
        said = analyst.judge(number)
        assert said == Analyst(table, effort).judge(number)
        assert sum(said.values) == pytest.approx(0, abs=1e-6)
        assert 0 <= said.cost <= 2


def test_a_long_game_is_looked_at_more_quickly() -> None:
    game = find("18-ghosts")()
    short, long = usual_effort(game, 40), usual_effort(game, 2_000)
    assert short.bot == long.bot == "master"
    assert long.iterations < short.iterations / 5
    assert usual_effort(game, 10**9).iterations >= 40
    assert usual_effort(Candles(2), 20).bot == "random"


def test_a_look_is_given_up_in_time() -> None:
    table = played("ghosts", 6, 3)
    hurried = Analyst(table, Effort("master", 10**9, seconds=0.01))
    said = hurried.judge(len(hurried.moments) - 2)
    assert sum(said.values) == pytest.approx(0, abs=1e-6)


@pytest.mark.long
@pytest.mark.parametrize("id", ["18-ghosts", "ghosts", "rest-in-peace"])
def test_who_plays_better_makes_fewer_mistakes(id: str) -> None:
    game = find(id)(2, {"rounds": 1} if id == "ghosts" else {})
    table, rng = Table(game), Rng(3)
    bots = [make_bot("master", game, 1, Budget(3_000)), make_bot("random", game, 2)]
    while not table.over:
        if table.state.actor == CHANCE:
            table.draw(rng)
            continue
        seat = int(table.state.actor)
        view, legal = table.state.view(seat), table.state.legal_actions()
        table.play(seat, bots[seat].choose(view, legal).action)
    analysis = analysed(table, Effort("master", 1_000))
    good, bad = (seat.mistakes for seat in analysis.seats)
    assert 2 * good < bad
