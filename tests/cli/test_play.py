"""Whole games at a terminal: how they look, how they end, how they begin."""

import re
from pathlib import Path

import pytest

from hantise.cli.screen import WIPE_ALL
from hantise.core.record import load
from tests.cli.conftest import Spawn
from tests.cli.games import QUICK, only_game
from tests.cli.terminal import PROMPT, Terminal


def play_to_the_end(terminal: Terminal, end: str, *, by_notation: bool = False) -> int:
    """Choose the first action every time, or by its notation; how many times."""
    count = 0
    while terminal.expect(PROMPT[terminal.language], end) == 0:
        terminal.type(terminal.offered()[0] if by_notation else "1")
        count += 1
    return count


def test_a_game_of_18_ghosts_by_number(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK)
    assert play_to_the_end(terminal, "To replay it") > 9
    assert terminal.ended() == 0
    assert re.search(r"^(You win|B wins)\.$", terminal.text, re.MULTILINE)
    assert "  1. " in terminal.text
    table = load(only_game(home))
    assert table.over
    assert table.seats[0].bot is None
    assert table.seats[1].bot == "careful"


def test_a_game_of_ghosts_by_number(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", "ghosts", *QUICK, "--option", "rounds=1", "--names", "Zoé")
    assert play_to_the_end(terminal, "To replay it") > 15
    assert terminal.ended() == 0
    assert "fear point" in terminal.text
    table = load(only_game(home))
    assert table.over
    assert [seat.bot for seat in table.seats] == [None, "careful", "careful"]
    assert table.names == ["Zoé", "B", "C"]


def test_a_game_in_french_by_notation(spawn: Spawn, home: Path) -> None:
    terminal = spawn(
        *(
            "play",
            "18-ghosts",
            *QUICK,
            "--seat",
            "B",
            "--bot",
            "random",
            "--option",
            "goal=any-three",
        ),
        language="fr",
    )
    assert play_to_the_end(terminal, "Pour la revoir", by_notation=True) > 9
    assert terminal.ended() == 0
    assert re.search(r"A gagne\.|Vous gagnez\.|nulle", terminal.text)
    assert load(only_game(home)).seats[0].bot == "random"


def test_screen_at_80_by_24(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", *QUICK).asked()
    lines = terminal.text.splitlines()
    assert lines[0].startswith(" 18 Ghosts ")
    assert "Your turn: place one of your ghosts" in terminal.text
    assert terminal.offered()[:2] == ["B@a2", "B@a5"]
    assert len(terminal.offered()) == 18
    assert lines[-1].startswith("Number, notation")


def test_screen_of_ghosts_at_80_by_24(spawn: Spawn) -> None:
    terminal = spawn("play", "ghosts", *QUICK, language="fr").asked()
    for _ in range(6):
        terminal.answer("1")
        assert terminal.text.startswith(" Ghosts ")
        assert "Votre main" in terminal.text


@pytest.mark.parametrize("how", ["--no-colour", "NO_COLOR"])
def test_no_colour(spawn: Spawn, how: str) -> None:
    if how == "NO_COLOR":
        terminal = spawn("play", "18-ghosts", *QUICK, variables={"NO_COLOR": "1"})
    else:
        terminal = spawn("play", "18-ghosts", *QUICK, how)
    terminal.asked().answer("1")
    assert not re.search(r"\x1b\[[0-9;]*\b(3[0-8]|4[0-8]|9\d|10\d)(;|m)", terminal.raw)


def test_pace(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", "--seed", "7", "--pace", "0.4").asked()
    terminal.type("R@b5")
    terminal.expect("It is B’s turn")
    terminal.asked()


def test_seed_repeats_the_game(spawn: Spawn) -> None:
    first, second = (spawn("play", "ghosts", *QUICK).asked().text for _ in range(2))
    assert first == second


def test_two_people_need_no_curtain_where_nothing_is_hidden(spawn: Spawn) -> None:
    terminal = spawn("play", "18-ghosts", "--people", "2", "--names", "Ada,Bo", "--pace", "0")
    terminal.asked().answer("1")
    assert "( ) B Bo (you)" in terminal.text
    assert WIPE_ALL not in terminal.raw
    terminal.answer("1").answer("1")
    terminal.type("undo")
    terminal.expect("everybody agree")
    terminal.answer("n")
    assert "The game continues" in terminal.text
    terminal.type("undo")
    terminal.expect("everybody agree")
    terminal.answer("y")
    assert not re.search(r"· .*places? a", terminal.text), "back at Ada's first decision"


def test_menu(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play", language="fr")
    terminal.expect("Quel jeu")
    terminal.type("7")
    terminal.expect("Un nombre de 1 à")
    terminal.expect("Quel jeu")
    terminal.type("2")
    terminal.expect("Combien de joueurs, de 2 à 6")
    terminal.type("4")
    terminal.expect("Contre qui")
    terminal.type("1")
    terminal.asked()
    assert [seat.bot for seat in load(only_game(home)).seats] == [None, *["random"] * 3]


def test_leaving_the_menu(spawn: Spawn, home: Path) -> None:
    terminal = spawn("play")
    terminal.expect("Which game")
    terminal.press("\x04")
    assert terminal.ended() == 0
    assert "Traceback" not in terminal.raw
