"""RP-3.8, RP-6: pairs of effects that meet at the end of a round (1, 3, 13, 15, 22, 27, 28)."""

import pytest

from tests.rules.rest_in_peace.conftest import A, B, Table

# 1 and the rest


def test_rp_6_1_with_11_once_discarded_the_loser_takes_the_medium() -> None:
    table = Table.at("turn:B tableA:5,#1 heldB:11")
    prize = table.at_round().medium
    table.play("#11 off:#1 end")
    assert (table.held(A), table.held(B)) == (set(), {prize})


def test_rp_6_1_with_15_the_medium_is_taken_and_a_card_is_carried() -> None:
    table = Table.at("turn:B start:A tableA:5,#1,#15")
    prize = table.at_round().medium
    table.play("end")
    assert table.held(A) == {prize}  # RP-3.8: first the Medium, then #15
    assert table.asked == (A, "carry")
    assert table.play("carry:5").cards(A) == ["5+"]


def test_rp_6_1_with_22_taken_back_or_facing_it() -> None:
    table = Table.at("tableA:5,#1 heldA:22")
    prize = table.at_round().medium
    assert table.play("#22 take:#1").held(A) == {1, prize}
    table = Table.at("tableA:5 heldA:22 tableB:#1")
    prize = table.at_round().medium
    table.play("#22 take:5")
    assert (table.held(A), table.held(B)) == (set(), {prize})


def test_rp_6_1_with_27_it_takes_the_medium_even_on_a_truce() -> None:
    for seat, letter in enumerate("AB"):
        table = Table.at(f"table{letter}:5,#1 heldA:27")
        prize = table.at_round().medium
        table.play("#27")
        assert table.told("kept-medium") == [{"seat": seat, "medium": prize}]
        assert table.held(seat) == {prize}
        assert "medium-lost" not in table.kinds()


@pytest.mark.parametrize("letter", ["A", "B"])
def test_rp_6_1_with_29_the_loser_takes_the_medium(letter: str) -> None:
    table = Table.at(f"turn:{letter} start:A tableA:5,5,#1 tableB:- held{letter}:29")
    prize = table.at_round().medium
    table.play("#29 end" if letter == "B" else "#29 end end")
    assert (table.held(A), table.held(B)) == (set(), {prize})


def test_rp_6_1_with_29_already_there_it_takes_nothing() -> None:
    table = Table.at("tableA:5,5,#29 heldA:1")
    prize = table.at_round().medium
    table.play("#1 end end")
    assert (table.held(A), table.held(B)) == (set(), {prize})


# 3 and the rest


def looks(more: str = "") -> Table:
    """B looks at A's hand; it is A's turn."""
    return Table.at(f"tableB:#3 look:B handA:2455 {more}")


def test_rp_6_3_with_11_the_look_ends_when_it_is_discarded() -> None:
    table = looks("heldA:11")
    assert table.seen(B) == "2455"
    table.play("#11 off:#3")
    assert table.told("look-over") == [{"seat": B}]
    assert (table.seen(B), table.public.looking) == (None, None)


def test_rp_6_3_with_29_the_look_ends_and_none_begins() -> None:
    table = looks("heldA:29").play("#29")
    assert (table.seen(B), table.public.looking) == (None, None)
    table = Table.at("tableA:#29 heldA:3 handB:2").play("#3")
    assert (table.seen(A), table.totals) == (None, (1, 0))


def test_rp_6_3_with_6_the_viewer_sees_what_is_left_of_the_hand() -> None:
    table = looks("tripA:3").play("?")
    assert table.odds() == {"?2": 1, "?4": 1, "?5": 2}
    assert table.play("?4").seen(B) == "255"


def test_rp_6_3_with_20_the_viewer_sees_the_pick() -> None:
    table = looks("heldA:20").play("#20 pick:A ~5")
    told = {"seat": A, "other_seat": A, "value": 5}
    assert table.told("picked", A) == table.told("picked", B) == [told]
    assert table.told("picked", None) == [told | {"value": None}]
    assert table.seen(B) == "245"
    assert table.recall(B).face_down == (5,)
    assert table.recall(None).face_down == ()
    table = Table.at("tableA:#3 look:A handB:25 heldA:20").play("#20 pick:B ~5")
    assert table.told("picked", A) == [{"seat": A, "other_seat": B, "value": 5}]
    assert table.recall(A).face_down == (5,)


def test_rp_6_3_with_20_the_viewer_s_own_pick_is_its_own_secret() -> None:
    table = looks("heldA:20 handB:13").play("#20 pick:B ~3")
    assert table.told("picked", A) == [{"seat": A, "other_seat": B, "value": None}]
    assert table.face_down(B) == "3"


def test_rp_6_3_with_21_the_hand_that_is_seen_shrinks() -> None:
    assert looks("heldA:21").play("#21 drop:2 drop:5").seen(B) == "45"


def test_rp_6_3_with_22_the_look_is_over_before_anybody_draws_or_places() -> None:
    table = looks("tableA:3 heldA:22 deckA:6").play("#22 take:3")
    assert table.seen(B) is None
    assert table.recall(B).hand == (2, 3, 4, 5, 5)
    table.play("+6 place:5")
    assert table.told("placed", B) == [{"seat": A, "value": None}]


def test_rp_6_3_with_22_taken_back_it_may_look_again_later() -> None:
    table = Table.at("tableB:#3 look:B handA:24 heldB:22 turn:B").play("#22 take:#3")
    assert (table.seen(B), 3 in table.held(B)) == (None, True)


def test_rp_6_3_with_27_the_look_is_over_before_anybody_draws() -> None:
    table = looks("heldA:27 deckA:13").play("#27")
    assert (table.seen(B), table.public.looking) == (None, None)
    table.play("+1 +3")
    assert table.told("drawn", B) == [{"seat": A, "value": None}] * 2


def test_rp_6_3_with_15_carried_it_is_a_1_without_a_look() -> None:
    table = Table.at("turn:B start:A tableA:#3,#15 look:A handB:2").play("end carry:#3 place:-")
    assert (table.round, table.totals) == (4, (1, 0))
    assert (table.seen(A), table.public.looking) == (None, None)


def test_rp_6_3_with_2_the_ghost_found_never_was_in_the_hand() -> None:
    assert looks("heldA:2 deckA:36").play("#2 deck:6").seen(B) == "2455"


# 13 and the rest


def test_rp_6_11_with_13_it_is_gone_and_never_reaches_round_10() -> None:
    table = Table.at("turn:B tableA:#13 heldB:11").play("#11 off:#13 end")
    assert table.cards(A, 10) == []
    assert 13 in table.public.discarded_mediums


def test_rp_6_13_with_15_it_moves_after_the_round_it_was_carried_into() -> None:
    table = Table.at("turn:B start:A tableA:#13,#15").play("end carry:#13 place:-")
    assert (table.round, table.totals, table.cards(A, 10)) == (4, (4, 0), [])
    table.play("end end place:-")
    assert (table.round, table.cards(A, 4), table.cards(A, 10)) == (5, [], ["#13"])


def test_rp_6_13_with_15_it_moves_if_another_card_is_carried() -> None:
    table = Table.at("turn:B start:A tableA:2,#13,#15").play("end carry:2")
    assert table.cards(A, 10) == ["#13"]


def test_rp_6_13_with_15_from_round_9_it_is_2_less_than_nothing() -> None:
    table = Table.at("round:9 turn:B start:A tableA:#13,#15 tenA:5").play("end carry:#13 place:-")
    assert table.judged == (3, 0)


def test_rp_6_13_with_22_it_may_be_taken_back() -> None:
    table = Table.at("tableA:#13 heldA:22").play("#22 take:#13")
    assert (table.cards(A, 10), 13 in table.held(A)) == ([], True)


def test_rp_6_13_with_22_it_moves_if_another_card_is_taken_back() -> None:
    table = Table.at("tableA:2,#13 heldA:22").play("#22 take:2")
    assert table.cards(A, 10) == ["#13"]


def test_rp_6_13_with_27_it_moves() -> None:
    assert Table.at("tableA:#13 heldA:27").play("#27").cards(A, 10) == ["#13"]


def test_rp_6_13_with_29_it_stays_and_counts_1() -> None:
    table = Table.at("tableA:#13,4 heldA:29").play("#29")
    assert table.worth(A) == {"#13": 1, "4": 1, "#29": 0}
    table.play("end end")
    assert (table.cards(A, 3), table.cards(A, 10)) == (["#13", "4", "#29"], [])


# 15 and the rest


def test_rp_6_2_with_15_the_ghost_found_may_be_carried() -> None:
    table = Table.at("start:A heldA:2 deckA:6 tableA:#15").play("#2 deck:6 end end")
    assert table.legal() == {"carry:6", "carry:-"}


@pytest.mark.parametrize(("medium", "value"), [(4, 2), (5, 3), (21, 6), (23, 2)])
def test_rp_6_15_with_mediums_that_work_as_ghosts_they_count_and_cost_nothing(
    medium: int, value: int
) -> None:
    table = Table.at(f"turn:B start:A tableA:6,#{medium},#15 handA:22")
    table.play(f"end carry:#{medium} place:-")
    assert (table.cards(A), table.totals) == ([f"#{medium}+"], (value, 0))
    assert table.hand(A) == "22"


def test_rp_6_11_with_15_discarded_it_carries_nothing() -> None:
    table = Table.at("turn:B start:A tableA:5,#15 heldB:11").play("#11 off:#15 end")
    assert table.asked == (B, "place")


def test_rp_6_11_with_15_a_carried_card_may_be_discarded() -> None:
    table = Table.at("turn:B tableA:3+,3 heldB:11").play("#11")
    assert table.legal() == {"off:3", "off:3+"}
    assert table.play("off:3+").cards(A) == ["3"]


@pytest.mark.parametrize(("medium", "verb"), [(16, "copy"), (22, "take")])
def test_rp_6_15_with_16_and_22_the_carried_card_cannot_be_chosen(medium: int, verb: str) -> None:
    table = Table.at(f"tableA:5+,2 heldA:{medium}").play(f"#{medium}")
    assert table.legal() == {f"{verb}:2"}
    table = Table.at(f"tableA:5+ heldA:{medium}").play(f"#{medium}")
    assert table.public.phase in ("play", "place")


def test_rp_6_15_with_18_the_carried_card_cannot_be_chosen_then_or_later() -> None:
    table = Table.at("tableA:5+ pastA:1 heldA:18").play("#18")
    assert table.legal() == {"back:1"}
    table = Table.at("pastA:1/5+,2 heldA:18").play("#18")
    assert table.legal() == {"back:1", "back:2"}


def test_rp_6_15_with_22_of_the_other_family_the_winner_carries() -> None:
    table = Table.at("turn:B start:A tableA:5,#15 tableB:3 heldB:22").play("#22 take:3")
    assert table.asked == (A, "carry")
    assert table.play("carry:5 place:-").cards(A) == ["5+"]


def test_rp_6_15_with_24_it_still_carries() -> None:
    table = Table.at("turn:B start:A tableA:5,#15 heldB:24").play("#24 end")
    assert table.asked == (A, "carry")


def test_rp_6_15_with_27_nobody_won_and_nothing_is_carried() -> None:
    table = Table.at("tableA:5,#15 heldA:27").play("#27")
    assert (table.round, table.cards(A), table.asked) == (4, [], (A, "play"))


def test_rp_6_15_with_29_nothing_is_carried() -> None:
    table = Table.at("turn:A tableA:5,#15 heldA:29").play("#29 end end")
    assert table.asked == (B, "place")


def test_rp_6_15_with_16_and_19_they_are_not_carried() -> None:
    table = Table.at("turn:B start:A tableA:5,#16=5,#19=4,#15 deckB:4").play("end")
    assert table.legal() == {"carry:5", "carry:-"}


# 22 and the rest


def test_rp_6_2_with_22_the_ghost_found_may_be_taken_back() -> None:
    table = Table.at("heldA:2.22 deckA:36").play("#2 deck:6 #22")
    assert table.legal() == {"take:6", "take:#2"}
    table.play("take:6")
    assert table.hand(A) == "6"


def test_rp_6_11_with_22_a_discarded_card_cannot_be_taken_back() -> None:
    table = Table.at("turn:B tableA:5,2 heldB:11 handB:6 heldA:22").play("6 #11 off:5 end #22")
    assert table.legal() == {"take:2"}


def test_rp_6_16_with_22_a_copy_is_taken_back_as_the_medium_it_is() -> None:
    table = Table.at("tableA:5,#16=5 heldA:22").play("#22 take:#16")
    assert (table.hand(A), 16 in table.held(A)) == ("", True)


def test_rp_6_19_with_22_the_card_it_turned_up_stays_on_top() -> None:
    table = Table.at("tableA:#19=4 heldA:22 deckB:24 topB:4").play("#22 take:#19")
    assert 19 in table.held(A)
    assert table.public.tops == (None, 4)


@pytest.mark.parametrize("medium", [18, 20, 28])
def test_rp_6_22_with_one_shot_effects_what_they_did_stands_and_they_may_come_again(
    medium: int,
) -> None:
    table = Table.at(f"pastA:5 handA:2 heldA:22.{medium} houses:m.m.c.m.c.m.m.c")
    table.play(
        {18: "#18 back:5", 20: "#20 pick:A ~2", 28: "#28 swap:4 swap:5"}[medium]
        + f" #22 take:#{medium}"
    )
    assert medium in table.held(A)
    assert table.cards(A, 1) == ([] if medium == 18 else ["5"])
    assert table.face_down(A) == ("2" if medium == 20 else "")
    assert table.at_round(4).houses == (("castle",) if medium == 28 else ("manor",))


def test_rp_6_21_with_22_taken_back_its_cost_is_not() -> None:
    table = Table.at("handA:12 heldA:21.22").play("#21 drop:1 drop:2 #22")
    assert table.legal() == {"take:#21"}
    table.play("take:#21")
    assert (table.hand(A), table.gone(A)) == ("", "12")


def test_rp_6_22_with_23_it_is_one_card() -> None:
    table = Table.at("heldA:23.22").play("#23 #22 take:#23")
    assert (23 in table.held(A), table.cards(A, 3)) == (True, ["#22"])


def test_rp_6_22_with_29_it_is_a_plain_1() -> None:
    table = Table.at("tableA:5 heldA:22 tableB:#29").play("#22")
    assert (table.asked, table.totals) == ((A, "play"), (2, 0))


# 27, 28 and the rest


def test_rp_6_27_with_29_it_is_a_plain_1() -> None:
    table = Table.at("tableA:5 heldA:27 tableB:#29").play("#27")
    assert (table.round, table.totals) == (3, (2, 0))


def test_rp_6_27_with_28_what_was_swapped_before_is_what_moves() -> None:
    table = Table.at("round:8 heldA:28.27 houses:m.c.m").play("#28 swap:9 swap:10 #27")
    assert [table.at_round(number).houses for number in (9, 10)] == [
        ("manor", "manor"),
        ("castle",),
    ]


def test_rp_6_27_with_28_tokens_that_moved_here_are_no_later_round() -> None:
    table = Table.at("heldA:27.28 houses:m.c.m.c.m.c.m.m").play("#27 #28")
    assert table.refusal("swap:4") == "illegal-not-later"


def test_rp_6_11_with_28_the_swap_stands() -> None:
    table = Table.at("handA:1 heldA:28 houses:m.m.c.m.c.m.m.c heldB:11")
    table.play("1 #28 swap:4 swap:5 end #11 off:#28")
    assert table.at_round(4).houses == ("castle",)


def test_rp_6_28_with_29_no_swap() -> None:
    table = Table.at("tableB:#29 heldA:28").play("#28")
    assert (table.asked, table.totals) == ((A, "play"), (1, 0))


def test_rp_3_8_the_whole_order_at_the_end_of_a_round() -> None:
    table = Table.at("start:A turn:B tableA:5,2,#13,#15,#3 look:A handB:1 deckA:1 deckB:1")
    table.play("end carry:5")
    wanted = ["left", "house-won", "took-medium", "carried", "moved", "look-over"]
    kinds = [kind for kind in table.kinds() if kind in wanted]
    assert kinds == wanted
    table.play("+1 +1")
    assert table.asked == (B, "place")


def test_rp_3_8_what_holds_for_the_round_is_over_before_anybody_places() -> None:
    table = Table.at("handA:12 tableA:1 tableB:2,#24,#14,#25=2/5 heldA:8")
    during = table.public
    assert (during.barred, during.pairs, during.banned) == ((True, False), (True, False), (2, 5))
    table.play("end")
    assert table.asked == (A, "place")
    after = table.public
    assert (after.barred, after.pairs, after.banned) == ((False, False), (False, False), ())
    assert table.legal() >= {"place:2", "place:#8"}


def test_what_is_left_of_a_family_without_a_deck_is_certain() -> None:
    in_hand = Table.at("round:9 handA:123 handB:456").recall(A)
    assert (in_hand.hand, in_hand.face_down, in_hand.unseen) == ((4, 5, 6), (), ())
    face_down = Table.at("round:9 handA:123 hiddenB:45").recall(A)
    assert (face_down.hand, face_down.face_down, face_down.unseen) == ((), (4, 5), ())
    either = Table.at("round:9 handA:123 handB:6 hiddenB:45").recall(A)
    assert (either.hand, either.face_down, either.unseen) == ((), (), (4, 5, 6))


def test_rp_3_8_22_takes_back_before_the_medium_of_the_round_is_taken() -> None:
    table = Table.at("tableA:5,#13 heldA:22").play("#22 take:5")
    wanted = ["played-dead", "house-won", "took-back", "took-medium", "moved"]
    assert [kind for kind in table.kinds() if kind in wanted] == wanted
