"""Games of the treasure of the MacGregors for every ending and some rarities.

``python -m tests.records.make_macgregor_treasure`` writes them anew to ``macgregor-treasure/``.
"""

from typing import Final

from hantise.games.castle.castles import grid_of, plan_of
from hantise.games.macgregor_treasure import MacGregorTreasure
from tests.records.castle_plans import Plan, keep_all

CELLAR: Final = """game = "macgregor-treasure"
blazon = ["TCHS", "LXVT", "CHSL", "XVTC"]
ghost = "11"
stairs = ["00", "03", "30", "33"]
exits = { "01N" = "red", "13E" = "blue", "20W" = "green", "32S" = "red" }
red = "00-01 11-12 22-23 30-31 10-20"
blue = "01-02 10-11 21-22 31-32 13-23"
green = "02-03 12-13 20-21 32-33 03-13 20-30"
"""


def short_bag() -> str:
    """Three caves wait for tokens and two are left in the bag: no cave but theirs is empty."""
    grid = grid_of(plan_of("", "macgregor-treasure"))
    caves = [room for room in grid.rooms() if grid.letter[room] != "H"]
    tokens = 2 * "RBGYWK" + 6 * "!"
    laid = ",".join(f"{cave}{token}" for cave, token in zip(caves, tokens, strict=True))
    rooms = ("33", "02", "02", "20", "41", "14")
    runners = [f"{room}:rS:lpd:RBGYWK" for room in rooms[1:3]]
    runners += [f"{room}:gT:-:RBGYWK" for room in rooms[3:5]]
    runners.append(f"{rooms[5]}:bX:d:RBGYWK")
    return f"30 token:A A - - H - {laid} {'/'.join([f'{rooms[0]}:-:-:RBGYWK', *runners])}"


PLANS: Final = {
    "escaped": Plan(players=2),
    "every-tool": Plan(
        players=3,
        options={"goal": 5},
        does=("move", "lamp", "pickaxe", "detector", "turn", "pass-by", "discard"),
        tells=("treasure", "trap", "caught"),
        most=800,
    ),
    "theft": Plan(players=2, tells=("stolen",), most=800),
    "several-runners-met": Plan(
        players=4,
        start="9 move:D A XSCV - L - 10R 13:-:-:RRR/02:rC,gT:lp:RRBKYWG/02:bX:-:K/22:rT:d:RRBGY",
        beginning="end catch:B",
        tells=("caught", "stolen", "dropped"),
        most=900,
    ),
    "wrong-card": Plan(
        players=2,
        start="5 move:B A XCSV - L - 10K 22:-:-:B/00:rC:d:RRBK",
        beginning="detect rC>10 turn end",
        tells=("detected", "treasure", "lost"),
        most=600,
    ),
    "reshuffled": Plan(players=4, options={"goal": 5}, tells=("reshuffled", "trap"), most=900),
    "short-bag": Plan(
        players=6,
        start=short_bag(),
        beginning="token=! lay:22 token=! lay:00 ghost:H ghost:L ghost:C ghost:S seal",
        most=900,
    ),
    "six-players": Plan(players=6, options={"goal": 5, "first": "F"}, most=1500),
    "all-options-changed": Plan(
        players=5, options={"goal": 6, "treasures": 7, "first": "C"}, most=1500
    ),
    "rounds": Plan(
        players=3,
        start="198 plan:A A - - T - 03R,30!,34K 22:-:-:B/44:rL,bC:lp:GG/20:gT,rX,bH:d:-",
        ending="rounds",
    ),
    "caught-in-the-last-round": Plan(
        players=2,
        start="200 move:B A XSCV - L - - 22:-:-:-/02:rC:lpd:RRB",
        beginning="end",
        ending="rounds",
        tells=("caught", "stolen"),
    ),
    "castle-of-ones-own": Plan(players=2, options={"castle": CELLAR, "first": "B"}, most=700),
}

if __name__ == "__main__":
    keep_all(MacGregorTreasure, PLANS)
