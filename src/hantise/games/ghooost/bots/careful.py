"""Ghooost! by a few rules: shed what is hard to place, keep what plays again, press the next."""

from collections.abc import Sequence
from typing import Final

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.bots.sight import KIND, NOTHING, Play, Sight, sight
from hantise.games.ghooost.bots.worth import OUT, Judge, Weights
from hantise.games.ghooost.cards import KITTY, SKELETUM
from hantise.games.ghooost.views import GhooostView

PATIENCE: Final = 8
"""After so many actions without effect the bot begins to try something else."""
RESTLESS: Final = 28
"""After so many it tries anything that makes some sense."""
LIKELY_STUCK: Final = 0.5
ALWAYS_TOLD: Final = ("luck", "manor", "kitty")
"""What is its own reason, forced or not."""
THRIFTY: Final = Weights(scooty=-0.4, kitty=-0.4)


class CarefulBot(Bot):
    """Does what leaves itself the best cards and others the worst, as far as it can know."""

    id = "careful"
    level = 2

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        assert isinstance(view, GhooostView)
        assert isinstance(self.game, Ghooost)
        known = sight(view, self.game.options.deck)
        judge = Judge(known, self._weights(known.idle))
        values = [worth(judge, action) for action in legal]
        best = max(values)
        candidates = [index for index, value in enumerate(values) if value == best]
        action = legal[candidates[self.rng.below(len(candidates))]]
        forced = len(legal) == 1 and action.kind not in ALWAYS_TOLD
        return Choice(action, self.reason("forced" if forced else why(judge, action, best)))

    def _weights(self, idle: int) -> Weights:
        """Its own, or others by chance: players who never change their minds go round in circles.

        What goes round is a heap of cards that everybody throws at the next one. Fearless cards
        are the answer to it, so they are kept then.
        """
        unrest = min(1.5, max(0, idle - PATIENCE) / (RESTLESS - PATIENCE))
        if not unrest:
            return Weights()
        return Weights(*(weight * (1 + unrest * self._swing()) for weight in THRIFTY))

    def _swing(self) -> float:
        """Anything from -1 to 1."""
        return self.rng.below(2001) / 1000 - 1


def _play(action: Action) -> Play:
    if action.kind == "kitty":
        return Play(KITTY)
    fields = action.fields()
    return Play(KIND[str(fields["card"])], int(str(fields["count"])), int(str(fields["copies"])))


def worth(judge: Judge, action: Action) -> float:
    """What an action is worth to whoever judges."""
    if action.kind == "pass":
        return 0.0
    if action.kind == "take":
        return judge.taking()
    if action.kind in ("luck", "manor"):
        return judge.turning_up()
    return judge.playing(_play(action))


def why(judge: Judge, action: Action, worth: float) -> str:
    """The reason for an action that is worth so much."""
    if action.kind in ALWAYS_TOLD:
        return action.kind
    if action.kind == "pass":
        return "forced"
    if action.kind == "take":
        return "gather"
    return _why_played(judge.sight, judge, _play(action), worth)


def _why_played(known: Sight, judge: Judge, play: Play, worth: float) -> str:
    if worth >= OUT:
        return "out"
    heap = known.heap.after(play)
    if play.kind == SKELETUM:
        return "skeletum"
    if heap is NOTHING:
        return "quartet"
    if play.number + play.copies > 1:
        return "again"
    return "press" if judge.stuck(known.rivals[0], heap) >= LIKELY_STUCK else "shed"
