"""The ghost of the MacGregors by a few rules: run where the ghost will hardly come, haunt in turn."""

import math
from collections.abc import Sequence
from typing import Final

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.bots.guesses import minus
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor.bots.sight import Sight
from hantise.games.macgregor.bots.ways import ways_of
from hantise.games.macgregor.views import MacGregorView

CALM: Final = 0.002
"""How evenly a runner mixes its ways; little, but a runner of whom all is known is caught."""
PARTS: Final = 1_000_000


class CarefulBot(Bot):
    """As a runner it weighs the way out against the ghost's reach; as the ghost it mixes its ways."""

    id = "careful"
    level = 2

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        assert isinstance(view, MacGregorView)
        assert isinstance(self.game, MacGregor)
        sight = Sight(view, ways_of(self.game.options.castle))
        actions = [action for action in legal if isinstance(action, CastleAction)]
        match view.public.phase:
            case "plan":
                return self._plan(sight, actions)
            case "discard":
                return self._discard(sight, actions)
            case "catch":
                prize = min(actions, key=lambda action: sight.turns_of(int(action.seat)))
                return Choice(prize, self.reason("prize"))
            case _:
                return self._run(sight, actions)

    def _drawn(self, weights: Sequence[float]) -> int:
        return int(self.rng.weighted([max(1, int(PARTS * weight)) for weight in weights]))

    # The ghost

    def _plan(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        """The next card of a way drawn from the mix, among those that begin as this one does."""
        assert sight.view.private is not None
        laid = tuple("LCTXH".index(card) for card in sight.view.private.plan)
        number = len(laid)
        chances: dict[int, float] = {}
        for plan, chance in zip(sight.plans, sight.mixed(), strict=True):
            if plan.cards[:number] == laid:
                card = plan.cards[number] if len(plan.cards) > number else -1
                chances[card] = chances.get(card, 0.0) + chance
        by_card = {int(action.blazon): action for action in legal}
        cards = [card for card in chances if card in by_card]
        if not cards:
            return Choice(legal[-1], self.reason("lurk"))  # the cards laid lead nowhere
        action = by_card[cards[self._drawn([chances[card] for card in cards])]]
        return Choice(action, self.reason("prowl" if action.kind == "plan" else "lurk"))

    # A runner

    def _run(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        room, hand, ways = sight.room(sight.me), sight.hand, sight.ways
        for action in legal:
            if action.kind == "leave":
                return Choice(action, self.reason("escape"))
        # Who stays may as well draw: players who never do would wait for each other for ever.
        legal = [action for action in legal if action.kind != "stay"]
        worth: list[float] = []
        for action in legal:
            if action.kind == "move":
                left = minus(hand, int(action.key) % 3)
                place = int(action.place)
                ends, is_out = ways.ends(place, left)
                if is_out:
                    return Choice(action, self.reason("escape"))
                worth.append(max(sight.worth(*end) for end in {(place, left), *ends}))
            else:
                draws = action.kind == "take"
                worth.append(sight.worth(room, hand, draws=draws))
        best = max(worth)
        index = self._drawn([math.exp((value - best) / CALM) for value in worth])
        return Choice(legal[index], self.reason(why(sight, legal[index])))

    def _discard(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        room = sight.room(sight.me)
        turns = [sight.ways.turns(room, minus(sight.hand, int(action.key) % 3)) for action in legal]
        return Choice(legal[turns.index(min(turns))], self.reason("spare"))


def why(sight: Sight, action: CastleAction) -> str:
    """What an action of a runner is good for, in a word."""
    room = sight.room(sight.me)
    if action.kind in ("take", "stay"):
        return "collect"
    if action.kind == "end":
        return "hide"
    left = minus(sight.hand, int(action.key) % 3)
    nearer = sight.ways.turns(int(action.place), left) < sight.ways.turns(room, sight.hand)
    return "approach" if nearer else "hide"
