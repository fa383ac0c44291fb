"""18 Ghosts as a game of the house."""

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray

from hantise.core.action import Action, ActionSpace
from hantise.core.errors import BadAction, BadPosition
from hantise.core.game import About, Game
from hantise.core.options import Options
from hantise.core.rng import Rng
from hantise.core.view import View
from hantise.games.eighteen_ghosts import notation
from hantise.games.eighteen_ghosts.actions import ACTIONS
from hantise.games.eighteen_ghosts.board import ENDINGS
from hantise.games.eighteen_ghosts.castle import (
    BEATS,
    COLOURS,
    DIRECTIONS,
    FLOOR,
    LETTERS,
    PORTAL_ROOMS,
    ROOMS,
    SIDE,
)
from hantise.games.eighteen_ghosts.encoding import encode
from hantise.games.eighteen_ghosts.events import EighteenGhostsEvent
from hantise.games.eighteen_ghosts.misread import why_never
from hantise.games.eighteen_ghosts.state import GOALS, EighteenGhostsState, restore
from hantise.games.eighteen_ghosts.views import EighteenGhostsView, Public

LONGEST: Final = 18 + 2 * 6500
"""18 placings, then 6,500 turns (EG-5.5) of at most two actions: a release and its placing."""


class EighteenGhostsOptions(Options, frozen=True, kw_only=True):
    """EG-5.6."""

    goal: Literal["three-colours", "any-three", "any-one"] = "three-colours"

    def rated(self) -> bool:
        return self.goal != "any-one"


class EighteenGhosts(Game):
    """Two players, nothing hidden, no chance."""

    about = About(
        id="18-ghosts",
        prefix="EG",
        authors=("Michael Rieneck",),
        publisher="nestorgames",
        year=2009,
        min_players=2,
        max_players=2,
        minutes=30,
        age=8,
        rules_version=1,
        hides=False,
        endings=ENDINGS,
    )
    options_type = EighteenGhostsOptions
    view_type = EighteenGhostsView
    event_type = EighteenGhostsEvent
    facts: ClassVar[Mapping[str, object]] = {
        "side": SIDE,
        "floors": dict(zip(ROOMS, FLOOR, strict=True)),
        "colours": COLOURS,
        "letters": tuple(LETTERS),
        "beats": {colour: COLOURS[BEATS[index]] for index, colour in enumerate(COLOURS)},
        "directions": DIRECTIONS,
        "portal_rooms": dict(zip(COLOURS, PORTAL_ROOMS, strict=True)),
    }
    options: EighteenGhostsOptions

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        return LONGEST

    @property
    def _goal(self) -> int:
        return GOALS.index(self.options.goal)

    def start(self) -> EighteenGhostsState:
        return EighteenGhostsState(self._goal)

    def parse_position(self, text: str) -> EighteenGhostsState:
        public = notation.read(text)
        state = restore(self._goal, public, ())
        if state.judged() != (public.ending if public.ending in ("goal", "both-goals") else ""):
            raise BadPosition(
                "position-goal", "18-ghosts", escaped=public.escaped or "-", goal=self.options.goal
            )
        self._check_passes(public)
        return state

    def _check_passes(self, public: Public) -> None:
        """EG-5.3: nobody passes who can do anything else, and a pass is a quiet turn."""
        passes = 2 if public.ending == "two-passes" else int(public.passed)
        for turns_ago in range(1, passes + 1):
            side = (public.side + turns_ago) % 2
            before = msgspec.structs.replace(
                public, phase="turn", side=side, passed=False, ending=""
            )
            able = any(
                action.kind != "pass" for action in restore(self._goal, before, ()).legal_actions()
            )
            if able or public.quiet < passes:
                raise BadPosition("position-pass", "18-ghosts", letter="AB"[side])

    def parse(self, notation: str) -> Action:
        try:
            return super().parse(notation)
        except BadAction:
            reason = why_never(notation.strip())
            if reason is None:
                raise
            raise BadAction("error-never", notation=notation.strip(), reason=reason) from None

    def world_of(self, view: View, rng: Rng) -> EighteenGhostsState:
        assert isinstance(view, EighteenGhostsView)
        return restore(self._goal, view.public, view.search.past)

    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, EighteenGhostsView)
        return encode(view)
