"""What a bot tells a person who asks what to do."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from hantise.bots.bot import Alternative
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.core.view import View
from hantise.text import Text

WORLDS: Final = 8
"""In so many imagined worlds a line is tried."""


class Step(NamedTuple):
    """An action of a line and who takes it: a seat, or CHANCE."""

    actor: int
    action: Action


class Expectation(NamedTuple):
    """A bot's thought, with everybody named who acts in its line."""

    value: float
    line: Sequence[Step]
    alternatives: Sequence[Alternative]


class Advice(NamedTuple):
    """What a bot would do, why in a word, and what it expects, if it looks ahead."""

    action: Action
    reason: Text
    expectation: Expectation | None = None


def line_with_actors(game: Game, view: View, line: Sequence[Action]) -> tuple[Step, ...]:
    """Who does what in a line that a bot sees from a view: as far as it can happen in some world."""
    longest: tuple[Step, ...] = ()
    for seed in range(WORLDS):
        world, steps = game.imagine(view, Rng(seed)), list[Step]()
        for action in line:
            if world.actor == NOBODY or not world.is_legal(action):
                break
            steps.append(Step(int(world.actor), action))
            world.perform(action, None)
        if len(steps) > len(longest):
            longest = tuple(steps)
        if len(longest) == len(line):
            break
    return longest
