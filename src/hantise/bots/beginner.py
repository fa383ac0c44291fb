"""Level 1 of any game: somebody who learnt it an hour ago, and overlooks things."""

from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Final, NamedTuple

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.core.view import View
from hantise.text import PRODUCT, Text

FEWEST: Final = 2
"""However little there is to see, it notices so much: it never plays just anything."""
WORLDS: Final = 3
"""What wins in so many imagined worlds is taken for a win."""
MOST_STATES: Final = 400
"""In each of them a turn is followed so far."""


class Idea(NamedTuple):
    """Something to do, what it looks worth at first sight, and why."""

    value: float
    action: Action
    why: str


class BeginnerBot(Bot):
    """Takes the best of the ideas that it notices; a win in this turn it never misses."""

    id = "beginner"
    level = 1
    notices: ClassVar[int]
    """Of 100 ideas, how many."""

    @abstractmethod
    def ideas(self, view: View, legal: Sequence[Action]) -> list[Idea]:
        """What there is to do, judged without a thought for what the others will answer."""

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        if len(legal) == 1:
            return Choice(legal[0], Text(PRODUCT, "reason-only"))
        winning = winning_action(self.game, view, legal, self.rng)
        if winning is not None:
            return Choice(winning, Text(PRODUCT, "reason-winning"))
        noticed = self._noticed(self.ideas(view, legal))
        best = max(idea.value for idea in noticed)
        among = [idea for idea in noticed if idea.value == best]
        chosen = among[self.rng.below(len(among))]
        return Choice(chosen.action, self.reason(chosen.why))

    def _noticed(self, ideas: list[Idea]) -> list[Idea]:
        number = min(len(ideas), max(FEWEST, round(len(ideas) * self.notices / 100)))
        return [ideas.pop(self.rng.below(len(ideas))) for _ in range(number)]


def winning_action(game: Game, view: View, legal: Sequence[Action], rng: Rng) -> Action | None:
    """The first action of a turn that wins the game at once, as far as its seat can know."""
    seat = view.actor
    worlds = [game.imagine(view, rng) for _ in range(WORLDS if game.about.hides else 1)]
    for action in legal:
        if all(_wins(world, action, seat, [1]) for world in worlds):
            return action  # at once, before long ways are followed
    hopeful = list(legal)
    for world in worlds:
        left = [MOST_STATES]
        hopeful = [action for action in hopeful if _wins(world, action, seat, left)]
    return hopeful[0] if hopeful else None


def _wins(state: State, action: Action, seat: int, left: list[int]) -> bool:
    """Whether a turn that begins like this can be gone on with to a win; chance has no part in it."""
    if left[0] <= 0:
        return False
    left[0] -= 1
    after = state.copy()
    after.perform(action, None)
    if after.actor == NOBODY:
        outcome = after.outcome()
        return outcome is not None and outcome.winners == (seat,)
    if after.actor != seat:
        return False
    return any(_wins(after, following, seat, left) for following in after.legal_actions())
