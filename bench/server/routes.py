"""What each route of the house does to those who play: p99 of moves while it is asked.

Every route of the app is asked by 8 and by 64 people at a time, each from an address of their own
and as fast as they are answered, with the house's limits as they are; meanwhile others play. What
one answer costs in CPU time is measured alone, and hardly depends on what else the machine does.
"""

import argparse
import asyncio
import json
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import msgspec
import uvloop
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Sheet
from websockets.exceptions import WebSocketException

from bench.server.asks import Ask, World, asks, long_record
from bench.server.figures import milliseconds
from bench.server.hammer import Hammered, Hammering, hammered
from bench.server.house import RunningHouse, running_house
from bench.server.ours import leave
from bench.server.players import COOKIE, Match, Person
from hantise.games.castle.castles import shipped_text
from hantise.puzzles.files import puzzles_of

AT_A_TIME: Final = (8, 64)
TABLES: Final = 20
TABLES_PER_PAIR: Final = 2
MOVES_PER_SECOND: Final = 4
"""Of each table."""
PUZZLES_OF: Final = "18-ghosts"
ALONE: Final = 30
"""Answers whose CPU time is measured."""
ALONE_SECONDS: Final = 2.0


class Found(msgspec.Struct, kw_only=True):
    """What was found of one route."""

    route: str
    cpu_ms: float
    """Of one answer, with nothing else going on, in the process that serves moves."""
    beside_ms: float
    """The same in the workers beside it."""
    p99_ms: dict[int, float]
    """Of moves, by how many asked at a time."""
    per_second: dict[int, float]
    """Answers."""
    statuses: dict[str, int]


class Bench:
    """A house, those who play in it and those who ask."""

    def __init__(self, house: RunningHouse, seconds: float) -> None:
        self.house = house
        self.seconds = seconds
        self.matches: list[Match] = []
        self.askers: list[Person] = []

    async def prepare(self) -> World:
        """Bring everybody in, and what can be asked for."""
        addresses = (f"10.{n >> 8}.{n & 255}.7" for n in range(1, 10_000))

        async def somebody() -> Person:
            return await Person(self.house.address, next(addresses)).come_in()

        for _ in range(TABLES // TABLES_PER_PAIR):
            pair = [await somebody(), await somebody()]
            self.matches += [Match(pair, "18-ghosts", {}) for _ in range(TABLES_PER_PAIR)]
        for match in self.matches:
            await match.sit_down()
        self.askers = [await somebody() for _ in range(max(AT_A_TIME))]
        host, file = self.askers[0], long_record()
        seats = [{"kind": "me"}, {"kind": "open"}]
        largest = max(puzzles_of(PUZZLES_OF), key=lambda puzzle: len(puzzle.nodes))
        castle = await host.post("/api/castles", {"text": shipped_text("macgregor")})
        return World(
            table=(await host.post("/api/tables", {"game": "18-ghosts", "seats": seats}))["id"],
            record=(await host.post("/api/records", json.loads(file)))["id"],
            person=(await host.get("/api/me"))["id"],
            castle=castle["castle"]["id"],
            puzzle=largest.id,
            puzzle_game=PUZZLES_OF,
            file=file,
        )

    async def moves(self) -> list[float]:
        """Everybody plays at a steady pace: how long each move took."""
        for match in self.matches:
            match.latencies.clear()

        async def play(match: Match, offset: float) -> None:
            start = time.monotonic() + offset
            for number in range(round(self.seconds * MOVES_PER_SECOND)):
                at = start + number / MOVES_PER_SECOND
                await asyncio.sleep(max(0.0, at - time.monotonic()))
                await self._move(match)

        each = 1 / MOVES_PER_SECOND / len(self.matches)
        await asyncio.gather(*(play(match, n * each) for n, match in enumerate(self.matches)))
        return [latency for match in self.matches for latency in match.latencies]

    async def _move(self, match: Match) -> None:
        """A move; one that fails took as long as it took, and the game goes on at another table."""
        began = time.perf_counter()
        try:
            await match.move()
        except (OSError, RuntimeError, TimeoutError, httpx.HTTPError, WebSocketException):
            match.latencies.append(time.perf_counter() - began)
            await match.leave()
            with suppress(httpx.HTTPError, WebSocketException, TimeoutError):
                await match.sit_down()

    async def quiet(self) -> float:
        """p99 of moves while nobody asks for anything."""
        return milliseconds(await self.moves())[1]

    async def ask(self, ask: Ask, at_a_time: Sequence[int]) -> Found:
        """All of one route."""
        await hammered(self._hammering(ask, 1, ALONE_SECONDS, 1))
        whole, own = self.house.cpu_seconds(), self.house.own_cpu_seconds()
        alone = await hammered(self._hammering(ask, 1, ALONE_SECONDS, ALONE))
        answers = max(1, alone.answers)
        cpu = (self.house.own_cpu_seconds() - own) / answers
        beside = (self.house.cpu_seconds() - whole) / answers - cpu
        p99, per_second, last = {}, {}, alone
        for people in at_a_time:
            latencies, last = await self._beside(ask, people)
            p99[people] = milliseconds(latencies)[1]
            per_second[people] = round(last.answers / last.seconds, 1)
        return Found(
            route=ask.name,
            cpu_ms=round(1000 * cpu, 1),
            beside_ms=round(1000 * beside, 1),
            p99_ms=p99,
            per_second=per_second,
            statuses=last.statuses,
        )

    async def _beside(self, ask: Ask, people: int) -> tuple[list[float], Hammered]:
        order = self._hammering(ask, people, self.seconds)
        asking = asyncio.create_task(hammered(order))
        latencies = await self.moves()
        return latencies, await asking

    def _hammering(self, ask: Ask, people: int, seconds: float, most: int = 10**6) -> Hammering:
        parts = urlsplit(self.house.address)
        assert parts.hostname is not None
        assert parts.port is not None
        sent = tuple(
            (ask.travels(parts.netloc, self._headers(person)),) for person in self.askers[:people]
        )
        return Hammering(parts.hostname, parts.port, seconds, sent, most)

    def _headers(self, person: Person) -> dict[str, str]:
        return {
            "origin": self.house.address,
            "x-forwarded-for": person.forwarded,
            "cookie": f"{COOKIE}={person.cookie}",
            "accept-encoding": "gzip",
        }


async def measure(
    only: str, seconds: float, at_a_time: Sequence[int], progress: Progress
) -> tuple[float, list[Found]]:
    """p99 with nothing else going on, and every route."""
    with tempfile.TemporaryDirectory() as folder:
        async with running_house("--trust-proxy", limits=True) as house:
            task = progress.add_task("coming in", total=None)
            bench = Bench(house, seconds)
            wanted = [ask for ask in asks(await bench.prepare(), Path(folder)) if only in ask.name]
            await bench.moves()
            quiet = await bench.quiet()
            found = []
            progress.update(task, total=len(wanted))
            for ask in wanted:
                progress.update(task, description=ask.name)
                found.append(await bench.ask(ask, at_a_time))
                progress.advance(task)
            await leave(bench.matches)
            return quiet, found


def shown(quiet: float, found: Sequence[Found]) -> Sheet:
    """The figures, the worst first."""
    sheet = Sheet(box=SIMPLE_HEAD, title=f"p99 of moves alone: {quiet} ms")
    for heading in (
        "route",
        "CPU ms",
        "beside",
        *(f"p99 ms, {n}" for n in AT_A_TIME),
        "a second",
        "status",
    ):
        sheet.add_column(heading)
    for each in sorted(found, key=_worst):
        sheet.add_row(
            each.route,
            str(each.cpu_ms),
            str(each.beside_ms),
            *(str(each.p99_ms.get(n, "")) for n in AT_A_TIME),
            str(each.per_second.get(AT_A_TIME[-1], "")),
            " ".join(f"{status}×{n}" for status, n in sorted(each.statuses.items())),
        )
    return sheet


def _worst(found: Found) -> tuple[float, float]:
    return -max(found.p99_ms.values(), default=0.0), -found.cpu_ms


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.routes", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each part lasts")
    parser.add_argument("--only", default="", help="routes whose name has this in it")
    parser.add_argument("--alone", action="store_true", help="only the CPU time of an answer")
    parser.add_argument("--json", action="store_true", help="as JSON")
    given = parser.parse_args()
    at_a_time = () if given.alone else AT_A_TIME
    bars: list[Any] = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()]
    with Progress(
        *bars, TimeRemainingColumn(), console=Console(stderr=True), transient=True
    ) as progress:
        quiet, found = uvloop.run(measure(given.only, given.seconds, at_a_time, progress))
    if given.json:
        print(json.dumps({"quiet_ms": quiet, "routes": msgspec.to_builtins(found)}, indent=2))
    else:
        Console(width=140).print(shown(quiet, found))


if __name__ == "__main__":
    main()
