"""RP-6: the Mediums of level 2, 15 to 19."""

import pytest

from hantise.core.state import CHANCE
from hantise.games.rest_in_peace.views import Because
from tests.rules.rest_in_peace.conftest import A, B, Table

# 15: It's me again


def carries(cards: str, position: str = "") -> Table:
    """A has played these cards with #15, and B leaves: A may carry one of them."""
    return Table.at(f"turn:B start:A tableA:{cards},#15 {position}").play("end")


def test_rp_6_15_the_winner_may_carry_one_card_to_the_next_round() -> None:
    table = carries("2,2,5")
    assert (table.asked, table.public.asking) == ((A, "carry"), 15)
    assert table.legal() == {"carry:2", "carry:5", "carry:-"}
    assert table.refusal("carry:6") == "illegal-no-carry"
    table.play("carry:5 place:-")
    told = {"seat": A, "card": "5", "value": 5, "medium": 0, "round": 4}
    assert table.told("carried") == [told]
    assert (table.round, table.cards(A), table.totals) == (4, ["5+"], (5, 0))
    assert table.cards(A, 3) == ["2", "2", "#15"]


def test_rp_6_15_or_none() -> None:
    table = carries("5").play("carry:- place:-")
    assert (table.round, table.cards(A), table.cards(A, 3)) == (4, [], ["5", "#15"])


def test_rp_6_15_ghosts_and_the_mediums_3_4_5_13_21_23() -> None:
    table = carries("1,#1,#3,#4,#5,#13,#8,#12,#16=1,#21,#23,#28")
    assert table.legal() == {
        *("carry:1", "carry:-"),
        *("carry:#3", "carry:#4", "carry:#5", "carry:#13", "carry:#21", "carry:#23"),
    }


def test_rp_6_15_only_who_wins_and_only_cards_of_one_s_own() -> None:
    table = Table.at("tableA:2,#15 tableB:5").play("end")
    assert table.asked == (A, "place")
    table = carries("2", "tableB:1")
    assert table.legal() == {"carry:2", "carry:-"}


def test_rp_6_15_it_counts_its_base_value_and_does_nothing_else() -> None:
    table = carries("2,#8").play("carry:2 place:-")
    assert table.totals == (2, 0)
    assert table.card(A, "2").carried


def test_rp_6_15_the_carried_card_was_not_played_there() -> None:
    table = carries("5").play("carry:5 place:-")
    assert table.public.played == 0
    table.play("end end place:-")
    assert (table.round, table.cards(A, 4)) == (5, ["5+"])


def test_rp_6_15_from_round_9_it_goes_to_round_10_for_all_to_see() -> None:
    table = carries("5,#4", "round:9 tenB:3,3").play("carry:5 place:-")
    assert table.cards(A, 10) == ["5+"]
    assert "carried" in table.kinds()
    assert table.judged == (5, 6)


def test_rp_6_15_with_nothing_to_carry_nothing_is_asked() -> None:
    table = carries("#8", "wonA:m")
    assert table.asked == (B, "place")


# 16: Seeing double


def test_rp_6_16_copies_a_real_ghost_of_one_s_own_played_this_round() -> None:
    table = Table.at("handA:25 heldA:16 pastA:6 tableB:4").play("2 5 #16")
    assert table.asked == (A, "copy")
    assert table.legal() == {"copy:2", "copy:5"}
    assert table.refusal("copy:4") == table.refusal("copy:6") == "illegal-no-copy"
    table.play("copy:5")
    assert table.told("copied") == [{"seat": A, "value": 5}]
    assert table.totals == (12, 4)
    assert table.card(A, "#16").base == 5


def test_rp_6_16_mediums_that_work_as_ghosts_are_no_ghosts() -> None:
    table = Table.at("handA:1 heldA:4.5.16").play("#4 #5 1 #16")
    assert table.legal() == {"copy:1"}


def test_rp_6_16_without_a_target_it_is_0() -> None:
    table = Table.at("handA:5 heldA:5.16").play("#5 #16")
    assert table.kinds()[-1] == "copied-nothing"
    assert table.play("5").worth(A) == {"#5": 3, "#16": 0, "5": 5}


# 17: Ectoplasm


@pytest.mark.parametrize(("value", "left"), [(1, 0), (2, 0), (3, 1), (4, 2), (5, 3), (6, 4)])
def test_rp_6_17_opposing_cards_of_the_value_lose_2_down_to_0(value: int, left: int) -> None:
    other = value % 6 + 1
    table = Table.at(f"handA:{value} heldA:17 tableB:{value},{other}")
    table.play(f"{value} #17")
    assert table.asked == (A, "name")
    assert table.legal() == {f"={number}" for number in range(1, 7)}
    table.play(f"={value}")
    assert table.totals == (value, left + other)
    assert table.card(B, str(value)).because == (Because(17, A, left - value),)


def test_rp_6_17_before_and_after_for_this_round_only() -> None:
    table = Table.at("handA:6 heldA:17 tableB:4 handB:44").play("6 #17 =4 end 4")
    assert table.totals == (6, 4)  # RP-5.2
    table.play("end place:- end place:- 4")
    assert (table.round, table.totals) == (5, (0, 4))


# 18: I'll be back


def test_rp_6_18_a_ghost_of_an_earlier_round_goes_back_into_the_deck() -> None:
    table = Table.at("handA:6 heldA:18 pastA:1,2,#4/5,5 pastB:3 deckA:3").play("6 #18")
    assert table.asked == (A, "return")
    assert table.legal() == {"back:1", "back:2", "back:5"}
    assert table.refusal("back:6") == table.refusal("back:3") == "illegal-no-return"
    table.play("back:5")
    assert table.told("returned") == [{"seat": A, "value": 5}]
    assert table.deck(A) == "35"
    assert (table.cards(A, 1), table.cards(A, 2)) == (["1", "2", "#4"], ["5"])
    assert table.totals == (6, 0)


def test_rp_6_18_nothing_if_there_is_none() -> None:
    table = Table.at("handA:6 heldA:18 pastB:2").play("6 #18")
    assert table.kinds()[-1] == "returned-nothing"
    assert table.asked == (A, "play")


def test_rp_6_18_the_deck_is_shuffled() -> None:
    table = Table.at("heldA:18 pastA:2 deckA:34 topA:4").play("#18 back:2")
    assert table.public.tops == (None, None)
    table.play("end")
    assert table.odds() == {"+2": 1, "+3": 1, "+4": 1}


# 19: Ghost of Christmas yet to come


def test_rp_6_19_takes_the_value_of_the_top_card_of_a_deck() -> None:
    table = Table.at("heldA:19 deckA:1 deckB:2446").play("#19")
    assert table.asked == (A, "deck")
    assert table.legal() == {"top:A", "top:B"}
    table.play("top:B")
    assert table.actor == CHANCE
    assert table.odds() == {"!2": 1, "!4": 2, "!6": 1}
    table.play("!4")
    told = [{"seat": A, "deck_seat": B, "value": 4, "counts": 4}]
    assert table.told("turned") == told
    assert (table.totals, table.card(A, "#19").base) == ((4, 0), 4)
    assert table.public.tops == (None, 4)
    assert table.public.deck_sizes == (1, 4)


def test_rp_6_19_the_card_stays_on_top_and_is_drawn_by_its_owner_for_all_to_see() -> None:
    table = Table.at("handB:1 heldA:19 deckB:246").play("#19 top:B !4 end end")
    assert table.odds() == {"+4": 1}
    table.play("+4 +2")
    assert table.told("drawn", A) == [{"seat": B, "value": 4}, {"seat": B, "value": None}]
    assert (table.hand(B), table.public.tops) == ("124", (None, None))
    assert table.recall(A).hand == (4,)


def test_rp_6_19_a_known_top_card_is_turned_up_without_chance() -> None:
    table = Table.at("heldA:19 deckA:135 topA:5").play("#19 top:A")
    while table.actor == CHANCE:
        assert table.odds() == {"!5": 1}
        table.play("!5")
    assert table.totals == (5, 0)


def test_rp_6_19_only_a_deck_with_cards_and_0_if_both_are_empty() -> None:
    table = Table.at("heldA:19 deckB:3").play("#19")
    assert table.legal() == {"top:B"}
    assert table.refusal("top:A") == "illegal-empty-deck"
    table = Table.at("heldA:19").play("#19")
    assert table.kinds()[-1] == "turned-nothing"
    assert (table.asked, table.totals) == ((A, "play"), (0, 0))


def test_rp_6_19_keeps_its_value_when_the_card_is_drawn_and_for_the_round() -> None:
    table = Table.at("heldA:19 deckB:24 handB:5").play("#19 top:B !4 end 5")
    assert table.totals == (4, 5)
    assert table.public.tops == (None, 4)
