"""RP-1: material."""

import pytest

from hantise.core.errors import BadAction
from hantise.games.rest_in_peace.mediums import level
from tests.rules.rest_in_peace.conftest import A, B, Table

COPIES = {1: 6, 2: 5, 3: 4, 4: 3, 5: 2, 6: 1}


def dealing() -> Table:
    """Everything is laid, nothing is dealt."""
    table = Table.start()
    while table.public.phase != "deal":
        table.play(min(table.legal()))
    return table


def test_rp_1_1_each_family_has_21_ghosts() -> None:
    table = dealing()
    assert table.odds() == {f"+{value}": copies for value, copies in COPIES.items()}
    assert table.public.deck_sizes == (21, 21)
    table.play("+1 +1 +1 +1 +1")
    assert table.odds() == {f"+{value}": copies for value, copies in COPIES.items()}  # B's own


def test_rp_1_1_no_more_of_a_value_than_there_are() -> None:
    table = dealing().play("+6")
    assert "+6" not in table.legal()
    assert table.refusal("+6") == "illegal-draw"


@pytest.mark.parametrize("seed", range(5))
def test_rp_1_1_no_card_is_lost_or_made_in_a_game(seed: int) -> None:
    table = Table.start(mediums="up-to-4")
    before = table.state.census()
    table.play_on(seed)
    assert table.state.census() == before
    for letter in "AB":
        for value, copies in COPIES.items():
            assert before[f"{letter}{value}"] == copies


def test_rp_1_1_even_cards_bear_a_bat_and_odd_ones_a_snake() -> None:
    bats = Table.at("tableA:1,2,3,4,5,6,#8").worth(A)
    snakes = Table.at("tableA:1,2,3,4,5,6,#9").worth(A)
    assert {card for card in "123456" if bats[card] > int(card)} == set("246")
    assert {card for card in "123456" if snakes[card] > int(card)} == set("135")


def test_rp_1_2_the_levels_of_the_29_mediums() -> None:
    levels = {number: level(number) for number in range(1, 30)}
    assert {number for number, of in levels.items() if of == 0} == set(range(1, 10))
    for of in range(1, 5):
        assert {n for n in levels if levels[n] == of} == set(range(5 * of + 5, 5 * of + 10))
    game = Table.start().game
    for medium in (0, 30):
        with pytest.raises(BadAction):
            game.parse(f"#{medium}")


def test_rp_1_2_nobody_wins_the_special_card_of_round_10() -> None:
    table = Table.at("round:9 turn:B tenA:5 tenB:1").play("end")
    held = table.held(A), table.held(B)
    assert table.at_round(10).medium is None
    table.play("place:-")
    assert table.outcome.reason == "round-10"
    assert (table.held(A), table.held(B)) == held


def test_rp_1_3_six_manors_and_four_castles() -> None:
    table = Table.start()
    while table.public.phase == "line":
        table.play(min(table.legal()))
    assert table.odds() == {"house=manor": 6, "house=castle": 4}
    table.play("house=castle house=castle house=castle")
    assert table.odds() == {"house=manor": 6, "house=castle": 1}
    table.play("house=castle")
    assert table.legal() == {"house=manor"}
