"""What is seen of Rest in Peace, by whom."""

from typing import Literal

import msgspec

from hantise.core.view import View

Phase = Literal[
    "first",
    "line",
    "houses",
    "deal",
    "play",
    "stumble",
    "search",
    "name",
    "banish",
    "copy",
    "return",
    "deck",
    "turn-up",
    "family",
    "pick",
    "discard",
    "swap",
    "take-back",
    "carry",
    "draw",
    "place",
    "uncover",
    "resolve",
    "over",
]
House = Literal["manor", "castle"]
Reason = Literal["manors", "castles", "round-10", "tokens", "draw"]
Ending = Literal["pass", "leave", "alone"]


class Because(msgspec.Struct, frozen=True):
    """One thing that changes what a card is worth."""

    medium: int
    """The Medium that does it."""
    seat: int
    """Whose Medium that is."""
    amount: int
    """By how much; base and all amounts together give the value."""


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the table, with what it counts and why (RP-5)."""

    card: str
    """``"3"`` a Ghost, ``"#12"`` a Medium, ``"?"`` a Ghost face down."""
    value: int = 0
    base: int | None = None
    """What it counts by itself; None: it has no value."""
    because: tuple[Because, ...] = ()
    named: tuple[int, ...] = ()
    """The value named for it (#10, #17, #26), the two of #25, or the one it took (#16, #19)."""
    carried: bool = False
    """#15 brought it here; it was not played here and does nothing else."""
    blank: bool = False
    """#29 took its effect."""
    waiting: bool = False
    """A Medium of round 10 whose step is yet to come (RP-4.2)."""
    done: bool = False
    """A Medium of round 10 whose step was taken."""


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """One house of the line with the cards of both families."""

    number: int
    medium: int | None = None
    """The Medium that lies there; None: face down, taken, or the special card of round 10."""
    houses: tuple[House, ...] = ()
    cards: tuple[tuple[Card, ...], tuple[Card, ...]] = ((), ())
    """By seat, in the order in which they came. Sorted on round 10."""
    totals: tuple[int, int] = (0, 0)
    winner: int | None = None
    truce: bool = False


class Over(msgspec.Struct, frozen=True):
    """How the game ended."""

    reason: Reason
    winner: int | None


class Public(msgspec.Struct, frozen=True):
    """What lies open on the table."""

    phase: Phase
    round: int
    """1 to 10; 0 before the line is laid."""
    turn: int
    """Whose turn it is, or who is asked, or who draws."""
    starter: int | None
    """Who started this round."""
    asking: int | None
    """The Medium for which a choice is asked."""
    named: int | None
    """#25: the first value named; #28: the first round to swap; how many cards are still to be
    discarded (#21) or drawn."""
    family: int | None
    """Whose deck (#19) or hand (#20) chance draws from."""
    played: int
    """Cards played this turn (#14)."""
    ending: Ending | None
    """In phase ``play``: what ending the turn now would be. ``leave``: the total is not higher
    (RP-3.2); ``alone``: only one card was played (#14)."""
    rounds: tuple[Round, ...]
    """All ten, in order."""
    held: tuple[tuple[int, ...], tuple[int, ...]]
    """The Mediums in front of each family."""
    hand_sizes: tuple[int, int]
    deck_sizes: tuple[int, int]
    tops: tuple[int | None, int | None]
    """The top card of each deck, where #19 turned it up."""
    manors: tuple[int, int]
    castles: tuple[int, int]
    discarded: tuple[tuple[int, ...], tuple[int, ...]]
    """Ghosts of each family that are out of the game."""
    discarded_mediums: tuple[int, ...]
    looking: int | None
    """Who sees the other's hand (#3)."""
    trips: tuple[int, int]
    """Until the end of which round a family's next card is a random one (#6); 0: it is not."""
    barred: tuple[bool, bool]
    """Whether a family may play no Medium (#24)."""
    pairs: tuple[bool, bool]
    """Whether a family must play none or two and more (#14)."""
    banned: tuple[int, ...]
    """Values that nobody may play (#25)."""
    over: Over | None = None
    """How the game ended."""


class Private(msgspec.Struct, frozen=True, omit_defaults=True):
    """One's own cards, and what #3 shows."""

    hand: tuple[int, ...]
    face_down: tuple[int, ...]
    """One's own hidden Ghosts on round 10."""
    seen: tuple[int, ...] | None = None
    """The opponent's hand, while #3 lets one look."""


class Recall(msgspec.Struct, frozen=True, omit_defaults=True):
    """What counting and a good memory tell."""

    deck: tuple[int, ...] = ()
    """What is left in one's own deck, in no order."""
    hand: tuple[int, ...] = ()
    """Ghosts that are for certain in the opponent's hand."""
    face_down: tuple[int, ...] = ()
    """Ghosts that are for certain face down on the opponent's side of round 10."""
    unseen: tuple[int, ...] = ()
    """The opponent's Ghosts of which one does not know where they are: hand, deck or round 10."""


class Search(msgspec.Struct, frozen=True):
    """What only a program that imagines worlds needs."""

    past: tuple[str, str]
    """By family: what others could see of its hidden cards, as in `knowledge`."""
    draft: bool


class RestInPeaceView(View, frozen=True, kw_only=True):
    """A seat's view has ``private``; a spectator's does not."""

    public: Public
    private: Private | None
    recall: Recall
    search: Search
