"""Databases in real trouble: a file held by another program, a full disk, a stopped server."""

import errno
import resource
import subprocess
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from hantise.server.settings import sqlite_url
from tests.server.storage.postgres_server import postgres

HOLD = """
import sqlite3, sys
held = sqlite3.connect(sys.argv[1], isolation_level=None)
held.execute("BEGIN IMMEDIATE")
print("held", flush=True)
sys.stdin.read()
"""
KINDS = ("held", "full", "stopped")
SIZE = 8 * 1024 * 1024


class Troubled(ABC):
    """A database that can be brought into trouble."""

    reads = True
    """Whether it can still be read then."""
    seconds = 0.2
    """How long a house should wait for it."""

    def __init__(self, url: str) -> None:
        self.url = url

    @abstractmethod
    def in_trouble(self) -> Any:
        """Nothing can be written inside the block."""


class Held(Troubled):
    """Another program holds the lock of SQLite."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "house.db"
        super().__init__(sqlite_url(self._file))

    @contextmanager
    def in_trouble(self) -> Iterator[None]:
        command = [sys.executable, "-c", HOLD, str(self._file)]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe) as other:
            assert other.stdout is not None
            assert other.stdout.readline() == b"held\n"
            yield
            other.communicate()


class Full(Troubled):
    """A disk of its own without room; who may not mount one gets files that may not grow."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / "disk"
        self._folder.mkdir()
        mounting = ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(self._folder)]
        self.mounted = subprocess.run(mounting, capture_output=True, check=False).returncode == 0
        super().__init__(sqlite_url(self._folder / "house.db"))

    def close(self) -> None:
        if self.mounted:
            subprocess.run(["umount", str(self._folder)], check=True)

    @contextmanager
    def in_trouble(self) -> Iterator[None]:
        with self._disk_filled() if self.mounted else self._growth_forbidden():
            yield

    @contextmanager
    def _disk_filled(self) -> Iterator[None]:
        filling = self._folder / "filling"
        with filling.open("wb", buffering=0) as file:
            assert _write_until_it_fails(file) == errno.ENOSPC
        try:
            yield
        finally:
            filling.unlink()

    @contextmanager
    def _growth_forbidden(self) -> Iterator[None]:
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        largest = (self._folder / "house.db-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
        try:
            yield
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def _write_until_it_fails(file: IO[bytes]) -> int | None:
    try:
        while True:
            file.write(bytes(4096))
    except OSError as error:
        return error.errno


class Stopped(Troubled):
    """A PostgreSQL that is stopped and started again."""

    reads = False
    seconds = 5.0  # that it is away is known at once, that it is there takes a moment

    def __init__(self, server: Any) -> None:
        self._server = server
        super().__init__(server.get_uri())

    @contextmanager
    def in_trouble(self) -> Iterator[None]:
        self._server.stop()
        try:
            yield
        finally:
            self._server.ensure_postgres_running()


@contextmanager
def troubled(kind: str, folder: Path) -> Iterator[Troubled]:
    """A new database of this kind."""
    if kind == "held":
        yield Held(folder)
    elif kind == "full":
        disk = Full(folder)
        try:
            yield disk
        finally:
            disk.close()
    else:
        with postgres() as server:
            yield Stopped(server)
