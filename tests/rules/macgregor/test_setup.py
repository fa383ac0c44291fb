"""MG-1 and MG-2: the material and the set-up."""

from collections import Counter

import pytest

from hantise.core.errors import BadOption
from hantise.games.castle.castles import plan_of
from hantise.games.castle.floor_plan import Plan
from hantise.games.macgregor import MacGregor
from tests.rules.macgregor.conftest import A, B, C, Table


@pytest.fixture(scope="module")
def castle() -> Plan:
    return plan_of("", "macgregor")


def test_mg_1_1_25_rooms_with_five_blazons_and_three_outer_doors(castle: Plan) -> None:
    letters = Counter("".join(castle.blazons))
    assert [len(row) for row in castle.blazons] == [5] * 5
    assert letters == dict.fromkeys("LCTXH", 5)
    assert sorted(castle.exits.values()) == ["blue", "green", "red"]


def test_mg_1_1_the_dungeon_touches_only_the_treasure_room(castle: Plan) -> None:
    assert (castle.treasure, castle.dungeon) == ("02", "02N")
    for card in "LCXH":
        table = Table.at(f"1 move:B A {card} - H - --:-:-:-/44:-:-:-")
        table.play("stay")
        assert table.kinds() == ["stayed", "lost", "met-nobody", "round"]
        assert table.public.rooms[A] == "dungeon"
    table = Table.at("1 move:B A T - H - --:-:-:-/44:-:-:-").play("stay")
    assert table.public.rooms[A] == "02"


@pytest.mark.parametrize(("edition", "keys"), [("1998", 39), ("2001", 45), ("2003", 45)])
def test_mg_1_2_the_keys_of_each_edition(edition: str, keys: int) -> None:
    table = Table.start(2, edition=edition)
    odds = table.odds()
    assert sum(odds.values()) == keys
    by_colour = Counter[str]()
    for action, number in odds.items():
        by_colour[action[1]] += number
    assert by_colour == dict.fromkeys("rbg", keys // 3)
    fewer = {action for action, number in odds.items() if number == 2}
    assert fewer == ({"+rL", "+rC", "+bT", "+bX", "+gH", "+gL"} if edition == "1998" else set())


def test_mg_1_3_five_ghost_cards_one_for_each_blazon() -> None:
    table = Table.at("1 plan:A A - - H - --:-:-:-/02:rL:-:-")
    assert table.legal() == {f"ghost:{blazon}" for blazon in "LCTXH"}


def test_mg_2_1_the_ghost_is_in_the_dungeon_without_keys_the_others_have_four() -> None:
    table = Table.start(3)
    table.play("+rL +bL +gL +rC +bC +gC +rT +bT")
    assert table.public.rooms == ("dungeon", "02", "02")
    assert table.public.hands == ((), ("L", "L", "L", "C"), ("C", "C", "T", "T"))
    assert table.keys(B) == ("rL", "bL", "gL", "rC")
    assert table.public.phase == "top"
    assert table.odds() == {"top=L": 6, "top=C": 6, "top=T": 7, "top=X": 9, "top=H": 9}
    table.play("top=X")
    assert (table.public.top, table.public.pile_size) == ("X", 37)
    assert (table.public.round, table.actor) == (1, A)


def test_mg_2_1_everybody_sees_backs_and_only_the_owner_the_keys() -> None:
    table = Table.start(3).play("+rL")
    assert table.told("dealt", B) == [{"seat": B, "back": "lion", "colour": "red"}]
    for reader in (A, C, None):
        assert table.told("dealt", reader) == [{"seat": B, "back": "lion", "colour": None}]


def test_mg_2_1_the_table_may_choose_the_first_ghost() -> None:
    assert [str(a) for a in MacGregor(3).start().legal_actions()] == [
        "first=A",
        "first=B",
        "first=C",
    ]
    game = MacGregor(3, {"first": "C"})
    assert [str(a) for a in game.start().legal_actions()] == ["first=C"]
    with pytest.raises(BadOption):
        MacGregor(2, {"first": "C"})


def test_mg_2_2_a_hand_of_one_colour_is_dealt_anew_in_2003() -> None:
    table = Table.start(2, edition="2003").play("+rL +rC +rT +rX")
    assert table.kinds()[-1] == "returned"
    assert table.told("returned") == [
        {"seat": B, "colour": "red", "keys": ["rL", "rC", "rT", "rX"]}
    ]
    assert table.view(None).recall.keys.discards == ("rL", "rC", "rT", "rX")
    assert table.public.hands[B] == ()
    table.play("+gL +gC +gT +gX +bL +rC +rT +rX top=H")
    assert table.keys(B) == ("bL", "rC", "rT", "rX")
    assert table.public.discard_size == 8


def test_mg_2_2_three_of_a_colour_stay_and_so_do_all_in_other_editions() -> None:
    table = Table.start(2, edition="2003").play("+rL +rC +rT +bX top=H")
    assert table.public.discard_size == 0
    table = Table.start(2, edition="2001").play("+rL +rC +rT +rX top=H")
    assert table.public.discard_size == 0
    assert table.view(None).recall.dealt == (0, 0)


def test_mg_2_2_others_know_that_a_kept_hand_has_two_colours() -> None:
    table = Table.at(
        "1 plan:A A - - H bLgLbLgLbLgLrLrL --:-:-:-/02:rL,rC,rT,gX:-:4", edition="2003"
    )
    assert table.view(A).recall.dealt == (0, 4)
    table.play("ghost:L seal rL>01 end")
    assert (table.view(A).recall.dealt, table.view(A).recall.shown) == ((0, 3), ("", "r"))
    table.play("ghost:L seal rC>02 end ghost:L seal gX>12 end")
    assert (table.view(A).recall.dealt, table.view(A).recall.shown) == ((0, 0), ("", ""))
