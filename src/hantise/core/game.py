"""A game: what it is, and how a configured one starts, reads and imagines."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from pathlib import Path
from typing import ClassVar

import msgspec
import numpy as np
from numpy.typing import NDArray

from hantise.core.action import Action, ActionSpace
from hantise.core.errors import BadRecord, BadView, WrongPlayers
from hantise.core.event import EventType
from hantise.core.options import Options, read_options
from hantise.core.rng import Rng
from hantise.core.shape import whole
from hantise.core.state import State
from hantise.core.view import View
from hantise.text import Text, quoted


class About(msgspec.Struct, frozen=True):
    """What is true of a game whatever its options."""

    id: str
    prefix: str
    authors: tuple[str, ...]
    publisher: str
    year: int
    min_players: int
    max_players: int
    minutes: int
    age: int
    rules_version: int
    hides: bool
    """Whether seats know different things."""
    endings: tuple[str, ...]
    """Every ``reason`` an outcome can have."""

    @property
    def players(self) -> range:
        """The numbers of players it is for."""
        return range(self.min_players, self.max_players + 1)


class Game(ABC):
    """A configured game. Its class is what the registry holds.

    >>> from hantise.core.registry import find
    >>> game = find("ghosts")(players=3, options={"mist": False})
    >>> game.options.mist
    False
    """

    about: ClassVar[About]
    options_type: ClassVar[type[Options]] = Options
    view_type: ClassVar[type[View]]
    """The game's own kind of view: with it a program elsewhere reads what was sent to it."""
    event_type: ClassVar[EventType]
    """The union of the game's events."""
    facts: ClassVar[Mapping[str, object]] = {}
    """Of its material, for boards: how many cards there are, what the plan looks like …"""
    locales: ClassVar[Path | None] = None
    """Where a third party keeps its Fluent files: ``en/<id>.ftl`` and ``fr/<id>.ftl``."""

    def __init__(
        self,
        players: int | None = None,
        options: Options | Mapping[str, object] | None = None,
        rules_version: int | None = None,
    ) -> None:
        about = self.about
        wanted = about.min_players if players is None else whole(players)
        if wanted is None or wanted not in about.players:
            raise WrongPlayers(
                "error-wrong-players",
                game=Text(about.id, "title"),
                given=quoted(players),
                low=about.min_players,
                high=about.max_players,
            )
        self.players = wanted
        if isinstance(options, Options):
            options = msgspec.structs.asdict(options)
        self.options = read_options(self.options_type, options or {}, self.players)
        self.rules_version = about.rules_version if rules_version is None else rules_version
        if not 1 <= self.rules_version <= about.rules_version:
            raise BadRecord(
                "error-newer-rules",
                game=Text(about.id, "title"),
                given=self.rules_version,
                known=about.rules_version,
            )

    @property
    @abstractmethod
    def actions(self) -> ActionSpace:
        """All actions there can be, of seats and of chance."""

    @property
    @abstractmethod
    def longest(self) -> int:
        """No game has more decisions (actions of seats) than this."""

    @abstractmethod
    def start(self) -> State:
        """The state before anything happened."""

    @abstractmethod
    def parse_position(self, text: str) -> State:
        """The state that `State.position` wrote; `BadPosition` says what is wrong with a text."""

    def imagine(self, view: View, rng: Rng) -> State:
        """A full state in which that seat would have exactly this view; `BadView` if none can.

        Drawn with a weight equal to the number of ways in which chance can have laid the cards
        that the view does not show; hidden decisions of others are uniform over their distinct
        legal choices. Open decisions tell no more than what they showed.
        """
        self._refuse_others(view)
        return self.world_of(view, rng)

    @abstractmethod
    def world_of(self, view: View, rng: Rng) -> State:
        """What `imagine` does with a seat's view of this game."""

    def encode(self, view: View) -> NDArray[np.float32]:
        """The view as numbers, for learning; `BadView` if it is one of another game.

        Its length depends on the configuration only.
        """
        self._refuse_others(view)
        return self.numbers_of(view)

    @abstractmethod
    def numbers_of(self, view: View) -> NDArray[np.float32]:
        """What `encode` does with a view of this game."""

    def _refuse_others(self, view: View) -> None:
        if not isinstance(view, self.view_type):
            raise BadView("error-view-other", game=self.title())
        if view.seat is not None and not 0 <= view.seat < self.players:
            raise BadView("error-record-seat", seat=quoted(view.seat), players=self.players)

    def small_positions(self) -> tuple[str, ...]:
        """Positions in which nothing is hidden yet and little will be.

        The laws compare `imagine` with exact enumeration from there; by default from the start.
        """
        return (self.start().position(),)

    @classmethod
    def read_view(cls, data: bytes) -> View:
        """The view that was sent as MessagePack, with the types of this game."""
        return msgspec.msgpack.decode(data, type=cls.view_type)

    def parse(self, notation: str) -> Action:
        """The action that is written so; `BadAction` if there is none."""
        return self.actions.parse(notation)

    def describe(self, action: Action) -> Text:
        """An action in words."""
        return Text(self.about.id, f"action-{action.kind}", action.fields())

    def title(self) -> Text:
        """The game's name in words."""
        return Text(self.about.id, "title")
