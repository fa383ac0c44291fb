"""Positions as text, and what no game can lead to."""

import pytest

from hantise.core.errors import BadPosition
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.macgregor import MacGregor

GOOD = "3 move:B1 A LC TX! H rLrL --:-:-:-/02:bC~g,gT@0:A2:-"


@pytest.mark.parametrize("edition", ["1998", "2001", "2003"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_read_back(edition: str, players: int) -> None:
    game = MacGregor(players, {"edition": edition})
    state, rng = game.start(), Rng(players)
    while state.actor != NOBODY:
        state.step(rng)
        text = state.position()
        assert game.parse_position(text).snapshot() == state.snapshot()


def test_a_position_is_written_in_order() -> None:
    assert MacGregor(2).parse_position(GOOD).position() == GOOD


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("3 move:B1 A LC", "fields"),
        ("201 move:B A LC - H - --:-:-:-/02:-:-:-", "round"),
        ("3 fly:B A LC - H - --:-:-:-/02:-:-:-", "turn"),
        ("3 over:B A - - H - --:-:-:-/02:-:-:-", "turn"),
        ("3 over=lost:B A - - H - --:-:-:-/02:-:-:-", "turn"),
        ("3 move:C A LC - H - --:-:-:-/02:-:-:-", "letter"),
        ("3 move:B X LC - H - --:-:-:-/02:-:-:-", "letter"),
        ("3 move:B A LL - H - --:-:-:-/02:-:-:-", "plan"),
        ("3 move:B A LCTXH - H - --:-:-:-/02:-:-:-", "plan"),
        ("3 move:B A LC ! H - --:-:-:-/02:-:-:-", "plan"),
        ("3 move:B A LC - V - --:-:-:-/02:-:-:-", "top"),
        ("3 move:B A LC - H rQ --:-:-:-/02:-:-:-", "keys"),
        ("3 move:B A LC - H - --:-:-:-", "seats"),
        ("3 move:B A LC - H - --:-:-:-/02:-:-", "seat-form"),
        ("3 move:B A LC - H - --:-:-:-/02:rL@1:-:-", "batches"),
        ("3 move:B A LC - H rLrLrL --:-:-:-/02:rL:-:-", "too-many"),
        ("3 move:B A LC - H rHrHrHbHbHbHgHgHgH --:-:-:-/02:rL:-:-", "top-not-there"),
        ("3 move:B ? LC - H - --:-:-:-/02:-:-:-", "ghost"),
        ("3 move:B A LC - H - --:rL:-:-/02:-:-:-", "ghost-keys"),
        ("3 plan:B A LC - H - --:-:-:-/02:-:-:-", "turn-of-ghost"),
        ("3 move:A A LC - H - --:-:-:-/02:-:-:-", "turn-of-runner"),
        ("3 move:B A - - H - --:-:-:-/02:-:-:-", "no-plan"),
        ("3 over=escaped:B A LC - H - --:-:-:-/out:-:-:-", "needs-no-plan"),
        ("3 move:B A LC - H - --:-:-:-/out:-:-:-", "out"),
        ("3 move:B A LC - H - --:-:-:-/--:-:-:-", "dungeon"),
        ("3 move:B A LC - H - --:-:-:-/05:-:-:-", "room"),
        ("0 deal:B A - - - - --:-:-:-/03:-:-:-", "start"),
        ("3 over=escaped:B A - - H - --:-:-:-/02:-:-:-", "not-out"),
        ("3 catch:A A - L H - 13:-:-:-/13:-:-:-", "catch"),
        ("0 deal:B A - L - - --:-:-:-/02:-:-:-", "walked"),
        ("0 move:B A LC - H - --:-:-:-/02:-:-:-", "round-phase"),
        ("3 move:B A LC -! H - --:-:-:-/02:-:-:-", "lost"),
        ("3 deal:B A - - - - --:-:-:-/02:-:-:-", "round-phase"),
        ("3 move:B A LC - - - --:-:-:-/02:-:-:-", "top-phase"),
        ("3 plan:A1 A - - H rL --:-:-:-/02:-:-:-", "moved-phase"),
        ("3 move:B1 A LC - H - --:-:-:-/02:-:-:-", "moved"),
        ("3 over=rounds:A A - - H - --:-:-:-/02:-:-:-", "rounds"),
        ("3 move:B A LC - H - --:-:-:-/02:rL,rL,rL,bL,bL:-:-", "hand"),
        ("3 discard:B A LC - H - --:-:-:-/02:rL:-:-", "discard"),
        ("3 top:B A LC - - - --:-:-:-/02:-:-:-", "drawn"),
        ("0 top:A A - - - - --:-:-:-/02:rL:-:-", "deal"),
        ("0 deal:B A - - - - --:-:-:-/02:rL,bL,gL,rC:-:-", "dealt-enough"),
        ("3 move:B A LC - H - --:-:-:-/02:rL:A2:-", "known"),
        ("3 move:B A LC - H - --:-:-:-/02:rL:B1:-", "known"),
        ("3 move:B A LC - H - --:-:-:-/02:rL~r:-:-", "excluded"),
        ("3 move:B A LC - H - --:-:-:-/02:rL:-:1r", "dealt-edition"),
    ],
)
def test_what_no_game_can_lead_to_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        MacGregor(2).parse_position(text)
    assert caught.value.text.key == f"position-{key}"


@pytest.mark.parametrize(
    ("deal", "key"), [("rL,rC:-:2r", "one-colour"), ("rL,bC:-:2", "dealt-number")]
)
def test_mg_2_2_a_deal_that_was_kept_has_two_colours(deal: str, key: str) -> None:
    game = MacGregor(2, {"edition": "2003"})
    with pytest.raises(BadPosition) as caught:
        game.parse_position(f"3 move:B A LC - H - --:-:-:-/02:{deal}")
    assert caught.value.text.key == f"position-{key}"
