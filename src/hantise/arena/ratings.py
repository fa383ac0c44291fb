"""How strong the bots are, all results taken together: one number each, with its interval.

Two seats: Bradley–Terry, the strengths under which the results are likeliest, in Elo points around
1500. More seats: Plackett–Luce on whole rankings, as the house rates people (openskill).
"""

from collections.abc import Iterable, Sequence
from math import log
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from openskill.models import PlackettLuce

from hantise.arena.standings import Game
from hantise.arena.statistics import Estimate, Z

AVERAGE: Final = 1500.0
ELO: Final = 400 / log(10)
"""Points of one unit on the logistic scale: 400 are ten to one."""
DOUBT: Final = 0.5
"""Each bot is taken to have drawn so many games with an average one: a sweep is not infinitely strong."""


class Result(NamedTuple):
    """Two bots and the score of the first, from 0 to 1."""

    one: int
    other: int
    score: float


def bradley_terry(bots: int, results: Iterable[Result]) -> list[Estimate]:
    """The bots' ratings.

    >>> strong, weak = bradley_terry(2, [Result(0, 1, 1.0)] * 75 + [Result(0, 1, 0.0)] * 25)
    >>> 180 < strong.mean - weak.mean < 195
    True
    """
    met, scored = np.zeros((bots, bots)), np.zeros((bots, bots))
    for one, other, score in results:
        met[one, other] += 1
        met[other, one] += 1
        scored[one, other] += score
        scored[other, one] += 1 - score
    strength = np.zeros(bots)
    information = np.eye(bots)
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        own = 1 / (1 + np.exp(-strength))
        slope = (scored - met * expected).sum(axis=1) + DOUBT * (0.5 - own)
        information = _information(met * expected * (1 - expected), own)
        step = np.linalg.solve(information, slope)
        strength += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-10:
            break
    strength -= strength.mean()
    centre = np.eye(bots) - 1 / bots
    spread = np.sqrt(np.diag(centre @ np.linalg.inv(information) @ centre.T))
    return [_elo(float(mean), float(error)) for mean, error in zip(strength, spread, strict=True)]


def _information(curvature: NDArray[np.float64], own: NDArray[np.float64]) -> NDArray[np.float64]:
    """How sharply the likelihood falls off around the best strengths."""
    diagonal = curvature.sum(axis=1) + DOUBT * own * (1 - own)
    return np.asarray(np.diag(diagonal) - curvature, dtype=np.float64)


def _elo(mean: float, error: float) -> Estimate:
    return Estimate(
        AVERAGE + ELO * mean, AVERAGE + ELO * (mean - Z * error), AVERAGE + ELO * (mean + Z * error)
    )


class Ranking(NamedTuple):
    """The bots at a table and their ranks, 1 the best; equal ranks are ties."""

    bots: tuple[int, ...]
    ranks: tuple[int, ...]


def plackett_luce(bots: int, rankings: Iterable[Ranking]) -> list[Estimate]:
    """The bots' ratings, game by game. A bot does not learn, so its strength does not drift.

    >>> strong, weak, weaker = plackett_luce(3, [Ranking((0, 1, 2), (1, 2, 3))] * 20)
    >>> strong.low > weak.high > weaker.high
    True
    """
    model = PlackettLuce(tau=0.0)
    believed = [(model.mu, model.sigma)] * bots
    for game in rankings:
        teams = [[model.rating(*believed[bot])] for bot in game.bots]
        rated = model.rate(teams, ranks=[float(rank) for rank in game.ranks])
        for bot in set(game.bots):
            seats = [seat for seat, who in enumerate(game.bots) if who == bot]
            news = [(rated[seat][0].mu, rated[seat][0].sigma) for seat in seats]
            believed[bot] = _together(believed[bot], news)
    return [Estimate(mu, mu - Z * sigma, mu + Z * sigma) for mu, sigma in believed]


def _together(
    before: tuple[float, float], news: Sequence[tuple[float, float]]
) -> tuple[float, float]:
    """What is believed of a bot that sat at several seats: what each seat taught, added up."""
    mu, sigma = before
    taught = sum(1 / new**2 - 1 / sigma**2 for _, new in news)
    return mu + sum(new - mu for new, _ in news), (1 / sigma**2 + taught) ** -0.5


def ratings(bots: int, players: int, games: Sequence[Game]) -> list[Estimate]:
    """The bots' ratings by the games of a tournament."""
    if players == 2:
        return bradley_terry(
            bots,
            (
                Result(task.seats[0], task.seats[1], (1 + played.returns[0]) / 2)
                for task, played in games
            ),
        )
    return plackett_luce(
        bots,
        (
            Ranking(task.seats, played.record.result.ranks)
            for task, played in sorted(games, key=lambda game: game.task.number)
            if played.record.result is not None
        ),
    )
