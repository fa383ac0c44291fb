"""Rounds, points and Boos that no match of Ghooost! can have (GO-7)."""

from hantise.games.ghooost.scoring import MOST_ROUNDS, TOO_MANY_BOOS
from hantise.games.ghooost.views import Public


def check_match(public: Public, bonus: int) -> str:
    """The key of what is wrong, or ""."""
    phase, over = public.phase, public.phase == "over"
    if (public.first is None) != (phase == "first"):
        return "position-first"
    if public.match == "single":
        return _check_single(public)
    if phase == "first" and public.round > 1:
        return "position-first-later"  # GO-2.2
    if over and not str(public.ending).startswith("match-"):
        return "position-ending-match"
    if public.round > MOST_ROUNDS:
        return "position-rounds"  # GO-7.3
    played = public.round if over else public.round - 1
    players = len(public.points)
    if sum(public.boos) != played or sum(public.points) != played * (players + bonus):
        return "position-points"  # GO-7.1
    return _check_lead(public)


def _check_single(public: Public) -> str:
    if public.phase == "over" and str(public.ending).startswith("match-"):
        return "position-ending-single"
    if public.round > 1 or any(public.points) or any(public.boos):
        return "position-single"  # GO-7.4
    return ""


def _check_lead(public: Public) -> str:
    """GO-7.3: a match goes on after a second Boo while the lead is shared, and only then."""
    over = public.phase == "over"
    boos = list(public.boos)
    decided = max(boos) >= TOO_MANY_BOOS
    if not decided:
        return "position-not-decided" if over else ""
    eligible = [
        points for points, count in zip(public.points, boos, strict=True) if count < TOO_MANY_BOOS
    ]
    tied = eligible.count(max(eligible, default=0)) != 1
    if not over:
        return "" if tied else "position-decided"
    boos[public.turn] -= 1
    was_tied = max(boos) >= TOO_MANY_BOOS
    right = "match-shared" if tied else "match-extended" if was_tied else "match-won"
    if public.ending != right or boos[public.turn] < 0:
        return "position-wrong-ending"
    return "position-wrong-ending" if tied and public.round < MOST_ROUNDS else ""
