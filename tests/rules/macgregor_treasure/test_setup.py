"""MT-1 and MT-2: the material and the set-up."""

from collections import Counter

import pytest

from hantise.core.errors import BadOption
from hantise.games.castle.castles import grid_of, plan_of
from hantise.games.macgregor_treasure import MacGregorTreasure
from tests.rules.macgregor_treasure.conftest import A, B, C, Table

FIRST_SIX = "token=R lay:10 token=B lay:14 token=! lay:41 token=G lay:03 token=Y lay:30 token=K"


def test_mt_1_1_21_caves_three_of_each_blazon_stairs_in_the_corners_and_four_outer_doors() -> None:
    plan = plan_of("", "macgregor-treasure")
    grid = grid_of(plan)
    assert Counter(grid.letter[room] for room in grid.rooms()) == dict.fromkeys("LCTXHVS", 3)
    assert plan.stairs == ("00", "04", "40", "44")
    assert len(plan.exits) == 4
    assert plan.ghost == "22"
    assert grid.letter["22"] not in "TC"


def test_mt_1_1_two_keys_of_each_and_56_tokens() -> None:
    table = Table.start(2)
    assert table.odds() == {f"token={letter}": 8 for letter in "RBGYWK!"}
    table.play(f"{FIRST_SIX} lay:34 start:00")
    assert set(table.odds().values()) == {2}
    assert len(table.odds()) == 21


@pytest.mark.parametrize(("treasures", "traps"), [(5, 26), (7, 14), (9, 2)])
def test_mt_1_1_the_split_of_the_tokens_is_an_option(treasures: int, traps: int) -> None:
    odds = Table.start(2, treasures=treasures).odds()
    assert odds == {f"token={letter}": treasures for letter in "RBGYWK"} | {"token=!": traps}


def test_mt_1_1_a_split_needs_more_treasures_than_players_can_hold_without_winning() -> None:
    assert MacGregorTreasure(6, {"treasures": 8}).options.goal == 8
    with pytest.raises(BadOption) as caught:
        MacGregorTreasure(6, {"treasures": 7, "goal": 8})
    assert caught.value.text.fields["needed"] == 42


def test_mt_2_1_the_first_ghost_shows_six_tokens_and_lays_them_in_tower_or_crown_caves() -> None:
    table = Table.start(3)
    assert table.public.rooms == ("22", "-", "-")
    table.play("token=R")
    assert (table.actor, table.public.token) == (A, "red")
    assert table.legal() == {f"lay:{room}" for room in ("03", "10", "14", "30", "34", "41")}
    assert table.refusal("lay:00") == "illegal-lay-tower-crown"
    assert table.refusal("lay:12") == "illegal-no-room"  # a part of the hall 02
    table.play("lay:10 token=B")
    assert table.refusal("lay:10") == "illegal-has-token"
    assert table.refusal("start:00") == "illegal-lay-first"
    for action in ("lay:10", "start:00"):
        assert "MT-2.1" in table.reason(action).say("en")
    assert table.public.tokens == ("10",)
    assert table.view(None).recall.tokens == {"10": "red"}
    table.play("lay:14 token=! lay:41 token=G lay:03 token=Y lay:30 token=K lay:34")
    assert (table.public.phase, table.actor, table.public.bag_size) == ("start", B, 50)


def test_mt_2_1_the_table_may_choose_the_first_ghost() -> None:
    assert [str(a) for a in MacGregorTreasure(3).start().legal_actions()] == [
        "first=A",
        "first=B",
        "first=C",
    ]
    game = MacGregorTreasure(3, {"first": "C"})
    assert [str(a) for a in game.start().legal_actions()] == ["first=C"]
    with pytest.raises(BadOption):
        MacGregorTreasure(3, {"first": "D"})


def test_mt_2_2_runners_choose_stairs_then_get_three_keys_and_the_objects() -> None:
    table = Table.start(3).play(f"{FIRST_SIX} lay:34")
    assert table.legal() == {"start:00", "start:04", "start:40", "start:44"}
    assert table.refusal("start:22") == "illegal-no-stairs"
    assert table.refusal("start:12") == "illegal-no-room"
    table.play("start:44 start:44")
    assert table.public.rooms == ("22", "44", "44")
    table.play("+rL +bL +gL +rC +bC +gC")
    assert table.public.hands == ((), ("L", "L", "L"), ("C", "C", "C"))
    assert table.keys(B) == ("rL", "bL", "gL")
    assert table.public.objects == ((), *[("lamp", "pickaxe", "detector")] * 2)
    table.play("top=H")
    assert (table.public.top, table.public.round) == ("H", 1)
    assert table.told("dealt", C) == []


def test_mt_2_2_keys_are_hidden_backs_are_not() -> None:
    table = Table.start(2).play(f"{FIRST_SIX} lay:34 start:00 +rL")
    assert table.told("dealt", B)[0]["colour"] == "red"
    assert table.told("dealt", A)[0]["colour"] is None
