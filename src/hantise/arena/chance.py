"""Chance that is the same for all who play the same deal, whichever seat they sit in.

A pile is a multiset and a deal has no order, so there is no order to share. Instead each draw has a
name (what kind of draw, for which seat, how many such draws before) and each card that may be
drawn has a number that depends on the deal, that name and the card alone. The least number, divided
by the card's weight, is drawn: every card is as likely as its weight says, and two games of one deal
draw alike wherever both can, even after they have gone different ways.
"""

from collections import Counter
from hashlib import blake2b
from math import log

from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.state import State

DRAWS = 1 << 64


class SharedChance:
    """What chance does in one game of a deal."""

    def __init__(self, seed: int, deal: int) -> None:
        self._deal = f"{seed}/{deal}"
        self._draws: Counter[str] = Counter()

    def draw(self, state: State) -> Action:
        """What chance does now."""
        legal = state.legal_actions()
        kind = _kind_of_draw(state, legal[0])
        draw = f"{self._deal}/{kind}/{self._draws[kind]}"
        self._draws[kind] += 1
        if len(legal) == 1:
            return legal[0]
        waits = [
            -log(_uniform(f"{draw}/{action}")) / weight
            for action, weight in zip(legal, state.weights(), strict=True)
        ]
        return legal[waits.index(min(waits))]


def _kind_of_draw(state: State, action: Action) -> str:
    """What is drawn and for which seat, as the event of a draw tells it."""
    events: list[Event] = []
    state.copy().perform(action, events)
    if not events:
        return action.kind
    seat = "" if action.fields().get("seat") is not None else getattr(events[0], "seat", "")
    return f"{type(events[0]).__name__}/{seat}"


def _uniform(name: str) -> float:
    """A number in (0, 1) that depends on the name alone."""
    number = int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big")
    return (number + 0.5) / DRAWS
