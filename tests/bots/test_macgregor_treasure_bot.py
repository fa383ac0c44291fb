"""The careful bot of the treasure of the MacGregors: what it does where one thing is right."""

from collections import Counter

import pytest

from hantise.bots.bot import Choice
from hantise.core.rng import Rng
from hantise.games.castle.board import CELL_NAMES, OUT
from hantise.games.macgregor_treasure import MacGregorTreasure
from hantise.games.macgregor_treasure.bots.careful import CarefulBot
from hantise.games.macgregor_treasure.bots.sight import Sight
from hantise.games.macgregor_treasure.bots.ways import HELD, MISSING, ways_of
from hantise.games.macgregor_treasure.state import TreasureState
from hantise.games.macgregor_treasure.views import TreasureView
from tests.bots.castle import played, wins_against_random
from tests.core.refusal import spoken

PLACE = CELL_NAMES.index
REASONS = {
    *("escape", "fetch", "approach", "hide", "tool", "detect", "known-treasure", "known-trap"),
    *("spare", "far", "bait", "stairs", "prowl", "lurk"),
}


def choice(text: str, players: int = 2, seed: int = 1) -> Choice:
    game = MacGregorTreasure(players)
    state = game.parse_position(text)
    bot = CarefulBot(game, Rng(seed))
    return bot.choose(state.view(state.actor), state.legal_actions())


def sight(text: str, seat: int) -> Sight:
    view = MacGregorTreasure(2).parse_position(text).view(seat)
    assert isinstance(view, TreasureView)
    return Sight(view, ways_of(""))


# Runners


def test_with_enough_treasures_it_leaves() -> None:
    found = choice("3 move:B A LCTX - H - - 22:-:-:-/02:rC,gT:lp:RKKBB")
    assert (str(found.action), found.reason.key) == ("rC>out", "reason-escape")


def test_it_sees_the_last_treasure_on_the_way_out() -> None:
    """From 01 by blue to 02, where the fifth treasure lies, then out by red."""
    game = MacGregorTreasure(2)
    state = game.parse_position("3 move:B A LCTX - H - 02R 22:-:-:-/01:rC,bT:-:KKBB")
    bot = CarefulBot(game, Rng(1))
    done = []
    while state.outcome() is None:
        found = bot.choose(state.view(1), state.legal_actions())
        state.apply(found.action)
        done.append(str(found.action))
    assert done == ["bT>02", "turn", "rC>out"]


def test_it_fetches_a_treasure_within_reach() -> None:
    found = choice("3 move:B A LCTX - H - 01R 22:-:-:-/00:gC:-:-")
    assert (str(found.action), found.reason.key) == ("gC>01", "reason-fetch")


@pytest.mark.parametrize(
    ("token", "done"), [("R", ("turn", "known-treasure")), ("!", ("pass", "known-trap"))]
)
def test_it_remembers_what_lies_there(token: str, done: tuple[str, str]) -> None:
    found = choice(f"3 look:B1td A LCTX - H rL 01{token} 22:-:-:-/01:gC:-:-")
    assert (str(found.action), found.reason.key) == (done[0], f"reason-{done[1]}")


def test_a_plan_that_was_turned_up_is_believed() -> None:
    """Stag, cross and tower lead to 32, 33 and 34, where no crown is near."""
    found = sight("3 move:B A SXTC* - H - - 22:-:-:-/32:gC:-:-", 1)
    assert found.danger == {PLACE("32"): 1, PLACE("33"): 1, PLACE("34"): 1}


def test_it_runs_from_a_plan_that_was_turned_up() -> None:
    found = choice("3 move:B A SXTC* - H - - 22:-:-:-/32:gC:-:KKBB")
    assert str(found.action) == "gC>31"


def test_it_uses_the_detector_when_much_is_at_stake_beside_the_ghost() -> None:
    found = choice("3 move:B A SXTC - H - - 22:-:-:-/32:-:d:RRRR")
    assert (str(found.action), found.reason.key) == ("detect", "reason-detect")


def test_it_begins_where_treasures_are_near() -> None:
    tokens = "03R,10!,14R,30!,34R,41!"
    found = choice(f"0 start:B A - - - - {tokens} 22:-:-:-/-:-:-:-")
    assert found.reason.key == "reason-stairs"
    assert str(found.action) in ("start:04", "start:44")


def test_it_discards_a_key_that_opens_nothing_near() -> None:
    """Out of 02 with enough treasures a red key is needed."""
    found = choice("3 discard:B A SXTC - H - - 22:-:-:-/02:rC,bC,bL,bT:-:RRRRR")
    assert found.reason.key == "reason-spare"
    assert str(found.action) != "drop:rC"


def test_a_held_key_makes_a_way_shorter() -> None:
    far = ways_of("").far(PLACE("02"), (1, 0, 0))
    assert far[OUT] == pytest.approx(HELD)
    assert far[PLACE("13")] == pytest.approx(MISSING), "the door there is green"


# The ghost


def test_treasures_are_laid_far_from_runners_and_traps_near() -> None:
    """Crowns are in 10, 14 and 41; the runner is in 00."""
    text = "3 lay:A+{} A - - C - - 22:-:-:-/00:-:-:-"
    treasure, trap = choice(text.format("R")), choice(text.format("!"))
    assert (str(trap.action), trap.reason.key) == ("lay:10", "reason-bait")
    assert str(treasure.action) != "lay:10"
    assert treasure.reason.key == "reason-far"


def test_a_plan_has_four_cards_even_after_a_dead_end() -> None:
    game = MacGregorTreasure(2)
    state = game.parse_position("3 plan:A A CLH - H - - 22:-:-:-/00:-:-:-")
    bot = CarefulBot(game, Rng(1))
    while state.actor == 0:
        state.apply(bot.choose(state.view(0), state.legal_actions()).action)
    assert isinstance(state, TreasureState)
    assert state.plan_size == 4


def test_the_ghost_goes_for_the_runner_with_its_own_colour() -> None:
    text = "3 catch:A A - SX H - - 33:-:-:-/33:rC:-:KK/33:rC:-:RR"
    found = choice(text, 3)
    assert (str(found.action), found.reason.key) == ("catch:C", "reason-prize")


# Whole games


def test_it_beats_random_play() -> None:
    assert wins_against_random(MacGregorTreasure(2), CarefulBot, 20) >= 18


@pytest.mark.parametrize("players", [2, 4, 6])
def test_games_between_careful_bots_end_soon(players: int) -> None:
    game = MacGregorTreasure(players)
    for seed in range(4):
        bots = [CarefulBot(game, Rng(10 * seed + seat)) for seat in range(players)]
        state, _ = played(game, bots, seed)
        assert isinstance(state, TreasureState)
        assert state.round <= 30


def test_it_gives_all_its_reasons_in_both_languages() -> None:
    game = MacGregorTreasure(4)
    given: Counter[str] = Counter()
    for seed in range(4):
        bots = [CarefulBot(game, Rng(seed + seat)) for seat in range(4)]
        given += played(game, bots, seed)[1]
    assert given.keys() >= {f"reason-{word}" for word in REASONS}
    bot = CarefulBot(game, Rng(1))
    for word in REASONS | {"prize"}:
        assert len(set(spoken(bot.reason(word)))) == 2
