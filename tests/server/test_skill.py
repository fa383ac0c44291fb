"""What a game does to what is believed of people's strength."""

import itertools

import pytest

from hantise.server.skill import Skill, after, shown, uncertainty


def test_a_newcomer_is_shown_with_1000() -> None:
    assert shown(Skill().mu, Skill().sigma) == 1000
    assert uncertainty(Skill().sigma) == 333


def test_who_wins_gains_and_who_loses_loses_as_much() -> None:
    winner, loser = after([Skill(), Skill()], [1, 2])
    assert winner.mu > Skill().mu > loser.mu
    assert winner.mu - Skill().mu == pytest.approx(Skill().mu - loser.mu)
    assert winner.sigma < Skill().sigma


def test_a_draw_of_equals_changes_only_the_uncertainty() -> None:
    one, other = after([Skill(), Skill()], [1, 1])
    assert one.mu == other.mu == pytest.approx(Skill().mu)
    assert one.sigma < Skill().sigma


def test_a_draw_brings_unequals_nearer() -> None:
    strong, weak = after([Skill(30, 3), Skill(20, 3)], [1, 1])
    assert strong.mu < 30
    assert weak.mu > 20


def test_ranks_of_many_are_kept_in_order_with_ties() -> None:
    first, second, tied, last = after([Skill()] * 4, [1, 2, 2, 4])
    assert first.mu > second.mu > last.mu
    assert second == tied


def test_the_order_of_seats_does_not_matter() -> None:
    believed = [Skill(20, 5), Skill(25, 3), Skill(32, 8)]
    ranks = [3, 1, 2]
    expected = after(believed, ranks)
    for order in itertools.permutations(range(3)):
        turned = after([believed[seat] for seat in order], [ranks[seat] for seat in order])
        for place, seat in enumerate(order):
            assert turned[place].mu == pytest.approx(expected[seat].mu)
            assert turned[place].sigma == pytest.approx(expected[seat].sigma)


def test_an_upset_counts_more_than_what_was_expected() -> None:
    expected, _ = after([Skill(30, 3), Skill(20, 3)], [1, 2])
    upset = after([Skill(30, 3), Skill(20, 3)], [2, 1])[1]
    assert upset.mu - 20 > expected.mu - 30
