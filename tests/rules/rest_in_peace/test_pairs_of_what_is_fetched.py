"""RP-6: pairs that meet on decks, hands and discards (2, 11, 16, 18, 19, 20, 21, 29)."""

import pytest

from tests.rules.rest_in_peace.conftest import A, B, Table


def test_rp_6_2_with_11_the_ghost_found_may_be_discarded() -> None:
    table = Table.at("heldA:2 deckA:46 heldB:11").play("#2 deck:6 end #11")
    assert table.legal() == {"off:6", "off:#2"}
    assert table.play("off:6").gone(A) == "6"


def test_rp_6_2_with_16_the_ghost_found_may_be_copied() -> None:
    table = Table.at("heldA:2.16 deckA:6").play("#2 deck:6 #16")
    assert table.legal() == {"copy:6"}
    assert table.play("copy:6").totals == (12, 0)


def test_rp_6_2_with_18_a_ghost_put_back_may_be_found_again_and_later_put_back() -> None:
    table = Table.at("heldA:2.18 deckA:1 pastA:6").play("#18 back:6 #2")
    assert table.legal() == {"deck:1", "deck:6"}
    table = Table.at("heldA:2.18 deckA:6").play("#2 deck:6 end end place:- #18")
    assert table.legal() == {"back:6"}


def test_rp_6_2_with_19_the_known_top_may_be_found_and_the_top_is_unknown_again() -> None:
    for found in (4, 2):
        table = Table.at("heldA:2.19 deckA:2445").play("#19 top:A !4")
        assert table.public.tops[A] == 4
        assert table.play(f"#2 deck:{found}").public.tops == (None, None)


def test_rp_6_2_with_19_the_other_deck_is_not_shuffled() -> None:
    table = Table.at("heldA:2 deckA:24 deckB:35 topB:3").play("#2 deck:2")
    assert table.public.tops == (None, 3)


def test_rp_6_18_with_19_the_deck_is_shuffled_and_its_top_unknown() -> None:
    table = Table.at("heldA:18.19 deckA:24 pastA:5").play("#19 top:A !4 #18 back:5")
    assert table.public.tops == (None, None)
    assert table.worth(A)["#19"] == 4
    table.play("end end")
    assert table.odds() == {"+2": 1, "+4": 1, "+5": 1}


def test_rp_6_18_with_19_that_finds_nothing_to_put_back_the_top_stays() -> None:
    table = Table.at("heldA:18 deckA:24 topA:4").play("#18")
    assert table.public.tops == (4, None)


def test_rp_6_11_with_18_a_discarded_ghost_cannot_come_back() -> None:
    table = Table.at("handA:25 heldA:18 heldB:11 handB:6")
    table.play("5 end 6 #11 off:5 end 2 end place:- end place:- #18")
    assert table.legal() == {"back:2"}


def test_rp_6_18_with_21_the_ghosts_it_cost_cannot_come_back() -> None:
    table = Table.at("handA:1244 heldA:18.21").play("4 #21 drop:1 drop:2 end end place:- #18")
    assert table.legal() == {"back:4"}


def test_rp_6_18_with_22_a_ghost_taken_back_is_not_on_the_table() -> None:
    table = Table.at("handA:25 heldA:18.22").play("2 5 #22 take:5 place:- end place:- #18")
    assert table.legal() == {"back:2"}


def test_rp_6_18_with_29_ghosts_that_counted_1_are_ghosts_all_the_same() -> None:
    table = Table.at("pastA:5,#29,#4 heldA:18").play("#18")
    assert table.legal() == {"back:5"}


def test_rp_6_18_with_29_in_force_nothing_is_put_back() -> None:
    table = Table.at("pastA:5 tableB:#29 heldA:18").play("#18")
    assert (table.asked, table.totals, table.cards(A, 1)) == ((A, "play"), (1, 0), ["5"])


@pytest.mark.parametrize("medium", [3, 4, 5, 13, 21, 23])
def test_rp_6_16_with_mediums_that_work_as_ghosts_they_cannot_be_copied(medium: int) -> None:
    table = Table.at(f"tableA:#{medium} heldA:16").play("#16")
    assert table.kinds()[-1] == "copied-nothing"


def test_rp_6_16_with_19_a_turned_up_value_is_not_copied() -> None:
    table = Table.at("tableA:#19=6 heldA:16 deckA:6").play("#16")
    assert table.kinds()[-1] == "copied-nothing"


def test_rp_6_16_with_29_it_is_a_plain_1_before_or_after() -> None:
    table = Table.at("tableA:5,#29 heldA:16").play("#16")
    assert (table.asked, table.totals) == ((A, "play"), (2, 0))
    table = Table.at("tableA:5,#16=5 heldA:29").play("#29")
    assert table.totals == (2, 0)


def test_rp_6_19_with_29_nothing_is_turned_up() -> None:
    table = Table.at("tableB:#29 heldA:19 deckA:6 deckB:6").play("#19")
    assert (table.asked, table.totals, table.public.tops) == ((A, "play"), (1, 0), (None, None))


def test_rp_6_19_with_29_what_was_turned_up_before_stays_known() -> None:
    table = Table.at("tableA:#19=6 deckB:26 topB:6 heldA:29").play("#29")
    assert (table.totals, table.public.tops) == ((1, 0), (None, 6))


def test_rp_6_20_with_29_nobody_s_ghost_is_picked() -> None:
    table = Table.at("tableB:#29 heldA:20 handA:6 handB:6").play("#20")
    assert (table.asked, table.totals, table.public.hand_sizes) == ((A, "play"), (1, 0), (1, 1))


def test_rp_6_20_with_29_what_was_picked_before_stays_on_round_10() -> None:
    table = Table.at("handA:6 heldA:20.29").play("#20 pick:A ~6 #29")
    assert table.face_down(A) == "6"


def test_rp_6_20_with_21_fewer_ghosts_are_left_to_pay() -> None:
    table = Table.at("handA:12 heldA:20.21").play("#20 pick:A ~1")
    assert table.refusal("#21") == "illegal-cannot-pay"


@pytest.mark.parametrize("hand", ["-", "2", "234"])
def test_rp_6_21_with_29_a_plain_1_without_cost(hand: str) -> None:
    table = Table.at(f"tableB:#29 heldA:21 handA:{hand}").play("#21")
    assert (table.asked, table.totals) == ((A, "play"), (1, 0))
    assert table.hand(A) == hand.strip("-")


def test_rp_6_21_with_29_what_was_paid_before_stays_paid() -> None:
    table = Table.at("handA:12 heldA:21.29").play("#21 drop:1 drop:2 #29")
    assert (table.totals, table.gone(A)) == ((1, 0), "12")


def test_rp_6_11_with_21_what_was_paid_stays_paid() -> None:
    table = Table.at("handA:12 heldA:21 heldB:11").play("#21 drop:1 drop:2 end #11 off:#21")
    assert (table.gone(A), table.gone(B)) == ("12", "")


def test_rp_6_11_with_20_what_was_picked_stays_on_round_10() -> None:
    table = Table.at("handA:16 heldA:20 heldB:11").play("1 #20 pick:A ~6 end #11")
    assert table.legal() == {"off:1", "off:#20"}  # the Ghost on round 10 is not in this round
    assert table.play("off:#20").face_down(A) == "6"


def test_rp_6_11_with_29_an_11_after_it_is_a_plain_1() -> None:
    table = Table.at("tableB:5,#29 heldA:11").play("#11")
    assert (table.asked, table.totals) == ((A, "play"), (1, 1))
    assert table.cards(B) == ["5", "#29"]


def test_rp_6_11_with_29_what_was_discarded_before_stays_away() -> None:
    table = Table.at("tableB:5,6 heldA:11.29").play("#11 off:6 #29")
    assert (table.cards(B), table.totals) == (["5"], (1, 1))


def test_rp_6_7_with_29_it_stays_unplayable_before_round_10() -> None:
    table = Table.at("tableB:#29 heldA:7")
    assert table.refusal("#7") == "illegal-only-round-10"


def test_rp_6_23_with_29_it_counts_1() -> None:
    table = Table.at("tableA:#23 tableB:#29")
    assert table.totals == (1, 0)


def test_rp_6_20_with_19_a_known_card_in_hand_may_be_the_one_picked() -> None:
    # The card that #19 showed is in B's hand; once one of two cards is picked, nobody but B knows.
    table = Table.at("handA:1 heldA:19.20 deckB:234 handB:5")
    table.play("#19 top:B !4 end end")
    table.play("+4 +2 place:-")
    assert table.recall(A).hand == (4,)
    table.play("#20 pick:B ~5")
    assert table.recall(A).hand == ()
    assert table.recall(A).face_down == ()
