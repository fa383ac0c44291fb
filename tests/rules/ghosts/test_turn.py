"""GH-3: a turn."""

import re
from collections.abc import Callable

import pytest

from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from tests.rules.ghosts.conftest import ANNOUNCEMENTS, GHOST_CARDS, Table, cards

A, B, C, D = range(4)

PILES = {
    1: ("R1", "R1"),
    2: ("R2", "R2"),
    3: ("R2", "R2W1"),
    4: ("R2", "R2K2"),
    5: ("R2", "R2K3"),
    6: ("R2", "R2K3G1"),
    7: ("R2", "R2K3G2"),
}
"""For each degree the top card, always a red one, and a pile that leads to it."""
BLACKS = "W3W3K3K3G3"
"""Hands of those whose turn it is not."""
GREENS = "W1W1K1K1G1"


def pile(degree: int, mists: str = "") -> str:
    """The fields of a position that say what lies on the table."""
    top, ghosts = PILES[degree]
    return f"{top}={degree} {ghosts}{mists}"


def two(hand: str, degree: int = 2) -> Table:
    """Two players, B to play with this hand."""
    return Table.at(f"1A play:B+ {pile(degree)} - {BLACKS}:1:0:g/{hand}:1:0:g")


def three(hand: str, degree: int = 2, direction: str = "+", mists: str = "") -> Table:
    """Three players, B to play with this hand; if it has less than five cards, none are drawn."""
    gone = "-" if len(cards(hand)) == 5 else "*"
    seats = f"{BLACKS}:1:0:g/{hand}:1:0:g/{GREENS}:1:0:g"
    return Table.at(f"1A play:B{direction} {pile(degree, mists)} {gone} {seats}")


# GH-3.1 Opening


def test_gh_3_1_the_first_player_opens_with_any_ghost_card() -> None:
    table = Table.dealt("R1R1Y2B3G3", BLACKS)
    assert (table.actor, table.public.phase) == (A, "open")
    assert table.legal() == {"R1", "Y2", "B3", "G3"}


@pytest.mark.parametrize("card", GHOST_CARDS)
def test_gh_3_1_the_degree_is_the_number_of_ghosts(card: str) -> None:
    table = Table.dealt(f"{card}MMMM", "Y1Y1Y2Y2B1").play(card)
    number = int(card[1])
    assert (table.public.top, table.public.degree, table.public.pile_size) == (card, number, 1)
    assert table.announced() == [("opened", A, card, number)]


def test_gh_3_1_a_mist_cannot_open_a_round() -> None:
    table = Table.dealt("R1R1MMM", BLACKS)
    assert table.legal() == {"R1"}
    assert table.refusal("M") == "illegal-mist-opens"


def test_gh_3_1_a_mist_cannot_open_after_a_pile_was_taken() -> None:
    table = three("B1MMMM").play("take")
    assert table.legal() == {"B1"}
    assert table.refusal("M") == "illegal-mist-opens"


def test_gh_3_1_after_a_pile_was_taken_any_ghost_card_opens() -> None:
    table = three("R3B3R1Y2M", degree=7).play("take")
    assert (table.actor, table.public.phase, table.public.degree) == (B, "open", 0)
    assert table.legal() == {"R3", "B3", "R1", "Y2"}


@pytest.mark.parametrize("card", ["R3", "B3", "R1"])
def test_gh_3_1_the_degree_begins_anew_after_a_pile_was_taken(card: str) -> None:
    table = three("R3B3R1Y2M", degree=7).play(f"take {card}")
    assert table.announced() == [("opened", B, card, int(card[1]))]
    assert (table.public.top, table.public.degree) == (card, int(card[1]))
    assert table.public.direction == 1  # the colour of the pile before is no mirror


def test_gh_3_1_there_is_no_pile_to_take_when_opening() -> None:
    table = Table.dealt("R1R1MMM", BLACKS)
    assert table.refusal("take") == "illegal-no-pile"


def test_gh_3_1_only_a_card_in_hand_is_played() -> None:
    table = Table.dealt("R1R2R2R2M", BLACKS)
    assert table.refusal("W3") == "illegal-not-in-hand"
    table.play("R1 +R3 W3 +R3")
    assert table.refusal("R1") == "illegal-not-in-hand"
    assert table.hand(A) == "R2R2R2R3M"


# GH-3.2 New family


@pytest.mark.parametrize("degree", range(1, 8))
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("colour", "WKBGY")
def test_gh_3_2_another_colour_adds_its_number_up_to_7(
    degree: int, number: int, colour: str
) -> None:
    card = f"{colour}{number}"
    table = Table.at(f"1A play:B+ {pile(degree)} * R3M:1:0:g/{card}:1:0:g/R3M:1:0:g")
    if degree + number > 7:
        assert table.legal() == {"take"}
        assert table.refusal(card) == "illegal-too-frightening"
    else:
        assert table.legal() == {card, "take"}
        table.play(card)
        assert table.announced() == [("added", B, card, degree + number)]
        assert (table.public.degree, table.public.top) == (degree + number, card)


@pytest.mark.parametrize(("degree", "card"), [(4, "Y3"), (5, "Y2"), (6, "Y1")])
def test_gh_3_2_exactly_7_is_legal(degree: int, card: str) -> None:
    table = three(f"{card}MMMM", degree).play(card)
    assert table.public.degree == 7


@pytest.mark.parametrize(("degree", "card"), [(5, "Y3"), (6, "Y2"), (7, "Y1")])
def test_gh_3_2_eight_is_not(degree: int, card: str) -> None:
    table = three(f"{card}MMMM", degree)
    assert table.legal() == {"M", "take"}
    assert table.refusal(card) == "illegal-too-frightening"


def test_gh_3_2_the_direction_stays() -> None:
    assert three("Y1Y2Y3B1B2", direction="+").play("Y1 +M").actor == C
    assert three("Y1Y2Y3B1B2", direction="-").play("Y1 +M").actor == A


def test_gh_3_2_only_the_last_ghost_card_says_what_is_new() -> None:
    # Red lies under yellow: red is a new family again, yellow is not.
    position = f"1A play:B+ Y1=3 R2Y1 - {BLACKS}:1:0:g/R1Y2B1B2M:1:0:g/{GREENS}:1:0:g"
    assert Table.at(position).play("R1").announced() == [("added", B, "R1", 4)]
    assert Table.at(position).play("Y2").announced() == [("mirrored", B, "Y2", 3)]


def test_gh_3_2_a_colour_comes_back_as_a_new_family() -> None:
    table = Table.dealt("R1R2R3W1W1", "Y1Y1K1K1K2", "R1R2B1B1B2").play("R1 +G1 Y1 +G1 R1")
    assert [kind for kind, *_ in table.announced()] == ["opened", "added", "added"]
    assert (table.public.degree, table.public.direction) == (3, 1)


@pytest.mark.parametrize("mists", ["M", "MM", "MMMMM"])
def test_gh_3_2_the_last_ghost_card_counts_also_across_mists(mists: str) -> None:
    table = three("Y2B1B2B3B3", mists=mists).play("Y2")
    assert table.announced() == [("added", B, "Y2", 4)]


# GH-3.3 Mirror


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("degree", range(1, 8))
@pytest.mark.parametrize(("before", "after", "next_seat"), [("+", -1, A), ("-", 1, C)])
def test_gh_3_3_the_same_colour_keeps_the_degree_and_reverses_the_direction(
    number: int, degree: int, before: str, after: int, next_seat: int
) -> None:
    card = f"R{number}"
    table = three(f"{card}MMMM", degree, before).play(card)
    assert table.announced() == [("mirrored", B, card, degree)]
    public = table.public
    assert (public.degree, public.top, public.direction) == (degree, card, after)
    assert table.play("+Y3").actor == next_seat


@pytest.mark.parametrize("top", "WKBRGY")
@pytest.mark.parametrize("colour", "WKBRGY")
def test_gh_3_3_a_family_mirrors_itself_and_no_other(top: str, colour: str) -> None:
    hands = f"{colour}3:1:0:g/M:1:0:g/M:1:0:g"
    table = Table.at(f"1C play:A+ {top}1=1 {top}1 * {hands}").play(f"{colour}3")
    if top == colour:
        assert table.announced() == [("mirrored", A, f"{colour}3", 1)]
        assert (table.actor, table.public.direction) == (C, -1)
    else:
        assert table.announced() == [("added", A, f"{colour}3", 4)]
        assert (table.actor, table.public.direction) == (B, 1)


@pytest.mark.parametrize("players", range(3, 7))
def test_gh_3_3_after_a_mirror_the_player_before_is_next(players: int) -> None:
    hands = ["M:1:0:g"] * players
    for seat in range(players):
        mirrored = [*hands[:seat], "R1:1:0:g", *hands[seat + 1 :]]
        table = Table.at(f"1A play:{'ABCDEF'[seat]}+ R2=2 R2 * {'/'.join(mirrored)}")
        assert table.play("R1").actor == (seat - 1) % players


def test_gh_3_3_the_new_direction_holds_until_the_next_mirror() -> None:
    table = Table.dealt("R1W1W1W2W2", "R2K1K1K2K2", "B1B1B2B2M", "G1G1G2G2G3")
    order = []
    for play in ("R1 +Y1", "R2 +Y1", "W1 +Y1", "G1 +Y2", "B1 +Y2", "K1 +Y2", "Y1 +Y3"):
        order.append(table.actor)
        table.play(play)
    assert order == [A, B, A, D, C, B, A]
    assert (table.actor, table.public.direction) == (D, -1)


def test_gh_3_3_two_mirrors_restore_the_direction() -> None:
    table = Table.dealt("R1R1W1W2W2", "R2K1K1K2K2", "R3B1B2B2M", "G1G1G2G2G3")
    table.play("R1 +Y1 R2 +Y1")
    assert (table.actor, table.public.direction) == (A, -1)
    table.play("R1 +Y1")
    assert (table.actor, table.public.direction) == (B, 1)
    assert table.play("K1 +Y2").actor == C


def test_gh_3_3_a_mirror_is_legal_at_7_whatever_its_number() -> None:
    assert three("R1R2R3B1Y1", degree=7).legal() == {"R1", "R2", "R3", "take"}


@pytest.mark.parametrize("degree", range(1, 8))
@pytest.mark.parametrize("number", [1, 2, 3])
def test_gh_3_3_with_two_players_the_turn_simply_passes(degree: int, number: int) -> None:
    card = f"R{number}"
    table = two(f"{card}MMMM", degree).play(card)
    assert table.announced() == [("matched", B, card, degree)]
    assert (table.public.degree, table.public.top) == (degree, card)
    assert table.play("+B1").actor == A


def test_gh_3_3_with_two_players_no_direction_is_kept() -> None:
    matched = two("R2R1R3MM").play("R2 +Y1")
    assert matched.public.direction == 1
    # Nothing tells the position from one in which nobody has mirrored.
    position = f"1A play:A+ R2=2 R2R2 - {BLACKS}:1:0:g/R1R3Y1MM:1:0:g"
    assert matched.position == position


def test_gh_3_3_with_two_players_the_turn_always_goes_to_the_other() -> None:
    table = Table.start(2)
    table.play_on(seed=3)
    assert "matched" in table.kinds()
    assert "mirrored" not in table.kinds()
    seats = [seat for _, seat, _, _ in table.announced()]
    assert len(seats) == 3 * 60
    for round_ in range(3):
        assert seats[60 * round_ : 60 * round_ + 60] == [round_ % 2, 1 - round_ % 2] * 30


@pytest.mark.parametrize("mists", ["M", "MM", "MMMMM"])
def test_gh_3_3_the_colour_to_match_is_that_of_the_last_ghost_card_also_across_mists(
    mists: str,
) -> None:
    table = three("R1B1B2B3B3", mists=mists).play("R1")
    assert table.announced() == [("mirrored", B, "R1", 2)]


# GH-3.4 Mist


@pytest.mark.parametrize("degree", range(1, 8))
@pytest.mark.parametrize(("direction", "next_seat"), [("+", C), ("-", A)])
def test_gh_3_4_a_mist_leaves_degree_colour_and_direction_and_the_turn_passes(
    degree: int, direction: str, next_seat: int
) -> None:
    table = three("B1B2B3MM", degree, direction)
    before = table.public
    table.play("M")
    after = table.public
    assert (after.degree, after.top) == (degree, before.top)
    assert after.direction == before.direction
    assert table.announced() == [("mist", B, "M", degree)]
    assert table.play("+Y1").actor == next_seat


def test_gh_3_4_a_mist_lies_beside_the_pile() -> None:
    table = three("B1B2B3MM").play("M")
    assert (table.public.pile_size, table.public.mists) == (1, 1)
    assert table.recall.pile == ("R2", "M")


@pytest.mark.parametrize("hand", ["MMMMM", "B3MMMM", "R1MMMM"])
def test_gh_3_4_a_mist_can_be_played_on_any_pile(hand: str) -> None:
    for degree in PILES:
        assert "M" in three(hand, degree).legal()


def test_gh_3_4_mists_may_follow_each_other() -> None:
    table = Table.at(f"1A play:A+ {pile(7)} * B3MM:1:0:g/Y3MM:1:0:g/W3MM:1:0:g")
    table.play("M M M M M M")
    assert table.announced() == [("mist", seat, "M", 7) for seat in (A, B, C, A, B, C)]
    assert (table.public.mists, table.public.pile_size) == (6, 3)
    assert table.legal() == {"take"}


def test_gh_3_4_without_a_mist_in_hand_none_is_played() -> None:
    assert three("B1B2B3Y1Y2").refusal("M") == "illegal-not-in-hand"


# GH-3.5 Taking the pile


def test_gh_3_5_the_pile_may_be_taken_though_every_card_could_be_played() -> None:
    table = three("R1Y1B1B2M")
    assert table.legal() == {"R1", "Y1", "B1", "B2", "M", "take"}
    assert table.play("take").fear == (1, 2, 1)


@pytest.mark.parametrize(("hand", "degree"), [("B1B2Y1Y2Y3", 7), ("B2B3Y2Y3W2", 6)])
def test_gh_3_5_the_pile_must_be_taken_when_nothing_can_be_played(hand: str, degree: int) -> None:
    table = three(hand, degree)
    assert table.legal() == {"take"}
    assert table.play("take").fear == (1, 2, 1)


def test_gh_3_5_the_pile_and_its_mists_leave_the_round() -> None:
    seats = f"W1W1K1K1G3:1:0:g/{'B1B2Y1Y2Y2'}:1:0:g"
    table = Table.at(f"1A play:B+ K1=6 R2Y3K1MM * {seats}", deck="G2G2W2")
    gone = table.recall.gone
    table.play("take")
    public = table.public
    assert (public.pile_size, public.mists, public.top, public.degree) == (0, 0, None, 0)
    assert table.recall.pile == ()
    assert sorted(table.recall.gone) == sorted((*gone, *cards("R2Y3K1MM")))
    # They go neither into the hand nor into the draw pile.
    assert table.hand(B) == "B1B2Y1Y2Y2"
    assert table.play("B1").odds() == {"+G2": 2, "+W2": 1}


def test_gh_3_5_the_taker_and_nobody_else_takes_a_fear_point() -> None:
    seats = f"{BLACKS}:4:2:g/B1B2Y1Y2Y3:3:1:g/{GREENS}:0:0:g"
    table = Table.at(f"2A play:B+ {pile(7)} - {seats}").play("take")
    assert table.fear == (4, 4, 0)
    assert table.public.taken == (2, 2, 0)


@pytest.mark.parametrize(("degree", "mists", "number"), [(2, "", 1), (2, "M", 2), (7, "MM", 5)])
def test_gh_3_5_a_pile_costs_one_point_whatever_its_size(
    degree: int, mists: str, number: int
) -> None:
    table = three("B1B2Y1Y2Y3", degree, mists=mists).play("take")
    for reader in (A, B, C, None):
        assert table.told("took", reader) == [{"seat": B, "cards": number, "fear": 2}]
    assert table.fear == (1, 2, 1)


def test_gh_3_5_taking_and_opening_are_two_decisions_of_one_turn() -> None:
    table = three("B1B2Y1Y2Y3").play("take")
    assert (table.actor, table.public.turn, table.public.phase) == (B, B, "open")
    assert table.kinds() == ["took"]
    table.play("B2")
    assert (table.actor, table.public.turn, table.public.phase) == (CHANCE, B, "draw")
    assert table.play("+G1").actor == C


def test_gh_3_5_a_pile_taken_is_a_draft_until_the_new_one_is_opened() -> None:
    table = three("R1G2")
    assert not table.state.drafting()
    table.play("take")
    assert table.state.drafting()
    table.play("G2")
    assert not table.state.drafting()


def test_gh_2_2_opening_a_round_is_no_draft() -> None:
    table = Table.at(f"1A open:A+ - - - {BLACKS}:1:0:-/{GREENS}:1:0:-")
    assert table.state.actor == A
    assert not table.state.drafting()


def test_gh_3_5_nothing_but_opening_follows() -> None:
    table = three("B1B2Y1Y2M").play("take")
    assert table.legal() == {"B1", "B2", "Y1", "Y2"}
    assert table.refusal("take") == "illegal-no-pile"


@pytest.mark.parametrize(("direction", "way", "next_seat"), [("+", 1, C), ("-", -1, A)])
def test_gh_3_5_the_direction_stays(direction: str, way: int, next_seat: int) -> None:
    table = three("B1B2Y1Y2Y3", direction=direction).play("take")
    assert table.public.direction == way
    table.play("B1 +G1")
    assert (table.public.direction, table.actor) == (way, next_seat)


def test_gh_3_5_a_direction_turned_by_a_mirror_outlives_the_pile() -> None:
    table = Table.dealt("R1W1W1W2W2", "R2K1K1K2K2", "B1B1B2B2M", "G1G1G2G2G3")
    table.play("R1 +Y1 R2 +Y1 take W1 +Y1")
    assert (table.public.direction, table.actor) == (-1, D)


def test_gh_3_5_the_last_card_in_hand_may_open_the_new_pile() -> None:
    table = Table.at(f"1A play:B+ {pile(7)} * Y1Y2:1:0:g/B1:1:0:g").play("take B1")
    assert (table.fear, table.actor, table.public.degree) == ((1, 2), A, 1)


# GH-3.6


@pytest.mark.parametrize("hand", ["M", "MM", "MMM", "MMMM", "MMMMM"])
@pytest.mark.parametrize("degree", [1, 7])
def test_gh_3_6_without_a_ghost_card_the_pile_may_not_be_taken(hand: str, degree: int) -> None:
    table = three(hand, degree)
    assert table.legal() == {"M"}
    assert table.refusal("take") == "illegal-take-without-ghost"


@pytest.mark.parametrize(("card", "degree"), [("R3", 7), ("Y3", 7), ("B1", 2)])
def test_gh_3_6_one_ghost_card_is_enough_to_take(card: str, degree: int) -> None:
    table = three(f"{card}MMMM", degree)
    assert {"M", "take"} <= table.legal()
    assert table.play("take").legal() == {card}


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_3_6_whoever_opens_has_a_ghost_card_to_open_with(players: int) -> None:
    table, rng = Table.start(players), Rng(players)
    while table.actor != NOBODY:
        legal = table.legal()
        if table.public.phase == "open":
            assert legal
            assert not legal & {"M", "take"}
        # Piles are taken whenever that is legal, so that hands come down to Mists.
        table.play("take" if "take" in legal else str(table.state.choose(rng)))


# GH-3.7


@pytest.mark.parametrize("action", ["R1", "B1", "M"])
def test_gh_3_7_the_turn_ends_by_drawing_one_card(action: str) -> None:
    table = three("R1B1Y1Y2M")
    deck = table.public.deck_size
    table.play(action)
    assert (table.actor, table.public.phase, table.public.turn) == (CHANCE, "draw", B)
    assert table.public.hand_sizes == (5, 4, 5)
    table.play("+G3")
    assert (table.public.hand_sizes, table.public.deck_size) == ((5, 5, 5), deck - 1)
    assert table.public.phase == "play"


def test_gh_3_7_the_opening_of_a_round_ends_by_drawing_too() -> None:
    table = Table.dealt("R1R1Y2B3G3", BLACKS).play("R1")
    assert (table.actor, table.public.phase, table.public.turn) == (CHANCE, "draw", A)
    assert table.play("+K1").public.hand_sizes == (5, 5)


def test_gh_3_7_only_one_card_is_drawn_after_a_pile_was_taken() -> None:
    table = three("B1B2Y1Y2M")
    deck = table.public.deck_size
    table.play("take")
    assert table.refusal("+G3") == "illegal-not-chance"
    table.play("B1 +G3")
    assert (table.actor, table.public.phase) == (C, "play")
    assert (table.public.hand_sizes, table.public.deck_size) == ((5, 5, 5), deck - 1)


def test_gh_3_7_every_card_of_the_draw_pile_is_as_likely() -> None:
    seats = "B1B1Y1Y1M:1:0:g/W1W1W2W2W3:1:0:g"
    table = Table.at(f"1A play:A+ R2=2 R2 * {seats}", deck="G1G1G1G2MMK3").play("B1")
    assert table.odds() == {"+G1": 3, "+G2": 1, "+M": 2, "+K3": 1}
    assert table.refusal("+R3") == "illegal-draw"


def test_gh_3_7_nobody_plays_before_the_card_is_drawn() -> None:
    assert three("B1B2Y1Y2M").play("B1").refusal("W1") == "illegal-wait-for-chance"


def test_gh_3_7_only_the_player_sees_the_card_drawn() -> None:
    table = three("B1B2Y1Y2M").play("B1 +G3")
    assert table.told("drawn", B) == [{"seat": B, "card": "G3"}]
    for reader in (A, C, None):
        assert table.told("drawn", reader) == [{"seat": B, "card": None}]
    assert table.hand(B) == "B2G3Y1Y2M"


def test_gh_3_7_when_the_draw_pile_is_empty_the_round_goes_on_without_drawing() -> None:
    seats = "B1B1Y1Y1M:1:0:g/W1W1W2W2W3:1:0:g"
    table = Table.at(f"1A play:A+ R2=2 R2 * {seats}", deck="G1").play("B1")
    assert table.odds() == {"+G1": 1}
    table.play("+G1")
    assert (table.public.deck_size, table.public.hand_sizes, table.actor) == (0, (5, 5), B)
    for play, actor, sizes in (
        ("W1", A, (5, 4)),
        ("take Y1", B, (4, 4)),
        ("W1", A, (4, 3)),
        ("M", B, (3, 3)),
    ):
        table.play(play)
        assert (table.actor, table.public.phase) == (actor, "play")
        assert table.public.hand_sizes == sizes
        assert "drawn" not in table.kinds()


# GH-3.8


def test_gh_3_8_an_opening_and_a_new_family_announce_the_degree() -> None:
    table = Table.dealt("R2R2R3R3M", "Y3Y1Y1B1B2", BLACKS).play("R2 +G1 Y3 +G1 take W3")
    assert table.told("opened")[0] == {"seat": A, "card": "R2", "degree": 2}
    assert table.told("added") == [{"seat": B, "card": "Y3", "degree": 5}]
    assert table.told("opened")[1] == {"seat": C, "card": "W3", "degree": 3}


@pytest.mark.parametrize(("before", "after"), [("+", "counterclockwise"), ("-", "clockwise")])
def test_gh_3_8_a_mirror_announces_the_degree_and_the_mirror(before: str, after: str) -> None:
    table = three("R1B1B2B3M", 5, before).play("R1")
    assert table.told("mirrored") == [{"seat": B, "card": "R1", "degree": 5, "direction": after}]


def test_gh_3_8_with_two_players_no_mirror_is_announced() -> None:
    table = two("R1B1B2B3M", degree=5).play("R1")
    assert table.kinds() == ["matched"]
    assert table.told("matched") == [{"seat": B, "card": "R1", "degree": 5}]


@pytest.mark.parametrize("at", [two, three])
def test_gh_3_8_a_mist_announces_the_degree_and_the_mist(at: Callable[..., Table]) -> None:
    table = at("R1B1B2B3M", degree=5).play("M")
    assert table.told("mist") == [{"seat": B, "card": "M", "degree": 5}]


@pytest.mark.parametrize("play", ["R1", "B1", "M", "take B1"])
def test_gh_3_8_everybody_hears_the_announcement(play: str) -> None:
    table = three("R1B1B2B3M", degree=5).play(play)
    (announced,) = (event for event in table.events if event.kind in ANNOUNCEMENTS)
    for reader in (A, B, C, None):
        assert announced.seen_by(reader) == announced


@pytest.mark.parametrize(
    ("at", "play", "english", "french"),
    [
        (three, "take B2", "2", "2"),
        (three, "B2", "7", "7"),
        (three, "R1", "5, mirror", "5, miroir"),
        (two, "R1", "5", "5"),
        (three, "M", "5, mist", "5, brume"),
        (two, "M", "5, mist", "5, brume"),
    ],
)
def test_gh_3_8_the_log_says_the_announcement_word_for_word(
    at: Callable[..., Table], play: str, english: str, french: str
) -> None:
    text = at("R1B1B2B3M", degree=5).play(play).events[-1].text("ghosts")
    assert f"“{english}”" in text.say("en")
    assert re.search(rf"«\s{french}\s»", text.say("fr"))


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_3_8_every_card_played_is_announced_once(players: int) -> None:
    table, rng = Table.start(players), Rng(players)
    plays = 0
    while table.actor != NOBODY:
        action = table.state.choose(rng)
        plays += action.kind in ("play", "mist")
        table.state.apply(action, table.events)
    assert len(table.announced()) == plays
