"""What is seen of Ghosts, by whom."""

from typing import Literal

import msgspec

from hantise.core.view import View

Phase = Literal["first", "deal", "open", "play", "draw", "over"]


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    round: int
    rounds: int
    first: int | None
    """The first player of this round."""
    turn: int
    """Whose turn it is, or who is being dealt a card."""
    direction: int
    """1 clockwise, -1 counter-clockwise."""
    top: str | None
    """The last ghost card on the pile."""
    degree: int
    pile_size: int
    mists: int
    """Mists beside the pile."""
    hand_sizes: tuple[int, ...]
    deck_size: int
    fear: tuple[int, ...]
    taken: tuple[int, ...]
    """Piles taken this round, and so fear points."""


class Private(msgspec.Struct, frozen=True):
    """One's own hand."""

    hand: tuple[str, ...]


class Recall(msgspec.Struct, frozen=True):
    """What everybody could see this round and may have forgotten."""

    pile: tuple[str, ...]
    gone: tuple[str, ...]
    """The cards of the piles taken."""
    shown: tuple[int, ...]
    """Seats that have played a ghost card."""


class GhostsView(View, frozen=True, kw_only=True):
    """A seat's view has ``private``; a spectator's does not."""

    public: Public
    private: Private | None
    recall: Recall
