"""A table of Rest in Peace for the rule tests: positions and actions as text, seen as players do.

A test says only what matters: Mediums may be anywhere, and decks are empty unless they are named,
so that nothing is drawn which nobody cares about::

    table = Table.at("handA:35 heldA:11 tableB:4,5").play("3 #11 off:5 end")
"""

import re
from collections import Counter
from typing import Self

from hantise.games.rest_in_peace import RestInPeace
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.views import Card, Private, Public, Recall, RestInPeaceView, Round
from tests.rules.table import GameTable

A, B = 0, 1


class Table(GameTable[RestInPeace, RestInPeaceState]):
    """Families, Mediums and rounds as text."""

    def __init__(self, game: RestInPeace, state: RestInPeaceState) -> None:
        super().__init__(game, state)
        self._out_before = self.public.discarded

    @classmethod
    def at(cls, position: str, rules_version: int | None = None, **options: object) -> Self:
        """From a position; round 3 unless it says otherwise."""
        keys = {word.partition(":")[0] for word in position.split()}
        missing = {"round": "3", "deckA": "-", "deckB": "-"}
        words = [f"{key}:{value}" for key, value in missing.items() if key not in keys]
        game = RestInPeace(2, {"mediums": "up-to-4"} | options, rules_version)
        return cls(game, game.parse_position(" ".join([*words, position])))

    @classmethod
    def start(cls, **options: object) -> Self:
        """From the start of a game, A being the first family unless told otherwise."""
        game = RestInPeace(2, {"first": "A"} | options)
        table = cls(game, game.start())
        return table if game.options.first == "random" else table.play("first=A")

    def refusal(self, action: str) -> str:
        """Why an action is refused: words that end with the rule."""
        reason = self.reason(action)
        for language in ("en", "fr"):
            assert re.search(r"\(RP-[\d., RP-]+\)\.$", reason.say(language))
        return reason.key

    # What was heard

    # What is seen

    def view(self, seat: int | None) -> RestInPeaceView:
        """All that a seat (None: a spectator) may know."""
        view = self.state.view(seat)
        assert isinstance(view, RestInPeaceView)
        return view

    @property
    def public(self) -> Public:
        """What lies open: the same for both families and for a spectator."""
        spectator = self.view(None)
        for seat in (A, B):
            assert self.view(seat).public == spectator.public
        return spectator.public

    def private(self, seat: int) -> Private:
        private = self.view(seat).private
        assert private is not None
        return private

    def recall(self, seat: int | None) -> Recall:
        return self.view(seat).recall

    def hand(self, seat: int) -> str:
        """A family's hand, as that family sees it."""
        return "".join(map(str, self.private(seat).hand))

    def seen(self, seat: int) -> str | None:
        """The other family's hand, where #3 shows it to this one."""
        seen = self.private(seat).seen
        return None if seen is None else "".join(map(str, seen))

    def face_down(self, seat: int) -> str:
        """A family's Ghosts that lie face down on round 10, as that family knows them."""
        return "".join(map(str, self.private(seat).face_down))

    def deck(self, seat: int) -> str:
        """What is left in a family's deck, as that family counts it."""
        return "".join(map(str, self.recall(seat).deck))

    def gone(self, seat: int) -> str:
        """A family's Ghosts that have left the game since the beginning of the test."""
        now, before = (Counter(out[seat]) for out in (self.public.discarded, self._out_before))
        return "".join(map(str, sorted((now - before).elements())))

    def held(self, seat: int) -> set[int]:
        """The Mediums in front of a family."""
        return set(self.public.held[seat])

    def won(self, seat: int) -> tuple[int, int]:
        """Manors and castles of a family."""
        return self.public.manors[seat], self.public.castles[seat]

    @property
    def trips(self) -> tuple[bool, bool]:
        """Whether a family's next card is a random one (#6)."""
        first, second = self.public.trips
        return bool(first), bool(second)

    # What lies in a round, the current one unless a number is given

    def at_round(self, number: int | None = None) -> Round:
        found = self.public.rounds[(number or self.public.round) - 1]
        assert found.number == (number or self.public.round)
        return found

    def cards(self, seat: int, number: int | None = None) -> list[str]:
        """The cards on a family's side, carried ones with ``+``."""
        return [card.card + "+" * card.carried for card in self.at_round(number).cards[seat]]

    def card(self, seat: int, name: str, number: int | None = None) -> Card:
        """The first card of that name on a family's side."""
        return next(card for card in self.at_round(number).cards[seat] if card.card == name)

    def worth(self, seat: int, number: int | None = None) -> dict[str, int]:
        """What each card on a family's side counts."""
        return {card.card: card.value for card in self.at_round(number).cards[seat]}

    @property
    def totals(self) -> tuple[int, int]:
        """Of the current round; they are the sums of what the cards count."""
        here = self.at_round()
        if here.number < 10 or self.public.round == 10:
            sums = tuple(sum(card.value for card in side) for side in here.cards)
            assert here.totals == sums
        return here.totals

    @property
    def judged(self) -> tuple[object, object]:
        """With which totals round 10 was said to end in the last `play`."""
        (told,) = self.told("round-ten")
        assert told["totals"] == [told["total"], told["other"]]
        return told["total"], told["other"]

    @property
    def round(self) -> int:
        return self.public.round

    @property
    def asked(self) -> tuple[int, str]:
        """Who acts, and what is asked."""
        return self.state.actor, self.public.phase
