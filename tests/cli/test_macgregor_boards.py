"""The boards of both castle games in the terminal: from views, in 80 columns, without colour."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from hantise.core.event import Hidden
from hantise.core.game import Game
from hantise.core.rng import Rng
from hantise.core.state import NOBODY, State
from hantise.core.table import Seat
from hantise.games.castle.castles import plan_of, read_plan
from hantise.games.castle.events import Caught, Drawn
from hantise.games.castle.terminal.plan import draw_plan
from hantise.games.macgregor import MacGregor
from hantise.games.macgregor_treasure import MacGregorTreasure
from hantise.terminal import Scene, board_of
from hantise.text import LANGUAGES, speaking

RUN = "3 move:B1 A LC TX! H rLrL 03:-:-:-/02:bC,gT:A2:-/42:rC,gH,gH:-:-"
HUNT = "3 look:B1td A LCTX HV! H rLrV 00!,02R 22:-:-:-/00:bC,gT:lp:RKK/32:rC:lpd:B"


def shown(board: RenderableType) -> str:
    out = io.StringIO()
    Console(file=out, width=80, force_terminal=False, color_system=None).print(board)
    return "\n".join(line.rstrip() for line in out.getvalue().splitlines())


def drawn(game: Game, state: State, seat: int | None, *, opened: bool = False) -> str:
    people = [Seat(letter) for letter in "ABCDEF"[: game.players]]
    views = [state.view(other) for other in range(game.players)] if opened else []
    scene = Scene(people, opened=views, story=["Something happened."])
    return shown(board_of(game.about.id).draw(state.view(seat), scene))


def run_board(seat: int | None, *, opened: bool = False) -> str:
    game = MacGregor(3)
    return drawn(game, game.parse_position(RUN), seat, opened=opened)


def hunt_board(seat: int | None, *, opened: bool = False, text: str = HUNT) -> str:
    game = MacGregorTreasure(3)
    return drawn(game, game.parse_position(text), seat, opened=opened)


# The castle


def test_the_castle_of_the_first_game() -> None:
    lines = shown(draw_plan(plan_of("", "macgregor"), {}, {})).splitlines()
    assert lines[0].split() == ["0", "1", "2", "3", "4"]
    assert lines[1] == "  ┌───────┬───────┬───────┬───────┬───────┐"
    assert lines[2] == "0 │       b       r       b       r       │"
    assert lines[3] == "  ├───r───┼───g───┼───g───┼───g───┼───b───┤"
    assert lines[-1] == "  └───R───┴───────┴───G───┴───────┴───B───┘"


def test_halls_have_no_walls_inside_and_ways_out_on_every_side() -> None:
    lines = shown(draw_plan(plan_of("", "macgregor-treasure"), {}, {})).splitlines()
    assert lines[1] == "  ┌───────┬───────┬───R───┬───────┬───────┐"
    assert lines[3] == "  ├───r───┼───r───┤       ├───────┼───g───┤"
    assert lines[6] == "2 G               b       r               G"


def test_a_castle_of_seven_by_seven_fits() -> None:
    rows = ["LCTXHVS", "TXHVSLC", "HVSLCTX", "SLCTXHV", "CTXHVSL", "XHVSLCT", "VSLCTXH"]
    doors = [f"{r}{c}-{r}{c + 1}" for r in range(7) for c in range(6)]
    doors += [f"{r}0-{r + 1}0" for r in range(6)]
    text = "\n".join(
        (
            'game = "macgregor-treasure"',
            f"blazon = {rows}",
            'ghost = "34"',
            'stairs = ["00", "06", "60", "66"]',
            'exits = { "03N" = "red", "63S" = "blue", "30W" = "green", "36E" = "green" }',
            f'red = "{" ".join(doors)}"',
        )
    )
    plan = read_plan(text, "macgregor-treasure")
    lines = shown(draw_plan(plan, {}, {})).splitlines()
    assert len(lines) == 1 + 2 * 7 + 1
    assert max(map(len, lines)) <= 60


# The first game


def test_a_runner_sees_the_castle_the_backs_and_their_own_keys() -> None:
    board = run_board(1)
    assert re.search(r"Your turn: play keys, or stay\. +Round 3 of 200", board)
    assert "───#───" in board, "the dungeon behind the treasure room"
    assert re.search(r"0 │ L +b C +r T\$B +b X \* +r H +│", board)
    assert re.search(r"A +03 +\* ghost", board)
    assert re.search(r"▶ B \(you\) +02 +C T", board)
    assert re.search(r"  C +42 +C H H", board)
    assert "Draw pile: H (a thistle) on top" in board
    assert "Plan: 2 cards face down" in board
    assert re.search(r"Last walk: T X \(the last one\s", board)
    assert "2 keys discarded" in board
    assert "Your keys: [bC]  [gT]" in board


@pytest.mark.parametrize("seat", [1, 2, None])
def test_nobody_but_the_ghost_sees_the_plan(seat: int | None) -> None:
    assert "Plan: L C" not in run_board(seat)
    assert "Plan: L C" in run_board(0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_keys_of_others_are_not_shown(seat: int | None) -> None:
    assert "gH" not in run_board(seat)
    assert "gH" in run_board(2)


def test_everything_open_in_the_first_game() -> None:
    board = run_board(None, opened=True)
    assert "A  * L C" in board
    assert "B  [bC]  [gT]" in board
    assert "C  [rC]  [gH]  [gH]" in board


# The second game


def test_a_hunter_sees_tokens_face_down_racks_and_objects() -> None:
    board = hunt_board(1)
    assert "A token lies here: do you turn it up?" in board
    assert re.search(r"0 │ H\^\?B +g L +b X \? ", board), "stairs and token, another token"
    assert re.search(r"2 G V +b H\+\* +r L", board), "the ghost in the crypt"
    assert re.search(r"▶ +B \(you\) +00 +C T +lamp, pickaxe +3 of 8 R KK", board)
    assert re.search(r"C +32 +C +lamp, pickaxe, detector +1 of 8 B", board)
    assert "Bag: 50 tokens" in board
    assert "Plan: 4 cards face down" in board
    assert "trap" not in board, "tokens lie face down"
    assert "Your keys: [bC]  [gT]" in board


def test_the_plan_is_seen_by_the_ghost_and_once_it_was_turned_up() -> None:
    assert "Plan: L C T X" in hunt_board(0)
    assert "L C T X" not in hunt_board(None)
    text = HUNT.replace("LCTX", "LCTX*")
    assert "Plan: L C T X" in hunt_board(2, text=text)


def test_the_token_that_is_to_be_laid_is_shown_to_all() -> None:
    text = "3 lay:A+! A - - T - 02R 22:-:-:-/00:bC,gT:lp:-/40:rC:lpd:B"
    assert "To be laid: trap" in hunt_board(1, text=text)


def test_everything_open_in_the_second_game() -> None:
    board = hunt_board(None, opened=True)
    assert "A  * L C T X" in board
    assert "C  [rC]" in board


# Both


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [MacGregor(4), MacGregorTreasure(6)], ids=["run", "hunt"])
def test_whole_games_fit_into_80_columns(game: Game, language: str) -> None:
    state, rng = game.start(), Rng(4)
    board = board_of(game.about.id)
    number = 0
    with speaking(language):
        assert board.legend is not None
        assert max(map(len, shown(board.legend()).splitlines())) <= 80
        while state.actor != NOBODY and number < 600:
            state.apply(state.choose(rng))
            number += 1
            if number % 20 == 0:
                lines = drawn(game, state, number % game.players).splitlines()
                assert max(map(len, lines)) <= 80
    assert number >= 100


@pytest.mark.parametrize("id", ["macgregor", "macgregor-treasure"])
def test_a_key_that_comes_into_ones_own_hand_is_news(id: str) -> None:
    quiet = board_of(id).quiet
    drawn_key = Drawn(1, "lion", Hidden("red", [1]))
    assert quiet(drawn_key.seen_by(0))
    assert not quiet(drawn_key.seen_by(1))
    assert not quiet(Caught(1, 0, "02"))
