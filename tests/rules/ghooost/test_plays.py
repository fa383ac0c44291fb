"""GO-3: what may be played on what, and what follows."""

import pytest

from tests.rules.ghooost.conftest import Table

VALUES = [str(value) for value in range(1, 15)]
ALL = ",".join(VALUES)


def single_plays(table: Table) -> set[str]:
    """The values that may be played alone."""
    return {action for action in table.legal() if action in VALUES}


def test_go_3_1_the_value_must_not_be_lower() -> None:
    table = Table.at(ALL, "2", top="9")
    assert single_plays(table) == {"1", "9", "10", "11", "12", "13", "14"}
    assert table.refusal("7") == "illegal-too-low"


def test_go_3_1_an_empty_cemetery_has_the_value_0() -> None:
    table = Table.at(ALL, "2")
    assert table.public.value == 0
    assert single_plays(table) == set(VALUES)


def test_go_3_1_so_has_one_with_only_kitties_beside_it() -> None:
    table = Table.at(ALL, "2", cemetery="K*2")
    assert (table.public.value, table.public.kitties) == (0, 2)
    assert single_plays(table) == set(VALUES)


def test_go_3_1_one_or_more_identical_cards_from_the_hand() -> None:
    table = Table.at("5*3,7,9*2", "2", top="5")
    assert table.legal() == {"5", "5*2", "5*3", "7", "9", "9*2", "take"}
    assert table.refusal("5*4") == "illegal-not-in-hand"
    assert table.refusal("13") == "illegal-not-in-hand"
    table.play("9*2")
    assert table.told("played") == [{"seat": 0, "card": "9", "count": 2, "copies": 0, "cards": 2}]
    assert table.public.run == ("9", "9")
    assert (table.cemetery, table.hand(0)) == ("5,9*2", "5*3,7")


@pytest.mark.parametrize(("top", "allowed"), [("3", {"1", "3", "12"}), ("12", {"1", "12"})])
def test_go_3_2_on_a_scary_card_only_scary_or_fearless_ones(top: str, allowed: set[str]) -> None:
    table = Table.at(f"{ALL},K", "2", top=top)
    assert table.public.scary
    assert single_plays(table) == allowed
    assert "K" in table.legal()
    assert table.refusal("14") == "illegal-scary"
    assert table.refusal("2") == "illegal-too-low"


@pytest.mark.parametrize("top", ["3", "12"])
def test_go_3_2_or_a_quartet(top: str) -> None:
    table = Table.at("13*4,5*4,2*3", "2", top=top)
    assert table.legal() == {"13*4", "5*4", "take"}
    assert table.refusal("13*3") == "illegal-scary"


def test_go_3_2_a_kitty_beside_leaves_the_card_scary() -> None:
    table = Table.at("12,13,2", "2", "4", top="12", cemetery="K")
    assert table.public.scary
    assert table.legal() == {"12", "take"}


@pytest.mark.parametrize("top", VALUES[:10] + VALUES[11:])
def test_go_3_3_fearless_cards_can_always_be_played(top: str) -> None:
    table = Table.at("1*2,K", "2", top=top)
    assert {"1", "1*2", "K"} <= table.legal()
    table.play("1")
    assert (table.public.value, table.public.scary) == (1, False)


def test_go_3_4_miss_copy_is_a_copy_of_the_cards_she_is_played_with() -> None:
    table = Table.at("5*2,X*2", "2", top="4")
    plays = {"5", "5+X", "5+X*2", "5*2", "5*2+X", "5*2+X*2"}
    assert table.legal() == plays | {"take"}
    table.play("5+X")
    assert (table.public.value, table.public.run) == (5, ("5", "X"))
    assert table.told("again") == [{"seat": 0, "reason": "double"}]
    assert table.hand(0) == "5,X"


@pytest.mark.parametrize(
    ("play", "events"),
    [
        ("8+X", ["played", "reversed", "again"]),
        ("11+X", ["played", "discarded", "again"]),
        ("12+X", ["played", "again"]),
        ("1+X", ["played", "again"]),
    ],
)
def test_go_3_4_powers_included(play: str, events: list[str]) -> None:
    table = Table.at("1,8,11,12,14,X", "2", "4", top="7").play(play)
    assert table.kinds() == events
    assert table.public.scary == (play == "12+X")


@pytest.mark.parametrize(
    ("hand", "play"), [("3,X", "3+X"), ("3*2,X", "3*2+X"), ("13,X*2", "13+X*2")]
)
def test_go_3_4_a_copy_of_a_card_that_cannot_be_played_cannot_either(hand: str, play: str) -> None:
    table = Table.at(hand, "2", top="12")
    assert table.refusal(play) in ("illegal-too-low", "illegal-scary")


@pytest.mark.parametrize("hand", ["X", "X*2", "X,K", "5,X"])
def test_go_3_4_never_alone(hand: str) -> None:
    table = Table.at(hand, "2", top="4")
    assert table.refusal("X") == "illegal-copy-alone"


def test_go_3_4_never_with_kitty() -> None:
    table = Table.at("X,K", "2", top="4")
    assert table.legal() == {"K", "take"}
    assert table.refusal("K+") == "illegal-kitty-with-others"


def test_go_3_4_not_more_than_are_in_hand() -> None:
    table = Table.at("5,X", "2", top="4")
    assert table.refusal("5+X*2") == "illegal-no-copy"


def test_go_3_4_she_keeps_the_copied_value_in_the_cemetery() -> None:
    table = Table.at("5,5", "2", top="5+X").play("5*2")
    assert table.told("quartet") == [{"seat": 0, "card": "5", "cards": 4, "source": "cemetery"}]


def test_go_3_4_she_loses_it_when_picked_up() -> None:
    table = Table.at("6", "2", top="5*2+X").play("take")
    assert table.hand(0) == "5*2,6,X"
    table.play("2 6+X")
    assert table.public.run == ("6", "X")


def test_go_3_5_kitty_lies_beside_and_the_card_to_beat_stays() -> None:
    table = Table.at("9,K", "2", "4", top="7").play("K")
    public = table.public
    assert (public.value, public.run, public.kitties, public.cemetery_size) == (7, ("7",), 1, 2)


def test_go_3_5_the_next_player_misses_a_turn() -> None:
    table = Table.at("9,K", "2", "4", top="7").play("K")
    assert table.told("skipped") == [{"seat": 1, "by_seat": 0}]
    assert (table.actor, table.public.phase) == (2, "turn")
    table = Table.at("9", "2", "4,K", turn="turn:C-", top="7").play("K")
    assert table.actor == 0


@pytest.mark.parametrize("players", [2, 3])
def test_go_3_5_with_two_players_left_one_plays_again(players: int) -> None:
    hands = ["9,K", "2", "-"][:players]
    table = Table.at(*hands, top="7", out="C" if players == 3 else "-").play("K")
    assert table.told("skipped") == [{"seat": 1, "by_seat": 0}]
    assert table.told("again") == [{"seat": 0, "reason": "kitty"}]
    assert (table.actor, table.public.phase) == (0, "draft")


def test_go_3_5_one_at_a_time() -> None:
    table = Table.at("K*3", "2", top="7")
    assert table.legal() == {"K", "take"}
    assert table.refusal("K+") == "illegal-kitty-with-others"
    assert Table.at("7", "2", top="7").refusal("K") == "illegal-no-kitty"


def test_go_3_5_kitty_belongs_to_the_cemetery_when_it_is_taken_or_discarded() -> None:
    table = Table.at("11", "2", top="7", cemetery="K*2")
    taken = Table.at("11", "2", top="7", cemetery="K*2").play("take")
    assert taken.hand(0) == "7,11,K*2"
    before = table.discarded
    table.play("11")
    assert table.told("discarded") == [{"seat": 0, "card": "11", "cards": 4}]
    assert table.discarded == before + 4


@pytest.mark.parametrize("play", ["2*4", "2*3+X", "2*2+X*2", "2*4+X"])
def test_go_3_6_four_or_more_in_one_play_are_always_valid(play: str) -> None:
    table = Table.at("2*4,4,X*2", "5", top="14", cemetery="9,K")
    before = table.discarded
    assert play in table.legal()
    table.play(play)
    laid = 5 if play == "2*4+X" else 4
    assert table.told("quartet") == [{"seat": 0, "card": "2", "cards": laid + 3, "source": "hand"}]
    assert table.discarded == before + laid + 3
    assert (table.public.value, table.public.cemetery_size, table.public.kitties) == (0, 0, 0)
    assert table.told("again") == [{"seat": 0, "reason": "quartet"}]
    assert table.actor == 0


@pytest.mark.parametrize(
    ("top", "play"), [("6", "6*3"), ("6*2", "6*2"), ("6*3", "6"), ("6*2+X", "6"), ("6", "6*2+X")]
)
def test_go_3_6_or_are_completed_with_the_run_on_top(top: str, play: str) -> None:
    table = Table.at(f"{play},4", "5", top=top)
    table.play(play)
    assert table.told("quartet") == [{"seat": 0, "card": "6", "cards": 4, "source": "cemetery"}]
    assert table.told("again") == [{"seat": 0, "reason": "quartet"}]
    assert table.public.cemetery_size == 0


def test_go_3_6_the_run_goes_on_over_several_plays() -> None:
    table = Table.at("6,7", "6,8", "6*2,9").play("6 6")
    assert table.public.run == ("6", "6")
    table.play("6*2")
    assert table.kinds() == ["played", "quartet", "again"]


def test_go_3_6_a_kitty_beside_does_not_break_the_run() -> None:
    table = Table.at("6,7", "5,K", "6*3,9").play("6 K")
    assert table.actor == 0
    table = Table.at("6,7", "5,K", "4", "6*3,9").play("6 K 6*3")
    assert table.told("quartet") == [{"seat": 3, "card": "6", "cards": 5, "source": "cemetery"}]


def test_go_3_6_another_value_breaks_it() -> None:
    table = Table.at("6,7", "7,8", "7*2,9", top="6*2").play("7 7")
    assert table.public.run == ("7", "7")
    table = Table.at("1,7", "1*2,8", top="9", cemetery="1").play("1")
    assert table.public.run == ("1",)
    assert table.play("1*2").kinds() == ["played", "again"]


@pytest.mark.parametrize(
    ("play", "reason"), [("6*2", "double"), ("6*3", "triple"), ("6+X", "double")]
)
def test_go_3_7_a_double_or_a_triple_must_play_again(play: str, reason: str) -> None:
    table = Table.at("6*3,4,X", "5", "7").play(play)
    assert table.told("again") == [{"seat": 0, "reason": reason}]
    assert table.actor == 0


def test_go_3_7_any_action_will_do_taking_included() -> None:
    table = Table.at("6*2,4,9", "5", "7").play("6*2")
    assert table.legal() == {"9", "take"}
    table.play("take")
    assert (table.hand(0), table.actor) == ("4,6*2,9", 1)


def test_go_3_7_before_midnight_trying_ones_luck_too() -> None:
    table = Table.at("6*2,4,9", "5*4", "7*4", crypt=9).play("6*2 +1 +1")
    assert (table.actor, table.public.phase) == (0, "again")
    assert table.legal() == {"1", "1*2", "9", "luck", "take"}


def test_go_3_7_one_replay_whatever_the_reasons() -> None:
    table = Table.at("11*2,4,9", "5", "7").play("11*2 4")
    assert table.actor == 1
    table = Table.at("11*3,4,9,X", "5", "7").play("11*3+X 4")
    assert table.actor == 1


def test_go_3_7_a_replay_may_bring_another() -> None:
    table = Table.at("6*2,9*2,13", "5", "7").play("6*2 9*2")
    assert table.actor == 0
    assert table.play("13").actor == 1


@pytest.mark.parametrize("play", ["8", "8*2", "8*3", "8*2+X"])
def test_go_3_8_twist_turns_once_per_play(play: str) -> None:
    table = Table.at("8*3,9,X", "5", "7").play(play)
    assert table.told("reversed") == [{"seat": 0, "direction": "counterclockwise"}]
    assert table.public.direction == -1
    if play != "8":
        table.play("9")
    assert table.actor == 2


def test_go_3_8_a_quartet_of_twists_too() -> None:
    table = Table.at("8*4,9", "5", "7", top="13").play("8*4")
    assert table.kinds() == ["played", "quartet", "reversed", "again"]
    assert table.play("9").actor == 2


def test_go_3_8_twice_is_clockwise_again() -> None:
    table = Table.at("8,9", "5,6", "8,7").play("8 8")
    assert table.told("reversed")[1] == {"seat": 2, "direction": "clockwise"}
    assert table.actor == 0


@pytest.mark.parametrize("players", [2, 3])
def test_go_3_8_nothing_with_two_players_left(players: int) -> None:
    hands = ["8,9", "5", "-"][:players]
    table = Table.at(*hands, out="C" if players == 3 else "-").play("8")
    assert table.kinds() == ["played"]
    assert (table.public.direction, table.actor) == (1, 1)


def test_go_3_9_skeletum_discards_the_cemetery_and_itself() -> None:
    table = Table.at("11,4", "5", "7", top="9*2", cemetery="2,K")
    before = table.discarded
    table.play("11")
    assert table.told("discarded") == [{"seat": 0, "card": "11", "cards": 5}]
    assert (table.discarded, table.cemetery, table.public.value) == (before + 5, "-", 0)
    assert table.told("again") == [{"seat": 0, "reason": "skeletum"}]
    assert table.play("4").actor == 1


def test_go_3_9_several_skeletums_call_for_one_more_play() -> None:
    table = Table.at("11*2,4,2", "5", "7", top="9").play("11*2")
    assert table.told("again") == [{"seat": 0, "reason": "double"}]
    assert table.play("4").actor == 1


@pytest.mark.parametrize("top", ["3", "12", "13", "14"])
def test_go_3_9_it_must_be_valid(top: str) -> None:
    table = Table.at("11,4", "5", top=top)
    assert "11" not in table.legal()


def test_go_3_10_four_scooties_are_an_ordinary_quartet() -> None:
    table = Table.at("1*4,4", "5", "7", top="12").play("1*4")
    assert table.kinds() == ["played", "quartet", "again"]
    assert (table.public.value, table.actor) == (0, 0)
    table = Table.at("1*2,4", "5", "7", top="1*2").play("1*2")
    assert table.told("quartet") == [{"seat": 0, "card": "1", "cards": 4, "source": "cemetery"}]
