"""Programs of others: asked over standard input and output, or over a websocket.

The line protocol is described in docs/arena.md. A program is told the configuration of the game, its
View and its legal actions, and nothing else.
"""

import os
import selectors
import shlex
import signal
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from time import monotonic
from typing import IO, Any, Final, Literal

import msgspec

from hantise.arena.player import Forfeit
from hantise.arena.tournament import Limits
from hantise.core.action import Action
from hantise.core.game import Game
from hantise.core.view import View

PROTOCOL: Final = 1
LONGEST_ANSWER: Final = 64 * 1024
"""Bytes of a line."""
STARTING: Final = 10.0
"""Seconds more for the first decision: a program has to start."""
FAREWELL: Final = 1.0
"""Seconds for a program to end by itself."""
LIMITED: Final = 'ulimit -v "$1" && shift && exec "$@"'


class GameBegins(msgspec.Struct, frozen=True, tag="game", tag_field="type"):
    """The first line: what is played."""

    protocol: int
    game: str
    rules: int
    players: int
    options: dict[str, int | str | bool]
    seat: int
    seconds: float
    """For each decision."""


class Choose(msgspec.Struct, frozen=True, tag="choose", tag_field="type"):
    """A question: which of these?"""

    view: View
    legal: tuple[str, ...]


class Answer(msgspec.Struct, frozen=True):
    """The answer to it."""

    action: str


class ExternalPlayer(ABC):
    """A program at a seat for one game. It is started, or called, when it first has to decide."""

    clock = staticmethod(monotonic)

    def __init__(self, game: Game, seat: int, limits: Limits) -> None:
        self._game = game
        self._seat = seat
        self._limits = limits
        self._begun = False

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """What the program answers; `Forfeit` if that is nothing one can play."""
        until = monotonic() + self._limits.seconds
        if not self._begun:
            until += STARTING
            self._begun = True
            self._open(until)
            self._send(self._begins(), until)
        question = Choose(view, tuple(str(action) for action in legal))
        self._send(question, until)
        answer = self._read(until)
        try:
            notation = msgspec.json.decode(answer, type=Answer).action
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Forfeit("nonsense", repr(answer[:100])) from error
        for action in legal:
            if action.notation == notation:
                return action
        raise Forfeit("illegal", notation)

    def _begins(self) -> GameBegins:
        game = self._game
        options: dict[str, Any] = msgspec.structs.asdict(game.options)
        return GameBegins(
            PROTOCOL,
            game.about.id,
            game.rules_version,
            game.players,
            options,
            self._seat,
            self._limits.seconds,
        )

    def _stalled(self) -> Forfeit:
        return Forfeit("stalled", f"no answer within {self._limits.seconds:g} s")

    @abstractmethod
    def _open(self, until: float) -> None:
        """Start the program, or call it."""

    @abstractmethod
    def _send(self, message: msgspec.Struct, until: float) -> None:
        """Say something to it."""

    @abstractmethod
    def _read(self, until: float) -> bytes:
        """What it says next."""

    @abstractmethod
    def close(self) -> None:
        """The game is over, or lost; said again it does nothing."""


class CommandPlayer(ExternalPlayer):
    """A command of one's own machine: a line each way."""

    def __init__(self, command: str, game: Game, seat: int, limits: Limits) -> None:
        super().__init__(game, seat, limits)
        self._command = command
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: IO[bytes] | None = None
        self._heard = b""

    def _open(self, until: float) -> None:
        try:
            words = shlex.split(self._command)
        except ValueError as error:
            raise Forfeit("crashed", f"the command cannot be read: {error}") from error
        kilobytes = str(self._limits.megabytes * 1024)
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the game)
        self._process = subprocess.Popen(
            ["/bin/sh", "-c", LIMITED, "sh", kilobytes, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            bufsize=0,
            start_new_session=True,
        )
        for pipe in self._pipes():
            os.set_blocking(pipe, False)

    def _pipes(self) -> tuple[int, int]:
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        return process.stdin.fileno(), process.stdout.fileno()

    def _send(self, message: msgspec.Struct, until: float) -> None:
        stdin, _ = self._pipes()
        left = msgspec.json.encode(message) + b"\n"
        while left:
            self._wait(stdin, selectors.EVENT_WRITE, until)
            try:
                left = left[os.write(stdin, left) :]
            except BlockingIOError:
                continue
            except OSError as error:
                raise self._crashed() from error

    def _read(self, until: float) -> bytes:
        _, stdout = self._pipes()
        while b"\n" not in self._heard:
            if len(self._heard) > LONGEST_ANSWER:
                raise Forfeit("nonsense", f"a line of more than {LONGEST_ANSWER} bytes")
            self._wait(stdout, selectors.EVENT_READ, until)
            more = os.read(stdout, LONGEST_ANSWER)
            if not more:
                raise self._crashed()
            self._heard += more
        line, _, self._heard = self._heard.partition(b"\n")
        return line

    def _wait(self, pipe: int, event: int, until: float) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(pipe, event)
            if not selector.select(max(0.0, until - monotonic())):
                raise self._stalled()

    def _crashed(self) -> Forfeit:
        """How it ended, and the last thing it complained about."""
        assert self._process is not None
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(FAREWELL)
        return Forfeit("crashed", f"status {self._process.returncode}; {self._last_error()}")

    def _last_error(self) -> str:
        assert self._errors is not None
        size = self._errors.seek(0, os.SEEK_END)
        self._errors.seek(max(0, size - 4096))
        lines = self._errors.read().decode(errors="replace").split("\n")
        return next((line for line in reversed(lines) if line.strip()), "")

    def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        for pipe in (process.stdin, process.stdout):
            assert pipe is not None
            with suppress(OSError):
                pipe.close()
        with suppress(subprocess.TimeoutExpired):
            process.wait(FAREWELL)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)  # and whatever it has started
        process.wait()
        if self._errors is not None:
            self._errors.close()


class SocketPlayer(ExternalPlayer):
    """A program that listens at an address: a text message each way."""

    def __init__(self, address: str, game: Game, seat: int, limits: Limits) -> None:
        super().__init__(game, seat, limits)
        self._address = address
        self._line = ExitStack()
        self._socket: Any = None

    def _open(self, until: float) -> None:
        from websockets.exceptions import WebSocketException
        from websockets.sync.client import connect

        wait = max(0.1, until - monotonic())
        try:
            line = connect(
                self._address, open_timeout=wait, close_timeout=FAREWELL, max_size=LONGEST_ANSWER
            )
            self._socket = self._line.enter_context(line)
        except (OSError, WebSocketException, ValueError) as error:
            raise Forfeit("crashed", f"no connection: {error}") from error

    def _send(self, message: msgspec.Struct, until: float) -> None:
        self._do("send", msgspec.json.encode(message).decode())

    def _read(self, until: float) -> bytes:
        heard = self._do("recv", max(0.0, until - monotonic()))
        return heard.encode() if isinstance(heard, str) else bytes(heard)

    def _do(self, what: Literal["send", "recv"], argument: object) -> Any:
        from websockets.exceptions import WebSocketException

        try:
            return getattr(self._socket, what)(argument)
        except TimeoutError as error:
            raise self._stalled() from error
        except (OSError, WebSocketException) as error:
            raise Forfeit("crashed", f"the connection broke: {error}") from error

    def close(self) -> None:
        self._line.close()
