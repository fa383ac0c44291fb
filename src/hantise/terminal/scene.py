"""What a board needs beside the view, and what all boards share."""

import textwrap
from collections.abc import Callable, Sequence
from typing import NamedTuple

from rich.console import RenderableType
from rich.text import Text

from hantise import text
from hantise.core.action import Action
from hantise.core.event import Event
from hantise.core.table import Seat
from hantise.core.view import View
from hantise.terminal.words import say

CONTRACT = 1
"""Goes up when a board of another package would have to be changed."""
ROOMY_WIDTH = 100
ROOMY_HEIGHT = 36


class Scene(NamedTuple):
    """Who sits where, what just happened, and how much space there is."""

    seats: Sequence[Seat]
    story: Sequence[str] = ()
    """What happened since the reader last decided, in words."""
    recent: Sequence[Event] = ()
    """The events of the last action, as the reader may see them."""
    opened: Sequence[View] = ()
    """The views of all seats, where everything may be seen."""
    width: int = 80
    height: int = 24

    @property
    def names(self) -> list[str]:
        """The names by seat."""
        return [seat.name for seat in self.seats]

    @property
    def roomy(self) -> bool:
        """Whether there is space for a large board."""
        return self.width >= ROOMY_WIDTH and self.height >= ROOMY_HEIGHT


def _by_number(action: Action) -> int:
    return action.id


def _never(_: Event) -> bool:
    return False


class Board(NamedTuple):
    """How a game is shown in the terminal."""

    draw: Callable[[View, Scene], RenderableType]
    contract: int
    """The version of this contract that it was written for: `CONTRACT` when it was written."""
    order: Callable[[Action], int | str] = _by_number
    """In which order actions are offered."""
    quiet: Callable[[Event], bool] = _never
    """Whether an event, as the reader sees it, need not be told: the board shows it."""
    legend: Callable[[], RenderableType] | None = None
    """What the signs on the board mean."""


def player(scene: Scene, seat: int, reader: int | None) -> str:
    """The letter of a seat and who sits there."""
    letter = chr(ord("A") + seat)
    name, bot = scene.seats[seat].name, scene.seats[seat].bot
    words = [letter] if name == letter else [letter, name]
    if bot is not None:
        words.append(f"({bot_name(bot)})")
    elif seat == reader:
        words.append(f"({say('cli-you')})")
    return " ".join(words)


def bot_name(bot: str) -> str:
    """What a bot is called."""
    key = f"cli-bot-{bot}"
    return say(key) if text.has(text.PRODUCT, key) else bot


def status(game_id: str, phase: str, seat: int, reader: int | None, scene: Scene) -> str:
    """What is to be done, by the reader or by somebody else."""
    key = f"status-{phase}"
    if not text.has(game_id, key):
        key += "-you" if seat == reader else "-other"
    return text.say(game_id, key, {"seat": seat}, names=scene.names)


def story_lines(scene: Scene, width: int, most: int) -> Text:
    """What happened, one thing after the other; the oldest are left out if they are too many."""
    lines: list[str] = []
    for told in reversed(scene.story):
        wrapped = textwrap.wrap(told, width, initial_indent="· ", subsequent_indent="  ")
        if lines and len(lines) + len(wrapped) >= most:
            lines.insert(0, "…")
            break
        lines = wrapped + lines
    return Text("\n".join(lines))
