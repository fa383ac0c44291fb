"""Drawing from a mix, without what is in it by chance alone; and what is expected of it."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeVar

from hantise.bots.bot import Alternative, Thought
from hantise.core.action import Action
from hantise.core.rng import Rng

A = TypeVar("A", bound=Action)

PARTS: Final = 1_000_000
LEAST: Final = 0.1
"""What is less likely than that, beside the likeliest, is never done."""
MOST_ALTERNATIVES: Final = 4


def drawn(mix: Sequence[float], rng: Rng) -> int:
    """An index, as likely as it is in a mix."""
    least = LEAST * max(mix)
    weights = [int(PARTS * chance) if chance >= least else 0 for chance in mix]
    return int(rng.weighted(weights))


def expected_return(chance: float, players: int) -> float:
    """What a chance to win means as the returns of an outcome: whoever loses is beaten by one."""
    return chance - (1 - chance) / (players - 1)


def thought(
    chosen: A, chances: Mapping[A, float], players: int, line: tuple[Action, ...] = ()
) -> Thought:
    """What is expected, by the chances to win that each action leads to."""
    others = sorted(
        (action for action in chances if action is not chosen),
        key=lambda action: -chances[action],
    )
    return Thought(
        expected_return(chances[chosen], players),
        line,
        tuple(
            Alternative(action, expected_return(chances[action], players))
            for action in others[:MOST_ALTERNATIVES]
        ),
    )
