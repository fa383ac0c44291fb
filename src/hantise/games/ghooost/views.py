"""What is seen of Ghooost!, by whom."""

from typing import Literal

import msgspec

from hantise.core.view import View

Phase = Literal["first", "deal", "turn", "again", "draft", "refill", "luck", "manor", "over"]
"""``turn``: a seat begins its turn. ``again``: it must play once more. ``draft``: likewise, and
nothing has been drawn or turned up since its last play, which it may still take back."""

Ending = Literal[
    "last-left", "all-passed", "idle", "cap", "match-won", "match-extended", "match-shared"
]


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    ending: Ending | None
    """How the game ended."""
    match: Literal["single", "boo"]
    round: int
    first: int | None
    """The first player of this round."""
    turn: int
    """Whose turn it is, or who is being dealt a card; when all is over, the loser of the round."""
    next: int | None
    """Who comes next: after an ordinary play, or while a hand is refilled in any case."""
    direction: int
    """1 clockwise, -1 counter-clockwise."""
    value: int
    """The value on top of the Cemetery; 0: none."""
    scary: bool
    """Whether the card on top is scary (GO-3.2)."""
    run: tuple[str, ...]
    """The cards of one value on top of the Cemetery, Miss Copies among them as X."""
    kitties: int
    """Kitties beside the Cemetery."""
    cemetery_size: int
    """All cards that taking the Cemetery brings, Kitties too."""
    crypt_size: int
    """0: midnight has struck. While cards are dealt, those to be dealt are among them."""
    discard_size: int
    hand_sizes: tuple[int, ...]
    manor_sizes: tuple[int, ...]
    out: tuple[int, ...]
    """The seats that are out this round, the first one first."""
    passes: int
    """Turns passed in a row (GO-5.4, GO-6.3)."""
    idle: int
    """Actions in a row that changed nothing (GO-6.3)."""
    idle_limit: int
    """So many of them stop the round; 0: no number does."""
    actions: int
    """Actions of this round so far."""
    actions_limit: int
    points: tuple[int, ...]
    boos: tuple[int, ...]


class Private(msgspec.Struct, frozen=True):
    """One's own hand."""

    hand: tuple[str, ...]


class Recall(msgspec.Struct, frozen=True):
    """What everybody could see this round and may have forgotten."""

    cemetery: tuple[str, ...]
    """All its cards, Kitties too, in order of kind."""
    discard: tuple[str, ...]
    known: tuple[tuple[str, ...], ...]
    """By seat: cards that its hand is known to hold."""


class GhooostView(View, frozen=True, kw_only=True):
    """A seat's view has ``private``; a spectator's does not."""

    public: Public
    private: Private | None
    recall: Recall


class Position(msgspec.Struct, frozen=True):
    """Everything, as nobody sees it. What is nowhere is in the Crypt or in a Manor."""

    public: Public
    recall: Recall
    hands: tuple[tuple[str, ...], ...]
