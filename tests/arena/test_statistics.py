"""Intervals hold what they promise, and the sequential test is seldom wrong."""

from random import Random

import pytest

from hantise.arena.statistics import Sprt, estimate


def deal(random: Random, mean: float) -> float:
    """The score of two games."""
    return ((random.random() < mean) + (random.random() < mean)) / 2


@pytest.mark.parametrize("mean", [0.5, 0.75, 0.95])
def test_the_interval_holds_the_truth_about_nineteen_times_of_twenty(mean: float) -> None:
    random, held = Random(1), 0
    for _ in range(400):
        found = estimate([deal(random, mean) for _ in range(40)], 2)
        assert found is not None
        held += found.low <= mean <= found.high
    assert 0.92 <= held / 400 <= 0.985


def test_shared_luck_narrows_it() -> None:
    """Each deal is won by whoever sits on the lucky side: the seats cancel out."""
    paired = estimate([0.5] * 40, 2)
    split = estimate([0.0, 1.0] * 20, 2)
    assert paired is not None
    assert split is not None
    assert paired.high - paired.low < (split.high - split.low) / 3


def test_nothing_is_known_of_nothing_and_little_of_little() -> None:
    assert estimate([], 2) is None
    one = estimate([1.0], 2)
    assert one is not None
    assert one.low < 0.4


@pytest.mark.parametrize(("mean", "verdict"), [(0.5, "low"), (0.6, "high")])
def test_the_sequential_test_is_seldom_wrong(mean: float, verdict: str) -> None:
    test, random, right = Sprt(0.5, 0.6), Random(5), 0
    for _ in range(30):
        scores = [deal(random, mean)]
        while (found := test.verdict(scores)) is None:
            scores.append(deal(random, mean))
        right += found == verdict
    assert right >= 26


def test_sweeps_are_decided_soon_but_not_at_once() -> None:
    test = Sprt(0.5, 0.6)
    assert test.verdict([1.0] * 10) is None
    assert test.verdict([1.0] * 20) == "high"
    assert test.verdict([0.0] * 20) == "low"
    assert test.ratio([]) == 0
