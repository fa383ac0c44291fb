"""The peer: boardgame.io's own server in Node with its store in memory, under the same load.

Its load runs in Node too, in a process of its own, and takes orders line by line. In
`peer/package.json` koa-compose is held back: its 4.2 copies the list of handlers that
boardgame.io adds to later, and every request is answered with 404.
"""

import asyncio
import json
import os
import re
import shutil
import subprocess
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import httpx
import psutil

from bench.server.figures import Figures, milliseconds
from bench.server.load import WARM_UP_SECONDS, Load
from tools import client

FOLDER: Final = Path(__file__).parent / "peer"
ADDRESS: Final = re.compile(rb"http://localhost:\d+")
PATIENCE: Final = 60.0
TABLES_WEIGHED: Final = 200
ENDLESS: Final = 1_000_000


async def measure(entries: float, load: Load, doing: Callable[[str], None]) -> Figures:
    """Everything, one after the other; games last as many moves as ours have entries."""
    length = round(entries)
    doing("boardgame.io: npm install")
    await asyncio.to_thread(install)
    doing("boardgame.io: starting")
    async with running_peer() as peer:
        doing(f"boardgame.io: {load.busy} tables flat out")
        await peer.order("sit", tables=load.busy, length=length)
        await peer.order("flatOut", seconds=WARM_UP_SECONDS)
        before = peer.cpu_seconds()
        played = await peer.order("flatOut", seconds=load.seconds)
        cpu = peer.cpu_seconds() - before
        await peer.order("leave")
        doing(f"boardgame.io: {load.tables} tables, a move a second each")
        await peer.order("sit", tables=load.tables, length=length)
        await peer.order("paced", seconds=WARM_UP_SECONDS)
        paced = await peer.order("paced", seconds=load.seconds)
        await peer.order("leave")
        doing(f"boardgame.io: a game of {load.moves} moves, then reconnecting")
        await peer.order("sit", tables=1, length=ENDLESS)
        await peer.order("play", moves=load.moves)
        reconnect = (await peer.order("comeBack"))["bytes"]
        await peer.order("leave")
    doing("boardgame.io: weighing tables")
    weight = await bytes_per_table(length)
    p50, p99 = milliseconds(latencies := paced["latencies"])
    return Figures(
        server=f"boardgame.io {version()}",
        game="haunted-board",
        tables_at_once=load.busy,
        moves_per_cpu_second=round(played["moves"] / cpu, 1),
        moves_per_second=round(played["moves"] / played["seconds"], 1),
        paced_tables=load.tables,
        paced_moves=len(latencies),
        p50_ms=p50,
        p99_ms=p99,
        bytes_per_move=round(paced["received"] / len(latencies)),
        bytes_per_table=round(weight),
        entries_per_table=length,
        moves_before_reconnect=load.moves,
        reconnect_bytes=reconnect,
        snapshot_bytes=reconnect,  # it knows no other way
    )


async def bytes_per_table(length: int) -> float:
    """What the objects of a table weigh after so many moves, with nobody connected."""
    async with running_peer() as peer:
        await peer.order("sit", tables=2, length=ENDLESS)
        await peer.order("play", moves=length)
        await peer.order("leave")
        before = await peer.weight()
        await peer.order("sit", tables=TABLES_WEIGHED, length=ENDLESS)
        await peer.order("play", moves=length)
        await peer.order("leave")
        return (await peer.weight() - before) / TABLES_WEIGHED


class Peer:
    """A running server, and the people who play there."""

    def __init__(self, address: str, pid: int, people: asyncio.subprocess.Process) -> None:
        self._address = address
        self._process = psutil.Process(pid)
        self._people = people

    def cpu_seconds(self) -> float:
        """Of the server, so far."""
        return float(sum(self._process.cpu_times()[:2]))

    async def weight(self) -> int:
        """Bytes of all its objects, rubbish taken away."""
        async with httpx.AsyncClient(timeout=PATIENCE) as http:
            answer = await http.get(f"{self._address}/weight")
        return int(answer.raise_for_status().json()["bytes"])

    async def order(self, name: str, **given: object) -> dict[str, Any]:
        """Let the people do something."""
        assert self._people.stdin is not None
        assert self._people.stdout is not None
        self._people.stdin.write(json.dumps({"name": name, **given}).encode() + b"\n")
        answer = await self._people.stdout.readline()
        if not answer:
            raise RuntimeError(f"the peer's load ended during {name}")
        done: dict[str, Any] = json.loads(answer)
        return done


@asynccontextmanager
async def running_peer() -> AsyncIterator[Peer]:
    """Start the server and the load, and stop them again."""
    async with running_node("--expose-gc", "server.js") as server:
        address = await asyncio.wait_for(_address(server), PATIENCE)
        async with running_node("load.js", address) as people:
            yield Peer(address, server.pid, people)


@asynccontextmanager
async def running_node(*arguments: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A program in Node, as it is run in production."""
    process = await asyncio.create_subprocess_exec(
        *client.node(*arguments),
        cwd=FOLDER,
        env=os.environ | {"NODE_ENV": "production"},
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=2**26,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def _address(server: asyncio.subprocess.Process) -> str:
    assert server.stdout is not None
    async for line in server.stdout:
        if found := ADDRESS.search(line):
            return found[0].decode()
    raise RuntimeError("the peer did not start")


def install() -> None:
    """Fetch the pinned packages, unless they are there."""
    stamp, pins = FOLDER / "node_modules" / "package-lock.json", FOLDER / "package-lock.json"
    if stamp.exists() and stamp.read_bytes() == pins.read_bytes():
        return
    subprocess.run(
        client.npm("install", "--no-save", "--loglevel=error"),
        cwd=FOLDER,
        env=client.environment(),
        check=True,
        stdout=subprocess.DEVNULL,
    )
    shutil.copyfile(pins, stamp)


def version() -> str:
    """Of boardgame.io."""
    package = FOLDER / "node_modules" / "boardgame.io" / "package.json"
    return str(json.loads(package.read_bytes())["version"])
