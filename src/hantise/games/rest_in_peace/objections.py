"""Why an action of Rest in Peace is not legal now, with the rule."""

from typing import Final

from hantise.core.action import Action
from hantise.core.state import CHANCE
from hantise.games.rest_in_peace import actions as verbs
from hantise.games.rest_in_peace.actions import CardAction
from hantise.games.rest_in_peace.cards import count_of, size
from hantise.games.rest_in_peace.mediums import BASE
from hantise.games.rest_in_peace.table import (
    BANISHING,
    CARRYING,
    COPYING,
    DECKING,
    DISCARDING,
    NAMING,
    OVER,
    PICKING_FAMILY,
    PLACING,
    PLAYING,
    RESOLVING,
    RETURNING,
    SEARCHING,
    SWAPPING,
    TAKING_BACK,
    Table,
)
from hantise.games.rest_in_peace.view_builder import PHASES
from hantise.text import Text

ASKED_IN: Final = {
    verbs.PLAY: PLAYING,
    verbs.MEDIUM: PLAYING,
    verbs.END: PLAYING,
    verbs.STUMBLE: PLAYING,
    verbs.SEARCH: SEARCHING,
    verbs.NAME: NAMING,
    verbs.BANISH: BANISHING,
    verbs.COPY: COPYING,
    verbs.RETURN: RETURNING,
    verbs.DECK: DECKING,
    verbs.FAMILY: PICKING_FAMILY,
    verbs.DISCARD: DISCARDING,
    verbs.SWAP: SWAPPING,
    verbs.TAKE_BACK: TAKING_BACK,
    verbs.CARRY: CARRYING,
    verbs.PLACE: PLACING,
    verbs.RESOLVE: RESOLVING,
}
"""In which phase a family may be asked for it."""
REFUSALS: Final = {
    BANISHING: "illegal-no-target",
    COPYING: "illegal-no-copy",
    RETURNING: "illegal-no-return",
    DECKING: "illegal-empty-deck",
    PICKING_FAMILY: "illegal-empty-hand",
    DISCARDING: "illegal-no-discard",
    NAMING: "illegal-same-value",
    TAKING_BACK: "illegal-no-take-back",
    CARRYING: "illegal-no-carry",
    PLACING: "illegal-no-place",
    RESOLVING: "illegal-no-resolve",
}
"""What is wrong with an answer that is asked for but not possible."""


def objection(state: Table, action: Action) -> Text:
    """What speaks against an action that is not legal."""
    key = _key(state, action)
    fields: dict[str, object] = dict(action.fields())
    if key == "illegal-answer-first":
        fields["phase"] = PHASES[state.phase]
        fields["asking"] = int(state.asking)
    if key == "illegal-banned-medium" and isinstance(action, CardAction):
        fields["value"] = BASE[action.medium]
    return Text("rest-in-peace", key, fields)


def _key(state: Table, action: Action) -> str:
    if not isinstance(action, CardAction):
        return "illegal-other-game"
    if state.phase == OVER:
        return "illegal-over"
    asked_in = ASKED_IN.get(action.verb)
    if state.actor == CHANCE:
        # Never more: what chance can turn up is nobody's to know.
        return "illegal-draw" if asked_in is None else "illegal-wait-for-chance"
    if asked_in is None:
        return "illegal-not-chance"
    if asked_in != state.phase:
        return "illegal-not-asked" if state.phase == PLAYING else "illegal-answer-first"
    if state.phase == PLAYING:
        return _cannot_play(state, action)
    if state.phase == SEARCHING:
        in_deck = count_of(state.families[state.turn].deck, action.value)
        return "illegal-banned" if in_deck else "illegal-not-in-deck"
    if state.phase == SWAPPING:
        return _cannot_swap(state, action)
    return REFUSALS[state.phase]


def _cannot_play(state: Table, action: CardAction) -> str:
    turn = state.turn
    if action.verb == verbs.STUMBLE:
        return "illegal-no-stumble"
    if action.verb == verbs.PLAY:
        if not count_of(state.families[turn].hand, action.value):
            return "illegal-not-in-hand"
        return "illegal-banned" if state.banned() >> action.value & 1 else "illegal-stumble-first"
    number = action.medium
    if not state.families[turn].held >> number & 1:
        return "illegal-not-held"
    if number == 7:
        return "illegal-only-round-10"
    if state.in_force(1 - turn, 24):
        return "illegal-barred"
    if BASE[number] and state.banned() >> BASE[number] & 1:
        return "illegal-banned-medium"
    if state.stumbles(turn):
        return "illegal-stumble-first"
    assert number == 21
    assert size(state.families[turn].hand) < 2
    return "illegal-cannot-pay"


def _cannot_swap(state: Table, action: CardAction) -> str:
    if not action.round:
        return "illegal-swap-begun"
    return "illegal-same-round" if action.round == state.named else "illegal-not-later"
