"""RP-6: pairs in which one effect forbids or forces what the other would do (6, 14, 24, 25)."""

import pytest

from tests.rules.rest_in_peace.conftest import A, B, Table

# 25 and the rest


@pytest.mark.parametrize(("medium", "value"), [(3, 1), (4, 2), (5, 3), (13, 4), (21, 6), (23, 1)])
def test_rp_6_25_with_mediums_that_work_as_a_banned_value(medium: int, value: int) -> None:
    banned = "1/6" if value in (1, 6) else f"{value}/6"
    table = Table.at(f"tableB:#25={banned} handA:55 heldA:{medium}")
    assert f"#{medium}" not in table.legal()
    assert table.refusal(f"#{medium}") == "illegal-banned-medium"
    beside = {1, 2, 3, 4, 5, 6} - {value}
    free = "/".join(map(str, sorted(beside)[:2]))
    assert f"#{medium}" in Table.at(f"tableB:#25={free} handA:55 heldA:{medium}").legal()


def test_rp_6_2_with_25_banned_values_are_not_offered() -> None:
    table = Table.at("tableB:#25=1/6 heldA:2 deckA:1136").play("#2")
    assert table.legal() == {"deck:3"}


def test_rp_6_2_with_25_no_permitted_ghost_no_search_and_no_shuffle() -> None:
    table = Table.at("tableB:#25=1/6 heldA:2 deckA:116 topA:6").play("#2")
    assert table.kinds()[-1] == "searched-nothing"
    assert table.public.tops == (6, None)


def test_rp_6_16_with_25_banned_values_are_not_offered() -> None:
    table = Table.at("tableA:5,2 tableB:#25=5/6 heldA:16").play("#16")
    assert table.legal() == {"copy:2"}
    table = Table.at("tableA:5 tableB:#25=5/6 heldA:16").play("#16")
    assert table.kinds()[-1] == "copied-nothing"
    assert table.worth(A)["#16"] == 0


def test_rp_6_19_with_25_a_banned_value_counts_0() -> None:
    table = Table.at("tableB:#25=5/6 heldA:19 deckA:35").play("#19 top:A !5")
    assert table.told("turned") == [{"seat": A, "deck_seat": A, "value": 5, "counts": 0}]
    assert table.worth(A)["#19"] == 0
    assert table.public.tops == (5, None)


@pytest.mark.parametrize("card", ["#16=5", "#19=5"])
def test_rp_6_25_played_after_16_or_19_changes_nothing_for_them(card: str) -> None:
    table = Table.at(f"tableA:5,{card} heldB:25 turn:B").play("#25 =5 =6")
    assert table.totals == (10, 0)


def test_rp_6_6_with_25_random_among_the_unbanned() -> None:
    table = Table.at("turn:B tripB:3 tableA:3,#25=1/2 handB:11245").play("?")
    assert table.odds() == {"?4": 1, "?5": 1}


def test_rp_6_6_with_25_when_all_are_banned_the_first_card_uses_it_up() -> None:
    table = Table.at("turn:B tripB:3 tableA:3,#25=1/2 handB:112 heldB:5.8")
    assert table.legal() == {"#5", "#8", "end"}
    assert table.play("#8").trips == (False, False)
    assert table.legal() == {"#5", "end"}


def test_rp_6_11_with_25_discarding_it_lifts_the_ban() -> None:
    table = Table.at("tableB:#25=1/2 handA:12 heldA:11")
    assert table.legal() == {"#11", "end"}
    assert table.play("#11 off:#25").legal() == {"1", "2", "end"}


def test_rp_6_25_with_29_the_ban_is_lifted_and_none_is_laid() -> None:
    table = Table.at("tableB:#25=1/2 handA:12 heldA:29").play("#29")
    assert table.public.banned == ()
    assert table.legal() == {"1", "2", "end"}
    table = Table.at("tableB:#29 handA:12 heldA:25").play("#25")
    assert (table.public.banned, table.legal()) == ((), {"1", "2", "end"})


def test_rp_6_20_with_25_a_banned_ghost_may_be_picked() -> None:
    table = Table.at("tableB:#25=1/2 handA:124 heldA:20").play("#20 pick:A")
    assert table.odds() == {"~1": 1, "~2": 1, "~4": 1}


def test_rp_6_22_with_25_a_banned_ghost_may_be_taken_back() -> None:
    table = Table.at("tableA:2,4 tableB:#25=2/6 heldA:22").play("#22")
    assert table.legal() == {"take:2", "take:4"}


def test_rp_6_18_with_25_a_banned_ghost_may_be_put_back() -> None:
    table = Table.at("pastA:2,4 tableB:#25=2/6 heldA:18").play("#18")
    assert table.legal() == {"back:2", "back:4"}


@pytest.mark.parametrize("medium", [10, 17, 26])
def test_rp_6_25_with_naming_a_banned_value_may_be_named(medium: int) -> None:
    table = Table.at(f"tableA:3 tableB:3,#25=3/4 heldA:{medium}").play(f"#{medium} =3")
    assert table.totals == {10: (5, 3), 17: (3, 1), 26: (6, 6)}[medium]


def test_rp_6_15_with_25_a_carried_card_of_a_banned_value_stays() -> None:
    table = Table.at("tableA:5+ turn:B heldB:25").play("#25 =5 =6")
    assert table.totals == (5, 0)


# 24 and the rest


@pytest.mark.parametrize("medium", [11, 22, 27, 29])
def test_rp_6_24_with_ways_out_they_cannot_be_played_either(medium: int) -> None:
    table = Table.at(f"tableB:4,#24 heldA:{medium} handA:2")
    assert table.legal() == {"2", "end"}
    assert table.refusal(f"#{medium}") == "illegal-barred"


def test_rp_6_24_with_29_of_its_own_player_it_is_lifted() -> None:
    table = Table.at("tableA:4,4,#24 heldA:29 heldB:5")
    assert table.public.barred == (False, True)
    table.play("#29 end")
    assert table.public.barred == (False, False)
    assert table.legal() == {"#5", "end"}


def test_rp_6_6_with_24_and_no_playable_ghost_only_ending_the_turn_is_left() -> None:
    table = Table.at("turn:B tripB:3 tableA:3,#24 heldB:5.8")
    assert table.legal() == {"end"}
    table = Table.at("turn:B tripB:4 tableA:3,#24,#25=1/2 handB:12 heldB:5")
    assert table.legal() == {"end"}
    table.play("end place:-")
    assert table.trips == (False, True)  # still to come in round 4


def test_rp_6_3_with_24_the_look_goes_on() -> None:
    table = Table.at("turn:A tableB:#3 look:B handA:25 heldA:24").play("2 #24 end")
    assert table.seen(B) == "5"


def test_rp_6_13_with_24_it_still_moves() -> None:
    table = Table.at("turn:A tableB:#13 handA:5 heldA:24").play("5 #24 end end")
    assert table.cards(B, 10) == ["#13"]


# 14 and the rest


def facing(held: str, hand: str = "4", more: str = "") -> Table:
    """B faces A's 1 and #14."""
    return Table.at(f"turn:B tableA:1,#14 handB:{hand} heldB:{held} {more}")


def test_rp_6_14_with_2_the_ghost_found_is_the_second_card() -> None:
    table = facing("2", more="deckB:5").play("#2 deck:5")
    assert (table.public.played, table.public.ending) == (2, "pass")


def test_rp_6_6_with_14_the_random_card_counts_and_alone_it_is_leaving() -> None:
    table = facing("4", hand="44", more="tripB:3").play("? ?4")
    assert table.public.ending == "alone"
    assert table.play("end").told("left-alone") == [{"seat": B}]
    assert facing("4", hand="44", more="tripB:3").play("? ?4 4").public.ending == "pass"


def test_rp_6_11_with_14_discarding_it_escapes() -> None:
    table = facing("11", more="tableB:2").play("#11 off:#14")
    assert (table.totals, table.public.pairs, table.public.ending) == (
        (1, 2),
        (False, False),
        "pass",
    )
    assert facing("11", more="tableB:2").play("#11 off:1").public.ending == "alone"


def test_rp_6_14_with_15_a_carried_card_was_not_played() -> None:
    table = facing("5", more="tableB:5+").play("4")
    assert table.public.ending == "alone"


def test_rp_6_14_with_16_a_copy_is_one_card() -> None:
    assert facing("16", more="tableB:4").play("#16 copy:4").public.ending == "alone"
    assert facing("16").play("4 #16 copy:4").public.ending == "pass"


def test_rp_6_14_with_20_a_ghost_that_is_picked_is_not_played() -> None:
    table = facing("20", hand="46", more="tableB:4").play("#20 pick:B ~6")
    assert table.public.ending == "alone"


def test_rp_6_14_with_21_its_cost_is_not_played() -> None:
    table = facing("21", hand="46").play("#21 drop:4 drop:6")
    assert (table.public.played, table.public.ending) == (1, "alone")


def test_rp_6_14_with_22_played_alone_escapes() -> None:
    table = facing("22", more="tableB:3").play("#22")
    assert "left-alone" not in table.kinds()
    assert table.legal() == {"take:3"}


def test_rp_6_14_with_23_it_counts_as_two() -> None:
    table = facing("23").play("#23")
    assert (table.totals, table.public.ending) == ((1, 2), "pass")


def test_rp_6_14_with_24_two_ghosts_are_needed() -> None:
    table = Table.at("turn:B tableA:1,#14,#24 handB:24 heldB:5").play("4")
    assert table.legal() == {"2", "end"}
    assert table.public.ending == "alone"


def test_rp_6_14_with_27_played_alone_escapes() -> None:
    table = facing("27").play("#27")
    assert "left-alone" not in table.kinds()
    assert table.round == 4


def test_rp_6_14_with_29_it_is_lifted_by_either_family() -> None:
    table = facing("29", more="tableB:2,2,2").play("#29")
    assert (table.totals, table.public.ending) == ((2, 3), "pass")
    table = Table.at("tableA:1,2,#14 heldA:29 handB:14 tableB:5").play("#29 end 1")
    assert table.public.pairs == (False, False)


# 6 and the rest


def test_rp_6_2_with_6_the_random_ghost_comes_first() -> None:
    table = Table.at("turn:B tripB:3 tableA:1 handB:2 heldB:2 deckB:5")
    assert table.legal() == {"?", "end"}
    table.play("? ?2 #2 deck:5")
    assert table.cards(B) == ["2", "#2", "5"]


def test_rp_6_2_with_6_and_no_ghost_in_hand_it_is_used_up_and_the_search_is_free() -> None:
    table = Table.at("turn:B tripB:3 tableA:1 heldB:2 deckB:25").play("#2")
    assert table.legal() == {"deck:2", "deck:5"}
    assert table.trips == (False, False)


def test_rp_6_6_with_21_the_random_ghost_comes_first_and_may_leave_too_few() -> None:
    table = Table.at("turn:B tripB:3 tableA:1 handB:224 heldB:21").play("? ?4")
    assert "#21" in table.legal()
    table = Table.at("turn:B tripB:3 tableA:1 handB:22 heldB:21").play("? ?2")
    assert table.refusal("#21") == "illegal-cannot-pay"


def test_rp_6_6_with_21_alone_in_front_it_does_not_take_the_place_of_a_ghost() -> None:
    table = Table.at("turn:B tripB:3 tableA:1 handB:22 heldB:21")
    assert table.refusal("#21") == "illegal-stumble-first"


@pytest.mark.parametrize("medium", [11, 22, 27, 29])
def test_rp_6_6_with_ways_out_the_random_ghost_comes_first(medium: int) -> None:
    table = Table.at(f"turn:B tripB:3 tableA:3,#6 handB:2 heldB:{medium}")
    assert table.refusal(f"#{medium}") == "illegal-stumble-first"
    assert f"#{medium}" in table.play("? ?2").legal()


def test_rp_6_6_with_11_and_no_ghost_in_hand_it_may_be_discarded_first() -> None:
    table = Table.at("turn:B tripB:3 tableA:3,#6 heldB:11").play("#11 off:#6")
    assert table.trips == (False, False)
    assert table.cards(A) == ["3"]


def test_rp_6_6_with_7_it_cannot_be_the_first_card() -> None:
    table = Table.at("turn:B tripB:3 tableA:3,#6 heldB:7.5")
    assert table.legal() == {"#5", "end"}


def test_rp_6_6_with_15_a_carried_card_does_not_use_it_up() -> None:
    table = Table.at("turn:B start:A tripA:4 tableA:3,#15 handA:2").play("end carry:3 place:-")
    assert table.trips == (True, False)
    assert table.legal() == {"?", "end"}


def test_rp_6_6_with_16_the_random_ghost_may_be_copied() -> None:
    table = Table.at("turn:B tripB:3 tableA:3 handB:2 heldB:16").play("? ?2 #16")
    assert table.legal() == {"copy:2"}


def test_rp_6_6_with_20_a_picked_ghost_does_not_use_it_up_but_may_be_the_last() -> None:
    table = Table.at("turn:A tripB:3 handA:3 heldA:20 handB:22").play("3 #20 pick:B ~2 end")
    assert table.legal() == {"?", "end"}
    table = Table.at("turn:A tripB:3 handA:3 heldA:20 handB:2 heldB:4").play("3 #20 pick:B ~2 end")
    assert table.legal() == {"#4", "end"}


def test_rp_6_6_with_22_taken_back_it_lapses() -> None:
    table = Table.at("tableA:3,#6 tripB:4 heldA:22 handB:2").play("#22 take:#6")
    assert table.told("trip-over") == [{"seat": B}]
    assert table.trips == (False, False)
    assert 6 in table.held(A)


def test_rp_6_6_with_22_another_card_taken_back_leaves_it_pending() -> None:
    table = Table.at("tableA:3,#6 tripB:4 heldA:22 handB:2").play("#22 take:3 place:-")
    assert (table.round, table.actor) == (4, B)
    assert table.legal() == {"?", "end"}


def test_rp_6_6_with_27_it_waits_for_the_next_round() -> None:
    table = Table.at("start:B tableA:3,#6 tripB:4 heldA:27 handB:2").play("#27")
    assert (table.round, table.actor) == (4, B)
    assert table.legal() == {"?", "end"}


def test_rp_6_6_with_29_it_is_blanked_and_lapses() -> None:
    table = Table.at("tableA:3,#6 tripB:4 heldA:29 handA:1 handB:2").play("#29")
    assert table.told("trip-over") == [{"seat": B}]
    assert table.play("end").legal() == {"2", "end"}


def test_rp_6_6_with_29_of_the_next_round_it_stays() -> None:
    table = Table.at("round:4 pastA://3,#6 tripB:4 heldA:29 handA:1 handB:2").play("1 #29 end")
    assert table.legal() == {"?", "end"}


def test_rp_6_6_with_29_already_there_it_trips_nobody() -> None:
    table = Table.at("tableA:3,#29 heldA:6 handB:2").play("#6 end")
    assert table.trips == (False, False)
    assert table.legal() == {"2", "end"}
