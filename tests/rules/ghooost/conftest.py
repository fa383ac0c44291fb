"""A table of Ghooost! for the rule tests: hands and actions as text, seen as players see them."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Self

import pytest

from hantise.core.errors import IllegalAction
from hantise.core.event import Event
from hantise.core.outcome import Outcome
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.state import GhooostState
from hantise.games.ghooost.views import GhooostView, Public, Recall

KINDS = (*map(str, range(1, 15)), "X", "K")


def cards(text: str) -> list[str]:
    """The cards that a text such as ``5*2,X`` (or ``5*2+X``) names, by kind."""
    named = []
    for name, number in re.findall(r"(\d+|X|K)(?:\*(\d))?", text):
        named += [name] * int(number or 1)
    return sorted(named, key=KINDS.index)


def written(named: Sequence[str]) -> str:
    """Cards as a position writes them."""
    counts = Counter(named)
    kinds = [
        kind if counts[kind] == 1 else f"{kind}*{counts[kind]}" for kind in KINDS if counts[kind]
    ]
    return ",".join(kinds) or "-"


def deck(name: str = "2x4k") -> Counter[str]:
    """All cards of a deck (GO-1.1)."""
    copies, kitties = (2, 4) if name == "2x4k" else (4, 2)
    return Counter(dict.fromkeys(KINDS[:14], 4) | {"X": copies, "K": kitties})


class Table:
    """A game played by notation."""

    def __init__(self, game: Ghooost, state: GhooostState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    @classmethod
    def at(
        cls,
        *hands: str,
        turn: str = "turn:A+",
        top: str = "-",
        cemetery: str = "",
        crypt: int = 0,
        manors: Sequence[int] | int = 1,
        pool: str = "",
        known: Sequence[str] = (),
        counters: str = "0:0:1",
        round_: str = "1A",
        scores: str = "",
        out: str = "-",
        **options: object,
    ) -> Self:
        """From a position. Crypt and Manors hold ``pool``, then the first cards named nowhere.

        All others are in the discard. ``cemetery`` names the cards below the top ones; ``scores``
        reads ``points:Boos`` for each seat. One round decides unless it is said otherwise.
        """
        players = len(hands)
        game = Ghooost(players, {"match": "single"} | options)
        sizes = [manors] * players if isinstance(manors, int) else list(manors)
        sizes = [0 if "ABCDEF"[seat] in out else size for seat, size in enumerate(sizes)]
        buried = cards(f"{top},{cemetery}")
        left = deck(game.options.deck) - Counter([*cards(",".join(hands)), *buried, *cards(pool)])
        spare = crypt + sum(sizes) - len(cards(pool))
        assert spare >= 0, "more cards in the pool than Crypt and Manors hold"
        discard = list(left.elements())[spare:]
        points = scores.split() or ["0:0"] * players
        seats = [
            f"{written(cards(hand))}:{written(cards(seen))}:{size}:{score}"
            for hand, seen, size, score in zip(
                hands, known or [""] * players, sizes, points, strict=True
            )
        ]
        fields = (round_, turn, top, written(buried), written(discard), str(crypt), counters)
        text = " ".join((*fields, "/".join(seats), out))
        return cls(game, game.parse_position(text))

    @classmethod
    def start(cls, players: int, **options: object) -> Self:
        """From the start of a game, A being the first player unless told otherwise."""
        game = Ghooost(players, {"first": "A"} | options)
        table = cls(game, game.start())
        first = game.options.first
        return table if first == "random" else table.play(f"first={first}")

    @classmethod
    def dealt(cls, *hands: str, **options: object) -> Self:
        """From the start, with these hands dealt to A, B, C, …"""
        table = cls.start(len(hands), **options)
        for _ in hands:
            table.play(" ".join(f"+{card}" for card in cards(hands[table.public.turn])))
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

    def view(self, seat: int | None) -> GhooostView:
        """All that a seat (None: a spectator) may know."""
        view = self.state.view(seat)
        assert isinstance(view, GhooostView)
        return view

    def hand(self, seat: int) -> str:
        """A seat's hand, as that seat sees it."""
        private = self.view(seat).private
        assert private is not None
        return written(private.hand)

    def known(self, seat: int) -> str:
        """What everybody knows a hand to hold."""
        return written(self.recall.known[seat])

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
    def cemetery(self) -> str:
        return written(self.recall.cemetery)

    @property
    def discarded(self) -> int:
        return self.public.discard_size

    @property
    def actor(self) -> int:
        return self.state.actor

    @property
    def position(self) -> str:
        return self.state.position()

    @property
    def outcome(self) -> Outcome:
        """How the game ended; it must have."""
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome
