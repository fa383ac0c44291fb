"""How somebody haunts a castle who learnt it an hour ago: towards the pawns as they stand now."""

from collections.abc import Collection, Sequence
from typing import Final

from hantise.games.castle.board import NOWHERE, Castle

UNREACHED: Final = 9


def walked(castle: Castle, place: int, cards: Sequence[int]) -> int:
    """Where cards lead from a place; what names no neighbour ends the walk."""
    for card in cards:
        after = int(castle.step(place, card))
        if after == NOWHERE:
            break
        place = after
    return place


def walls_between(castle: Castle, place: int, rooms: Collection[int]) -> int:
    """How many walls lie between a ghost and the nearest of some rooms."""
    steps, reached = {place: 0}, [place]
    for here in reached:
        if here in rooms:
            return steps[here]
        for room in castle.beyond[8 * here : 8 * here + 7]:
            if room != NOWHERE and room not in steps:
                steps[room] = steps[here] + 1
                reached.append(room)
    return UNREACHED
