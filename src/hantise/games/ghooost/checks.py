"""Positions of Ghooost! that no game can lead to.

Cards may have been put into the discard beforehand, and Manors may have begun with fewer cards: a
round with few cards is a position like any other.
"""

from typing import NoReturn

import msgspec

from hantise.core.errors import BadPosition
from hantise.games.ghooost.actions import SEATS
from hantise.games.ghooost.cards import COPY, DECKS, HAND, KITTY, MANORS, NAMES, VALUES
from hantise.games.ghooost.match_checks import check_match
from hantise.games.ghooost.scoring import MOST_ACTIONS
from hantise.games.ghooost.views import Position, Public


class Limits(msgspec.Struct, frozen=True):
    """What a position depends on besides its text."""

    deck: str = "2x4k"
    match: bool = False
    bonus: int = 1
    idle: int = 0
    actions: int = MOST_ACTIONS

    def most(self, kind: int) -> int:
        """How many cards of a kind there are (GO-1.1)."""
        copies, kitties = DECKS[self.deck]
        return copies if kind == COPY else kitties if kind == KITTY else 4

    @property
    def cards(self) -> int:
        return 4 * VALUES + sum(DECKS[self.deck])


def wrong(key: str, **fields: object) -> NoReturn:
    raise BadPosition(key, "ghooost", **fields)


def check(position: Position, limits: Limits) -> None:
    """`BadPosition` says what is wrong."""
    _check_cards(position, limits)
    _check_cemetery(position)
    _check_known(position)
    _check_out(position)
    _check_direction(position.public)
    _check_counters(position, limits)
    phase = position.public.phase
    if phase == "first":
        _check_before_first(position)
    elif phase == "deal":
        _check_deal(position)
    elif phase != "over":
        _check_hands(position.public)
    fault = check_match(position.public, limits.bonus)
    if fault:
        wrong(fault)


def _check_cards(position: Position, limits: Limits) -> None:
    public = position.public
    hands = [card for hand in position.hands for card in hand]
    cards = [*position.recall.cemetery, *position.recall.discard, *hands]
    for kind, name in enumerate(NAMES):
        if cards.count(name) > limits.most(kind):
            wrong("position-too-many", card=name, given=cards.count(name), most=limits.most(kind))
    most = MANORS[len(position.hands)]
    for seat, size in enumerate(public.manor_sizes):
        if size > most:
            wrong("position-manor", letter=SEATS[seat], given=size, most=most)  # GO-2.1
    unseen = limits.cards - len(cards)
    given = public.crypt_size + sum(public.manor_sizes)
    if given != unseen:
        wrong("position-sizes", given=given, unseen=unseen)


def _check_cemetery(position: Position) -> None:
    public, cemetery = position.public, list(position.recall.cemetery)
    if "11" in cemetery:
        wrong("position-skeletum")  # GO-3.9
    valued = len(cemetery) - cemetery.count("K")
    if not public.run and valued:
        wrong("position-no-top")
    for card in public.run:
        if card not in cemetery:
            wrong("position-top-not-there", card=card)
        cemetery.remove(card)


def _check_known(position: Position) -> None:
    for seat, known in enumerate(position.recall.known):
        hand = list(position.hands[seat])
        for card in known:
            if card not in hand:
                wrong("position-known", letter=SEATS[seat], card=card)
            hand.remove(card)


def _check_out(position: Position) -> None:
    """GO-6.1, GO-6.2, and GO-6.3 at the end."""
    public = position.public
    players = len(position.hands)
    over, stopped = public.phase == "over", public.ending not in (None, "last-left")
    if public.turn in public.out:
        wrong("position-out-acts", letter=SEATS[public.turn])
    if public.next is not None and public.next in public.out:
        wrong("position-out-acts", letter=SEATS[public.next])
    if (len(public.out) == players - 1) != over:
        wrong("position-out-number", given=len(public.out), players=players)
    if public.out and public.crypt_size > 0 and not over:
        wrong("position-out-before-midnight")
    for seat in range(players):
        cards = public.hand_sizes[seat] + public.manor_sizes[seat]
        if seat in public.out and cards and not stopped:
            wrong("position-out-with-cards", letter=SEATS[seat], given=cards)
        if seat not in public.out and not cards and public.phase not in ("first", "deal"):
            wrong("position-no-cards", letter=SEATS[seat])


def _check_direction(public: Public) -> None:
    if public.direction > 0:
        return
    if len(public.hand_sizes) == 2:
        wrong("position-direction")  # GO-3.8
    if public.phase in ("first", "deal") or (public.phase != "over" and public.actions == 0):
        wrong("position-clockwise")  # GO-2.2


def _check_counters(position: Position, limits: Limits) -> None:
    """GO-6.3."""
    public = position.public
    passes, idle, actions = public.passes, public.idle, public.actions
    if not passes <= idle <= actions <= limits.actions:
        wrong("position-counters-order", passes=passes, idle=idle, actions=actions)
    if public.phase in ("refill", "luck", "manor", "again", "draft") and actions == 0:
        wrong("position-no-action", phase=public.phase)
    if public.phase in ("refill", "luck", "manor") and idle > 0:
        wrong("position-idle", phase=public.phase)
    if passes and (position.recall.cemetery or public.crypt_size):
        wrong("position-passes")  # GO-5.4
    if public.phase != "over":
        active = len(position.hands) - len(public.out)
        if passes >= active or actions >= limits.actions or idle >= limits.idle > 0:
            wrong("position-stopped", passes=passes, idle=idle, actions=actions)
        _check_passes(position)


def _check_passes(position: Position) -> None:
    """Whoever has just passed holds nothing but Miss Copies, and everybody knows (GO-5.4)."""
    public = position.public
    players = len(position.hands)
    seat = public.turn
    for _ in range(public.passes):
        seat = (seat - public.direction) % players
        while seat in public.out:
            seat = (seat - public.direction) % players
        hand, known = position.hands[seat], position.recall.known[seat]
        if set(hand) != {"X"} or known != hand:
            wrong("position-passed", letter=SEATS[seat])


def _check_before_first(position: Position) -> None:
    public, recall = position.public, position.recall
    manors = MANORS[len(position.hands)]
    begun = (
        any(position.hands)
        or recall.cemetery
        or recall.discard
        or public.actions
        or any(size != manors for size in public.manor_sizes)
    )
    if begun:
        wrong("position-before-first")  # GO-2.2


def _check_deal(position: Position) -> None:
    """GO-2.1: one hand after another is filled, from the first player on."""
    public = position.public
    if position.recall.cemetery or any(position.recall.known) or public.actions:
        wrong("position-played-too-soon")
    if public.first is None:
        return
    players = len(position.hands)
    before = (public.turn - public.first) % players
    for distance in range(players):
        seat = (public.first + distance) % players
        size = public.hand_sizes[seat]
        expected = HAND if distance < before else 0
        if distance == before and size >= HAND:
            wrong("position-cannot-draw", letter=SEATS[seat])
        if distance != before and size != expected:
            letter, turn = SEATS[seat], SEATS[public.turn]
            wrong("position-deal-order", letter=letter, turn=turn, given=size, expected=expected)
    if public.crypt_size < players * HAND - sum(public.hand_sizes):
        wrong("position-short-crypt")


def _check_hands(public: Public) -> None:
    """GO-4.4, and the phases that need something of a hand."""
    phase, turn = public.phase, public.turn
    midnight = public.crypt_size == 0
    if phase in ("luck", "refill") and midnight:
        wrong("position-after-midnight", phase=phase)
    for seat, size in enumerate(public.hand_sizes):
        being_refilled = phase == "refill" and seat == turn
        if being_refilled and size >= HAND:
            wrong("position-cannot-draw", letter=SEATS[seat])
        if not being_refilled and size < HAND and not midnight:
            wrong("position-not-refilled", letter=SEATS[seat], given=size)
    if phase == "manor":
        if not midnight:
            wrong("position-before-midnight", phase=phase)
        if public.hand_sizes[turn]:
            wrong("position-manor-with-hand", letter=SEATS[turn])
