"""RP-4: round 10 and the end of the game. Its Mediums are in test_pairs_in_round_10."""

import pytest

from hantise.core.state import NOBODY
from tests.rules.rest_in_peace.conftest import A, B, Table

# RP-4.1


def test_rp_4_1_after_round_9_and_its_placing_all_cards_are_turned_up() -> None:
    table = Table.at("round:9 turn:B handB:5 tenA:3,#4 tenB:2").play("end")
    assert table.asked == (B, "place")
    assert (table.cards(A, 10), table.cards(B, 10)) == (["?", "#4"], ["?"])
    table.play("place:5")
    assert table.told("revealed") == [
        {"seat": A, "cards": ["3", "#4"], "count": 2},
        {"seat": B, "cards": ["2", "5"], "count": 2},
    ]
    assert table.judged == (5, 7)
    assert sorted(table.cards(B, 10)) == ["2", "5"]


def test_rp_4_1_nobody_plays_cards_from_the_hand() -> None:
    table = Table.at("round:10 tableA:2,#10 tableB:3 handA:6 heldA:5 handB:6")
    assert table.legal() == {"do:#10"}
    assert table.refusal("6") == table.refusal("#5") == "illegal-answer-first"
    table.play("do:#10 =6")
    assert table.judged == (2, 3)


# RP-4.3


@pytest.mark.parametrize(
    ("ten_a", "ten_b", "winner"), [("5", "4", A), ("-", "1", B), ("2", "-", A)]
)
def test_rp_4_3_the_higher_total_takes_the_token_and_wins(
    ten_a: str, ten_b: str, winner: int
) -> None:
    table = Table.at(f"round:9 turn:B tenA:{ten_a} tenB:{ten_b} houses:m.c").play("end place:-")
    assert table.actor == NOBODY
    assert table.won(winner)[1] == 1
    assert (table.outcome.reason, table.outcome.winners) == ("round-10", (winner,))


def test_rp_4_3_whoever_has_more_tokens() -> None:
    table = Table.at("round:9 turn:B tenB:1 wonA:mmmc houses:c.m").play("end place:-")
    assert table.outcome.scores == (5, 1)
    assert table.outcome.winners == (B,)
    assert table.outcome.ranks == (2, 1)


@pytest.mark.parametrize(
    ("won", "houses", "reason"), [("mmm", "c.m", "manors"), ("cc", "m.c", "castles")]
)
def test_rp_4_3_the_token_may_win_by_3_4(won: str, houses: str, reason: str) -> None:
    table = Table.at(f"round:9 turn:B tenA:1 wonA:{won} houses:{houses}").play("end place:-")
    assert table.outcome.reason == reason


def test_rp_4_3_totals_may_be_negative() -> None:
    table = Table.at("round:9 turn:B tenA:#13 tenB:-").play("end place:-")
    assert table.judged == (-2, 0)
    assert table.outcome.winners == (B,)


# RP-4.4


@pytest.mark.parametrize(
    ("won_a", "won_b", "winner"), [("mmcc", "mm", A), ("mm", "mmcc", B), ("mm", "cc", A)]
)
def test_rp_4_4_a_tie_cancels_round_10_and_most_tokens_win(
    won_a: str, won_b: str, winner: int
) -> None:
    table = Table.at(f"round:9 turn:B tenA:3 tenB:1,2 houses:m.m wonA:{won_a} wonB:{won_b}")
    house = table.at_round(10).houses
    table.play("end place:-")
    assert table.told("cancelled") == [{"totals": [3, 3], "total": 3, "other": 3}]
    assert (table.outcome.reason, table.outcome.winners) == ("tokens", (winner,))
    assert table.at_round(10).houses == house  # nobody takes it
    assert sum(map(sum, (table.won(A), table.won(B)))) == len(won_a + won_b) + 1


def test_rp_4_4_no_cards_at_all_are_a_tie() -> None:
    table = Table.at("round:9 turn:B wonB:mmm").play("end place:-")
    assert (table.outcome.reason, table.outcome.winners) == ("tokens", (B,))


def test_rp_4_4_as_many_tokens_each_are_a_draw() -> None:
    # A draw needs a truce in round 9, else nine tokens are shared out.
    table = Table.at("round:9 heldA:27 wonA:mmmc wonB:mmmc tenA:2 tenB:2").play("#27")
    assert table.outcome.reason == "draw"
    assert (table.outcome.ranks, table.outcome.scores) == ((1, 1), (4, 4))
    assert table.outcome.drawn
    assert table.told("draw") == [{}]


# RP-5.4


def test_rp_5_4_what_holds_for_a_round_ends_with_it() -> None:
    mediums = "#8,#9,#10=2,#12,#14,#17=3,#24,#25=1/6,#26=2,#29"
    table = Table.at(f"turn:B start:A tableA:2,{mediums} handA:23 handB:136 heldB:4")
    table.play("end place:- 2 3 end 1 6")
    assert table.totals == (5, 7)
    assert table.legal() >= {"3", "#4", "end"}
    assert table.public.ending == "pass"
