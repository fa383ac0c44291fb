"""Whether people wait for bots: how long a move takes while many of the strongest bots think.

People play each other, a move a second at each table; at other tables people who answer at once
play a bot, so that it always thinks. ``burning`` is a bot that uses its whole budget of 3 seconds.
"""

import argparse
import asyncio
import json
import random
import re
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
import uvloop

from bench.server.figures import milliseconds
from bench.server.house import RunningHouse, running_house
from bench.server.load import WARM_UP_SECONDS
from bench.server.ours import leave, matches, paced
from bench.server.players import Person

GAME: Final = "18-ghosts"
ROOT: Final = Path(__file__).parents[2]
METADATA: Final = "Metadata-Version: 2.1\nName: hantise-bench-bots\nVersion: 1\n"
ENTRY: Final = f"[hantise.bots]\n{GAME}.burning = bench.server.burning_bot:BurningBot\n"
COUNTED: Final = re.compile(
    r'hantise_thinking_(seconds_count|failures_total)\{bot="(\w+)"[^}]*\} (\S+)'
)


class ThinkingFigures(msgspec.Struct, kw_only=True):
    """Milliseconds are from sending a move to its being on disk and acknowledged."""

    bot: str
    bots_thinking: int
    tables_of_people: int
    quiet_p50_ms: float
    quiet_p99_ms: float
    p50_ms: float
    p99_ms: float
    moves: int
    thoughts: dict[str, int]
    """How many turns were thought by which bot; a level below stands in under load."""
    failures: dict[str, int]
    longest_wait: float
    """Seconds from a person's move to the bot's answer, at most."""


class Challenger:
    """Somebody who plays a bot and answers it at once."""

    def __init__(self, person: Person, bot: str) -> None:
        self.person = person
        self.bot = bot
        self.longest = 0.0
        self._random = random.Random(bot)

    async def play(self) -> None:
        """Game after game, until cancelled."""
        while True:
            form = {"game": GAME, "bot": self.bot}
            table = (await self.person.post("/api/tables/quick", form))["id"]
            line = await self.person.connect(table)
            now = await line.hear("snapshot")
            number, began = 0, time.monotonic()
            while now["outcome"] is None:
                if now["legal"]:
                    number += 1
                    action = self._random.choice(now["legal"])["action"]
                    message = {"type": "play", "id": f"m{number}", "seq": now["seq"]}
                    await line.say(message | {"actions": [action]})
                    now = await line.hear("update")
                    began = time.monotonic()
                else:
                    now = await line.hear("update")
                    self.longest = max(self.longest, time.monotonic() - began)
            await line.close()


async def measure(bot: str, bots: int, tables: int, seconds: int) -> ThinkingFigures:
    """Once without bots, once with."""
    with tempfile.TemporaryDirectory() as folder:
        _offer(Path(folder))
        async with running_house(environment={"PYTHONPATH": f"{folder}:{ROOT}"}) as house:
            people = await matches(house, GAME, tables)
            await paced(people, WARM_UP_SECONDS)
            quiet = milliseconds(await paced(people, seconds))
            async with thinking(house, bot, bots) as challengers:
                await paced(people, WARM_UP_SECONDS)
                latencies = await paced(people, seconds)
            p50, p99 = milliseconds(latencies)
            counted = await _counted(people[0].people[0])
            await leave(people)
    return ThinkingFigures(
        bot=bot,
        bots_thinking=bots,
        tables_of_people=tables,
        quiet_p50_ms=quiet[0],
        quiet_p99_ms=quiet[1],
        p50_ms=p50,
        p99_ms=p99,
        moves=len(latencies),
        thoughts=counted["seconds_count"],
        failures=counted["failures_total"],
        longest_wait=round(max(each.longest for each in challengers), 2),
    )


def _offer(folder: Path) -> None:
    """What is installed with a package: it brings the bot that burns its budget."""
    installed = folder / "hantise_bench_bots-1.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(METADATA)
    (installed / "entry_points.txt").write_text(ENTRY)


@asynccontextmanager
async def thinking(house: RunningHouse, bot: str, bots: int) -> AsyncIterator[list[Challenger]]:
    """So many bots think inside the block."""
    challengers = [Challenger(await Person(house.address).come_in(), bot) for _ in range(bots)]
    tasks = [asyncio.create_task(each.play()) for each in challengers]
    try:
        yield challengers
        for task in tasks:
            if task.done():
                task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for each in challengers:
            await each.person.go()


async def _counted(person: Person) -> dict[str, dict[str, int]]:
    answer = await person.http.get("/metrics")
    answer.raise_for_status()
    counted: dict[str, dict[str, int]] = {"seconds_count": {}, "failures_total": {}}
    for what, bot, number in COUNTED.findall(answer.text):
        counted[what][bot] = int(float(number))
    return counted


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.server.thinking", description=__doc__)
    parser.add_argument("--bot", default="burning", help="who thinks")
    parser.add_argument("--bots", type=int, default=20, help="how many of them")
    parser.add_argument("--tables", type=int, default=20, help="tables where people play")
    parser.add_argument("--seconds", type=int, default=20)
    given = parser.parse_args()
    found = uvloop.run(measure(given.bot, given.bots, given.tables, given.seconds))
    print(json.dumps(msgspec.to_builtins(found), indent=2))


if __name__ == "__main__":
    main()
