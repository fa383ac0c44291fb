"""Why an action of Ghooost! is not legal."""

from typing import TYPE_CHECKING

from hantise.core.action import Action
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghooost.actions import (
    COPY_ALONE,
    DRAW,
    FIRST,
    KITTY_PLAY,
    KITTY_WITH_OTHERS,
    LUCK,
    MANOR,
    PLAY,
    TAKE,
    TURN_UP,
    CardAction,
)
from hantise.games.ghooost.cards import CERBERUS, COPY, IGOR, NAMES, count_of
from hantise.text import Text

if TYPE_CHECKING:
    from hantise.games.ghooost.legal import GhooostTable


def objection(state: "GhooostTable", action: Action) -> Text:
    """For an action that is not legal now."""
    key, fields = _objection(state, action)
    return Text("ghooost", key, fields)


def _objection(state: "GhooostTable", action: Action) -> tuple[str, dict[str, object]]:
    if not isinstance(action, CardAction):
        return "illegal-other-game", {}
    if state.actor == NOBODY:
        return "illegal-over", {}
    by_chance = action.verb in (DRAW, TURN_UP, FIRST)
    if state.actor == CHANCE:
        # Never more: what is left in Crypt and Manors is nobody's to know.
        return ("illegal-chance" if by_chance else "illegal-wait-for-chance"), {}
    if by_chance:
        return "illegal-not-chance", {}
    if action.verb == PLAY:
        return _objection_to_play(state, action)
    return _objection_to_other(state, action), {}


def _objection_to_play(state: "GhooostTable", action: CardAction) -> tuple[str, dict[str, object]]:
    hand = state.hands[state.turn]
    card, held = NAMES[action.card], int(count_of(hand, action.card))
    if held < action.count:
        return "illegal-not-in-hand", {"card": card, "count": int(action.count), "held": held}
    held = int(count_of(hand, COPY))
    if held < action.copies:
        return "illegal-no-copy", {"copies": int(action.copies), "held": held}
    fields: dict[str, object] = {"card": card, "top": NAMES[state.top]}
    too_low = action.card < state.top
    return (
        "illegal-too-low" if too_low or state.top not in (CERBERUS, IGOR) else "illegal-scary"
    ), fields


def _objection_to_other(state: "GhooostTable", action: CardAction) -> str:
    if action is COPY_ALONE:
        return "illegal-copy-alone"
    if action is KITTY_WITH_OTHERS:
        return "illegal-kitty-with-others"
    if action.verb == KITTY_PLAY:
        return "illegal-no-kitty"
    if action.verb == LUCK:
        return "illegal-luck-after-midnight"
    if action.verb == TAKE:
        return "illegal-nothing-to-take"
    before_midnight = state.crypt_size > 0
    if action.verb == MANOR:
        return "illegal-manor-before-midnight" if before_midnight else "illegal-manor-with-hand"
    return "illegal-pass-before-midnight" if before_midnight else "illegal-pass"
