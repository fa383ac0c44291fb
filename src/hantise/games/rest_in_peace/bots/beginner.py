"""Rest in Peace as somebody plays it who learnt it an hour ago."""

from collections.abc import Iterator, Sequence

from hantise.bots import beginner
from hantise.bots.beginner import Idea
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.rest_in_peace.bots.bot import Thought
from hantise.games.rest_in_peace.bots.judge import Bundle, Judge
from hantise.games.rest_in_peace.bots.race import Race
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.table import Table
from hantise.games.rest_in_peace.views import RestInPeaceView


class HopefulJudge(Judge):
    """Sees what one Ghost alone can do, and takes every house for won in which its family is ahead."""

    def bundles(self, table: Table) -> Iterator[Bundle]:
        return (bundle for bundle in super().bundles(table) if len(bundle.ghosts) == 1)

    def holds(self, table: Table, lead: int, race: Race) -> float:
        return 1.0


class BeginnerBot(beginner.BeginnerBot):
    """Beats a total with one card if it notices such a card, and leaves the house otherwise."""

    notices = 50

    def ideas(self, view: View, legal: Sequence[Action]) -> list[Idea]:
        assert isinstance(view, RestInPeaceView)
        assert view.seat is not None
        world = self.game.imagine(view, self.rng)
        assert isinstance(world, RestInPeaceState)
        thought = Thought(HopefulJudge(view, view.seat), view.public.round)
        plans = thought.plans(world, 1) if view.public.phase == "play" else thought.answers(world)
        return [Idea(*plan) for plan in plans]
