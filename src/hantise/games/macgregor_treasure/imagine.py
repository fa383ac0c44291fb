"""Worlds of the treasure of the MacGregors that a seat holds possible.

Tokens were shown before they were laid: a perfect memory knows them. Only keys and the plan are
hidden.
"""

from functools import partial

from hantise.core.rng import Rng
from hantise.games.castle.cards import COLOUR_LETTERS, LETTERS
from hantise.games.castle.recall import UNKNOWN, imagine_hands
from hantise.games.macgregor_treasure.checks import number_of
from hantise.games.macgregor_treasure.views import Position, TreasureView


def imagine_position(view: TreasureView, rng: Rng) -> Position:
    """The seat's own keys; the others as they may be."""
    fixed = [[UNKNOWN] * len(backs) for backs in view.public.hands]
    if view.private is not None and view.seat is not None:
        fixed[view.seat] = list(view.private.keys)
    keys = view.recall.keys
    may_be = partial(_may_be, view)
    hands = imagine_hands(view.public.hands, fixed, keys, may_be, number_of, rng)
    return Position(
        public=view.public,
        recall=view.recall,
        hands=tuple(map(tuple, hands)),
        plan=_imagine_plan(view, rng),
    )


def _may_be(view: TreasureView, seat: int, index: int) -> str:
    excluded = view.recall.keys.excluded[seat][index]
    return "".join(colour for colour in COLOUR_LETTERS if colour not in excluded)


def _imagine_plan(view: TreasureView, rng: Rng) -> tuple[str, ...]:
    """Any cards in any order, unless they were turned up."""
    if view.public.plan:
        return view.public.plan
    if view.private is not None and view.seat == view.public.ghost:
        return view.private.plan
    cards, plan = list(LETTERS), []
    for _ in range(view.public.plan_size):
        plan.append(cards.pop(rng.below(len(cards))))
    return tuple(plan)
