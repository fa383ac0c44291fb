"""MG-3.1 to MG-3.7: the plan and the runners."""

import pytest

from hantise.core.state import CHANCE, NOBODY
from hantise.games.macgregor_treasure import MacGregorTreasure
from tests.rules.macgregor.conftest import A, B, C, Table

PLANNING = "1 plan:A A - - H - --:-:-:-/02:rL,bC,gT,rX:-:-"
RUNNING = "1 move:B A L - H - --:-:-:-/02:rL,bC,gT,rX:-:-/02:gC:-:-"


def test_mg_3_1_the_ghost_lays_one_to_four_different_cards() -> None:
    table = Table.at(PLANNING)
    assert table.refusal("seal") == "illegal-plan-empty"
    table.play("ghost:T")
    assert table.legal() == {"ghost:L", "ghost:C", "ghost:X", "ghost:H", "seal"}
    assert table.refusal("ghost:T") == "illegal-planned"
    table.play("ghost:L ghost:C")
    assert table.legal() == {"ghost:X", "ghost:H", "seal"}
    table.play("ghost:X")
    assert table.legal() == {"seal"}
    assert table.refusal("ghost:H") == "illegal-plan-full"


def test_mg_3_1_the_plan_is_hidden_and_cannot_be_changed() -> None:
    table = Table.at(PLANNING).play("ghost:T ghost:C")
    assert [fields["blazon"] for fields in table.told("laid", A)] == ["tower", "crown"]
    assert [fields["blazon"] for fields in table.told("laid", B)] == [None, None]
    assert table.state.drafting()
    table.play("seal")
    assert not table.state.drafting()
    private = table.view(A).private
    assert private is not None
    assert private.plan == ("T", "C")
    assert table.public.plan_size == 2
    assert table.refusal("ghost:L") == table.refusal("seal") == "illegal-plan-over"
    assert b'"plan":["T"' not in table.view(B).wire()


def test_mg_3_1_nothing_else_is_possible_while_the_ghost_plans() -> None:
    table = Table.at(PLANNING)
    for action in ("rL>01", "stay", "draw", "end", "drop:rL", "catch:B"):
        assert table.refusal(action) == "illegal-plan-first"


def test_mg_3_2_runners_play_in_turn_from_the_ghosts_left() -> None:
    table = Table.at("1 plan:B B - - H - 02:rL:-:-/--:-:-:-/02:gC:-:-").play("ghost:L seal")
    assert table.actor == C
    table.play("stay")
    assert table.actor == A
    table.play("stay")
    assert table.actor == B


def test_mg_3_2_a_key_opens_a_door_of_its_colour_into_the_next_room() -> None:
    table = Table.at(RUNNING)
    assert table.legal() == {"rL>01", "rX>01", "bC>03", "gT>12", "stay", "draw"}
    assert table.refusal("bC>01") == "illegal-other-door"
    assert table.refusal("rL>10") == "illegal-no-door"
    assert table.refusal("rL>55") == "illegal-no-room"
    assert table.refusal("rT>01") == "illegal-not-in-hand"
    assert table.refusal("end") == "illegal-not-moved"
    table.play("rX>01 gT>11")
    assert table.public.rooms[B] == "11"
    assert table.keys(B) == ("rL", "bC")
    assert table.view(None).recall.keys.discards == ("gT", "rX")
    assert table.refusal("stay") == table.refusal("draw") == "illegal-moved"
    assert table.state.drafting()


def test_mg_3_2_four_keys_four_doors() -> None:
    table = Table.at(RUNNING).play("rL>01 rX>02 bC>03 gT>13")
    assert (table.public.rooms[B], table.keys(B), table.legal()) == ("13", (), {"end"})


def test_mg_3_2_the_runner_chooses_which_back_goes() -> None:
    assert {"rL>01", "rX>01"} <= Table.at(RUNNING).legal()


def test_mg_3_2_a_runner_stays_and_may_draw() -> None:
    table = Table.at("1 move:B A L - H - --:-:-:-/02:rL:-:-/02:gC:-:-").play("stay")
    assert (table.actor, table.public.pile_size) == (C, 43)
    table.play("draw")
    assert table.odds() == {"+rH": 3, "+bH": 3, "+gH": 3}
    table.play("+bH")
    assert table.told("drawn", C) == [{"seat": C, "back": "thistle", "colour": "blue"}]
    assert table.told("drawn", B) == [{"seat": C, "back": "thistle", "colour": None}]
    assert (table.actor, table.public.top) == (CHANCE, None)
    assert table.odds()["top=H"] == 8


def test_mg_3_2_an_example_of_the_sheet_two_of_four_keys() -> None:
    """A runner plays two of the four keys in hand and advances two rooms."""
    table = Table.at(RUNNING).play("gT>12 rX>13 end")
    assert table.public.rooms[B] == "13"
    assert len(table.keys(B)) == 2
    assert table.actor == C


def test_mg_3_3_a_key_of_its_colour_through_an_outer_door_wins_at_once() -> None:
    table = Table.at("7 move:B A L - H - --:-:-:-/41:gL,rT:-:-/02:gC:-:-")
    assert table.refusal("rT>out") == "illegal-no-exit"
    table.play("gL>40")
    assert table.refusal("gL>out") == "illegal-not-in-hand"
    table.play("rT>out")
    assert table.kinds() == ["escaped", "won"]
    assert table.actor == NOBODY
    assert table.outcome.reason == "escaped"
    assert table.outcome.ranks == (2, 1, 2)
    assert table.outcome.returns == (-0.5, 1.0, -0.5)
    assert table.public.rooms[B] == "out"


def test_mg_3_3_another_colour_does_not_open_it() -> None:
    table = Table.at("7 move:B A L - H - --:-:-:-/40:gL:-:-/02:gC:-:-")
    assert table.refusal("gL>out") == "illegal-other-exit"


def test_mg_3_4_ending_in_a_room_with_the_blazon_on_top_draws_it() -> None:
    table = Table.at("1 move:B A L - H - --:-:-:-/02:gT,rC:-:-/02:gC:-:-").play("gT>12 end")
    assert set(table.odds()) == {"+rH", "+bH", "+gH"}
    table.play("+gH top=H")
    assert table.keys(B) == ("rC", "gH")
    assert table.actor == C  # one only, though the next one shows a thistle too


def test_mg_3_4_an_example_of_the_sheet_the_way_ends_at_the_blazon_on_top() -> None:
    """The runner ends the way in a room with the blazon that shows, and draws the first card."""
    table = Table.at("1 move:B A L - L - --:-:-:-/02:gT,rC,bX,rX:-:-").play("gT>12 rC>13 end")
    assert table.public.rooms[B] == "13"
    table.play("+gL top=H")
    assert table.keys(B) == ("bX", "rX", "gL")


def test_mg_3_4_going_round_to_where_one_was_draws_too() -> None:
    table = Table.at("1 move:B A L - T - --:-:-:-/02:gX,gC:-:-/44:-:-:-").play("gX>12 gC>02 end")
    assert set(table.odds()) == {"+rT", "+bT", "+gT"}


def test_mg_3_4_neither_passing_nor_starting_there_draws() -> None:
    table = Table.at("1 move:B A L - H - --:-:-:-/02:gT,rC:-:-/02:gC:-:-").play("gT>12 rC>13 end")
    assert table.actor == C
    table = Table.at("1 move:B A L - T - --:-:-:-/02:gT,rC:-:-/02:gC:-:-").play("stay")
    assert table.actor == C


def test_mg_3_5_with_five_keys_one_is_discarded() -> None:
    table = Table.at(RUNNING)
    assert table.refusal("drop:rL") == "illegal-no-discard"
    table.play("draw +rH top=L")
    assert table.legal() == {"drop:rL", "drop:bC", "drop:gT", "drop:rX", "drop:rH"}
    assert table.refusal("drop:gH") == "illegal-not-in-hand"
    assert "MG-3.5" in table.reason("drop:gH").say("en")
    assert table.refusal("stay") == "illegal-discard-first"
    table.play("drop:bC")
    assert table.told("discarded") == [{"seat": B, "index": 1, "colour": "blue", "back": "crown"}]
    assert (table.keys(B), table.actor) == (("rL", "gT", "rX", "rH"), C)


def test_mg_3_6_pawns_share_rooms_and_only_the_ghosts_arrival_catches() -> None:
    table = Table.at("3 move:B A L - H - 12:-:-:-/02:gT,rC:-:-/12:gC:-:-").play("gT>12")
    assert set(table.public.rooms) == {"12"}
    table.play("rC>13 end gC>02 end")
    assert table.public.rooms == ("13", "dungeon", "02")  # the lion beside 12, where B had gone
    assert table.public.ghost == B


def test_mg_3_6_who_stands_with_a_ghost_that_stays_is_not_caught() -> None:
    table = Table.at("3 move:B A H - H - 12:-:-:-/02:gT:-:-").play("gT>12 end +rH top=L")
    assert table.kinds()[-3:] == ["lost", "met-nobody", "round"]
    assert (table.public.ghost, table.public.rooms) == (A, ("12", "12"))


def everything_but(*kept: str) -> str:
    left = [c + b for b in "LCTXH" for c in "rbg" for _ in range(3)]
    for key in kept:
        left.remove(key)
    return "".join(left)


def test_mg_3_7_the_discards_become_the_new_pile_at_once() -> None:
    away = everything_but("rL", "bC", "gT", "rX", "gH")
    table = Table.at(f"9 move:B A L - H {away} --:-:-:-/02:rL,bC,gT,rX:-:-").play("draw +gH")
    assert table.told("reshuffled") == [{"keys": 40}]
    assert (table.public.pile_size, table.public.discard_size) == (40, 0)
    table.play("top=L drop:rX")  # the discard comes after the shuffle
    assert table.view(None).recall.keys.discards == ("rX",)


def test_mg_3_7_whoever_counts_knows_what_was_in_the_hands_at_the_shuffle() -> None:
    away = everything_but("rL", "gH")
    table = Table.at(f"9 move:B A L - H {away} --:-:-:-/02:rL:-:-").play("draw +gH top=L")
    recall = table.view(A).recall.keys
    assert recall.batches == (("rL", "gH"),)
    assert recall.batch_of == ((), (0, 0))
    table.play("ghost:L seal draw +bL top=L")
    assert table.view(A).recall.keys.batch_of == ((), (0, 0, 1))


@pytest.mark.parametrize("action", ["top=L", "+rL", "first=A"])
def test_chance_is_not_for_players(action: str) -> None:
    assert Table.at(RUNNING).refusal(action) == "illegal-not-chance"
    table = Table.at(RUNNING).play("draw")
    assert table.refusal("stay") == "illegal-wait-for-chance"
    assert table.refusal("top=L") == "illegal-chance"


def test_actions_of_the_other_castle_game_are_refused() -> None:
    other = MacGregorTreasure(2)
    for position in ("0 first:A ? - - - - 02:-:-:-/02:-:-:-", PLANNING):
        state = Table.at(position).state
        for action in other.actions:
            refused = state.objection(action)
            assert refused is not None
            assert refused.key == "illegal-other-game"
