"""The ghost of the MacGregors as a game of the house."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from hantise.core.action import ActionSpace
from hantise.core.errors import BadOption
from hantise.core.game import About, Game
from hantise.core.options import Options, Value
from hantise.core.rng import Rng
from hantise.core.view import View
from hantise.games.castle.cards import BLAZONS as BLAZON_NAMES
from hantise.games.castle.cards import LETTERS
from hantise.games.castle.castles import castle_of, check_option, plan_of
from hantise.games.castle.file_reader import LONGEST
from hantise.games.castle.grid import MOST
from hantise.games.macgregor import notation
from hantise.games.macgregor.actions import ACTIONS
from hantise.games.macgregor.cards import BLAZONS, HAND
from hantise.games.macgregor.checks import SEATS
from hantise.games.macgregor.encoding import encode
from hantise.games.macgregor.events import MacGregorEvent
from hantise.games.macgregor.imagine import imagine_position
from hantise.games.macgregor.restore import restore
from hantise.games.macgregor.small import small_positions
from hantise.games.macgregor.state import EDITIONS, ENDINGS, MacGregorState
from hantise.games.macgregor.views import Edition, MacGregorView

MOST_OF_GHOST = 6
"""Decisions of the ghost in a round: four cards, the seal, a choice among runners."""
MOST_OF_RUNNER = 5
"""Decisions of a runner in a turn: four keys and the end of the turn."""
ROUNDS = 200


class MacGregorOptions(Options, frozen=True, kw_only=True):
    """The edition (MG-1.2, MG-2.2), the first ghost (MG-2.1), and a castle of one's own."""

    edition: Edition = "2001"
    first: Literal["random", "A", "B", "C", "D"] = "random"
    castle: Annotated[str, Meta(max_length=LONGEST)] = ""

    @classmethod
    def welcoming(cls, players: int) -> dict[str, Value]:
        return {"first": SEATS[players - 1]}  # to run is what a newcomer has learnt

    def check(self, players: int) -> None:
        if self.first in SEATS[players:]:
            last = SEATS[players - 1]
            raise BadOption(
                "error-first-not-seated", "macgregor", first=self.first, players=players, last=last
            )
        check_option(self.castle, "macgregor")

    def rated(self) -> bool:
        return not self.castle


class MacGregor(Game):
    """Two to four players: one haunts, the others run."""

    about = About(
        id="macgregor",
        prefix="MG",
        authors=("Dominique Ehrhard",),
        publisher="Nathan, Ravensburger",
        year=1998,
        min_players=2,
        max_players=4,
        minutes=30,
        age=8,
        rules_version=1,
        hides=True,
        endings=ENDINGS,
    )
    options_type = MacGregorOptions
    view_type = MacGregorView
    event_type = MacGregorEvent
    facts: ClassVar[Mapping[str, object]] = {
        "blazons": dict(zip(LETTERS[:BLAZONS], BLAZON_NAMES[:BLAZONS], strict=True)),
        "most_keys": HAND,
        "most_rows": MOST,
    }
    options: MacGregorOptions

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        return ROUNDS * (MOST_OF_GHOST + MOST_OF_RUNNER * (self.players - 1))

    def start(self) -> MacGregorState:
        options = self.options
        castle = castle_of(options.castle, "macgregor")
        edition = EDITIONS.index(options.edition)
        return MacGregorState(castle, self.players, edition, SEATS.find(options.first))

    def parse_position(self, text: str) -> MacGregorState:
        plan = plan_of(self.options.castle, "macgregor")
        position = notation.read(text, self.players, self.options.edition, plan)
        return restore(self.start(), position)

    def world_of(self, view: View, rng: Rng) -> MacGregorState:
        assert isinstance(view, MacGregorView)
        return restore(self.start(), imagine_position(view, rng))

    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, MacGregorView)
        return encode(view)

    def small_positions(self) -> tuple[str, ...]:
        return small_positions(self.players, self.options.edition, self.start().castle)
