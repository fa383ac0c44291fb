"""RP-6: the Mediums of level 0, 1 to 9."""

import pytest

from hantise.core.state import CHANCE
from hantise.games.rest_in_peace.views import Because
from tests.rules.rest_in_peace.conftest import A, B, Table

# 1: You won't have it


def test_rp_6_1_the_winner_takes_the_medium_too() -> None:
    table = Table.at("handA:2 heldA:1")
    prize = table.at_round().medium
    table.play("2 #1 end end")
    assert table.told("kept-medium") == [{"seat": A, "medium": prize}]
    assert (table.held(A), table.held(B)) == ({prize}, set())
    assert sum(table.won(A)) == 1
    assert "took-medium" not in table.kinds()


def test_rp_6_1_a_loser_takes_it_once_as_any_loser_does() -> None:
    table = Table.at("handA:2 heldA:1 tableB:3")
    prize = table.at_round().medium
    table.play("2 #1 end")
    assert (table.held(A), table.held(B)) == ({prize}, set())
    assert sum(table.won(B)) == 1


def test_rp_6_1_who_lost_may_still_place() -> None:
    table = Table.at("handA:2 handB:3 heldA:1").play("2 #1 end end")
    assert table.asked == (B, "place")
    assert table.legal() == {"place:3", "place:-"}


# 2: Auntie, are you there?


def test_rp_6_2_any_ghost_of_the_deck_comes_into_play() -> None:
    table = Table.at("handA:1 heldA:2 deckA:1336").play("#2")
    assert table.asked == (A, "search")
    assert table.legal() == {"deck:1", "deck:3", "deck:6"}
    assert table.refusal("deck:5") == "illegal-not-in-deck"
    table.play("deck:6")
    assert table.told("searched") == [{"seat": A, "value": 6, "total": 6}]
    assert (table.cards(A), table.totals) == (["#2", "6"], (6, 0))
    assert (table.deck(A), table.hand(A)) == ("133", "1")


def test_rp_6_2_the_deck_is_shuffled_so_nobody_knows_its_top() -> None:
    table = Table.at("heldA:2 deckA:135 topA:3")
    assert table.public.tops == (3, None)
    assert table.play("#2 deck:5").public.tops == (None, None)


def test_rp_6_2_an_empty_deck_gives_nothing() -> None:
    table = Table.at("heldA:2 handA:1").play("#2")
    assert table.kinds()[-1] == "searched-nothing"
    assert table.asked == (A, "play")
    assert table.cards(A) == ["#2"]


# 3: Reveal yourself!


def test_rp_6_3_works_as_a_1_and_shows_the_other_hand_to_its_player_alone() -> None:
    table = Table.at("heldA:3 handB:245 deckB:1")
    assert (table.seen(A), table.seen(B)) == (None, None)
    table.play("#3")
    assert table.totals == (1, 0)
    assert (table.seen(A), table.seen(B)) == ("245", None)
    assert table.public.looking == A
    assert table.told("look", A) == [{"seat": A, "other_seat": B, "hand": [2, 4, 5]}]
    assert table.told("look", None) == [{"seat": A, "other_seat": B, "hand": None}]


def test_rp_6_3_the_look_follows_the_hand() -> None:
    table = Table.at("heldA:3 handB:245").play("#3 end 4")
    assert table.seen(A) == "25"


def test_rp_6_3_the_look_ends_before_the_draw() -> None:
    table = Table.at("heldA:3 handB:24 deckB:1356").play("#3 end end")
    assert (table.seen(A), table.public.looking) == (None, None)
    table.play("+5 +6")
    assert table.told("drawn", A) == [{"seat": B, "value": None}] * 2
    assert (table.hand(B), table.seen(A)) == ("2456", None)
    assert table.recall(A).hand == (2, 4)  # seen once, and still there


def test_rp_6_3_the_end_of_the_look_is_told_before_anybody_draws() -> None:
    table = Table.at("heldA:3 handB:24 deckB:1").play("#3 end end +1")
    kinds = table.kinds()
    assert kinds.index("look-over") < kinds.index("drawn")


def test_rp_6_3_an_empty_hand_is_seen_to_be_empty() -> None:
    table = Table.at("heldA:3 deckB:1").play("#3")
    assert table.seen(A) == ""


# 4, 5: Lady in White, Sir Nicholas


@pytest.mark.parametrize(("medium", "value"), [(3, 1), (4, 2), (5, 3), (13, 4)])
@pytest.mark.parametrize("seat", [A, B])
def test_rp_6_4_and_5_work_as_ghosts(medium: int, value: int, seat: int) -> None:
    letter = "AB"[seat]
    table = Table.at(f"turn:{letter} held{letter}:{medium}").play(f"#{medium}")
    assert table.totals[seat] == value
    assert table.card(seat, f"#{medium}").base == value


def test_rp_6_5_is_no_ghost_of_the_hand() -> None:
    table = Table.at("heldA:4.5 handA:1")
    assert table.legal() == {"1", "#4", "#5", "end"}
    assert table.refusal("3") == "illegal-not-in-hand"
    table.play("#4 #5")
    assert (table.totals, table.hand(A), table.held(A)) == ((5, 0), "1", set())


# 6: Tripped


def test_rp_6_6_the_next_card_of_the_other_family_is_a_random_ghost_of_its_hand() -> None:
    table = Table.at("handA:3 heldA:6 handB:1224 heldB:5").play("3 #6 end")
    assert table.told("trip") == [{"seat": B}]
    assert table.trips == (False, True)
    assert table.legal() == {"?", "end"}
    assert table.refusal("4") == table.refusal("#5") == "illegal-stumble-first"
    table.play("?")
    assert table.actor == CHANCE
    assert table.odds() == {"?1": 1, "?2": 2, "?4": 1}
    table.play("?2")
    assert table.told("stumbled") == [{"seat": B, "value": 2, "total": 2}]
    assert (table.cards(B), table.hand(B)) == (["2"], "124")


def test_rp_6_6_after_it_they_play_freely() -> None:
    table = Table.at("handA:3 heldA:6 handB:124 heldB:5").play("3 #6 end ? ?1")
    assert table.trips == (False, False)
    assert table.legal() == {"2", "4", "#5", "end"}
    assert table.refusal("?") == "illegal-no-stumble"


def test_rp_6_6_its_own_player_plays_on_freely() -> None:
    table = Table.at("handA:13 heldA:6.4 handB:5").play("#6")
    assert table.legal() == {"1", "3", "#4", "end"}


def test_rp_6_6_ending_the_turn_without_playing_keeps_it_for_the_next_round() -> None:
    table = Table.at("handA:35 heldA:6 handB:12").play("3 #6 end end place:- 5 end")
    assert (table.round, table.actor) == (4, B)
    assert table.legal() == {"?", "end"}


def test_rp_6_6_it_lapses_at_the_end_of_the_next_round() -> None:
    table = Table.at("handA:3 heldA:6 handB:12").play("3 #6 end end place:- end")
    assert table.told("trip-over") == [{"seat": B}]
    assert table.trips == (False, False)
    table.play("place:-")
    assert (table.round, table.actor) == (5, B)
    assert table.legal() >= {"1", "2", "end"}
    assert "?" not in table.legal()


def test_rp_6_6_without_a_ghost_in_hand_the_first_card_played_uses_it_up() -> None:
    table = Table.at("handA:1 heldA:6 heldB:4.5").play("1 #6 end")
    assert table.legal() == {"#4", "#5", "end"}
    table.play("#4")
    assert table.trips == (False, False)
    assert table.told("trip-over") == [{"seat": B}]


# 7: Postponed wedding


def test_rp_6_7_cannot_be_played_before_round_10() -> None:
    table = Table.at("heldA:7 handA:1")
    assert table.legal() == {"1", "end"}
    assert table.refusal("#7") == "illegal-only-round-10"


def test_rp_6_7_works_as_a_3_in_round_10() -> None:
    table = Table.at("round:9 turn:B heldB:7 tenA:2").play("end place:#7")
    assert table.told("placed-medium") == [{"seat": B, "medium": 7}]
    assert table.judged == (2, 3)
    assert table.outcome.winners == (B,)


# 8, 9: Acro-bats, Ghosssssst


@pytest.mark.parametrize(("medium", "better"), [(8, "246"), (9, "135")])
def test_rp_6_8_and_9_one_more_for_each_card_of_that_parity(medium: int, better: str) -> None:
    table = Table.at(f"handA:123456 heldA:{medium} tableB:1,2,3,4,5,6")
    table.play(f"1 2 3 #{medium} 4 5 6")  # RP-5.2: before and after
    assert {card: table.worth(A)[card] - int(card) for card in "123456"} == {
        card: int(card in better) for card in "123456"
    }
    assert table.totals == (24, 21)
    assert table.card(A, better[0]).because == (Because(medium, A, 1),)


@pytest.mark.parametrize(("medium", "ghost"), [(8, 2), (9, 3)])
def test_rp_6_8_and_9_for_this_round_only(medium: int, ghost: int) -> None:
    table = Table.at(f"handA:{ghost}{ghost} heldA:{medium}").play(f"{ghost} #{medium} end end")
    table.play(f"place:- {ghost}")
    assert (table.round, table.totals) == (4, (ghost, 0))
    assert table.worth(A, 3)[str(ghost)] == ghost + 1


def test_rp_6_9_after_the_opponents_turn_too() -> None:
    table = Table.at("handA:13 heldA:9 handB:3").play("1 #9 end 3 end 3")
    assert table.totals == (6, 3)
