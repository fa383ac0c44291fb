"""The careful player of Rest in Peace: strong at every pool, and sensible in what it is asked."""

import pytest

from hantise.bots import Choice, make_bot
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.rest_in_peace import RestInPeace
from hantise.games.rest_in_peace.bots.race import Houses, Race, prospect
from hantise.games.rest_in_peace.mediums import POOLS
from hantise.games.rest_in_peace.state import RestInPeaceState

ALL = RestInPeace(2, {"mediums": "up-to-4"})
MANOR, CASTLE = Houses(1, 0), Houses(0, 1)
THIRD_CASTLE = "wonA:cc houses:c.m.m.m.m.m.c"
"""Round 4, worth the game to A."""


def asked(position: str) -> Choice:
    """What it does in a position."""
    state = ALL.parse_position(position)
    return make_bot("careful", ALL, 1).choose(state.view(state.actor), state.legal_actions())


def does(position: str) -> str:
    return str(asked(position).action)


def play(pool: str, seed: int) -> int:
    """The winner of a game against a random player; the careful one has the seat ``seed % 2``."""
    game = RestInPeace(2, {"mediums": pool})
    bot = make_bot("careful", game, seed)
    state, rng = game.start(), Rng(seed)
    while state.actor != NOBODY:
        if state.actor == seed % 2:
            state.apply(bot.choose(state.view(state.actor), state.legal_actions()).action)
        else:
            state.apply(state.choose(rng))
    return int(state.victor)


@pytest.mark.parametrize("pool", POOLS)
def test_it_beats_a_random_player_at_every_pool(pool: str) -> None:
    won = sum(play(pool, seed) == seed % 2 for seed in range(20))
    assert won >= 17


def test_it_finds_an_answer_to_every_choice_there_is() -> None:
    """Beside a random player, in games with all Mediums, on every kind of choice."""
    kinds: set[str] = set()
    bot = make_bot("careful", ALL, 7)
    for seed in range(60):
        state, rng = ALL.start(), Rng(seed)
        while state.actor != NOBODY:
            legal = state.legal_actions()
            kind = legal[0].kind
            if state.actor != CHANCE and len(legal) > 1 and kind not in kinds:
                assert bot.choose(state.view(state.actor), legal).action in legal
                kinds.add(kind)
            state.apply(state.choose(rng))
    choices = {"play", "search", "name", "banish", "return", "deck", "family", "discard", "swap"}
    assert kinds >= choices | {"copy", "take-back", "carry", "place", "resolve"}


# The race


def test_the_race_counts_what_is_still_to_come() -> None:
    line = (MANOR, CASTLE, MANOR, CASTLE)
    even = prospect(Race(Houses(1, 1), Houses(1, 1), line), 0.5)
    assert even.winning == 0.5
    ahead = prospect(Race(Houses(3, 1), Houses(1, 1), line), 0.5)
    assert ahead.winning > 0.5
    assert prospect(Race(Houses(4, 0), Houses(0, 0), line), 0.5).winning == 1
    assert prospect(Race(Houses(0, 0), Houses(0, 3), line), 0.5).winning == 0
    assert prospect(Race(Houses(0, 0), Houses(0, 0), (MANOR,)), 0.7).winning == 0.7


def test_a_truce_piles_the_tokens_up() -> None:
    race = Race(Houses(0, 0), Houses(0, 0), (MANOR, CASTLE, MANOR))
    assert race.postponed().line == (Houses(1, 1), MANOR)
    assert race.after(won=False).theirs == MANOR


# A turn


def test_it_takes_the_house_that_wins_the_game() -> None:
    choice = asked("round:4 start:B handA:1236 handB:11 tableB:5 " + THIRD_CASTLE)
    assert str(choice.action) == "6"
    assert choice.reason.key == "reason-wins"


def test_it_does_not_give_the_opponent_the_last_castle() -> None:
    position = "round:4 start:B handA:1236 handB:1123 tableB:5 wonB:cc houses:c.m.m.m.m.m.c"
    assert does(position) == "6"


def test_it_leaves_a_dear_manor_to_take_a_good_medium() -> None:
    line = "line:10.4.5.1.8.9.3.6 houses:m.c.m.m.c.m.c.m.c"
    choice = asked(f"round:2 start:B handA:11234 handB:11123 tableB:5,4 {line}")
    assert str(choice.action) == "end"
    assert choice.reason.key == "reason-leave"


def test_it_stops_when_it_is_far_enough_ahead() -> None:
    choice = asked("round:4 handA:123 handB:1 tableA:6,5 tableB:3 played:1 " + THIRD_CASTLE)
    assert (str(choice.action), choice.reason.key) == ("end", "reason-ahead")


def test_it_plays_two_cards_where_one_alone_is_leaving() -> None:
    position = "round:4 start:B handA:116 handB:112 tableB:4,#14 " + THIRD_CASTLE
    state = ALL.parse_position(position)
    bot = make_bot("careful", ALL, 1)
    while state.actor == 0:
        state.apply(bot.choose(state.view(0), state.legal_actions()).action)
    assert state.round == 4
    assert state.total(0) > state.total(1)


@pytest.mark.parametrize(
    ("held", "cards"),
    [
        ("8", "tableA:2,2,4 tableB:5,4 handA:-"),
        ("12", "tableA:4 tableB:1,2,2 handA:-"),
        ("11", "tableA:4,1 tableB:5,1 handA:-"),
        ("29", "tableA:1,1,1 tableB:6,4 handA:-"),
    ],
)
def test_a_medium_is_played_where_it_turns_the_house(held: str, cards: str) -> None:
    choice = asked(f"round:4 start:B heldA:{held} handB:1 {cards} {THIRD_CASTLE}")
    assert (str(choice.action), choice.reason.key) == (f"#{held}", "reason-medium")


def test_a_truce_saves_a_house_that_would_lose_the_game() -> None:
    position = "round:4 start:B handA:1 heldA:27 handB:134 tableB:6 wonB:cc houses:c.m.m.m.m.m.c"
    assert does(position) == "#27"


def test_seeing_double_wants_a_ghost_first() -> None:
    assert does("round:4 start:B handA:5 heldA:16 handB:1 tableB:6 " + THIRD_CASTLE) == "5"
    with_ghost = "round:4 start:B handA:- heldA:16 handB:1 tableA:5 tableB:6 played:1 "
    assert does(with_ghost + THIRD_CASTLE) == "#16"


# Choices


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("ask:name#10 tableA:2,2,3,#10 tableB:6,4", "=2"),
        ("ask:name#17 tableA:2,3,4,#17 tableB:4,4,1", "=4"),
        ("ask:name#26 tableA:2,2,2,#26 tableB:4,4", "=2"),
        ("ask:banish#11 tableA:2,2,3,#11 tableB:6,4,#8", "off:6"),
        ("ask:banish#11 tableA:2,2,1,1,#11 tableB:3,#12", "off:#12"),
        ("ask:copy#16 tableA:1,6,#16 tableB:4,4,1", "copy:6"),
        ("ask:deck#19 tableA:4,#19 tableB:5 topA:6 topB:1", "top:A"),
        ("ask:search#2 tableA:1,#2 tableB:5", "deck:6"),
        ("ask:return#18 tableA:4,#18 tableB:3 pastA:1,6/2", "back:6"),
    ],
)
def test_a_choice_is_the_one_that_helps_most(position: str, answer: str) -> None:
    assert does(f"round:4 turn:A handA:1 handB:13 played:1 {position} {THIRD_CASTLE}") == answer


def test_it_pays_with_small_ghosts() -> None:
    cost = "round:4 ask:discard#21=2 handA:1146 handB:133 tableA:#21 tableB:5 played:1 "
    assert does(cost + THIRD_CASTLE) == "drop:1"


def test_it_takes_its_best_card_back() -> None:
    position = "round:4 ask:take-back#22 winners:???B handA:14 handB:133 tableA:1,6,#22 tableB:5,3"
    assert does(position + " houses:-.m.c.m.c.m.c") == "take:6"


def test_it_carries_its_best_card_on() -> None:
    position = "round:4 ask:carry#15 winners:???A handA:14 handB:133 tableA:1,6,#15 tableB:5"
    assert does(position + " houses:-.m.c.m.c.m.c") == "carry:6"


# Round 10


def test_what_works_on_round_10_only_is_placed_there() -> None:
    position = "round:6 ask:place start:B winners:?????B handA:1123 handB:133 heldA:7"
    assert does(position + " houses:-.m.c.m.c") == "place:#7"


def test_after_round_9_the_biggest_card_goes_to_round_10() -> None:
    position = "round:9 ask:place start:B winners:????????B handA:1125 handB:133 heldA:22.13"
    assert does(position + " hiddenA:11 hiddenB:22 houses:-.m") == "place:5"


def test_a_bonus_is_placed_beside_the_cards_it_helps() -> None:
    position = "round:9 ask:place start:B winners:????????B handA:12 handB:133 heldA:8"
    assert does(position + " hiddenA:2244 hiddenB:12344 houses:-.m") == "place:#8"


@pytest.mark.parametrize(
    ("position", "answer"),
    [
        ("ask:banish#11 tableA:4,4,#11! tableB:6,5,2", "off:6"),
        ("ask:name#10 tableA:4,4,#10!,1 tableB:6,5", "=4"),
        ("ask:family#20 tableA:4,4,#20! tableB:6,5,2 handA:56", "pick:A"),
        ("ask:copy#16 tableA:1,5,#16! tableB:6,3", "copy:5"),
    ],
)
def test_round_10_is_resolved_to_win_it(position: str, answer: str) -> None:
    cards = position if "handA" in position else f"{position} handA:12"
    assert does(f"round:10 {cards} handB:13 houses:c") == answer


def test_the_order_of_round_10_keeps_a_lead_safe_from_a_truce() -> None:
    """With fewer tokens it wins the round by the Ghost first, and then has to call the truce."""
    state = ALL.parse_position("round:10 tableA:2,#27,#11 tableB:2,6 houses:c wonA:mmm wonB:mm")
    assert isinstance(state, RestInPeaceState)
    bot = make_bot("careful", ALL, 1)
    while state.actor == 0:
        state.apply(bot.choose(state.view(0), state.legal_actions()).action)
    assert state.victor == 0
