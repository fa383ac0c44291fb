"""Our house under load.

A move is whole: sent over a websocket by somebody with a cookie, judged by the rules, on disk
(SQLite, synchronous FULL), acknowledged, and shown to both seats, each with its own view.
"""

import asyncio
import itertools
import time
from collections.abc import Callable, Sequence
from typing import Final

from bench.server.figures import Figures, milliseconds
from bench.server.house import RunningHouse, running_house
from bench.server.load import WARM_UP_SECONDS, Load
from bench.server.players import Match, Person
from bench.server.weight import bytes_per_table

PEOPLE_PER_TABLE: Final = 2
TABLES_PER_PAIR: Final = 10
LONGEST_GAME: Final[dict[str, object]] = {"rounds": 20}
"""Of Ghosts: reconnecting needs a game that lasts."""


async def measure(game: str, load: Load, doing: Callable[[str], None]) -> Figures:
    """Everything, one after the other."""
    doing("our house: starting")
    async with running_house() as house:
        doing(f"our house: {load.busy} tables flat out")
        busy = await matches(house, game, load.busy)
        await flat_out(busy, house, WARM_UP_SECONDS)
        per_cpu, per_second = await flat_out(busy, house, load.seconds)
        await leave(busy)
        doing(f"our house: {load.tables} tables, a move a second each")
        calm = await matches(house, game, load.tables)
        await paced(calm, WARM_UP_SECONDS)
        before = sum(match.received for match in calm)
        latencies = await paced(calm, load.seconds)
        sent = sum(match.received for match in calm) - before
        await leave(calm)
        doing(f"our house: a game of {load.moves} moves, then reconnecting")
        caught_up, whole = await reconnect(house, load.moves)
    doing("our house: weighing tables")
    weight, entries = await bytes_per_table(game)
    p50, p99 = milliseconds(latencies)
    return Figures(
        server="hantise",
        game=game,
        tables_at_once=load.busy,
        moves_per_cpu_second=round(per_cpu, 1),
        moves_per_second=round(per_second, 1),
        paced_tables=load.tables,
        paced_moves=len(latencies),
        p50_ms=p50,
        p99_ms=p99,
        bytes_per_move=round(sent / len(latencies)),
        bytes_per_table=round(weight),
        entries_per_table=round(entries, 1),
        moves_before_reconnect=load.moves,
        reconnect_bytes=caught_up,
        snapshot_bytes=whole,
    )


async def matches(house: RunningHouse, game: str, count: int) -> list[Match]:
    """So many tables, each with two people who sit at several of them."""
    pairs = [
        [await Person(house.address).come_in() for _ in range(PEOPLE_PER_TABLE)]
        for _ in range(-(-count // TABLES_PER_PAIR))
    ]
    made = [Match(pair, game, {}) for pair, _ in zip(itertools.cycle(pairs), range(count))]
    for match in made:
        await match.sit_down()
    assert len({match.table for match in made}) == count, "tables are distinct"
    return made


async def leave(made: Sequence[Match]) -> None:
    """Everybody hangs up and goes."""
    for match in made:
        await match.leave()
    for person in {person for match in made for person in match.people}:
        await person.go()


async def flat_out(made: Sequence[Match], house: RunningHouse, seconds: int) -> tuple[float, float]:
    """Everybody moves as soon as it is their turn: moves per CPU second, and per second."""
    end = time.monotonic() + seconds

    async def play(match: Match) -> None:
        while time.monotonic() < end:
            await match.move()

    before, began = house.cpu_seconds(), time.monotonic()
    moved = sum(match.moves for match in made)
    await asyncio.gather(*(play(match) for match in made))
    moves = sum(match.moves for match in made) - moved
    return moves / (house.cpu_seconds() - before), moves / (time.monotonic() - began)


async def paced(made: Sequence[Match], seconds: int) -> list[float]:
    """Every table makes a move a second, each at its own moment: how long each took."""
    for match in made:
        match.latencies.clear()

    async def play(match: Match, offset: float) -> None:
        start = time.monotonic() + offset
        for number in range(seconds):
            await asyncio.sleep(max(0.0, start + number - time.monotonic()))
            await match.move()

    await asyncio.gather(*(play(match, n / len(made)) for n, match in enumerate(made)))
    return [latency for match in made for latency in match.latencies]


async def reconnect(house: RunningHouse, moves: int) -> tuple[int, int]:
    """After so many moves: bytes to catch up after a broken line, and bytes of a whole snapshot."""
    pair = [await Person(house.address).come_in() for _ in range(PEOPLE_PER_TABLE)]
    match = Match(pair, "ghosts", LONGEST_GAME)
    await match.sit_down()
    while match.moves < moves:
        await match.move()
    assert len(match.seen) == 1, "all moves were of one game"
    behind = match.seq - 3
    await match.leave()
    again = await pair[0].connect(match.table, since=behind)
    await again.hear("missed")
    anew = await pair[1].connect(match.table)
    await anew.hear("snapshot")
    for line in (again, anew):
        await line.close()
    await leave([match])
    return again.received, anew.received
