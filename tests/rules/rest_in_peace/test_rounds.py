"""RP-3: rounds 1 to 9."""

import pytest

from hantise.core.state import NOBODY
from tests.rules.rest_in_peace.conftest import A, B, Table

# RP-3.1


def test_rp_3_1_any_number_of_cards_ghosts_and_mediums() -> None:
    table = Table.at("handA:1246 heldA:4.8")
    assert table.legal() == {"1", "2", "4", "6", "#4", "#8", "end"}
    table.play("1 #4 2 #8 6 4")
    assert table.cards(A) == ["1", "#4", "2", "#8", "6", "4"]
    assert (table.hand(A), table.held(A), table.actor) == ("", set(), A)


def test_rp_3_1_none_at_all() -> None:
    table = Table.at("turn:B tableB:4 tableA:2 handB:1 handA:1")
    table.play("end")
    assert table.told("passed") == [{"seat": B, "total": 4, "other": 2}]


def test_rp_3_1_a_medium_applies_at_once() -> None:
    table = Table.at("handA:2 heldA:8").play("2")
    assert table.totals == (2, 0)
    assert table.play("#8").totals == (3, 0)


def test_rp_3_1_only_cards_one_has() -> None:
    table = Table.at("handA:1 handB:2 heldB:4")
    assert table.refusal("2") == "illegal-not-in-hand"
    assert table.refusal("#4") == "illegal-not-held"


def test_rp_3_1_played_cards_stay_visible() -> None:
    table = Table.at("handA:25 heldA:8 handB:3").play("2 #8 end end place:- 5 end end place:-")
    assert (table.cards(A, 3), table.cards(A, 4)) == (["2", "#8"], ["5"])
    assert table.round == 5


# RP-3.2


def test_rp_3_2_a_strictly_higher_total_passes_the_turn() -> None:
    table = Table.at("handA:3 tableB:2").play("3 end")
    assert table.told("passed") == [{"seat": A, "total": 3, "other": 2}]
    assert (table.asked, table.round) == ((B, "play"), 3)


@pytest.mark.parametrize("ghost", [1, 2])
def test_rp_3_2_otherwise_one_leaves_and_loses(ghost: int) -> None:
    table = Table.at(f"handA:{ghost} tableB:2").play(f"{ghost}")
    assert table.public.ending == "leave"
    table.play("end")
    assert table.told("left") == [{"seat": A, "total": ghost, "other": 2}]
    assert (table.at_round(3).winner, sum(table.won(B))) == (B, 1)


def test_rp_3_2_even_in_the_first_turn_of_a_round() -> None:
    table = Table.at("handA:6").play("end")
    assert table.told("left") == [{"seat": A, "total": 0, "other": 0}]
    assert sum(table.won(B)) == 1


# RP-3.3


def test_rp_3_3_the_winner_takes_the_token_the_loser_the_medium() -> None:
    table = Table.at("handA:3 houses:c.m.m.m.m.m.m.c line:12.1.2.3.4.5.6").play("3 end end")
    assert (table.won(A), table.won(B)) == ((0, 1), (0, 0))
    assert (table.held(A), table.held(B)) == (set(), {12})
    assert table.told("took-medium") == [{"seat": B, "medium": 12}]
    (won,) = table.told("house-won")
    assert (won["seat"], won["houses"], won["round"]) == (A, ["castle"], 3)


def test_rp_3_3_mediums_are_no_part_of_the_hand() -> None:
    table = Table.at("handA:3 handB:12 heldB:4").play("3 end end")
    assert table.public.hand_sizes == (0, 2)
    assert len(table.held(B)) == 2
    assert table.view(A).public.held == table.view(B).public.held  # face up


# RP-3.4


@pytest.mark.parametrize(
    ("won", "houses", "reason"),
    [("mmm", "m.m.m.c.c.c", "manors"), ("ccm", "c.m.m.m.m.c", "castles")],
)
@pytest.mark.parametrize("winner", [A, B])
def test_rp_3_4_victory_is_immediate(won: str, houses: str, reason: str, winner: int) -> None:
    letter, other = "AB"[winner], "BA"[winner]
    table = Table.at(
        f"round:5 turn:{other} won{letter}:{won} houses:{houses} deckA:1 deckB:1 hand{other}:2"
    )
    table.play("end")
    assert table.actor == NOBODY
    assert (table.outcome.reason, table.outcome.winners) == (reason, (winner,))
    assert table.told("won") == [{"seat": winner, "reason": reason}]
    # Before anything else: no Medium, no draw, no placing.
    assert (table.held(A), table.held(B)) == (set(), set())
    assert table.public.deck_sizes == (1, 1)


@pytest.mark.parametrize(("won", "houses"), [("mmc", "m.m.m.m.c.c"), ("cmm", "c.m.m.m.m.c")])
def test_rp_3_4_three_manors_and_two_castles_are_not_enough(won: str, houses: str) -> None:
    table = Table.at(f"round:5 turn:B wonA:{won} houses:{houses}").play("end place:-")
    assert table.round == 6


# RP-3.5


def test_rp_3_5_both_draw_2() -> None:
    table = Table.at("handA:3 handB:4 deckA:123 deckB:456").play("3 end end")
    drawn = []
    while table.public.phase == "draw":
        drawn.append(table.public.turn)
        table.play(min(table.legal()))
    assert sorted(drawn) == [A, A, B, B]
    assert (table.hand(A), table.hand(B)) == ("12", "445")
    assert table.public.deck_sizes == (1, 1)


def test_rp_3_5_as_many_as_remain() -> None:
    table = Table.at("handA:3 deckA:1 deckB:-").play("3 end end +1 place:-")
    assert (table.hand(A), table.hand(B), table.round) == ("1", "", 4)


def test_rp_3_5_no_hand_limit() -> None:
    table = Table.at("handA:111111222223333 deckA:445").play("end")
    while table.public.phase == "draw":
        table.play(min(table.legal()))
    assert table.public.hand_sizes[A] == 17


def test_rp_3_5_what_is_drawn_is_seen_by_its_owner_alone() -> None:
    table = Table.at("handA:3 deckA:12").play("3 end end +2")
    assert table.told("drawn", A) == [{"seat": A, "value": 2}]
    assert table.told("drawn", B) == table.told("drawn", None) == [{"seat": A, "value": None}]


# RP-3.6, RP-3.7


def test_rp_3_6_the_loser_may_place_a_ghost_or_a_medium() -> None:
    table = Table.at("handA:3 handB:112 heldB:5 line:4.1.2.3.6.8.9").play("3 end end")
    assert table.asked == (B, "place")
    assert table.legal() == {"place:1", "place:2", "place:#5", "place:#4", "place:-"}
    assert table.refusal("place:6") == table.refusal("place:#8") == "illegal-no-place"
    table.play("place:#4")  # the one just won
    assert (table.held(B), table.cards(B, 10)) == ({5}, ["#4"])


def test_rp_3_6_after_the_draw() -> None:
    table = Table.at("handA:3 deckB:5").play("3 end end +5")
    assert "place:5" in table.legal()
    assert table.play("place:5").face_down(B) == "5"


def test_rp_3_6_only_one_card_and_only_the_loser() -> None:
    table = Table.at("handA:35 handB:12").play("3 end end place:1")
    assert (table.round, table.asked) == (4, (A, "play"))
    assert table.refusal("place:2") == "illegal-not-asked"


@pytest.mark.parametrize("winner", [A, B])
def test_rp_3_7_the_winner_starts_the_next_round(winner: int) -> None:
    table = Table.at(f"turn:{'BA'[winner]} start:A").play("end place:-")
    assert table.told("round") == [{"round": 4, "seat": winner}]
    assert (table.actor, table.public.starter) == (winner, winner)


# RP-3.8 is in test_pairs_at_the_end_of_a_round

# RP-3.9


def test_rp_3_9_a_placed_ghost_is_hidden_a_placed_medium_is_public() -> None:
    table = Table.at("handA:3 handB:46").play("3 end end place:6")
    assert table.told("placed", B) == [{"seat": B, "value": 6}]
    assert table.told("placed", A) == table.told("placed", None) == [{"seat": B, "value": None}]
    assert (table.face_down(B), table.cards(B, 10)) == ("6", ["?"])
    table = Table.at("handA:3 heldB:5").play("3 end end place:#5")
    assert table.told("placed-medium", A) == [{"seat": B, "medium": 5}]
    assert table.cards(B, 10) == ["#5"]


def test_rp_3_9_24_and_25_do_not_reach_the_placing() -> None:
    table = Table.at("tableA:3,#24,#25=1/2 turn:B handB:12 heldB:4.8").play("end")
    assert table.legal() > {"place:1", "place:2", "place:#4", "place:#8"}
