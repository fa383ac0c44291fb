"""One process that serves the house: uvicorn, told how we want it to listen and to stop."""

import asyncio
import errno
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

import msgspec
import structlog
import uvicorn

from hantise.core.errors import HantiseError
from hantise.server import logs
from hantise.server.app import create_app
from hantise.server.file_descriptors import most_connections, raise_limit
from hantise.server.house import House
from hantise.server.safety.connection_limits import ConnectionLimits
from hantise.server.settings import BadSetting, Settings
from hantise.server.uvicorn_protocols import protocols
from hantise.server.wire import LARGEST_FRAME

BACKLOG: Final = 2048
PORTS_TRIED: Final = 20
PATIENCE_SECONDS: Final = 10
PING_SECONDS: Final = 20.0
KEEP_ALIVE_SECONDS: Final = 75
"""A little longer than proxies keep a connection, so that they and not we close it."""
SWITCH_SECONDS: Final = 0.0005
"""How soon a thread that comes back from the disk is let in again."""

COLLECTED: Final = (5_000, 4, 100)
"""Few objects at a time: looking through 200,000 young ones took 100 to 180 ms, and every move waited."""

Opened = Callable[[Settings], None]


def bind(settings: Settings) -> tuple[socket.socket, Settings]:
    """A listening socket, and the settings with the port that it has."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    last = settings.port if settings.port_asked else settings.port + PORTS_TRIED
    for port in range(settings.port, last + 1):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((settings.host, port))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if error.errno != errno.EADDRINUSE:
                raise BadSetting(
                    "error-setting-listen",
                    host=settings.host,
                    port=str(port),
                    detail=error.strerror or str(error),
                ) from error
            continue
        listener.setblocking(False)
        found = listener.getsockname()[1]
        return listener, msgspec.structs.replace(settings, port=found)
    raise BadSetting("error-setting-port-taken", host=settings.host, port=str(settings.port))


def serve(settings: Settings, listener: socket.socket, opened: Opened | None = None) -> None:
    """Serve until a signal comes; ``opened`` is called once people can come in."""
    logs.configure(settings.log_format)
    sys.setswitchinterval(SWITCH_SECONDS)
    server = HouseServer(settings, opened)
    server.run(sockets=[listener])
    if server.trouble is not None:
        raise server.trouble


def is_news(record: logging.LogRecord) -> bool:
    """Whether a library's record is worth a line.

    A socket that was refused with an answer is no error, though uvicorn takes it for one; nor is a
    database connection that was being closed when its request was cancelled, for SQLAlchemy.
    """
    if record.exc_info and isinstance(record.exc_info[1], asyncio.CancelledError):
        return False
    return record.msg != "ASGI callable returned without completing handshake."


class HouseServer(uvicorn.Server):
    """Tells everybody to come back before it lets go; a second signal ends it at once."""

    def __init__(
        self, settings: Settings, opened: Opened | None = None, *, warm: bool = True
    ) -> None:
        self.app = create_app(settings)
        limit = raise_limit()
        # A proxy is one address: its clients are counted when they ask, by `Safety`.
        counted = settings.limits and not settings.trusted_proxy
        self._descriptors = limit
        http, socket = protocols(
            ConnectionLimits(
                most=settings.connections_in_all or most_connections(limit),
                most_of_one=settings.connections if counted else None,
                timeouts=settings.timeouts,
                counts_frames=settings.limits,
            )
        )
        super().__init__(
            uvicorn.Config(
                self.app,
                loop="auto",
                http=http,
                ws=socket,
                ws_max_size=LARGEST_FRAME,
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PING_SECONDS,
                # A table's messages are short, and compressing them costs more than sending them.
                ws_per_message_deflate=False,
                lifespan="on",
                log_config=None,
                access_log=False,
                proxy_headers=False,
                server_header=False,
                backlog=BACKLOG,
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                timeout_graceful_shutdown=PATIENCE_SECONDS,
            )
        )
        self._settings = settings
        self._opened = opened
        self._warm = warm
        """Whether bots' processes start at once rather than with the first bot."""
        # What keeps the house from opening is told once, in words, by whoever started it.
        logging.getLogger("uvicorn.error").addFilter(lambda _: self.trouble is None)
        for logger in ("uvicorn.error", "sqlalchemy.pool.impl.AsyncAdaptedQueuePool"):
            logging.getLogger(logger).addFilter(is_news)

    @property
    def trouble(self) -> HantiseError | None:
        """What kept the house from opening."""
        found = getattr(self.app.state, "trouble", None)
        return found if isinstance(found, HantiseError) else None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().startup(sockets)
        except SystemExit:
            if self.trouble is None:
                raise
            self.should_exit = True
            return
        # What was made by now stays: no collection in the middle of play need look through it.
        gc.collect()
        gc.freeze()
        gc.set_threshold(*COLLECTED)
        structlog.get_logger("hantise.server").info(
            "open", port=self._settings.port, descriptors=self._descriptors
        )
        house = self.house
        if house is not None and self._warm:
            self._warming = asyncio.gather(house.bot_workers.warm(), house.jobs.warm())
        if self._opened is not None:
            self._opened(self._settings)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        structlog.get_logger("hantise.server").info("stopping")
        # New people find the next process, or nobody; those who are here are told.
        for server in self.servers:
            server.close()
        if self.house is not None:
            try:
                async with asyncio.timeout(PATIENCE_SECONDS):
                    await self.house.leave()
            except TimeoutError:
                structlog.get_logger("hantise.server").error("some parts did not stop in time")
        await super().shutdown(sockets)

    @property
    def house(self) -> House | None:
        """The house, once it is there."""
        found = getattr(self.app.state, "house", None)
        return found if isinstance(found, House) else None

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            # Everything that was acknowledged is on disk.
            os._exit(128 + sig)
        self.should_exit = True
