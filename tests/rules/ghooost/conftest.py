"""A table of Ghooost! for the rule tests: hands and actions as text, seen as players see them."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Self

from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.state import GhooostState
from hantise.games.ghooost.views import GhooostView, Public, Recall
from tests.rules.table import GameTable

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


class Table(GameTable[Ghooost, GhooostState]):
    """Hands and piles as text."""

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
