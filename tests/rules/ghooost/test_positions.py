"""Positions as text: written and read back exactly, and refused where the rules exclude them."""

import pytest

from hantise.core.errors import BadPosition
from hantise.core.rng import Rng
from hantise.core.state import CHANCE, NOBODY
from hantise.games.ghooost import Ghooost
from tests.rules.ghooost.conftest import Table


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
@pytest.mark.parametrize("deck", ["2x4k", "4x2k"])
def test_every_position_of_a_game_is_read_back(players: int, deck: str) -> None:
    table = Table.start(players, deck=deck, first="random", idle_limit=20, match="single")
    rng = Rng(players)
    check_read_back(table)
    seen = set()
    while table.actor != NOBODY:
        table.state.apply(table.state.choose(rng))
        seen.add(table.public.phase)
        check_read_back(table)
    assert seen >= {"deal", "turn", "again", "draft", "refill", "luck", "over"}


def test_a_position_read_back_plays_on_alike() -> None:
    table, rng = Table.start(4), Rng(3)
    for _ in range(150):
        table.state.apply(table.state.choose(rng))
    table.events.clear()
    read = Table(table.game, table.game.parse_position(table.position))
    assert read.play_on(seed=9) == table.play_on(seed=9)
    assert read.position == table.position


def test_the_start_as_text() -> None:
    two = "1A deal:A+ - - - 38 0:0:0 -:-:12:0:0/-:-:12:0:0 -"
    assert Table.start(2).position == two
    three = "1? first:A+ - - - 32 0:0:0 -:-:10:0:0/-:-:10:0:0/-:-:10:0:0 -"
    assert Table.start(3, first="random").position == three


def test_each_field_as_text() -> None:
    table = Table.dealt("5*2,9,X", "2*2,7,K", "4*2,13,1")
    table.play("5*2+X +6 +6 +14 6 +3 7 +8 13 +10 luck =11")
    assert table.position.split() == [
        "1A",
        "turn:B+",
        "-",
        "-",
        "-",
        "13",
        "0:0:5",
        "3,5*2,6*2,7,9,11,13,14,X:5*2,6,7,11,13,X:10:0:0/2*2,8,K:-:10:0:0/1,4*2,10:-:10:0:0",
        "-",
    ]


def test_the_fields_of_a_refill() -> None:
    table = Table.dealt("5*2,9,X", "2*2,7,K", "4*2,13,1").play("9 +6 take 13")
    assert table.position == (
        "1A refill:C+>A 13 13 - 19 0:0:3 5*2,6,X:-:10:0:0/2*2,7,9,K:9:10:0:0/1,4*2:-:10:0:0 -"
    )


def test_cards_may_be_written_in_any_order() -> None:
    given = "1A turn:A+ 5+X K,X,5,3 - 25 0:0:4 9,2,X,2:2,9:12:0:0/K,1,1,7*2:-:12:0:0 -"
    written = "1A turn:A+ 5+X 3,5,X,K - 25 0:0:4 2*2,9,X:2,9:12:0:0/1*2,7*2,K:-:12:0:0 -"
    game = Ghooost(2)
    assert game.parse_position(given).position() == written


TWO = "1A turn:A+ 5 3,5 - 28 0:0:4 2*2,9,X:2:12:0:0/1*2,7,K:-:12:0:0 -"
MATCH = "3B turn:A+ 5 3,5 - 18 0:0:4 2*2,9,X:2:10:4:0/1*2,7,K:-:10:2:1/4,6,8,14:-:10:2:1 -"


def changed(position: str, **changes: str) -> str:
    names = ("round", "turn", "top", "cemetery", "discard", "crypt", "counters", "seats", "out")
    given = dict(zip(names, position.split(), strict=True)) | changes
    return " ".join(given.values())


def reason(text: str, players: int = 2, **options: object) -> str:
    """Why a position is refused, said in both languages."""
    with pytest.raises(BadPosition) as caught:
        Ghooost(players, options).parse_position(text)
    for language in ("en", "fr"):
        assert caught.value.text.say(language)
    return caught.value.text.key.removeprefix("position-")


def test_the_positions_that_are_changed_below_are_sound() -> None:
    assert Ghooost(2).parse_position(changed(TWO)).position() == TWO
    assert Ghooost(3).parse_position(changed(MATCH)).position() == MATCH


@pytest.mark.parametrize(
    ("key", "changes"),
    [
        ("round", {"round": "A1"}),
        ("round", {"round": "0A"}),
        ("seat", {"round": "1C"}),
        ("turn", {"turn": "think:A+"}),
        ("turn", {"turn": "turn:A"}),
        ("turn", {"turn": "turn:A+>B"}),
        ("turn", {"turn": "refill:A+"}),
        ("turn", {"turn": "over:A+"}),
        ("turn", {"turn": "over=bored:A+"}),
        ("turn", {"turn": "turn=idle:A+"}),
        ("seat", {"turn": "turn:C+"}),
        ("top", {"top": "15"}),
        ("top", {"top": "X"}),
        ("top", {"top": "K"}),
        ("top", {"top": "5*4"}),
        ("top", {"top": "5*2+X*2"}),
        ("top", {"top": "11"}),
        ("cards", {"cemetery": "3,Q"}),
        ("cards", {"discard": "5*5"}),
        ("cards", {"seats": "2**2:-:12:0:0/1:-:12:0:0"}),
        ("crypt", {"crypt": "many"}),
        ("counters", {"counters": "0:0"}),
        ("seats", {"seats": "2*2,9,X:2:12:0:0"}),
        ("seat-form", {"seats": "2*2,9,X:2:12:0/1*2,7,K:-:12:0:0"}),
        ("out", {"out": "AA"}),
        ("out", {"out": "x"}),
        ("seat", {"out": "C"}),
    ],
)
def test_a_form_that_cannot_be_read(key: str, changes: dict[str, str]) -> None:
    assert reason(changed(TWO, **changes)) == key


def test_the_number_of_fields() -> None:
    assert reason(TWO.removesuffix(" -")) == "fields"


@pytest.mark.parametrize(
    ("key", "changes"),
    [
        ("too-many", {"discard": "2*3"}),
        ("too-many", {"discard": "X*2"}),
        ("manor", {"seats": "2*2,9,X:2:13:0:0/1*2,7,K:-:11:0:0"}),
        ("sizes", {"crypt": "27"}),
        ("sizes", {"discard": "14"}),
        ("skeletum", {"cemetery": "5,11"}),
        ("no-top", {"top": "-"}),
        ("top-not-there", {"top": "6"}),
        ("top-not-there", {"top": "5*2"}),
        ("top-not-there", {"top": "5+X"}),
        ("known", {"seats": "2*2,9,X:2*3:12:0:0/1*2,7,K:-:12:0:0"}),
        ("known", {"seats": "2*2,9,X:4:12:0:0/1*2,7,K:-:12:0:0"}),
        ("out-acts", {"out": "A"}),
        ("direction", {"turn": "turn:A-"}),
        ("counters-order", {"counters": "2:1:4"}),
        ("counters-order", {"counters": "0:5:4"}),
        ("counters-order", {"counters": "0:0:2001"}),
        ("no-action", {"turn": "draft:A+", "counters": "0:0:0"}),
        ("idle", {"turn": "luck:A+", "counters": "0:2:4"}),
        ("passes", {"counters": "1:2:4"}),
        ("stopped", {"counters": "0:100:400"}),
        ("stopped", {"counters": "0:4:2000"}),
        ("cannot-draw", {"turn": "refill:A+>B"}),
        ("not-refilled", {"seats": "2*2,9:2:12:0:0/1*2,7,K:-:12:0:0", "crypt": "29"}),
        ("before-midnight", {"turn": "manor:A+"}),
        ("first", {"round": "1?"}),
        ("single", {"round": "2A"}),
        ("single", {"seats": "2*2,9,X:2:12:1:0/1*2,7,K:-:12:0:0"}),
        ("out-number", {"turn": "over=idle:A+"}),
        ("ending-single", {"turn": "over=match-won:A+", "out": "B"}),
        ("played-too-soon", {"turn": "deal:A+"}),
    ],
)
def test_a_position_that_no_game_leads_to(key: str, changes: dict[str, str]) -> None:
    assert reason(changed(TWO, **changes)) == key


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("before-first", "1? first:A+ - - 5 37 0:0:0 -:-:12:0:0/-:-:12:0:0 -"),
        ("before-first", "1? first:A+ - - - 39 0:0:0 -:-:11:0:0/-:-:12:0:0 -"),
        ("cannot-draw", "1A deal:A+ - - - 34 0:0:0 1*4:-:12:0:0/-:-:12:0:0 -"),
        ("deal-order", "1A deal:A+ - - - 37 0:0:0 -:-:12:0:0/1:-:12:0:0 -"),
        ("deal-order", "1A deal:B+ - - - 37 0:0:0 1:-:12:0:0/-:-:12:0:0 -"),
    ],
)
def test_a_deal_that_no_game_leads_to(key: str, given: str) -> None:
    assert reason(given) == key


def test_a_crypt_too_small_to_be_dealt_from() -> None:
    """Most cards lie in the discard already."""
    gone = "1*4,2*4,3*4,4*4,5*4,6*4,7*4,8*4,9*4,10*4,11*4,12*4,13*2"
    text = f"1A deal:A+ - - {gone} 7 0:0:0 -:-:3:0:0/-:-:2:0:0 -"
    assert reason(text) == "short-crypt"


@pytest.mark.parametrize(
    ("key", "given"),
    [
        ("after-midnight", {"turn": "luck:A+", "counters": "0:0:9"}),
        ("after-midnight", {"turn": "refill:A+>B", "counters": "0:0:9"}),
        ("manor-with-hand", {"turn": "manor:A+", "counters": "0:0:9"}),
        ("clockwise", {"turn": "turn:A-", "counters": "0:0:0"}),
        ("out-before-midnight", {"crypt": 2}),
        ("passed", {"counters": "1:1:9", "turn": "turn:B+"}),
        ("passed", {"counters": "1:1:9", "turn": "turn:A+"}),
        ("stopped", {"counters": "2:2:9", "turn": "turn:B+"}),
    ],
)
def test_a_late_position_that_no_game_leads_to(key: str, given: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as caught:
        Table.at("2,9", "1,7", "-", **({"out": "C"} | given))  # type: ignore[arg-type]
    assert caught.value.text.key == f"position-{key}"
    assert caught.value.text.say("en") != caught.value.text.say("fr")


def test_who_is_out_has_no_cards_and_who_has_none_is_out() -> None:
    sound = "1A turn:A+ - - {} 0 0:0:9 2,9:-:1:0:0/1,7:-:1:0:0/{}:-:0:0:0 {}"
    gone = "1*3,2*3,3*4,4*4,5*4,6*4,7*3,8*4,9*3,10*4,11*4,12*4,13*4,14*4,K*4"
    options = {"match": "single"}
    assert Ghooost(3, options).parse_position(sound.format(gone, "-", "C")).actor == 0
    assert reason(sound.format(gone, "X", "C"), 3, **options) == "sizes"
    fewer = gone.replace("14*4", "14*3")
    assert reason(sound.format(fewer, "14", "C"), 3, **options) == "out-with-cards"
    assert reason(sound.format(gone, "-", "-"), 3, **options) == "no-cards"


@pytest.mark.parametrize(
    ("key", "changes"),
    [
        ("points", {"round": "2B"}),
        ("points", {"seats": "2*2,9,X:2:10:5:0/1*2,7,K:-:10:2:1/4,6,8,14:-:10:2:1"}),
        ("points", {"seats": "2*2,9,X:2:10:4:0/1*2,7,K:-:10:2:1/4,6,8,14:-:10:2:0"}),
        ("decided", {"seats": "2*2,9,X:2:10:3:0/1*2,7,K:-:10:1:2/4,6,8,14:-:10:4:0"}),
        ("rounds", {"round": "21B"}),
        ("ending-match", {"turn": "over=idle:A+", "out": "BC"}),
        ("not-decided", {
            "turn": "over=match-won:A+", "out": "BC", "round": "2B"}),
        ("wrong-ending", {
            "turn": "over=match-extended:B+", "out": "AC", "round": "2B",
            "seats": "2*2,9,X:2:10:3:0/1*2,7,K:-:10:1:2/4,6,8,14:-:10:4:0"}),
        ("wrong-ending", {
            "turn": "over=match-won:C+", "out": "AB", "round": "2B",
            "seats": "2*2,9,X:2:10:3:0/1*2,7,K:-:10:1:2/4,6,8,14:-:10:4:0"}),
        ("first-later", {"turn": "first:A+", "round": "3?"}),
    ],
)  # fmt: skip
def test_go_7_1_a_match_that_cannot_be(key: str, changes: dict[str, str]) -> None:
    text = changed(MATCH, **changes)
    if key == "first-later":
        text = "3? first:A+ - - - 32 0:0:0 -:-:10:4:0/-:-:10:2:1/-:-:10:2:1 -"
    assert reason(text, 3) == key


def test_go_7_3_a_match_over_that_can_be() -> None:
    seats = "2*2,9,X:2:10:3:0/1*2,7,K:-:10:1:2/4,6,8,14:-:10:4:0"
    text = changed(MATCH, turn="over=match-won:B+", out="AC", round="2B", seats=seats)
    outcome = Ghooost(3).parse_position(text).outcome()
    assert outcome is not None
    assert outcome.ranks == (2, 3, 1)
