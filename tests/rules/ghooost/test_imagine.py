"""Imagined worlds are exactly as likely as the cards allow, and known cards stay where they are."""

from collections import Counter
from fractions import Fraction
from itertools import combinations
from typing import cast

import pytest

from hantise.core.laws import Effort, Report, Violation
from hantise.core.laws.explore import explore
from hantise.core.laws.odds import check_odds
from hantise.core.rng import Rng
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost import imagine as imagining
from hantise.games.ghooost.views import GhooostView
from tests.rules.ghooost.conftest import KINDS, Table, cards, written

A, B, C = range(3)
Hands = tuple[str, ...]


def imagined(table: Table, seat: int | None) -> dict[Hands, Fraction]:
    """How likely each world is when a seat (None: a spectator) imagines one."""
    view = table.view(seat)

    def world(rng: Rng) -> Hands:
        other = Table(table.game, table.game.world_of(view, rng))
        return tuple(other.hand(each) for each in range(table.game.players))

    found = explore(world, most_branches=100_000)
    assert found.unexplored == 0
    return cast(dict[Hands, Fraction], found.likelihood)


def counted(fixed: list[str], unseen: str, sizes: list[int]) -> dict[Hands, Fraction]:
    """Every way to lay single unseen cards beside those that are fixed in each hand."""
    ways: Counter[Hands] = Counter()

    def lay(hands: tuple[str, ...], left: list[str]) -> None:
        seat = len(hands)
        if seat == len(fixed):
            ways[hands] += 1
            return
        for chosen in combinations(range(len(left)), sizes[seat]):
            hand = cards(fixed[seat]) + [left[at] for at in chosen]
            rest = [card for at, card in enumerate(left) if at not in chosen]
            lay((*hands, written(hand)), rest)

    lay((), cards(unseen))
    return {hands: Fraction(number, ways.total()) for hands, number in ways.items()}


def test_the_unknown_part_of_a_hand_is_any_part_of_the_unseen_cards() -> None:
    table = Table.at(
        "2,9", "5*2,7", "5,X", manors=(1, 1, 0), pool="7,X", known=["2", "5", "-"], top="4"
    )
    assert imagined(table, A) == counted(["2,9", "5", ""], "5*2,7*2,X*2", [0, 2, 2])
    assert imagined(table, B) == counted(["2", "5*2,7", ""], "9,5,7,X*2", [1, 0, 2])
    assert imagined(table, None) == counted(["2", "5", ""], "9,5*2,7*2,X*2", [1, 2, 2])


def test_go_4_3_who_took_the_cemetery_is_known_to_hold_it() -> None:
    table = Table.at("2,9", "5*2,7", "8,X", top="4", cemetery="3,K").play("take")
    for seat in (B, C, None):
        for hands in imagined(table, seat):
            assert {"3", "4", "K"} <= set(cards(hands[A]))


def test_go_4_2_so_is_who_failed_to_have_luck() -> None:
    table = Table.at("2,9,9,13", "5*2,7*2", crypt=2, top="4", cemetery="K", pool="3")
    table.play("luck =3")
    assert table.known(A) == "3,4,K"
    for hands in imagined(table, B):
        assert {"3", "4", "K"} <= set(cards(hands[A]))


def test_go_5_4_and_who_passed() -> None:
    table = Table.at("X*2", "5*2,7", "8,9", manors=2, pool="8,9,5").play("pass")
    assert {hands[A] for hands in imagined(table, B)} == {"X*2"}


def test_known_cards_are_played_first() -> None:
    """A hand known to hold a 5 that plays one tells nothing more."""
    table = Table.at("5*2,9,9", "7*4", known=["5", "-"], manors=(1, 1), pool="2")
    table.play("5")
    assert table.known(A) == "-"
    table = Table.at("5*2,9,9", "7*4", known=["5,9", "-"], manors=(1, 1)).play("5*2")
    assert table.known(A) == "9"
    table = Table.at("5,9,X*2", "7*4", known=["X", "-"], manors=(1, 1)).play("5+X*2")
    assert table.known(A) == "-"


@pytest.mark.parametrize(
    ("hand", "known", "play", "ways"),
    [
        ("5*3,9", "-", "5", 3),
        ("5*3,9", "-", "5*2", 3),
        ("5*3,9", "5", "5", 1),
        ("5*3,9", "5", "5*2", 2),
        ("5*3,9", "5*3", "5*2", 1),
        ("5*2,X*2", "-", "5+X", 4),
        ("5*2,X*2", "X", "5+X", 2),
        ("K*3,9", "K", "K", 1),
        ("K*3,9", "-", "K", 3),
        ("K*3,9", "-", "9", 1),
    ],
)
def test_the_cards_that_a_play_may_have_been(hand: str, known: str, play: str, ways: int) -> None:
    table = Table.at(hand, "7*4", known=[known, "-"])
    assert table.state.copies(table.game.parse(play)) == ways


def walk(players: int, walks: int, **options: object) -> Report:
    report = Report()
    game = Ghooost(players, {"match": "single", **options})
    for seed in range(walks):
        check_odds(game, seed, report, Effort())
    return report


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("deck", ["2x4k", "4x2k"])
def test_worlds_have_their_exact_odds(players: int, deck: str) -> None:
    report = walk(players, 6 if players < 4 else 3, deck=deck)
    assert report.odds_checked > 50
    assert report.odds_unchecked == 0


def test_the_law_sees_it_if_known_cards_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a pass too: that is how a hidden X becomes known (GO-5.4)."""

    def own(view: GhooostView, seat: int) -> tuple[str, ...]:
        return view.private.hand if view.private is not None and seat == view.seat else ()

    monkeypatch.setattr(imagining, "_known", own)
    with pytest.raises(Violation) as caught:
        walk(2, 12)
    assert caught.value.law.name in ("worlds", "odds")


def test_the_law_sees_it_if_every_kind_is_as_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    def draw(unseen: list[int], number: int, rng: Rng) -> list[str]:
        drawn = []
        for _ in range(number):
            kinds = [kind for kind, left in enumerate(unseen) if left]
            kind = kinds[rng.below(len(kinds))]
            unseen[kind] -= 1
            drawn.append(KINDS[kind])
        return drawn

    monkeypatch.setattr(imagining, "_draw", draw)
    with pytest.raises(Violation) as caught:
        walk(2, 12)
    assert caught.value.law.name == "odds"
