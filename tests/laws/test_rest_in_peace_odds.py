"""The last rounds of Rest in Peace with few cards: what is believed of hidden ones is exact."""

import pytest

from hantise.core.laws import Effort, Report, Violation
from hantise.core.laws.odds import check_odds
from hantise.games.rest_in_peace import RestInPeace
from hantise.games.rest_in_peace import imagine as imagining
from hantise.games.rest_in_peace.belief import FACE_DOWN, HAND, Ways, believe
from hantise.games.rest_in_peace.cards import size
from hantise.games.rest_in_peace.game import SMALL

WALKS = 12


class OnePosition(RestInPeace):
    """Rest in Peace with one small position only."""

    start_from: str

    def small_positions(self) -> tuple[str, ...]:
        return (self.start_from,)


def _walk(position: str) -> Report:
    game = OnePosition(2, {"mediums": "up-to-4"})
    game.start_from = position
    report = Report()
    for seed in range(WALKS):
        check_odds(game, seed, report, Effort())
    return report


@pytest.mark.parametrize("position", SMALL)
def test_worlds_have_their_exact_odds(position: str) -> None:
    report = _walk(position)
    assert report.odds_checked > 5 * WALKS
    assert report.odds_unchecked == 0


@pytest.mark.parametrize("position", SMALL)
def test_numbers_of_cards_alone_are_not_enough(
    position: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgetful(seen: tuple[int, ...], unseen: int) -> Ways:
        way = next(iter(believe(seen, unseen)))
        return believe((size(way & HAND) | size(way >> FACE_DOWN) << 8,), unseen)

    monkeypatch.setattr(imagining, "believe", forgetful)
    with pytest.raises(Violation) as caught:
        _walk(position)
    assert caught.value.law.name in ("worlds", "odds")
