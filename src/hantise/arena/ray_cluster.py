"""A cluster of machines that plays the games: Ray, an extra that is imported only when asked for."""

import os
import re
import socket
import subprocess
import sys
import warnings
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from time import monotonic
from types import ModuleType
from typing import Any, Final

import hantise
from hantise.arena.runners import Runner, Work, in_flight
from hantise.core.errors import HantiseError

LOCAL: Final = "local"
"""The address of a cluster that is started here, for this one command."""
ADDRESS: Final = re.compile(r"(?P<host>[\w.-]+|\[[\da-fA-F:]+\]):(?P<port>\d{1,5})")
REACHING: Final = 3.0
"""Seconds for a connection to an address."""
ANSWERING: Final = 15.0
"""Seconds for a cluster to say that it is well: a program has to start to ask it."""
RETRIES: Final = 20
"""A part whose process or node died is done again so often, by whoever is left."""
COUNTING: Final = 2.0
"""Seconds between two looks at how many processors the cluster has."""
QUIET: Final = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
"""Ray is to tell nobody that it is used, and to leave the variables of graphics cards alone."""


class NoCluster(HantiseError):
    """Ray is not installed, or there is no cluster to work with."""


class RayCluster(Runner):
    """As many parts at a time as the cluster has processors, now."""

    def __init__(self, ray: ModuleType, most: int | None) -> None:
        self._ray = ray
        self._most = most
        self._counted = 1
        self._next_count = 0.0

    def do(self, work: Work, parts: Iterable[bytes]) -> Iterator[bytes]:
        ray, source = self._ray, digest()
        # What is sent by name is found on every node: Hantise is installed there.
        remote = ray.remote(num_cpus=1, max_retries=RETRIES)(_worked)
        flying: set[Any] = set()

        def submit(part: bytes) -> Any:
            reference = remote.remote(work, part, source)
            flying.add(reference)
            future = reference.future()
            future.add_done_callback(lambda _: flying.discard(reference))
            return future

        try:
            yield from in_flight(parts, self._processors, submit)
        except ray.exceptions.RayTaskError as error:
            if isinstance(error.cause, OtherSource):
                raise NoCluster("error-ray-other", detail=str(error.cause)) from error
            raise
        except ray.exceptions.RayError as error:
            raise NoCluster("error-ray-failed", detail=_last_line(error)) from error
        finally:
            for reference in list(flying):
                ray.cancel(reference, force=True)

    def _processors(self) -> int:
        """Nodes come and go while games are played."""
        if monotonic() > self._next_count:
            self._next_count = monotonic() + COUNTING
            self._counted = max(1, int(self._ray.cluster_resources().get("CPU", 0)))
        return self._counted if self._most is None else min(self._counted, self._most)


class OtherSource(Exception):
    """A node has another Hantise than the command: its games might come out differently."""


def _worked(work: Callable[[bytes], bytes], part: bytes, source: str) -> bytes:
    """On a node: do a part with the same source as the command has."""
    if digest() != source:
        raise OtherSource(f"{socket.gethostname()} ({hantise.__version__})")
    return work(part)


_digests: Final[list[str]] = []


def digest() -> str:
    """A hash over all of Hantise's source, once for each process."""
    if not _digests:
        folder = Path(hantise.__file__).parent
        sha = blake2b(digest_size=8)
        for path in sorted(folder.rglob("*.py")):
            sha.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
        _digests.append(sha.hexdigest())
    return _digests[0]


@contextmanager
def cluster(address: str, most: int | None = None) -> Iterator[Runner]:
    """A cluster by its address, or one that is started here; `NoCluster` within seconds if none is."""
    named = ADDRESS.fullmatch(address)
    if address != LOCAL and (named is None or not 0 < int(named["port"]) < 65536):
        raise NoCluster("error-ray-address", given=address[:40])
    if find_spec("ray") is None:
        raise NoCluster("error-ray-missing")
    os.environ.update(QUIET)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import ray
    if named is not None:
        _reach(address, named["host"].strip("[]"), int(named["port"]))
    quiet = {"log_to_driver": False, "logging_level": "ERROR", "include_dashboard": False}
    try:
        if named is None:
            ray.init(num_cpus=most or os.cpu_count(), **quiet)
        else:
            del quiet["include_dashboard"]
            ray.init(address=address, **quiet)
    except (RuntimeError, ConnectionError, TimeoutError, ValueError, OSError) as error:
        raise NoCluster(
            "error-ray-unreachable", address=address, detail=_last_line(error)
        ) from error
    try:
        yield RayCluster(ray, most)
    finally:
        ray.shutdown()


def _reach(address: str, host: str, port: int) -> None:
    """Ray itself would wait for a minute, and then end this program."""
    try:
        socket.create_connection((host, port), timeout=REACHING).close()
    except OSError as error:
        detail = error.strerror or str(error)
        raise NoCluster("error-ray-unreachable", address=address, detail=detail) from error
    asks = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", address]
    try:
        asked = subprocess.run(asks, capture_output=True, timeout=ANSWERING, check=False)
    except subprocess.TimeoutExpired as error:
        raise NoCluster("error-ray-silent", address=address) from error
    if asked.returncode:
        raise NoCluster("error-ray-silent", address=address)


def _last_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return (lines or [type(error).__name__])[-1][:200]
