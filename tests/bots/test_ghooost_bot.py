"""The careful bot of Ghooost!: what it does in positions where one thing is clearly right."""

from collections import Counter

import pytest

from hantise.bots import make_bot
from hantise.bots.bot import Choice
from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.cards import NAMES
from hantise.games.ghooost.events import RoundOver
from hantise.games.ghooost.notation import write_multiset

ALL = [name for name in NAMES[:14] for _ in range(4)] + ["X"] * 2 + ["K"] * 4


def cards(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def position(top: str, cemetery: str, *seats: tuple[str, str, int], crypt: int = 0) -> str:
    """A to act; seats have hand, known cards and size of the Manor; what is over is discarded."""
    rest = ALL.copy()
    for held in (cemetery, *(hand for hand, _, _ in seats)):
        for card in cards(held):
            rest.remove(card)
    hidden = crypt + sum(manor for _, _, manor in seats)
    gone = write_multiset(rest[: len(rest) - hidden])
    hands = "/".join(
        f"{write_multiset(cards(hand))}:{write_multiset(cards(known))}:{manor}:0:0"
        for hand, known, manor in seats
    )
    pile = write_multiset(cards(cemetery))
    return f"1A turn:A+ {top} {pile} {gone} {crypt} 0:0:40 {hands} -"


def choice(text: str, players: int = 2) -> Choice:
    game = Ghooost(players, {"match": "single"})
    state = game.parse_position(text)
    bot = make_bot("careful", game, seed=1)
    return bot.choose(state.view(0), state.legal_actions())


def test_it_gets_out_when_it_can() -> None:
    found = choice(position("5", "5", ("6,6", "-", 0), ("9,10", "-", 3)))
    assert (str(found.action), found.reason.key) == ("6*2", "reason-out")


def test_it_sees_a_chain_of_plays_that_gets_it_out() -> None:
    text = position("2", "2", ("4,4,6,6,13", "-", 0), ("5,9,10", "-", 3))
    assert str(choice(text).action) in ("4*2", "6*2")
    text = position("2", "2", ("4,4,13", "-", 0), ("5,9,10", "-", 3))
    assert str(choice(text).action) == "4*2", "the 13 would end the turn"


def test_it_plays_miss_copy_with_her_last_partner() -> None:
    text = position("4", "4", ("6,X", "-", 2), ("5,9,10", "-", 3))
    assert str(choice(text).action) == "6+X"


def test_before_midnight_it_sheds_a_low_card_and_keeps_a_high_one() -> None:
    text = position("-", "-", ("2,9,13,14", "-", 12), ("3,6,8,9", "-", 12), crypt=20)
    assert str(choice(text).action) == "2"


def test_before_midnight_it_takes_what_makes_a_quartet() -> None:
    text = position("13", "9,9,9,13", ("4,9,13,13", "-", 12), ("3,6,8,10", "-", 12), crypt=20)
    found = choice(text)
    assert (str(found.action), found.reason.key) == ("take", "reason-gather")


def test_it_plays_a_quartet_rather_than_take_a_heap() -> None:
    heap = "2,2,4,4,6,8,13"
    text = position("13", heap, ("5,5,5,5,7", "-", 2), ("3,9,10", "-", 3))
    found = choice(text)
    assert (str(found.action), found.reason.key) == ("5*4", "reason-quartet")


def test_known_holdings_count() -> None:
    """The same table, but B is known to hold the only cards that beat a 13."""
    beaten = ("2,7,8", "2,7,8", 3)
    armed = ("2,7,14", "2,7,14", 3)
    hand = ("9,13", "-", 2)
    press = choice(position("8", "4,6,8", hand, beaten))
    assert press.reason.key == "reason-press"
    calm = choice(position("8", "4,6,8", hand, armed))
    assert calm.reason.key == "reason-shed"


def test_with_an_empty_hand_it_turns_up_its_manor_on_a_low_card() -> None:
    text = position("2", "2", ("-", "-", 3), ("5,9,10", "-", 3))
    found = choice(text)
    assert (str(found.action), found.reason.key) == ("manor", "reason-manor")


def test_what_is_forced_is_called_so() -> None:
    text = position("14", "14", ("2,5", "-", 3), ("5,9,10", "-", 3))
    found = choice(text)
    assert (str(found.action), found.reason.key) == ("take", "reason-forced")


@pytest.mark.parametrize("players", [3, 5])
def test_it_wins_matches_against_several_random_players(players: int) -> None:
    game = Ghooost(players)
    won = 0
    for seed in range(6):
        seat = seed % players
        state, rng = game.start(), Rng(seed)
        bot = make_bot("careful", game, seed)
        while state.actor != NOBODY:
            if state.actor == seat:
                state.apply(bot.choose(state.view(seat), state.legal_actions()).action)
            else:
                state.apply(state.choose(rng))
        outcome = state.outcome()
        assert outcome is not None
        won += outcome.winners == (seat,)
    assert won >= 5


def ends(players: int, rounds: int) -> Counter[str]:
    """How rounds between careful bots end."""
    game = Ghooost(players, {"match": "single"})
    found: Counter[str] = Counter()
    for seed in range(rounds):
        state, rng = game.start(), Rng(seed)
        bots = [make_bot("careful", game, 100 * seed + seat) for seat in range(players)]
        while state.actor != NOBODY:
            told: list[Event] = []
            if state.actor == CHANCE:
                state.apply(state.choose(rng), told)
            else:
                bot = bots[state.actor]
                state.apply(bot.choose(state.view(state.actor), state.legal_actions()).action, told)
            found.update(event.reason for event in told if isinstance(event, RoundOver))
    return found


@pytest.mark.parametrize(("players", "rounds"), [(2, 10), (4, 6)])
def test_rounds_between_careful_bots_mostly_end_with_a_loser(players: int, rounds: int) -> None:
    found = ends(players, rounds)
    assert found.total() == rounds
    assert found["last-left"] > rounds / 2
