"""Several processes that share one listening socket; those that crash are started again."""

import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from multiprocessing import connection, get_context
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Final

import structlog
from prometheus_client import multiprocess

from hantise.server import logs
from hantise.server.http_server import PATIENCE_SECONDS, serve
from hantise.server.settings import Settings

FIGURES: Final = "PROMETHEUS_MULTIPROC_DIR"
"""Where the processes put what they count, so that any of them can tell all of it."""
SHORT_LIFE: Final = 5.0
LONGEST_PAUSE: Final = 30.0


def supervise(settings: Settings, listener: socket.socket, opened: Callable[[], None]) -> None:
    """Run ``settings.workers`` processes until a signal comes."""
    logs.configure(settings.log_format)
    with tempfile.TemporaryDirectory(prefix="hantise-") as folder:
        os.environ[FIGURES] = folder
        Supervisor(settings, listener).run(opened)


class Supervisor:
    """Starts, watches and stops the processes."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._context = get_context("spawn")
        self._running: dict[int, tuple[BaseProcess, float]] = {}
        self._next_start = 0.0
        self._pause = 0.0
        self._signals = 0
        self._told: dict[int, int] = {}
        self._woken, self._waker = os.pipe()

    def run(self, opened: Callable[[], None]) -> None:
        """Until a signal comes; a second one ends everything at once."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._on_signal)
        self._start_missing()
        opened()
        while self._running or not self._signals:
            self._wait()
            self._bury()
            self._start_missing()
            self._tell()

    def _on_signal(self, number: int, frame: FrameType | None) -> None:
        self._signals += 1
        os.write(self._waker, b".")

    def _tell(self) -> None:
        """Pass signals on, also to a process that was being started when they came."""
        for pid, (process, _) in self._running.items():
            if self._told.get(pid, 0) < self._signals and process.exitcode is None:
                os.kill(pid, signal.SIGKILL if self._signals > 1 else signal.SIGTERM)
                self._told[pid] = self._signals

    def _wait(self) -> None:
        timeout = max(0.0, self._next_start - time.monotonic()) if self._missing() else None
        sentinels = [process.sentinel for process, _ in self._running.values()]
        ready = connection.wait([*sentinels, self._woken], timeout)
        if self._woken in ready:
            os.read(self._woken, 100)

    def _bury(self) -> None:
        """Take note of processes that ended; one that lived only a moment is not hurried."""
        for pid, (process, started) in list(self._running.items()):
            if process.exitcode is None:
                continue
            del self._running[pid]
            multiprocess.mark_process_dead(pid)  # type: ignore[no-untyped-call]
            if self._signals:
                continue
            lived = time.monotonic() - started
            self._pause = min(LONGEST_PAUSE, self._pause * 2 + 0.5) if lived < SHORT_LIFE else 0.0
            self._next_start = time.monotonic() + self._pause
            structlog.get_logger("hantise.supervisor").error(
                "a process ended", status=process.exitcode, again_in=self._pause
            )

    def _missing(self) -> int:
        return 0 if self._signals else self._settings.workers - len(self._running)

    def _start_missing(self) -> None:
        if time.monotonic() < self._next_start:
            return
        for _ in range(self._missing()):
            process = self._context.Process(
                target=work, args=(self._settings, self._listener, os.getpid()), name="house"
            )
            process.start()
            assert process.pid is not None
            self._running[process.pid] = (process, time.monotonic())


def work(settings: Settings, listener: socket.socket, parent: int) -> None:
    """One of the processes. Without its parent it stops: nobody would start it again."""
    threading.Thread(target=_stop_without, args=(parent,), daemon=True).start()
    serve(settings, listener)


def _stop_without(parent: int) -> None:
    while os.getppid() == parent:
        time.sleep(1)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(2 * PATIENCE_SECONDS)
    os._exit(1)
