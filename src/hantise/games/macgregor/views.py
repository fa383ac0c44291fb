"""What is seen of the ghost of the MacGregors, by whom."""

from typing import Literal

import msgspec

from hantise.core.view import View
from hantise.games.castle.floor_plan import Plan
from hantise.games.castle.recall import KeyRecall

Edition = Literal["1998", "2001", "2003"]
Phase = Literal["first", "deal", "top", "plan", "move", "draw", "discard", "catch", "over"]
Ending = Literal["escaped", "rounds"]


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    castle: Plan
    edition: Edition
    phase: Phase
    ending: Ending | None
    round: int
    """0 before the first plan."""
    rounds: int
    """After so many the game is drawn (MG-3.11)."""
    ghost: int | None
    turn: int
    """Whose turn it is, or to whom a key is dealt; the winner when somebody has escaped."""
    moved: int
    """How many keys that runner has played this turn."""
    rooms: tuple[str, ...]
    """By seat: the room its pawn stands in, ``dungeon``, or ``out``."""
    hands: tuple[tuple[str, ...], ...]
    """By seat: the backs of its keys, as letters, the oldest first."""
    plan_size: int
    walk: tuple[str, ...]
    """The cards turned up in the ghost's last walk."""
    lost: bool
    """Whether the last of them named no neighbouring room, and so ended the walk."""
    top: str | None
    """The back of the top key of the draw pile."""
    pile_size: int
    discard_size: int


class Private(msgspec.Struct, frozen=True, omit_defaults=True):
    """One's own keys, in the order of their backs, or the cards one has planned."""

    keys: tuple[str, ...] = ()
    plan: tuple[str, ...] = ()


class Recall(msgspec.Struct, frozen=True):
    """What everybody could see and may have forgotten, and the keys one has handed over."""

    keys: KeyRecall
    known: tuple[tuple[str, ...], ...]
    """By seat: the keys of others that the reader handed over; its oldest ones."""
    known_to: tuple[tuple[int, ...], ...]
    """By seat, then by reader: how many of its oldest keys that reader handed over."""
    dealt: tuple[int, ...]
    """By seat: how many of its oldest keys are of a deal that is known to be of two colours."""
    shown: tuple[str, ...]
    """By seat: the one colour in which keys of that deal were played, or nothing."""


class MacGregorView(View, frozen=True, kw_only=True):
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
