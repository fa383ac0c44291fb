"""A table of Ghosts for the rule tests: positions and actions as text, seen as players see them."""

import re
from collections import Counter
from typing import Self

import pytest

from hantise.core.errors import IllegalAction
from hantise.core.event import Event
from hantise.core.outcome import Outcome
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghosts import Ghosts
from hantise.games.ghosts.state import GhostsState
from hantise.games.ghosts.views import GhostsView, Public, Recall

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


class Table:
    """A game played by notation."""

    def __init__(self, game: Ghosts, state: GhostsState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

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

    def play(self, actions: str) -> Self:
        """Play the actions; ``events`` are then those of this call."""
        self.events = []
        for notation in actions.split():
            self.state.apply(self.game.parse(notation), self.events)
        return self

    def play_on(self, seed: int) -> list[Event]:
        """Play at random to the end; all that happened."""
        rng, events = Rng(seed), self.events
        while self.state.actor != NOBODY:
            self.state.apply(self.state.choose(rng), events)
        return events

    def refusal(self, action: str) -> str:
        """Why an action is refused; nothing changes and nothing is reported."""
        before = self.state.snapshot()
        heard: list[Event] = []
        with pytest.raises(IllegalAction) as caught:
            self.state.apply(self.game.parse(action), heard)
        assert self.state.snapshot() == before
        assert heard == []
        assert caught.value.action == action
        return caught.value.reason.key

    def legal(self) -> set[str]:
        """The legal actions."""
        actions = [str(action) for action in self.state.legal_actions()]
        assert len(set(actions)) == len(actions)
        return set(actions)

    def odds(self) -> dict[str, int]:
        """What chance may do, with the weights."""
        assert self.state.actor == CHANCE
        actions = map(str, self.state.legal_actions())
        return dict(zip(actions, self.state.weights(), strict=True))

    def kinds(self) -> list[str]:
        """The kinds of the events of the last `play`."""
        return [event.kind for event in self.events]

    def told(self, kind: str, reader: int | None = None) -> list[dict[str, object]]:
        """What a reader (None: a spectator) heard in the events of one kind."""
        return [event.seen_by(reader).fields for event in self.events if event.kind == kind]

    def announced(self) -> list[tuple[str, object, object, object]]:
        """Who played what, as which kind of play, with the degree announced (GH-3.8)."""
        return [
            (event.kind, event.fields["seat"], event.fields["card"], event.fields["degree"])
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
    def actor(self) -> int:
        return self.state.actor

    @property
    def fear(self) -> tuple[int, ...]:
        return self.public.fear

    @property
    def position(self) -> str:
        return self.state.position()

    @property
    def outcome(self) -> Outcome:
        """How the game ended; it must have."""
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome
