"""Boards: drawn from views, within 80 columns, to be read without colour."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from hantise.cli.viewpoint import look
from hantise.core.event import Event
from hantise.core.state import State
from hantise.core.table import Seat
from hantise.games.eighteen_ghosts import EighteenGhosts
from hantise.games.ghosts import Ghosts
from hantise.games.ghosts.views import GhostsView
from hantise.terminal import Scene, board_of
from hantise.text import LANGUAGES, speaking
from tests.cli.games import MIDDLE, TWO_HANDS, played

PEOPLE = [Seat(letter) for letter in "ABCDEF"]


def shown(board: RenderableType, width: int = 80, *, colour: bool = False) -> str:
    out = io.StringIO()
    terminal = Console(
        file=out, width=width, force_terminal=colour, color_system="256" if colour else None
    )
    terminal.print(board)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def drawn(id: str, state: State, seat: int | None = 0, width: int = 80, height: int = 24) -> str:
    view = state.view(None)
    players = len(view.public.fear) if isinstance(view, GhostsView) else 2
    scene = Scene(PEOPLE[:players], width=width, height=height)
    return shown(board_of(id).draw(state.view(seat), scene), width)


def test_castle() -> None:
    board = drawn("18-ghosts", EighteenGhosts().parse_position(MIDDLE))
    castle = [line[:33] for line in board.splitlines()]
    assert castle == [
        "     a     b     c     d     e   ",
        "  ┌─────┬─────┬─────┬─────┬─────┐",
        "5 │ ~~~ │/(r)/│ ╡R╞ │ ~~~ │ /// │",
        "  ├─────┼─────┼──↓──┼─────┼─────┤",
        "4 │:[R]:│  ◇  │ ::: │◇[Y]◇│:(r):│",
        "  ├─────┼─────┼─────┼─────┼──↑──┤",
        "3 │ /// │~[B]~│/[Y]/│ ~~~ │ ╡Y╞ │",
        "  ├─────┼─────┼─────┼─────┼─────┤",
        "2 │~(r)~│◇(b)◇│:(y):│◇[R]◇│ /// │",
        "  ├─────┼─────┼──↑──┼─────┼─────┤",
        "1 │ ::: │ /// │ ╡B╞ │~[B]~│ ::: │",
        "  └─────┴─────┴─────┴─────┴─────┘",
    ]
    assert re.search(r"\[ \] A \(you\) +RB +Y\n", board)
    assert re.search(r"\( \) B +by +by\n", board)


@pytest.mark.parametrize(("arrows", "places"), [("<><", "←→←"), (">v>", "→↓→")])
def test_portals_open_through_walls(arrows: str, places: str) -> None:
    position = f"2{arrows[0]}2/5/4{arrows[1]}/5/2{arrows[2]}2 A RRRBBBYYYrrrbbbyyy - 0 0"
    board = drawn("18-ghosts", EighteenGhosts().parse_position(position))
    assert re.findall("[←→↑↓]", board) == list(places)


def test_castle_at_start_tells_what_is_to_be_placed() -> None:
    board = drawn("18-ghosts", EighteenGhosts().start())
    assert "RRRBBBYYY" in board
    assert "rrrbbbyyy" in board
    assert "Dungeon" not in board


def test_large_castle_names_its_rooms() -> None:
    board = drawn("18-ghosts", EighteenGhosts().parse_position(MIDDLE), width=120, height=40)
    assert re.findall(r"│a4 ", board)
    assert "[R]" in board
    assert len(board.splitlines()) == 22


def test_last_move_is_marked() -> None:
    game = EighteenGhosts()
    state = game.parse_position(MIDDLE)
    events: list[Event] = []
    state.apply(game.parse("a4-b4"), events)
    scene = Scene(PEOPLE[:2], recent=events)
    board = shown(board_of("18-ghosts").draw(state.view(0), scene))
    assert "4 │:···:│›[R]‹│" in board


def test_table_of_ghosts() -> None:
    state = Ghosts(2).parse_position(TWO_HANDS)
    board = drawn("ghosts", state, 0)
    assert "■■□□□□□ 2/7" in board
    assert "Draw pile: 49" in board
    assert "▮▮▮▮▮" in board
    assert re.search(r"│ W1  │ │ W2  │ │ K3  │ │ B1  │", board)
    for card in ("K2", "B2"):
        assert card not in board, "it is in the other's hand"
    assert "Your hand" not in drawn("ghosts", state, None)


def test_everything_open() -> None:
    state = Ghosts(2).parse_position(TWO_HANDS)
    sight = look(state, "all", 2)
    scene = Scene(PEOPLE[:2], opened=sight.opened)
    board = shown(board_of("ghosts").draw(sight.view, scene))
    assert "W1 W2 K3 B1" in board
    assert "K2 K3 B1 B2 M" in board


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", range(2, 7))
def test_boards_fit(players: int, language: str) -> None:
    with speaking(language):
        for decisions in range(0, 60, 7):
            board = drawn("ghosts", played("ghosts", decisions, players).state)
            assert max(map(len, board.splitlines())) <= 80
            assert len(board.splitlines()) <= 14
            castle = drawn("18-ghosts", played("18-ghosts", decisions).state)
            assert max(map(len, castle.splitlines())) <= 80
            assert len(castle.splitlines()) == 12


def test_a_game_without_a_board() -> None:
    state = Ghosts(2).parse_position(TWO_HANDS)
    scene = Scene(PEOPLE[:2], story=["Something happened."])
    board = shown(board_of("a-third-partys").draw(state.view(0), scene))
    assert re.search(r"hand sizes +5 5", board)
    assert re.search(r"hand +W1 W2 K3 B1", board)
    assert "B2" not in board
    assert "· Something happened." in board


def test_colour_is_never_alone() -> None:
    state = EighteenGhosts().parse_position(MIDDLE)
    picture = board_of("18-ghosts").draw(state.view(0), Scene(PEOPLE[:2]))
    coloured = shown(picture, colour=True)
    assert "\x1b[" in coloured
    without = re.sub(r"\x1b\[[0-9;]*m", "", coloured)
    assert [line.rstrip() for line in without.splitlines()] == shown(picture).splitlines()


def test_long_stories_keep_their_end() -> None:
    story = [f"Line {number} of what happened." for number in range(30)]
    state = EighteenGhosts().start()
    picture = board_of("18-ghosts").draw(state.view(0), Scene(PEOPLE[:2], story=story))
    assert "Line 29" in shown(picture)
    assert "…" in shown(picture)
    assert "Line 3 " not in shown(picture)


@pytest.mark.parametrize("id", ["18-ghosts", "ghosts"])
def test_legends(id: str) -> None:
    legend = board_of(id).legend
    assert legend is not None
    for language in LANGUAGES:
        with speaking(language):
            assert shown(legend())
