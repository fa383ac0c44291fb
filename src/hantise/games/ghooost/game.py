"""Ghooost! as a game of the house."""

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
from hantise.games.ghooost import notation
from hantise.games.ghooost.actions import ACTIONS, SEATS
from hantise.games.ghooost.cards import (
    COPY,
    DECKS,
    FAMILIES,
    HAND,
    KITTY,
    MANORS,
    NAMES,
    size,
    whole_deck,
)
from hantise.games.ghooost.checks import Limits
from hantise.games.ghooost.encoding import encode
from hantise.games.ghooost.events import GhooostEvent
from hantise.games.ghooost.imagine import imagine_position
from hantise.games.ghooost.restore import restore
from hantise.games.ghooost.scoring import ENDINGS, MOST_ACTIONS, MOST_ROUNDS
from hantise.games.ghooost.small import small_positions
from hantise.games.ghooost.state import GhooostState
from hantise.games.ghooost.views import GhooostView


class GhooostOptions(Options, frozen=True, kw_only=True):
    """The deck (GO-1.1), the match (GO-7), endless rounds (GO-6.3), who begins (GO-2.2)."""

    deck: Literal["2x4k", "4x2k"] = "2x4k"
    match: Literal["boo", "single"] = "boo"
    last_out_bonus: Annotated[int, Meta(ge=0, le=2)] = 1
    idle_limit: Annotated[int, Meta(ge=0, le=500)] = 100
    first: Literal["random", "A", "B", "C", "D", "E", "F"] = "random"

    @classmethod
    def defaults(cls, players: int) -> dict[str, Value]:
        return {"match": "single" if players == 2 else "boo"}  # GO-7.4

    @classmethod
    def unused(cls, players: int) -> frozenset[str]:
        return frozenset({"match", "last_out_bonus"}) if players == 2 else frozenset()  # GO-7.1

    def check(self, players: int) -> None:
        if players == 2 and self.match == "boo":
            raise BadOption("error-match-two", "ghooost")
        if self.first in SEATS[players:]:
            last = SEATS[players - 1]
            raise BadOption(
                "error-first-not-seated", "ghooost", first=self.first, players=players, last=last
            )


(DECK_SIZE,) = {size(whole_deck(*deck)) for deck in DECKS.values()}
"""However many Miss Copies and Kitties there are, the decks are of one size (GO-1.1)."""


class Ghooost(Game):
    """Two to six players, hidden hands, a Crypt and Manors that nobody knows."""

    about = About(
        id="ghooost",
        prefix="GO",
        authors=("Richard Garfield",),
        publisher="IELLO",
        year=2013,
        min_players=2,
        max_players=6,
        minutes=20,
        age=8,
        rules_version=1,
        hides=True,
        endings=ENDINGS,
    )
    options_type = GhooostOptions
    view_type = GhooostView
    event_type = GhooostEvent
    facts: ClassVar[Mapping[str, object]] = {
        "kinds": NAMES,
        "families": dict(zip(NAMES, FAMILIES, strict=True)),
        "copy": NAMES[COPY],
        "kitty": NAMES[KITTY],
        "deck": DECK_SIZE,
        "hand": HAND,
        "manors": MANORS,
    }
    options: GhooostOptions

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        return MOST_ACTIONS * (MOST_ROUNDS if self.options.match == "boo" else 1)

    @property
    def _limits(self) -> Limits:
        options = self.options
        match, idle = options.match == "boo", options.idle_limit
        return Limits(options.deck, match, options.last_out_bonus, idle)

    def start(self) -> GhooostState:
        options = self.options
        return GhooostState(
            self.players,
            whole_deck(*DECKS[options.deck]),
            options.match == "boo",
            options.last_out_bonus,
            options.idle_limit,
            SEATS.find(options.first),  # -1: any
        )

    def parse_position(self, text: str) -> GhooostState:
        return restore(self.start(), notation.read(text, self.players, self._limits))

    def world_of(self, view: View, rng: Rng) -> GhooostState:
        assert isinstance(view, GhooostView)
        return restore(self.start(), imagine_position(view, self._limits, rng))

    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, GhooostView)
        return encode(view)

    def small_positions(self) -> tuple[str, ...]:
        return small_positions(self.players, self._limits)
