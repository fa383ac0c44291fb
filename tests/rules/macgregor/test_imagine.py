"""Worlds that a seat holds possible are possible, and each as likely as it is."""

from collections import Counter

import pytest

from hantise.core.laws import Effort, Report, Violation
from hantise.core.laws.odds import check_odds
from hantise.core.rng import Rng
from hantise.games.castle import recall
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor import imagine as imagining
from tests.rules.macgregor.conftest import A, B, C, Table

A_TELLING_WALK = 22
"""The seed of a walk that comes by a deal which tells something."""


def walk(edition: str, seeds: range) -> Report:
    report = Report()
    for seed in seeds:
        check_odds(MacGregor(2, {"edition": edition}), seed, report, Effort())
    return report


@pytest.mark.parametrize("edition", ["2001", "2003"])
def test_worlds_have_their_exact_odds(edition: str) -> None:
    report = walk(edition, range(3))
    assert report.odds_checked > 10 * report.odds_unchecked


def test_forgetting_what_a_deal_tells_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(imagining, "_is_possible", lambda *_: True)
    with pytest.raises(Violation) as caught:
        walk("2003", range(A_TELLING_WALK, A_TELLING_WALK + 1))
    assert caught.value.law.name in ("worlds", "odds")


def imagined(table: Table, seat: int, of: int, number: int = 300) -> Counter[tuple[str, ...]]:
    found = Counter[tuple[str, ...]]()
    view = table.view(seat)
    for seed in range(number):
        world = table.game.world_of(view, Rng(seed))
        found[recall.hands_of(world.keys)[of]] += 1
    return found


def test_mg_3_9_handed_over_keys_are_certain_and_others_are_not() -> None:
    table = Table.at("3 plan:A A - - H - --:-:-:-/02:rL,bC:A1:-/02:gC:-:-")
    assert {hand[0] for hand in imagined(table, A, B)} == {"rL"}
    assert {hand[1] for hand in imagined(table, A, B)} == {"rC", "bC", "gC"}
    assert {hand[0] for hand in imagined(table, C, B)} == {"rL", "bL", "gL"}


def test_an_older_key_that_stayed_is_no_such_key() -> None:
    table = Table.at("3 move:B A L - H - --:-:-:-/02:gL,rL:-:-").play("rL>01")
    assert set(imagined(table, A, B)) == {("bL",), ("gL",)}


def test_after_a_shuffle_only_the_keys_of_the_hands_are_possible() -> None:
    table = Table.at("3 plan:A A - - H - --:-:-:-/02:rL@0:-:-/02:gL@0,bC:-:-")
    assert set(imagined(table, A, B)) == {("rL",), ("gL",)}
    assert {hand[1] for hand in imagined(table, A, C)} == {"rC", "bC", "gC"}
