"""What stands of a game after going back."""

from hantise.cli.history import since, tell
from hantise.core.state import CHANCE
from tests.cli.games import played


def test_nothing_undone() -> None:
    table = played("ghosts", 6, 3)
    assert table.standing() == list(range(len(table.entries)))


def test_going_back_twice() -> None:
    table = played("18-ghosts", 5)
    table.back_to(3)
    table.enter(table.state.legal_actions()[0])
    table.back_to(6)
    table.back_to(1)
    table.enter(table.state.legal_actions()[-1])
    assert table.standing() == [0, 9]
    assert [step.actor for step in table.steps()] == [0, 1]


def test_steps_know_who_decided() -> None:
    table = played("ghosts", 6, 3, {"first": "B"})
    steps = table.steps()
    assert sum(step.actor != CHANCE for step in steps) == 6
    assert [step.actor for step in steps[:16]] == [CHANCE] * 16
    assert steps[16].actor == 1
    assert [step.entry for step in steps] == list(range(len(steps)))


def test_recap_begins_with_ones_own_decision() -> None:
    steps = played("18-ghosts", 9).steps()
    assert since(steps, 0)[0].actor == 0
    assert all(step.actor == 1 for step in since(steps, 0)[1:])
    assert since(steps[:1], 1) == steps[:1]


def test_the_same_thing_is_told_once() -> None:
    table = played("ghosts", 0, 3, {"first": "A"})
    assert tell(table.steps()[6:], 0, table) == [
        "B is dealt a card. (×5)",
        "C is dealt a card. (×5)",
    ]
    assert not any("(×5)" in line for line in tell(table.steps(), "all", table))
