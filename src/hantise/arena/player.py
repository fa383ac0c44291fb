"""Who sits at a table of the arena, and how one can fail there."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from time import thread_time
from types import FrameType
from typing import Final, Protocol

from hantise.bots import Bot
from hantise.core.action import Action
from hantise.core.table import LONGEST_DETAIL
from hantise.core.table_events import Fault
from hantise.core.view import View


class Forfeit(Exception):
    """A player failed: it loses this game, and the tournament goes on."""

    def __init__(self, why: Fault, detail: str) -> None:
        super().__init__(why, detail)
        self.why: Final = why
        self.detail: Final = " ".join(detail.split())[:LONGEST_DETAIL]


class Player(Protocol):
    """Somebody at a seat for one game."""

    @property
    def clock(self) -> Callable[[], float]:
        """What its thinking is measured by."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """One of the legal actions; `Forfeit` if it fails."""

    def close(self) -> None:
        """The game is over."""


class OurPlayer:
    """A bot of ours, in this process."""

    clock = staticmethod(thread_time)

    def __init__(self, bot: Bot, seconds: float) -> None:
        self._bot = bot
        self._seconds = seconds

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        try:
            with _alarm(self._seconds):
                action = self._bot.choose(view, legal).action
        except Forfeit:
            raise
        except Exception as error:  # a bot may be anybody's
            raise Forfeit("crashed", f"{type(error).__name__}: {error}") from error
        if action not in legal:
            raise Forfeit("illegal", str(action))
        return action

    def close(self) -> None:
        """There is nothing to end."""


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer, where Python lets one."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise Forfeit("stalled", f"no answer within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
