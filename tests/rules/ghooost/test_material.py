"""GO-1 and GO-2: the cards and the set-up."""

import pytest

from hantise.core.state import CHANCE
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.cards import FAMILIES, NAMES
from tests.rules.ghooost.conftest import KINDS, Table, deck, written

SIZES = {2: (12, 30), 3: (10, 20), 4: (8, 14), 5: (6, 12), 6: (4, 14)}


@pytest.mark.parametrize(("name", "copies", "kitties"), [("2x4k", 2, 4), ("4x2k", 4, 2)])
def test_go_1_1_each_deck_has_62_cards(name: str, copies: int, kitties: int) -> None:
    table = Table.start(3, deck=name)
    values = {f"+{value}": 4 for value in range(1, 15)}
    assert table.odds() == values | {"+X": copies, "+K": kitties}
    assert sum(table.odds().values()) == 62
    counted = table.state.census()
    assert {kind: counted[kind] for kind in KINDS} == deck(name)


def test_go_1_1_the_deck_has_two_miss_copies_unless_chosen_otherwise() -> None:
    for players in range(2, 7):
        assert Ghooost(players).options.deck == "2x4k"


def test_go_1_2_families() -> None:
    of = dict(zip(NAMES, FAMILIES, strict=True))
    families = {
        family: {name for name in of if of[name] == family} for family in dict.fromkeys(FAMILIES)
    }
    assert families == {
        "fearless": {"1", "K"},
        "scary": {"3", "12"},
        "special": {"8", "11", "X"},
        "common": {"2", "4", "5", "6", "7", "9", "10", "13", "14"},
    }


@pytest.mark.parametrize("players", SIZES)
def test_go_2_1_hands_manors_and_crypt(players: int) -> None:
    table = Table.start(players)
    manor, crypt = SIZES[players]
    assert table.public.manor_sizes == (manor,) * players
    assert table.public.crypt_size == crypt + 4 * players
    for seat in range(players):
        assert (table.actor, table.public.turn) == (CHANCE, seat)
        table.play("+2" if seat < 4 else "+3").play(f"+{seat + 5} +{seat + 5} +{seat + 5}")
        assert table.public.hand_sizes == (4,) * (seat + 1) + (0,) * (players - seat - 1)
    assert table.public.crypt_size == crypt
    assert table.public.manor_sizes == (manor,) * players
    assert (table.actor, table.public.phase) == (0, "turn")


def test_go_2_1_only_its_owner_sees_a_card_dealt() -> None:
    table = Table.start(3)
    table.play("+5")
    assert table.told("dealt", 0) == [{"seat": 0, "card": "5"}]
    for reader in (None, 1, 2):
        assert table.told("dealt", reader) == [{"seat": 0, "card": None}]
        view = table.view(reader)
        assert "5" not in str(view.private) + str(view.recall)


def test_go_2_1_nobody_knows_what_is_in_a_manor_or_in_the_crypt() -> None:
    """Where an unseen card lies is decided when it is drawn or turned up, by weight."""
    table = Table.at("5,6,7,9", "2,2,4,4", crypt=2, manors=2, pool="1*2,9,X*2,K")
    table.play("luck")
    assert table.odds() == {"=1": 2, "=9": 1, "=X": 2, "=K": 1}
    table = Table.at("-", "2", manors=2, pool="1*2,9,X")
    table.play("manor")
    assert table.odds() == {"=1": 2, "=9": 1, "=X": 1}


@pytest.mark.parametrize("players", SIZES)
def test_go_2_2_the_first_player_is_drawn_by_default(players: int) -> None:
    table = Table.start(players, first="random")
    letters = "ABCDEF"[:players]
    assert table.odds() == {f"first={letter}": 1 for letter in letters}
    table.play(f"first={letters[-1]}")
    assert table.told("first") == [{"seat": players - 1}]
    assert table.told("round") == [{"round": 1, "seat": players - 1}]
    assert (table.public.first, table.public.turn) == (players - 1, players - 1)


def test_go_2_2_the_table_may_choose_the_first_player() -> None:
    game = Ghooost(4, {"first": "C"})
    table = Table(game, game.start())
    assert table.odds() == {"first=C": 1}
    assert table.refusal("first=A") == "illegal-chance"
    table.play("first=C +1 +1 +1 +1 +2 +2 +2 +2 +3 +3 +3 +3 +4 +4 +4 +4")
    assert table.actor == 2
    assert [table.hand(seat) for seat in range(4)] == ["3*4", "4*4", "1*4", "2*4"]


def test_go_2_2_the_loser_begins_the_next_round_clockwise() -> None:
    table = Table.at(
        "2", "-", "4", turn="turn:A-", manors=(0, 0, 1), out="B", match="boo", round_="1B"
    )
    table.play("2")
    assert table.told("round") == [{"round": 2, "seat": 2}]
    public = table.public
    assert (public.round, public.first, public.turn, public.direction) == (2, 2, 2, 1)
    assert (public.phase, public.out, public.hand_sizes) == ("deal", (), (0, 0, 0))
    assert public.manor_sizes == (10, 10, 10)
    assert (public.crypt_size, public.discard_size, public.cemetery_size) == (32, 0, 0)
    assert (public.passes, public.idle, public.actions) == (0, 0, 0)
    assert written(table.recall.known[2]) == "-"
