"""Ghosts as a game of the house."""

from typing import Annotated, Literal

import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from hantise.core.action import ActionSpace
from hantise.core.errors import BadOption
from hantise.core.game import About, Game
from hantise.core.options import Options
from hantise.core.rng import Rng
from hantise.core.view import View
from hantise.games.ghosts import notation
from hantise.games.ghosts.actions import ACTIONS, SEATS
from hantise.games.ghosts.cards import NAMES
from hantise.games.ghosts.encoding import encode
from hantise.games.ghosts.imagine import imagine_hands
from hantise.games.ghosts.state import ENDINGS, GhostsState, restore
from hantise.games.ghosts.views import GhostsView


class GhostsOptions(Options, frozen=True, kw_only=True):
    """GH-4.4, and who begins (GH-2.2)."""

    rounds: Annotated[int, Meta(ge=1, le=20)] = 3
    starting_fear: Annotated[int, Meta(ge=0, le=20)] = 1
    mist: bool = True
    first: Literal["random", "A", "B", "C", "D", "E", "F"] = "random"

    def check(self, players: int) -> None:
        if self.first in SEATS[players:]:
            last = SEATS[players - 1]
            raise BadOption(
                "error-first-not-seated", "ghosts", first=self.first, players=players, last=last
            )


class Ghosts(Game):
    """Two to six players, hidden hands, a draw pile."""

    about = About(
        id="ghosts",
        prefix="GH",
        authors=("Reiner Knizia",),
        publisher="Asyncron",
        year=2015,
        min_players=2,
        max_players=6,
        minutes=20,
        age=8,
        rules_version=1,
        hides=True,
        endings=ENDINGS,
    )
    options_type = GhostsOptions
    options: GhostsOptions

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        cards = 60 if self.options.mist else 54
        return self.options.rounds * (cards + 53)  # GH-4.1

    def start(self) -> GhostsState:
        options = self.options
        first = -1 if options.first == "random" else SEATS.index(options.first)
        return GhostsState(self.players, options.rounds, options.starting_fear, options.mist, first)

    def parse_position(self, text: str) -> GhostsState:
        options = self.options
        public, recall, hands = notation.read(text, self.players, options.rounds, options.mist)
        kinds = [[NAMES.index(name) for name in hand] for hand in hands]
        return restore(options.rounds, options.mist, public, recall, kinds)

    def imagine(self, view: View, rng: Rng) -> GhostsState:
        assert isinstance(view, GhostsView)
        hands = imagine_hands(view, self.options.mist, rng)
        return restore(self.options.rounds, self.options.mist, view.public, view.recall, hands)

    def encode(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, GhostsView)
        return encode(view)

    def small_positions(self) -> tuple[str, ...]:
        """For two players: a round dealt from twelve cards of four kinds, all others being gone."""
        if self.players > 2:
            return ()
        deck = ["R1", "R2", "Y3", "M" if self.options.mist else "K2"] * 3
        cards = list(NAMES[:-1]) * 3 + ["M"] * 6 * self.options.mist
        for card in deck:
            cards.remove(card)
        fear = self.options.starting_fear
        return (f"1A deal:A+ - - {''.join(cards)} -:{fear}:0:-/-:{fear}:0:-",)
