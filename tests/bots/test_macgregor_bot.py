"""The careful bot of the ghost of the MacGregors: what it does where one thing is clearly right."""

from collections import Counter

import pytest

from hantise.bots.bot import Choice
from hantise.core.rng import Rng
from hantise.games.castle.board import CELL_NAMES, DUNGEON
from hantise.games.castle.bots.guesses import Unseen, hand_of
from hantise.games.castle.bots.plans import mix, plans_from, visits
from hantise.games.castle.castles import castle_of
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor.bots.careful import CarefulBot
from hantise.games.macgregor.bots.sight import Sight
from hantise.games.macgregor.bots.ways import ways_of
from hantise.games.macgregor.state import MacGregorState
from hantise.games.macgregor.views import MacGregorView
from tests.bots.castle import played, wins_against_random
from tests.core.refusal import spoken

CASTLE = castle_of("", "macgregor")
PLACE = CELL_NAMES.index


def choice(text: str, players: int = 2, seed: int = 1) -> Choice:
    game = MacGregor(players)
    state = game.parse_position(text)
    bot = CarefulBot(game, Rng(seed))
    return bot.choose(state.view(state.actor), state.legal_actions())


def sight(text: str, seat: int, players: int = 2) -> Sight:
    view = MacGregor(players).parse_position(text).view(seat)
    assert isinstance(view, MacGregorView)
    return Sight(view, ways_of(""))


# Runners


def test_it_leaves_when_the_way_out_is_open() -> None:
    found = choice("3 move:B A T - L - --:-:-:-/40:gC,rT:-:-")
    assert (str(found.action), found.reason.key) == ("rT>out", "reason-escape")


def test_it_sees_a_way_out_through_four_doors() -> None:
    """32 to 33 by blue, to 43 by red, to 44 by green, then out by blue: four keys, four doors."""
    text = "3 move:B A T - L - --:-:-:-/32:bC,rT,gL,bT:-:-"
    game = MacGregor(2)
    state = game.parse_position(text)
    bot = CarefulBot(game, Rng(1))
    for _ in range(4):
        found = bot.choose(state.view(1), state.legal_actions())
        assert found.reason.key == "reason-escape"
        state.apply(found.action)
    assert state.outcome() is not None


@pytest.mark.parametrize("seed", range(5))
def test_it_leaves_the_treasure_room_before_the_ghost_comes_out_of_the_dungeon(seed: int) -> None:
    """The first card must lead there, so whoever stays is caught."""
    found = choice("1 move:B A T - L - --:-:-:-/02:gC,rT,gL,bT:-:-", seed=seed)
    assert found.action.kind == "move"


def test_with_nothing_to_open_doors_with_it_draws() -> None:
    found = choice("3 move:B A T - L - --:-:-:-/40:-:-:-")
    assert (str(found.action), found.reason.key) == ("draw", "reason-collect")


def test_it_keeps_the_key_that_leads_out() -> None:
    """In 40 that is the red one."""
    found = choice("3 discard:B A T - L - --:-:-:-/40:rC,gT,gX,gL,bT:-:-")
    assert found.reason.key == "reason-spare"
    assert str(found.action) != "drop:rC"


def test_nearer_to_the_way_out_takes_fewer_turns() -> None:
    ways = ways_of("")
    hand = (1, 1, 1)
    far, near = ways.turns(PLACE("02"), hand), ways.turns(PLACE("32"), hand)
    assert ways.turns(PLACE("42"), hand) == 1
    assert 1 < near < far
    assert ways.turns(PLACE("22"), (1, 1, 2)) < ways.turns(PLACE("22"), hand)


# The ghost


def test_every_way_from_the_dungeon_begins_in_the_treasure_room() -> None:
    plans = plans_from(CASTLE, DUNGEON, 5)
    assert {plan.rooms[0] for plan in plans} == {PLACE("02")}
    assert {len(plan.cards) for plan in plans} == {1, 2, 3, 4}
    assert all(len(set(plan.cards)) == len(plan.cards) for plan in plans)


def test_a_mix_prefers_where_there_is_prey_but_is_never_certain() -> None:
    plans = plans_from(CASTLE, PLACE("22"), 5)
    prey = {PLACE("23"): 1.0}
    chances = mix(plans, prey, 0.5)
    assert sum(chances) == pytest.approx(1)
    assert min(chances) > 0
    there = visits(plans, chances)
    assert there[PLACE("23")] > there[PLACE("21")]


def test_the_ghost_goes_for_a_runner_who_cannot_move() -> None:
    """B has no keys and stands beside the ghost."""
    game = MacGregor(2)
    caught = 0
    for seed in range(20):
        state = game.parse_position("3 plan:A A - - L - 22:-:-:-/23:-:-:-")
        bot = CarefulBot(game, Rng(seed))
        while state.actor == 0:
            state.apply(bot.choose(state.view(0), state.legal_actions()).action)
        state.apply(next(a for a in state.legal_actions() if a.kind == "stay"))
        assert isinstance(state, MacGregorState)
        caught += state.ghost == 1
    assert caught >= 18


def test_the_ghost_does_not_always_plan_alike() -> None:
    text = "3 plan:A A - - L - 22:-:-:-/32:rC,gH,gC,bL:-:-"
    assert len({str(choice(text, seed=seed).action) for seed in range(20)}) > 1


def test_a_plan_begun_by_somebody_else_that_leads_nowhere_is_closed() -> None:
    """From 22 no neighbour has a crown."""
    found = choice("3 plan:A A C - L - 22:-:-:-/32:rC:-:-")
    assert (str(found.action), found.reason.key) == ("seal", "reason-lurk")


def test_of_several_runners_it_catches_the_one_with_the_most_keys() -> None:
    text = "3 catch:A A - XT L - 32:-:-:-/32:rC:-:-/32:rC,gH,gC,bL:-:-"
    found = choice(text, 3)
    assert (str(found.action), found.reason.key) == ("catch:C", "reason-prize")


# What it knows


def test_keys_that_were_handed_over_are_known() -> None:
    """A has handed over both; of a third, nothing but the back."""
    found = sight("3 plan:A A - - L - --:-:-:-/32:rC,gH,bL:A2:-", 0)
    guess = found.guess(1)
    assert set(guess) == {(2, 0, 1), (1, 1, 1), (1, 0, 2)}
    assert sum(guess.values()) == pytest.approx(1)


def test_colours_that_are_all_seen_are_not_expected() -> None:
    unseen = Unseen({"rL": 1, "bL": 2, "gL": 0}, ["rL"])
    assert unseen.colours("L") == [0, 1, 0]
    assert unseen.colours("L", excluded="b") == [1 / 3] * 3, "nothing known fits"
    assert hand_of(["rL", "gC", "gT"]) == (1, 0, 2)


def test_the_treasure_room_is_in_danger_and_the_far_end_is_not() -> None:
    danger = sight("1 move:B A T - L - --:-:-:-/02:gC,rT,gL,bT:-:-", 1).danger
    assert danger[PLACE("02")] == pytest.approx(1)
    assert PLACE("42") not in danger, "four steps from the dungeon do not reach it"


# Whole games


def test_it_beats_random_play() -> None:
    assert wins_against_random(MacGregor(2), CarefulBot, 20) >= 18


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_between_careful_bots_end_soon(players: int) -> None:
    game = MacGregor(players)
    reasons: Counter[str] = Counter()
    for seed in range(6):
        bots = [CarefulBot(game, Rng(10 * seed + seat)) for seat in range(players)]
        state, why = played(game, bots, seed)
        assert isinstance(state, MacGregorState)
        assert state.round <= 30
        reasons += why
    assert reasons.keys() >= {
        f"reason-{word}" for word in ("escape", "approach", "hide", "collect", "prowl", "lurk")
    }


def test_it_finds_its_way_in_another_castle() -> None:
    castle = """
        blazon = ["LCT", "TXH", "HLC"]
        treasure = "01"
        exits = { "20S" = "red", "21S" = "green", "22S" = "blue" }
        red = "00-01 10-20 11-21"
        blue = "01-02 11-12 00-10"
        green = "02-12 12-22 20-21"
    """
    game = MacGregor(2, {"castle": castle})
    state = game.parse_position("3 move:B A L - L - --:-:-:-/12:gC,bT:-:-")
    found = CarefulBot(game, Rng(1)).choose(state.view(1), state.legal_actions())
    assert (str(found.action), found.reason.key) == ("gC>22", "reason-escape")


@pytest.mark.parametrize(
    "word",
    ["escape", "approach", "hide", "collect", "spare", "prowl", "lurk", "prize"],
)
def test_reasons_are_said_in_both_languages(word: str) -> None:
    bot = CarefulBot(MacGregor(2), Rng(1))
    assert len(set(spoken(bot.reason(word)))) == 2
