"""A table of Rest in Peace for the rule tests: positions and actions as text, seen as players do.

A test says only what matters: Mediums may be anywhere, and decks are empty unless they are named,
so that nothing is drawn which nobody cares about::

    table = Table.at("handA:35 heldA:11 tableB:4,5").play("3 #11 off:5 end")
"""

import re
from collections import Counter
from typing import Self

import pytest

from hantise.core.errors import IllegalAction
from hantise.core.event import Event
from hantise.core.outcome import Outcome
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.rest_in_peace import RestInPeace
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.views import Card, Private, Public, Recall, RestInPeaceView, Round

A, B = 0, 1


class Table:
    """A game played by notation."""

    def __init__(self, game: RestInPeace, state: RestInPeaceState) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []
        self._out_before = self.public.discarded

    @classmethod
    def at(cls, position: str, **options: object) -> Self:
        """From a position; round 3 unless it says otherwise."""
        keys = {word.partition(":")[0] for word in position.split()}
        missing = {"round": "3", "deckA": "-", "deckB": "-"}
        words = [f"{key}:{value}" for key, value in missing.items() if key not in keys]
        game = RestInPeace(2, {"mediums": "up-to-4"} | options)
        return cls(game, game.parse_position(" ".join([*words, position])))

    @classmethod
    def start(cls, **options: object) -> Self:
        """From the start of a game, A being the first family unless told otherwise."""
        game = RestInPeace(2, {"first": "A"} | options)
        table = cls(game, game.start())
        return table if game.options.first == "random" else table.play("first=A")

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
        for language in ("en", "fr"):
            assert re.search(r"\(RP-[\d., RP-]+\)\.$", caught.value.reason.say(language))
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

    # What was heard

    def kinds(self) -> list[str]:
        """The kinds of the events of the last `play`."""
        return [event.kind for event in self.events]

    def told(self, kind: str, reader: int | None = None) -> list[dict[str, object]]:
        """What a reader (None: a spectator) heard in the events of one kind."""
        return [event.seen_by(reader).fields for event in self.events if event.kind == kind]

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
    def actor(self) -> int:
        return self.state.actor

    @property
    def asked(self) -> tuple[int, str]:
        """Who acts, and what is asked."""
        return self.state.actor, self.public.phase

    @property
    def outcome(self) -> Outcome:
        """How the game ended; it must have."""
        outcome = self.state.outcome()
        assert outcome is not None
        return outcome
