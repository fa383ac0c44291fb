"""RP-3.8, RP-5: what must hold at every moment of any game, counted here once more by hand."""

from collections.abc import Iterator

import pytest

from hantise.core.event import Event
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.games.rest_in_peace.views import Card
from tests.rules.rest_in_peace.conftest import A, B, Table

GAMES = 8
PRINTED = {"#3": 1, "#4": 2, "#5": 3, "#7": 3, "#13": 4, "#21": 6, "#23": 1}
ORDER = (
    ("left", "left-alone", "played-dead", "truce"),
    ("house-won", "houses-moved"),
    ("took-back",),
    ("took-medium", "kept-medium", "medium-lost"),
    ("carried", "carried-nothing"),
    ("moved",),
    ("drawn",),
    ("placed", "placed-medium", "placed-nothing"),
    ("round", "uncover-ten"),
)
"""RP-3.8, step by step; #3's look and #6 may also end earlier."""
STEP = {kind: number for number, kinds in enumerate(ORDER) for kind in kinds}


def games() -> Iterator[tuple[Table, Rng]]:
    for seed in range(GAMES):
        table = Table.start(mediums="up-to-4")
        yield table, Rng(seed)


def counted(card: Card, own: dict[str, Card], opposing: dict[str, Card], tenth: bool) -> int:
    """What a card is worth by RP-5, from the names of the Mediums in force on both sides."""
    if "#29" in own or "#29" in opposing:
        return int(card.card != "#29")
    if card.card == "#13" and tenth:
        return -2
    base = int(card.card) if card.card.isdecimal() else PRINTED.get(card.card, 0)
    if card.card in ("#16", "#19"):
        (base,) = card.named or (0,)
    if card.card == "#21" and tenth and card.base is None:
        return 0  # not paid
    if base == 0 or ("#12" in opposing and base < 3):
        return 0
    value = base + (("#9" if base % 2 else "#8") in own)
    value += 2 * ("#10" in own and own["#10"].named == (base,))
    value += 3 * any("#26" in side and side["#26"].named == (base,) for side in (own, opposing))
    value -= 2 * ("#17" in opposing and opposing["#17"].named == (base,))
    return max(0, value) * (2 if card.card == "#23" else 1)


def in_force(cards: tuple[Card, ...]) -> dict[str, Card]:
    return {card.card: card for card in cards if not card.carried and not card.waiting}


def check_values(table: Table) -> None:
    here = table.at_round()
    sides = [in_force(cards) for cards in here.cards]
    for seat in (A, B):
        expected = [
            counted(card, sides[seat], sides[1 - seat], here.number == 10)
            for card in here.cards[seat]
        ]
        assert [card.value for card in here.cards[seat]] == expected
        assert here.totals[seat] == sum(expected)
        for card in here.cards[seat]:
            assert (card.base or 0) + sum(why.amount for why in card.because) == card.value


def test_rp_5_3_every_card_of_every_round_counts_what_the_rules_say() -> None:
    looked_at = 0
    for table, rng in games():
        while table.actor != NOBODY:
            table.state.apply(table.state.choose(rng))
            if table.round and not table.state.drafting():
                check_values(table)
                looked_at += 1
    assert looked_at > 30 * GAMES


def ends(events: list[Event]) -> Iterator[list[str]]:
    """The steps of the end of each round, from what decided it to the next one."""
    steps: list[str] = []
    for event in events:
        if event.kind in ORDER[0]:
            steps = []
        if event.kind in STEP:
            steps.append(event.kind)
        if event.kind in ORDER[-1] and steps[0] in ORDER[0]:
            yield steps


def test_rp_3_8_every_round_ends_in_this_order() -> None:
    rounds = 0
    for table, rng in games():
        for steps in ends(table.play_on(rng.below(1000))):
            numbers = [STEP[kind] for kind in steps]
            assert numbers == sorted(numbers)
            assert ("truce" in steps) == ("houses-moved" in steps)
            assert not ("truce" in steps and set(steps) & {"placed", "placed-medium", "took-back"})
            rounds += 1
    assert rounds > 5 * GAMES


@pytest.mark.parametrize("mediums", ["base", "up-to-4"])
def test_rp_3_4_nobody_goes_on_with_four_manors_or_three_castles(mediums: str) -> None:
    for seed in range(GAMES):
        table, rng = Table.start(mediums=mediums), Rng(seed)
        while table.actor != NOBODY:
            if not table.state.drafting():
                public = table.view(None).public
                assert max(public.manors) < 4
                assert max(public.castles) < 3
            table.state.apply(table.state.choose(rng))
        outcome = table.outcome
        assert outcome.scores == tuple(sum(table.won(seat)) for seat in (A, B))
        if outcome.reason in ("manors", "castles"):
            (winner,) = outcome.winners
            manors, castles = table.won(winner)
            assert manors >= 4 if outcome.reason == "manors" else castles >= 3
