"""GH-1: material."""

import pytest

from hantise.core.errors import BadAction
from hantise.games.ghosts.cards import COLOURS, LETTERS
from tests.rules.ghosts.conftest import GHOST_CARDS, Table


def test_gh_1_1_six_families_of_nine_cards_and_six_mists() -> None:
    odds = Table.start(2).odds()
    assert odds == {f"+{card}": 3 for card in GHOST_CARDS} | {"+M": 6}
    for letter in "WKBRGY":
        assert sum(weight for card, weight in odds.items() if letter in card) == 9
    assert sum(odds.values()) - odds["+M"] == 54


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_1_1_the_cards_are_the_same_for_any_number_of_players(players: int) -> None:
    table = Table.start(players)
    assert table.odds() == Table.start(2).odds()
    assert table.public.deck_size == 60


@pytest.mark.parametrize("card", ["W0", "K4", "P1", "B", "2R", "g1", "M1", "MM"])
def test_gh_1_1_there_are_no_other_cards(card: str) -> None:
    game = Table.start(2).game
    for notation in (card, f"+{card}"):
        with pytest.raises(BadAction):
            game.parse(notation)


def test_gh_1_1_there_are_three_cards_of_a_kind() -> None:
    table = Table.start(2).play("+R2 +R2")
    assert table.odds()["+R2"] == 1
    table.play("+R2")
    assert "+R2" not in table.legal()
    assert table.refusal("+R2") == "illegal-draw"


def test_gh_1_1_there_are_six_mists() -> None:
    table = Table.start(2).play("+M +M +M +M +R1 +M")
    assert table.odds()["+M"] == 1
    assert "+M" not in table.play("+M").legal()


@pytest.mark.parametrize("players", range(2, 7))
def test_gh_1_1_no_card_is_lost_or_made_in_a_game(players: int) -> None:
    table = Table.start(players)
    material = dict.fromkeys(GHOST_CARDS, 3) | {"M": 6}
    assert table.state.census() == material
    table.play_on(seed=players)
    assert table.state.census() == material


def test_gh_1_1_fear_is_counted_for_each_player() -> None:
    table = Table.at("1A play:A+ R2=2 R2 - W1W2W3K1K2:1:0:g/B1B2B3G1G2:4:0:g/Y1Y2Y3G3G3:0:0:g")
    assert table.fear == (1, 4, 0)


def test_gh_1_2_the_supply_of_fear_never_runs_out() -> None:
    # The box holds 16 markers, worth 48 at most: more than that is here before the pile is taken.
    table = Table.at("3A play:A+ R2=2 R2 - W1W2W3K1K2:48:9:g/B1B2B3G1G2:40:9:g")
    assert table.play("take").fear == (49, 40)
    table.play("K1 +K3 take")
    assert table.fear == (49, 41)


def test_gh_1_2_fear_is_a_plain_count() -> None:
    # Markers say 1 or 3: nobody needs the right ones to give back or to take.
    table = Table.at("1A play:B+ R2=2 R2 * -:4:0:g/R1:5:1:g")
    assert table.play("R1").fear == (1, 5)


def test_gh_1_1_the_families_are_named_by_their_colours() -> None:
    names = dict(zip(LETTERS, COLOURS, strict=True))
    assert names == {
        "W": "white",
        "K": "black",
        "B": "blue",
        "R": "red",
        "G": "green",
        "Y": "yellow",
    }
