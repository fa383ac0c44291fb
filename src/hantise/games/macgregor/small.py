"""Positions of the ghost of the MacGregors in which nothing is hidden yet and little will be.

Most keys lie among the discards; those that are left in the draw pile have few backs.
"""

from collections import Counter
from collections.abc import Sequence

from hantise.games.castle.board import CELL_NAMES, Castle
from hantise.games.castle.cards import KEY_NAMES
from hantise.games.macgregor.cards import KINDS
from hantise.games.macgregor.checks import SEATS, most_of
from hantise.games.macgregor.views import Edition

HANDS = (("rL", "bC"), ("gT", "rX", "bX"), ("gC", "rC"))
"""Keys of the runners that everybody else has handed over."""


def small_positions(players: int, edition: Edition, castle: Castle) -> tuple[str, ...]:
    """Texts: a deal, and plans in the middle of a game, with runners near the ghost."""
    made = []
    for pile in (("rL", "bL", "gC", "rC", "rC"), ("rT", "gT", "bT", "bT", "gH")):
        made.append(_middle(players, edition, castle, pile))
    if players == 2:
        made.append(_deal(edition, castle, ("rL", "bL", "gL", "rC", "bH")))
        made.append(_deal(edition, castle, ("rL", "rC", "rT", "rX", "rH", "bL", "gC")))
    return tuple(made)


def _away(edition: Edition, kept: Sequence[str]) -> str:
    """All other keys, which lie among the discards."""
    keys = Counter({name: most_of(edition, name) for name in KEY_NAMES[:KINDS]})
    return "".join(sorted((keys - Counter(kept)).elements(), key=KEY_NAMES.index)) or "-"


def _deal(edition: Edition, castle: Castle, pile: Sequence[str]) -> str:
    start = CELL_NAMES[castle.start]
    return f"0 deal:B A - - - {_away(edition, pile)} --:-:-:-/{start}:-:-:-"


def _middle(players: int, edition: Edition, castle: Castle, pile: Sequence[str]) -> str:
    hands = HANDS[: players - 1]
    seats = [f"{CELL_NAMES[castle.start]}:-:-:-"]
    for seat, hand in enumerate(hands, start=1):
        room = CELL_NAMES[castle.neighbours[castle.start][0]]
        others = [SEATS[other] for other in range(players) if other != seat]
        known = "".join(f"{other}{len(hand)}" for other in others)
        seats.append(f"{room}:{','.join(hand)}:{known}:-")
    away = _away(edition, [*pile, *(key for hand in hands for key in hand)])
    return f"9 plan:A A - - {pile[0][1]} {away} {'/'.join(seats)}"
