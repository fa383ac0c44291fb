"""The generator that takes every turning gives exact distributions."""

from fractions import Fraction

from hantise.core.laws.explore import explore
from hantise.core.rng import Rng

MOST = 1000


def test_every_result_has_its_exact_likelihood() -> None:
    found = explore(lambda rng: rng.below(2) + rng.weighted([1, 0, 3]), MOST)
    assert found.likelihood == {
        0: Fraction(1, 8),
        1: Fraction(1, 8),
        2: Fraction(3, 8),
        3: Fraction(3, 8),
    }
    assert found.unexplored == 0
    assert found.branches == 4


def test_later_draws_may_depend_on_earlier_ones() -> None:
    found = explore(lambda rng: rng.below(3) if rng.below(2) else "none", MOST)
    assert found.likelihood == {"none": Fraction(1, 2)} | dict.fromkeys(range(3), Fraction(1, 6))


def test_drawing_again_until_it_fits_leaves_little_unexplored() -> None:
    def fitting(rng: Rng) -> int:
        while True:
            number = rng.below(4)
            if number < 3:
                return number

    found = explore(fitting, MOST)
    assert 0 < found.unexplored < Fraction(1, 1_000_000)
    assert found.branches < 50
    for likelihood in found.likelihood.values():
        assert likelihood <= Fraction(1, 3) <= likelihood + found.unexplored


def test_more_branches_than_allowed_are_left_unexplored() -> None:
    found = explore(lambda rng: rng.below(60), 20)
    assert found.branches == 20
    assert found.unexplored == Fraction(2, 3)


def test_what_cannot_be_explored_is_not_begun() -> None:
    assert explore(lambda rng: rng.below(1 << 40), MOST).unexplored == 1
    found = explore(lambda rng: tuple(rng.below(9) for _ in range(9)), MOST)
    assert found.branches == 1
