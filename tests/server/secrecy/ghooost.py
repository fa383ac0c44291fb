"""Tables of Ghooost! at which luck is tried and the Cemetery taken, and what is forgotten there."""

import random
from collections.abc import Iterator

from hantise.core.action import Action
from hantise.core.errors import BadPosition
from hantise.core.registry import find
from hantise.core.rng import Rng
from hantise.core.state import State
from hantise.games.ghooost.actions import DRAWS
from hantise.games.ghooost.cards import NAMES
from hantise.games.ghooost.notation import read_multiset, write_multiset
from hantise.games.ghooost.views import Public
from tests.server.secrecy.case import Case, Eyes, Setting
from tests.server.secrecy.cases import code, eyes_of, imagined, reached
from tests.server.secrecy.walk import CountingWalk, ForgetfulWalk

HIGH = 8
"""On such a value luck mostly fails."""
DARING = 0.8


class DaringWalk(CountingWalk):
    """Most try their luck or take the Cemetery."""

    def preferred(self, actions: list[Action]) -> list[Action]:
        daring = [action for action in actions if action.kind in ("luck", "take")]
        return daring if daring and self.rng.random() < DARING else actions


class ForgetfulOfCards(ForgetfulWalk):
    """A card turned up is seen by all, though it may be forgotten then: it is the same everywhere."""

    def _matching(
        self,
        states: list[State],
        draws: tuple[list[Action], ...],
        alike: frozenset[int],
        first: Action,
        rng: random.Random,
    ) -> dict[int, Action]:
        found = super()._matching(states, draws, alike, first, rng)
        return {n: action for n, action in found.items() if action in (first, *DRAWS)}


def at_stake(players: int, worlds: int, *, memory_aid: bool) -> Iterator[Case]:
    """Before midnight, with a high card on the Cemetery."""
    game = find("ghooost")(players)
    for index in range(400):
        rng = Rng(index)
        truth = reached(game, rng)
        public = truth.view(None).public
        assert isinstance(public, Public)
        if truth.actor < 0 or public.value < HIGH or public.crypt_size < 3:
            continue
        eyes = eyes_of(index, truth, players)
        happens = ("away", "back", "chat")[index % 3]
        setting = Setting(f"at stake, {happens}", memory_aid=memory_aid, happens=happens)
        found = imagined(game, truth, eyes, worlds, rng)
        yield Case(f"{code(index)}-stake", game, eyes, truth, found, setting, index)


def forgotten(players: int, *, memory_aid: bool) -> Iterator[Case]:
    """Another card was discarded, lies below in the Cemetery, or was taken by somebody."""
    game = find("ghooost")(players)
    setting = Setting("forgotten", memory_aid=memory_aid, happens="away")
    for index in range(120):
        rng = Rng(index)
        truth = reached(game, rng)
        eyes = eyes_of(index, truth, players)
        world = _otherwise(truth, players, eyes, random.Random(index))
        if world is not None and truth.actor >= 0:
            yield Case(f"{code(index)}-memory", game, eyes, truth, [world], setting, index)


def _otherwise(truth: State, players: int, eyes: Eyes, rng: random.Random) -> State | None:
    """The same position, but for one card that everybody saw and that lies open no more."""
    fields = truth.position().split(" ")
    seats = fields[7].split("/")
    places = ["cemetery", "discard", *(seat for seat in range(players) if seat != eyes)]
    for place in rng.sample(places, len(places)):
        for card, instead in _exchanges(rng):
            changed = list(fields)
            if isinstance(place, int):
                hand, known, rest = seats[place].split(":", 2)
                changed_seat = f"{_with(hand, card, instead)}:{_with(known, card, instead)}:{rest}"
                changed[7] = "/".join([*seats[:place], changed_seat, *seats[place + 1 :]])
            else:
                index = 3 if place == "cemetery" else 4
                changed[index] = _with(fields[index], card, instead)
            if changed != fields:
                try:
                    return find("ghooost")(players).parse_position(" ".join(changed))
                except BadPosition:
                    continue
    return None


def _exchanges(rng: random.Random) -> Iterator[tuple[str, str]]:
    """A card for another; Kitties lie open beside the Cemetery."""
    kinds = rng.sample(NAMES[:-1], len(NAMES) - 1)
    return ((card, instead) for card in kinds for instead in kinds if card != instead)


def _with(word: str, card: str, instead: str) -> str:
    """Cards with one of them exchanged; the same if it is not among them."""
    cards = list(read_multiset(word))
    if card not in cards:
        return word
    cards.remove(card)
    return write_multiset([*cards, instead])
