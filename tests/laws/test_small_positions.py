"""Ghosts from draw piles with all six Mists, where a hand of Mists is seldom possible (GH-3.6)."""

from collections.abc import Callable

import pytest

from hantise.core.laws import Effort, Report, Violation
from hantise.core.laws.odds import check_odds
from hantise.games.ghosts import Ghosts
from hantise.games.ghosts import imagine as imagining
from hantise.games.ghosts.cards import NAMES
from hantise.games.ghosts.views import GhostsView

DRAW_PILES = {
    2: "R1 R1 R2 Y2 Y3 Y3 M M M M M M",
    3: "R1 R1 R2 R2 R2 Y2 Y3 Y3 Y3 M M M M M M",
}
WALKS = 6


class MistyGhosts(Ghosts):
    """One round, dealt from few cards; all others are out of it."""

    def small_positions(self) -> tuple[str, ...]:
        gone = [*NAMES[:-1], *NAMES[:-1], *NAMES[:-1], *"MMMMMM"]
        for card in DRAW_PILES[self.players].split():
            gone.remove(card)
        seats = "/".join(["-:1:0:-"] * self.players)
        return (f"1A deal:A+ - - {''.join(gone)} {seats}",)


def _walk(players: int) -> Report:
    report = Report()
    for seed in range(WALKS):
        check_odds(MistyGhosts(players, {"rounds": 1}), seed, report, Effort())
    return report


@pytest.mark.parametrize("players", DRAW_PILES)
def test_worlds_with_all_mists_have_their_exact_odds(players: int) -> None:
    report = _walk(players)
    assert report.odds_checked > 10 * WALKS
    assert report.odds_checked > report.odds_unchecked


def _opens(view: GhostsView, seat: int) -> bool:
    return view.public.phase == "open" and view.public.turn == seat


def _has_shown_none(view: GhostsView, seat: int) -> bool:
    return view.public.phase in ("open", "play", "draw") and seat not in view.recall.shown


@pytest.mark.parametrize("known", [_opens, _has_shown_none])
def test_half_of_what_is_known_of_a_hand_is_not_enough(
    known: Callable[[GhostsView, int], bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(imagining, "_needs_ghost", known)
    with pytest.raises(Violation) as caught:
        _walk(3)
    assert caught.value.law.name in ("worlds", "odds")
