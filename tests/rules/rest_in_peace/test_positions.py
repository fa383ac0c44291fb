"""Positions as text: written and read back exactly, and refused where the rules exclude them."""

import pytest

from hantise.core.errors import BadPosition
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.rest_in_peace import RestInPeace
from tests.rules.rest_in_peace.conftest import A, B, Table


def check_read_back(table: Table) -> None:
    """The position's text gives a state that shows and allows the same."""
    text = table.state.position()
    read = Table(table.game, table.game.parse_position(text))
    assert read.state.position() == text
    assert read.asked == table.asked
    for reader in (None, A, B):
        assert read.view(reader) == table.view(reader)
    assert read.legal() == table.legal()
    if table.actor == CHANCE:
        assert read.odds() == table.odds()
    assert read.state.snapshot() == table.state.snapshot()
    assert read.state.census() == table.state.census()


@pytest.mark.parametrize(
    "options",
    [
        {"mediums": "base"},
        {"mediums": "up-to-4"},
        {"mediums": "up-to-4", "first": "B"},
        {"initiation": True},
    ],
)
def test_every_position_of_a_game_is_read_back(options: dict[str, object]) -> None:
    game = RestInPeace(2, options)
    table, rng = Table(game, game.start()), Rng(1)
    check_read_back(table)
    while table.actor != NOBODY:
        table.state.apply(table.state.choose(rng))
        check_read_back(table)


def test_a_position_read_back_plays_on_alike() -> None:
    table, rng = Table.start(mediums="up-to-4"), Rng(3)
    for _ in range(80):
        table.state.apply(table.state.choose(rng))
    table.events.clear()
    read = Table(table.game, table.game.parse_position(table.state.position()))
    assert read.play_on(seed=9) == table.play_on(seed=9)
    assert read.state.position() == table.state.position()


def test_what_is_not_said_has_a_default() -> None:
    game = RestInPeace(2, {"mediums": "up-to-4"})
    table = Table(game, game.parse_position("round:3 handA:12"))
    assert table.asked == (A, "play")
    assert table.public.starter == A
    assert (table.public.hand_sizes, table.public.deck_sizes) == ((2, 0), (19, 21))
    assert [table.at_round(number).medium for number in range(3, 10)] == [1, 2, 3, 4, 5, 6, 7]
    assert all(len(table.at_round(number).houses) == 1 for number in range(3, 11))
    assert all(game.parse_position("round:3 handA:12").legal_actions())


def refusal(position: str, **options: object) -> str:
    """Why a position is refused; that can be said in both languages."""
    game = RestInPeace(2, {"mediums": "up-to-4"} | options)
    with pytest.raises(BadPosition) as caught:
        game.parse_position(position)
    text = caught.value.text
    assert text.say("en") != text.say("fr")
    return text.key.removeprefix("position-")


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ("", "no-round"),
        ("nonsense", "word"),
        ("round:3 hands:12", "key"),
        ("round:3 round:4", "twice"),
        ("turn:A", "no-round"),
        ("round:11", "value"),
        ("round:٣", "value"),
        ("round:3 turn:C", "value"),
        ("round:3 handA:127", "value"),
        ("round:3 tableA:#30", "value"),
        ("round:3 tableA:#25=6/1", "value"),
        ("round:3 tableA:2=3", "value"),
        ("round:3 ask:sleep", "value"),
        ("round:3 ask:name#11", "value"),
        ("round:3 houses:x", "value"),
        ("round:3 ask:resolve", "phase"),
        ("round:10 ask:place", "phase"),
        ("round:3 handA:66", "ghosts"),
        ("round:3 handA:6 tableA:6", "ghosts"),
        ("round:3 handA:6 pastA:6+", "ghosts"),
        ("round:3 heldA:4 heldB:4", "medium-twice"),
        ("round:3 heldA:4 tableB:#4", "medium-twice"),
        ("round:3 line:4.5 heldA:5", "medium-twice"),
        ("round:3 pastA:1/2/3", "past"),
        ("round:10 tenA:3", "ten"),
        ("round:3 topA:3 deckA:12", "top"),
        ("round:3 wonA:mmm wonB:mmmm", "houses"),
        ("round:3 wonA:mmmm", "already-won"),
        ("round:3 wonB:ccc", "already-won"),
        ("round:3 ask:over", "over"),
        ("round:3 over:manors/A", "over"),
        ("round:3 turn:A winners:??A ask:place handA:1", "loser"),
        ("round:3 turn:A winners:??B ask:carry tableA:3,#15", "winner"),
        ("round:3 turn:A winners:??= ask:place handA:1", "truce"),
        ("round:3 ask:copy#16", "asking"),
        ("round:3 tableA:#16 ask:copy#16", "nothing"),
        ("round:0 line:1.2.3.4.5.6.7.8.9", "set-up"),
        ("round:0 ask:deal handA:23 handB:11146", "set-up"),
        ("round:3 tripA:7", "trip"),
        ("round:3 tripA:3 tripB:3", "trip"),
        ("round:3 look:B handA:24 seenA:n3.l124.p1.d", "seen"),
    ],
)
def test_what_is_wrong_is_said(position: str, key: str) -> None:
    assert refusal(position) == key


def test_a_medium_outside_the_pool_is_refused() -> None:
    assert refusal("round:3 heldA:10", mediums="base") == "medium-pool"
