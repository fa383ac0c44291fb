"""A house of its own to be measured: a real process on a real SQLite file."""

import asyncio
import os
import re
import sys
import tempfile
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Final

import psutil

ADDRESS: Final = re.compile(r"http://[\w.:\[\]-]+")
PATIENCE: Final = 60.0


class RunningHouse:
    """Where it is, and what it costs."""

    def __init__(self, address: str, pid: int) -> None:
        self.address = address
        self._process = psutil.Process(pid)

    def cpu_seconds(self) -> float:
        """Of the house and its workers, so far."""
        everybody = [self._process, *self._process.children(recursive=True)]
        return sum(sum(each.cpu_times()[:2]) for each in everybody)

    def own_cpu_seconds(self) -> float:
        """Of the process that serves moves alone."""
        return float(sum(self._process.cpu_times()[:2]))

    def memory(self) -> int:
        """Bytes of memory that are the house's own."""
        return int(self._process.memory_full_info().uss)


@asynccontextmanager
async def running_house(
    *arguments: str, limits: bool = False, environment: Mapping[str, str] = MappingProxyType({})
) -> AsyncIterator[RunningHouse]:
    """Start a house, and stop it again."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "house.db")
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "hantise", "serve", "--no-browser", "--port", "0"),
            *("--database", str(database)),
            *arguments,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            env=os.environ
            | {"HANTISE_LIMITS": "on" if limits else "off", "PYTHONUNBUFFERED": "1"}
            | dict(environment),
        )
        try:
            address = await asyncio.wait_for(_address(process), PATIENCE)
            yield RunningHouse(address, process.pid)
        finally:
            process.terminate()
            await process.wait()


async def _address(process: asyncio.subprocess.Process) -> str:
    assert process.stdout is not None
    async for line in process.stdout:
        if found := ADDRESS.search(line.decode()):
            return found[0]
    raise RuntimeError("the house did not start")
