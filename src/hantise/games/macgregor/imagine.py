"""Worlds of the ghost of the MacGregors that a seat holds possible."""

from collections.abc import Sequence
from functools import partial

from hantise.core.rng import Rng
from hantise.games.castle.cards import COLOUR_LETTERS
from hantise.games.castle.recall import UNKNOWN, imagine_hands
from hantise.games.macgregor.checks import most_of, two_colours
from hantise.games.macgregor.views import MacGregorView, Position

GHOST_CARDS = "LCTXH"


def imagine_position(view: MacGregorView, rng: Rng) -> Position:
    """The seat's own keys and those it handed over; the others as they may be."""
    while True:
        hands = _imagine_hands(view, rng)
        # MG-2.2: a deal of one colour was given back. Few worlds are drawn in vain.
        if all(_is_possible(view, seat, hand) for seat, hand in enumerate(hands)):
            break
    return Position(view.public, view.recall, tuple(map(tuple, hands)), _imagine_plan(view, rng))


def _imagine_plan(view: MacGregorView, rng: Rng) -> tuple[str, ...]:
    """Any cards in any order."""
    if view.private is not None and view.seat == view.public.ghost:
        return view.private.plan
    cards, plan = list(GHOST_CARDS), []
    for _ in range(view.public.plan_size):
        plan.append(cards.pop(rng.below(len(cards))))
    return tuple(plan)


def _imagine_hands(view: MacGregorView, rng: Rng) -> list[list[str]]:
    fixed = [[UNKNOWN] * len(backs) for backs in view.public.hands]
    for seat, known in enumerate(view.recall.known):
        fixed[seat][: len(known)] = known
    if view.private is not None and view.seat is not None:
        fixed[view.seat] = list(view.private.keys)
    number_of = partial(most_of, view.public.edition)
    may_be = partial(_may_be, view)
    return imagine_hands(view.public.hands, fixed, view.recall.keys, may_be, number_of, rng)


def _may_be(view: MacGregorView, seat: int, index: int) -> str:
    """The colours that an unknown key may have."""
    recall = view.recall
    excluded = recall.keys.excluded[seat][index]
    if recall.dealt[seat] == 1 and index == 0:
        excluded += recall.shown[seat]  # the last key of a deal of two colours
    return "".join(colour for colour in COLOUR_LETTERS if colour not in excluded)


def _is_possible(view: MacGregorView, seat: int, hand: Sequence[str]) -> bool:
    dealt = view.recall.dealt[seat]
    return dealt == 0 or two_colours(tuple(hand[:dealt]), view.recall.shown[seat])
