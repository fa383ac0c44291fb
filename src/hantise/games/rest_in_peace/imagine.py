"""Worlds of Rest in Peace that a seat holds possible."""

from bisect import bisect_right
from collections.abc import Iterator
from itertools import accumulate, product
from math import gcd, prod
from typing import Final, NamedTuple

from hantise.core.rng import Rng
from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.belief import FACE_DOWN, HAND, Ways, believe
from hantise.games.rest_in_peace.cards import ALL_GHOSTS, ONE, pack, values_in
from hantise.games.rest_in_peace.family import Family
from hantise.games.rest_in_peace.line import TRUCE, UNKNOWN
from hantise.games.rest_in_peace.mediums import TENTH, mask
from hantise.games.rest_in_peace.restore import remember_look
from hantise.games.rest_in_peace.rounds import STANDING
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.games.rest_in_peace.table import REASONS, SEARCHING, STUMBLING
from hantise.games.rest_in_peace.values import CARRIED, KIND, MEDIUM
from hantise.games.rest_in_peace.view_builder import PHASES, effects_of
from hantise.games.rest_in_peace.views import Card, RestInPeaceView, Round

LARGEST: Final = 1 << 62
"""A generator draws from fewer numbers than that."""


def imagine(view: RestInPeaceView, state: RestInPeaceState, rng: Rng) -> RestInPeaceState:
    """A world like this new state, with all that the view shows, and the rest by its likelihood."""
    possible = _latest[0] if _latest else None
    if possible is None or not possible.is_of(view, state):
        possible = Possible(view, state)
        _latest[:] = [possible]
    return possible.world(rng)


class Hidden(NamedTuple):
    """The ways in which a family's hidden cards can lie."""

    seat: int
    unseen: int
    ways: list[int]
    bounds: list[int]
    """The sum of the weights up to and with each way."""


class Possible:
    """All worlds of one view."""

    def __init__(self, view: RestInPeaceView, state: RestInPeaceState) -> None:
        self._view = view
        self._of = _set_up(state)
        self._shown = state
        _rebuild(state, view)
        found = [_hidden(state, view, seat) for seat in range(2)]
        self._hidden = [hidden for hidden in found if hidden is not None]

    def is_of(self, view: RestInPeaceView, state: RestInPeaceState) -> bool:
        """Whether it is the same view, and a new state of the same game."""
        return self._view is view and self._of == _set_up(state)

    def world(self, rng: Rng) -> RestInPeaceState:
        """Any of them, by its likelihood."""
        world = self._shown.copy()
        for seat, unseen, ways, bounds in self._hidden:
            way = ways[bisect_right(bounds, rng.below(bounds[-1])) if len(ways) > 1 else 0]
            _lay(world, seat, unseen, way)
        remember_look(world)  # a spectator's past does not have it
        return world

    @property
    def count(self) -> int:
        """How many there are."""
        return prod(len(hidden.ways) for hidden in self._hidden)

    def worlds(self) -> Iterator[RestInPeaceState]:
        """All of them, however likely."""
        for ways in product(*(hidden.ways for hidden in self._hidden)):
            world = self._shown.copy()
            for hidden, way in zip(self._hidden, ways, strict=True):
                _lay(world, hidden.seat, hidden.unseen, way)
            remember_look(world)
            yield world


def _lay(world: RestInPeaceState, seat: int, unseen: int, way: int) -> None:
    family = world.families[seat]
    family.hand = way & HAND
    family.hidden = way >> FACE_DOWN
    family.deck = unseen - family.hand - family.hidden


_latest: Final[list[Possible]] = []
"""Of the last view: a search asks for hundreds of its worlds."""


def _set_up(state: RestInPeaceState) -> tuple[bool, int, int, int]:
    return state.initiation, state.chosen, state.rules, state.line.pool


def _rebuild(state: RestInPeaceState, view: RestInPeaceView) -> None:
    public = view.public
    state.actor = view.actor
    state.round = public.round
    state.phase = PHASES.index(public.phase)
    state.turn = public.turn
    state.starter = _or(public.starter, -1)
    state.asking = public.asking or 0
    state.named = public.named or 0
    state.family = _or(public.family, -1)
    state.played = public.played
    state.draft = view.search.draft
    state.looking = _or(public.looking, -1)
    state.out_mediums = mask(public.discarded_mediums)
    for seat, family in enumerate(state.families):
        family.trip = public.trips[seat]
        family.top = public.tops[seat] or 0
        family.held = mask(public.held[seat])
        family.won = public.manors[seat] + 16 * public.castles[seat]
        family.out = pack(public.discarded[seat])
    if public.over is not None:
        state.reason = REASONS.index(public.over.reason)
        state.victor = _or(public.over.winner, -1)
    for house in public.rounds:
        _rebuild_round(state, house)
    seen_mediums = state.out_mediums | state.families[0].held | state.families[1].held
    for house in public.rounds:
        seen_mediums |= 1 << house.medium if house.medium else 0
        for card in (*house.cards[0], *house.cards[1]):
            if card.card.startswith("#"):
                seen_mediums |= 1 << int(card.card[1:])
    state.line.pool &= ~seen_mediums


def _or(number: int | None, otherwise: int) -> int:
    return otherwise if number is None else number


def _rebuild_round(state: RestInPeaceState, house: Round) -> None:
    number = house.number
    state.line.mediums[number] = house.medium or 0
    state.line.houses[number] = house.houses.count("manor") + 16 * house.houses.count("castle")
    winner = UNKNOWN if house.winner is None else house.winner
    state.line.winners[number] = TRUCE if house.truce else winner
    for seat, family in enumerate(state.families):
        codes = [_code(state, card) for card in house.cards[seat] if card.card != "?"]
        if number < state.round:
            family.past.append(tuple(codes))
            family.earlier += sum(ONE[code] for code in codes if code <= 6)
        elif number == state.round:
            family.here = codes
            _raise(state, family, house.cards[seat])
        elif number == TENTH:
            family.ten = codes
        elif codes:
            family.carry = codes[0]


def _code(state: RestInPeaceState, card: Card) -> int:
    carried = CARRIED if card.carried else 0
    if not card.card.startswith("#"):
        return int(card.card) + carried
    number = int(card.card[1:])
    if number == 21:
        state.params[21] = card.base or 0
    elif card.named:
        state.params[number] = card.named[0]
        if len(card.named) > 1:
            state.params[number] |= card.named[1] << 3
    return MEDIUM + number + carried


def _raise(state: RestInPeaceState, family: Family, cards: tuple[Card, ...]) -> None:
    """The Mediums of the current round that have an effect or wait for it."""
    here = effects_of(tuple(family.here))
    if state.round < TENTH:
        family.up = here
        return
    waiting = mask(tuple(int(card.card[1:]) for card in cards if card.waiting))
    done = mask(tuple(int(card.card[1:]) for card in cards if card.done))
    family.waiting = waiting
    family.up = here & STANDING | done


def _hidden(state: RestInPeaceState, view: RestInPeaceView, seat: int) -> Hidden | None:
    """What may be of a family's hand, face-down Ghosts and deck; None: they are known and put there."""
    public, private = view.public, view.private
    family = state.families[seat]
    family.seen = knowledge.read(view.search.past[seat])
    unseen = ALL_GHOSTS - family.out - _in_the_open(family)
    if private is not None and seat == view.seat:
        family.hand, family.hidden = pack(private.hand), pack(private.face_down)
        family.deck = unseen - family.hand - family.hidden
        return None
    face_down = sum(card.card == "?" for card in public.rounds[TENTH - 1].cards[seat])
    seen = tuple(family.seen) or _nothing_known(family, public.hand_sizes[seat], face_down)
    ways = _possible(believe(seen, unseen), state, seat, unseen)
    return Hidden(seat, unseen, list(ways), list(accumulate(_weights(ways))))


def _in_the_open(family: Family) -> int:
    lying = [*family.here, *family.ten, family.carry]
    lying += [code for cards in family.past for code in cards]
    return sum(ONE[code & KIND] for code in lying if 1 <= code & KIND <= 6)


def _nothing_known(family: Family, hand: int, face_down: int) -> tuple[int, ...]:
    base = knowledge.entry(knowledge.BASE, hand | face_down << 8)
    if family.top:
        return base, knowledge.entry(knowledge.TOPPED, family.top)
    return (base,)


def _possible(ways: Ways, state: RestInPeaceState, seat: int, unseen: int) -> Ways:
    """A ban tells something while a family stumbles or searches: it can (#25)."""
    banned = state.banned()
    if not banned or state.turn != seat or state.phase not in (STUMBLING, SEARCHING):
        return ways
    possible = {}
    for way, weight in ways.items():
        hand, hidden = way & HAND, way >> FACE_DOWN
        cards = hand if state.phase == STUMBLING else unseen - hand - hidden
        if values_in(cards) & ~banned:
            possible[way] = weight
    return possible


def _weights(ways: Ways) -> list[int]:
    weights = list(ways.values())
    divisor = gcd(*weights)
    weights = [weight // divisor for weight in weights]
    total = sum(weights)
    if total >= LARGEST:  # as near as such a generator can tell
        shift = total.bit_length() - 61
        weights = [max(weight >> shift, 1) for weight in weights]
    return weights
