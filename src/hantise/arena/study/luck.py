"""Luck against skill, from games in which the better of two bots sits at every seat of a deal in turn.

Each seat's return is taken apart: what is due to the better bot, what the deal gave to that seat
whoever sat there, and the rest, which is how play went from there.
"""

from collections.abc import Sequence
from math import ceil
from statistics import fmean, pvariance
from typing import Final

import msgspec

from hantise.arena.standings import Standings

SURE: Final = 1.645
"""So many standard errors apart: 19 times of 20."""
MOST: Final = 10_000


class Shares(msgspec.Struct, frozen=True):
    """Of the spread of the results: parts that add up to 1."""

    skill: float
    deal: float
    play: float


def shares(deals: Sequence[Sequence[Sequence[float]]]) -> Shares | None:
    """For each deal, for each game of it, the returns by seat; in game r the better bot sits at seat r.

    None if there is nothing to take apart. An analysis of variance: sums of squares less what the
    noise of the rest alone would give.

    >>> shares([[[1.0, -1.0], [-1.0, 1.0]]] * 20).skill > 0.99
    True
    >>> shares([[[1.0, -1.0], [1.0, -1.0]], [[-1.0, 1.0], [-1.0, 1.0]]] * 20).deal > 0.99
    True
    """
    seats = len(deals[0]) if deals else 0
    whole = sum(value**2 for deal in deals for game in deal for value in game)
    if len(deals) < 2 or whole == 0.0:
        return None
    better = fmean(game[seat] for deal in deals for seat, game in enumerate(deal))
    given = [[fmean(game[seat] for game in deal) for seat in range(seats)] for deal in deals]
    left = 0.0
    for deal, means in zip(deals, given, strict=True):
        for sitting, game in enumerate(deal):
            for seat, value in enumerate(game):
                due = better if seat == sitting else -better / (seats - 1)
                left += (value - due - means[seat]) ** 2
    noise = left / max(1, len(deals) * (seats - 1) ** 2 - 1)
    by_skill = len(deals) * seats * better**2 * seats / (seats - 1) - noise
    by_deal = seats * sum(mean**2 for means in given for mean in means)
    by_deal -= len(deals) * (seats - 1) * noise
    skill, deal_ = (min(1.0, max(0.0, part / whole)) for part in (by_skill, by_deal))
    return Shares(skill, min(deal_, 1 - skill), max(0.0, 1 - skill - deal_))


def deals_of(standings: Standings) -> list[list[tuple[float, ...]]]:
    """Of a match of two bots: by deal, the games in the order of the better bot's seat."""
    found: dict[int, list[tuple[int, tuple[float, ...]]]] = {}
    for task, played in standings.games():
        found.setdefault(task.deal, []).append((task.seats.index(0), played.returns))
    return [[returns for _, returns in sorted(games)] for games in found.values()]


def games_to_tell(scores: Sequence[float]) -> int | None:
    """After so many games the better one leads 19 times of 20; None if it may never, or takes ages.

    >>> games_to_tell([1.0, 1.0, 1.0, 0.0])
    9
    """
    if len(scores) < 2:
        return None
    ahead = fmean(scores) - 0.5
    if ahead <= 0:
        return None
    games = ceil(pvariance(scores) * (SURE / ahead) ** 2)
    return max(1, games) if games <= MOST else None


def scores_of(standings: Standings) -> list[float]:
    """The better bot's score in each game."""
    return [(1 + played.returns[task.seats.index(0)]) / 2 for task, played in standings.games()]
