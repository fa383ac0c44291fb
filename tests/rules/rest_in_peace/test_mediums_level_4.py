"""RP-6: the Mediums of level 4, 25 to 29."""

import pytest

from hantise.games.rest_in_peace.views import Because
from tests.rules.rest_in_peace.conftest import A, B, Table

# 25: Never seen again


def test_rp_6_25_two_different_values_are_named_one_after_the_other() -> None:
    table = Table.at("heldA:25").play("#25")
    assert table.asked == (A, "name")
    assert table.legal() == {f"={value}" for value in range(1, 7)}
    table.play("=4")
    assert table.public.named == 4
    assert table.legal() == {"=1", "=2", "=3", "=5", "=6"}
    assert table.refusal("=4") == "illegal-same-value"
    table.play("=2")
    assert table.told("banned") == [{"seat": A, "value": 2, "other": 4}]
    assert table.public.banned == (2, 4)


def test_rp_6_25_neither_family_may_play_them() -> None:
    table = Table.at("handA:1234 heldA:25 handB:1246").play("3 #25 =2 =4")
    assert table.legal() == {"1", "end"}
    assert table.refusal("2") == table.refusal("4") == "illegal-banned"
    assert table.play("end").legal() == {"1", "6", "end"}


def test_rp_6_25_cards_that_lie_there_stay_and_count() -> None:
    table = Table.at("handA:24 heldA:25 tableB:2,4").play("2 4 #25 =2 =4")
    assert table.totals == (6, 6)


def test_rp_6_25_until_the_end_of_the_round_and_not_in_placing() -> None:
    table = Table.at("handA:32 heldA:25 handB:2").play("3 #25 =2 =4 end end")
    assert "place:2" in table.legal()  # RP-3.9
    table.play("place:-")
    assert table.public.banned == ()
    assert table.legal() == {"2", "end"}


# 26: Cult(ural) spirit


@pytest.mark.parametrize("value", range(1, 7))
def test_rp_6_26_all_cards_of_the_value_get_3_more_on_both_sides(value: int) -> None:
    table = Table.at("handA:123456 heldA:26 tableB:1,2,3,4,5,6").play("1 2 3 #26")
    assert table.legal() == {f"={number}" for number in range(1, 7)}
    table.play(f"={value} 4 5 6")
    assert table.totals == (24, 24)
    for seat in (A, B):
        assert table.card(seat, str(value)).because == (Because(26, A, 3),)


def test_rp_6_26_cards_played_after_it_too_and_this_round_only() -> None:
    table = Table.at("handA:55 heldA:26 handB:55").play("5 #26 =5 end 5 5")
    assert table.totals == (8, 16)
    table.play("end end place:- ")
    assert (table.round, table.actor) == (4, B)
    table = Table.at("handA:45 heldA:26 handB:5").play("5 #26 =4 end end place:- 4")
    assert table.totals == (4, 0)


# 27: Truce


def test_rp_6_27_the_round_ends_at_once_and_its_token_moves_on() -> None:
    table = Table.at("round:3 handA:2 handB:3 heldA:27 tableB:5 houses:m.c.m.c.m.c.m.m")
    lost = table.at_round().medium
    table.play("2 #27")
    assert table.told("truce") == [{"seat": A, "round": 3}]
    assert table.told("houses-moved") == [{"round": 4}]
    assert table.told("medium-lost") == [{"medium": lost}]
    assert table.at_round(3).truce
    assert table.at_round(3).houses == ()
    assert sorted(table.at_round(4).houses) == ["castle", "manor"]
    assert (table.won(A), table.won(B)) == ((0, 0), (0, 0))
    assert (table.held(A), table.held(B)) == (set(), set())
    assert lost in table.public.discarded_mediums
    assert (table.round, table.asked) == (4, (A, "play"))  # nobody places


def test_rp_6_27_both_draw_2() -> None:
    table = Table.at("heldA:27 deckA:123 deckB:456").play("#27 +1 +2 +4 +5")
    assert (table.hand(A), table.hand(B), table.round) == ("12", "45", 4)


@pytest.mark.parametrize("starter", ["A", "B"])
def test_rp_6_27_who_started_this_round_starts_the_next(starter: str) -> None:
    table = Table.at(f"start:{starter} turn:A heldA:27 tableB:5").play("#27")
    assert table.actor == "AB".index(starter)


def test_rp_6_27_the_next_winner_takes_all_there() -> None:
    table = Table.at("heldA:27 handA:1 houses:m.c.m.c.m.c.m.m").play("#27 1 end end")
    won = {"seat": A, "round": 4, "manors": 1, "castles": 1}
    (told,) = table.told("house-won")
    assert {key: told[key] for key in won} == won
    assert table.won(A) == (1, 1)


def test_rp_6_27_two_tokens_at_once_may_win_the_game() -> None:
    table = Table.at("heldA:27 handA:1 houses:m.m.c.c.c.c.m.m wonA:mm").play("#27 1 end end")
    assert (table.outcome.reason, table.outcome.winners) == ("manors", (A,))


def test_rp_6_27_in_round_9_the_token_goes_to_round_10() -> None:
    table = Table.at("round:9 heldA:27 tenA:5 houses:m.c wonB:mm").play("#27")
    assert table.told("houses-moved") == [{"round": 10}]
    assert table.won(A) == (1, 1)
    assert (table.outcome.reason, table.outcome.winners) == ("round-10", (A,))


# 28: House swap


def test_rp_6_28_the_tokens_of_two_later_rounds_are_swapped() -> None:
    table = Table.at("heldA:28 houses:m.m.c.m.c.m.m.c").play("#28")
    assert table.asked == (A, "swap")
    assert table.legal() == {"swap:-", *(f"swap:{number}" for number in range(4, 11))}
    assert table.refusal("swap:3") == "illegal-not-later"
    table.play("swap:4")
    assert table.legal() == {f"swap:{number}" for number in range(5, 11)}
    assert table.refusal("swap:4") == "illegal-same-round"
    table.play("swap:10")
    assert table.told("swapped") == [{"seat": A, "round": 4, "other": 10}]
    houses = [table.at_round(number).houses[0] for number in range(3, 11)]
    assert houses == [{"m": "manor", "c": "castle"}[letter] for letter in "mccmcmmm"]


def test_rp_6_28_one_may_but_need_not() -> None:
    table = Table.at("heldA:28")
    before = [table.at_round(number).houses for number in range(3, 11)]
    table.play("#28 swap:-")
    assert table.told("swapped-nothing") == [{"seat": A}]
    assert [table.at_round(number).houses for number in range(3, 11)] == before


def test_rp_6_28_with_fewer_than_two_later_rounds_nothing_is_asked() -> None:
    assert Table.at("round:9 heldA:28").play("#28").asked == (A, "play")
    assert Table.at("round:8 heldA:28").play("#28").legal() == {"swap:9", "swap:10", "swap:-"}


# 29: Not worth much


def test_rp_6_29_every_other_card_of_both_families_is_a_plain_1_and_it_is_0() -> None:
    table = Table.at("handA:56 heldA:29 tableB:3,4,#8 handB:2").play("5 #29 6 end")
    assert table.worth(A) == {"5": 1, "#29": 0, "6": 1}
    assert table.worth(B) == {"3": 1, "4": 1, "#8": 1}
    assert table.totals == (2, 3)


def test_rp_6_29_cards_played_after_it_too() -> None:
    table = Table.at("tableA:4,4,4,5,#29 turn:B handB:1234 heldB:8").play("1 2 3 4 #8")
    assert table.totals == (4, 5)
    assert table.told("plain") == [{"seat": B, "medium": 8}]
    assert table.card(B, "#8").blank


@pytest.mark.parametrize("medium", [number for number in range(1, 29) if number != 7])
def test_rp_6_29_a_medium_played_under_it_is_a_plain_1(medium: int) -> None:
    table = Table.at(
        f"tableA:4,#29 turn:B heldB:{medium} handB:12 handA:3 tableB:5 pastB:6 deckB:2 deckA:2"
    )
    table.play(f"#{medium}")
    assert table.totals == (1, 2)
    assert table.asked == (B, "play")
    assert (table.hand(B), table.seen(B), table.cards(B, 1)) == ("12", None, ["6"])
    assert table.kinds() == ["plain"]


def test_rp_6_29_for_this_round_only() -> None:
    table = Table.at("handA:65 heldA:29").play("6 #29 end end place:- 5")
    assert table.totals == (5, 0)


def test_rp_6_29_says_why() -> None:
    table = Table.at("handA:5 heldA:29").play("5 #29")
    assert table.card(A, "5").because == (Because(29, A, -4),)
