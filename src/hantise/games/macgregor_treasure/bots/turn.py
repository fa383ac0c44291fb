"""The best way of a turn: all that keys, lamp and pickaxe can reach, as far as one can foresee."""

from typing import Final, NamedTuple

from hantise.games.castle.board import OUT
from hantise.games.castle.bots.guesses import Hand, minus
from hantise.games.macgregor_treasure.bots.sight import Sight

WON: Final = 1000.0
MOST_STATES: Final = 600
"""So many places of a way are looked at."""


class Stand(NamedTuple):
    """Where one is on the way, with what, and which treasures one has taken."""

    room: int
    hand: Hand
    objects: frozenset[str]
    taken: frozenset[int]
    draws: bool
    """Whether a key was drawn on the way: the one that shows its back now."""


class Best(NamedTuple):
    """The best end of a way, and what it is worth."""

    worth: float
    stand: Stand | None
    """None is the way out."""


def begin(sight: Sight) -> Stand:
    """Where one stands now."""
    return Stand(sight.room(sight.me), sight.hand, sight.objects, frozenset(), False)


def arrive(sight: Sight, stand: Stand, room: int) -> Stand:
    """After coming to a cave: a treasure there is taken, and a key may be drawn (MT-3.5)."""
    taken = stand.taken | {room} if room in sight.treasures else stand.taken
    draws = stand.draws or sight.castle.blazon[room] == sight.top
    return stand._replace(room=room, taken=taken, draws=draws)


def steps(sight: Sight, stand: Stand) -> list[Stand | None]:
    """What may come next; None is the way out."""
    castle, here = sight.castle, stand.room
    found: list[Stand | None] = []
    for colour in range(3):
        if stand.hand[colour]:
            left = stand._replace(hand=minus(stand.hand, colour))
            for place in castle.doors[3 * here + colour]:
                if place == OUT:
                    if sight.found + len(stand.taken) >= sight.goal:
                        found.append(None)
                elif place != sight.shut:
                    found.append(arrive(sight, left, place))
    for name, caves in (("lamp", castle.stairs), ("pickaxe", castle.neighbours[here])):
        if name in stand.objects and (name == "pickaxe" or here in castle.stairs):
            left = stand._replace(objects=stand.objects - {name})
            found += [arrive(sight, left, cave) for cave in caves if cave not in (here, sight.shut)]
    return found


def best_from(sight: Sight, stand: Stand) -> Best:
    """The best end of all ways from there, ending at once included."""
    best = Best(sight.worth(*stand), stand)
    seen, waiting = {stand}, [stand]
    while waiting and len(seen) < MOST_STATES:
        for after in steps(sight, waiting.pop(0)):
            if after is None:
                return Best(WON, None)
            if after not in seen:
                seen.add(after)
                waiting.append(after)
                worth = sight.worth(*after)
                if worth > best.worth:
                    best = Best(worth, after)
    return best
