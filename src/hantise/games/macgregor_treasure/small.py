"""Positions of the treasure of the MacGregors in which nothing is hidden yet and little will be.

Most keys lie among the discards; those that are left in the draw pile have few backs.
"""

from collections import Counter
from collections.abc import Sequence

from hantise.games.castle.board import CELL_NAMES, Castle
from hantise.games.castle.cards import KEY_NAMES
from hantise.games.macgregor_treasure.checks import OF_EACH, SEATS


def small_positions(players: int, castle: Castle) -> tuple[str, ...]:
    """Texts: a plan, and turns with a plan that was turned up; nobody holds keys yet."""
    piles = [("rL", "bL", "gC", "rC", "rC", "rV"), ("rT", "gT", "bT", "bT", "gH", "rH")]
    made = [_middle(players, castle, pile, "plan:A A -") for pile in piles[:1]]
    made += [_middle(players, castle, pile, "draw:B A XSVL*") for pile in piles]
    return tuple(made)


def _middle(players: int, castle: Castle, pile: Sequence[str], turn: str) -> str:
    keys = Counter(dict.fromkeys(KEY_NAMES, OF_EACH)) - Counter(pile)
    away = "".join(sorted(keys.elements(), key=KEY_NAMES.index))
    crypt = CELL_NAMES[castle.start]
    near = [CELL_NAMES[room] for room in castle.neighbours[castle.start]]
    seats = [f"{crypt}:-:-:-"]
    for seat in range(1, players):
        seats.append(f"{near[seat % len(near)]}:-:lpd:RB")
    laid = f"{near[0]}R"
    assert len(seats) <= len(SEATS)
    return f"9 {turn} - {pile[0][1]} {away} {laid} {'/'.join(seats)}"
