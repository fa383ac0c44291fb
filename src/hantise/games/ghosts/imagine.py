"""Worlds of Ghosts that a seat holds possible: the cards it has not seen, laid anew."""

from math import comb

from hantise.core.rng import Rng
from hantise.games.ghosts.cards import KINDS, MIST, NAMES
from hantise.games.ghosts.views import GhostsView


def imagine_hands(view: GhostsView, mist: bool, rng: Rng) -> list[list[int]]:
    """All hands, as kinds: the seat's own and, for the others, any of the unseen cards alike.

    Two things are known of a hand beyond its size: who must open holds a ghost card (GH-3.6), and
    who has played no ghost card this round still holds one, for nobody is dealt Mists only
    (GH-2.3). So how many Mists each hand gets is drawn first, by the number of ways to lay them;
    then the ghost cards follow one by one. What more could be concluded in the rare games in which
    one hand has held five Mists (that a ghost card drawn since is not the one dealt; that after a
    return the others hold at most one Mist) is not part of the view, and not used.
    """
    public = view.public
    unseen = _unseen(view, mist)
    others = [seat for seat in range(len(public.hand_sizes)) if seat != view.seat]
    sizes = [public.hand_sizes[seat] for seat in others]
    needs_ghost = [_needs_ghost(view, seat) for seat in others]
    hands: list[list[int]] = [[] for _ in public.hand_sizes]
    if view.seat is not None and view.private is not None:
        hands[view.seat] = [NAMES.index(name) for name in view.private.hand]
    for index, seat in enumerate(others):
        rest_sizes, rest_needs = sizes[index + 1 :], needs_ghost[index + 1 :]
        most = min(sizes[index] - needs_ghost[index], unseen[MIST])
        ways = [
            comb(sizes[index], mists)
            * _ways(unseen[MIST] - mists, rest_sizes, rest_needs, public.deck_size)
            for mists in range(most + 1)
        ]
        possible = [mists for mists, number in enumerate(ways) if number]
        mists = possible[rng.weighted([ways[mists] for mists in possible])]
        unseen[MIST] -= mists
        hands[seat] = _draw_ghosts(unseen, sizes[index] - mists, rng) + [MIST] * mists
    return hands


def _unseen(view: GhostsView, mist: bool) -> list[int]:
    """How many cards of each kind the seat has not seen this round."""
    unseen = [3] * MIST + [6 * mist]
    own = view.private.hand if view.private is not None else ()
    for name in (*view.recall.pile, *view.recall.gone, *own):
        unseen[NAMES.index(name)] -= 1
    return unseen


def _needs_ghost(view: GhostsView, seat: int) -> bool:
    public = view.public
    if public.phase == "open" and public.turn == seat:
        return True
    dealt = public.phase in ("open", "play", "draw", "over")
    return dealt and seat not in view.recall.shown


def _ways(mists: int, sizes: list[int], needs_ghost: list[bool], deck_size: int) -> int:
    """In how many ways that many Mists can lie in these hands and the draw pile."""
    if mists < 0:
        return 0
    if not sizes:
        return comb(deck_size, mists)
    return sum(
        comb(sizes[0], here) * _ways(mists - here, sizes[1:], needs_ghost[1:], deck_size)
        for here in range(min(sizes[0] - needs_ghost[0], mists) + 1)
    )


def _draw_ghosts(unseen: list[int], number: int, rng: Rng) -> list[int]:
    drawn = []
    for _ in range(number):
        kinds = [kind for kind in range(KINDS) if kind != MIST and unseen[kind]]
        kind = kinds[rng.weighted([unseen[kind] for kind in kinds])]
        unseen[kind] -= 1
        drawn.append(kind)
    return drawn
