"""GO-7: points, Boos and the end of a match."""

import pytest

from hantise.core.errors import BadOption
from hantise.games.ghooost import Ghooost
from tests.rules.ghooost.conftest import Table

A, B, C, D = range(4)


def last_play(scores: str, round_: str, loser: str = "C", bonus: int = 1) -> Table:
    """A round of three in which one is out already; the next play ends it."""
    first, last = [letter for letter in "ABC" if letter != loser]
    hands = ["-" if letter == first else "9" if letter == last else "4,6" for letter in "ABC"]
    manors = [0 if letter != loser else 2 for letter in "ABC"]
    return Table.at(
        *hands,
        turn=f"turn:{last}+",
        manors=manors,
        out=first,
        match="boo",
        scores=scores,
        round_=round_,
        last_out_bonus=bonus,
    ).play("9")


def test_go_7_1_points_and_boo_of_a_round() -> None:
    table = Table.at("9", "-", "4,6", "-", manors=(0, 0, 2, 0), out="DB", match="boo").play("9")
    assert table.told("scored") == [
        {"seat": A, "points": 2, "total": 2, "first": False, "last": True},
        {"seat": B, "points": 1, "total": 1, "first": False, "last": False},
        {"seat": D, "points": 2, "total": 2, "first": True, "last": False},
    ]
    assert table.told("boo") == [{"seat": C, "boos": 1}]
    assert (table.public.points, table.public.boos) == ((2, 1, 0, 2), (0, 0, 1, 0))
    assert (table.public.round, table.public.first) == (2, C)


@pytest.mark.parametrize("bonus", [0, 1, 2])
def test_go_7_1_last_out_bonus(bonus: int) -> None:
    table = Table.at(
        "9", "-", "4,6", "-", manors=(0, 0, 2, 0), out="DB", match="boo", last_out_bonus=bonus
    ).play("9")
    assert table.public.points == (1 + bonus, 1, 0, 2)


def test_go_7_2_with_three_players_each_bonus_goes_to_its_own() -> None:
    table = last_play("0:0 0:0 0:0", "1A", bonus=2)
    assert table.told("scored") == [
        {"seat": A, "points": 2, "total": 2, "first": True, "last": False},
        {"seat": B, "points": 3, "total": 3, "first": False, "last": True},
    ]


def test_go_7_3_the_second_boo_ends_the_match() -> None:
    table = last_play("0:1 4:0 4:1", "3C", loser="A")
    assert table.public.boos == (2, 0, 1)
    # B and C lead with 6 points each: the match goes on.
    assert table.told("tied") == [{"round": 3, "points": 6}]
    assert (table.public.phase, table.public.round) == ("deal", 4)
    table = last_play("2:1 4:0 2:1", "3C", loser="A")
    assert table.told("won") == [{"seat": B, "points": 6}]
    assert table.outcome.reason == "match-won"
    assert table.outcome.scores == (2, 6, 4)
    assert table.outcome.ranks == (3, 1, 2)


def test_go_7_3_most_points_among_the_others_wins() -> None:
    """The loser may have the most points: with two Boos it cannot win."""
    table = last_play("7:1 3:1 2:1", "4C", loser="A")
    assert table.told("won") == [{"seat": B, "points": 5}]
    assert (table.outcome.scores, table.outcome.ranks) == ((7, 5, 4), (3, 1, 2))


def test_go_7_3_on_a_tie_further_rounds_are_played() -> None:
    table = last_play("0:2 6:0 6:1", "4A", loser="C")
    assert table.public.boos == (2, 0, 2)
    assert table.told("won") == [{"seat": B, "points": 8}]
    assert table.outcome.reason == "match-extended"
    assert table.outcome.ranks == (3, 1, 2)


def test_go_7_3_all_play_the_extra_rounds_and_boos_are_a_plain_count() -> None:
    table = last_play("0:2 6:0 6:1", "4A", loser="A")
    assert table.public.boos == (3, 0, 1)
    assert table.told("tied") == [{"round": 4, "points": 8}]
    assert table.public.round == 5
    assert table.public.hand_sizes == (0, 0, 0)


def test_go_7_3_one_with_two_boos_may_score_but_not_win() -> None:
    table = last_play("8:2 2:0 2:1", "4A", loser="B")
    assert table.public.points == (10, 2, 4)
    assert table.told("won") == [{"seat": C, "points": 4}]


@pytest.mark.parametrize(("number", "goes_on"), [(19, True), (20, False)])
def test_go_7_3_after_20_rounds_tied_leaders_share_the_win(number: int, goes_on: bool) -> None:
    boos = number - 3
    lead = 2 * boos + 2
    table = last_play(f"{lead}:1 {lead}:1 4:{boos}", f"{number}C")
    if goes_on:
        assert table.told("tied") == [{"round": 19, "points": lead + 2}]
        return
    assert table.told("shared") == [
        {"seat": A, "points": lead + 2},
        {"seat": B, "points": lead + 2},
    ]
    assert table.outcome.reason == "match-shared"
    assert table.outcome.ranks == (1, 1, 3)
    assert table.outcome.returns == (0.5, 0.5, -1.0)


def test_go_7_4_a_match_is_the_default_for_three_and_more() -> None:
    assert [Ghooost(players).options.match for players in range(2, 7)] == ["single"] + ["boo"] * 4


def test_go_7_4_two_players_play_one_round() -> None:
    with pytest.raises(BadOption) as caught:
        Ghooost(2, {"match": "boo"})
    assert caught.value.text.key == "error-match-two"
    assert Ghooost(2, {"match": "single"}).options.match == "single"


def test_go_7_4_single_all_but_the_loser_share_first_place() -> None:
    table = Table.at("9", "-", "4,6", "-", manors=(0, 0, 2, 0), out="DB").play("9")
    assert table.told("scored") == []
    assert table.outcome.ranks == (1, 1, 4, 1)
    assert sum(table.outcome.returns) == pytest.approx(0)
    assert table.outcome.returns[C] == -1
    assert (table.public.points, table.public.boos) == ((0,) * 4, (0,) * 4)


def test_go_7_4_two_boo_players_are_last() -> None:
    table = Table.at(
        "9", "-", "4,6", "-", manors=(0, 0, 2, 0), out="DB", match="boo", round_="4B",
        scores="3:0 6:1 2:1 4:1",
    ).play("9")  # fmt: skip
    assert table.told("won") == [{"seat": B, "points": 7}]
    assert table.outcome.scores == (5, 7, 2, 6)
    assert table.outcome.ranks == (3, 1, 4, 2)


def test_go_7_4_whole_matches_end_with_a_winner_who_has_fewer_than_two_boos() -> None:
    reasons = set()
    for seed in range(12):
        table = Table.start(3)
        table.play_on(seed)
        reasons.add(table.outcome.reason)
        (winner,) = table.outcome.winners
        assert table.public.boos[winner] < 2
        assert max(table.public.boos) >= 2
        assert sum(table.public.boos) == table.public.round
        assert sum(table.public.points) == 4 * table.public.round
    assert reasons == {"match-won", "match-extended"}
