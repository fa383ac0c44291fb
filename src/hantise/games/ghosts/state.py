"""The rules of Ghosts (GH-2 to GH-4)."""

from typing import Final

from mypy_extensions import i64

from hantise.core.action import Action
from hantise.core.event import Event, Hidden
from hantise.core.outcome import Outcome, ranked
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.view import View
from hantise.games.ghosts import events as told
from hantise.games.ghosts import notation
from hantise.games.ghosts.actions import (
    DRAW,
    DRAWS,
    FIRST,
    FIRSTS,
    PLAY,
    PLAYS,
    TAKE,
    TAKE_PILE,
    CardAction,
)
from hantise.games.ghosts.cards import (
    ALL_CARDS,
    ALL_GHOSTS,
    KINDS,
    MIST,
    NAMES,
    OF_COLOUR,
    count_kinds,
    count_of,
    kinds_in,
    names,
    one,
    size,
)
from hantise.games.ghosts.views import GhostsView, Phase, Position, Private, Public, Recall
from hantise.text import Text

CHOOSING: Final = 0
"""Chance names the first player (GH-2.2)."""
DEALING: Final = 1
OPENING: Final = 2
PLAYING: Final = 3
DRAWING: Final = 4
OVER: Final = 5
PHASES: Final[tuple[Phase, ...]] = ("first", "deal", "open", "play", "draw", "over")

HAND: Final[i64] = 5
MOST_FRIGHT: Final[i64] = 7  # GH-3.2
GIVEN_BACK: Final = 3  # GH-4.2
FIVE_MISTS: Final[i64] = 5 << 36
ENDINGS: Final = ("won", "shared")
NO_PLAYS: Final[i64] = 1
GHOST_FIRST: Final[i64] = 2
"""Plays as in `GhostsState.plays`: a ghost card."""

ONES: Final[i64] = sum(1 << 6 * colour for colour in range(6))
"""The kinds with one ghost, as in `kinds_in`; those with two and three follow by shifting."""


class GhostsState(State):
    """Hands, draw pile, pile and taken piles are packed multisets: no order, nothing to leak."""

    def __init__(self, players: i64, rounds: i64, fear: i64, mist: bool, chosen: i64) -> None:
        super().__init__(players)
        self.rounds: Final[i64] = rounds
        self.mist: Final[bool] = mist
        self.chosen: Final[i64] = chosen
        """The table's choice of a first player; -1: any."""
        self.round: i64 = 1
        self.first: i64 = -1
        self.phase: i64 = CHOOSING
        self.turn: i64 = 0
        self.direction: i64 = 1
        self.top: i64 = -1
        self.degree: i64 = 0
        self.pile: i64 = 0
        self.gone: i64 = 0
        self.deck: i64 = ALL_CARDS if mist else ALL_GHOSTS
        self.deck_size: i64 = size(self.deck)
        self.returned: i64 = -1
        """The seat that returned five Mists this round, ``returns`` times (GH-2.3)."""
        self.returns: i64 = 0
        self.sixth: i64 = -1
        """The seat that was dealt the sixth Mist then."""
        self.plays: list[int] = [int(NO_PLAYS)] * int(players)
        """For each seat a one, then a bit for each play that `Recall` keeps: 1 for a Mist."""
        self.hands: list[int] = [0] * int(players)
        self.fear: list[int] = [int(fear)] * int(players)
        self.taken: list[int] = [0] * int(players)

    def copy(self) -> "GhostsState":
        twin = GhostsState(self.players, self.rounds, 0, self.mist, self.chosen)
        twin.actor = self.actor
        twin.round = self.round
        twin.first = self.first
        twin.phase = self.phase
        twin.turn = self.turn
        twin.direction = self.direction
        twin.top = self.top
        twin.degree = self.degree
        twin.pile = self.pile
        twin.gone = self.gone
        twin.deck = self.deck
        twin.deck_size = self.deck_size
        twin.returned = self.returned
        twin.returns = self.returns
        twin.sixth = self.sixth
        twin.plays = self.plays.copy()
        twin.hands = self.hands.copy()
        twin.fear = self.fear.copy()
        twin.taken = self.taken.copy()
        return twin

    # What is legal

    def _playable(self, hand: i64) -> i64:
        """The ghost kinds of a hand that may be played now, as in `kinds_in`."""
        kinds = kinds_in(hand)
        if self.phase == OPENING:
            return kinds  # GH-3.1
        room = MOST_FRIGHT - self.degree
        allowed: i64 = OF_COLOUR[self.top // 3]  # GH-3.3
        if room >= 1:
            allowed |= ONES  # GH-3.2
        if room >= 2:
            allowed |= ONES << 2
        if room >= 3:
            allowed |= ONES << 4
        return kinds & allowed

    def legal_actions(self) -> list[Action]:
        actions: list[Action] = []
        if self.phase == PLAYING or self.phase == OPENING:
            hand: i64 = self.hands[self.turn]
            playable = self._playable(hand)
            for kind in range(i64(MIST)):
                if playable >> 2 * kind & 1:
                    actions.append(PLAYS[kind])
            if self.phase == PLAYING:
                if hand >> 36:
                    actions.append(PLAYS[MIST])  # GH-3.4
                if hand & ALL_GHOSTS:
                    actions.append(TAKE_PILE)  # GH-3.5, GH-3.6
        elif self.phase == DEALING or self.phase == DRAWING:
            for kind in range(i64(KINDS)):
                if count_of(self.deck, kind):
                    actions.append(DRAWS[kind])
        elif self.phase == CHOOSING:
            for seat in range(self.players):
                if self.chosen == seat or self.chosen < 0:
                    actions.append(FIRSTS[seat])
        return actions

    def odds(self) -> list[int]:
        if self.phase == CHOOSING:
            return [1] if self.chosen >= 0 else [1] * int(self.players)
        counts = [int(count_of(self.deck, kind)) for kind in range(i64(KINDS))]
        return [count for count in counts if count]

    def pick(self, rng: Rng) -> Action:
        """As in `State`, without making the list."""
        if self.phase == DRAWING or self.phase == DEALING:
            left = rng.below(self.deck_size)
            kind: i64 = 0
            while kind < MIST:
                left -= self.deck >> 2 * kind & 3
                if left < 0:
                    return DRAWS[kind]
                kind += 1
            return DRAWS[MIST]
        if self.phase == CHOOSING:
            if self.chosen >= 0:
                rng.below(1)  # one way only, but drawn all the same
                return FIRSTS[self.chosen]
            return FIRSTS[rng.below(self.players)]
        hand: i64 = self.hands[self.turn]
        playable = self._playable(hand)
        ghosts = count_kinds(playable)
        mists: i64 = 1 if self.phase == PLAYING and hand >> 36 else 0
        takes: i64 = 1 if self.phase == PLAYING and hand & ALL_GHOSTS else 0
        index = rng.below(ghosts + mists + takes)
        if index >= ghosts:
            return PLAYS[MIST] if index - ghosts < mists else TAKE_PILE
        card: i64 = 0
        while True:
            if playable >> 2 * card & 1:
                if index == 0:
                    return PLAYS[card]
                index -= 1
            card += 1

    def is_legal(self, action: Action) -> bool:
        if not isinstance(action, CardAction):
            return False
        if action.verb == DRAW:
            chance = self.phase == DEALING or self.phase == DRAWING
            return chance and count_of(self.deck, action.card) != 0
        if action.verb == FIRST:
            possible = self.chosen == action.seat or self.chosen < 0
            return self.phase == CHOOSING and possible and action.seat < self.players
        if self.phase != PLAYING and self.phase != OPENING:
            return False
        hand: i64 = self.hands[self.turn]
        if action.verb == TAKE:
            return self.phase == PLAYING and hand & ALL_GHOSTS != 0
        if action.card == MIST:
            return self.phase == PLAYING and hand >> 36 != 0
        return self._playable(hand) >> 2 * action.card & 1 != 0

    def objection(self, action: Action) -> Text | None:
        if self.is_legal(action):
            return None
        fields: dict[str, object] = {"degree": self.degree}
        if isinstance(action, CardAction) and action.card >= 0:
            fields["card"] = NAMES[action.card]
        return Text("ghosts", self._objection(action), fields)

    def _objection(self, action: Action) -> str:
        if not isinstance(action, CardAction):
            return "illegal-other-game"
        if self.phase == OVER:
            return "illegal-over"
        by_chance = action.verb == DRAW or action.verb == FIRST
        if self.actor == CHANCE:
            # Never more: what is left in the draw pile is nobody's to know.
            return "illegal-draw" if by_chance else "illegal-wait-for-chance"
        if by_chance:
            return "illegal-not-chance"
        if action.verb == TAKE:
            return "illegal-no-pile" if self.phase == OPENING else "illegal-take-without-ghost"
        if not count_of(self.hands[self.turn], action.card):
            return "illegal-not-in-hand"
        if action.card == MIST:
            return "illegal-mist-opens"
        return "illegal-too-frightening"

    def copies(self, action: Action) -> int:
        if isinstance(action, CardAction) and action.verb == PLAY:
            return int(count_of(self.hands[self.turn], action.card))
        return 1

    # What happens

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CardAction)
        if action.verb == DRAW:
            self._draw(action.card, events)
        elif action.verb == PLAY:
            self._play(action.card, events)
        elif action.verb == TAKE:
            self._take(events)
        else:
            self.first = action.seat
            if events is not None:
                events.append(told.First(self.first))
            self._start_round(events)

    def _start_round(self, events: list[Event] | None) -> None:
        """GH-2.3, GH-2.4."""
        if events is not None:
            events.append(told.Round(self.round, self.first))
        self.deck = ALL_CARDS if self.mist else ALL_GHOSTS
        self.deck_size = size(self.deck)
        self.pile = 0
        self.gone = 0
        self.top = -1
        self.degree = 0
        self.direction = 1
        self.returned = -1
        self.returns = 0
        self.sixth = -1
        for seat in range(self.players):
            self.plays[seat] = NO_PLAYS
            self.hands[seat] = 0
            self.taken[seat] = 0
        self.turn = self.first
        self.phase = DEALING
        self.actor = CHANCE

    def _draw(self, card: i64, events: list[Event] | None) -> None:
        self.deck -= one(card)
        self.deck_size -= 1
        hand: i64 = self.hands[self.turn] + one(card)
        self.hands[self.turn] = hand
        if events is not None:
            shown = Hidden(NAMES[card], [self.turn])
            dealing = self.phase == DEALING
            events.append((told.Dealt if dealing else told.Drawn)(self.turn, shown))
        if self.phase == DRAWING:
            self._next_turn(events)
        elif size(hand) == HAND:
            self._next_hand(events)

    def _next_hand(self, events: list[Event] | None) -> None:
        """Deal on to the next seat, or begin to play."""
        for distance in range(self.players):
            seat = (self.first + distance) % self.players
            if self.hands[seat] == 0:
                self.turn = seat
                return
        for seat in range(self.players):
            if self.hands[seat] == FIVE_MISTS:  # GH-2.3
                if events is not None:
                    events.append(told.Returned(seat))
                self._return_mists(seat)
                return
        self.turn = self.first
        self.phase = OPENING
        self.actor = self.turn

    def _return_mists(self, seat: i64) -> None:
        self.deck += FIVE_MISTS
        self.deck_size += HAND
        self.hands[seat] = 0
        self.turn = seat
        self.returned = seat
        self.returns += 1
        for other in range(self.players):
            if count_of(self.hands[other], MIST):
                self.sixth = other

    def _play(self, card: i64, events: list[Event] | None) -> None:
        plays: i64 = self.plays[self.turn]
        if plays != GHOST_FIRST or self.returned >= 0:
            mist: i64 = 1 if card == MIST else 0
            self.plays[self.turn] = plays << 1 | mist
        self.hands[self.turn] -= one(card)
        self.pile += one(card)
        under = self.top
        if card != MIST:
            number = card % 3 + 1
            if under < 0:
                self.degree = number  # GH-3.1
            elif under // 3 != card // 3:
                self.degree += number  # GH-3.2
            elif self.players > 2:
                self.direction = -self.direction  # GH-3.3
            self.top = card
        if events is not None:
            events.append(self._played(card, under))
        if self.deck_size > 0:  # GH-3.7
            self.phase = DRAWING
            self.actor = CHANCE
        else:
            self._next_turn(events)

    def _played(self, card: i64, under: i64) -> Event:
        seat, degree, name = self.turn, self.degree, NAMES[card]
        if card == MIST:
            return told.Mist(seat, degree, name)
        if under < 0:
            return told.Opened(seat, degree, name)
        if under // 3 != card // 3:
            return told.Added(seat, degree, name)
        if self.players == 2:
            return told.Matched(seat, degree, name)
        way: told.Direction = "clockwise" if self.direction > 0 else "counterclockwise"
        return told.Mirrored(seat, degree, name, way)

    def _take(self, events: list[Event] | None) -> None:
        """GH-3.5."""
        if events is not None:
            events.append(told.Took(self.turn, size(self.pile), self.fear[self.turn] + 1))
        self.gone += self.pile
        self.pile = 0
        self.top = -1
        self.degree = 0
        self.fear[self.turn] += 1
        self.taken[self.turn] += 1
        self.phase = OPENING

    def _next_turn(self, events: list[Event] | None) -> None:
        self.turn = (self.turn + self.direction) % self.players
        if self.hands[self.turn] == 0:
            self._end_round(events)  # GH-4.1
        else:
            self.phase = PLAYING
            self.actor = self.turn

    def _end_round(self, events: list[Event] | None) -> None:
        if events is not None:
            events.append(told.RoundOver(self.round, self.turn))
        for seat in range(self.players):
            back = min(GIVEN_BACK, self.fear[seat])
            if self.taken[seat] == 0 and back > 0:  # GH-4.2
                self.fear[seat] -= back
                if events is not None:
                    events.append(told.GaveBack(seat, back, self.fear[seat]))
        if self.round < self.rounds:
            self.round += 1
            self.first = (self.first + 1) % self.players  # GH-2.2
            self._start_round(events)
        else:
            self.phase = OVER
            self.actor = NOBODY
            if events is not None:
                least = min(self.fear)
                alone = self.fear.count(least) == 1
                for seat in range(self.players):
                    if self.fear[seat] == least:
                        events.append((told.Won if alone else told.Shared)(seat, least))

    # What is known

    def drafting(self) -> bool:
        """A pile was taken, a new one not yet opened: one turn (GH-3.5)."""
        return self.phase == OPENING and self.gone != 0

    def outcome(self) -> Outcome | None:
        """GH-4.3."""
        if self.phase != OVER:
            return None
        shared = self.fear.count(min(self.fear)) > 1
        return ranked(ENDINGS[int(shared)], self.fear, [-fear for fear in self.fear])

    def public(self) -> Public:
        """What lies open on the table."""
        return Public(
            phase=PHASES[self.phase],
            round=self.round,
            rounds=self.rounds,
            first=self.first if self.first >= 0 else None,
            turn=self.turn,
            direction=self.direction,
            top=NAMES[self.top] if self.top >= 0 else None,
            degree=self.degree,
            pile_size=size(self.pile & ALL_GHOSTS),
            mists=self.pile >> 36,
            hand_sizes=tuple([int(size(hand)) for hand in self.hands]),
            deck_size=self.deck_size,
            fear=tuple(self.fear),
            taken=tuple(self.taken),
        )

    def recall(self) -> Recall:
        """What everybody could see this round."""
        return Recall(
            pile=tuple(names(self.pile)),
            gone=tuple(names(self.gone)),
            plays=tuple([_letters(plays) for plays in self.plays]),
            returned=self.returned if self.returned >= 0 else None,
            returns=self.returns,
        )

    def whole(self) -> Position:
        """Everything."""
        return Position(
            public=self.public(),
            recall=self.recall(),
            hands=tuple([tuple(names(hand)) for hand in self.hands]),
            sixth=self.sixth if self.sixth >= 0 else None,
        )

    def view_of(self, seat: int | None) -> View:
        private = None
        if seat is not None:
            knows_deal = self.returned >= 0 and self.returned != seat
            dealt_mists = int(self.sixth == seat) if knows_deal else None
            private = Private(tuple(names(self.hands[seat])), dealt_mists)
        return GhostsView(
            seat=seat,
            actor=self.actor,
            public=self.public(),
            private=private,
            recall=self.recall(),
        )

    def position(self) -> str:
        return notation.write(self.whole())

    def snapshot(self) -> tuple[object, ...]:
        return (self.position(), self.actor, self.deck)

    def census(self) -> dict[str, int]:
        counts = dict.fromkeys(NAMES, 0)
        for cards in [self.deck, self.pile, self.gone, *self.hands]:
            for name in names(cards):
                counts[name] += 1
        return counts


def _letters(plays: int) -> str:
    """Packed plays as in `Recall`."""
    return f"{plays:b}"[1:].replace("0", "g").replace("1", "m")
