"""Worlds of Ghooost! that a seat holds possible: the cards it has not seen, laid anew."""

from math import comb
from typing import Final

from hantise.core.rng import Rng
from hantise.games.ghooost.cards import KINDS, NAMES
from hantise.games.ghooost.checks import Limits
from hantise.games.ghooost.views import GhooostView, Position

KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}


def imagine_position(view: GhooostView, limits: Limits, rng: Rng) -> Position:
    """The seat's own hand and, for the others, what they are known to hold and any unseen cards.

    A play shows cards that a hand held and tells nothing of the rest: cards known to be there are
    played first, and a card that was not known might have been any unseen one. So the unknown part
    of each hand is any part of the unseen cards alike. Crypt and Manors get what is left, and how
    it is divided among them is decided only when a card is drawn or turned up.
    """
    unseen = _unseen(view, limits)
    hands: list[tuple[str, ...]] = []
    for seat, size in enumerate(view.public.hand_sizes):
        known = _known(view, seat)
        drawn = [*known, *_draw(unseen, size - len(known), rng)]
        hands.append(tuple(sorted(drawn, key=KIND_OF.__getitem__)))
    return Position(view.public, view.recall, tuple(hands))


def _known(view: GhooostView, seat: int) -> tuple[str, ...]:
    """What the reader knows a hand to hold: all of its own."""
    if seat == view.seat and view.private is not None:
        return view.private.hand
    return view.recall.known[seat]


def _unseen(view: GhooostView, limits: Limits) -> list[int]:
    """How many cards of each kind may lie where the seat does not know of them."""
    unseen = [limits.most(kind) for kind in range(KINDS)]
    seen = [*view.recall.cemetery, *view.recall.discard]
    for seat in range(len(view.public.hand_sizes)):
        seen += _known(view, seat)
    for name in seen:
        unseen[KIND_OF[name]] -= 1
    return unseen


def _draw(unseen: list[int], number: int, rng: Rng) -> list[str]:
    """So many of the unseen cards, kind by kind: how many of each, by the number of ways."""
    drawn: list[str] = []
    left = sum(unseen)
    for kind, held in enumerate(unseen):
        if number == 0:
            break
        left -= held
        most = min(held, number)
        least = max(0, number - left)
        count = least
        if most > least:
            ways = [
                comb(held, taken) * comb(left, number - taken) for taken in range(least, most + 1)
            ]
            count += rng.weighted(ways)
        unseen[kind] -= count
        number -= count
        drawn += [NAMES[kind]] * count
    return drawn
