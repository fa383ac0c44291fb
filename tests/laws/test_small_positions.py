"""Ghosts dealt from few cards, with all six Mists: every hand of Mists that is possible occurs."""

import pytest

from hantise.core.laws import Effort, Report, Violation
from hantise.core.laws.odds import check_odds
from hantise.games.ghosts import Ghosts
from hantise.games.ghosts import imagine as imagining

WALKS = {2: 30, 3: 6}


def _walk(players: int) -> Report:
    report = Report()
    for seed in range(WALKS[players]):
        check_odds(Ghosts(players, {"rounds": 1}), seed, report, Effort())
    return report


@pytest.mark.parametrize("players", WALKS)
def test_worlds_have_their_exact_odds(players: int) -> None:
    report = _walk(players)
    assert report.odds_checked > 10 * WALKS[players]
    assert report.odds_checked > 10 * report.odds_unchecked


def test_all_six_mists_are_dealt_from() -> None:
    for players in WALKS:
        game = Ghosts(players)
        mists = [game.parse_position(text).deck >> 36 for text in game.small_positions()]
        assert max(mists) == 6


@pytest.mark.parametrize(("players", "forgotten"), [(3, "_opens"), (2, "_tells_of_deal")])
def test_half_of_what_is_known_of_a_hand_is_not_enough(
    players: int, forgotten: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imagining, forgotten, lambda *_: False)
    with pytest.raises(Violation) as caught:
        _walk(players)
    assert caught.value.law.name in ("worlds", "odds")
