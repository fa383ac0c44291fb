"""RP-6: the Mediums of level 3, 20 to 24."""

import pytest

from hantise.core.laws import check_game
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.games.rest_in_peace import RestInPeace
from tests.rules.rest_in_peace.conftest import A, B, Table

# 20: See you at the end


@pytest.mark.parametrize("family", [A, B])
def test_rp_6_20_a_random_ghost_of_the_hand_goes_face_down_to_round_10(family: int) -> None:
    letter = "AB"[family]
    table = Table.at("handA:2256 handB:2256 heldA:20 deckA:1 deckB:1").play("#20")
    assert table.asked == (A, "family")
    assert table.legal() == {"pick:A", "pick:B"}
    table.play(f"pick:{letter}")
    assert table.actor == CHANCE
    assert table.odds() == {"~2": 2, "~5": 1, "~6": 1}
    table.play("~5")
    told = {"seat": A, "other_seat": family}
    assert table.told("picked", family) == [told | {"value": 5}]
    assert table.told("picked", 1 - family) == [told | {"value": None}]
    assert table.told("picked", None) == [told | {"value": None}]
    assert (table.hand(family), table.face_down(family)) == ("226", "5")
    assert table.cards(family, 10) == ["?"]
    assert table.public.hand_sizes[family] == 3


@pytest.mark.parametrize("family", [A, B])
def test_rp_6_20_a_family_without_a_ghost_in_hand_may_be_chosen_in_vain(family: int) -> None:
    held = f"hand{'BA'[family]}:3"
    for hands in (held, ""):
        table = Table.at(f"{hands} heldA:20").play("#20")
        assert table.legal() == {"pick:A", "pick:B"}
        table.play(f"pick:{'AB'[family]}")
        assert table.kinds() == ["picked-empty"]
        assert table.told("picked-empty", None) == [{"seat": A, "other_seat": family}]
        assert table.asked == (A, "play")
        assert table.state.drafting(), "nobody learnt anything: it may be undone"
        assert (table.face_down(A), table.face_down(B)) == ("", "")
        assert table.cards(family, 10) == []


def test_rp_6_20_in_vain_in_round_10_the_next_medium_comes() -> None:
    table = Table.at("round:10 tableA:#20,#10 tableB:5 handB:6").play("do:#20 pick:A do:#10")
    assert table.asked == (A, "name")


def test_rp_6_20_in_version_1_only_a_family_with_ghosts_in_hand() -> None:
    table = Table.at("handB:3 heldA:20", rules_version=1).play("#20")
    assert table.legal() == {"pick:B"}
    assert table.refusal("pick:A") == "illegal-empty-hand"
    table = Table.at("heldA:20", rules_version=1).play("#20")
    assert table.kinds()[-1] == "picked-nothing"
    assert table.asked == (A, "play")


def test_rp_6_20_copies_positions_and_worlds_keep_to_the_version() -> None:
    for version, legal in ((1, {"pick:B"}), (2, {"pick:A", "pick:B"})):
        table = Table.at("handB:3 heldA:20", rules_version=version).play("#20")
        game, state = table.game, table.state
        assert game.rules_version == version
        others = (
            state.copy(),
            game.parse_position(state.position()),
            game.imagine(state.view(A), Rng(1)),
        )
        for other in others:
            assert {str(action) for action in other.legal_actions()} == legal


def test_rp_6_20_in_version_1_keeps_the_laws() -> None:
    """The laws try older versions with the usual options, which have no #20."""
    check_game(RestInPeace(2, {"mediums": "up-to-3"}, rules_version=1), games=12, seed=20)


def test_rp_6_20_the_ghost_counts_in_round_10_and_not_here() -> None:
    table = Table.at("round:9 turn:B handA:6 heldB:20 tenB:5").play("#20 pick:A ~6")
    assert table.totals == (0, 0)
    table.play("end place:-")
    assert table.judged == (6, 5)


# 21: Bloody Mary


def test_rp_6_21_works_as_a_6_for_two_ghosts_of_the_hand() -> None:
    table = Table.at("handA:1134 heldA:21.5").play("#21")
    assert table.asked == (A, "discard")
    assert table.legal() == {"drop:1", "drop:3", "drop:4"}
    assert table.refusal("drop:2") == "illegal-no-discard"
    table.play("drop:1")
    assert table.legal() == {"drop:1", "drop:3", "drop:4"}
    table.play("drop:4")
    assert table.told("discarded", B) == [{"seat": A, "value": 4}]
    assert (table.totals, table.hand(A)) == ((6, 0), "13")
    assert (table.gone(A), table.gone(B)) == ("14", "")
    assert table.asked == (A, "play")


@pytest.mark.parametrize("hand", ["-", "6"])
def test_rp_6_21_not_playable_with_fewer_than_two(hand: str) -> None:
    table = Table.at(f"handA:{hand} heldA:21.5")
    assert "#21" not in table.legal()
    assert table.refusal("#21") == "illegal-cannot-pay"


def test_rp_6_21_in_round_10_one_must_pay_if_one_can() -> None:
    table = Table.at("round:10 handA:123 tableA:#21 tableB:5").play("do:#21")
    assert table.legal() == {"drop:1", "drop:2", "drop:3"}
    table.play("drop:1 drop:2")
    assert table.judged == (6, 5)


def test_rp_6_21_in_round_10_it_counts_0_if_one_cannot() -> None:
    table = Table.at("round:10 handA:3 tableA:2,#21 tableB:5").play("do:#21")
    assert table.told("unpaid") == [{"seat": A}]
    assert table.judged == (2, 5)
    assert table.hand(A) == "3"


# 22: Playing dead


def test_rp_6_22_loses_the_round_at_once_and_takes_a_ghost_back() -> None:
    table = Table.at("handA:24 heldA:22 tableB:1").play("2 4 #22")
    assert table.told("played-dead") == [{"seat": A}]
    assert sum(table.won(B)) == 1
    assert (table.asked, table.public.asking) == ((A, "take-back"), 22)
    assert table.legal() == {"take:2", "take:4"}
    assert table.refusal("take:1") == "illegal-no-take-back"
    table.play("take:4")
    assert table.told("took-back") == [{"seat": A, "card": "4", "value": 4, "medium": 0}]
    assert (table.hand(A), table.cards(A, 3)) == ("4", ["2", "#22"])


def test_rp_6_22_or_a_medium_in_front_but_not_itself() -> None:
    table = Table.at("handA:2 heldA:8.22").play("2 #8 #22")
    prize = table.at_round(3).medium
    assert table.legal() == {"take:2", "take:#8"}
    table.play("take:#8")
    assert table.told("took-back") == [{"seat": A, "card": "#8", "value": 0, "medium": 8}]
    assert {8} < table.held(A)
    assert prize != 8
    assert 22 not in table.held(A)


def test_rp_6_22_mandatory_if_possible() -> None:
    table = Table.at("handA:2 heldA:22").play("2 #22")
    assert table.legal() == {"take:2"}
    table = Table.at("heldA:22").play("#22")
    assert table.asked == (A, "place")


def test_rp_6_22_the_loser_takes_the_medium_and_may_place_what_was_taken_back() -> None:
    table = Table.at("handA:5 heldA:22")
    prize = table.at_round().medium
    table.play("5 #22 take:5")
    assert table.held(A) == {prize}
    assert table.legal() == {"place:5", f"place:#{prize}", "place:-"}


def test_rp_6_22_nothing_is_taken_back_when_the_token_wins_the_game() -> None:
    table = Table.at("round:4 handA:5 heldA:22 houses:m.m.m.c.c.c.c wonB:mmm")
    table.play("5 #22")
    assert table.outcome.reason == "manors"
    assert table.outcome.winners == (B,)
    assert table.hand(A) == ""


def test_rp_6_22_cards_of_earlier_rounds_and_of_the_other_family_stay() -> None:
    table = Table.at("handA:2 heldA:22 pastA:6 tableB:5").play("2 #22")
    assert table.legal() == {"take:2"}


# 23: Ghost goldfish


def test_rp_6_23_works_as_two_1s() -> None:
    table = Table.at("heldA:23").play("#23")
    assert table.totals == (2, 0)
    assert table.cards(A) == ["#23"]


# 24: Spectres only


def test_rp_6_24_the_opponent_plays_no_more_mediums_this_round() -> None:
    table = Table.at("handA:3 heldA:24.4 handB:5 heldB:5.8").play("3 #24")
    assert table.public.barred == (False, True)
    assert "#4" in table.legal()
    table.play("end")
    assert table.legal() == {"5", "end"}
    assert table.refusal("#5") == table.refusal("#8") == "illegal-barred"


def test_rp_6_24_what_was_played_before_stays() -> None:
    table = Table.at("turn:A heldA:24 handA:4 tableB:2,#8,#1,#15")
    prize = table.at_round().medium
    table.play("4 #24 end")
    assert table.totals == (4, 3)
    table = Table.at("turn:A heldA:24 handA:2 tableB:2,#8,#1,#15")
    prize = table.at_round().medium
    table.play("2 #24 end")  # A's total is not higher: B wins, takes the Medium, may carry
    assert table.held(B) == {prize}
    assert table.legal() == {"carry:2", "carry:-"}


def test_rp_6_24_not_in_the_next_round_nor_in_placing() -> None:
    table = Table.at("handA:3 heldA:24 heldB:5").play("3 #24 end end")
    assert "place:#5" in table.legal()  # RP-3.9
    table.play("place:- end place:-")
    assert (table.round, table.actor) == (5, B)
    assert "#5" in table.legal()
