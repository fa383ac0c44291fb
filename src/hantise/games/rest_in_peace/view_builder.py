"""What each reader sees of a state of Rest in Peace, field by field."""

from typing import Final

from hantise.games.rest_in_peace import knowledge
from hantise.games.rest_in_peace.actions import SEATS
from hantise.games.rest_in_peace.cards import size, unpack
from hantise.games.rest_in_peace.line import TRUCE, house_names
from hantise.games.rest_in_peace.mediums import RESOLVED, TENTH, mask, numbers_in
from hantise.games.rest_in_peace.table import (
    DRAWING,
    PLACING,
    PLAYING,
    REASONS,
    UNCOVERING,
    Table,
)
from hantise.games.rest_in_peace.value_reasons import Side, explain
from hantise.games.rest_in_peace.values import CARRIED, KIND, MEDIUM
from hantise.games.rest_in_peace.views import (
    Card,
    Ending,
    Over,
    Phase,
    Private,
    Public,
    Recall,
    RestInPeaceView,
    Round,
    Search,
)

PHASES: Final[tuple[Phase, ...]] = (
    "first",
    "line",
    "houses",
    "deal",
    "play",
    "stumble",
    "search",
    "name",
    "banish",
    "copy",
    "return",
    "deck",
    "turn-up",
    "family",
    "pick",
    "discard",
    "swap",
    "take-back",
    "carry",
    "draw",
    "place",
    "uncover",
    "resolve",
    "over",
)
"""By the numbers that states use."""
STEPS: Final = mask(RESOLVED)
FACE_DOWN: Final = Card("?")


def view(state: Table, seat: int | None) -> RestInPeaceView:
    """All that a seat, or a spectator, may know."""
    return RestInPeaceView(
        seat=seat,
        actor=state.actor,
        public=_public(state),
        private=None if seat is None else _private(state, seat),
        recall=_recall(state, seat),
        search=_search(state, seat),
    )


def _public(state: Table) -> Public:
    # RP-3.8: what holds for the round is over when cards are drawn and placed.
    in_play = state.phase >= PLAYING and state.phase not in (DRAWING, PLACING, UNCOVERING)
    banned = state.banned() if in_play else 0
    return Public(
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        starter=_known(state.starter),
        asking=state.asking or None,
        named=state.named or None,
        family=_known(state.family),
        played=state.played,
        ending=_ending(state),
        rounds=tuple(_round(state, number) for number in range(1, TENTH + 1)),
        held=(numbers_in(state.families[0].held), numbers_in(state.families[1].held)),
        hand_sizes=(size(state.families[0].hand), size(state.families[1].hand)),
        deck_sizes=(size(state.families[0].deck), size(state.families[1].deck)),
        tops=(state.families[0].top or None, state.families[1].top or None),
        manors=(state.families[0].won & 15, state.families[1].won & 15),
        castles=(state.families[0].won >> 4, state.families[1].won >> 4),
        discarded=(unpack(state.families[0].out), unpack(state.families[1].out)),
        discarded_mediums=numbers_in(state.out_mediums),
        looking=_known(state.looking),
        trips=(state.families[0].trip, state.families[1].trip),
        barred=(in_play and state.in_force(1, 24), in_play and state.in_force(0, 24)),
        pairs=(in_play and state.in_force(1, 14), in_play and state.in_force(0, 14)),
        banned=tuple(value for value in range(1, 7) if banned >> value & 1),
        over=Over(REASONS[state.reason], _known(state.victor)) if state.reason >= 0 else None,
    )


def _known(number: int) -> int | None:
    return number if number >= 0 else None


def _ending(state: Table) -> Ending | None:
    if state.phase != PLAYING:
        return None
    turn = state.turn
    if state.played == 1 and state.in_force(1 - turn, 14):
        return "alone"
    return "pass" if state.total(turn) > state.total(1 - turn) else "leave"


def _round(state: Table, number: int) -> Round:
    winner = state.line.winners[number]
    cards = _cards(state, number)
    counts = number <= state.round
    return Round(
        number=number,
        medium=state.line.mediums[number] or None,
        houses=tuple(house_names(state.line.houses[number])),
        cards=cards,
        totals=(
            sum(card.value for card in cards[0]) if counts else 0,
            sum(card.value for card in cards[1]) if counts else 0,
        ),
        winner=winner if winner in (0, 1) else None,
        truce=winner == TRUCE,
    )


def _cards(state: Table, number: int) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The cards of a round, by family."""
    codes = [_lying(state, number, seat) for seat in range(2)]
    here = number == state.round
    tenth = number == TENTH
    up = [state.families[seat].up if here else effects_of(codes[seat]) for seat in range(2)]
    if tenth and not here:
        up = [0, 0]
    shown = []
    for seat in range(2):
        cards: list[Card] = []
        if tenth and not here:
            cards = [FACE_DOWN] * size(state.families[seat].hidden)
        if codes[seat]:
            side = Side(seat, up[seat], up[1 - seat], state.params, tenth)
            waiting = state.families[seat].waiting if here else 0
            done = up[seat] & STEPS if tenth else 0
            cards += [explain(code, side, waiting, done) for code in codes[seat]]
        shown.append(tuple(cards))
    return shown[0], shown[1]


def _lying(state: Table, number: int, seat: int) -> tuple[int, ...]:
    """The cards of a family in a round that do not lie face down."""
    if number < state.round:
        return state.families[seat].past[number - 1]
    if number == state.round:
        return tuple(state.families[seat].here)
    if number == TENTH:
        return tuple(state.families[seat].ten)
    carried = state.families[seat].carry if number == state.round + 1 else 0
    return (carried,) if carried else ()


def effects_of(codes: tuple[int, ...]) -> int:
    """The Mediums among cards that were played where they lie, as bits."""
    return sum(1 << code - MEDIUM for code in codes if MEDIUM < code < CARRIED)


def _private(state: Table, seat: int) -> Private:
    looks = state.looking == seat
    return Private(
        hand=unpack(state.families[seat].hand),
        face_down=unpack(state.families[seat].hidden),
        seen=unpack(state.families[1 - seat].hand) if looks else None,
    )


def _recall(state: Table, seat: int | None) -> Recall:
    if seat is None:
        return Recall()
    other = 1 - seat
    unseen = state.families[other].hand + state.families[other].deck + state.families[other].hidden
    hand, face_down = knowledge.certain(state.families[other].seen)
    if (
        state.families[other].deck == 0 and state.families[other].hidden == 0
    ):  # all that is left is in the hand
        hand = unseen
    elif state.families[other].deck == 0 and state.families[other].hand == 0:
        face_down = unseen
    known = hand + face_down
    if state.families[other].top:
        known += 1 << 3 * (state.families[other].top - 1)
    return Recall(
        deck=unpack(state.families[seat].deck),
        hand=unpack(hand),
        face_down=unpack(face_down),
        unseen=unpack(unseen - known),
    )


def _search(state: Table, seat: int | None) -> Search:
    past = [knowledge.write(family.seen, spectator=seat is None) for family in state.families]
    return Search(past=(past[0], past[1]), draft=state.draft)


def census(state: Table) -> dict[str, int]:
    """Where every Ghost, Medium and house lies, counted."""
    counts: dict[str, int] = {}

    def count(name: str, number: int = 1) -> None:
        counts[name] = counts.get(name, 0) + number

    for seat, letter in enumerate(SEATS):
        family = state.families[seat]
        for packed in (family.hand, family.deck, family.hidden, family.out):
            for value in unpack(packed):
                count(f"{letter}{value}")
        lying = [*family.here, *family.ten, *sum(family.past, ())]
        for code in [*lying, *([family.carry] if family.carry else [])]:
            kind = code & KIND
            count(f"#{kind - MEDIUM}" if kind > 6 else f"{letter}{kind}")
        for number in numbers_in(family.held):
            count(f"#{number}")
    for number in (
        *numbers_in(state.line.pool | state.out_mediums),
        *filter(None, state.line.mediums),
    ):
        count(f"#{number}")
    for houses in (*state.line.houses, *(family.won for family in state.families)):
        count("manor", houses & 15)
        count("castle", houses >> 4)
    if state.phase <= 2:  # some are still in the box (RP-2.1)
        counts["manor"], counts["castle"] = 6, 4
    return counts
