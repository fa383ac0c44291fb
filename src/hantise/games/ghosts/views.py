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


class Private(msgspec.Struct, frozen=True, omit_defaults=True):
    """One's own hand."""

    hand: tuple[str, ...]
    dealt_mists: int | None = None
    """After somebody else returned five Mists: how many were dealt to this seat."""


class Recall(msgspec.Struct, frozen=True):
    """What everybody could see this round and may have forgotten."""

    pile: tuple[str, ...]
    gone: tuple[str, ...]
    """The cards of the piles taken."""
    plays: tuple[str, ...]
    """By seat: the plays as letters, ``g`` a ghost card, ``m`` a Mist.

    Who begins with a ghost card was dealt one, and unless somebody has returned five Mists nothing
    else matters: then it is only ``g``, whatever follows.
    """
    returned: int | None = None
    """The seat that returned five Mists (GH-2.3)."""
    returns: int = 0
    """How many times it did."""


class GhostsView(View, frozen=True, kw_only=True):
    """A seat's view has ``private``; a spectator's does not."""

    public: Public
    private: Private | None
    recall: Recall


class Position(msgspec.Struct, frozen=True):
    """Everything, as nobody sees it: where each card lies. What is nowhere is in the draw pile."""

    public: Public
    recall: Recall
    hands: tuple[tuple[str, ...], ...]
    sixth: int | None = None
    """After a return of five Mists: the seat that was dealt the sixth."""

    def dealt_mists(self, seat: int) -> int | None:
        """How many Mists a seat was dealt, where that is kept: if another one returned five."""
        return int(self.sixth == seat) if self.recall.returned not in (None, seat) else None
