"""Positions of Ghosts that no game can lead to.

Cards may have been put out of the round beforehand, among the piles taken: a round with few cards
is a position like any other.
"""

from typing import NoReturn

from hantise.core.errors import BadPosition
from hantise.games.ghosts.actions import SEATS
from hantise.games.ghosts.cards import HAND, MIST, NAMES
from hantise.games.ghosts.mists import dealt_cards, hand_ways
from hantise.games.ghosts.views import Position, Public, Recall


def wrong(key: str, **fields: object) -> NoReturn:
    raise BadPosition(key, "ghosts", **fields)


def check(position: Position, mist: bool) -> None:
    """`BadPosition` says what is wrong."""
    public, recall = position.public, position.recall
    _check_cards(position, mist)
    _check_round(position)
    _check_pile(public, recall)
    _check_degree(public, recall)
    _check_plays(public, recall)
    _check_hands(position)
    _check_return(position, mist)
    if public.phase == "deal":
        _check_deal(public, recall)
    elif public.phase != "first":
        _check_dealt(position)


def _check_cards(position: Position, mist: bool) -> None:
    hands = [card for hand in position.hands for card in hand]
    cards = [*position.recall.pile, *position.recall.gone, *hands]
    for kind, name in enumerate(NAMES):
        most = 3 if kind < MIST else 6 * mist
        if cards.count(name) > most:
            wrong("position-too-many", card=name, given=cards.count(name), most=most)


def _check_round(position: Position) -> None:
    public, recall = position.public, position.recall
    phase = public.phase
    if (public.first is None) != (phase == "first"):
        wrong("position-first", phase=phase)
    if phase == "first" and public.round > 1:
        wrong("position-first-later")  # GH-2.2
    if phase == "first" and (any(position.hands) or recall.gone or recall.returns):
        wrong("position-before-first")
    begins = phase == "open" and not any(recall.plays) and not any(public.taken)
    if (begins or phase in ("first", "deal")) and public.direction < 0:
        wrong("position-clockwise")  # GH-2.4
    if begins and public.first is not None and public.turn != public.first:
        wrong("position-opener", letter=SEATS[public.turn], first=SEATS[public.first])  # GH-2.2


def _check_pile(public: Public, recall: Recall) -> None:
    phase = public.phase
    if public.top is None and recall.pile:
        wrong("position-pile-without-top")
    if public.top is not None and public.top not in recall.pile:
        wrong("position-top-not-in-pile", card=public.top)
    if phase in ("play", "draw") and public.top is None:
        wrong("position-needs-pile", phase=phase)
    if phase in ("first", "deal", "open") and public.top is not None:
        wrong("position-needs-no-pile", phase=phase)


def _check_degree(public: Public, recall: Recall) -> None:
    """The first card of each family in a row counts; of one family, so only the pile's first."""
    if public.top is None:
        return
    below = [card for card in recall.pile if card != "M"]
    families = {card[0]: 3 for card in below}
    most = sum(int(card[1]) for card in below)
    for card in below:
        families[card[0]] = min(families[card[0]], int(card[1]))
    below.remove(public.top)
    possible = set(range(sum(families.values()), most + 1))  # GH-3.2
    if len(families) == 1:
        possible = {int(card[1]) for card in below or [public.top]}  # GH-3.1, GH-3.3
    if public.degree not in possible:
        wrong("position-degree", degree=public.degree)


def _check_plays(public: Public, recall: Recall) -> None:
    if public.phase in ("first", "deal") and any(recall.plays):
        wrong("position-played-too-soon", phase=public.phase)
    if public.first is not None and recall.plays[public.first].startswith("m"):
        wrong("position-mist-opened", letter=SEATS[public.first])  # GH-3.1
    seen = [*recall.pile, *recall.gone]
    mists = "".join(recall.plays).count("m")
    if mists > seen.count("M"):
        wrong("position-mists-played", given=mists, seen=seen.count("M"))
    # A single letter may stand for any number of plays.
    ghosts = sum(plays.count("g") for plays in recall.plays if len(plays) > 1)
    if ghosts > len(seen) - seen.count("M"):
        wrong("position-ghosts-played", given=ghosts, seen=len(seen) - seen.count("M"))


def _check_hands(position: Position) -> None:
    public = position.public
    phase, turn, hand = public.phase, SEATS[public.turn], position.hands[public.turn]
    if phase == "play" and not hand:
        wrong("position-empty-hand", letter=turn)  # GH-4.1
    if phase == "open" and all(card == "M" for card in hand):
        wrong("position-cannot-open", letter=turn)  # GH-3.6
    if phase in ("deal", "draw") and (len(hand) == HAND or public.deck_size == 0):
        wrong("position-cannot-draw", letter=turn)
    if phase in ("open", "play", "draw") and public.deck_size:
        _check_full_hands(public)
    if phase == "deal" and public.deck_size < sum(HAND - size for size in public.hand_sizes):
        wrong("position-short-deck")


def _check_full_hands(public: Public) -> None:
    """GH-3.7: whoever plays a card draws one, as long as there are any."""
    for seat, size in enumerate(public.hand_sizes):
        draws = public.phase == "draw" and seat == public.turn
        expected = HAND - 1 if draws else HAND
        if size != expected:
            deck = public.deck_size
            wrong(
                "position-not-drawn", letter=SEATS[seat], given=size, expected=expected, deck=deck
            )


def _check_deal(public: Public, recall: Recall) -> None:
    """GH-2.3: one hand after another is filled; a new one when all others are full."""
    assert public.first is not None
    if recall.returned not in (None, public.turn):
        wrong("position-deal-anew", letter=SEATS[public.turn], returned=SEATS[recall.returned])
    players = len(public.hand_sizes)
    for seat, size in enumerate(public.hand_sizes):
        comes_first = (seat - public.first) % players < (public.turn - public.first) % players
        expected = HAND if comes_first or recall.returned is not None else 0
        if seat != public.turn and size != expected:
            letter, turn = SEATS[seat], SEATS[public.turn]
            wrong("position-deal-order", letter=letter, turn=turn, given=size, expected=expected)


def _check_return(position: Position, mist: bool) -> None:
    """GH-2.3: there were five Mists to be returned, and no seat's plays belie its deal."""
    returned = position.recall.returned
    if returned is None:
        return
    beforehand = [*position.recall.pile, *position.recall.gone].count("M")
    beforehand -= "".join(position.recall.plays).count("m")
    if 6 * mist - beforehand - (position.sixth is not None) < HAND:
        wrong("position-returned", letter=SEATS[returned])
    for seat in range(len(position.hands)):
        mists = position.dealt_mists(seat)
        if mists is not None and mists not in _possible_deals(position, seat):
            wrong("position-dealt-otherwise", letter=SEATS[seat], given=mists)


def _check_dealt(position: Position) -> None:
    """GH-2.3: nobody plays with only Mists dealt."""
    for seat, plays in enumerate(position.recall.plays):
        only_mists = dealt_cards(len(position.hands[seat]), plays)
        if not plays.startswith("g") and _possible_deals(position, seat) <= {only_mists}:
            wrong("position-only-mists", letter=SEATS[seat])


def _possible_deals(position: Position, seat: int) -> set[int]:
    """How many Mists a seat may have been dealt, by its hand and its plays."""
    hand = position.hands[seat]
    ways = hand_ways(len(hand), position.recall.plays[seat])
    return {dealt for held, dealt in ways if held == hand.count("M")}
