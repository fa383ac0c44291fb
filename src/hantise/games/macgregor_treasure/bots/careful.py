"""The treasure of the MacGregors by a few rules: fetch what one remembers, end where it is safe."""

from collections.abc import Sequence
from typing import Final

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.castle.actions import CastleAction
from hantise.games.castle.board import NOWHERE
from hantise.games.castle.bots.guesses import minus
from hantise.games.castle.cards import LETTERS
from hantise.games.macgregor_treasure import MacGregorTreasure
from hantise.games.macgregor_treasure.bots.sight import Sight
from hantise.games.macgregor_treasure.bots.turn import Best, Stand, arrive, begin, best_from
from hantise.games.macgregor_treasure.bots.ways import ways_of
from hantise.games.macgregor_treasure.views import TreasureView

ALARMING: Final = 1.0
"""What one may lose by a visit of the ghost before the detector is used, in treasures."""
PARTS: Final = 1_000_000


class CarefulBot(Bot):
    """As a runner it weighs treasures against the ghost's reach; as the ghost it mixes its ways."""

    id = "careful"
    level = 2

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        assert isinstance(view, TreasureView)
        assert isinstance(self.game, MacGregorTreasure)
        sight = Sight(view, ways_of(self.game.options.castle))
        actions = [action for action in legal if isinstance(action, CastleAction)]
        match view.public.phase:
            case "lay":
                return self._lay(sight, actions)
            case "start":
                return self._start(sight, actions)
            case "plan":
                return self._plan(sight, actions)
            case "look":
                return self._look(sight, actions)
            case "discard":
                return self._discard(sight, actions)
            case "catch":
                prize = max(actions, key=lambda action: sight.prize(int(action.seat)))
                return Choice(prize, self.reason("prize"))
            case _:
                return self._run(sight, actions)

    # The ghost

    def _lay(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        """Treasures far from the runners, traps in their way."""
        seats = range(len(sight.public.rooms))
        runners = [sight.room(seat) for seat in seats if seat != sight.ghost]
        pawns = [room for room in runners if room != NOWHERE] or list(sight.castle.stairs)
        is_trap = sight.public.token == "trap"

        def far(action: CastleAction) -> float:
            return min(sight.ways.doors_between(room, int(action.place)) for room in pawns)

        distances = [far(action) for action in legal]
        best = min(distances) if is_trap else max(distances)
        chosen = [action for action, doors in zip(legal, distances, strict=True) if doors == best]
        action = chosen[self.rng.below(len(chosen))]
        return Choice(action, self.reason("bait" if is_trap else "far"))

    def _plan(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        """The next card of a way drawn from the mix, among those that begin as this one does."""
        assert sight.view.private is not None
        laid = tuple(LETTERS.index(card) for card in sight.view.private.plan)
        number = len(laid)
        chances: dict[int, float] = {}
        for plan, chance in zip(sight.plans, sight.mixed(), strict=True):
            if plan.cards[:number] == laid and len(plan.cards) > number:
                card = plan.cards[number]
                chances[card] = chances.get(card, 0.0) + chance
        by_card = {int(action.blazon): action for action in legal}
        cards = [card for card in chances if card in by_card]
        if legal[0].kind == "seal" or not cards:
            return Choice(legal[0], self.reason("lurk"))  # what follows a dead end does not matter
        weights = [max(1, int(PARTS * chances[card])) for card in cards]
        return Choice(by_card[cards[int(self.rng.weighted(weights))]], self.reason("prowl"))

    # A runner

    def _start(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        worth = [
            sum(0.5 ** sight.ways.doors_between(int(a.place), cave) for cave in sight.treasures)
            for a in legal
        ]
        best = [a for a, value in zip(legal, worth, strict=True) if value == max(worth)]
        return Choice(best[self.rng.below(len(best))], self.reason("stairs"))

    def _look(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        token = sight.view.recall.tokens[sight.public.rooms[sight.me]]
        kind, why = ("pass-by", "trap") if token == "trap" else ("turn", "treasure")
        action = next(action for action in legal if action.kind == kind)
        return Choice(action, self.reason(f"known-{why}"))

    def _discard(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        """Keep what leads furthest."""
        room = sight.room(sight.me)
        nothing: frozenset[int] = frozenset()
        worth = [
            sight.promise(room, minus(sight.hand, int(action.key) % 3), nothing, sight.found)
            for action in legal
        ]
        return Choice(legal[worth.index(max(worth))], self.reason("spare"))

    def _run(self, sight: Sight, legal: Sequence[CastleAction]) -> Choice:
        here = begin(sight)
        ways: list[tuple[Best, CastleAction]] = []
        detector: CastleAction | None = None
        for action in legal:
            if action.kind == "leave":
                return Choice(action, self.reason("escape"))
            if action.kind == "detector":
                detector = action
            elif action.kind == "end":
                ways.append((Best(sight.worth(*here), here), action))
            else:
                ways.append((best_from(sight, _after(sight, here, action)), action))
        worth = max(best.worth for best, _ in ways)
        candidates = [(best, action) for best, action in ways if best.worth == worth]
        best, action = candidates[self.rng.below(len(candidates))]
        if best.stand is None:
            return Choice(action, self.reason("escape"))
        if detector is not None and _is_alarming(sight, best.stand):
            return Choice(detector, self.reason("detect"))
        return Choice(action, self.reason(_why(best.stand, action)))


def _after(sight: Sight, here: Stand, action: CastleAction) -> Stand:
    """Where one stands after a key, the lamp or the pickaxe."""
    if action.kind == "move":
        left = here._replace(hand=minus(here.hand, int(action.key) % 3))
    else:
        left = here._replace(objects=here.objects - {action.kind})
    return arrive(sight, left, int(action.place))


def _is_alarming(sight: Sight, end: Stand) -> bool:
    """Whether the detector is worth its while: too much would be lost where the turn ends."""
    danger = sight.danger.get(end.room, 0.0) * sight.caution()
    return danger * sight.loss(sight.found + len(end.taken)) > ALARMING


def _why(end: Stand, action: CastleAction) -> str:
    if action.kind in ("lamp", "pickaxe"):
        return "tool"
    if action.kind == "end":
        return "hide"
    return "fetch" if end.taken else "approach"
