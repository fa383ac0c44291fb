"""A table of the ghost of the MacGregors for the rule tests."""

from typing import Self

from hantise.games.macgregor import MacGregor
from hantise.games.macgregor.state import MacGregorState
from hantise.games.macgregor.views import MacGregorView, Public
from tests.rules.table import GameTable

A, B, C, D = range(4)


class Table(GameTable[MacGregor, MacGregorState]):
    """The position tells the number of players."""

    @classmethod
    def at(cls, position: str, **options: object) -> Self:
        game = MacGregor(position.split()[7].count("/") + 1, options)
        return cls(game, game.parse_position(position))

    @classmethod
    def start(cls, players: int, **options: object) -> Self:
        """From the start, A being the first ghost."""
        game = MacGregor(players, {"first": "A"} | options)
        return cls(game, game.start()).play("first=A")

    def view(self, seat: int | None) -> MacGregorView:
        view = self.state.view(seat)
        assert isinstance(view, MacGregorView)
        return view

    def keys(self, seat: int) -> tuple[str, ...]:
        """A seat's keys, as that seat sees them."""
        private = self.view(seat).private
        assert private is not None
        return private.keys

    @property
    def public(self) -> Public:
        """What lies open: the same for every seat and for a spectator."""
        spectator = self.view(None)
        for seat in range(self.game.players):
            assert self.view(seat).public == spectator.public
        return spectator.public
