"""A table of the treasure of the MacGregors for the rule tests."""

from typing import Self

from hantise.games.macgregor_treasure import MacGregorTreasure
from hantise.games.macgregor_treasure.state import TreasureState
from hantise.games.macgregor_treasure.views import Public, TreasureView
from tests.rules.table import GameTable

A, B, C, D = range(4)


class Table(GameTable[MacGregorTreasure, TreasureState]):
    """The position tells the number of players."""

    @classmethod
    def at(cls, position: str, **options: object) -> Self:
        game = MacGregorTreasure(position.split()[8].count("/") + 1, options)
        return cls(game, game.parse_position(position))

    @classmethod
    def start(cls, players: int, **options: object) -> Self:
        """From the start, A being the first ghost."""
        game = MacGregorTreasure(players, {"first": "A"} | options)
        return cls(game, game.start()).play("first=A")

    @classmethod
    def moving(
        cls, hands: str, room: str = "00", ghost: str = "22", rest: str = "lpd:-", tokens: str = "-"
    ) -> Self:
        """B's turn among two players, in a cave with keys, after the draw."""
        seats = f"{ghost}:-:-:-/{room}:{hands}:{rest}"
        return cls.at(f"3 move:B A XSVL - L - {tokens} {seats}")

    def view(self, seat: int | None) -> TreasureView:
        view = self.state.view(seat)
        assert isinstance(view, TreasureView)
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
            assert self.view(seat).recall == spectator.recall
        return spectator.public
