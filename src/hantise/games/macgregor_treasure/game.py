"""The treasure of the MacGregors as a game of the house."""

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
from hantise.games.castle.cards import BLAZONS, COLOUR_LETTERS, COLOURS, LETTERS
from hantise.games.castle.castles import castle_of, check_option, plan_of
from hantise.games.castle.checks import TOKEN_BLAZONS
from hantise.games.castle.file_reader import LONGEST
from hantise.games.castle.state import MOST_PLANNED
from hantise.games.macgregor_treasure import notation
from hantise.games.macgregor_treasure.actions import ACTIONS
from hantise.games.macgregor_treasure.cards import HAND, OBJECTS, TREASURES
from hantise.games.macgregor_treasure.checks import SEATS
from hantise.games.macgregor_treasure.encoding import encode
from hantise.games.macgregor_treasure.events import TreasureEvent
from hantise.games.macgregor_treasure.imagine import imagine_position
from hantise.games.macgregor_treasure.restore import restore
from hantise.games.macgregor_treasure.small import small_positions
from hantise.games.macgregor_treasure.state import ENDINGS, TreasureState
from hantise.games.macgregor_treasure.views import TreasureView

ROUNDS = 200
MOST_IN_TURN = 65
"""Decisions of a runner: thirty arrivals, each with a token to turn up, the detector, the end of the
turn, and three discards."""
MOST_LAID = 49
MOST_OF_GHOST = 6


class TreasureOptions(Options, frozen=True, kw_only=True):
    """The treasures that are needed (MT-4.1) and that there are (MT-1.1), the first ghost (MT-2.1),
    and a castle of one's own."""

    goal: Annotated[int, Meta(ge=5, le=8)] = 8
    treasures: Annotated[int, Meta(ge=5, le=9)] = 8
    """Of each colour; the rest of the 56 tokens are traps."""
    first: Literal["random", "A", "B", "C", "D", "E", "F"] = "random"
    castle: Annotated[str, Meta(max_length=LONGEST)] = ""

    @classmethod
    def defaults(cls, players: int) -> dict[str, Value]:
        return {"goal": 5 if players == 2 else 8}

    @classmethod
    def welcoming(cls, players: int) -> dict[str, Value]:
        return {"first": SEATS[players - 1]}  # to run is what a newcomer has learnt

    def check(self, players: int) -> None:
        if self.first in SEATS[players:]:
            last = SEATS[players - 1]
            raise BadOption(
                "error-first-not-seated",
                "macgregor-treasure",
                first=self.first,
                players=players,
                last=last,
            )
        needed = players * (self.goal - 1)
        if 6 * self.treasures <= needed:
            raise BadOption(
                "error-few-treasures",
                "macgregor-treasure",
                treasures=self.treasures,
                all=6 * self.treasures,
                needed=needed,
                players=players,
                goal=self.goal,
            )
        check_option(self.castle, "macgregor-treasure")

    def rated(self) -> bool:
        return not self.castle


class MacGregorTreasure(Game):
    """Two to six players: one haunts the caves, the others look for treasures and a way out."""

    about = About(
        id="macgregor-treasure",
        prefix="MT",
        authors=("Dominique Ehrhard",),
        publisher="Ravensburger",
        year=2005,
        min_players=2,
        max_players=6,
        minutes=60,
        age=8,
        rules_version=1,
        hides=True,
        endings=ENDINGS,
    )
    options_type = TreasureOptions
    view_type = TreasureView
    event_type = TreasureEvent
    facts: ClassVar[Mapping[str, object]] = {
        "blazons": dict(zip(LETTERS, BLAZONS, strict=True)),
        "colours": dict(zip(COLOUR_LETTERS, COLOURS, strict=True)),
        "treasures": TREASURES,
        "objects": OBJECTS,
        "most_keys": HAND,
        "cards_to_plan": MOST_PLANNED,
        "token_blazons": TOKEN_BLAZONS,
    }
    options: TreasureOptions

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        in_round = MOST_LAID + MOST_OF_GHOST + MOST_IN_TURN * (self.players - 1)
        return 6 + self.players + ROUNDS * in_round

    def start(self) -> TreasureState:
        options = self.options
        castle = castle_of(options.castle, "macgregor-treasure")
        chosen = SEATS.find(options.first)
        return TreasureState(castle, self.players, options.goal, options.treasures, chosen)

    def parse_position(self, text: str) -> TreasureState:
        options = self.options
        plan = plan_of(options.castle, "macgregor-treasure")
        position = notation.read(text, self.players, options.goal, options.treasures, plan)
        return restore(self.start(), position)

    def world_of(self, view: View, rng: Rng) -> TreasureState:
        assert isinstance(view, TreasureView)
        return restore(self.start(), imagine_position(view, rng))

    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, TreasureView)
        return encode(view)

    def small_positions(self) -> tuple[str, ...]:
        return small_positions(self.players, self.start().castle)
