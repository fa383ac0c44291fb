"""What a run tells: counts when all is well, and otherwise all it takes to see it again."""

import pytest

from hantise.core.laws import Law, Report, Violation, check_game
from hantise.core.laws.law import SECRECY
from hantise.core.laws.trace import Trace
from hantise.core.record import decode, encode, rerun
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from tests.laws.candles import Candles
from tests.laws.toys import FAULTY, EqualOdds, TellingOrder


def _violation(faulty: type[Candles], games: int, seed: int) -> Violation:
    game = faulty(players=3, options={"matches": 7})
    with pytest.raises(Violation) as caught:
        check_game(game, games, seed)
    return caught.value


def test_a_violation_names_law_game_options_and_seed() -> None:
    violation = _violation(TellingOrder, games=20, seed=1)
    told = str(violation)
    assert told.startswith(f"secrecy: {violation.what}\n")
    assert violation.law.says in told
    assert "candles, 3 players, rules version 2" in told
    assert "options: peeking=True, wick=short, matches=7" in told
    assert f"seed: {violation.seed}\n" in told
    assert f"after {violation.step} actions: {' '.join(violation.actions)}" in told


@pytest.mark.parametrize(("faulty", "law"), FAULTY, ids=[game.__name__ for game, _ in FAULTY])
def test_its_seed_alone_meets_it_again(faulty: type[Candles], law: Law) -> None:
    violation = _violation(faulty, games=20, seed=1)
    again = _violation(faulty, games=1, seed=violation.seed)
    assert (again.law, again.actions) == (violation.law, violation.actions)
    assert again.law is law


def test_its_actions_lead_there() -> None:
    violation = _violation(TellingOrder, games=20, seed=1)
    game = violation.game
    state = game.start()
    for notation in violation.actions:
        state.apply(game.parse(notation))
    legal = [str(action) for action in state.legal_actions()]
    assert " ".join(legal) in violation.what
    assert " ".join(reversed(legal)) in violation.what


def test_one_of_a_small_position_says_where_it_began() -> None:
    violation = _violation(EqualOdds, games=20, seed=1)
    assert violation.start == "::-/::-/::-"
    assert "from: ::-/::-/::-\n" in str(violation)
    assert violation.reproduction().start == violation.start


@pytest.mark.parametrize("steps", [0, 25, 10_000])
def test_the_record_of_a_violation_runs_again(steps: int) -> None:
    game = find("18-ghosts")(options={"goal": "any-one"})
    trace = Trace(game, seed=7)
    state, rng = game.start(), Rng(7)
    while state.actor != NOBODY and len(trace.actions) < steps:
        trace.actions.append(game.actions[state.step(rng)])
    record = trace.violation(SECRECY, "something was told").reproduction()
    table = rerun(decode(encode(record)))
    assert table.game.options == game.options
    assert table.state.snapshot() == state.snapshot()


def test_equal_seeds_give_equal_reports() -> None:
    progress: list[tuple[int, int]] = []
    one = check_game(Candles(3), games=4, seed=9, progress=lambda *now: progress.append(now))
    assert progress == [(number, 8) for number in range(1, 9)]
    assert check_game(Candles(3), games=4, seed=9) == one
    assert check_game(Candles(3), games=4, seed=10) != one


def test_laws_can_be_left_out() -> None:
    report = check_game(EqualOdds(3), games=10, seed=1, laws=[SECRECY])
    assert report.odds_checked == report.illegal == 0
    assert report.worlds > 0


def test_reports_add_up() -> None:
    one = Report(games=1, worlds=5, endings={"a": 1}, notes=("x",))
    two = Report(games=2, odds_checked=3, endings={"a": 1, "b": 1}, notes=("x", "y"))
    assert one + two == Report(
        games=3, worlds=5, odds_checked=3, endings={"a": 2, "b": 1}, notes=("x", "y")
    )
