"""Ghosts as a game of the house."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

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
from hantise.games.ghosts.cards import (
    ALL_CARDS,
    ALL_GHOSTS,
    COLOURS,
    LETTERS,
    MIST,
    NAMES,
    size,
)
from hantise.games.ghosts.encoding import encode
from hantise.games.ghosts.events import GhostsEvent
from hantise.games.ghosts.imagine import imagine_position
from hantise.games.ghosts.restore import restore
from hantise.games.ghosts.state import ENDINGS, MOST_FRIGHT, GhostsState
from hantise.games.ghosts.views import GhostsView, Position


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
    view_type = GhostsView
    event_type = GhostsEvent
    facts: ClassVar[Mapping[str, object]] = {
        "kinds": NAMES,
        "families": dict(zip(LETTERS, COLOURS, strict=True)),
        "mist": NAMES[MIST],
        "ghost_cards": size(ALL_GHOSTS),
        "mists": size(ALL_CARDS) - size(ALL_GHOSTS),
        "most_fright": MOST_FRIGHT,
    }
    options: GhostsOptions

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        cards = 60 if self.options.mist else 54
        return self.options.rounds * (cards + 53)  # GH-4.1

    @property
    def _first(self) -> int:
        """The table's choice of a first player; -1: any (GH-2.2)."""
        return SEATS.find(self.options.first)

    def start(self) -> GhostsState:
        options = self.options
        fear = options.starting_fear
        return GhostsState(self.players, options.rounds, fear, options.mist, self._first)

    def parse_position(self, text: str) -> GhostsState:
        return self._restore(
            notation.read(text, self.players, self.options.rounds, self.options.mist)
        )

    def world_of(self, view: View, rng: Rng) -> GhostsState:
        assert isinstance(view, GhostsView)
        return self._restore(imagine_position(view, self.options.mist, rng))

    def _restore(self, position: Position) -> GhostsState:
        return restore(self.options.rounds, self.options.mist, self._first, position)

    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, GhostsView)
        return encode(view)

    def small_positions(self) -> tuple[str, ...]:
        """A round dealt from few cards of few kinds, all others being gone.

        With all six Mists among them, somebody may be dealt five. From four players on, and without
        Mists from three, a deal takes more cards than can be followed.
        """
        mist = self.options.mist
        draw_piles = [["R1", "R2", "Y3", "M" if mist else "K2"] * 3] if self.players == 2 else []
        if mist and self.players <= 3:
            draw_piles.append(["R1", "Y3", "K2"][: self.players] * 3 + ["M"] * 6)
        return tuple(self._deal_from(draw_pile) for draw_pile in draw_piles)

    def _deal_from(self, draw_pile: list[str]) -> str:
        gone = list(NAMES[:-1]) * 3 + ["M"] * 6 * self.options.mist
        for card in draw_pile:
            gone.remove(card)
        seats = "/".join([f"-:{self.options.starting_fear}:0:-"] * self.players)
        return f"1A deal:A+ - - {''.join(gone)} {seats}"
