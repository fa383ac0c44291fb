"""What a puzzle is: a position, a task, and a proven tree of what comes of each action."""

from collections.abc import Mapping
from typing import Annotated, Final

import msgspec

from hantise.core.game import Game
from hantise.core.registry import find
from hantise.text import Text

GRADES: Final = (1, 2, 3)
"""Easiest first."""

Word = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=40)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """An action that keeps the task within reach, and how it goes on."""

    replies: tuple[Notation, ...] = ()
    """What the others and chance do until the solver is to act again: as stubbornly as they can."""
    then: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """The node that this leads to; None: the task is done."""
    world: str = ""
    """Where something is hidden: the position, alike to the solver's eyes, in which it goes on so."""


class Failed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Actions after which the task cannot be done any more, and what shows it."""

    actions: Annotated[tuple[Notation, ...], msgspec.Meta(min_length=1)]
    why: Word
    """The message ``puzzle-why-<why>`` of the game."""
    replies: tuple[Notation, ...] = ()
    """What refutes them."""
    world: str = ""
    """As in `Kept`."""


class Node(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A moment at which the solver is to act: what comes of each legal action."""

    keeps: Annotated[Mapping[Notation, Kept], msgspec.Meta(min_length=1)]
    fails: tuple[Failed, ...] = ()


class Puzzle(
    msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True
):
    """A task: the message ``puzzle-goal-<goal>`` of the game says which."""

    id: Word
    """Of its own within the game, and for good: people's progress is kept under it."""
    grade: Annotated[int, msgspec.Meta(ge=1, le=3)]
    goal: Word
    fields: Mapping[str, int | str] = {}
    """What the task's words may mention."""
    seat: int
    """The solver's."""
    position: str
    """As `State.position` writes it; the solver sees no more of it than that seat's view."""
    players: int | None = None
    options: Mapping[str, int | str | bool] = {}
    nodes: Annotated[tuple[Node, ...], msgspec.Meta(min_length=1)]
    """The first one is the position."""

    def game(self, id: str) -> Game:
        """The game it is played with."""
        return find(id)(self.players, self.options)

    def task(self, game_id: str) -> Text:
        """What is to be done, in words."""
        return Text(game_id, f"puzzle-goal-{self.goal}", dict(self.fields))
