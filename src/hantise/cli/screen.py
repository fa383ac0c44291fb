"""The terminal: consoles, with or without colour, and a screen that can be wiped."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from rich.console import Console

_colour: ContextVar[bool] = ContextVar("colour", default=True)

WIPE_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Home, erase the screen, erase what scrolled off it."""


@contextmanager
def coloured(colour: bool) -> Iterator[None]:
    """Inside a ``with`` block, use colour or not."""
    token = _colour.set(colour)
    try:
        yield
    finally:
        _colour.reset(token)


def console() -> "Console":
    """Where people read. Nothing is taken for markup; NO_COLOR is kept."""
    from rich.console import Console

    no_colour = None if _colour.get() else True
    return Console(highlight=False, markup=False, emoji=False, no_color=no_colour)


def is_interactive() -> bool:
    """Whether a person sits at the keyboard and looks at the screen."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def wipe(where: "Console") -> None:
    """Nothing stays on the screen, nor above it as far as the terminal allows."""
    if where.is_terminal:
        where.file.write(WIPE_ALL)
        where.file.flush()


def print_json(data: object) -> None:
    """What a program reads."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")
