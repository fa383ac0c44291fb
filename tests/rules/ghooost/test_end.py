"""GO-6: going out, and the end of a round."""

import pytest

from hantise.core.state import NOBODY
from tests.rules.ghooost.conftest import Table


def test_go_6_1_no_card_in_hand_and_none_in_the_manor() -> None:
    table = Table.at("9", "2", "4", manors=(0, 1, 1), top="7").play("9")
    assert table.told("out") == [{"seat": 0, "place": 1}]
    assert (table.public.out, table.actor) == ((0,), 1)
    table = Table.at("9", "2", "4", manors=(1, 1, 1), top="7").play("9")
    assert table.public.out == ()


def test_go_6_1_by_the_last_card_of_the_manor() -> None:
    table = Table.at("-", "2", "4", top="7", pool="9").play("manor =9")
    assert table.kinds() == ["manor", "turned-up", "out"]
    table = Table.at("-", "2", "4", top="7", pool="6").play("manor =6")
    assert (table.public.out, table.hand(0)) == ((), "6,7")


@pytest.mark.parametrize("hand", ["9*2", "9*3", "9*4", "11"])
def test_go_6_1_the_turn_passes_on_even_if_another_play_were_due(hand: str) -> None:
    table = Table.at(hand, "2", "4", manors=(0, 1, 1), top="7").play(hand)
    assert table.kinds()[-1] == "out"
    assert "again" not in table.kinds()
    assert table.actor == 1


def test_go_6_1_a_discard_still_happens() -> None:
    table = Table.at("11", "2", "4", manors=(0, 1, 1), top="7").play("11")
    assert table.kinds() == ["played", "discarded", "out"]
    assert table.public.cemetery_size == 0


def test_go_6_1_a_reversal_still_happens() -> None:
    table = Table.at("8", "2", "4", manors=(0, 1, 1), top="7").play("8")
    assert table.kinds() == ["played", "reversed", "out"]
    assert table.actor == 2


def test_go_6_1_a_skip_still_happens() -> None:
    table = Table.at("K", "2", "4", "5", manors=(0, 1, 1, 1), top="7").play("K")
    assert table.kinds() == ["kitty", "out", "skipped"]
    assert table.told("skipped") == [{"seat": 1, "by_seat": 0}]
    assert table.actor == 2


def test_go_6_1_with_two_left_after_it_the_second_of_them_plays() -> None:
    table = Table.at("K", "2", "4", manors=(0, 1, 1), top="7").play("K")
    assert (table.told("skipped"), table.actor) == ([{"seat": 1, "by_seat": 0}], 2)


def test_go_6_1_the_next_player_is_counted_over_active_players() -> None:
    hands = ("9", "-", "4", "-", "5")
    table = Table.at(*hands, manors=(0, 0, 1, 0, 1), top="7", out="BD").play("9")
    assert table.actor == 2
    table = Table.at(*hands, manors=(0, 0, 1, 0, 1), top="7", out="BD", turn="turn:A-")
    assert table.play("9").actor == 4


def test_go_6_1_nobody_is_out_before_midnight() -> None:
    table = Table.at("9*4", "2*4", crypt=3, manors=(0, 1)).play("9*4")
    assert "out" not in table.kinds()
    assert table.public.phase == "refill"


def test_go_6_2_the_last_player_left_loses() -> None:
    table = Table.at("9", "2", manors=(0, 3), top="7").play("9")
    assert table.told("round-over") == [{"round": 1, "seat": 1, "reason": "last-left", "cards": 4}]
    assert table.told("lost") == [{"seat": 1}]
    assert (table.actor, table.public.phase) == (NOBODY, "over")
    assert table.outcome.reason == "last-left"
    assert (table.outcome.ranks, table.outcome.winners) == ((1, 2), (0,))
    assert table.legal() == set()
    assert table.refusal("take") == "illegal-over"


def test_go_6_2_whatever_the_last_play_would_have_called_for() -> None:
    for hand in ("9*2", "11", "K", "8"):
        table = Table.at(hand, "2", manors=(0, 3), top="7").play(hand)
        assert table.outcome.ranks == (1, 2)


def test_go_6_3_when_every_active_player_in_turn_passes() -> None:
    table = Table.at("X", "X", manors=(1, 2)).play("pass")
    assert table.actor == 1
    table.play("pass")
    assert table.told("round-over") == [{"round": 1, "seat": 1, "reason": "all-passed", "cards": 3}]
    assert (table.outcome.reason, table.outcome.ranks) == ("all-passed", (1, 2))


def test_go_6_3_every_one_of_four() -> None:
    table = Table.at("X", "X", "X", "X", "-", out="E", deck="4x2k")
    table.play("pass pass pass")
    assert (table.actor, table.public.passes) == (3, 3)
    table.play("pass")
    assert table.outcome.reason == "all-passed"
    # All have two cards: A would act next and is the worst.
    assert table.outcome.ranks == (5, 1, 1, 1, 1)


def test_go_6_3_a_play_between_begins_the_count_anew() -> None:
    table = Table.at("X", "11,X", "4", "6").play("pass 11")
    assert (table.actor, table.public.passes) == (1, 0)
    assert table.play("pass").public.passes == 1


def test_go_6_3_after_100_actions_in_which_nothing_moved() -> None:
    table = Table.at("5,9", "2,13", "4", counters="0:98:200").play("9")
    assert (table.public.idle, table.actor) == (99, 1)
    table.play("13")
    assert table.told("round-over") == [{"round": 1, "seat": 2, "reason": "idle", "cards": 2}]
    assert table.outcome.reason == "idle"


@pytest.mark.parametrize(("limit", "idle"), [(100, 99), (30, 29), (1, 0), (500, 499)])
def test_go_6_3_idle_limit_says_how_many(limit: int, idle: int) -> None:
    table = Table.at("5,9", "2,13", counters=f"0:{idle}:600", idle_limit=limit).play("9")
    assert table.outcome.reason == "idle"


def test_go_6_3_idle_limit_0_is_off() -> None:
    table = Table.at("5,9", "2,13", counters="0:1500:1600", idle_limit=0).play("9")
    assert (table.actor, table.public.idle) == (1, 1501)


@pytest.mark.parametrize(
    ("moves", "given"),
    [
        ("11", {}),  # discarded
        ("5*4", {"top": "14"}),
        ("9 +1", {"crypt": 3}),  # left the Crypt
        ("luck =2", {"crypt": 3, "pool": "2"}),
    ],
)
def test_go_6_3_what_begins_the_idle_count_anew(moves: str, given: dict[str, object]) -> None:
    hand = "5*4,9,11" if moves in ("11", "5*4") else "5,9,9,11"
    table = Table.at(hand, "6*4", "4*4", counters="0:99:200", **given)  # type: ignore[arg-type]
    table.play(moves)
    assert (table.public.idle, table.public.phase != "over") == (0, True)


def test_go_6_3_so_do_a_card_of_the_manor_and_going_out() -> None:
    table = Table.at("-", "2", "4", counters="0:99:200", pool="5", manors=2).play("manor =5")
    assert table.public.idle == 0
    table = Table.at("5", "2", "4", counters="0:99:200", manors=(0, 1, 1)).play("5")
    assert table.public.idle == 0


def test_go_6_3_taking_playing_and_passing_are_idle() -> None:
    table = Table.at("5,9", "2", "X", counters="0:0:9", idle_limit=50).play("5 take")
    assert (table.public.idle, table.public.actions) == (2, 11)
    table = Table.at("X", "2,4", "13").play("pass")
    assert (table.public.idle, table.public.actions) == (1, 2)


def test_go_6_3_after_2000_actions() -> None:
    table = Table.at("5,9", "2,13", "4", counters="0:5:1998").play("5")
    assert table.actor == 1
    table.play("13")
    assert table.told("round-over") == [{"round": 1, "seat": 2, "reason": "cap", "cards": 2}]
    assert table.outcome.reason == "cap"


def test_go_6_3_chance_and_skipped_turns_are_no_actions() -> None:
    table = Table.at("5,9,9,K", "2*4", "4*4", crypt=9, counters="0:0:10").play("K +1")
    assert table.public.actions == 11


def test_go_6_3_the_last_action_is_played_to_its_end() -> None:
    """The hand is refilled before cards are counted (GO-4.4)."""
    table = Table.at("5,9,9,9", "2*4", crypt=9, counters="0:0:1999").play("9*3")
    assert table.public.phase == "refill"
    table.play("+1 +1 +1")
    assert table.told("round-over")[0]["reason"] == "cap"


def test_go_6_3_most_cards_is_worst() -> None:
    table = Table.at("5,9", "2,13", "4", manors=(1, 1, 6), counters="0:99:200").play("9")
    assert table.told("round-over")[0]["seat"] == 2
    assert table.outcome.ranks == (1, 1, 3)


@pytest.mark.parametrize(
    ("turn", "moves", "loser"),
    [
        ("turn:A+", "9", 1),
        ("turn:A-", "9", 2),
        ("turn:A+", "K", 2),  # B misses a turn
        ("turn:A+", "9*2", 0),  # A would play again
        ("turn:A+", "8", 2),
    ],
)
def test_go_6_3_among_equals_the_one_sooner_to_act(turn: str, moves: str, loser: int) -> None:
    others = ("2*3,4", "5*3,6") if moves == "9*2" else ("2*3,4*2", "5*3,6*2")
    table = Table.at("8,9*2,14*2,K", *others, turn=turn, counters="0:99:200").play(moves)
    assert len(set(table.public.hand_sizes)) == 1
    assert table.told("round-over")[0]["seat"] == loser


def test_go_6_3_the_others_count_as_out_best_first() -> None:
    table = Table.at(
        "9,13", "2,4,6", "-", "5", "6", manors=(1, 3, 0, 1, 1), out="C", counters="0:99:200"
    ).play("9")
    # A has 2 cards, B 6, D and E 2 each; B acts next, then D, E, A.
    assert table.public.out == (2, 0, 4, 3)
    assert table.public.turn == 1
    assert table.told("out") == []


def test_go_6_3_skipped_in_a_match_it_decides_the_first_and_the_last_out() -> None:
    table = Table.at("9,13", "2", "4", manors=(1, 3, 2), counters="0:99:200", match="boo").play("9")
    assert table.told("boo") == [{"seat": 1, "boos": 1}]
    scored = {fields["seat"]: (fields["first"], fields["last"]) for fields in table.told("scored")}
    assert scored == {0: (True, False), 2: (False, True)}
