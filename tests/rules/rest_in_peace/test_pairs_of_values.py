"""RP-5, RP-6: pairs of effects on what a card is worth."""

import pytest

from hantise.games.rest_in_peace.views import Because
from tests.rules.rest_in_peace.conftest import A, B, Table


def worth(card: str, own: str = "", opposing: str = "") -> int:
    """What a card of A's counts, with these Mediums on A's side and on B's."""
    name, _, _ = card.partition("=")
    table = Table.at(f"tableA:{','.join(filter(None, [card, own]))} tableB:{opposing or '-'}")
    return table.worth(A)[name.rstrip("+")]


# Bonuses with each other, and with what takes away


def test_rp_6_8_with_9_each_for_its_own_parity() -> None:
    table = Table.at("tableA:1,2,#8,#9,3,4")
    assert table.worth(A) == {"1": 2, "2": 3, "#8": 0, "#9": 0, "3": 4, "4": 5}


@pytest.mark.parametrize(
    ("card", "mediums", "value"),
    [
        ("4", "#8,#10=4", 7),
        ("3", "#9,#10=3", 6),
        ("4", "#8,#26=4", 8),
        ("3", "#9,#26=3", 7),
        ("2", "#10=2,#26=2", 7),  # +5
        ("2", "#8,#10=2,#26=2", 8),
        ("2", "#10=3,#26=4", 2),
    ],
)
def test_rp_6_26_with_8_9_and_10_bonuses_add_up(card: str, mediums: str, value: int) -> None:
    assert worth(card, mediums) == value


def test_rp_6_26_with_10_whoever_named_the_value() -> None:
    assert worth("2", "#10=2", "#26=2") == 7
    assert worth("2", "#26=2", "#10=2") == 5


@pytest.mark.parametrize("card", ["1", "2"])
@pytest.mark.parametrize("bonus", ["#8", "#9", "#10={}", "#26={}", "#8,#9,#10={},#26={}"])
def test_rp_6_12_with_bonuses_a_1_or_2_is_0_all_the_same(card: str, bonus: str) -> None:
    assert worth(card, bonus.format(card, card), "#12") == 0
    assert worth("3", bonus.format(3, 3), "#12") >= 3


@pytest.mark.parametrize(
    ("card", "bonus", "value"),
    [
        ("2", "#8", 1),
        ("1", "#9", 0),
        ("1", "#10=1", 1),
        ("1", "#26=1", 2),
        ("1", "#9,#10=1,#26=1", 5),
        ("6", "#8,#10=6,#26=6", 10),
    ],
)
def test_rp_6_17_with_bonuses_they_come_first_then_2_less(
    card: str, bonus: str, value: int
) -> None:
    assert worth(card, bonus, f"#17={card}") == value


def test_rp_6_17_with_26_of_the_same_family() -> None:
    table = Table.at("tableA:3 tableB:3,#17=3,#26=3")
    assert table.totals == (4, 6)


@pytest.mark.parametrize("card", [1, 2])
def test_rp_6_17_with_12_never_below_0(card: int) -> None:
    assert worth(f"{card}", "", f"#12,#17={card}") == 0
    assert worth(f"{card}", f"#26={card}", f"#12,#17={card}") == 0
    assert worth("3", "", "#12,#17=3") == 1


def test_rp_5_3_says_why_bonus_by_bonus() -> None:
    card = Table.at("tableA:2,#8,#10=2 tableB:#26=2,#17=2").card(A, "2")
    assert (card.base, card.value) == (2, 6)
    assert {(because.medium, because.seat, because.amount) for because in card.because} == {
        (8, A, 1),
        (10, A, 2),
        (26, B, 3),
        (17, B, -2),
    }


@pytest.mark.parametrize("position", ["tableA:1 tableB:#17=1", "tableA:1,#10=1 tableB:#12"])
def test_rp_5_3_base_and_amounts_always_make_the_value(position: str) -> None:
    card = Table.at(position).card(A, "1")
    assert (card.base or 0) + sum(because.amount for because in card.because) == card.value == 0


# Mediums that work as Ghosts belong to every group


@pytest.mark.parametrize(
    ("card", "base"), [("#3", 1), ("#4", 2), ("#5", 3), ("#13", 4), ("#21", 6)]
)
def test_rp_5_1_mediums_that_work_as_ghosts_are_in_every_group(card: str, base: int) -> None:
    odd = base % 2
    assert worth(card, "#8") == base + 1 - odd
    assert worth(card, "#9") == base + odd
    assert worth(card, f"#10={base}") == base + 2
    assert worth(card, f"#26={base}") == worth(card, "", f"#26={base}") == base + 3
    assert worth(card, "", f"#17={base}") == max(0, base - 2)
    assert worth(card, "", "#12") == (0 if base < 3 else base)
    assert worth(card, "#29") == 1


@pytest.mark.parametrize(
    ("own", "opposing", "value"),
    [
        ("#8", "", 2),
        ("#9", "", 4),
        ("#10=1", "", 6),
        ("#26=1", "", 8),
        ("", "#26=1", 8),
        ("#9,#10=1,#26=1", "", 14),
        ("", "#12", 0),
        ("#26=1", "#12", 0),
        ("", "#17=1", 0),
        ("#9", "#17=1", 0),
        ("#26=1", "#17=1", 4),
        ("#29", "", 1),
    ],
)
def test_rp_6_23_with_groups_each_of_its_two_1s_counts(own: str, opposing: str, value: int) -> None:
    assert worth("#23", own, opposing) == value


@pytest.mark.parametrize(
    ("card", "own", "opposing", "value"),
    [
        ("4", "#8", "", 5),
        ("3", "#9", "", 4),
        ("5", "#10=5", "", 7),
        ("5", "", "#26=5", 8),
        ("5", "", "#17=5", 3),
        ("2", "#8", "#12", 0),
        ("6", "#29", "", 1),
        ("4", "#9", "", 4),
    ],
)
@pytest.mark.parametrize("medium", [16, 19])
def test_rp_6_16_and_19_are_in_the_groups_of_the_value_they_took(
    medium: int, card: str, own: str, opposing: str, value: int
) -> None:
    real = f"{card}," if medium == 16 else ""
    table = Table.at(f"tableA:{real}#{medium}={card},{own or '#28'} tableB:{opposing or '-'}")
    assert table.worth(A)[f"#{medium}"] == value


def test_rp_6_16_and_19_at_0_have_no_value_to_be_named_but_are_1_under_29() -> None:
    for card in ("#16=0", "#19=0"):
        assert worth(card, "#8,#26=2") == 0
        assert worth(card, "#29") == 1


@pytest.mark.parametrize(
    ("own", "opposing", "value"),
    [("#8", "-", 5), ("#10=4", "-", 6), ("#26=4", "-", 7), ("-", "#17=4", 2), ("#29", "-", 1)],
)
def test_rp_6_2_with_groups_the_ghost_found_is_one_of_them(
    own: str, opposing: str, value: int
) -> None:
    table = Table.at(f"heldA:2 deckA:4 tableA:{own} tableB:{opposing}")
    if own == "#29":
        assert table.play("#2").worth(A) == {"#29": 0, "#2": 1}  # and no search at all
    else:
        assert table.play("#2 deck:4").worth(A)["4"] == value


@pytest.mark.parametrize(
    ("own", "opposing", "value"),
    [
        ("#8", "-", 3),
        ("#10=2", "-", 4),
        ("#26=2", "-", 5),
        ("-", "#26=2", 5),
        ("-", "#12", 0),
        ("-", "#17=2", 0),
        ("#29", "-", 1),
        ("#9", "-", 2),
    ],
)
def test_rp_6_15_with_groups_the_carried_card_is_one_of_them(
    own: str, opposing: str, value: int
) -> None:
    assert worth("2+", own.strip("-"), opposing.strip("-")) == value


# What is blanked, and what goes away again


@pytest.mark.parametrize("medium", ["#8", "#10=4", "#26=4"])
def test_rp_6_29_with_bonuses_every_other_card_is_exactly_1(medium: str) -> None:
    table = Table.at(f"tableA:4,{medium},#29")
    assert table.totals == (2, 0)


@pytest.mark.parametrize("medium", ["#12", "#17=1", "#17=3"])
def test_rp_6_29_with_12_and_17_nothing_is_taken_away(medium: str) -> None:
    table = Table.at(f"tableA:1,3 tableB:{medium},#29")
    assert table.totals == (2, 1)


@pytest.mark.parametrize(
    ("medium", "before"),
    [("#8", 5), ("#9", 5), ("#10=1", 6), ("#26=1", 7)],
)
def test_rp_6_11_with_bonuses_they_end_when_their_medium_is_discarded(
    medium: str, before: int
) -> None:
    table = Table.at(f"heldA:11 handA:6 tableB:1,1,2,{medium}")
    count = {"#8": 1, "#9": 2, "#10=1": 4, "#26=1": 6}[medium]
    assert table.totals == (0, 4 + count)
    table.play(f"#11 off:{medium.partition('=')[0]}")
    assert table.totals == (0, 4)


@pytest.mark.parametrize("medium", ["#12", "#17=2"])
def test_rp_6_11_with_12_and_17_cards_count_again_when_it_is_discarded(medium: str) -> None:
    table = Table.at(f"heldA:11 tableA:2 tableB:{medium}")
    assert table.totals == (0, 0)
    assert table.play(f"#11 off:{medium.partition('=')[0]}").totals == (2, 0)


def test_rp_6_11_with_23_both_1s_go_at_once() -> None:
    assert Table.at("heldA:11 tableB:#23").play("#11 off:#23").totals == (0, 0)


def test_rp_6_11_with_16_the_copy_stays_when_its_original_goes_and_the_other_way_round() -> None:
    position = "heldA:11 tableB:5,#16=5"
    assert Table.at(position).play("#11 off:5").worth(B) == {"#16": 5}
    assert Table.at(position).play("#11 off:#16").worth(B) == {"5": 5}


def test_rp_6_11_with_19_the_turned_up_card_stays_known_on_top() -> None:
    table = Table.at("heldA:11 tableB:#19=4 deckA:42 topA:4").play("#11 off:#19")
    assert (table.totals, table.public.tops) == ((0, 0), (4, None))


@pytest.mark.parametrize(
    ("own", "opposing"),
    [
        ("#8", "-"),
        ("#9", "-"),
        ("#10=4", "-"),
        ("#26=4", "-"),
        ("-", "#17=4"),
        ("-", "#12"),
    ],
)
def test_rp_5_3_13_on_round_10_is_2_less_whatever_the_effects(own: str, opposing: str) -> None:
    own = f",{own}" if own != "-" else ""
    table = Table.at(
        f"round:9 turn:B tenA:6,#13{own.partition('=')[0]} tenB:{opposing.partition('=')[0]}"
    )
    table.play("end place:-")
    for medium in ("#10", "#26", "#17"):
        if medium in own + opposing:
            table.play(f"do:{medium} =4")
    assert table.worth(A, 10)["#13"] == -2


def test_rp_5_3_totals_may_be_negative_in_round_10() -> None:
    table = Table.at("round:9 turn:B tenA:#13 tenB:-").play("end place:-")
    assert table.judged == (-2, 0)
    assert table.outcome.winners == (B,)


def test_rp_5_3_the_rulebook_s_11() -> None:
    # Two 2s and a 4 with the bats: round 3 of the rulebook's example.
    card = Table.at("tableB:2,2,4,#8 turn:B").card(B, "4")
    assert (card.value, card.because) == (5, (Because(8, B, 1),))
