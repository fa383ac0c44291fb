"""How a game ended: ranks, scores, returns."""

from itertools import pairwise

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantise.core.outcome import Outcome, ranked

MERITS = st.lists(st.integers(-5, 5), min_size=2, max_size=6)


@pytest.mark.parametrize(
    ("scores", "ranks", "returns", "winners"),
    [
        ([1, 0], (1, 2), (1.0, -1.0), (0,)),
        ([4, 4], (1, 1), (0.0, 0.0), (0, 1)),
        ([3, 5, 3], (2, 1, 2), (-0.5, 1.0, -0.5), (1,)),
        ([3, 5, 5], (3, 1, 1), (-1.0, 0.5, 0.5), (1, 2)),
        ([9, 7, 8, 6, 5], (1, 3, 2, 4, 5), (1.0, 0.0, 0.5, -0.5, -1.0), (0,)),
        ([-2, -1, -1, -1], (4, 1, 1, 1), (-1.0, 1 / 3, 1 / 3, 1 / 3), (1, 2, 3)),
    ],
)
def test_more_is_better(
    scores: list[int],
    ranks: tuple[int, ...],
    returns: tuple[float, ...],
    winners: tuple[int, ...],
) -> None:
    outcome = ranked("points", scores)
    assert outcome == Outcome("points", ranks, tuple(scores), returns)
    assert outcome.winners == winners


def test_merit_decides_where_it_is_given_and_scores_stay_as_they_are() -> None:
    outcome = ranked("fear", [3, 1, 2], [-3, -1, -2])
    assert outcome.scores == (3, 1, 2)
    assert outcome.ranks == (3, 1, 2)
    assert outcome.returns == (-1.0, 1.0, 0.0)


def test_a_draw_is_when_nobody_did_better_than_anybody() -> None:
    assert ranked("points", [2, 2, 2]).drawn
    assert ranked("points", [2, 2, 2]).winners == (0, 1, 2)
    assert not ranked("points", [2, 2, 1]).drawn


@given(MERITS)
@settings(deadline=None, derandomize=True)
def test_returns_are_fair_whatever_the_merits(merits: list[int]) -> None:
    outcome = ranked("points", [0] * len(merits), merits)
    assert sum(outcome.returns) == pytest.approx(0)
    assert all(-1 <= share <= 1 for share in outcome.returns)
    assert min(outcome.ranks) == 1
    assert outcome.winners == tuple(s for s, m in enumerate(merits) if m == max(merits))
    assert outcome.drawn == (len(set(merits)) == 1)
    by_merit = sorted(zip(merits, outcome.ranks, outcome.returns, strict=True))
    for (merit, rank, share), (better, other_rank, other_share) in pairwise(by_merit):
        assert (merit == better) == (rank == other_rank) == (share == other_share)
        if merit < better:
            assert rank > other_rank
            assert share < other_share


def test_ranks_leave_room_for_ties() -> None:
    assert ranked("points", [5, 5, 5, 1]).ranks == (1, 1, 1, 4)


def test_an_outcome_survives_json() -> None:
    outcome = ranked("points", [3, 1, 1, 0])
    assert msgspec.json.decode(msgspec.json.encode(outcome), type=Outcome) == outcome


def test_an_outcome_is_immutable() -> None:
    outcome = ranked("points", [1, 0])
    with pytest.raises(AttributeError):
        outcome.reason = "other"  # type: ignore[misc]
