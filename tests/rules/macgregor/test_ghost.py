"""MG-3.8 to MG-3.11: the ghost walks, catches, and the game ends."""

import pytest

from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.castle.events import Dealt, Drawn, Escaped, Moved
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor.events import Discarded, Handed
from hantise.games.macgregor.views import MacGregorView
from tests.rules.macgregor.conftest import A, B, C, Table


def test_mg_3_8_the_ghost_goes_through_walls_to_the_blazons_of_its_cards() -> None:
    table = Table.at("3 move:B A LTCX - H - 12:-:-:-/44:-:-:-").play("stay")
    assert [fields["room"] for fields in table.told("walked")] == ["13", "23", "22", "32"]
    assert table.public.rooms[A] == "32"
    assert (table.public.walk, table.public.lost) == (("L", "T", "C", "X"), False)


def test_mg_3_8_it_goes_where_no_door_is() -> None:
    table = Table.at("3 move:B A T - H - 11:-:-:-/44:-:-:-").play("stay")
    castle = table.public.castle
    assert "10-11" not in (*castle.red, *castle.blue, *castle.green)
    assert table.public.rooms[A] == "10"


def test_mg_3_8_a_card_that_names_no_neighbour_ends_the_walk() -> None:
    table = Table.at("3 move:B A LCT - H - 12:-:-:-/44:-:-:-").play("stay")
    assert table.kinds() == ["stayed", "walked", "walked", "lost", "met-nobody", "round"]
    assert table.public.rooms[A] == "14"
    table = Table.at("3 move:B A HXT - H - 12:-:-:-/44:-:-:-").play("stay")
    assert table.kinds() == ["stayed", "lost", "met-nobody", "round"]
    assert (table.public.walk, table.public.lost) == (("H",), True)


def test_mg_3_8_never_diagonally() -> None:
    table = Table.at("3 move:B A X - H - 00:-:-:-/44:-:-:-").play("stay")
    assert table.public.castle.blazons[1][1] == "X"  # beyond the corner of 00
    assert (table.public.rooms[A], table.public.lost) == ("00", True)


def test_mg_3_8_an_example_of_the_sheet_planned_in_secret_and_walked_in_that_order() -> None:
    """The cards are laid face down, the runners move, then the ghost walks from left to right."""
    table = Table.at("1 plan:A A - - H - --:-:-:-/44:rL:-:-")
    table.play("ghost:T ghost:H ghost:C ghost:X seal")
    assert table.told("walked") == []
    table.play("stay")
    walked = [(fields["blazon"], fields["room"]) for fields in table.told("walked")]
    assert walked == [("tower", "02"), ("thistle", "12"), ("crown", "22"), ("cross", "32")]


def test_mg_3_8_the_dungeon_is_left_for_good() -> None:
    for card in "LCTXH":
        table = Table.at(f"3 move:B A {card} - H - 02:-:-:-/44:-:-:-").play("stay")
        assert table.public.rooms[A] != "dungeon"


def test_mg_3_8_cards_not_reached_are_never_shown() -> None:
    table = Table.at("3 move:B A HXT - H - 12:-:-:-/44:-:-:-").play("stay")
    assert "cross" not in str(table.events)
    table = Table.at("3 move:B A LTCX - H - 12:-:-:-/13:rL:-:-").play("stay")
    assert "tower" not in str(table.events)


def test_mg_3_9_it_stops_where_it_meets_a_runner_and_they_change_places() -> None:
    table = Table.at("3 move:B A LTCX - H - 12:-:-:-/13:rL,bC:-:-").play("stay")
    assert table.kinds() == ["stayed", "walked", "caught", "handed", "round"]
    assert table.told("caught") == [{"seat": A, "other_seat": B, "room": "13"}]
    assert table.public.ghost == B
    assert table.public.rooms == ("13", "dungeon")
    assert table.keys(A) == ("rL", "bC")
    assert table.keys(B) == ()
    assert table.legal() == {f"ghost:{blazon}" for blazon in "LCTXH"}


def test_mg_3_9_the_new_ghost_knows_the_keys_until_they_are_discarded() -> None:
    table = Table.at("3 move:B A L - H - 12:-:-:-/13:rL,bC:-:-/44:gX:-:-").play("stay stay")
    assert table.told("handed", A)[0]["keys"] == table.told("handed", B)[0]["keys"] == ["rL", "bC"]
    assert table.told("handed", C)[0]["keys"] is None
    assert table.view(B).recall.known == (("rL", "bC"), (), ())
    assert table.view(C).recall.known == ((), (), ())
    assert table.view(C).recall.known_to == ((0, 2, 0), (0, 0, 0), (0, 0, 0))
    table.play("ghost:L seal stay draw +gH top=L")
    assert table.view(B).recall.known == (("rL", "bC"), (), ())  # what came later is hidden
    table.play("ghost:L seal stay rL>12 end")
    assert table.view(B).recall.known == (("bC",), (), ())


def test_mg_3_9_keys_that_come_back_are_no_longer_known_to_their_holder_by_memory() -> None:
    table = Table.at("3 move:C A L - H - 12:-:-:-/13:rL,bC:-:-/44:gX:-:-").play("stay")
    table.play("ghost:T ghost:X ghost:L seal stay stay")  # from the dungeon to 13, where A is
    assert table.public.ghost == A
    assert table.keys(B) == ("rL", "bC")
    assert table.view(A).recall.known == ((), ("rL", "bC"), ())
    assert table.view(B).recall.known == table.view(C).recall.known == ((), (), ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_mg_3_9_whoever_handed_a_key_over_knows_it_until_it_is_discarded(players: int) -> None:
    game = MacGregor(players)
    state, rng = game.start(), Rng(players)
    # For each key of each hand: who handed it over.
    knowing: list[list[set[int]]] = [[] for _ in range(players)]
    handed = 0
    while state.actor != NOBODY:
        events: list[Event] = []
        state.apply(state.choose(rng), events)
        for event in events:
            if isinstance(event, Dealt | Drawn):
                knowing[event.seat].append(set())
            elif isinstance(event, Moved | Escaped | Discarded):
                del knowing[event.seat][event.index]
            elif isinstance(event, Handed):
                seat, other = event.seat, event.other_seat
                knowing[other], knowing[seat] = (
                    [(known | {seat}) - {other} for known in knowing[seat]],
                    [],
                )
                handed += len(knowing[other])
        for reader in range(players):
            view = state.view(reader)
            assert isinstance(view, MacGregorView)
            for seat, hand in enumerate(knowing):
                number = len(view.recall.known[seat])
                assert [reader in known for known in hand] == [i < number for i in range(len(hand))]
    assert handed > 0


def test_mg_3_9_among_several_runners_it_chooses() -> None:
    table = Table.at("3 move:D A LT - H - 12:-:-:-/13:rL:-:-/13:gC:-:-/44:bX:-:-").play("stay")
    assert (table.actor, table.legal()) == (A, {"catch:B", "catch:C"})
    assert table.refusal("catch:D") == "illegal-not-there"
    assert table.refusal("seal") == "illegal-catch-first"
    table.play("catch:C")
    assert table.public.ghost == C
    assert table.public.rooms == ("13", "13", "dungeon", "44")
    assert table.keys(A) == ("gC",)


def test_mg_3_9_in_passing_nobody_is_spared() -> None:
    table = Table.at("3 move:C A LTCX - H - 12:-:-:-/23:rL:-:-/22:gC:-:-").play("stay")
    assert (table.public.ghost, table.public.rooms) == (B, ("23", "dungeon", "22"))


def test_mg_3_9_runners_who_stood_with_the_caught_one_stay_and_keep_their_keys() -> None:
    table = Table.at("3 move:C A L - H - 12:-:-:-/13:rL:-:-/13:gC,bT:-:-").play("stay catch:B")
    assert table.public.rooms == ("13", "dungeon", "13")
    assert (table.keys(A), table.keys(C)) == (("rL",), ("gC", "bT"))


def test_mg_3_9_a_caught_runner_without_keys_hands_over_none() -> None:
    table = Table.at("3 move:B A L - H - 12:-:-:-/13:-:-:-").play("stay")
    assert table.told("handed", B)[0]["count"] == 0
    table.play("ghost:T seal")
    assert table.legal() == {"stay", "draw"}


def test_mg_3_10_if_it_met_nobody_it_takes_its_cards_back_and_stays_where_it_is() -> None:
    table = Table.at("3 move:B A L - H - 12:-:-:-/44:-:-:-").play("stay")
    assert (table.public.round, table.public.plan_size) == (4, 0)
    assert table.legal() == {f"ghost:{blazon}" for blazon in "LCTXH"}
    assert table.public.rooms[A] == "13"


def test_mg_3_10_the_next_round_starts_from_the_left_of_the_new_ghost() -> None:
    table = Table.at("3 move:C A L - H - 12:-:-:-/13:rL,bC:-:-/44:gX:-:-").play("stay")
    assert table.public.ghost == B
    table.play("ghost:L seal")
    assert table.actor == C
    table.play("stay")
    assert table.actor == A


def test_mg_3_11_the_ghost_cannot_leave() -> None:
    table = Table.at("3 plan:A A - - H - 40:-:-:-/44:-:-:-")
    assert table.refusal("rL>out") == "illegal-plan-first"


def test_mg_3_11_the_game_is_drawn_when_the_200th_round_ends() -> None:
    table = Table.at("199 move:B A L - H - 12:-:-:-/44:-:-:-").play("stay")
    assert table.public.round == 200
    table.play("ghost:H seal stay")
    assert table.kinds()[-1] == "rounds-over"
    assert table.actor == NOBODY
    assert (table.outcome.reason, table.outcome.drawn) == ("rounds", True)
    assert table.outcome.returns == (0, 0)


def test_mg_3_11_a_capture_in_the_200th_round_still_happens() -> None:
    table = Table.at("200 move:B A L - H - 12:-:-:-/13:rL:-:-").play("stay")
    assert table.public.ghost == B
    assert table.outcome.drawn
