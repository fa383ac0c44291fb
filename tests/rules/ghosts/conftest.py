"""A table of Ghosts for the rule tests: positions and actions as text, seen as players see them."""

import re
from collections import Counter
from typing import Self

from hantise.games.ghosts import Ghosts
from hantise.games.ghosts.state import GhostsState
from hantise.games.ghosts.views import GhostsView, Public, Recall
from tests.rules.table import GameTable

GHOST_CARDS = tuple(f"{colour}{number}" for colour in "WKBRGY" for number in "123")
ANNOUNCEMENTS = ("opened", "added", "mirrored", "matched", "mist")


def cards(text: str) -> list[str]:
    """The cards that a text such as ``R2Y3M`` names."""
    return re.findall(r"[WKBRGY][123]|M", text)


def all_but(*kept: str, mist: bool = True) -> str:
    """Every card of the game except these, as a position writes them."""
    everything = Counter(dict.fromkeys(GHOST_CARDS, 3) | {"M": 6 * mist})
    left = everything - Counter(cards("".join(kept)))
    return "".join(left.elements()) or "-"


class Table(GameTable[Ghosts, GhostsState]):
    """Hands and piles as text."""

    @classmethod
    def at(cls, position: str, deck: str = "", **options: object) -> Self:
        """From a position, which also tells the number of players.

        It may say ``*`` for the piles taken: the draw pile is then ``deck``, and every card not
        named elsewhere is in those piles.
        """
        fields = position.split()
        if fields[4] == "*":
            hands = re.sub(r":[^/]*", "", fields[5])
            fields[4] = all_but(fields[3], hands, deck, mist=options.get("mist", True) is True)
        game = Ghosts(fields[5].count("/") + 1, options)
        return cls(game, game.parse_position(" ".join(fields)))

    @classmethod
    def start(cls, players: int, **options: object) -> Self:
        """From the start of a game, A being the first player unless told otherwise."""
        game = Ghosts(players, {"first": "A"} | options)
        table = cls(game, game.start())
        return (
            table if game.options.first == "random" else table.play(f"first={game.options.first}")
        )

    @classmethod
    def dealt(cls, *hands: str, **options: object) -> Self:
        """From the start, with these hands dealt to A, B, C, …"""
        table = cls.start(len(hands), **options)
        for _ in hands:
            hand = cards(hands[table.public.turn])
            table.play(" ".join(f"+{card}" for card in hand))
        return table

    def announced(self) -> list[tuple[str, object, object, object]]:
        """Who played what, as which kind of play, with the degree announced (GH-3.8)."""
        return [
            (
                event.kind,
                event.seen_by(None).fields()["seat"],
                event.seen_by(None).fields()["card"],
                event.seen_by(None).fields()["degree"],
            )
            for event in self.events
            if event.kind in ANNOUNCEMENTS
        ]

    def view(self, seat: int | None) -> GhostsView:
        """All that a seat (None: a spectator) may know."""
        view = self.state.view(seat)
        assert isinstance(view, GhostsView)
        return view

    def hand(self, seat: int) -> str:
        """A seat's hand, as that seat sees it."""
        private = self.view(seat).private
        assert private is not None
        return "".join(private.hand)

    @property
    def public(self) -> Public:
        """What lies open: the same for every seat and for a spectator."""
        spectator = self.view(None)
        for seat in range(self.game.players):
            assert self.view(seat).public == spectator.public
        return spectator.public

    @property
    def recall(self) -> Recall:
        """What a perfect memory adds: the same for everybody."""
        spectator = self.view(None)
        for seat in range(self.game.players):
            assert self.view(seat).recall == spectator.recall
        return spectator.recall

    @property
    def fear(self) -> tuple[int, ...]:
        return self.public.fear
