"""What is seen of the treasure of the MacGregors, by whom."""

from typing import Literal

import msgspec

from hantise.core.view import View
from hantise.games.castle.floor_plan import Plan
from hantise.games.castle.recall import KeyRecall

Phase = Literal[
    "first", "token", "lay", "start", "deal", "top", "plan", "draw", "look", "move", "discard", "catch", "over"
]  # fmt: skip
Ending = Literal["escaped", "rounds"]


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    castle: Plan
    goal: int
    phase: Phase
    ending: Ending | None
    round: int
    """0 before the first round."""
    rounds: int
    """After so many the game is drawn (MT-4.2)."""
    ghost: int | None
    turn: int
    """Whose turn it is, or who gets keys; the winner when somebody has escaped."""
    arrivals: int
    """How many caves that runner has come to this turn."""
    most_arrivals: int
    may_turn: bool
    """Whether the runner has just come to a token, and may turn it up (MT-3.5)."""
    draft: bool
    """Whether the last step of the turn may be undone."""
    to_draw: int
    """After a capture: how many keys the former ghost still draws."""
    token: str | None
    """The token that the ghost shows and will lay."""
    rooms: tuple[str, ...]
    """By seat: the cave its pawn stands in; ``-`` before it has one, ``out`` after the escape."""
    hands: tuple[tuple[str, ...], ...]
    """By seat: the backs of its keys, as letters, the oldest first."""
    objects: tuple[tuple[str, ...], ...]
    treasures: tuple[tuple[str, ...], ...]
    """By seat: the colours of its treasures, face up."""
    tokens: tuple[str, ...]
    """The caves in which a token lies face down."""
    plan_size: int
    plan: tuple[str, ...]
    """The cards of the plan, once a detector has turned them up."""
    walk: tuple[str, ...]
    """The cards turned up in the ghost's last walk."""
    lost: bool
    """Whether the last of them named no neighbouring cave, and so ended the walk."""
    top: str | None
    """The back of the top key of the draw pile."""
    pile_size: int
    discard_size: int
    bag_size: int


class Private(msgspec.Struct, frozen=True, omit_defaults=True):
    """One's own keys, in the order of their backs, or the cards one has planned."""

    keys: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()


class Recall(msgspec.Struct, frozen=True):
    """What everybody could see and may have forgotten."""

    keys: KeyRecall
    tokens: dict[str, str]
    """What lies face down, by cave: each token was shown before it was laid."""
    bag: dict[str, int]
    """What is left in the bag."""


class TreasureView(View, frozen=True, kw_only=True):
    """A seat's view has ``private``; a spectator's does not."""

    public: Public
    private: Private | None
    recall: Recall


class Position(msgspec.Struct, frozen=True):
    """Everything, as nobody sees it. Keys that are nowhere are in the draw pile."""

    public: Public
    recall: Recall
    hands: tuple[tuple[str, ...], ...]
    plan: tuple[str, ...]
