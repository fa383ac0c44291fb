"""The ways a ghost can plan, and how it mixes them by where runners can be."""

import math
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from hantise.games.castle.board import NOWHERE, Castle

MOST_CARDS = 4


class Plan(NamedTuple):
    """Cards, as numbers of blazons, and the rooms they lead to."""

    cards: tuple[int, ...]
    rooms: tuple[int, ...]


@lru_cache(maxsize=8192)
def plans_from(castle: Castle, place: int, blazons: int) -> tuple[Plan, ...]:
    """All ways of one to four different cards that lead somewhere with every card."""
    return tuple(_extend(castle, place, blazons, (), ()))


def _extend(
    castle: Castle, place: int, blazons: int, cards: tuple[int, ...], rooms: tuple[int, ...]
) -> Iterator[Plan]:
    for blazon in range(blazons):
        room = int(castle.step(place, blazon))
        if room != NOWHERE and blazon not in cards:
            plan = Plan((*cards, blazon), (*rooms, room))
            yield plan
            if len(plan.cards) < MOST_CARDS:
                yield from _extend(castle, room, blazons, plan.cards, plan.rooms)


def prey_on(plan: Plan, prey: Mapping[int, float]) -> float:
    """What a way may catch; ``prey`` is how much there is to catch in each room."""
    return sum(prey.get(room, 0.0) for room in set(plan.rooms))


def mix(plans: Sequence[Plan], prey: Mapping[int, float], heat: float) -> list[float]:
    """How likely each way is: the better ones more, none for certain."""
    if not plans:
        return []
    worth = [prey_on(plan, prey) for plan in plans]
    best = max(worth)
    weights = [math.exp((value - best) / heat) for value in worth]
    total = sum(weights)
    return [weight / total for weight in weights]


def visits(plans: Sequence[Plan], chances: Sequence[float]) -> dict[int, float]:
    """How likely the ghost comes to each room."""
    found: dict[int, float] = {}
    for plan, chance in zip(plans, chances, strict=True):
        for room in set(plan.rooms):
            found[room] = found.get(room, 0.0) + chance
    return found
