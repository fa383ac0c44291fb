"""How many Mists lie where: what the deal and the plays of a round tell of a hand.

Nobody begins to play with Mists only (GH-2.3). So somebody who has played nothing but Mists was
dealt a ghost card; whether it is still in hand is another matter, for a ghost card drawn since is
not the one that was dealt. Likewise who openly returned five Mists has shown that all others
together were dealt the sixth at most, but not where it is now.

A play shows a card, and nothing else: it may have been any of the cards in hand, each alike. So we
count the successions in which some of the cards played were dealt and the others drawn, and for
each the ways to lay Mists among the cards in hand, dealt and drawn ones apart. A world is as likely
as there are ways to it.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from typing import Final

from hantise.core.rng import Rng
from hantise.games.ghosts.cards import HAND

Lot = tuple[int, int]
"""How many Mists a hand holds, and how many it was dealt."""
MOST: Final = 1 << 62
"""A generator draws no numbers beyond that."""


def dealt_cards(size: int, plays: str) -> int:
    """How many cards were dealt to a hand; fewer than five only in positions that were set up."""
    return min(HAND, size + len(plays))


def hand_ways(size: int, plays: str) -> dict[Lot, int]:
    """In how many ways a hand of that size, after these plays, comes to each lot."""
    dealt = dealt_cards(size, plays)
    ways: dict[Lot, int] = {}
    for (mists, ghosts), number in _successions(plays, dealt, size + len(plays) - dealt).items():
        old = dealt - mists - ghosts
        for old_mists in range(old + 1):
            for new_mists in range(size - old + 1):
                lot = old_mists + new_mists, mists + old_mists
                lay = comb(old, old_mists) * comb(size - old, new_mists)
                ways[lot] = ways.get(lot, 0) + number * lay
    return ways


def _successions(plays: str, dealt: int, draws: int) -> dict[tuple[int, int], int]:
    """How many successions of cards were played, by the Mists and ghosts that had been dealt."""
    numbers = {(0, 0): 1}
    for turn, letter in enumerate(plays):
        held = dealt - max(0, turn - draws)
        after: dict[tuple[int, int], int] = {}
        for (mists, ghosts), number in numbers.items():
            old = dealt - mists - ghosts
            played = (mists + 1, ghosts) if letter == "m" else (mists, ghosts + 1)
            for key, cards in ((played, old), ((mists, ghosts), held - old)):
                if cards:
                    after[key] = after.get(key, 0) + number * cards
        numbers = after
    return numbers


def draw_lots(
    mists: int,
    hands: Sequence[Mapping[Lot, int]],
    deck_size: int,
    ways_to_deal: Mapping[int, int],
    rng: Rng,
) -> list[Lot]:
    """A lot for each hand, when that many Mists lie in the hands and the draw pile.

    Given are the ways to each hand's lots, and the ways to a deal by the sum of Mists dealt.
    """

    @cache
    def ways(hand: int, left: int, dealt: int) -> int:
        """In how many ways the hands from this one on can get their lots."""
        if left < 0 or dealt not in ways_to_deal:
            return 0
        if hand == len(hands):
            return comb(deck_size, left) * ways_to_deal[dealt]
        return sum(
            number * ways(hand + 1, left - held, dealt + more)
            for (held, more), number in hands[hand].items()
        )

    lots: list[Lot] = []
    dealt = 0
    for hand, lots_of_hand in enumerate(hands):
        possible = sorted(lots_of_hand)
        weights = [
            lots_of_hand[held, more] * ways(hand + 1, mists - held, dealt + more)
            for held, more in possible
        ]
        held, more = possible[_weighted(rng, weights)]
        lots.append((held, more))
        mists -= held
        dealt += more
    return lots


def _weighted(rng: Rng, weights: list[int]) -> int:
    """An index, with a chance in proportion to its weight, however large."""
    if sum(weights) <= MOST:
        return rng.weighted(weights)
    left = _below(rng, sum(weights))
    index = 0
    while left >= weights[index]:
        left -= weights[index]
        index += 1
    return index


def _below(rng: Rng, bound: int) -> int:
    if bound <= MOST:
        return rng.below(bound)
    while True:
        number = _below(rng, -(-bound // MOST)) * MOST + rng.below(MOST)
        if number < bound:
            return number
