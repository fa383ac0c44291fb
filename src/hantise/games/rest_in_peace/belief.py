"""What may be believed of a family's hidden cards: each way they can lie, and how likely it is.

Followed exactly through all that was seen (`knowledge`). A way is one number: the hand, and above
it the Ghosts face down; the deck is what is left of the unseen cards.
"""

from math import comb, gcd, lcm
from typing import Final

from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.cards import ONE, VALUES, count_of, values_in
from hantise.games.rest_in_peace.knowledge import ARGUMENT, SHIFT

FACE_DOWN: Final = 18
"""By so many bits the face-down Ghosts lie above the hand."""
HAND: Final = (1 << FACE_DOWN) - 1
CHOICES: Final = lcm(*range(1, 37))
"""Shares of it are whole numbers, by however many choices: six values, 29 Mediums, nothing."""
CARDS: Final = lcm(*range(1, 22))
"""Likewise by however many Ghosts."""
LARGE: Final = 1 << 200

MOST_RECENT: Final = 8

Ways = dict[int, int]
_recent: Final[dict[tuple[int, tuple[int, ...]], Ways]] = {}


def believe(seen: tuple[int, ...], unseen: int) -> Ways:
    """Every way the hidden cards can lie, with its weight.

    ``unseen`` are the Ghosts that lie nowhere in the open now.
    """
    first_unseen = unseen + _shown_since(seen)
    known = len(seen)
    while known > 1 and (first_unseen, seen[:known]) not in _recent:
        known -= 1
    if known > 1:
        ways = _recent[first_unseen, seen[:known]]
    else:
        base = seen[0] & ARGUMENT
        ways = _any_cards(first_unseen, base & 255, base >> 8)
    for index in range(known, len(seen)):
        unseen_then = first_unseen - _shown_since(seen[:index])
        ways = _next(ways, unseen_then, seen[index] >> SHIFT, seen[index] & ARGUMENT)
    _remember(first_unseen, seen, ways)
    return ways


def _remember(first_unseen: int, seen: tuple[int, ...], ways: Ways) -> None:
    """For the next world of the same view, and for the next view of the same game."""
    _recent[first_unseen, seen] = ways
    while len(_recent) > MOST_RECENT:
        del _recent[next(iter(_recent))]


def _shown_since(seen: tuple[int, ...]) -> int:
    """What has come into the open since the first event, less what has gone from it."""
    shown = 0
    for code in seen:
        kind, argument = code >> SHIFT, code & ARGUMENT
        if kind in (knowledge.LOST, knowledge.FETCHED):
            shown += ONE[argument]
        elif kind == knowledge.STUMBLED:
            shown += ONE[argument & 7]
        elif kind in (knowledge.TOOK, knowledge.BURIED):
            shown -= ONE[argument]
        elif kind == knowledge.UNCOVERED:
            shown += argument
    return shown


def _any_cards(unseen: int, hand: int, face_down: int) -> Ways:
    """Any of the unseen cards alike."""
    ways: Ways = {}
    for held in _parts(unseen, hand):
        left = unseen - held
        weight = _ways_to_take(unseen, held)
        for hidden in _parts(left, face_down):
            ways[held | hidden << FACE_DOWN] = weight * _ways_to_take(left, hidden)
    return ways


def _parts(cards: int, number: int) -> list[int]:
    """The multisets of so many of these cards."""
    parts = [(0, number)]
    for value in VALUES:
        most = count_of(cards, value)
        parts = [
            (part + taken * ONE[value], left - taken)
            for part, left in parts
            for taken in range(min(most, left) + 1)
        ]
    return [part for part, left in parts if left == 0]


def _ways_to_take(cards: int, part: int) -> int:
    ways = 1
    for value in VALUES:
        ways *= comb(count_of(cards, value), count_of(part, value))
    return ways


def _next(ways: Ways, unseen: int, kind: int, argument: int) -> Ways:
    """One more event: which ways go on, and how much likelier than the others."""
    new: Ways = {}
    for way, weight in ways.items():
        hand, hidden = way & HAND, way >> FACE_DOWN
        deck = unseen - hand - hidden
        for change, factor in _outcomes(hand, hidden, deck, kind, argument):
            after = way + change
            new[after] = new.get(after, 0) + weight * factor
    return _reduced(new)


def _outcomes(hand: int, hidden: int, deck: int, kind: int, argument: int) -> list[tuple[int, int]]:
    """What one event may have done to a way: the change, and its weight."""
    if kind == knowledge.DREW:
        if argument:
            return [(ONE[argument], 1)] if count_of(deck, argument) else []
        return [(ONE[value], count_of(deck, value)) for value in VALUES if count_of(deck, value)]
    if kind == knowledge.LOST:
        number = count_of(hand, argument)
        return [(-ONE[argument], number)] if number else []
    if kind == knowledge.HID:
        values = [value for value in VALUES if count_of(hand, value)]
        share = CHOICES // (len(values) + argument)
        return [((ONE[value] << FACE_DOWN) - ONE[value], share) for value in values]
    if kind == knowledge.PICKED:
        values = [value for value in ((argument,) if argument else VALUES) if count_of(hand, value)]
        return [((ONE[v] << FACE_DOWN) - ONE[v], count_of(hand, v)) for v in values]
    if kind == knowledge.TOOK:
        return [(ONE[argument], 1)]
    if kind in (knowledge.FETCHED, knowledge.TOPPED):
        number = count_of(deck, argument)
        return [(0, number)] if number else []
    if kind == knowledge.STUMBLED:
        value, banned = argument & 7, argument >> 3
        playable = sum(count_of(hand, v) for v in VALUES if not banned >> v & 1)
        number = count_of(hand, value)
        return [(-ONE[value], number * CARDS // playable)] if number else []
    if kind == knowledge.UNCOVERED:
        return [(-hidden << FACE_DOWN, 1)] if hidden == argument else []
    fits = {
        knowledge.LOOKED: hand == argument,
        knowledge.HAND_BANNED: values_in(hand) & ~argument == 0,
        knowledge.DECK_BANNED: values_in(deck) & ~argument == 0,
        knowledge.BURIED: True,
    }[kind]
    return [(0, 1)] if fits else []


def _reduced(ways: Ways) -> Ways:
    """The same weights in smaller numbers, if they are large."""
    if not ways or max(ways.values()) < LARGE:
        return ways
    divisor = gcd(*ways.values())
    return {way: weight // divisor for way, weight in ways.items()}
