"""Ghosts by a few rules: never take by choice, spend big cards early, keep what saves a turn."""

from collections.abc import Sequence

from hantise.bots.bot import Bot, Choice
from hantise.core.action import Action
from hantise.core.view import View
from hantise.games.ghosts.views import GhostsView

MIST_IS_KEPT = -10.0
TAKING_IS_LAST = -100.0


class CarefulBot(Bot):
    """Plays the card that leaves itself the most and the next player the least."""

    id = "careful"
    level = 2

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        assert isinstance(view, GhostsView)
        values = [self._value(view, action) for action in legal]
        best = max(values)
        candidates = [index for index, value in enumerate(values) if value == best]
        action = legal[candidates[self.rng.below(len(candidates))]]
        return Choice(action, self.reason(why(view, action)))

    def _value(self, view: GhostsView, action: Action) -> float:
        if action.kind == "take":
            return TAKING_IS_LAST
        if action.kind == "mist":
            return MIST_IS_KEPT
        assert view.private is not None
        card = action.notation
        colour, number = card[0], int(card[1])
        hand = view.private.hand
        degree = _degree_after(view, card)
        same_left = sum(other[0] == colour for other in hand) - 1
        # Big cards are the hardest to place later; a high degree stops the next player unless
        # they hold this colour; one's own cards of the colour answer if it comes back.
        return number + 0.5 * degree + 0.3 * same_left


def _degree_after(view: GhostsView, card: str) -> int:
    top, degree = view.public.top, view.public.degree
    if top is None:
        return int(card[1])
    return degree if top[0] == card[0] else degree + int(card[1])


def why(view: GhostsView, action: Action) -> str:
    """The reason for an action."""
    if action.kind in ("take", "mist"):
        return action.kind
    top = view.public.top
    if top is None:
        return "open"
    return "mirror" if top[0] == action.notation[0] else "frighten"
