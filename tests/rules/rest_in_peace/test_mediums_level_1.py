"""RP-6: the Mediums of level 1, 10 to 14."""

import pytest

from hantise.games.rest_in_peace.views import Because
from tests.rules.rest_in_peace.conftest import A, B, Table

EVERY_VALUE = {"=1", "=2", "=3", "=4", "=5", "=6"}

# 10: Poltergheist


@pytest.mark.parametrize("value", range(1, 7))
def test_rp_6_10_own_cards_of_the_value_named_get_2_more(value: int) -> None:
    table = Table.at("handA:123456 heldA:10 tableB:1,2,3,4,5,6").play("1 2 3 #10")
    assert table.asked == (A, "name")
    assert table.legal() == EVERY_VALUE
    table.play(f"={value} 4 5 6")  # RP-5.2
    assert table.told("named") == [{"seat": A, "medium": 10, "value": value}]
    assert table.card(A, str(value)).value == value + 2
    assert table.card(A, str(value)).because == (Because(10, A, 2),)
    assert table.card(A, "#10").named == (value,)
    assert table.totals == (23, 21)


def test_rp_6_10_every_card_of_it() -> None:
    assert Table.at("handA:222 heldA:10").play("2 2 #10 =2 2").totals == (12, 0)


def test_rp_6_10_for_this_round_only() -> None:
    table = Table.at("handA:22 heldA:10").play("2 #10 =2 end end place:- 2")
    assert (table.round, table.totals) == (4, (2, 0))


# 11: Be gone!


def test_rp_6_11_an_opposing_card_of_the_round_leaves_the_game() -> None:
    table = Table.at("handA:3 heldA:11 tableB:2,2,5 pastB:4/6 tenB:3").play("3 #11")
    assert table.asked == (A, "banish")
    assert table.legal() == {"off:2", "off:5"}
    assert table.refusal("off:4") == table.refusal("off:6") == "illegal-no-target"
    table.play("off:5")
    told = {"seat": A, "other_seat": B, "card": "5", "value": 5, "medium": 0}
    assert table.told("banished") == [told]
    assert (table.cards(B), table.totals) == (["2", "2"], (3, 4))
    assert (table.gone(A), table.gone(B)) == ("", "5")


def test_rp_6_11_only_one_of_equal_cards() -> None:
    table = Table.at("heldA:11 tableB:2,2").play("#11 off:2")
    assert (table.cards(B), table.totals) == (["2"], (0, 2))


def test_rp_6_11_a_medium_goes_with_its_effect() -> None:
    table = Table.at("heldA:11 tableB:2,#8")
    assert table.totals == (0, 3)
    table.play("#11 off:#8")
    assert (table.cards(B), table.totals) == (["2"], (0, 2))
    assert 8 in table.public.discarded_mediums


def test_rp_6_11_with_nothing_opposite_it_does_nothing() -> None:
    table = Table.at("handA:1 heldA:11").play("1 #11")
    assert table.kinds()[-1] == "banished-nothing"
    assert table.asked == (A, "play")


# 12: You don't scare me


def test_rp_6_12_opposing_1s_and_2s_do_not_count_before_or_after() -> None:
    table = Table.at("handA:12 heldA:12 tableB:1,2,3 handB:1245").play("1 2 #12")
    assert table.totals == (3, 3)
    assert table.worth(B) == {"1": 0, "2": 0, "3": 3}
    table = Table.at("handA:4 heldA:12 handB:1236").play("4 #12 end 1 2 3 6")
    assert table.totals == (4, 9)
    assert table.card(B, "1").because == (Because(12, A, -1),)
    assert table.card(B, "2").because == (Because(12, A, -2),)


def test_rp_6_12_for_this_round_only() -> None:
    table = Table.at("handA:3 heldA:12 handB:12").play("3 #12 end end place:- end place:- 2")
    assert (table.round, table.actor) == (5, B)
    assert table.totals == (0, 2)


# 13: Now or never


def test_rp_6_13_works_as_a_4_and_moves_to_round_10_after_the_round() -> None:
    table = Table.at("heldA:13").play("#13")
    assert table.totals == (4, 0)
    table.play("end end place:-")
    assert table.told("moved") == [{"seat": A}]
    assert table.cards(A, 3) == []
    assert table.cards(A, 10) == ["#13"]


@pytest.mark.parametrize("winner", [A, B])
def test_rp_6_13_moves_whoever_won(winner: int) -> None:
    table = Table.at(f"heldA:13 tableB:{5 if winner == B else 3}").play("#13 end")
    if winner == A:
        table.play("end")
    assert table.cards(A, 10) == ["#13"]


def test_rp_6_13_is_worth_2_less_than_nothing_in_round_10() -> None:
    table = Table.at("round:9 heldA:13 tenA:3 tenB:2").play("#13 end end place:-")
    assert table.judged == (1, 2)
    assert table.worth(A, 10) == {"3": 3, "#13": -2}


def test_rp_6_13_however_it_came_there() -> None:
    table = Table.at("round:9 turn:B heldB:13 tenB:4 tenA:3").play("end place:#13")
    assert table.judged == (3, 2)


# 14: Two's more fun


def alone(hand: str = "445", held: str = "", **more: str) -> Table:
    """B faces a 3 and #14 of A."""
    words = [f"{key}:{value}" for key, value in more.items()]
    held = f"heldB:{held}" if held else ""
    return Table.at(f"turn:B tableA:3,#14 handB:{hand} {held} {' '.join(words)}")


def test_rp_6_14_exactly_one_card_in_a_turn_is_leaving_whatever_the_totals() -> None:
    table = alone()
    assert table.public.pairs == (False, True)
    table.play("4")
    assert (table.totals, table.public.ending) == ((3, 4), "alone")
    table.play("end")
    assert table.told("left-alone") == [{"seat": B}]
    assert sum(table.won(A)) == 1


def test_rp_6_14_two_cards_or_more_are_well() -> None:
    table = alone().play("4 4")
    assert table.public.ending == "pass"
    assert table.play("end").told("passed") == [{"seat": B, "total": 8, "other": 3}]
    assert alone().play("4 4 5").public.ending == "pass"


def test_rp_6_14_no_card_at_all_is_allowed() -> None:
    table = Table.at("turn:B tableA:1,#14 tableB:4 handB:4")
    assert table.public.ending == "pass"
    assert table.play("end").actor == A


def test_rp_6_14_mediums_count_as_cards() -> None:
    assert alone(held="8").play("4 #8").public.ending == "pass"
    assert alone(held="5.8").play("#5 #8").public.ending == "leave"  # two cards, but only 3


def test_rp_6_14_for_the_rest_of_the_round_and_turn_by_turn() -> None:
    table = alone(hand="2244", handA="55").play("2 2 end 5 end 4")
    assert (table.totals, table.public.played, table.public.ending) == ((8, 8), 1, "alone")
    assert table.play("4").public.ending == "pass"


def test_rp_6_14_does_not_bind_its_own_player_nor_the_next_round() -> None:
    table = Table.at("handA:35 heldA:14 handB:4").play("3 #14 end end place:-")
    assert table.play("5").public.ending == "pass"
    assert table.play("end").public.pairs == (False, False)


def test_rp_6_14_cards_played_before_it_in_the_round_do_not_matter() -> None:
    table = Table.at("handA:2 heldA:14 handB:14 tableB:1").play("2 #14 end 4")
    assert table.public.ending == "alone"
