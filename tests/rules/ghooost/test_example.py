"""The examples of the rulebook, replayed."""

import pytest

from tests.rules.ghooost.conftest import Table


@pytest.mark.parametrize(("top", "possible"), [("5", True), ("4", True), ("7", False)])
def test_go_3_1_example_of_the_fives(top: str, possible: bool) -> None:
    """One or more 5s on a 5 or a 4, but not on a 7."""
    table = Table.at("5*3,2", "9", top=top)
    for play in ("5", "5*2", "5*3"):
        assert (play in table.legal()) == possible


def test_go_3_6_example_of_gabriel() -> None:
    """A 10 lies on top and Gabriel holds three: he completes the quartet and plays again."""
    table = Table.at("10*3,4", "9", "2", top="10", cemetery="6,7")
    before = table.discarded
    table.play("10*3")
    assert table.told("quartet") == [{"seat": 0, "card": "10", "cards": 6, "source": "cemetery"}]
    assert (table.discarded, table.cemetery, table.actor) == (before + 6, "-", 0)
    assert table.play("4").actor == 1


def test_go_3_6_example_of_guillaume() -> None:
    """A 13 lies on top. Guillaume holds nothing that goes on it, but four 5s."""
    table = Table.at("5*4,2,9", "9", "2", top="13", cemetery="6,7")
    assert table.legal() == {"5*4", "take"}
    before = table.discarded
    table.play("5*4")
    assert table.told("quartet") == [{"seat": 0, "card": "5", "cards": 7, "source": "hand"}]
    assert (table.discarded, table.actor) == (before + 7, 0)


@pytest.mark.parametrize("top", ["12", "13", "14", "3"])
def test_go_3_9_remark_on_skeletum(top: str) -> None:
    """It must be valid: not on a 12, a 13, a 14 or a 3."""
    assert "11" not in Table.at("11,11", "9", top=top).legal()


def test_go_3_2_summary_of_cerberus_and_igor() -> None:
    everything = "1,2,3,4,5,6,7,8,9,10,11,12,13,14,K"
    assert Table.at(everything, "9", top="3").legal() == {"1", "3", "12", "K", "take"}
    assert Table.at(everything, "9", top="12").legal() == {"1", "12", "K", "take"}


def test_go_3_4_summary_of_miss_copy() -> None:
    """Only Miss Copy in hand: take the Cemetery, or the Crypt's card before midnight, or pass."""
    assert Table.at("X", "9", top="5").legal() == {"take"}
    assert Table.at("X", "9").legal() == {"pass"}
    hands = ("X*4", "9*4")
    assert Table.at(*hands, top="5", crypt=3, deck="4x2k").legal() == {"take", "luck"}


def test_go_4_4_note_on_playing_again() -> None:
    """Before midnight a hand is refilled before one plays again."""
    table = Table.at("6*2,7,9", "2*4", crypt=9, pool="14*2").play("6*2")
    assert table.public.phase == "refill"
    table.play("+14 +14")
    assert (table.actor, table.hand(0)) == (0, "7,9,14*2")


def test_go_6_1_going_out_with_two_identical_cards_or_skeletum() -> None:
    for hand in ("7*2", "11"):
        table = Table.at(hand, "9", "2", manors=(0, 1, 1), top="5").play(hand)
        assert (table.public.out, table.actor) == ((0,), 1)


def test_go_7_1_example_of_four_players() -> None:
    """The first one out gets 2 points, the second 1, the third 2, the last one a Boo."""
    first, second, third, last = range(4)
    table = Table.at("5", "6", "7", "8,9", manors=(0, 0, 0, 2), match="boo").play("5 6 7")
    assert [event["seat"] for event in table.told("out")] == [first, second, third]
    assert table.public.points == (2, 1, 2, 0)
    assert table.told("boo") == [{"seat": last, "boos": 1}]
