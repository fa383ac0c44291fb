"""Imagined worlds are exactly as likely as the cards allow, with several opponents."""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from typing import cast

import pytest

from hantise.core.event import Event
from hantise.core.laws.belief import Belief, Observation
from hantise.core.laws.explore import explore
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.ghosts.state import GhostsState
from hantise.games.ghosts.views import GhostsView
from tests.rules.ghosts.conftest import Table, all_but, cards

A, B, C = range(3)
Hands = tuple[str, ...]
"""The hand of each seat, its cards in order."""


def hands_of(table: Table) -> Hands:
    return tuple(table.hand(seat) for seat in range(table.game.players))


def imagined(table: Table, seat: int | None) -> dict[Hands, Fraction]:
    """How likely each world is when a seat (None: a spectator) imagines one."""
    view = table.view(seat)

    def world(rng: Rng) -> Hands:
        return hands_of(Table(table.game, table.game.world_of(view, rng)))

    found = explore(world, most_branches=200_000)
    assert found.unexplored == 0
    return cast(dict[Hands, Fraction], found.likelihood)


def possible(table: Table, seat: int | None) -> dict[Hands, Fraction]:
    """Every way to lay the unseen cards, each card being one of its own, counted one by one."""
    view = table.view(seat)
    own = () if view.private is None else view.private.hand
    seen = "".join((*own, *view.recall.pile, *view.recall.gone))
    ways: Counter[Hands] = Counter()
    for hands in laid(cards(all_but(seen, mist=table.game.options.mist)), view, own):
        if all(allowed(view, other, hand) for other, hand in enumerate(hands)):
            ways[tuple(in_order(hand) for hand in hands)] += 1
    return {hands: Fraction(number, ways.total()) for hands, number in ways.items()}


def laid(
    unseen: list[str], view: GhostsView, own: tuple[str, ...], hands: tuple[list[str], ...] = ()
) -> Iterator[tuple[list[str], ...]]:
    """The hands of all seats, for every choice of single cards; the draw pile gets the rest."""
    seat = len(hands)
    if seat == len(view.public.hand_sizes):
        yield hands
    elif seat == view.seat:
        yield from laid(unseen, view, own, (*hands, list(own)))
    else:
        for chosen in combinations(range(len(unseen)), view.public.hand_sizes[seat]):
            rest = [card for at, card in enumerate(unseen) if at not in chosen]
            yield from laid(rest, view, own, (*hands, [unseen[at] for at in chosen]))


def allowed(view: GhostsView, seat: int, hand: list[str]) -> bool:
    """What the rules say of a hand: GH-3.6 of who opens, GH-2.3 of who has shown no ghost card."""
    opens = view.public.phase == "open" and view.public.turn == seat
    unshown = view.public.phase not in ("first", "deal") and not view.recall.plays[seat]
    return not (opens or unshown) or any(card != "M" for card in hand)


def in_order(hand: list[str]) -> str:
    return "".join(sorted(hand, key=lambda card: ("WKBRGYM".index(card[0]), card)))


# Eleven to thirteen cards are unseen by A; the last of a line are in the draw pile.
FULL_HANDS = {
    "all have shown a ghost card": (
        "1A play:A+ R2=2 R2 * W1W2W3K1K2:1:0:g/Y3Y3R1MM:1:0:g/Y3R1R1B2M:1:0:g",
        "MM",
    ),
    "B has not": (
        "1A play:A+ R2=2 R2 * W1W2W3K1K2:1:0:g/Y3R1MMM:1:0:-/Y3Y3R1R1M:1:0:g",
        "MM",
    ),
    "neither has B nor C": (
        "1A play:A+ R2=2 R2 * W1W2W3K1K2:1:0:g/Y3R1MMM:1:0:-/Y3R1MMM:1:0:-",
        "R1Y3",
    ),
    "B took the pile and opens": (
        "1A open:B+ - - * W1W2W3K1K2:1:0:g/Y3MMMM:2:1:g/Y3R1R1R1M:1:0:g",
        "MY3",
    ),
    "B opens the round": (
        "1B open:B+ - - * W1W2W3K1K2:1:0:-/Y3R1MMM:1:0:-/Y3R1MMM:1:0:-",
        "Y3R1",
    ),
    "B draws": (
        "1A draw:B+ R2=2 R2M * W1W2W3K1K2:1:0:g/Y3R1MM:1:0:-/Y3R1R1MM:1:0:g",
        "MY3",
    ),
    "A draws": (
        "1C draw:A- R2=2 R2 * W1W2W3K1:1:0:g/Y3R1MMM:1:0:-/Y3R1R1MM:1:0:g",
        "MY3",
    ),
    "C is dealt cards": (
        "1A deal:C+ - - * W1W2W3K1K2:1:0:-/Y3MMMM:1:0:-/R1M:1:0:-",
        "R1R1Y3Y3M",
    ),
}
NO_DRAW_PILE = {
    "all have shown a ghost card": "1A play:B+ R2=2 R2 * W1W2:1:0:g/Y3MM:1:0:g/R1M:1:0:g",
    "B and C have not": "1A play:B+ R2=2 R2 * W1W2:1:0:g/Y3MM:1:0:-/R1M:1:0:-",
    "B and C have not, few ghost cards": "1A play:B- R2=2 R2 * W1M:1:0:g/Y3MM:1:0:-/R1MM:1:0:-",
    "B took the pile and opens": "1A open:B- - - * W1W1:1:0:g/Y3MM:2:1:-/R1M:1:0:-",
    "A took the pile and opens": "1A open:A+ - - * W1MM:2:1:g/MM:1:0:g/R1M:1:0:-",
    "only one world is possible": "1A play:B+ R2=2 R2 * W1W1:1:0:g/Y3M:1:0:-/MM:1:0:g",
    "the game is over": "3A over:A+ R2=2 R2 * -:1:0:g/Y3MM:1:0:g/R1MM:1:0:g",
    "the game is over, B has shown none": "3A over:A+ R2=2 R2 * -:1:0:g/Y3MM:1:0:-/R1MM:1:0:g",
}


@pytest.mark.parametrize("name", FULL_HANDS)
def test_each_world_is_imagined_as_often_as_the_unseen_cards_allow(name: str) -> None:
    table = Table.at(*FULL_HANDS[name])
    worlds = imagined(table, A)
    assert worlds == possible(table, A)
    assert len(worlds) > 20


@pytest.mark.parametrize("name", NO_DRAW_PILE)
@pytest.mark.parametrize("seat", [A, B, C, None])
def test_each_world_is_imagined_as_often_as_the_last_cards_allow(
    name: str, seat: int | None
) -> None:
    table = Table.at(NO_DRAW_PILE[name])
    assert imagined(table, seat) == possible(table, seat)


def test_without_mists_any_card_may_be_anywhere() -> None:
    table = Table.at("1A play:A+ R2=2 R2 * W1W1:1:0:g/Y3Y3R1:1:0:-/R1K1:1:0:-", mist=False)
    for seat in (A, B, C, None):
        assert imagined(table, seat) == possible(table, seat)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(3))
def test_what_a_reader_knows_stays_as_it_is(players: int, seed: int) -> None:
    table, rng = Table.start(players, first="random"), Rng(seed)
    while table.actor != NOBODY:
        for _ in range(25):
            if table.actor != NOBODY:
                table.state.apply(table.state.choose(rng))
        for reader in (None, *range(players)):
            world = Table(table.game, table.game.world_of(table.view(reader), rng))
            assert world.view(reader) == table.view(reader)
            assert world.public == table.public
            assert world.recall == table.recall
            assert world.actor == table.actor
            assert world.state.census() == table.state.census()


def test_a_spectator_imagines_every_hand() -> None:
    table = Table.dealt("R1R1R1R2R2", "B1B1B1B2B2", "G1G1G1G2G2")
    worlds = [
        hands_of(Table(table.game, table.game.world_of(table.view(None), Rng(seed))))
        for seed in range(5)
    ]
    assert len(set(worlds)) == 5
    for seat in range(3):
        assert {len(cards(world[seat])) for world in worlds} == {5}
        assert len({world[seat] for world in worlds}) == 5


def test_a_seat_never_imagines_its_own_hand() -> None:
    table = Table.dealt("R1R1R1R2R2", "B1B1B1B2B2", "G1G1G1G2G2")
    worlds = [
        hands_of(Table(table.game, table.game.world_of(table.view(B), Rng(seed))))
        for seed in range(5)
    ]
    assert {world[B] for world in worlds} == {"B1B1B1B2B2"}
    assert len({world[A] for world in worlds}) == 5


def follow(start: str, deck: str, seat: int, moves: str) -> None:
    """Compare what a seat imagines with all that may have happened, wherever ``=`` stands."""
    table = Table.at(start, deck)
    belief = Belief(seat, table.state)
    for move in moves.split():
        if move == "=":
            assert imagined(table, seat) == believed(table, belief), table.position
            continue
        action, actor = table.game.parse(move), table.actor
        events: list[Event] = []
        table.state.apply(action, events)
        belief.follow(actor, action, Observation.of(seat, table.state, events))


def believed(table: Table, belief: Belief) -> dict[Hands, Fraction]:
    likelihood = belief.likelihood()
    worlds: dict[Hands, Fraction] = {}
    for key, world in belief.worlds.items():
        assert isinstance(world.state, GhostsState)
        hands = hands_of(Table(table.game, world.state))
        worlds[hands] = worlds.get(hands, Fraction(0)) + likelihood[key]
    return worlds


DEAL = {2: "1A deal:A+ - - * -:1:0:-/-:1:0:-", 3: "1A deal:A+ - - * -:1:0:-/-:1:0:-/-:1:0:-"}


@pytest.mark.parametrize("seat", [A, B])
def test_a_seat_believes_what_the_deal_and_the_play_allow(seat: int) -> None:
    hands = "+R1 +R1 +Y3 = +M +M +R1 +Y3 +Y3 +M +K2"
    moves = f"{hands} = R1 = +K2 = M = +K2 = M = Y3 = M ="
    follow(DEAL[2], "R1R1R1Y3Y3Y3K2K2K2MMM", seat, moves)


@pytest.mark.parametrize("seat", [A, B, C])
def test_a_seat_believes_the_same_of_several_others(seat: int) -> None:
    hands = "+R1 +R1 +R1 +Y3 +M +Y3 +Y3 +M +M +K2 +K2 +K2 +M +B1 +B1"
    follow(DEAL[3], "R1R1R1Y3Y3Y3K2K2K2B1B1B1MMMM", seat, f"{hands} R1 +B1 M B1 take Y3 =")


def test_gh_2_3_a_seat_remembers_that_five_mists_were_returned() -> None:
    """Who has had five Mists knows that the others were dealt the sixth at most."""
    hands = "+M +M +M +M +M +R1 +R1 +Y3 +Y3 +Y3 +R1 +M +M +M +M ="
    follow(DEAL[2], "R1R1R1Y3Y3Y3MMMMMM", A, hands)


def test_gh_2_3_a_ghost_card_drawn_later_is_not_the_one_that_was_dealt() -> None:
    """Who has played only Mists still holds a ghost card of the deal, not just one drawn since."""
    hands = "+R1 +R1 +Y3 +Y3 +K2 +R1 +M +M +M +K2"
    follow(DEAL[2], "R1R1R1Y3Y3Y3K2K2MMMMMM", A, f"{hands} R1 +M M = +Y3 =")


SIX_MISTS = "R1R1R1Y3Y3Y3MMMMMM"
FIVE = "+M +M +M +M +M"


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize("first", ["+R1 +R1 +Y3 +Y3 +Y3", "+R1 +R1 +Y3 +Y3 +M"])
@pytest.mark.parametrize("returns", [1, 2, 3])
def test_gh_2_3_the_more_often_five_mists_are_returned_the_less_likely_is_the_sixth_elsewhere(
    seat: int, first: str, returns: int
) -> None:
    """With all six in the draw pile there are six ways to draw five of them, otherwise one."""
    hands = f"{FIVE} {first} = {' '.join([FIVE] * (returns - 1))} +R1 = +M +M +M +M ="
    follow(DEAL[2], SIX_MISTS, seat, hands)


def played_on(start: str, deck: str, beginning: str, seed: int) -> str:
    """A beginning, and a round played on at random, with ``=`` after every action."""
    table, rng = Table.at(start, deck).play(beginning), Rng(seed)
    moves = [beginning]
    while table.public.round == 1:
        moves.append(str(table.state.choose(rng)))
        table.play(moves[-1])
    return " = ".join(moves)


DEALS = {
    "all Mists in the draw pile": f"{FIVE} +R1 +R1 +Y3 +Y3 +Y3 +R1 +M +M +M +M",
    "the sixth Mist with B": f"{FIVE} +R1 +R1 +Y3 +Y3 +M +R1 +Y3 +M +M +M",
    "five Mists with B": f"+R1 +R1 +Y3 +Y3 +M {FIVE} {FIVE} +R1 +M +M +M +M",
    "no return": "+R1 +R1 +Y3 +Y3 +Y3 +R1 +M +M +M +M",
}


@pytest.mark.parametrize("seat", [A, B])
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("deal", DEALS)
def test_gh_2_3_the_plays_tell_of_the_deal_to_the_end_of_the_round(
    seat: int, seed: int, deal: str
) -> None:
    follow(DEAL[2], SIX_MISTS, seat, played_on(DEAL[2], SIX_MISTS, DEALS[deal], seed))


@pytest.mark.parametrize("seat", [A, B, C])
def test_gh_2_3_a_return_tells_of_several_others(seat: int) -> None:
    hands = f"+R1 +R1 +R1 +Y3 +M {FIVE} +Y3 +Y3 +K2 +K2 +K2 +M +M +M +M +B1"
    follow(DEAL[3], "R1R1R1Y3Y3Y3K2K2K2B1B1MMMMMM", seat, f"{hands} R1 +B1 M +M Y3 M =")


@pytest.mark.parametrize("seat", [A, B])
def test_gh_2_3_five_mists_may_be_all_there_are(seat: int) -> None:
    """With the sixth out of the round, nobody else was dealt any."""
    hands = f"{FIVE} +R1 +R1 +Y3 +Y3 +Y3 +R1 +K2 +M +M +M ="
    follow(DEAL[2], "R1R1R1Y3Y3Y3K2MMMMM", seat, f"{hands} R1 = +M Y3 = +M M =")


def test_odds_beyond_any_generator_are_drawn() -> None:
    """After many plays the ways to have been dealt and to have drawn these are beyond 64 bits."""
    plays = "m" + "g" * 24
    gone = all_but("R1R1R1R2R2Y1Y2Y3Y3Y3", "MMMMM", "W1W2W3K1K2").replace("B3", "", 1)
    text = f"1A play:A+ B3=3 B3 {gone} W1W2W3K1K2:1:0:g/R1Y3MMM:1:0:{plays}"
    table = Table.at(text)
    assert table.position == text
    mists = 0
    for seed in range(300):
        world = Table(table.game, table.game.world_of(table.view(A), Rng(seed)))
        mists += world.hand(B).count("M")
    assert mists / 300 == pytest.approx(5 * 5 / 15, abs=0.3)  # five of fifteen unseen cards
