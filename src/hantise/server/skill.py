"""What is believed of somebody's strength, and how a game changes it (openskill)."""

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
ZERO: Final = 1000
SCALE: Final = 40
"""A newcomer is shown with 1000; each certain point of skill is worth 40."""


def shown(mu: float, sigma: float) -> int:
    """What somebody's rating is at least, very probably: the number people see."""
    return round(ZERO + SCALE * (mu - 3 * sigma))


def uncertainty(sigma: float) -> int:
    """How far off the number may be."""
    return round(SCALE * sigma)


class Skill(msgspec.Struct, frozen=True):
    """What is believed of somebody's strength."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma


def after(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """What is believed after a game; equal ranks are ties."""
    teams = [[MODEL.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    results = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Skill(team[0].mu, team[0].sigma) for team in results]
