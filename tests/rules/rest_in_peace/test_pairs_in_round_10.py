"""RP-4, RP-6.30: the Mediums in round 10, alone and in pairs."""

import pytest

from tests.rules.rest_in_peace.conftest import A, B, Table


def tenth(ten_a: str, ten_b: str = "-", more: str = "") -> Table:
    """Round 10 has just been turned up; A won round 9 and resolves first."""
    table = Table.at(f"round:9 turn:B start:A tenA:{ten_a} tenB:{ten_b} {more}")
    return table.play("end place:-")


def totals(table: Table) -> list[int]:
    """How round 10 ended."""
    assert table.public.phase == "over"
    first, second = table.at_round(10).totals
    return [first, second]


# RP-6.30


@pytest.mark.parametrize("medium", [1, 6, 14, 15, 24, 25, 28])
def test_rp_6_30_without_effect_in_round_10(medium: int) -> None:
    table = tenth(f"2,#{medium}", "1")
    assert "resolved" not in table.kinds()
    assert totals(table) == [2, 1]


def test_rp_6_30_3_is_a_1_without_a_look() -> None:
    table = tenth("#3", more="handB:25")
    assert "look" not in table.kinds()
    assert (totals(table), table.seen(A)) == ([1, 0], None)


def test_rp_6_30_18_puts_a_ghost_of_rounds_1_to_9_back() -> None:
    table = Table.at("round:10 tableA:5,#18 tableB:1 pastA:2/3,#4 deckA:1")
    assert table.asked == (A, "resolve")
    assert table.play("do:#18").legal() == {"back:2", "back:3"}
    table.play("back:3")
    assert totals(table) == [5, 1]
    assert table.deck(A) == "13"


def test_rp_6_30_18_may_choose_a_ghost_of_round_9() -> None:
    table = tenth("#18", "1", "tableA:6").play("do:#18")
    assert table.legal() == {"back:6"}


@pytest.mark.parametrize("family", ["A", "B"])
def test_rp_6_30_20_brings_a_random_ghost_of_a_hand_that_counts_at_once(family: str) -> None:
    table = tenth("2,#20", "3", "handA:44 handB:44").play(f"do:#20 pick:{family}")
    assert table.odds() == {"~4": 2}
    table.play("~4")
    assert totals(table) == ([6, 3] if family == "A" else [2, 7])
    (told,) = table.told("picked", None)
    assert told["value"] == 4  # everything lies open in round 10


# RP-4.2: order and choices


def test_rp_4_2_each_owner_chooses_the_order_first_all_of_the_starter_s() -> None:
    table = tenth("4,#10,#26", "4,#17")
    assert table.asked == (A, "resolve")
    assert table.legal() == {"do:#10", "do:#26"}
    assert table.refusal("do:#17") == "illegal-no-resolve"
    table.play("do:#26 =4")
    assert table.legal() == {"do:#10"}
    table.play("do:#10 =4")
    assert (table.asked, table.legal()) == ((B, "resolve"), {"do:#17"})
    table.play("do:#17 =4")
    assert totals(table) == [7, 7]


def test_rp_4_2_after_a_truce_the_starter_of_round_9_resolves_first() -> None:
    for starter in "AB":
        table = Table.at(f"round:9 start:{starter} turn:A heldA:27 tenA:2,#10 tenB:3,#17")
        assert table.play("#27").asked == ("AB".index(starter), "resolve")


def test_rp_4_2_8_9_12_and_plain_values_need_no_step() -> None:
    table = tenth("2,3,#8,#9,#4", "1,2,3,#12,#5,#7")
    assert "resolved" not in table.kinds()
    assert totals(table) == [4, 12]  # A's 2 and #4 do not count


def test_rp_4_2_effects_reach_cards_of_round_10_alone() -> None:
    table = tenth("#11", "2", "tableB:- handB:6 pastB:5").play("do:#11")
    assert table.legal() == {"off:2"}


# Cards of round 10, one by one


def test_rp_6_2_in_round_10_a_ghost_of_the_deck_comes_into_play() -> None:
    table = Table.at("round:10 tableA:#2 tableB:5 deckA:46").play("do:#2")
    assert table.legal() == {"deck:4", "deck:6"}
    assert totals(table.play("deck:6")) == [6, 5]


def test_rp_6_2_with_16_in_round_10_the_order_is_one_s_own() -> None:
    table = tenth("1,#2,#16", "5")
    assert totals(table.play("do:#2 do:#16 copy:1")) == [2, 5]
    position = "round:10 tableA:1,#2,#16 tableB:5 deckA:6"
    table = Table.at(position).play("do:#2 deck:6 do:#16")
    assert table.legal() == {"copy:1", "copy:6"}
    table = Table.at(position).play("do:#16")
    assert table.legal() == {"copy:1"}


@pytest.mark.parametrize(
    ("medium", "choice", "result"),
    [(10, "=3", [5, 3]), (26, "=3", [6, 6]), (17, "=3", [3, 1]), (16, "copy:3", [6, 3])],
)
def test_rp_4_2_choices_are_asked_in_round_10(medium: int, choice: str, result: list[int]) -> None:
    table = tenth(f"3,#{medium}", "3").play(f"do:#{medium}")
    assert choice in table.legal()
    assert totals(table.play(choice)) == result


def test_rp_6_19_in_round_10_takes_the_value_of_a_top_card() -> None:
    table = Table.at("round:10 tableA:#19 tableB:3 deckB:45").play("do:#19 top:B !4")
    assert totals(table) == [4, 3]


def test_rp_6_11_in_round_10_any_opposing_card_there() -> None:
    table = tenth("3,#11", "4,5,#7,#12").play("do:#11")
    assert table.legal() == {"off:4", "off:5", "off:#7", "off:#12"}
    assert totals(table.play("off:5")) == [3, 7]


def test_rp_6_11_with_12_in_round_10_1s_and_2s_count_again() -> None:
    assert totals(tenth("2,2,#11", "3,#12").play("do:#11 off:#12")) == [4, 3]


def test_rp_6_11_with_13_in_round_10_it_is_discarded() -> None:
    assert totals(tenth("3,#11", "2,#13").play("do:#11 off:#13")) == [3, 2]


@pytest.mark.parametrize("medium", [2, 10, 16, 17, 19, 20, 21, 22, 26, 27, 29])
def test_rp_4_2_a_medium_discarded_before_its_turn_does_nothing(medium: int) -> None:
    more = "handA:12 handB:12 deckA:- deckB:-"
    table = tenth("3,#11", f"5,#{medium}", more).play(f"do:#11 off:#{medium}")
    assert totals(table) == [3, 5]


def test_rp_6_11_with_20_in_round_10_the_ghost_it_brought_may_be_discarded() -> None:
    table = tenth("3,#20", "2,#11", "handA:5").play("do:#20 pick:A ~5 do:#11")
    assert table.legal() == {"off:3", "off:5", "off:#20"}


def test_rp_6_16_with_20_in_round_10_the_ghost_it_brought_may_be_copied() -> None:
    table = tenth("1,#20,#16", "2", "handA:5").play("do:#20 pick:A ~5 do:#16")
    assert table.legal() == {"copy:1", "copy:5"}


def test_rp_6_7_with_16_in_round_10_it_is_no_ghost_to_copy() -> None:
    table = tenth("#7,#16", "2").play("do:#16")
    assert table.told("copied-nothing") == [{"seat": A}]
    assert totals(table) == [3, 2]


def test_rp_6_20_with_21_in_round_10_the_order_decides_who_can_pay() -> None:
    position = "round:10 tableA:#20,#21 tableB:5 handA:12"
    table = Table.at(position).play("do:#20 pick:A ~1 do:#21")
    assert table.told("unpaid") == [{"seat": A}]
    assert totals(table) == [1, 5]
    table = Table.at(position).play("do:#21 drop:1 drop:2 do:#20 pick:A")
    assert table.told("picked-empty") == [{"seat": A, "other_seat": A}]
    assert totals(table) == [6, 5]


def test_rp_6_18_with_2_in_round_10_what_was_put_back_may_be_found() -> None:
    table = Table.at("round:10 tableA:#2,#18 tableB:5 pastA:6 deckA:1")
    assert totals(table.play("do:#18 back:6 do:#2 deck:6")) == [6, 5]


@pytest.mark.parametrize(
    ("own", "opposing", "actions", "worth"),
    [
        ("#9", "-", "", 4),
        ("#8", "-", "", 3),
        ("#10", "-", "do:#10 =3", 5),
        ("#26", "-", "do:#26 =3", 6),
        ("-", "#17", "do:#17 =3", 1),
        ("-", "#12", "", 3),
        ("#29", "-", "do:#29", 1),
    ],
)
def test_rp_6_7_with_groups_in_round_10_it_is_a_3(
    own: str, opposing: str, actions: str, worth: int
) -> None:
    own = "" if own == "-" else f",{own}"
    table = tenth(f"#7{own}", opposing).play(actions)
    assert table.worth(A, 10)["#7"] == worth


def test_rp_6_21_unpaid_in_round_10_counts_0_whatever_the_bonus() -> None:
    table = tenth("#21,#8,#10,#26", "1").play("do:#26 =6 do:#21 do:#10 =6")
    assert totals(table) == [0, 1]


# 22, 27 and 29 in round 10


def test_rp_6_22_in_round_10_it_is_lost_at_once() -> None:
    table = tenth("6,#22", "1,#17").play("do:#22")
    assert table.told("played-dead") == [{"seat": A}]
    assert (table.outcome.reason, table.outcome.winners) == ("round-10", (B,))
    assert "round-ten" not in table.kinds()


def test_rp_6_22_in_round_10_the_token_may_win_the_game() -> None:
    table = tenth("6,#22", "1", "houses:c.m wonB:mmm").play("do:#22")
    assert (table.outcome.reason, table.outcome.winners) == ("manors", (B,))


def test_rp_6_27_in_round_10_it_is_cancelled_and_most_tokens_win() -> None:
    table = tenth("6,#27", "1", "wonA:mc wonB:mmcc houses:m.m").play("do:#27")
    assert table.told("cancelled-truce") == [{"seat": A}]
    assert (table.outcome.reason, table.outcome.winners) == ("tokens", (B,))
    assert table.outcome.scores == (3, 4)


def test_rp_6_22_with_27_in_round_10_the_first_resolved_ends_it() -> None:
    table = tenth("6,#22", "#27", "wonA:mc houses:m.m").play("do:#22")
    assert table.outcome.reason == "round-10"
    assert table.outcome.winners == (B,)
    table = tenth("6,#27", "#22", "wonA:mc houses:m.m").play("do:#27")
    assert table.outcome.reason == "tokens"


def test_rp_6_22_with_27_of_one_family_in_its_order() -> None:
    table = tenth("6,#22,#27", "1", "wonA:mc houses:m.m")
    assert table.legal() == {"do:#22", "do:#27"}
    assert table.play("do:#27").outcome.reason == "tokens"


@pytest.mark.parametrize("medium", [2, 10, 11, 16, 17, 18, 19, 20, 21, 22, 26, 27])
def test_rp_6_29_in_round_10_mediums_after_it_do_nothing(medium: int) -> None:
    more = "handA:12 handB:12 pastB:5"
    table = tenth("6,5,#29", f"6,#{medium}", more).play("do:#29")
    assert totals(table) == [2, 2]
    assert table.kinds().count("resolved") == 1


@pytest.mark.parametrize("medium", [10, 17, 26])
def test_rp_6_29_in_round_10_what_came_before_it_counts_no_more(medium: int) -> None:
    table = tenth(f"6,#{medium}", "6,#29").play(f"do:#{medium} =6 do:#29")
    assert totals(table) == [2, 1]


def test_rp_6_29_in_round_10_what_one_shot_effects_did_stands() -> None:
    table = tenth("6,#11", "5,6,#29").play("do:#11 off:6 do:#29")
    assert totals(table) == [2, 1]


def test_rp_6_29_with_22_or_27_in_round_10_the_first_resolved_counts() -> None:
    assert totals(tenth("5,5,#29", "6,#22").play("do:#29")) == [2, 2]
    assert tenth("6,#22", "5,#29").play("do:#22").outcome.winners == (B,)
    table = tenth("6,#27", "5,#29", "wonB:mm").play("do:#27")
    assert table.outcome.reason == "tokens"


def test_rp_6_13_with_29_in_round_10_it_is_1() -> None:
    assert totals(tenth("6,#13,#29", "1").play("do:#29")) == [2, 1]


def test_rp_6_21_with_29_in_round_10_a_plain_1_without_cost() -> None:
    table = tenth("6,#29,#21", "1", "handA:12").play("do:#29")
    assert (totals(table), table.hand(A)) == ([2, 1], "12")
    table = Table.at("round:10 tableA:6,#21,#29 tableB:1").play("do:#21 do:#29")
    assert totals(table) == [2, 1]  # unpaid, but exactly 1 all the same


def test_rp_6_15_with_16_in_round_10_the_carried_card_cannot_be_copied() -> None:
    table = Table.at("round:9 turn:B start:A tableA:5,#15 tenA:2,#16 tenB:1")
    table.play("end carry:5 place:- do:#16")
    assert table.legal() == {"copy:2"}
    assert totals(table.play("copy:2")) == [9, 1]


def test_rp_6_11_with_15_in_round_10_the_carried_card_may_be_discarded() -> None:
    table = Table.at("round:9 turn:B start:A tableA:5,#15 tenA:2 tenB:1,#11")
    table.play("end carry:5 place:- do:#11")
    assert table.legal() == {"off:2", "off:5+"}


def test_rp_6_15_with_21_in_round_10_carried_it_costs_nothing() -> None:
    table = Table.at("round:9 turn:B start:A tableA:#21,#15 tenB:1 handA:12")
    assert totals(table.play("end carry:#21 place:-")) == [6, 1]
    assert table.hand(A) == "12"


def test_rp_6_15_with_29_in_round_10_the_carried_card_is_1() -> None:
    table = Table.at("round:9 turn:B start:A tableA:5,#15 tenA:#29 tenB:2")
    assert totals(table.play("end carry:5 place:- do:#29")) == [1, 1]
