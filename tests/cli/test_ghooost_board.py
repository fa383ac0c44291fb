"""The board of Ghooost! in the terminal: from views, within 80 columns, read without colour."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from hantise.cli.viewpoint import look
from hantise.core.event import Hidden
from hantise.core.state import State
from hantise.core.table import Seat
from hantise.games.ghooost import Ghooost
from hantise.games.ghooost.events import Drawn
from hantise.terminal import Scene, board_of
from hantise.text import LANGUAGES, speaking
from tests.cli.games import played

DAY = "1A turn:B+ 5*2+X 3,5*2,X,K - 25 0:0:2 2,4,6*2:-:12:0:0/1,7,9,K:7:12:0:0 -"


def shown(board: RenderableType, *, colour: bool = False) -> str:
    out = io.StringIO()
    terminal = Console(
        file=out, width=80, force_terminal=colour, color_system="256" if colour else None
    )
    terminal.print(board)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def drawn(state: State, players: int, seat: int | None = 0) -> str:
    people = [Seat(letter) for letter in "ABCDEF"[:players]]
    return shown(board_of("ghooost").draw(state.view(seat), Scene(people)))


def test_a_table_before_midnight() -> None:
    board = drawn(Ghooost(2).parse_position(DAY), 2, 1)
    assert re.search(r"Your turn\. +before midnight", board)
    assert re.search(r"│  5  │  5 to beat", board)
    assert re.search(r"│ ×3  │  5 cards, 1 Kitty beside", board)
    assert "Crypt: 25" in board
    assert re.search(r"· A +4 +12 ", board)
    assert re.search(r"▶ B \(you\) +4 +12 ", board)
    assert re.search(r"│ 1~  │ │  7  │ │  9  │ │ K~  │", board)
    assert "6" not in board, "it is in the other's hand"
    assert "clockwise" not in board, "two players keep no direction"


def test_a_spectator_sees_no_hand() -> None:
    board = drawn(Ghooost(2).parse_position(DAY), 2, None)
    assert "hand" not in board
    assert "9" not in board


def test_scary_ghosts_and_stacks() -> None:
    text = (
        "2B turn:A- 12 12 11*4,13*4 11 0:0:4 3*2,8,14:-:10:2:0/2,4,5,6:-:10:0:1/1,7,9,K:-:10:2:0 -"
    )
    game = Ghooost(3)
    board = drawn(game.parse_position(text), 3)
    assert "12 to beat, scary" in board
    assert "anticlockwise" in board
    assert "Round 2, before midnight" in board
    assert re.search(r"│ 3!  │ │ 8°  │ │ 14  │\n│ ×2  │", board)
    assert re.search(r"▶ A \(you\) +4 +10 +2 +0", board)
    assert re.search(r"  B +4 +10 +0 +1", board)


def test_the_countdown_and_who_is_out() -> None:
    gone = ",".join(f"{value}*4" for value in range(2, 14) if value not in (6, 9))
    text = f"1A turn:A+ - - 1*4,6*2,9*3,14*4,X*2,K*4,{gone} 0 0:60:90 6*2:6:0:0:0/-:-:0:0:0/9:9:0:0:0 B"
    board = drawn(Ghooost(3, {"match": "single"}).parse_position(text), 3)
    assert re.search(r"the round stops after 40 more\s+idle actions", board)
    assert re.search(r"  B +out", board)
    assert "after midnight" in board
    assert "Points" not in board, "one round decides"


def test_everything_open() -> None:
    sight = look(Ghooost(2).parse_position(DAY), "all", 2)
    people = [Seat("A"), Seat("B")]
    board = shown(board_of("ghooost").draw(sight.view, Scene(people, opened=sight.opened)))
    assert "A  2 4 6×2" in board
    assert "B  1 7 9 K" in board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(2, 7))
def test_boards_fit(players: int, language: str) -> None:
    with speaking(language):
        for decisions in range(0, 240, 24):
            board = drawn(played("ghooost", decisions, players).state, players)
            assert max(map(len, board.splitlines())) <= 80
            assert len(board.splitlines()) <= 14


def test_colour_is_never_alone() -> None:
    view = Ghooost(2).parse_position(DAY).view(1)
    picture = board_of("ghooost").draw(view, Scene([Seat("A"), Seat("B")]))
    coloured = shown(picture, colour=True)
    assert "\x1b[" in coloured
    without = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in without.splitlines()] == shown(picture).splitlines()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "~ fearless   ! scary"), ("fr", "~ sans-peur   ! effrayant")]
)
def test_the_legend_explains_the_signs(language: str, words: str) -> None:
    legend = board_of("ghooost").legend
    assert legend is not None
    with speaking(language):
        assert words in shown(legend())


def test_only_ones_own_new_cards_are_told() -> None:
    drawn_card = Drawn(0, Hidden("5", [0]))
    quiet = board_of("ghooost").quiet
    assert not quiet(drawn_card.seen_by(0))
    assert quiet(drawn_card.seen_by(1))
