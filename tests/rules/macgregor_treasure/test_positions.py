"""Positions as text, what no game can lead to, and worlds that a seat imagines."""

import pytest

from hantise.core.errors import BadPosition
from hantise.core.laws import Effort, Report
from hantise.core.laws.odds import check_odds
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.macgregor_treasure import MacGregorTreasure

GOOD = "3 look:B1td A LCTX HV! H rLrV 00!,02R 22:-:-:-/00:bC,gT:lp:RKK"


@pytest.mark.parametrize("players", [2, 3, 6])
def test_every_position_of_a_game_is_read_back(players: int) -> None:
    game = MacGregorTreasure(players)
    state, rng = game.start(), Rng(players)
    while state.actor != NOBODY:
        state.step(rng)
        assert game.parse_position(state.position()).snapshot() == state.snapshot()


def test_mt_4_1_who_leaves_in_the_middle_of_a_turn_may_hold_more_than_three_keys() -> None:
    game = MacGregorTreasure(4, {"treasures": 9})
    won = (
        "77 over=escaped:C B - SLVT X bLgLgLbXrHbHbHgV 22B,33!,34K,41! "
        "03:bV:-:RRRRBGGGGGWWWK/22:-:-:BBBBBYYYYYWWKKK/{}:ld:RRRRGGGGWWKKK/04:rV:-:RBBYYYYWWK"
    )
    held = "out:bC,rT,bC,gV"
    assert game.parse_position(won.format(held)).position() == won.format(held)
    with pytest.raises(BadPosition, match="at most"):
        game.parse_position(won.format(held + ",rC,gC"))


def test_a_position_is_written_in_order() -> None:
    assert MacGregorTreasure(2).parse_position(GOOD).position() == GOOD


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("3 move:B A", "fields"),
        ("201 move:B A LCTX - H - - 22:-:-:-/00:-:-:-", "round"),
        ("3 fly:B A LCTX - H - - 22:-:-:-/00:-:-:-", "turn"),
        ("3 over=lost:B A - - H - - 22:-:-:-/00:-:-:-", "turn"),
        ("3 move:C A LCTX - H - - 22:-:-:-/00:-:-:-", "letter"),
        ("3 move:B A LCTT - H - - 22:-:-:-/00:-:-:-", "plan"),
        ("3 move:B A LCTX - Q - - 22:-:-:-/00:-:-:-", "top"),
        ("3 move:B A LCTX - H rQ - 22:-:-:-/00:-:-:-", "keys"),
        ("3 move:B A LCTX - H - 00Z 22:-:-:-/00:-:-:-", "tokens"),
        ("3 move:B A LCTX - H - 00R,00B 22:-:-:-/00:-:-:-", "tokens"),
        ("3 move:B A LCTX - H - 12R 22:-:-:-/00:-:-:-", "token-room"),
        ("3 move:B A LCTX - H - - 22:-:-:-", "seats"),
        ("3 move:B A LCTX - H - - 22:-:-:-/00:-:x:-", "seat-form"),
        ("3 move:B A LCTX - H - - 22:-:-:-/00:rL@1:-:-", "batches"),
        ("3 move:B A LCTX - H - - 22:-:-:-/00:-:-:RRRRRRRRR", "tokens-many"),
        ("3 move:B A LCTX - H rLrL - 22:-:-:-/00:rL:-:-", "too-many"),
        ("3 move:B A LCTX - H rHrHbHbHgHgH - 22:-:-:-/00:-:-:-", "top-not-there"),
        ("3 move:B A LCTX - H - - 22:-:-:-/00:rL~r:-:-", "excluded"),
        ("3 move:B ? LCTX - H - - 22:-:-:-/00:-:-:-", "ghost"),
        ("3 move:B A LCTX - H - - 22:-:l:-/00:-:-:-", "ghost-things"),
        ("3 plan:B A - - H - - 22:-:-:-/00:-:-:-", "turn-of-ghost"),
        ("3 move:A A LCTX - H - - 22:-:-:-/00:-:-:-", "turn-of-runner"),
        ("3 move:B A LC - H - - 22:-:-:-/00:-:-:-", "no-plan"),
        ("3 catch:A A LCTX L H - - 22:-:-:-/00:-:-:-", "needs-no-plan"),
        ("3 plan:A A LCTX* - H - - 22:-:-:-/00:-:-:-", "plan-open"),
        ("3 move:B A LCTX - H - - 22:-:-:-/-:-:-:-", "not-placed"),
        ("3 move:B A LCTX - H - - 22:-:-:-/out:-:-:-", "out"),
        ("3 move:B A LCTX - H - - 22:-:-:-/12:-:-:-", "room"),
        ("0 deal:B A - - - - 03R,10R,14R,30R,34R,41R 22:-:-:-/01:-:-:-", "start"),
        ("3 over=escaped:B A - - H - - 22:-:-:-/00:-:-:-", "not-out"),
        ("3 over=escaped:B A - - H - - 22:-:-:-/out:-:-:-", "few-treasures"),
        ("3 catch:A A - L H - - 22:-:-:-/22:-:-:-", "catch"),
        ("3 deal:B A - - - - - 22:-:-:-/00:-:-:-", "round-phase"),
        ("3 move:B A LCTX -! H - - 22:-:-:-/00:-:-:-", "lost"),
        ("3 move:B A LCTX - - - - 22:-:-:-/00:-:-:-", "top-phase"),
        ("3 over=rounds:A A - - H - - 22:-:-:-/00:-:-:-", "rounds"),
        ("3 move:B31 A LCTX - H - - 22:-:-:-/00:-:-:-", "arrivals"),
        ("3 plan:A1 A - - H - - 22:-:-:-/00:-:-:-", "in-turn"),
        ("3 look:B1t A LCTX - H - - 22:-:-:-/00:-:-:-", "may-turn"),
        ("3 look:B1 A LCTX - H - 00R 22:-:-:-/00:-:-:-", "look"),
        ("3 move:B1t A LCTX - H - 00R 22:-:-:-/00:-:-:-", "look"),
        ("3 move:Bd A LCTX - H - - 22:-:-:-/00:-:-:-", "draft"),
        ("3 draw:B1 A LCTX - L - - 22:-:-:-/00:-:-:-", "draw-blazon"),
        ("3 draw:B*2 A - - L - - 22:-:-:-/00:-:-:-", "to-draw"),
        ("3 lay:A A - - L - - 22:-:-:-/00:-:-:-", "token"),
        ("3 move:B A LCTX - H - - 22:-:-:-/00:rL,rL,bL,bL,gL,gL,rC:-:-", "hand"),
        ("3 discard:B A LCTX - H - - 22:-:-:-/00:rL:-:-", "discard"),
        ("3 top:B A LCTX - - - - 22:-:-:-/00:-:-:-", "drawn"),
        ("0 top:A A - - - - 03R,10R,14R,30R,34R,41R 22:-:-:-/00:rL:-:-", "deal"),
        ("0 deal:B A - - - - 03R 22:-:-:-/00:-:-:-", "first-tokens"),
        ("0 token:A A - - - - 00R 22:-:-:-/-:-:-:-", "first-tokens"),
        ("0 token:A A - - - - 03R 22:-:-:-/-:-:-:R", "treasures-early"),
        ("3 token:A A - - H - 00R,22R,44R 01:-:-:-/00:-:-:-", "no-room-for-token"),
    ],
)
def test_what_no_game_can_lead_to_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadPosition) as caught:
        MacGregorTreasure(2).parse_position(text)
    assert caught.value.text.key == f"position-{key}"


@pytest.mark.parametrize("players", [2, 3])
def test_worlds_have_their_exact_odds(players: int) -> None:
    report = Report()
    for seed in range(2):
        check_odds(MacGregorTreasure(players), seed, report, Effort())
    assert report.odds_checked > 3 * report.odds_unchecked
