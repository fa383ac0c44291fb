"""Games of the ghost of the MacGregors for every ending and some rarities.

``python -m tests.records.make_macgregor`` writes them anew to ``macgregor/``.
"""

from typing import Final

from hantise.games.macgregor import MacGregor
from tests.records.castle_plans import Plan, keep_all

TOWER: Final = """game = "macgregor"
blazon = ["LCT", "TXH", "HLC"]
treasure = "01"
exits = { "20S" = "red", "02E" = "blue", "22S" = "green" }
red = "00-10 01-02 11-21"
blue = "00-01 11-12 21-22"
green = "01-11 02-12 10-20"
"""
"""The smallest castle there can be."""

PLANS: Final = {
    "escaped": Plan(players=2, does=("move", "stay", "take", "discard"), most=300),
    "escaped-1998": Plan(players=3, options={"edition": "1998"}, tells=("caught",)),
    "dealt-anew-2003": Plan(players=4, options={"edition": "2003"}, tells=("returned",)),
    "several-runners-met": Plan(players=4, does=("catch",)),
    "reshuffled": Plan(players=3, tells=("reshuffled", "discarded")),
    "wrong-card": Plan(
        players=2,
        options={"first": "A"},
        start="3 plan:A A - - H - 12:-:-:-/13:rL,bC:-:-",
        beginning="ghost:H ghost:L seal",  # a thistle is nowhere beside 12
        tells=("lost",),
        most=300,
    ),
    "former-ghost-escapes": Plan(
        players=3,
        start="3 move:C A TL - H - --:-:-:-/02:rT,gH,rL,gC:-:-/44:gX:-:-",
        beginning="stay",
        winner=0,
        tells=("caught", "handed"),
        most=300,
    ),
    "rounds": Plan(
        players=3,
        start="196 plan:A A - - H - 12:-:-:-/44:rL,bC:-:-/20:gT,rX,bH:-:-",
        ending="rounds",
    ),
    "caught-in-the-last-round": Plan(
        players=4,
        start="200 move:D A LT - H - 12:-:-:-/13:rL:-:-/13:gC:-:-/44:bX:-:-",
        beginning="stay catch:C",
        ending="rounds",
        tells=("caught", "handed"),
    ),
    "castle-of-ones-own": Plan(players=2, options={"castle": TOWER, "first": "B"}, most=200),
}

if __name__ == "__main__":
    keep_all(MacGregor, PLANS)
