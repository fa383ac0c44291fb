"""Asks one route again and again, so many at a time: a process of its own, run by `routes`.

It reads a `Hammering` from its standard input and writes how many answers of each status came.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Iterator
from itertools import cycle
from typing import Final

import msgspec
import uvloop

PATIENCE: Final = 20.0


class Hammering(msgspec.Struct, frozen=True):
    """Whole requests as they travel; each line sends those of one person in turn."""

    host: str
    port: int
    seconds: float
    lines: tuple[tuple[bytes, ...], ...]
    most: int = 1_000_000
    """So many answers are enough."""


class Hammered(msgspec.Struct, frozen=True):
    """How often each status came, in how many bytes and how many seconds."""

    statuses: dict[str, int]
    received: int
    seconds: float

    @property
    def answers(self) -> int:
        """All of them."""
        return sum(self.statuses.values())


class _Hammer:
    def __init__(self, order: Hammering) -> None:
        self.order = order
        self.end = time.monotonic() + order.seconds
        self.left = order.most
        self.statuses: Counter[str] = Counter()
        self.received = 0

    async def line(self, requests: Iterator[bytes]) -> None:
        reader, writer = await asyncio.open_connection(self.order.host, self.order.port)
        while self.left > 0 and time.monotonic() < self.end:
            self.left -= 1
            try:
                writer.write(next(requests))
                head = await reader.readuntil(b"\r\n\r\n")
                body = await reader.readexactly(_length(head))
            except (OSError, asyncio.IncompleteReadError):
                self.statuses["dropped"] += 1
                writer.close()
                reader, writer = await asyncio.open_connection(self.order.host, self.order.port)
                continue
            self.statuses[head[9:12].decode()] += 1
            self.received += len(head) + len(body)
        writer.close()


def _length(head: bytes) -> int:
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            return int(value)
    return 0


async def hammer(order: Hammering) -> Hammered:
    """Ask until the time is up; what is still unanswered then is waited for, for a while."""
    began = time.monotonic()
    found = _Hammer(order)
    lines = [asyncio.create_task(found.line(cycle(requests))) for requests in order.lines]
    _, late = await asyncio.wait(lines, timeout=order.seconds + PATIENCE)
    for line in late:
        line.cancel()
    found.statuses["late"] += len(late)
    await asyncio.gather(*lines, return_exceptions=True)
    statuses = {status: number for status, number in found.statuses.items() if number}
    return Hammered(statuses, found.received, time.monotonic() - began)


async def hammered(order: Hammering) -> Hammered:
    """The same from a process of its own, so that those who play are not slowed by it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bench.server.hammer"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    output, _ = await process.communicate(msgspec.msgpack.encode(order))
    return msgspec.msgpack.decode(output, type=Hammered)


if __name__ == "__main__":
    given = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Hammering)
    sys.stdout.buffer.write(msgspec.msgpack.encode(uvloop.run(hammer(given))))
