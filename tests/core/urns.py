"""A tiny game of a third party, written on the public contract alone, and a bot for it.

Two urns hold numbered tokens, one of each number: 1 to 4 in the left one, 3 to 6 in the right one.
On a turn a seat names an urn and chance draws a token from it. So one decision makes draws
possible that another does not. After two turns each (the option ``turns``) the most points win.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import numpy as np
from numpy.typing import NDArray

from hantise.bots import Bot, Choice
from hantise.core.action import Action, ActionSpace
from hantise.core.errors import BadPosition
from hantise.core.event import Event
from hantise.core.game import About, Game
from hantise.core.options import Options
from hantise.core.outcome import Outcome, ranked
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.view import View
from hantise.text import Text

ID = "urns"
URNS = ("left", "right")


class UrnAction(Action):
    """Name an urn, or draw a token."""

    def __init__(self, id: int, kind: str, notation: str, urn: str = "", token: int = 0) -> None:
        super().__init__(id, kind, notation)
        self.urn = urn
        self.token = token

    def fields(self) -> dict[str, object]:
        return {"urn": self.urn} if self.urn else {"token": self.token}


NAMED = [UrnAction(id, "name", urn, urn=urn) for id, urn in enumerate(URNS)]
DRAWN = [UrnAction(1 + token, "draw", f"+{token}", token=token) for token in range(1, 7)]
ACTIONS = ActionSpace(ID, [*NAMED, *DRAWN])


class Named(Event, frozen=True):
    seat: int
    urn: str


class Drew(Event, frozen=True):
    seat: int
    token: int


class Public(msgspec.Struct, frozen=True):
    urns: tuple[tuple[int, ...], tuple[int, ...]]
    tokens: tuple[tuple[int, ...], ...]
    """What each seat has drawn."""
    named: str | None


class UrnsView(View, frozen=True, kw_only=True):
    public: Public


class UrnsState(State):
    def __init__(self, turns: int, public: Public) -> None:
        super().__init__(len(public.tokens))
        self.turns = turns
        self.public = public
        self.settle()

    def settle(self) -> None:
        """Who acts follows from what lies where."""
        drawn = sum(map(len, self.public.tokens))
        if self.public.named is not None:
            self.actor = CHANCE
        elif drawn < self.turns * len(self.public.tokens):
            self.actor = drawn % len(self.public.tokens)
        else:
            self.actor = NOBODY

    def copy(self) -> "UrnsState":
        return UrnsState(self.turns, self.public)

    def tokens_left(self) -> tuple[int, ...]:
        assert self.public.named is not None
        return self.public.urns[URNS.index(self.public.named)]

    def legal_actions(self) -> list[Action]:
        if self.actor == CHANCE:
            return [DRAWN[token - 1] for token in self.tokens_left()]
        if self.actor == NOBODY:
            return []
        return [NAMED[urn] for urn in range(len(URNS)) if self.public.urns[urn]]

    def odds(self) -> list[int]:
        return [1] * len(self.tokens_left())

    def objection(self, action: Action) -> Text | None:
        return None if self.is_legal(action) else Text(ID, "illegal-not-now")

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, UrnAction)
        if action.kind == "name":
            event: Event = Named(self.actor, action.urn)
            self.public = msgspec.structs.replace(self.public, named=action.urn)
        else:
            left, right = self.public.urns
            if self.public.named == "left":
                left = tuple(token for token in left if token != action.token)
            else:
                right = tuple(token for token in right if token != action.token)
            tokens = list(self.public.tokens)
            seat = sum(map(len, tokens)) % len(tokens)
            tokens[seat] = (*tokens[seat], action.token)
            event = Drew(seat, action.token)
            self.public = Public((left, right), tuple(tokens), None)
        self.settle()
        if events is not None:
            events.append(event)

    def outcome(self) -> Outcome | None:
        if self.actor != NOBODY:
            return None
        return ranked("all-drawn", [sum(tokens) for tokens in self.public.tokens])

    def view_of(self, seat: int | None) -> UrnsView:
        return UrnsView(seat=seat, actor=self.actor, public=self.public)

    def position(self) -> str:
        return msgspec.json.encode(self.public).decode()

    def snapshot(self) -> tuple[object, ...]:
        return (self.actor, self.public)

    def census(self) -> dict[str, int]:
        lying = [*self.public.urns, *self.public.tokens]
        return {str(t): sum(tokens.count(t) for tokens in lying) for t in range(1, 7)}


class UrnsOptions(Options, frozen=True, kw_only=True):
    turns: Annotated[int, msgspec.Meta(ge=1, le=2)] = 2


class Urns(Game):
    about = About(
        id=ID,
        prefix="UR",
        authors=("nobody",),
        publisher="nobody",
        year=2000,
        min_players=2,
        max_players=3,
        minutes=1,
        age=3,
        rules_version=1,
        hides=False,
        endings=("all-drawn",),
    )
    options_type = UrnsOptions
    options: UrnsOptions
    view_type = UrnsView
    event_type = Named | Drew
    locales = Path(__file__).parent / "locales"

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        return self.options.turns * self.players

    def start(self) -> UrnsState:
        tokens: tuple[tuple[int, ...], ...] = ((),) * self.players
        return UrnsState(self.options.turns, Public(((1, 2, 3, 4), (3, 4, 5, 6)), tokens, None))

    def parse_position(self, text: str) -> UrnsState:
        try:
            return UrnsState(self.options.turns, msgspec.json.decode(text, type=Public))
        except msgspec.DecodeError as error:
            raise BadPosition("position-wrong", ID, given=text[:40]) from error

    def world_of(self, view: View, rng: Rng) -> UrnsState:
        assert isinstance(view, UrnsView)
        return UrnsState(self.options.turns, view.public)

    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, UrnsView)
        lying = [*view.public.urns, *view.public.tokens]
        held = [token in tokens for tokens in lying for token in range(1, 7)]
        return np.array(held, np.float32)


class GreedyBot(Bot):
    """Prefers the right urn."""

    id = "greedy"
    level = 2

    def choose(self, view: View, legal: Sequence[Action]) -> Choice:
        return Choice(legal[-1], self.reason("bigger"))


class BoldBot(GreedyBot):
    """As greedy, and sure to be stronger."""

    id = "bold"
    level = 3
