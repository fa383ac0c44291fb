"""What two hands were when both were laid on one heap is over: a view need not keep it."""

from hantise.core.laws import check_game
from hantise.core.laws.secrecy import without_owners
from hantise.games.macgregor_treasure import MacGregorTreasure
from hantise.games.macgregor_treasure.events import Dropped, Ended, Trap


def test_two_hands_on_one_heap_may_have_been_the_other_way_round() -> None:
    # A runner walked into a trap, and the ghost caught another in the same turn (seed 2133).
    told = [Trap(1, "32", ["gC", "gT", "rV", "bS"], 4), Dropped(0, ["rT"], 1)]
    swapped = [Trap(1, "32", ["gC", "rT", "rV", "bS"], 4), Dropped(0, ["gT"], 1)]
    assert without_owners(told) == without_owners(swapped)


def test_what_was_laid_open_is_compared_and_all_else_too() -> None:
    told = [Dropped(0, ["rT"], 1), Ended(0)]
    for other in (
        [Dropped(0, ["gT"], 1), Ended(0)],
        [Dropped(1, ["rT"], 1), Ended(0)],
        [Dropped(0, ["rT"], 1), Ended(1)],
        [Ended(0), Dropped(0, ["rT"], 1)],
        [Dropped(0, ["rT"], 1)],
    ):
        assert without_owners(told) != without_owners(other)


def test_the_game_in_which_it_happened_keeps_the_laws() -> None:
    report = check_game(MacGregorTreasure(3, {"treasures": 5}), games=1, seed=2133)
    assert report.games == 1
