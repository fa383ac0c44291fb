"""GO-4 and GO-5: a turn before midnight, and after it."""

import pytest

from hantise.core.state import CHANCE
from tests.rules.ghooost.conftest import Table


def before_midnight(
    hand: str = "5*2,9,14", top: str = "7", cemetery: str = "", crypt: int = 9, pool: str = ""
) -> Table:
    """A plays; B and C hold four cards each."""
    return Table.at(hand, "10*4", "4*4", top=top, cemetery=cemetery, crypt=crypt, pool=pool)


def test_go_4_1_play_from_the_hand() -> None:
    table = before_midnight()
    assert table.legal() == {"9", "14", "luck", "take"}
    table.play("9 +1")
    assert (table.actor, table.hand(0), table.cemetery) == (1, "1,5*2,14", "7,9")


@pytest.mark.parametrize("card", ["7", "9", "14", "1"])
def test_go_4_2_luck_that_is_valid_counts_as_played(card: str) -> None:
    table = before_midnight(pool=card).play(f"luck ={card}")
    assert table.told("luck") == [{"seat": 0}]
    assert table.told("turned-up") == [{"seat": 0, "card": card, "source": "crypt", "valid": True}]
    assert (table.public.value, table.hand(0), table.actor) == (int(card), "5*2,9,14", 1)
    assert table.public.crypt_size == 8


def test_go_4_2_the_card_comes_from_crypt_and_manors_alike() -> None:
    table = before_midnight(pool="1*2,3,X,K*3").play("luck")
    assert (table.actor, table.public.phase) == (CHANCE, "luck")
    odds = table.odds()
    assert odds == {"=1": 4, "=2": 3, "=3": 1, "=X": 1, "=K": 3}
    assert sum(odds.values()) == 9 + 3  # the Crypt and three Manors
    assert table.refusal("take") == "illegal-wait-for-chance"
    assert table.refusal("=6") == "illegal-chance"
    assert table.refusal("+3") == "illegal-chance"


def test_go_4_2_powers_included() -> None:
    table = before_midnight(pool="11").play("luck =11")
    assert table.kinds() == ["luck", "turned-up", "discarded", "again"]
    assert (table.actor, table.cemetery, table.public.phase) == (0, "-", "again")
    table = before_midnight(pool="8").play("luck =8")
    assert table.kinds() == ["luck", "turned-up", "reversed"]
    assert table.actor == 2
    table = before_midnight(pool="K").play("luck =K")
    assert table.told("skipped") == [{"seat": 1, "by_seat": 0}]
    assert (table.actor, table.public.kitties, table.public.value) == (2, 1, 7)


def test_go_4_2_quartet_included() -> None:
    table = before_midnight(top="7*3", pool="7").play("luck =7")
    assert table.told("quartet") == [{"seat": 0, "card": "7", "cards": 4, "source": "cemetery"}]
    assert (table.actor, table.public.phase) == (0, "again")


@pytest.mark.parametrize("card", ["6", "3", "X"])
def test_go_4_2_otherwise_card_and_cemetery_go_into_the_hand(card: str) -> None:
    table = before_midnight(cemetery="2,K", pool=card).play(f"luck ={card}")
    failed = {"seat": 0, "card": card, "source": "crypt", "cards": 4}
    assert table.told("failed") == [failed]
    assert (table.public.cemetery_size, table.public.value, table.actor) == (0, 0, 1)
    assert table.public.hand_sizes[0] == 8
    assert sorted(table.known(0).split(",")) == sorted(["2", card, "7", "K"])


@pytest.mark.parametrize("top", ["-", "7"])
def test_go_4_2_an_x_is_never_valid(top: str) -> None:
    table = before_midnight(top=top, pool="X").play("luck =X")
    assert table.kinds() == ["luck", "turned-up", "failed"]
    assert table.known(0) == ("X" if top == "-" else "7,X")


def test_go_4_2_a_card_lower_than_the_top_is_not_valid_and_neither_is_one_on_a_scary_card() -> None:
    assert "failed" in before_midnight(top="12", pool="13").play("luck =13").kinds()
    assert "failed" not in before_midnight(top="12", pool="12").play("luck =12").kinds()


def test_go_4_3_take_the_whole_cemetery() -> None:
    table = Table.at("5*2,9,13", "12*4", "4*4", crypt=9, top="7+X", cemetery="2,K").play("take")
    assert table.told("took") == [{"seat": 0, "cards": 4}]
    assert (table.hand(0), table.known(0)) == ("2,5*2,7,9,13,X,K", "2,7,X,K")
    assert (table.actor, table.public.cemetery_size, table.public.crypt_size) == (1, 0, 9)


def test_go_4_3_not_when_nothing_lies_there() -> None:
    table = before_midnight(top="-")
    assert "take" not in table.legal()
    assert table.refusal("take") == "illegal-nothing-to-take"


def test_go_4_3_kitties_alone_can_be_taken() -> None:
    table = before_midnight(top="-", cemetery="K*2").play("take")
    assert table.known(0) == "K*2"


@pytest.mark.parametrize(("play", "missing"), [("9", 1), ("5*2", 2), ("K", 1)])
def test_go_4_4_the_hand_is_refilled_to_four(play: str, missing: int) -> None:
    table = before_midnight(hand="5*2,9,K", top="-").play(play)
    for number in range(missing):
        assert (table.actor, table.public.phase) == (CHANCE, "refill")
        assert table.public.hand_sizes[0] == 4 - missing + number
        table.play("+1")
        assert table.told("drawn", 0) == [{"seat": 0, "card": "1"}]
        assert table.told("drawn", 1) == [{"seat": 0, "card": None}]
    assert table.public.hand_sizes[0] == 4
    assert table.public.crypt_size == 9 - missing
    assert table.actor == (0 if play == "5*2" else 2 if play == "K" else 1)


def test_go_4_4_also_before_playing_again() -> None:
    table = before_midnight(top="-").play("5*2")
    assert (table.actor, table.public.phase, table.public.next) == (CHANCE, "refill", 0)
    table.play("+1 +1")
    assert (table.actor, table.public.phase) == (0, "again")
    assert {"1*2", "9", "14"} <= table.legal()


def test_go_4_4_not_when_four_or_more_are_left() -> None:
    table = before_midnight(hand="5*2,9,13,14*2").play("9")
    assert (table.actor, table.public.crypt_size) == (1, 9)


def test_go_4_4_manors_are_not_touched() -> None:
    table = before_midnight(hand="7*4", top="-", crypt=3, pool="1*3")
    table.play("7*4 +1 +1 +1")
    assert table.public.crypt_size == 0
    assert table.public.manor_sizes == (1, 1, 1)
    assert table.public.hand_sizes[0] == 3
    assert before_midnight().refusal("manor") == "illegal-manor-before-midnight"


def test_go_4_5_midnight_strikes_when_the_last_crypt_card_leaves() -> None:
    table = before_midnight(crypt=2).play("9 +1")
    assert table.kinds() == ["played", "drawn"]
    table = before_midnight(crypt=1).play("9 +1")
    assert table.kinds() == ["played", "drawn", "midnight"]
    assert (table.actor, table.public.crypt_size) == (1, 0)
    assert "luck" not in table.legal()


def test_go_4_5_even_in_the_middle_of_a_refill() -> None:
    table = before_midnight(crypt=1, top="-").play("5*2 +1")
    assert table.kinds() == ["played", "again", "drawn", "midnight"]
    assert table.hand(0) == "1,9,14"


def test_go_4_5_a_replay_after_that_is_one_after_midnight() -> None:
    table = before_midnight(crypt=1, top="-").play("5*2 +1")
    assert (table.actor, table.public.phase) == (0, "again")
    assert table.legal() == {"1", "9", "14", "take"}
    assert table.refusal("luck") == "illegal-luck-after-midnight"


def test_go_4_5_luck_with_the_last_card_of_the_crypt() -> None:
    table = before_midnight(crypt=1, pool="11").play("luck =11")
    assert table.kinds() == ["luck", "turned-up", "midnight", "discarded", "again"]
    assert table.legal() == {"5", "5*2", "9", "14"}
    table = before_midnight(crypt=1, pool="3").play("luck =3")
    assert table.kinds() == ["luck", "turned-up", "midnight", "failed"]


def test_go_5_1_play_from_the_hand_without_a_refill() -> None:
    table = Table.at("5,9", "2", top="7")
    assert table.legal() == {"9", "take"}
    table.play("9")
    assert (table.actor, table.hand(0), table.public.phase) == (1, "5", "turn")


def test_go_5_2_take_by_choice() -> None:
    table = Table.at("5,9", "2", top="7").play("take")
    assert (table.hand(0), table.known(0), table.actor) == ("5,7,9", "7", 1)


def test_go_5_2_or_because_nothing_else_is_possible() -> None:
    assert Table.at("5", "2", top="7").legal() == {"take"}
    assert Table.at("X", "2", cemetery="K").legal() == {"take"}
    assert Table.at("5", "2").refusal("take") == "illegal-nothing-to-take"


def test_go_5_2_with_an_empty_hand_too() -> None:
    table = Table.at("-", "2", top="7")
    assert table.legal() == {"take", "manor"}
    table.play("take")
    assert (table.hand(0), table.public.manor_sizes[0]) == ("7", 1)


def test_go_5_3_with_an_empty_hand_only() -> None:
    assert Table.at("5", "2", top="7").refusal("manor") == "illegal-manor-with-hand"
    table = Table.at("-", "2", manors=(3, 1), top="7", pool="9").play("manor")
    assert table.told("manor") == [{"seat": 0}]
    assert (table.actor, table.public.phase) == (CHANCE, "manor")
    table.play("=9")
    turned = {"seat": 0, "card": "9", "source": "manor", "valid": True}
    assert table.told("turned-up") == [turned]
    assert table.public.manor_sizes == (2, 1)
    assert (table.actor, table.public.value, table.public.hand_sizes[0]) == (1, 9, 0)


@pytest.mark.parametrize("card", ["6", "X", "3"])
def test_go_5_3_if_invalid_it_and_the_cemetery_go_into_the_hand(card: str) -> None:
    table = Table.at("-", "2", manors=(3, 1), top="7", cemetery="K", pool=card)
    table.play(f"manor ={card}")
    failed = {"seat": 0, "card": card, "source": "manor", "cards": 3}
    assert table.told("failed") == [failed]
    assert table.hand(0) == table.known(0)
    assert (table.public.hand_sizes[0], table.actor) == (3, 1)


def test_go_5_3_a_card_that_calls_for_another_play() -> None:
    table = Table.at("-", "2", manors=(3, 1), top="7", pool="11").play("manor =11")
    assert (table.actor, table.public.phase) == (0, "again")
    assert table.legal() == {"manor"}
    table = Table.at("-", "2", manors=(3, 1), top="7", pool="K").play("manor =K")
    assert table.told("again") == [{"seat": 0, "reason": "kitty"}]
    assert table.legal() == {"take", "manor"}


@pytest.mark.parametrize("hand", ["X", "X*2"])
def test_go_5_4_only_x_and_nothing_in_the_cemetery_is_a_pass(hand: str) -> None:
    table = Table.at(hand, "2", "4")
    assert table.legal() == {"pass"}
    table.play("pass")
    assert table.told("passed") == [{"seat": 0}]
    assert (table.actor, table.public.passes) == (1, 1)


def test_go_5_4_it_shows_that_the_hand_is_all_x() -> None:
    table = Table.at("X*2", "2", "4")
    assert table.known(0) == "-"
    assert table.play("pass").known(0) == "X*2"


def test_go_5_4_never_otherwise() -> None:
    assert Table.at("X,5", "2").refusal("pass") == "illegal-pass"
    assert Table.at("X", "2", top="7").refusal("pass") == "illegal-pass"
    assert Table.at("X", "2", cemetery="K").refusal("pass") == "illegal-pass"
    assert Table.at("-", "2").refusal("pass") == "illegal-pass"
    table = Table.at("X*4", "2*4", crypt=3, deck="4x2k")
    assert table.refusal("pass") == "illegal-pass-before-midnight"
    assert table.legal() == {"luck"}


def test_go_5_4_as_a_replay_too() -> None:
    table = Table.at("11,X", "2", "4", top="7").play("11")
    assert (table.actor, table.legal()) == (0, {"pass"})
    assert table.play("pass").actor == 1


def test_go_3_7_a_replay_without_chance_between_is_a_draft() -> None:
    """It may be taken back: nothing has been learnt since."""
    table = Table.at("5*2,9*2,13", "2", "4")
    assert not table.state.drafting()
    assert table.play("5*2").state.drafting()
    assert table.play("9*2").state.drafting()
    assert not table.play("13").state.drafting()
    table = before_midnight(hand="5*2,9,13,14*2", top="-").play("5*2")
    assert (table.actor, table.state.drafting()) == (0, True)


@pytest.mark.parametrize("moves", ["5*2 +1 +1", "luck =11"])
def test_go_3_7_a_replay_after_chance_is_none(moves: str) -> None:
    table = before_midnight(top="-", pool="11").play(moves)
    assert (table.actor, table.public.phase, table.state.drafting()) == (0, "again", False)


def test_who_comes_next_is_shown() -> None:
    assert Table.at("8,9", "2", "4").public.next == 1
    assert Table.at("8,9", "2", "4", turn="turn:A-").public.next == 2
    assert Table.at("8,9", "-", "4", out="B").public.next == 2
    assert before_midnight(hand="5*2,9,K").play("K").public.next == 2
