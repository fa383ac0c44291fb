"""What is seen of 18 Ghosts: everything, by everybody."""

from typing import Literal

import msgspec

from hantise.core.view import View

Phase = Literal["placing", "turn", "released", "over"]


class Public(msgspec.Struct, frozen=True):
    """The castle. Ghosts are letters: R B Y for player A's, r b y for player B's."""

    phase: Phase
    side: Literal[0, 1]
    """Who acts; when the game is over, who would."""
    ghosts: dict[str, str]
    """Room → ghost."""
    portals: dict[str, str]
    """Colour → direction of the open side."""
    dungeon: str
    escaped: str
    waiting: str
    """Ghosts still to be placed."""
    released: str
    """The ghost that the actor must place for the opponent, or ""."""
    passed: bool
    quiet: int
    """Turns since the last fight or escape (EG-5.5)."""
    since_escape: int
    ending: str
    """Which ending it was, or "" while the game goes on."""


class Search(msgspec.Struct, frozen=True):
    """The positions that have begun a turn since the last escape (EG-5.4)."""

    past: tuple[tuple[int, int], ...]
    """Portals and castle, each packed into a number."""


class EighteenGhostsView(View, frozen=True, kw_only=True):
    """The same for both seats and for spectators."""

    public: Public
    search: Search
