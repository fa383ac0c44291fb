"""Positions with as much on the table as random games get to, one for each phase of seat A."""

from collections.abc import Mapping
from typing import Any

import msgspec

from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State

GAMES_PLAYED = 12
MOST_STATES = 2_000


def crowded(game: str, players: int, options: Mapping[str, Any]) -> dict[str, State]:
    """By phase, the position that takes the most to tell somebody who sits at seat A."""
    found: dict[str, tuple[int, State]] = {}
    for seed in range(GAMES_PLAYED):
        rng = Rng(seed)
        state = find(game)(players, options=dict(options)).start()
        for _ in range(MOST_STATES):
            if state.actor == NOBODY:
                break
            if state.actor == 0:
                phase, weight = _weigh(state)
                if weight > found.get(phase, (0, state))[0]:
                    found[phase] = weight, state.copy()
            state.apply(state.choose(rng))
    return {phase: state for phase, (_, state) in sorted(found.items())}


def _weigh(state: State) -> tuple[str, int]:
    told = msgspec.json.encode(state.view(0))
    phase = msgspec.json.decode(told)["public"].get("phase", "")
    choices = sum(len(str(action)) + 1 for action in state.legal_actions())
    return str(phase), len(told) + choices
