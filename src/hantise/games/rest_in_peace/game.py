"""Rest in Peace as a game of the house."""

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

import numpy as np
from numpy.typing import NDArray

from hantise.core.action import ActionSpace
from hantise.core.errors import BadOption
from hantise.core.game import About, Game
from hantise.core.options import Options
from hantise.core.rng import Rng
from hantise.core.view import View
from hantise.games.rest_in_peace import restore
from hantise.games.rest_in_peace.actions import ACTIONS, SEATS
from hantise.games.rest_in_peace.cards import VALUES
from hantise.games.rest_in_peace.encoding import encode
from hantise.games.rest_in_peace.events import RestInPeaceEvent
from hantise.games.rest_in_peace.imagine import imagine
from hantise.games.rest_in_peace.mediums import LAST, LAST_OF_LEVEL, POOLS, TENTH, mask
from hantise.games.rest_in_peace.rounds import CASTLES_TO_WIN, MANORS_TO_WIN
from hantise.games.rest_in_peace.state import RestInPeaceState, new_state
from hantise.games.rest_in_peace.table import REASONS
from hantise.games.rest_in_peace.views import RestInPeaceView

LONGEST: Final = 400
"""Cards played, choices made and turns ended; each turn but the last of a round plays a card."""

SMALL: Final = (
    "round:8 ask:draw turn:A winners:???????A deckA:1123 deckB:1224 heldA:3.6 heldB:2.8",
    "round:8 turn:B handA:12 seenA:n2.l12 deckA:134 heldA:6 handB:11 seenB:n2.l11 deckB:112 heldB:3",
    "round:9 handA:112 seenA:n3.l112 deckA:13 heldA:11.3 handB:12 seenB:n2.l12 deckB:23",
    (
        "round:8 handA:1 seenA:n1.l1 deckA:1123 heldA:19.18 pastA:2"
        " handB:2 seenB:n1.l2 deckB:123 heldB:2.16 pastB:1,1"
    ),
    (
        "round:8 handA:112 seenA:n3.l112 deckA:12 heldA:20.3"
        " handB:122 seenB:n3.l122 deckB:123 heldB:22.6.21"
    ),
    (
        "round:8 handA:112 seenA:n3.l112 deckA:12 heldA:25.6"
        " handB:123 seenB:n3.l123 deckB:122 heldB:2.20.29"
    ),
)
"""The later ones need Mediums of a higher level."""


class RestInPeaceOptions(Options, frozen=True, kw_only=True):
    """RP-2.1, RP-2.3, and who begins (RP-2.2)."""

    mediums: Literal["base", "up-to-1", "up-to-2", "up-to-3", "up-to-4"] = "base"
    initiation: bool = False
    first: Literal["random", "A", "B"] = "random"

    def check(self, players: int) -> None:
        if self.initiation and self.mediums != "base":
            raise BadOption("error-initiation-base", "rest-in-peace", mediums=self.mediums)


class RestInPeace(Game):
    """Two families, hidden hands, Mediums with an effect."""

    about = About(
        id="rest-in-peace",
        prefix="RP",
        authors=("Fabien Gridel",),
        publisher="Blue Cocker",
        year=2021,
        min_players=2,
        max_players=2,
        minutes=30,
        age=10,
        rules_version=2,
        hides=True,
        endings=REASONS,
    )
    options_type = RestInPeaceOptions
    view_type = RestInPeaceView
    event_type = RestInPeaceEvent
    facts: ClassVar[Mapping[str, object]] = {
        "rounds": TENTH,
        "goals": {"manor": MANORS_TO_WIN, "castle": CASTLES_TO_WIN},
        "values": VALUES,
        "mediums": LAST,
    }
    options: RestInPeaceOptions

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        return LONGEST

    @property
    def _pool(self) -> int:
        """The Mediums that are shuffled (RP-2.1)."""
        last = LAST_OF_LEVEL[POOLS.index(self.options.mediums)]
        return mask(tuple(range(1, last + 1)))

    @property
    def _first(self) -> int:
        """The table's choice of a first family; -1: any (RP-2.2)."""
        return SEATS.find(self.options.first)

    def _new(self) -> RestInPeaceState:
        """A state with nothing laid out yet, for these options and this version of the rules."""
        return new_state(self._pool, self.options.initiation, self._first, self.rules_version)

    def start(self) -> RestInPeaceState:
        return self._new()

    def parse_position(self, text: str) -> RestInPeaceState:
        return restore.read(text, self._new())

    def world_of(self, view: View, rng: Rng) -> RestInPeaceState:
        assert isinstance(view, RestInPeaceView)
        return imagine(view, self._new(), rng)

    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, RestInPeaceView)
        return encode(view)

    def small_positions(self) -> tuple[str, ...]:
        """The last rounds with few cards, before any is drawn, and Mediums that show or hide some.

        Where a hand is dealt already, the other family has seen it.
        """
        return SMALL[: 2 + POOLS.index(self.options.mediums)]
