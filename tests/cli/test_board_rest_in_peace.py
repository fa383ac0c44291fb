"""The board of Rest in Peace: the line, the house, why a card counts what it counts, one's cards."""

import re

import pytest
from rich.console import RenderableType

from hantise.cli.viewpoint import look
from hantise.core.event import Hidden
from hantise.core.rng import Rng
from hantise.core.state import NOBODY
from hantise.core.table import Seat
from hantise.games.rest_in_peace import RestInPeace
from hantise.games.rest_in_peace.events import Drawn, Line, Played
from hantise.games.rest_in_peace.state import RestInPeaceState
from hantise.terminal import Scene, board_of
from hantise.text import LANGUAGES, speaking
from tests.cli.test_boards import shown

ID = "rest-in-peace"
SEATS = [Seat("A"), Seat("B")]
GAME = RestInPeace(2, {"mediums": "up-to-4"})
THIRD = (
    "round:3 turn:A start:B winners:BA wonA:m wonB:c heldA:8.10 handA:1346 handB:35"
    " tableA:2,2 tableB:2,5,1 pastA:1,2 pastB:1,3 line:9.2.4.5.3.6.1 houses:c.m.c.m.c.m.m.m"
)
"""The middle of the third round."""


def at(position: str) -> RestInPeaceState:
    return GAME.parse_position(position)


def drawn(state: RestInPeaceState, seat: int | None = 0, width: int = 80, height: int = 24) -> str:
    scene = Scene(SEATS, width=width, height=height)
    return shown(board(state, seat, scene), width)


def board(state: RestInPeaceState, seat: int | None, scene: Scene) -> RenderableType:
    return board_of(ID).draw(state.view(seat), scene)


def row(picture: str, begins: str) -> str:
    """The first line that begins so, with one space between its words."""
    return next(" ".join(line.split()) for line in picture.splitlines() if line.startswith(begins))


def test_the_line_of_ten() -> None:
    picture = drawn(at(THIRD))
    assert row(picture, "Round ") == "Round 1 B 2 A [3] 4 5 6 7 8 9 10"
    assert row(picture, "House ") == "House C M C M C M M M"
    assert row(picture, "Medium ") == "Medium #9 #2 #4 #5 #3 #6 #1"
    assert row(picture, "A  ") == "A 3 4"
    assert row(picture, "B  ") == "B 4 8"


def test_the_race() -> None:
    picture = drawn(at(THIRD))
    assert re.search(r"A \(you\) +■□□□ +□□□ +4 +\d+ +#8 #10", picture)
    assert re.search(r"B +□□□□ +■□□ +2 +\d+", picture)


def test_what_ending_the_turn_would_mean() -> None:
    state = at(THIRD)
    assert "means leaving the house: your total is not higher" in drawn(state)
    assert "leaving the house" not in drawn(state, 1)
    state.apply(GAME.parse("6"))
    assert "your opponent must beat you" in drawn(state)
    alone = at("round:3 start:B handA:12 handB:1 tableA:6 tableB:1,#14 played:1")
    assert "you played just one card (#14)" in drawn(alone)


def test_why_a_card_counts_what_it_counts() -> None:
    state = at("round:3 handA:1 handB:1 heldA:26 tableA:2,#8 tableB:1,#17=2")
    for action in ("#26", "=2"):
        state.apply(GAME.parse(action))
    assert "2 (2 +1 bat +3 named −2 ectoplasm = 4)" in drawn(state)
    with speaking("fr"):
        assert "2 (2 +1 chauve-souris +3 nommée −2 ectoplasme = 4)" in drawn(state)


def test_hands_are_for_their_owners() -> None:
    state = at(THIRD)
    assert re.search(r"Your hand: +1 +3 +4 +6", drawn(state, 0))
    assert re.search(r"Your hand: +3 +5", drawn(state, 1))
    assert "Your hand" not in drawn(state, None)
    looking = at(f"{THIRD} look:A")
    assert re.search(r"What you see of the other hand: +3 +5", drawn(looking, 0))
    assert "What you see" not in drawn(looking, 1)


def test_ghosts_on_round_10_are_for_their_owners() -> None:
    state = at("round:5 handA:1 handB:1 tenA:3,5,#7 tenB:2,#13")
    assert "A: ?3 ?5 #7   B: ? #13" in drawn(state, 0)
    assert "A: ? ? #7   B: ?2 #13" in drawn(state, 1)
    assert "A: ? ? #7   B: ? #13" in drawn(state, None)


def test_round_10_lies_open() -> None:
    picture = drawn(at("round:10 tableA:4,4,#10,3+ tableB:6,5 handA:1 handB:1 houses:c"))
    assert re.search(r"A: 11 +4  4  #10…  3\+", picture)
    assert re.search(r"B: 11 +6  5", picture)


def test_mediums_in_front_of_the_reader_are_explained() -> None:
    assert "#8 Acro-bats  Your even cards count 1 more this round." in drawn(at(THIRD))
    with speaking("fr"):
        assert "#8 Noctule noctambule  Vos cartes paires comptent" in drawn(at(THIRD))
    many = at("round:3 heldA:8.9.10 handA:1 handB:1")
    assert "Your even cards" not in drawn(many)
    assert "Your even cards" in drawn(many, width=120, height=40)


def test_everything_open() -> None:
    sight = look(at(THIRD), "all", 2)
    picture = shown(board_of(ID).draw(sight.view, Scene(SEATS, opened=sight.opened)))
    assert re.search(r"A .*1 +3 +4 +6", picture)
    assert re.search(r"B .*3 +5", picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_and_can_be_drawn_at_every_moment(language: str) -> None:
    with speaking(language):
        for seed in range(3):
            state, rng = GAME.start(), Rng(seed)
            number = 0
            while state.actor != NOBODY:
                number += 1
                if number % 7 == 0:
                    for seat in (0, 1, None):
                        assert max(map(len, drawn(state, seat).splitlines())) <= 80
                state.apply(state.choose(rng))
            assert drawn(state)


def test_what_the_board_shows_is_not_told_again() -> None:
    quiet = board_of(ID).quiet
    assert quiet(Line(round=1, medium=4))
    drawn = Drawn(seat=0, value=Hidden(3, [0]))
    assert quiet(drawn.seen_by(1))
    assert not quiet(drawn.seen_by(0))
    assert not quiet(Played(seat=0, value=3, total=3))


def test_legend() -> None:
    legend = board_of(ID).legend
    assert legend is not None
    words = []
    for language in LANGUAGES:
        with speaking(language):
            words.append(shown(legend()))
    assert "M manor" in words[0]
    assert "M manoir" in words[1]
