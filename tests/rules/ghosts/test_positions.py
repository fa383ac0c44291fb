"""Positions as text: written and read back exactly, and refused where the rules exclude them."""

import re

import pytest

from hantise.core.errors import BadPosition
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghosts import Ghosts
from tests.rules.ghosts.conftest import Table, all_but

HANDS = "W1W2W3K1K2:1:0:g/K3B1B2G1M:1:0:g/Y1Y2Y3G2G3:1:0:g"


def check_read_back(table: Table) -> None:
    """The position's text gives a state that shows and allows the same."""
    text = table.position
    read = Table(table.game, table.game.parse_position(text))
    assert read.position == text
    assert read.actor == table.actor
    for reader in (None, *range(table.game.players)):
        assert read.view(reader) == table.view(reader)
    assert read.legal() == table.legal()
    if table.actor == CHANCE:
        assert read.odds() == table.odds()
    assert read.state.snapshot() == table.state.snapshot()


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("mist", [True, False])
def test_every_position_of_a_game_is_read_back(players: int, mist: bool) -> None:
    table, rng = Table.start(players, mist=mist, first="random"), Rng(players)
    check_read_back(table)
    while table.actor != NOBODY:
        table.state.apply(table.state.choose(rng))
        check_read_back(table)


def test_a_position_read_back_plays_on_alike() -> None:
    table, rng = Table.start(4), Rng(3)
    for _ in range(150):
        table.state.apply(table.state.choose(rng))
    table.events.clear()
    read = Table(table.game, table.game.parse_position(table.position))
    assert read.play_on(seed=9) == table.play_on(seed=9)
    assert read.position == table.position


def test_the_start_as_text() -> None:
    assert Table.start(2).position == "1A deal:A+ - - - -:1:0:-/-:1:0:-"
    assert Table.start(3, first="random").position == "1? first:A+ - - - -:1:0:-/-:1:0:-/-:1:0:-"


def test_each_field_as_text() -> None:
    table = Table.dealt("R2W1W2K3M", "Y3Y2B1B2B3", "R3K1K1K2K2")
    table.play("R2 +G1 Y3 +G1 take R3 +G2 M")
    assert table.position.split() == [
        "1A",
        "draw:A+",
        "R3=3",
        "R3M",
        "R2Y3",
        "W1W2K3G1:1:0:g/B1B2B3G1Y2:1:0:g/K1K1K2K2G2:2:1:g",
    ]


def test_cards_may_be_written_in_any_order() -> None:
    given = "1A play:A+ R2=5 R2MK3 G3Y1B1 MY2W1W1K1:1:0:g/R3R1B2B1M:1:0:g"
    written = "1A play:A+ R2=5 K3R2M B1G3Y1 W1W1K1Y2M:1:0:g/B1B2R1R3M:1:0:g"
    assert Table.at(given).position == written


@pytest.mark.parametrize(
    ("moves", "plays"),
    [
        ("R2 +G1 M +G1", ("g", "m", "")),
        ("R2 +G1 M +G1 M +G2", ("g", "m", "m")),
        ("R2 +G1 M +G1 M +G2 G1 +G2 Y3 +G3 take R3 +W3 M +R3 M +Y1", ("g", "mgm", "mg")),
    ],
)
def test_plays_are_written_from_the_first_mist_on(moves: str, plays: tuple[str, ...]) -> None:
    table = Table.dealt("R2W1W2K3M", "Y3MMB2B3", "R3MMK2K2").play(moves)
    assert table.recall.plays == plays
    seats = table.position.split()[5].split("/")
    assert [seat.split(":")[3] for seat in seats] == [letters or "-" for letters in plays]
    check_read_back(table)


def test_plays_may_be_written_out_but_after_a_ghost_card_only_that_is_kept() -> None:
    text = "1A play:A+ R2=1 R1R2MMM G3Y1B1 W1W1K1Y2M:1:0:{}/B1B2R1R3M:1:0:mmg"
    assert Table.at(text.format("ggm")).position == Table.at(text.format("g")).position


FIVE = "+M +M +M +M +M"


@pytest.mark.parametrize(
    ("dealt", "words"),
    [
        (f"+R1 +R1 +R1 +R2 +R2 {FIVE}", ["1A!B deal:B+", "-0", "-"]),
        (f"+R1 +R1 +R1 +R2 +M {FIVE}", ["1A!B deal:B+", "-1", "-"]),
        (f"+R1 +R1 +R1 +R2 +M {FIVE} +M +B1 +M", ["1A!B deal:B+", "-1", "-"]),
        (f"+R1 +R1 +R1 +R2 +R2 {FIVE} {FIVE} {FIVE}", ["1A!BBB deal:B+", "-0", "-"]),
        (
            f"+R1 +R1 +R1 +R2 +M {FIVE} +M +B1 +M +B2 +M R1 +B3 M +R3 R2 +Y3 R3 +M R1",
            ["1A!B draw:A+", "ggg1", "mg"],
        ),
    ],
)
def test_gh_2_3_five_mists_returned_are_written(dealt: str, words: list[str]) -> None:
    table = Table.start(2).play(dealt)
    text = table.position
    assert text.startswith(words[0])
    assert [seat.split(":")[3] for seat in text.split()[5].split("/")] == words[1:]
    check_read_back(table)


def test_gh_2_3_only_this_round_is_written() -> None:
    text = "1A!A play:B+ R2=2 R2 * -:1:0:gmmmmm/R1:1:0:-0"
    table = Table.at(text).play("R1")
    assert table.recall.returned is None
    assert table.position == "2B deal:B+ - - - -:0:0:-/-:0:0:-"


def test_gh_3_3_a_mirror_with_more_ghosts_than_the_degree_has_a_position() -> None:
    # 1 red, then 3 red as a mirror: the degree is still 1.
    table = Table.dealt("R1R1W1W2K3", "R3Y2B1B2M", "R2K1K1K2K2").play("R1 +G1 R3 +G1")
    assert (table.public.top, table.public.degree) == ("R3", 1)
    check_read_back(table)


@pytest.mark.parametrize("top", ["R3=1", "R3=2", "R2=1"])
def test_gh_3_3_the_degree_may_be_less_than_the_number_of_the_top_card(top: str) -> None:
    table = Table.at(f"1A play:A+ {top} R{top[3]}{top[:2]} - {HANDS}")
    assert table.public.degree == int(top[3])


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        ("", "position-fields"),
        (f"1A play:A+ R2=2 R2 {HANDS}", "position-fields"),
        (f"0A play:A+ R2=2 R2 - {HANDS}", "position-round"),
        (f"4A play:A+ R2=2 R2 - {HANDS}", "position-round"),
        (f"1G play:A+ R2=2 R2 - {HANDS}", "position-round"),
        (f"1D play:A+ R2=2 R2 - {HANDS}", "position-seat"),
        (f"1A play:D+ R2=2 R2 - {HANDS}", "position-seat"),
        (f"1A play:A R2=2 R2 - {HANDS}", "position-turn"),
        (f"1A wait:A+ R2=2 R2 - {HANDS}", "position-turn"),
        (f"1A play:A+ R2 R2 - {HANDS}", "position-top"),
        (f"1A play:A+ R2=0 R2 - {HANDS}", "position-top"),
        (f"1A play:A+ R2=8 R2 - {HANDS}", "position-top"),
        (f"1A play:A+ M=2 R2M - {HANDS}", "position-top"),
        (f"1A play:A+ R2=2 R4 - {HANDS}", "position-cards"),
        (f"1A play:A+ R2=2 R2 R - {HANDS}", "position-fields"),
        (f"1A play:A+ R2=2 R2 r1 {HANDS}", "position-cards"),
        (f"1A play:A+ R2=2 R2 - {HANDS}/-:1:0:-", "position-seats"),
        ("1A play:A+ R2=2 R2 - W1:1:0:g/K3:1:0:g", "position-seats"),
        (f"1A play:A+ R2=2 R2 - {HANDS[:-2]}", "position-seat-form"),
        (f"1A play:A+ R2=2 R2 - {HANDS[:-1]}x", "position-seat-form"),
        (f"1A play:A+ R2=2 R2 - G3{HANDS}", "position-hand"),
        (f"1A play:A+ R2=2 R2 - {HANDS.replace('1:0', '1:2', 1)}", "position-fear"),
        (f"1A play:A+ R2=2 R2 W1W1W1 {HANDS}", "position-too-many"),
        (f"1A play:A+ R2=2 R2MMM MMM {HANDS}", "position-too-many"),
        (f"1? play:A+ R2=2 R2 - {HANDS}", "position-first"),
        ("1A first:A+ - - - -:1:0:-/-:1:0:-/-:1:0:-", "position-first"),
        (f"1A open:A+ - R2 - {HANDS}", "position-pile-without-top"),
        (f"1A play:A+ R2=2 Y2 - {HANDS}", "position-top-not-in-pile"),
        (f"1A play:A+ - - - {HANDS}", "position-needs-pile"),
        (f"1A draw:A+ - - - {HANDS}", "position-needs-pile"),
        (f"1A open:A+ R2=2 R2 - {HANDS}", "position-needs-no-pile"),
        ("1A play:A+ R2=2 R2 * -:1:0:g/W1:1:0:g/W2:1:0:g", "position-empty-hand"),
        ("1A open:A+ - - * MM:1:0:g/W1:1:0:g/W2:1:0:g", "position-cannot-open"),
        (f"1A draw:A+ R2=2 R2 - {HANDS}", "position-cannot-draw"),
        ("1A draw:A+ R2=2 R2 * W1:1:0:g/W1:1:0:g/W2:1:0:g", "position-cannot-draw"),
        ("1? first:A+ - - R1 -:1:0:-/-:1:0:-/-:1:0:-", "position-before-first"),
        (
            f"1A deal:A+ - - {all_but('R1R1R1W1W1')} -:1:0:-/-:1:0:-/-:1:0:-",
            "position-short-deck",
        ),
        ("1A open:B+ - - - W1W2W3:1:0:-/W1W2W3:1:0:-/W1W2W3:1:0:-", "position-opener"),
        ("1B open:B- - - R1 W1W2W3:1:0:-/W1W2W3:1:0:-/W1W2W3:1:0:-", "position-clockwise"),
        (f"1A play:A+ R2=3 R2 - {HANDS}", "position-degree"),
        (f"1A play:A+ R2=1 R2 - {HANDS}", "position-degree"),
        (f"1A play:A+ R2=2 R1R2 - {HANDS}", "position-degree"),
        (f"1A play:A+ R3=4 R1R3 - {HANDS}", "position-degree"),
        (f"1A play:A+ R3=5 R1R3 - {HANDS}", "position-degree"),
        (f"1A play:A+ R2=4 R2Y3 - {HANDS}", "position-degree"),
        (f"1A play:A+ R2=6 R2Y3 - {HANDS}", "position-degree"),
        ("1A deal:B+ - - - W1W2:1:0:-/W1:1:0:-/-:1:0:-", "position-deal-order"),
        ("1A deal:A+ - - - W1W2:1:0:-/W1:1:0:-/-:1:0:-", "position-deal-order"),
        ("1B deal:A+ - - - W1W2:1:0:-/W1W2W3K1K1:1:0:-/-:1:0:-", "position-deal-order"),
        ("1A!B deal:B+ - - - W1W2W3K1K1:1:0:-0/W1:1:0:-/-:1:0:-0", "position-deal-order"),
        ("1A!B deal:A+ - - - -:1:0:-0/-:1:0:-/-:1:0:-0", "position-deal-anew"),
        ("1A deal:A+ - - R1 -:1:0:g/-:1:0:-/-:1:0:-", "position-played-too-soon"),
        ("1? first:A+ - - - -:1:0:-/-:1:0:g/-:1:0:-", "position-played-too-soon"),
        ("1?!A first:A+ - - - -:1:0:-/-:1:0:-0/-:1:0:-0", "position-before-first"),
        (f"1A play:A+ R2=2 R2M - {HANDS.replace(':g', ':m', 1)}", "position-mist-opened"),
        (f"1B play:A+ R2=2 R2M - {HANDS.replace(':g', ':mm', 1)}", "position-mists-played"),
        (f"1B play:A+ R2=2 R2M - {HANDS.replace(':g', ':mgg', 1)}", "position-ghosts-played"),
        (f"1A play:A+ R2=2 R2 - {HANDS.replace(':g', ':x', 1)}", "position-seat-form"),
        (f"1A play:A+ R2=2 R2 - {HANDS.replace(':g', ':g-', 1)}", "position-seat-form"),
        (f"1A play:A+ R2=2 R2 - {HANDS.replace(':g', ':g00', 1)}", "position-seat-form"),
        (f"1A! play:A+ R2=2 R2 - {HANDS}", "position-round"),
        (f"1A!BC play:A+ R2=2 R2 - {HANDS}", "position-round"),
        (f"1A!E play:A+ R2=2 R2 - {HANDS}", "position-seat"),
        (f"1A play:A+ R2=2 R2 - {HANDS.replace(':g', ':g0', 1)}", "position-not-returned"),
        (f"1A!A play:A+ R2=2 R2 - {HANDS.replace(':g', ':g0')}", "position-returner"),
        (f"1A!A play:A+ R2=2 R2 - {HANDS}", "position-dealt"),
        (f"1A!C play:A+ R2=2 R2 - {HANDS.replace(':g/', ':g2/')}", "position-dealt"),
        (f"1A!C play:A+ R2=2 R2 - {HANDS.replace(':g/', ':g1/')}", "position-sixth"),
        (f"1A!C play:A+ R2=2 R2 MM {HANDS.replace(':g/', ':g0/')}", "position-returned"),
        (
            f"1A!C play:A+ R2=2 R2 M {HANDS.replace(':g/', ':g0/').replace(':g0', ':g1', 1)}",
            "position-returned",
        ),
        (
            f"1A!C play:A+ R2=2 R2 - {HANDS.replace(':g/', ':-0/')}",
            "position-dealt-otherwise",  # B has played nothing and holds a Mist
        ),
        (
            f"1A!C play:A+ R2=2 R2 - {HANDS.replace(':g/', ':-1/', 1).replace(':g/', ':-0/')}",
            "position-dealt-otherwise",
        ),
        (
            "1A!B play:B+ R2=2 R2 - W1W2W3K1K2:1:0:g0/MMMMM:1:0:-/Y1Y2Y3G2G3:1:0:-0",
            "position-only-mists",
        ),
        ("1B play:A+ R2=2 R2M * MMMM:1:0:m/W1:1:0:g/W2:1:0:g", "position-only-mists"),
    ],
)
def test_what_is_no_position_is_refused_with_its_reason(position: str, reason: str) -> None:
    fields = position.split()
    if len(fields) == 6 and fields[4] == "*":
        fields[4] = all_but(*fields[3:4], fields[5])
    with pytest.raises(BadPosition) as caught:
        Ghosts(3).parse_position(" ".join(fields))
    assert caught.value.text.key == reason
    for language in ("en", "fr"):
        assert caught.value.text.say(language)


def test_gh_4_4_without_mists_none_were_returned() -> None:
    with pytest.raises(BadPosition) as caught:
        Table.at("1A!B play:A+ R2=2 R2 - W1W1W2W2K1:1:0:g0/K1K2K2G1G1:1:0:g", mist=False)
    assert caught.value.text.key == "position-returned"


def test_gh_2_3_who_played_mists_may_have_drawn_the_others() -> None:
    """B was dealt a ghost card and holds it, or has played it; after one play it has drawn one."""
    deck = "W2W2W2K2K2"
    hand = "W1W1W1W3W3"
    Table.at(f"1A play:A+ R2=2 R2M * {hand}:1:0:g/MMMMY3:1:0:m", deck)
    Table.at(f"1A play:A+ Y3=5 R2MY3 * {hand}:1:0:g/MMMMM:1:0:mg", deck)
    with pytest.raises(BadPosition) as caught:
        Table.at(f"1A play:A+ R2=2 R2M * {hand}:1:0:g/MMMMM:1:0:m", deck)
    assert caught.value.text.key == "position-only-mists"


def test_gh_3_3_with_two_players_a_position_keeps_no_direction() -> None:
    seats = "W1W2W3K1K2:1:0:g/K3B1B2G1M:1:0:g"
    with pytest.raises(BadPosition) as caught:
        Ghosts(2).parse_position(f"1A play:A- R2=2 R2 - {seats}")
    assert caught.value.text.key == "position-direction"


@pytest.mark.parametrize("word", ["1A deal:A-", "1? first:A-"])
def test_gh_2_4_a_round_cannot_begin_counter_clockwise(word: str) -> None:
    with pytest.raises(BadPosition) as caught:
        Ghosts(3).parse_position(f"{word} - - - -:1:0:-/-:1:0:-/-:1:0:-")
    assert caught.value.text.key == "position-clockwise"


def test_gh_2_2_the_lot_is_drawn_in_the_first_round_only() -> None:
    with pytest.raises(BadPosition) as caught:
        Ghosts(3).parse_position("2? first:A+ - - - -:1:0:-/-:1:0:-/-:1:0:-")
    assert caught.value.text.key == "position-first-later"


@pytest.mark.parametrize("hand", ["MMMMM", "-"])
def test_gh_2_3_who_has_shown_no_ghost_card_holds_one(hand: str) -> None:
    seats = f"W1W2W3K1K2:1:0:g/K3B1B2G1M:1:0:-/{hand}:1:0:"
    assert Table.at(f"1A play:B+ R2=2 R2 * {seats}g").public.hand_sizes[0] == 5
    with pytest.raises(BadPosition) as caught:
        Table.at(f"1A play:B+ R2=2 R2 * {seats}-")
    assert caught.value.text.key == "position-only-mists"


@pytest.mark.parametrize(
    ("position", "letter", "given", "expected"),
    [
        ("1A play:B+ R2=2 R2 - {four}:1:0:g/{five}:1:0:-", "A", 4, 5),
        ("1A play:B+ R2=2 R2 - {five}:1:0:g/{four}:1:0:-", "B", 4, 5),
        ("1A play:B+ R2=2 R2 - -:1:0:g/{five}:1:0:-", "A", 0, 5),
        ("1A open:B+ - - R2 {five}:1:0:g/{four}:2:1:-", "B", 4, 5),
        ("1A draw:A+ R2=2 R2 - {three}:1:0:g/{five}:1:0:-", "A", 3, 4),
        ("1A draw:A+ R2=2 R2 - {four}:1:0:g/{four}:1:0:-", "B", 4, 5),
    ],
)
def test_gh_3_7_a_hand_is_full_while_there_are_cards_to_draw(
    position: str, letter: str, given: int, expected: int
) -> None:
    hands = {"three": "W1W2K3", "four": "W1W2K3B1", "five": "K2K3B1B2M"}
    with pytest.raises(BadPosition) as caught:
        Ghosts(2).parse_position(position.format_map(hands))
    text = caught.value.text
    assert text.key == "position-not-drawn"
    assert text.fields["deck"] == 60 - len(
        re.findall(r"[WKBRGY][123](?!=)|M", position.format_map(hands))
    )
    assert [text.fields[name] for name in ("letter", "given", "expected")] == [
        letter,
        given,
        expected,
    ]
    assert all("(GH-3.7)" in text.say(language) for language in ("en", "fr"))


def test_gh_3_7_a_hand_may_be_short_when_nothing_is_left_to_draw() -> None:
    table = Table.at("1A play:B+ R2=2 R2 * W1W2K3B1:1:0:g/K2:1:0:-")
    assert table.public.deck_size == 0
