"""Worlds of Ghosts that a seat holds possible: the cards it has not seen, laid anew."""

from math import comb
from typing import Final

from hantise.core.rng import Rng
from hantise.games.ghosts.cards import HAND, KINDS, MIST, NAMES
from hantise.games.ghosts.mists import Lot, dealt_cards, draw_lots, hand_ways
from hantise.games.ghosts.views import GhostsView, Position

KIND_OF: Final = {name: kind for kind, name in enumerate(NAMES)}


def imagine_position(view: GhostsView, mist: bool, rng: Rng) -> Position:
    """The seat's own hand and, for the others, any of the unseen cards alike.

    Beyond its size, something is known of the Mists in a hand: who must open holds a ghost card
    (GH-3.6), and what the deal and the plays tell. So how many Mists each hand gets is drawn
    first, by the number of ways to lay them; then the ghost cards follow one by one.
    """
    public, private = view.public, view.private
    unseen = _unseen(view, mist)
    others = [seat for seat in range(len(public.hand_sizes)) if seat != view.seat]
    lots = draw_lots(
        unseen[MIST],
        [_hand_ways(view, seat, unseen[MIST]) for seat in others],
        public.deck_size,
        _ways_to_deal(view, unseen[MIST]),
        rng,
    )
    hands: list[tuple[str, ...]] = [()] * len(public.hand_sizes)
    sixth = None
    if view.seat is not None and private is not None:
        hands[view.seat] = private.hand
        sixth = view.seat if private.dealt_mists else None
    for seat, (mists, dealt) in zip(others, lots, strict=True):
        ghosts = _draw_ghosts(unseen, public.hand_sizes[seat] - mists, rng)
        hands[seat] = (*ghosts, *["M"] * mists)
        sixth = seat if dealt else sixth
    return Position(public, view.recall, tuple(hands), sixth)


def _unseen(view: GhostsView, mist: bool) -> list[int]:
    """How many cards of each kind the seat has not seen this round."""
    unseen = [3] * MIST + [6 * mist]
    own = view.private.hand if view.private is not None else ()
    for name in (*view.recall.pile, *view.recall.gone, *own):
        unseen[KIND_OF[name]] -= 1
    return unseen


def _hand_ways(view: GhostsView, seat: int, unseen_mists: int) -> dict[Lot, int]:
    """The ways to the lots of a hand; Mists dealt count where another seat has returned five."""
    size, plays = view.public.hand_sizes[seat], view.recall.plays[seat]
    most = size - 1 if _opens(view, seat) else size
    if not _tells_of_deal(view, seat, unseen_mists):
        return {(held, 0): comb(size, held) for held in range(most + 1)}
    only_mists = dealt_cards(size, plays)
    counts = view.recall.returned not in (None, seat)
    ways: dict[Lot, int] = {}
    for (held, dealt), number in hand_ways(size, plays).items():
        if held <= most and dealt != only_mists:
            lot = held, dealt if counts else 0
            ways[lot] = ways.get(lot, 0) + number
    return ways


def _opens(view: GhostsView, seat: int) -> bool:
    return view.public.phase == "open" and view.public.turn == seat


def _tells_of_deal(view: GhostsView, seat: int, unseen_mists: int) -> bool:
    """Whether anything is known of the Mists that a seat was dealt."""
    plays, size = view.recall.plays[seat], view.public.hand_sizes[seat]
    if view.recall.returned not in (None, seat):
        return True
    if view.public.phase in ("first", "deal") or plays.startswith("g"):
        return False
    return plays.count("m") + unseen_mists >= dealt_cards(size, plays)


def _ways_to_deal(view: GhostsView, unseen_mists: int) -> dict[int, int]:
    """By the sum of Mists dealt to the others: the ways in which a seat was dealt its five."""
    recall, private = view.recall, view.private
    if recall.returned is None:
        return {0: 1}
    own = private.hand.count("M") if private is not None else 0
    mists = unseen_mists + own + "".join(recall.plays).count("m")
    known = (private.dealt_mists or 0) if private is not None else 0
    ways = {dealt: comb(mists - known - dealt, HAND) ** recall.returns for dealt in (0, 1)}
    return {dealt: number for dealt, number in ways.items() if number}


def _draw_ghosts(unseen: list[int], number: int, rng: Rng) -> list[str]:
    drawn = []
    for _ in range(number):
        kinds = [kind for kind in range(KINDS) if kind != MIST and unseen[kind]]
        kind = kinds[rng.weighted([unseen[kind] for kind in kinds])]
        unseen[kind] -= 1
        drawn.append(NAMES[kind])
    return drawn
