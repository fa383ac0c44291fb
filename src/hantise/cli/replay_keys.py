"""Walking through a kept game with single keys, both ways."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from hantise.cli.configure import SEATS
from hantise.cli.screen import console
from hantise.cli.timeline import Replay
from hantise.cli.viewpoint import Eyes
from hantise.terminal.words import say

KEYS = {
    "n": "next",
    " ": "next",
    "\r": "next",
    "\n": "next",
    "\x1b[C": "next",
    "\x1b[B": "next",
    "p": "previous",
    "b": "previous",
    "\x7f": "previous",
    "\x1b[D": "previous",
    "\x1b[A": "previous",
    "f": "first",
    "\x1b[H": "first",
    "l": "last",
    "\x1b[F": "last",
    "e": "eyes",
    "q": "quit",
    "\x1b": "quit",
    "\x03": "quit",
    "\x04": "quit",
    "": "quit",
}


def walk(replay: Replay, moment: int) -> None:
    """Show moments as the keys ask, until one quits."""
    out = console()
    typed = ""
    keys = _Keys()
    with _single_keys():
        while True:
            out.clear()
            if replay.note:
                out.print(replay.note, style="italic")
            out.print(replay.picture(moment, out))
            if moment == replay.last:
                out.print()
                for line in replay.result():
                    out.print(line, style="bold")
            out.print()
            out.print(_footer(replay, moment, typed), style="dim")
            key = keys.next()
            if key.isdecimal():
                typed = (typed + key)[:6]
                continue
            if typed and key in "\r\n":
                moment = min(int(typed), replay.last)
                typed = ""
                continue
            typed = ""
            match KEYS.get(key):
                case "next":
                    moment = replay.after(moment)
                case "previous":
                    moment = replay.before(moment)
                case "first":
                    moment = 0
                case "last":
                    moment = replay.last
                case "eyes":
                    replay.eyes = _next_eyes(replay)
                case "quit":
                    return
                case _:
                    pass


def _footer(replay: Replay, moment: int, typed: str) -> str:
    eyes = say("cli-eyes", eyes=_eyes_name(replay.eyes))
    return say("cli-replay-keys", moment=moment, last=replay.last, eyes=eyes, typed=typed)


def _eyes_name(eyes: Eyes) -> str:
    return eyes if isinstance(eyes, str) else SEATS[eyes]


def _next_eyes(replay: Replay) -> Eyes:
    """All, then a spectator, then each seat."""
    every: list[Eyes] = ["all", "public", *range(replay.table.game.players)]
    return every[(every.index(replay.eyes) + 1) % len(every)]


class _Keys:
    """Keys one by one; an arrow sends three signs and is one key."""

    def __init__(self) -> None:
        self._waiting = ""

    def next(self) -> str:
        """The next key; "" at the end of input."""
        if not self._waiting:
            self._waiting = os.read(sys.stdin.fileno(), 64).decode(errors="replace")
        length = 3 if self._waiting.startswith("\x1b[") else 1
        key, self._waiting = self._waiting[:length], self._waiting[length:]
        return key


@contextmanager
def _single_keys() -> Iterator[None]:
    """Keys arrive at once and are not shown; where a terminal cannot do that, line by line."""
    try:
        import termios
        import tty
    except ImportError:
        yield
        return
    descriptor = sys.stdin.fileno()
    before = termios.tcgetattr(descriptor)
    try:
        tty.setcbreak(descriptor)
        yield
    finally:
        termios.tcsetattr(descriptor, termios.TCSADRAIN, before)
