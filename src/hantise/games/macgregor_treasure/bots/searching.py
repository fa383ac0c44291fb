"""The treasure of the MacGregors by looking ahead to the end of the round, where all mix their ways."""

from collections.abc import Sequence
from math import exp
from typing import Final

import numpy as np
from numpy.typing import NDArray

from hantise.bots.bot import Choice
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import NOWHERE
from hantise.games.castle.bots.haunting import walked
from hantise.games.castle.bots.mixing import drawn, thought
from hantise.games.castle.cards import LETTERS
from hantise.games.macgregor_treasure.bots.careful import CarefulBot
from hantise.games.macgregor_treasure.bots.outlook import (
    OF_CAREFUL,
    OF_MORE,
    OF_TWO,
    OWN,
    Dangers,
    Judgement,
    Outlook,
)
from hantise.games.macgregor_treasure.bots.sight import Sight
from hantise.games.macgregor_treasure.reach import LAMP, PICKAXE, Reached
from hantise.search import Budget

CALM: Final = 0.01
"""How evenly a runner mixes its ways, in chances to win."""
WORTHWHILE: Final = 0.03
"""What the detector must bring, in chances to win."""


class SkilledBot(CarefulBot):
    """Solves the round to come as a game by itself; an iteration is one of regret matching."""

    id = "skilled"
    level = 3
    budget: Budget | None = Budget(500, 0.4)

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self._cards: tuple[int, ...] = ()
        """The way that the ghost is laying."""
        self._round = (-1, -1, -1)
        self._mix: list[float] = []
        """How the ghost mixes its ways in that round: it planned before anybody moved."""
        self._values: list[float] = []

    def judgement(self) -> Judgement:
        """What it thinks that places, keys and treasures are worth."""
        return OF_CAREFUL

    def _outlook(self, sight: Sight) -> Outlook:
        return Outlook(sight, self.judgement())

    def _mixed(self, outlook: Outlook) -> list[float]:
        """How likely the ghost takes each way."""
        sight = outlook.sight
        if sight.public.plan:
            return _certain(outlook)
        key = (sight.public.round, sight.ghost, sight.me)
        if self._round != key or len(self._mix) != len(outlook.plans):
            assert self.budget is not None
            game, number = outlook.round_game(), len(outlook.plans)
            self._round, self._mix = key, [1 / number] * number
            self._values = [0.0] * number
            if game is not None:
                game.run(self.budget.iterations, self.budget.seconds, self.rng)
                self._mix, self._values = game.ghost.average(), game.ghost.values()
        return self._mix

    # The ghost

    def _plan(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        """The next card of a way drawn from the mix, which is drawn when the first is laid."""
        assert sight.view.private is not None
        laid = tuple(LETTERS.index(card) for card in sight.view.private.plan)
        number = len(laid)
        if legal[0].kind == "seal":
            return Choice(legal[0], self.reason("lurk"))
        ways = [way for way, plan in enumerate(sight.plans) if plan.cards[:number] == laid]
        if ways and (not laid or self._cards[:number] != laid):
            mix = self._mixed(self._outlook(sight))
            self._cards = sight.plans[ways[drawn([mix[way] for way in ways], self.rng)]].cards
        if len(self._cards) <= number or self._cards[:number] != laid:
            return Choice(_dead_end(sight, laid, legal), self.reason("lurk"))
        by_card = {int(action.blazon): action for action in legal}
        action = by_card[self._cards[number]]
        reason = self.reason("prowl")
        if laid:
            return Choice(action, reason)
        chances: dict[CastleAction, float] = {}
        for plan, value in zip(sight.plans, self._values, strict=True):
            first = by_card[plan.cards[0]]
            chances[first] = max(value, chances.get(first, 0.0))
        line = tuple(by_card[card] for card in self._cards[1:])
        return Choice(action, reason, thought(action, chances, len(sight.public.rooms), line))

    # A runner

    def _run(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        outlook = self._outlook(sight)
        dangers = Dangers(outlook, self._mixed(outlook))
        chances: dict[CastleAction, float] = {}
        ends: dict[CastleAction, Reached] = {}
        known: NDArray[np.float64] = np.zeros(len(outlook.plans))
        for action in legal:
            if action.kind == "detector":
                continue
            reached = None if action.kind == "leave" else _reached(outlook, action)
            if reached is None:
                return Choice(action, self.reason("escape"))
            values = dangers.values([outlook.stop(sight.me, end) for end in reached])
            means = dangers.mix @ values
            best = int(np.argmax(means))
            chances[action], ends[action] = float(means[best]), reached[best]
            known = np.maximum(known, values.max(axis=1))
        top = max(chances.values())
        worth_knowing = float(dangers.mix @ known)
        for action in legal:
            if action.kind == "detector" and worth_knowing > top + WORTHWHILE:
                return Choice(action, self.reason("detect"))
        actions = list(chances)
        action = actions[drawn([exp((chances[a] - top) / CALM) for a in actions], self.rng)]
        reason = self.reason(_why(action, ends[action]))
        return Choice(action, reason, thought(action, chances, len(sight.public.rooms)))


def _certain(outlook: Outlook) -> list[float]:
    """The way that was turned up, as far as it leads."""
    cards = tuple(LETTERS.index(card) for card in outlook.sight.public.plan)
    fitting = [plan.cards for plan in outlook.plans if plan.cards == cards[: len(plan.cards)]]
    longest = max(fitting, key=len, default=())
    return [float(plan.cards == longest) for plan in outlook.plans]


def _dead_end(sight: Sight, laid: Sequence[int], legal: Sequence[CastleAction]) -> CastleAction:
    """A card that leads nowhere, if there is one: the walk is to end there."""
    place = walked(sight.castle, sight.shut, laid)
    nowhere = [card for card in legal if sight.castle.step(place, card.blazon) == NOWHERE]
    return (nowhere or list(legal))[0]


def _reached(outlook: Outlook, action: CastleAction) -> list[Reached] | None:
    """Where a turn can end that goes on like this; None is outside."""
    sight, reach = outlook.sight, outlook.reach
    here = outlook.start(sight.me, sight.hand)
    if action.kind == "end":
        return [Reached(sight.room(sight.me), reach.score(here, sight.found), here, 0)]
    if action.kind == "move":
        after = reach.use_key(here, int(action.key) % 3)
    else:
        after = reach.use_object(here, LAMP if action.kind == "lamp" else PICKAXE)
    return reach.best(reach.arrive(after, int(action.place)), sight.found, OWN)


def _why(action: CastleAction, end: Reached) -> str:
    if action.kind in ("lamp", "pickaxe"):
        return "tool"
    if action.kind == "end":
        return "hide"
    return "fetch" if end.found else "approach"


class MasterBot(SkilledBot):
    """Takes its time, and has learnt from games of its like."""

    id = "master"
    level = 4
    budget = Budget(10_000, 1.5)

    def judgement(self) -> Judgement:
        return OF_TWO if self.game.players == 2 else OF_MORE
