"""A tiny game that keeps all laws, written on the public contract alone.

Six candles: two each of the sizes 1, 2, 3. Everybody is dealt two and lays one a turn, lit (open)
or snuffed (face down), and may once before that peek at the hand of the next seat. In the end all
are turned up: a lit candle counts its size, a snuffed one what it lacks to 4. In version 1 of the
rules it counted what it lacks to 3.
"""

import re
from collections import Counter
from collections.abc import Iterator
from math import prod
from pathlib import Path
from typing import Annotated, ClassVar, Literal, Self

import msgspec
import numpy as np
from numpy.typing import NDArray

from hantise.core.action import Action, ActionSpace
from hantise.core.errors import BadPosition
from hantise.core.event import Event, EventType, Hidden
from hantise.core.game import About, Game
from hantise.core.options import Options
from hantise.core.outcome import Outcome, ranked
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY, State
from hantise.core.view import View
from hantise.text import Text

ID = "candles"
SIZES = (1, 2, 3)
HAND = 2


class Candle(Action):
    """Deal, light or snuff a candle of a size; peek has size 0."""

    def __init__(self, id: int, kind: str, size: int, notation: str) -> None:
        super().__init__(id, kind, notation)
        self.size = size

    def fields(self) -> dict[str, object]:
        return {"size": self.size} if self.size else {}


DEAL = [Candle(size - 1, "deal", size, f"+{size}") for size in SIZES]
LIGHT = [Candle(size + 2, "light", size, f"{size}") for size in SIZES]
SNUFF = [Candle(size + 5, "snuff", size, f"({size})") for size in SIZES]
PEEK = Candle(9, "peek", 0, "peek")
ACTIONS = ActionSpace(ID, [*DEAL, *LIGHT, *SNUFF, PEEK])


class Dealt(Event, frozen=True):
    seat: int
    size: Hidden[int]


class Peeked(Event, frozen=True):
    seat: int
    cards: Hidden[list[int]]


class Light(Event, frozen=True):
    seat: int
    size: int


class Snuff(Event, frozen=True):
    seat: int
    size: Hidden[int]


class Ended(Event, frozen=True):
    cards: list[int]


CandlesEvent = Dealt | Peeked | Light | Snuff | Ended


class Public(msgspec.Struct, frozen=True):
    hand_sizes: tuple[int, ...]
    laid: tuple[tuple[str, ...], ...]
    """``2`` is lit, ``?`` snuffed, ``(2)`` a snuffed one turned up."""
    peeked: tuple[int | None, ...]
    """How many candles each seat had laid when it peeked."""


class Private(msgspec.Struct, frozen=True):
    hand: tuple[int, ...]
    snuffed: tuple[int, ...]


class Recall(msgspec.Struct, frozen=True):
    seen: tuple[int, ...]
    """The hand that was peeked at."""


class Smuggled(msgspec.Struct, frozen=True):
    """Nothing, in a sound game."""

    position: str = ""


class CandlesView(View, frozen=True, kw_only=True):
    public: Public
    private: Private | None = None
    recall: Recall | None = None
    search: Smuggled | None = None


class CandlesState(State):
    def __init__(self, players: int, peeking: bool, whole: int) -> None:
        super().__init__(players)
        self.peeking = peeking
        self.whole = whole
        """A snuffed candle counts what it lacks to this."""
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.laid: list[list[tuple[int, bool]]] = [[] for _ in range(players)]
        self.peeked: list[int | None] = [None] * players
        self.deck = [2] * len(SIZES)

    def copy(self) -> Self:
        twin = type(self)(self.players, self.peeking, self.whole)
        twin.actor = self.actor
        twin.hands = [hand.copy() for hand in self.hands]
        twin.laid = [laid.copy() for laid in self.laid]
        twin.peeked = self.peeked.copy()
        twin.deck = self.deck.copy()
        return twin

    def settle(self) -> None:
        """Who acts follows from what lies where."""
        laid = sum(len(laid) for laid in self.laid)
        if not laid and any(len(hand) < HAND for hand in self.hands):
            self.actor = CHANCE
        else:
            self.actor = laid % self.players if laid < HAND * self.players else NOBODY

    def held(self) -> Counter[int]:
        """What lies in hands and on the table."""
        held = Counter(size for hand in self.hands for size in hand)
        return held + Counter(size for laid in self.laid for size, _ in laid)

    def restore(self) -> None:
        """The deck and the actor, when hands and table are given."""
        self.deck = [2 - self.held()[size] for size in SIZES]
        self.settle()

    def can_peek(self) -> bool:
        next_hand = self.hands[(self.actor + 1) % self.players]
        return self.peeking and self.peeked[self.actor] is None and bool(next_hand)

    def seen(self, seat: int) -> tuple[int, ...]:
        """The hand that a seat saw when it peeked."""
        own_laid = self.peeked[seat]
        if own_laid is None:
            return ()
        other = (seat + 1) % self.players
        laid_then = own_laid + (other < seat)
        return tuple(sorted(self.hands[other] + [s for s, _ in self.laid[other][laid_then:]]))

    def legal_actions(self) -> list[Action]:
        if self.actor == CHANCE:
            return [DEAL[size - 1] for size in SIZES if self.deck[size - 1]]
        if self.actor == NOBODY:
            return []
        held = sorted(set(self.hands[self.actor]))
        laying = [kind[size - 1] for size in held for kind in (LIGHT, SNUFF)]
        return [*laying, PEEK] if self.can_peek() else [*laying]

    def odds(self) -> list[int]:
        return [count for count in self.deck if count]

    def objection(self, action: Action) -> Text | None:
        if self.is_legal(action):
            return None
        if self.actor == NOBODY:
            return Text(ID, "illegal-over")
        if (action in DEAL) != (self.actor == CHANCE):
            return Text(ID, "illegal-not-now")
        return Text(ID, "illegal-peek" if action is PEEK else "illegal-no-such-candle")

    def copies(self, action: Action) -> int:
        assert isinstance(action, Candle)
        return 1 if action is PEEK else self.hands[self.actor].count(action.size)

    def perform(self, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, Candle)
        told = [] if events is None else events
        if action.kind == "deal":
            seat = next(s for s, hand in enumerate(self.hands) if len(hand) < HAND)
            self.deck[action.size - 1] -= 1
            self.hands[seat] = sorted([*self.hands[seat], action.size])
            told.append(self.dealt(seat, action.size))
        elif action is PEEK:
            self.peeked[self.actor] = len(self.laid[self.actor])
            cards = Hidden(list(self.seen(self.actor)), [self.actor])
            told.append(Peeked(self.actor, cards))
        else:
            self.lay(action, told)
        self.settle()
        if self.actor == NOBODY:
            snuffed = [size for laid in self.laid for size, lit in laid if not lit]
            told.append(Ended(snuffed))

    def lay(self, action: Candle, told: list[Event]) -> None:
        seat = self.actor
        self.hands[seat].remove(action.size)
        self.laid[seat].append((action.size, action.kind == "light"))
        if action.kind == "light":
            told.append(Light(seat, action.size))
        else:
            told.append(Snuff(seat, Hidden(action.size, [seat])))

    def dealt(self, seat: int, size: int) -> Event:
        return Dealt(seat, Hidden(size, [seat]))

    def outcome(self) -> Outcome | None:
        if self.actor != NOBODY:
            return None
        return ranked("all-laid", [self.score(laid) for laid in self.laid])

    def score(self, laid: list[tuple[int, bool]]) -> int:
        return sum(size if lit else self.whole - size for size, lit in laid)

    def view_of(self, seat: int | None) -> CandlesView:
        public = Public(
            hand_sizes=tuple(len(hand) for hand in self.hands),
            laid=tuple(self.shown(laid) for laid in self.laid),
            peeked=tuple(self.peeked),
        )
        if seat is None:
            return CandlesView(seat=None, actor=self.actor, public=public)
        snuffed = tuple(size for size, lit in self.laid[seat] if not lit)
        return CandlesView(
            seat=seat,
            actor=self.actor,
            public=public,
            private=Private(tuple(self.hands[seat]), snuffed),
            recall=Recall(self.seen(seat)),
        )

    def shown(self, laid: list[tuple[int, bool]]) -> tuple[str, ...]:
        turned_up = self.actor == NOBODY
        return tuple(str(size) if lit else f"({size})" if turned_up else "?" for size, lit in laid)

    def position(self) -> str:
        return "/".join(
            "".join(map(str, self.hands[seat]))
            + ":"
            + "".join(str(size) if lit else f"({size})" for size, lit in self.laid[seat])
            + f":{'-' if self.peeked[seat] is None else self.peeked[seat]}"
            for seat in range(self.players)
        )

    def snapshot(self) -> tuple[object, ...]:
        laid = tuple(tuple(laid) for laid in self.laid)
        hands = tuple(map(tuple, self.hands))
        return (self.actor, hands, laid, tuple(self.peeked), tuple(self.deck))

    def census(self) -> dict[str, int]:
        return {str(size): self.held()[size] + self.deck[size - 1] for size in SIZES}


class CandlesOptions(Options, frozen=True, kw_only=True):
    """The last two change nothing; they are there to be tried."""

    peeking: bool = True
    wick: Literal["short", "long"] = "short"
    matches: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3


class Candles(Game):
    about = About(
        id=ID,
        prefix="CD",
        authors=("nobody",),
        publisher="nobody",
        year=2000,
        min_players=2,
        max_players=3,
        minutes=1,
        age=3,
        rules_version=2,
        hides=True,
        endings=("all-laid",),
    )
    options_type = CandlesOptions
    options: CandlesOptions
    view_type = CandlesView
    event_type: ClassVar[EventType] = CandlesEvent
    locales = Path(__file__).parent / "locales"
    state_type: type[CandlesState] = CandlesState

    @property
    def actions(self) -> ActionSpace:
        return ACTIONS

    @property
    def longest(self) -> int:
        return 3 * self.players

    def start(self) -> CandlesState:
        whole = 4
        if self.rules_version == 1:
            whole = 3
        return self.state_type(self.players, self.options.peeking, whole)

    def parse_position(self, text: str) -> CandlesState:
        state = self.start()
        seats = text.split("/")
        if len(seats) != self.players:
            raise BadPosition("position-wrong", ID, given=text[:40])
        for seat, word in enumerate(seats):
            found = re.fullmatch(r"([123]{0,2}):((?:[123]|\([123]\)){0,2}):([-01])", word)
            if found is None:
                raise BadPosition("position-wrong", ID, given=word[:40])
            state.hands[seat] = sorted(int(size) for size in found[1])
            state.laid[seat] = [
                (int(size.strip("()")), len(size) == 1)
                for size in re.findall(r"[123]|\([123]\)", found[2])
            ]
            state.peeked[seat] = None if found[3] == "-" else int(found[3])
        state.restore()
        return state

    def world_of(self, view: View, rng: Rng) -> CandlesState:
        assert isinstance(view, CandlesView)
        worlds: dict[tuple[object, ...], tuple[CandlesState, int]] = {}
        for state, ways in self.worlds(view):
            key = state.snapshot()
            worlds[key] = (state, ways + (worlds[key][1] if key in worlds else 0))
        states = [state for state, _ in worlds.values()]
        return states[rng.weighted(self.odds([ways for _, ways in worlds.values()]))]

    def odds(self, ways: list[int]) -> list[int]:
        """How likely each world is, if there are so many ways to make it."""
        return ways

    def worlds(self, view: CandlesView) -> Iterator[tuple[CandlesState, int]]:
        """All ways to lay the candles that the seat does not see, with a weight each."""
        public, own = view.public, view.private
        assert own is not None
        assert view.seat is not None
        known = [*own.hand, *own.snuffed]
        known += [int(word.strip("()")) for laid in public.laid for word in laid if word != "?"]
        if "(" in "".join(word for laid in public.laid for word in laid):
            known = known[len(own.snuffed) :]  # they are among those turned up
        unseen = [2 - known.count(size) for size in SIZES]
        slots = sum(
            public.hand_sizes[seat] + public.laid[seat].count("?")
            for seat in range(self.players)
            if seat != view.seat
        )
        for cards, ways in _ways(slots, unseen):
            state = self._fill(view, list(cards))
            if state.seen(view.seat) == (view.recall.seen if view.recall else ()):
                yield state, ways * self.hidden_decisions(state, view.seat)

    def _fill(self, view: CandlesView, cards: list[int]) -> CandlesState:
        own = view.private
        assert own is not None
        state = self.start()
        state.peeked = list(view.public.peeked)
        for seat, laid in enumerate(view.public.laid):
            snuffed = list(own.snuffed) if seat == view.seat else cards
            for word in laid:
                size = snuffed.pop(0) if word == "?" else int(word.strip("()"))
                state.laid[seat].append((size, word.isdecimal()))
            if seat == view.seat:
                state.hands[seat] = list(own.hand)
            else:
                state.hands[seat] = sorted(
                    cards.pop(0) for _ in range(view.public.hand_sizes[seat])
                )
        state.restore()
        return state

    def hidden_decisions(self, state: CandlesState, reader: int) -> int:
        """How likely the others were to snuff what they snuffed first, out of all they could do."""
        if state.actor == NOBODY:
            return 1
        shares = []
        for seat, laid in enumerate(state.laid):
            if seat != reader and laid and not laid[0][1]:
                first, second = laid[0][0], [*(size for size, _ in laid[1:]), *state.hands[seat]][0]
                sizes = 1 if first == second else 2
                could_peek = state.peeking and state.peeked[seat] != 0
                shares.append(60 * sizes // (2 * sizes + could_peek))
        return prod(shares)

    def numbers_of(self, view: View) -> NDArray[np.float32]:
        assert isinstance(view, CandlesView)
        numbers = [0.0] * 12
        for seat in range(self.players):
            numbers[4 * seat : 4 * seat + 3] = (
                view.public.hand_sizes[seat],
                len(view.public.laid[seat]),
                seat == view.actor,
            )
        for size in view.private.hand if view.private else ():
            numbers[4 * size - 1] += 1
        return np.array(numbers, np.float32)


def _ways(slots: int, unseen: list[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """All rows of unseen candles, with the number of ways to make each."""
    if slots == 0:
        yield (), 1
        return
    for size in SIZES:
        count = unseen[size - 1]
        if count:
            unseen[size - 1] -= 1
            for rest, ways in _ways(slots - 1, unseen):
                yield (size, *rest), count * ways
            unseen[size - 1] += 1
