"""MT-3.1 to MT-3.8: tokens, the plan, and the runners."""

import pytest

from hantise.core.state import CHANCE
from hantise.games.macgregor import MacGregor
from tests.rules.macgregor_treasure.conftest import A, B, C, Table


def test_mt_3_1_tokens_come_to_every_cave_with_the_blazon_on_top() -> None:
    table = Table.at("2 move:B A XSVL - H - - 01:-:-:-/33:-:-:-").play("end")
    assert table.public.phase == "token"
    table.play("token=R")
    assert table.legal() == {"lay:00", "lay:22", "lay:44"}
    assert table.refusal("lay:01") == "illegal-lay-blazon"
    table.play("lay:22 token=! lay:00 token=B lay:44")
    assert (table.public.phase, table.actor) == ("plan", A)
    assert table.view(B).recall.tokens == {"00": "trap", "22": "red", "44": "blue"}


def test_mt_3_1_caves_with_a_token_or_a_pawn_get_none() -> None:
    table = Table.at("2 move:B A XSVL - H - 22R 00:-:-:-/44:-:-:-").play("end")
    assert table.public.phase == "plan"
    table = Table.at("2 token:A A - - H - 22R 00:-:-:-/33:-:-:-").play("token=G")
    assert table.legal() == {"lay:44"}
    assert table.refusal("lay:00") == "illegal-lay-pawn"


def test_mt_3_1_an_empty_bag_ends_it() -> None:
    seats = "33:-:-:RRRRRRRRBBBBBBBBGGGGGGGG/31:-:-:YYYYYYYYWWWWWWWWKKKKKKKK"
    traps = "01!,02!,03!,04!,10!,11!,13!"
    table = Table.at(f"2 token:A A - - H - {traps} {seats}")
    assert table.odds() == {"token=!": 1}
    table.play("token=! lay:00")
    assert (table.public.bag_size, table.public.phase) == (0, "plan")


def test_mt_3_2_the_ghost_plans_exactly_four_of_seven_cards() -> None:
    table = Table.at("2 plan:A A - - H - 00R,22R,44R 01:-:-:-/33:-:-:-")
    assert table.legal() == {f"ghost:{blazon}" for blazon in "LCTXHVS"}
    table.play("ghost:V ghost:L ghost:S")
    assert [fields["blazon"] for fields in table.told("laid", A)] == ["vert", "lion", "stag"]
    assert [fields["blazon"] for fields in table.told("laid", B)] == [None] * 3
    assert table.legal() == {"ghost:C", "ghost:T", "ghost:X", "ghost:H"}
    assert table.refusal("seal") == "illegal-plan-short"
    assert table.refusal("ghost:L") == "illegal-planned"
    assert table.refusal("end") == "illegal-plan-first"
    table.play("ghost:H")
    assert table.legal() == {"seal"}
    assert table.refusal("ghost:C") == "illegal-plan-full"
    assert table.state.drafting()
    table.play("seal")
    assert table.public.plan == ()
    assert table.public.plan_size == 4


def test_mt_3_3_a_turn_begins_with_the_top_key() -> None:
    table = Table.at("2 plan:A A XSVL - H - 00R,22R,44R 01:-:-:-/33:rL:-:-/13:-:-:-").play("seal")
    assert (table.actor, table.public.turn) == (CHANCE, B)
    assert table.refusal("detect") == "illegal-wait-for-chance"  # no object before the draw
    table.play("+gH top=L")
    assert table.keys(B) == ("rL", "gH")
    table.play("end")
    assert table.public.turn == C


def test_mt_3_3_keys_and_objects_in_any_order_then_the_turn_ends() -> None:
    table = Table.moving("gT,rC", "00")
    table.play("dig:10 rC>00 lamp:44 detect gT>43 end")
    assert table.kinds() == [
        *("pickaxe", "moved", "lamp", "detected", "moved", "ended"),
        *("walked", "walked", "walked", "walked", "met-nobody", "round"),
    ]


def test_mt_3_3_at_most_30_arrivals_in_a_turn() -> None:
    table = Table.at("3 move:B30d A XSVL - H - - 01:-:-:-/33:rC:lpd:-")
    assert table.legal() == {"detect", "end"}
    assert table.refusal("rC>34") == table.refusal("dig:34") == "illegal-arrivals"


def test_mt_3_4_never_into_the_cave_where_the_ghost_stands() -> None:
    table = Table.moving("bC,rC", "00", ghost="10")
    assert table.refusal("rC>10") == table.refusal("dig:10") == "illegal-ghost-there"
    assert table.legal().isdisjoint(("rC>10", "dig:10"))
    table = Table.moving("rC", "00", ghost="04")
    assert table.refusal("lamp:04") == "illegal-ghost-there"
    assert table.legal("lamp") == {"lamp:40", "lamp:44"}


def test_mt_3_4_a_key_opens_a_door_of_its_colour() -> None:
    table = Table.moving("gT,rC", "00", rest="-:-")
    assert table.legal() == {"gT>01", "rC>10", "end"}
    assert table.refusal("gT>10") == "illegal-other-door"
    assert table.refusal("gT>44") == "illegal-no-door"
    assert table.refusal("bT>01") == "illegal-not-in-hand"
    table.play("gT>01")
    assert table.view(None).recall.keys.discards == ("gT",)


def test_mt_3_4_the_crypt_is_an_ordinary_cave_and_who_shares_a_cave_may_leave() -> None:
    assert "bT>22" in Table.moving("bT", "20", ghost="44").legal()
    table = Table.moving("gT", "00", ghost="00", rest="-:-")
    assert table.legal() == {"gT>01", "end"}


@pytest.mark.parametrize("way", ["gT>01", "dig:01"])
def test_mt_3_5_arriving_at_the_blazon_on_top_draws_that_card(way: str) -> None:
    table = Table.moving("gT", "00").play(way)
    assert set(table.odds()) == {"+rL", "+bL", "+gL"}
    table.play("+rL top=L")
    assert table.public.phase == "move"  # one only
    assert "rL" in table.keys(B)
    assert not table.state.drafting()


def test_mt_3_5_first_the_card_then_the_token() -> None:
    table = Table.moving("gT", "00", tokens="01K").play("gT>01")
    assert table.actor == CHANCE
    table.play("+rL top=H")
    assert table.legal() == {"turn", "pass"}
    table.play("pass")
    assert table.keys(B) == ("rL",)


def test_mt_3_5_a_trap_takes_the_card_just_drawn_too() -> None:
    table = Table.moving("gT,bX", "00", tokens="01!").play("gT>01 +rL top=H turn")
    assert table.told("trap")[0]["keys"] == ["rL", "bX"]


@pytest.mark.parametrize("hand", ["rC,gV,bV", "rC,bV,gV"])
def test_mt_3_5_a_trap_does_not_tell_which_key_was_the_older(hand: str) -> None:
    table = Table.moving(hand, "00", tokens="10!").play("rC>10 turn")
    assert table.told("trap")[0]["keys"] == ["bV", "gV"]


def test_mt_3_5_a_card_is_drawn_on_arrival_only() -> None:
    table = Table.at("3 move:B A XSVL - H - - 22:-:-:-/00:gT:d:-").play("detect")
    assert table.public.phase == "move"  # a thistle cave and a thistle on top, but no arrival


def test_mt_3_5_a_lamp_arrives_too() -> None:
    table = Table.at("3 move:B A XSVL - S - - 22:-:-:-/00:rC:l:-").play("lamp:04")
    assert set(table.odds()) == {"+rS", "+bS", "+gS"}


def test_mt_3_5_a_treasure_is_kept_face_up() -> None:
    table = Table.moving("rC", "00", tokens="10K").play("rC>10")
    assert table.legal() == {"turn", "pass"}
    assert table.state.drafting()
    table.play("turn")
    assert table.told("treasure") == [{"seat": B, "token": "black", "room": "10", "treasures": 1}]
    assert table.public.treasures[B] == ("black",)
    assert (table.public.phase, table.actor) == ("move", B)
    assert table.public.tokens == ()
    assert not table.state.drafting()


def test_mt_3_5_only_on_arrival() -> None:
    table = Table.moving("rC", "00", tokens="00K,10K")
    assert table.refusal("turn") == "illegal-no-token"
    table.play("rC>10 pass")
    assert table.refusal("turn") == table.refusal("pass") == "illegal-no-token"
    assert table.public.tokens == ("00", "10")
    table = Table.moving("rC", "00", tokens="10K").play("rC>10")
    assert table.refusal("end") == "illegal-look-first"


def test_mt_3_5_a_trap_takes_the_keys_and_the_turn() -> None:
    table = Table.moving("rC,gT,gV", "00", rest="lp:KK", tokens="10!")
    before = table.public.bag_size
    table.play("rC>10 turn")
    assert table.told("trap") == [{"seat": B, "room": "10", "keys": ["gT", "gV"], "count": 2}]
    assert table.public.hands[B] == ()
    assert table.public.objects[B] == ("lamp", "pickaxe")
    assert table.public.treasures[B] == ("black", "black")
    assert table.public.bag_size == before + 1
    assert table.public.round == 4


def test_mt_3_6_the_lamp_leads_from_stairs_to_stairs() -> None:
    table = Table.moving("rC", "01", rest="l:-")
    assert table.refusal("lamp:04") == "illegal-lamp-here"
    table = Table.moving("rC", "00", rest="l:-")
    assert table.refusal("lamp:01") == table.refusal("lamp:00") == "illegal-lamp-there"
    table.play("lamp:44")
    assert (table.public.rooms[B], table.public.objects[B]) == ("44", ())
    assert table.refusal("lamp:00") == "illegal-no-lamp"


def test_mt_3_6_the_pickaxe_goes_through_any_wall_but_not_out() -> None:
    table = Table.moving("-", "00", rest="lp:-")
    assert table.refusal("dig:12") == table.refusal("lamp:12") == "illegal-no-room"  # of cave 02
    table = Table.moving("-", "02", rest="p:-")
    assert {a for a in table.legal() if a.startswith("dig")} == {
        f"dig:{room}" for room in ("01", "03", "11", "13")
    }
    assert table.refusal("dig:44") == "illegal-pickaxe-there"
    table.play("dig:11")
    assert table.refusal("dig:10") == "illegal-no-pickaxe"


def test_mt_3_6_a_token_may_be_turned_up_after_lamp_and_pickaxe() -> None:
    for way, cave in (("lamp:44", "44"), ("dig:10", "10")):
        table = Table.moving("-", "00", tokens=f"{cave}G").play(way)
        assert table.legal() == {"turn", "pass"}
        table.play("turn")
        assert table.public.treasures[B] == ("green",)


def test_mt_3_6_the_detector_turns_the_plan_up_for_all_and_is_for_hidden_plans_only() -> None:
    table = Table.at("3 move:B A XSVL - H - - 22:-:-:-/00:-:d:-/01:-:d:-").play("detect")
    assert table.public.plan == ("X", "S", "V", "L")
    assert table.told("detected") == [{"seat": B, "cards": ["X", "S", "V", "L"]}]
    assert not table.state.drafting()
    assert table.refusal("detect") == "illegal-no-detector"
    table.play("end +rH top=H")
    assert table.refusal("detect") == "illegal-plan-open"


def test_mt_3_7_at_most_three_keys_at_the_end_of_the_turn() -> None:
    table = Table.moving("rC,gT,gV,bL,bL", "00").play("end")
    assert table.legal() == {"drop:rC", "drop:gT", "drop:gV", "drop:bL"}
    assert table.refusal("end") == "illegal-discard-first"
    assert table.refusal("drop:rS") == "illegal-not-in-hand"
    assert "MT-3.7" in table.reason("drop:rS").say("en")
    table.play("drop:bL drop:rC")
    assert table.keys(B) == ("gT", "gV", "bL")
    assert table.public.round == 4
    assert Table.moving("rC,gT,gV,bL", "00").play("end").public.phase == "discard"
    assert Table.moving("rC,gT,gV", "00").play("end").public.round == 4


@pytest.mark.parametrize("hand", ["rL,gT,bL,gV,bC", "bL,gT,rL,gV,bC"])
def test_mt_3_7_a_discard_does_not_say_where_it_was_in_a_hand_that_is_caught(hand: str) -> None:
    """Once the hand is gone nobody can tell its lions apart, so the discard must not either."""
    table = Table.at(f"3 discard:B A XSCV - L - - 22:-:-:-/02:{hand}:-:-").play("drop:gT drop:bL")
    assert table.told("discarded") == [
        {"seat": B, "index": 1, "colour": "green", "back": "tower"},
        {"seat": B, "colour": "blue", "back": "lion"},
    ]
    assert table.told("dropped") == [{"seat": B, "keys": ["rL", "bC", "gV"], "count": 3}]


def test_mt_3_8_the_key_just_played_is_in_the_new_pile() -> None:
    kept = ["gT", "rC", "bL"]
    away = [c + b for b in "LCTXHVS" for c in "rbg" for _ in range(2)]
    for key in kept:
        away.remove(key)
    table = Table.at(f"3 move:B A XSVL - L {''.join(away)} - 22:-:-:-/00:gT,rC:-:-").play("gT>01")
    assert table.odds() == {"+bL": 1}
    table.play("+bL")
    assert table.told("reshuffled") == [{"keys": 40}]
    assert table.public.discard_size == 0
    assert table.odds()["top=T"] == 6


def test_actions_of_the_other_castle_game_are_refused() -> None:
    other = MacGregor(2)
    for position in (
        "0 first:A ? - - - - - -:-:-:-/-:-:-:-",
        "2 plan:A A - - T - 03R,30R,34R 22:-:-:-/33:-:-:-",
    ):
        state = Table.at(position).state
        for action in other.actions:
            refused = state.objection(action)
            assert refused is not None
            assert refused.key == "illegal-other-game"
