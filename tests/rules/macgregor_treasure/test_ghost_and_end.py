"""MT-3.9 to MT-4.2: the ghost walks and catches, and the game ends."""

import pytest

from hantise.core.state import NOBODY
from hantise.games.macgregor_treasure import MacGregorTreasure
from tests.rules.macgregor_treasure.conftest import A, B, C, Table


def test_mt_3_9_the_ghost_walks_up_to_four_caves_through_walls() -> None:
    table = Table.at("3 move:B A XSCV - L - - 22:-:-:-/44:-:-:-").play("end")
    assert [fields["room"] for fields in table.told("walked")] == ["02", "11", "10", "20"]


def test_mt_3_9_the_example_of_the_sheet_crown_lion_vert_cross() -> None:
    """Crown, lion, green and yellow, cross: from the stairs in the north-east that way exists."""
    table = Table.at("3 plan:A A - - T - 03R,30R,34R 04:-:-:-/44:-:-:-")
    table.play("ghost:C ghost:L ghost:V ghost:X seal +rT top=H end")
    walked = [(fields["blazon"], fields["room"]) for fields in table.told("walked")]
    assert walked == [("crown", "14"), ("lion", "23"), ("vert", "13"), ("cross", "02")]
    assert not table.public.lost


def test_mt_3_9_a_wrong_card_ends_the_move() -> None:
    table = Table.at("3 move:B A XCSV - L - - 22:-:-:-/44:-:-:-").play("end")
    assert table.kinds() == ["ended", "walked", "lost", "met-nobody", "round"]
    assert table.public.rooms[A] == "02"
    assert (table.public.walk, table.public.lost) == (("X", "C"), True)


def test_mt_3_9_a_plan_that_was_turned_up_is_walked_the_same_way() -> None:
    table = Table.at("3 move:B A XSCV - L - - 22:-:-:-/44:-:d:-").play("detect end")
    assert [fields["room"] for fields in table.told("walked")] == ["02", "11", "10", "20"]
    assert (table.public.plan, table.public.plan_size) == ((), 0)
    table.play("token=R lay:01 token=R lay:23 token=R lay:31 ghost:X ghost:S")
    assert (table.public.plan, table.public.plan_size) == ((), 2)  # the next one is face down


def test_mt_3_9_never_diagonally() -> None:
    table = Table.at("3 move:B A SCVL - L - - 00:-:-:-/44:-:-:-").play("end")
    assert table.public.castle.blazons[1][1] == "S"  # the cave 11, beyond the corner of 00
    assert (table.public.rooms[A], table.public.lost) == ("00", True)


def test_mt_3_10_it_stops_at_a_runner_who_becomes_the_ghost() -> None:
    table = Table.at("3 move:C A XSCV - L - - 22:-:-:KK/02:rC,gT:lp:RRBK/44:gX:-:-").play("end")
    assert table.kinds() == ["ended", "walked", "caught", "stolen", "dropped"]
    assert table.told("stolen") == [
        {"seat": A, "other_seat": B, "count": 2, "token": "red", "treasures": 4}
    ]
    assert table.public.treasures[:2] == (("red", "red", "black", "black"), ("blue", "black"))
    assert table.public.ghost == B
    assert table.public.rooms[:2] == ("02", "22")
    assert table.public.objects[:2] == (("lamp", "pickaxe", "detector"), ())
    assert table.view(None).recall.keys.discards == ("rC", "gT")
    assert table.public.to_draw == 3
    table.play("+rL top=L +bL top=L +gL top=H")
    assert table.keys(A) == ("rL", "bL", "gL")
    assert (table.public.round, table.public.turn) == (4, B)


def test_mt_3_10_only_its_arrival_catches() -> None:
    table = Table.at("3 move:C A LCXS - L - - 22:-:-:-/22:rC:-:R/44:-:-:-").play("end")
    assert table.public.ghost == A  # the lion is beside 22, B stood in 22 from the start
    table = Table.at("3 move:B A CLXS - L - - 22:-:-:-/22:rC:-:R").play("end")
    assert table.kinds() == ["ended", "lost", "met-nobody", "round"]
    assert table.public.treasures == ((), ("red",))


def test_mt_3_10_only_treasures_of_its_own_original_colour() -> None:
    """The example of the sheet: red is the ghost and takes the red treasures of blue."""
    table = Table.at("3 move:B A XSCV - L - - 22:-:-:-/02:-:-:RBBGYWK").play("end")
    assert table.public.treasures == (
        ("red",),
        ("blue", "blue", "green", "yellow", "white", "black"),
    )


def test_mt_3_10_among_several_it_chooses_and_nobody_in_the_crypt_is_caught() -> None:
    table = Table.at("3 move:D A XSCV - L - - 13:-:-:-/02:-:-:-/02:-:-:-/22:-:-:-").play("end")
    assert table.legal() == {"catch:B", "catch:C"}
    assert table.refusal("catch:D") == "illegal-not-there"
    assert table.refusal("end") == "illegal-catch-first"
    table.play("catch:C")
    assert table.public.ghost == C
    assert table.public.rooms == ("02", "02", "22", "22")


def test_mt_3_10_the_victims_keys_are_in_the_pile_that_is_shuffled() -> None:
    away = [c + b for b in "LCTXHVS" for c in "rbg" for _ in range(2)]
    for key in ("rC", "bL"):
        away.remove(key)
    table = Table.at(f"3 move:B A XSCV - L {''.join(away)} - 22:-:-:-/02:rC:-:-").play("end +bL")
    assert table.told("reshuffled") == [{"keys": 41}]
    assert table.odds()["top=C"] == 6


def test_mt_3_10_the_next_round_starts_at_the_left_of_the_new_ghost() -> None:
    table = Table.at("3 move:C A XSCV - L - - 22:-:-:-/02:rC:-:-/44:-:-:-").play("end")
    table.play("+rL top=L +bL top=L +gL top=T token=R lay:03 token=R lay:30 token=R lay:34")
    table.play("ghost:H ghost:X ghost:S ghost:C seal")
    assert (table.public.ghost, table.public.turn) == (B, C)
    table.play("+rT top=H end")
    assert table.public.turn == A


def test_mt_3_10_treasures_of_the_ghosts_colour_elsewhere_are_safe() -> None:
    table = Table.at("3 move:C A XSCV - L - - 22:-:-:-/02:-:-:BK/44:-:-:RR").play("end")
    assert table.told("stolen") == []
    assert table.public.treasures == ((), ("blue", "black"), ("red", "red"))


def test_mt_3_11_the_ghost_picks_up_nothing_and_keeps_its_treasures() -> None:
    table = Table.at("3 move:B A XSCV - L - 02R,10K 22:-:-:KK/44:-:-:-").play("end")
    assert table.public.tokens == ("02", "10")
    assert table.public.treasures[A] == ("black", "black")


@pytest.mark.parametrize(("players", "goal"), [(2, 5), (3, 8), (6, 8)])
def test_mt_4_1_the_goal_is_eight_or_five_with_two_players(players: int, goal: int) -> None:
    assert MacGregorTreasure(players).options.goal == goal
    assert MacGregorTreasure(players, {"goal": 6}).options.goal == 6


def test_mt_4_1_with_enough_treasures_a_key_through_an_outer_door_wins() -> None:
    table = Table.moving("rC", "02", rest="-:RRRB")
    assert table.refusal("rC>out") == "illegal-few-treasures"
    table = Table.moving("bC", "02", rest="-:RRRBB")
    assert table.refusal("bC>out") == "illegal-other-exit"
    table = Table.moving("rC", "01", rest="-:RRRBB")
    assert table.refusal("rC>out") == "illegal-no-exit"
    table = Table.moving("rC", "02", rest="-:RRRBB").play("rC>out")
    assert table.kinds() == ["escaped", "won"]
    assert (table.outcome.reason, table.outcome.ranks) == ("escaped", (2, 1))
    assert table.outcome.scores == (0, 5)


def test_mt_4_1_a_ghost_with_enough_treasures_cannot_leave() -> None:
    table = Table.at("3 plan:A A - - T - 03R,30R,34R 02:-:-:RRRRR/44:-:-:-")
    assert table.refusal("rC>out") == "illegal-plan-first"


def test_mt_4_1_going_out_is_no_arrival() -> None:
    table = Table.at("3 move:B30 A XSVL - L - - 22:-:-:-/02:rC:-:RRRBB")
    assert table.legal() == {"rC>out", "end"}


def test_mt_4_2_a_capture_in_the_200th_round_still_happens() -> None:
    table = Table.at("200 move:B A XSCV - L - - 22:-:-:-/02:-:-:RB").play("end")
    table.play("+rL top=L +bL top=L +gL top=H")
    assert (table.public.ghost, table.public.treasures) == (B, (("red",), ("blue",)))
    assert table.outcome.drawn


def test_mt_4_2_the_game_is_drawn_when_the_200th_round_ends() -> None:
    table = Table.at("200 move:B A XSCV - L - - 22:-:-:-/44:-:-:-").play("end")
    assert table.actor == NOBODY
    assert (table.outcome.reason, table.outcome.drawn) == ("rounds", True)
