"""The ghost of the MacGregors by looking ahead: all mix their ways, as far as it pays."""

from collections.abc import Sequence

from hantise.bots.bot import Choice
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.bots.guesses import minus
from hantise.games.castle.bots.mixing import drawn, thought
from hantise.games.castle.cards import LETTERS
from hantise.games.macgregor.bots.careful import CarefulBot, why
from hantise.games.macgregor.bots.outlook import OF_CAREFUL, OF_SKILLED, End, Outlook
from hantise.games.macgregor.bots.sight import Sight
from hantise.search import Budget


class SkilledBot(CarefulBot):
    """Solves the round to come as a game by itself; an iteration is one of regret matching."""

    id = "skilled"
    level = 3
    budget: Budget | None = Budget(500, 0.4)
    weights = OF_CAREFUL

    def __init__(self, game: Game, rng: Rng) -> None:
        super().__init__(game, rng)
        self._cards: tuple[int, ...] = ()
        """The way that the ghost is laying."""
        self._end: End | None = None
        """Where the runner is going."""

    def _thought(self, sight: Sight) -> Outlook:
        outlook = Outlook(sight, self.weights)
        assert self.budget is not None
        outlook.game.run(self.budget.iterations, self.budget.seconds, self.rng)
        return outlook

    # The ghost

    def _plan(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        """The next card of a way drawn from the mix, which is drawn when the first is laid."""
        assert sight.view.private is not None
        laid = tuple(LETTERS.index(card) for card in sight.view.private.plan)
        number = len(laid)
        chances: dict[CastleAction, float] = {}
        if not laid or self._cards[:number] != laid:
            outlook = self._thought(sight)
            ways = [way for way, plan in enumerate(outlook.plans) if plan.cards[:number] == laid]
            if not ways:
                return Choice(legal[-1], self.reason("lurk"))  # the cards laid lead nowhere
            mix, values = outlook.game.ghost.average(), outlook.game.ghost.values()
            chosen = ways[drawn([mix[way] for way in ways], self.rng)]
            self._cards = outlook.plans[chosen].cards
            for way in ways:
                action = _next(outlook.plans[way].cards, number, legal)
                chances[action] = max(values[way], chances.get(action, 0.0))
        action = _next(self._cards, number, legal)
        reason = self.reason("prowl" if action.kind == "plan" else "lurk")
        if not chances:
            return Choice(action, reason)
        line = [_card(card, legal) for card in self._cards[number + 1 :]]
        return Choice(action, reason, thought(action, chances, sight.players, tuple(line)))

    # A runner

    def _run(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        for action in legal:
            if _gets_out(sight, action):
                return Choice(action, self.reason("escape"))
        end, chances = self._end, dict[CastleAction, float]()
        if sight.view.public.moved == 0 or end is None or not _leading(sight, legal, end):
            outlook = self._thought(sight)
            mine = outlook.game.mine[0]
            end = self._end = outlook.ends[drawn(mine.average(), self.rng)]
            for other, value in zip(outlook.ends, mine.values(), strict=True):
                for action in _leading(sight, legal, other):
                    chances[action] = max(value, chances.get(action, 0.0))
        action = _leading(sight, legal, end)[0]
        reason = self.reason(why(sight, action))
        if not chances:
            return Choice(action, reason)
        return Choice(action, reason, thought(action, chances, sight.players))


def _card(card: int, legal: Sequence[CastleAction]) -> CastleAction:
    return next(action for action in legal if int(action.blazon) == card)


def _next(cards: Sequence[int], number: int, legal: Sequence[CastleAction]) -> CastleAction:
    """The card to lay after so many, or the seal."""
    return _card(cards[number], legal) if number < len(cards) else legal[-1]


def _gets_out(sight: Sight, action: CastleAction) -> bool:
    """Whether a turn that goes on like this can end outside."""
    if action.kind == "leave":
        return True
    if action.kind != "move":
        return False
    left = minus(sight.hand, int(action.key) % 3)
    return sight.ways.ends(int(action.place), left)[1]


def _leading(sight: Sight, legal: Sequence[CastleAction], end: End) -> list[CastleAction]:
    """The actions that lead to an end of the turn."""
    return [action for action in legal if _leads(sight, action, end)]


def _leads(sight: Sight, action: CastleAction, end: End) -> bool:
    if end.draws or action.kind == "take":
        return end.draws and action.kind == "take"
    goal = (end.room, end.hand)
    if action.kind == "end":
        return goal == (sight.room(sight.me), sight.hand)
    if action.kind != "move":
        return False
    place, left = int(action.place), minus(sight.hand, int(action.key) % 3)
    return goal == (place, left) or goal in sight.ways.ends(place, left)[0]


class MasterBot(SkilledBot):
    """Takes its time, and has learnt from games of its like."""

    id = "master"
    level = 4
    budget = Budget(10_000, 1.5)
    weights = OF_SKILLED
