"""Games that do not end by the rules alone: resigned, agreed, lost on time, a bot, back."""

from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import CHANCE
from hantise.core.table import Seat, Table
from tests.records.record_files import keep_table

SEATS = (Seat("Ä"), Seat("B"), Seat("Ç", bot="random"))
PLAYERS = {
    "18-ghosts": 2,
    "ghosts": 3,
    "ghooost": 3,
    "rest-in-peace": 2,
    "macgregor": 3,
    "macgregor-treasure": 3,
}


def play(table: Table, entries: int, rng: Rng) -> None:
    """Play at random until the table has that many entries or the game is over."""
    while not table.over and len(table.entries) < entries:
        if table.state.actor == CHANCE:
            table.draw(rng)
        else:
            table.enter(table.state.choose(rng))


def main() -> None:
    for id, players in PLAYERS.items():
        keep_table(agreed(id, players), "agreed")
        keep_table(resigned(id, players), "resigned")
        keep_table(lost_on_time(id), "lost-on-time")


def agreed(id: str, players: int) -> Table:
    """A game that all agree to end, after an undo and a bot's sitting in."""
    table = Table(find(id)(players), SEATS[:players])
    play(table, 40, Rng(1))
    table.back_to(30)
    play(table, 60, Rng(2))
    table.hand_over(1, "random")
    play(table, 70, Rng(3))
    table.hand_over(1, None)
    table.agree()
    return table


def resigned(id: str, players: int) -> Table:
    """A game that somebody would have won who gave up."""
    seed = 0
    while True:
        table = Table(find(id)(players), SEATS[:players])
        play(table, 40, Rng(seed))
        table.resign(0)
        play(table, 10_000, Rng(seed))
        outcome = table.outcome()
        if outcome is not None and outcome.reason == "resigned":
            return table
        seed += 1


def lost_on_time(id: str) -> Table:
    """A game of two: somebody's time runs out twice, and the second time the other claims it."""
    table = Table(find(id)(2), SEATS[:2])
    play(table, 30, Rng(1))
    for until in (40, 50):
        table.flag(1)
        table.hand_over(1, "random")
        play(table, until, Rng(until))
        if until < 50:
            table.hand_over(1, None)
    table.lose_on_time(1)
    return table


if __name__ == "__main__":
    main()
